-- What can be asked: rules, tiles, the board after a few known moves, the game's own facts.
local support = require "support"
local c = support.carcassonne
local equal, same = support.equal, support.same

-- ---- Rules ----

equal(c.expansion("inns").title, "Inns & Cathedrals")
equal(c.expansion("nothing"), nil)
local presets = {}
for _, preset in ipairs(c.presets()) do presets[preset.name] = preset end
equal(presets["big-box"].tiles, "base")
equal(presets.plus.max_players, 8)
for _, option in ipairs(c.options()) do
  for preset in pairs(presets) do
    assert(#option.defaults[preset] > 0)
    equal(c.Game({ rules = preset }):option(option.name), option.defaults[preset])
  end
  for _, value in ipairs(option.values) do
    equal(c.Game({ options = { [option.name] = value.name } }):option(option.name), value.name)
    assert(#value.meaning > 0)
  end
end

-- ---- Tile sets ----

local found = {}
for _, name in ipairs(c.builtin_tilesets()) do found[name] = c.TileSet(name) end
local base = found.base
equal(#base, 24)
equal(base:total(), 72)
equal(base:find("base/nothing"), nil)
local d = base:tile("base/D")
equal(base:find("base/D"), d.index)
same(base:tile(d.index), d)
same(d.sides, { N = "city", E = "road", S = "field", W = "road" })
same(d.marks, { start = 1 })
equal(d.rotations, 4)
same(base:segment("base/D", 1), { kind = "city", slots = { "NL", "N", "NR" }, borders = {}, attributes = {} })
same(base:segment(d.index, 3), { kind = "field", slots = { "EL", "WR" }, borders = { 1 }, attributes = {} })
equal(base:draw("base/D", 1, { ascii = true }), [[
+   |   +
    |   #
    | ###
    |   #
+   |   +
]])
local wheel = found.wheel
equal(wheel:pieces(), 1)
local piece = wheel:piece(1)
equal(piece.width, 4)
same(piece.sectors[2], { name = "taxes", crowns = 2 })
for number = 1, piece.segments do
  local segment = wheel:piece_segment(1, number)
  assert(#segment.kind > 0)
  for _, slot in ipairs(segment.slots) do assert(slot >= 1 and slot <= 48) end
end

local bag = c.TileSet():add(base):add(c.TileSet("inns"), 2)
equal(bag:total(), 72 + 2 * 18)
bag:set_count("base/D", 10)
equal(bag:tile("base/D").count, 10)

local mine = c.TileSet { text = [[
tileset mine "My own" total=4
tile START x1 start
  field NL N NR EL E ER SL S SR WL W WR
tile ROAD x3
  road N S
  field NR EL E ER SL
  field SR WL W WR NL
]] }
equal(mine:total(), 4)
local path = os.tmpname()
local file = assert(io.open(path, "w"))
file:write(support.file("lib/tilesets/inns.tiles"))
file:close()
equal(c.TileSet({ file = path }):total(), 18)
os.remove(path)

-- ---- Configurations ----

local config = c.Config():rules("big-box"):option("farms", "once-per-city"):with("inns", "gold")
  :player("Anna"):player("Ben"):player("Clara"):first(3):seed(12)
local table_of_it = {
  rules = "big-box", options = { farms = "once-per-city" }, with = { "gold", "inns" },
  players = { "Anna", "Ben", "Clara" }, first = 3, seed = 12,
}
local game = c.Game(config)
equal(game:record(), c.Game(table_of_it):record())
equal(game:record(), c.Game(c.Config(table_of_it)):record())
equal(game:turn(), 3)
equal(game:option("farms"), "once-per-city")
same(game:players(), { "Anna", "Ben", "Clara" })

local own = c.Game { tiles = { mine }, seed = 3 }
while own:advance() do own:apply(1) end
equal(c.read(own:record(), mine):hash(), own:hash())
support.refused("mine", c.read, own:record())
local spring = { rules = "big-box", with = { "river", "wheel" }, spring = { 3, 4, 1 } }
assert(c.Game(spring):record():find("spring 3 4 1", 1, true))
equal(c.Game(c.Config { rules = "big-box", with = { "river", "wheel" } }:spring(3, 4, 1)):record(),
  c.Game(spring):record())

for _, seeds in ipairs { { 7, "7" }, { 2 ^ 40, "1099511627776" }, { 0, "0" }, { "000", 0 } } do
  equal(c.Game({ seed = seeds[1] }):record(), c.Game({ seed = seeds[2] }):record())
end
assert(c.Game({ seed = "18446744073709551615" }):record():find("seed 18446744073709551615\n"))
if math.type then
  equal(c.Game({ seed = math.maxinteger }):record(), c.Game({ seed = "9223372036854775807" }):record())
end

-- ---- The board ----

game = c.Game { rules = "big-box", players = { "Anna", "Ben" }, seed = 3 }
local outcomes, weights = game:outcomes()
local sum = 0
for number in ipairs(outcomes) do sum = sum + weights[number] end
equal(sum, game:tiles_left())
equal(game:actor(), "chance")
game:apply("draw base/V")
equal(game:hand(), "base/V")
equal(game:decision(), "place")
same({ game:outcomes() }, { {}, {} })
local board = game:board()
same(board:fits("base/V", 0, 1), { 0, 3 })
same(board:fits("base/V", 5, 5), {})
same(board:places()[1], { x = 0, y = -1, sides = { S = "city" }, fitting = 43 })
game:apply { kind = "place", x = 1, y = 0, turns = 0 }
same(game:actions("text"),
  { "figure meeple road S", "figure meeple field NL", "figure meeple field SR", "pass" })
same(game:actions()[1], { kind = "figure", figure = "meeple", segment = 1 })
game:apply(1)
equal(game:hand(), nil)
same(game:history(2), { kind = "place", x = 1, y = 0, turns = 0 })
equal(#board, 2)
same(board:tile(2), { x = 1, y = 0, tile = "base/V", turns = 0, segments = 3, first_segment = 5 })
equal(board:tile_at(1, 0), 2)
equal(board:tile_at(2, 0), nil)
same(board:bounds(), { min_x = 0, min_y = 0, max_x = 1, max_y = 0 })
same(board:segment(5), { kind = "road", placed = 2, region = 5, segment = 1, slots = { "S", "W" } })
equal(board:region_of(2), 5)
same(board:region(2), { id = 5, kind = "road", complete = false, tiles = 2, segments = 2, open = 2,
  figures = 1, cities = 0, fish = 0, pennants = 0, value = 2, owners = { 1 } })
equal(#board:regions(), 4)
local ring = board:region_segments(5)
table.sort(ring)
same(ring, { 2, 5 })
same(board:figures(), { { player = 1, figure = "meeple", segment = 5, placed = 2 } })
same(board:pieces(), {})
same(board:sectors(), {})
support.refused("neither river nor lake", board.system, board, 1)
equal(tostring(board), board:draw())
assert(board:draw { ascii = true, labels = { { x = 0, y = 1, text = "abc" } } }:find("abc"))
equal(#board:draw { ascii = true, hide_coordinates = true }:match("^[^\n]*") < 60, true)
equal(board:tileset():total(), 72)
same(c.Game({ rules = "big-box", with = { "wheel" } }):board():sectors()[1], { name = "fortune", crowns = 1 })

-- ---- The game ----

same(game:supply(1), { meeple = 6 })
equal(game:supply(2, "meeple"), 7)
equal(game:supply(2, "big"), 0)
same(game:tokens(1), {})
equal(game:tokens(1, "gold"), 0)
equal(game:scoring_figures(), 1)
same(game:score(1), { points = 0, laps = 0, space = 0, by_category = {} })
same(game:knowledge(1), { tiles_to_come = 70, tiles_unseen = 70, next_tile_known = false })
sum = 0
for name, count in pairs(game:remaining()) do
  assert(board:tileset():find(name))
  sum = sum + count
end
equal(sum, 70)
equal(#game:hash(), 16)
equal(game:state_bytes() > 1000, true)
same(game:winners(), {})

-- Clones go their own way, copies come back, undo takes back.
local full, search = game:clone(), game:clone("search")
equal(full, game)
equal(search, game)
search:advance()
search:apply(1)
assert(search ~= game)
equal(search:copy(game), game)
full:undo(1)
equal(full:hand(), "base/V")
equal(full:ply(), 1)
full:apply("place 1 0 0")
full:apply("figure meeple road S")
equal(full, game)
search:reshuffle(1, "12345678901234567890")
equal(search, game)
same(search:remaining(), game:remaining())

-- Events since a point, and what the winner's points are made of.
local since = game:ply()
while game:advance() do game:apply(1) end
assert(#game:events(since) < #game:events())
for _, event in ipairs(game:events(since)) do assert(event.ply > since) end
local most = 0
for player in ipairs(game:players()) do
  local score, total = game:score(player), 0
  for category, points in pairs(score.by_category) do
    assert(#category > 0)
    total = total + points
  end
  equal(total, score.points)
  equal(score.points, game:points(player))
  equal(score.laps * 50 + score.space, score.points)
  equal(game:track(player), score.points)
  most = math.max(most, score.points)
end
for _, player in ipairs(game:winners()) do equal(game:points(player), most) end
assert(#game:winners() > 0)
local over = {}
for _, event in ipairs(game:events()) do over[event.kind] = true end
assert(over.over and over.final)

-- ---- A record, line by line ----

local reader, lines = c.Reader(game:record()), 0
while reader:peek() do
  local line, number = reader:peek()
  lines = lines + 1
  equal(reader:game():check(line), true)
  assert(number > lines)
  reader:next()
end
equal(lines, game:ply())
equal(reader:game():hash(), game:hash())
reader = c.Reader((game:record():gsub("\nplace %S+ %S+ %S+\n", "\nplace 90 90 0\n", 1)))
reader:next()
equal(reader:peek(), "place 90 90 0")
local why = support.refused("line 7: ", reader.next, reader)
equal(why.line, select(2, reader:peek()))
equal(reader:game():ply(), 1)

print("ok")
