-- Bad input of every kind is a Lua error with a sentence, and leaves the game as it was.
local support = require "support"
local c = support.carcassonne
local equal, refused = support.equal, support.refused

-- ---- What an error says ----

local game = c.Game { seed = 1 }
game:advance()
local why = refused("the sides of the tile do not continue there (BASE-8)", game.apply, game,
  (function()
    for x = -1, 1 do
      for turns = 0, 3 do
        local text = "place " .. x .. " " .. (x == 0 and 1 or 0) .. " " .. turns
        local ok, _, rule = game:check(text)
        if not ok and rule == "BASE-8" then return text end
      end
    end
  end)())
equal(why.status, "CARC_ERR_ILLEGAL")
equal(why.rule, "BASE-8")
equal(why.text, "the sides of the tile do not continue there")
equal(why.line, nil)
assert(("it failed: " .. why):find("it failed: .*BASE%-8"))
assert((why .. " indeed"):find("indeed"))

why = refused("(BASE-5)", function() game:apply { kind = "pass" } end)
assert(why.where:find("test_bad.lua:%d+: "), why.where)

why = refused("line 5: ", c.read, "carcassonne-record 1\nrules plus\nplayers Anna Ben\n---\nfly\n")
equal(why.line, 5)
equal(why.status, "CARC_ERR_RECORD")
why = refused("line 2: ", c.TileSet, { text = "tileset a \"A\"\nnonsense\n" })
equal(why.status, "CARC_ERR_TILES")

-- ---- Wrong values for every method of every class ----

local board = game:board()
local reader = c.Reader("carcassonne-record 1\nrules plus\nplayers Anna Ben\n---\n")
local objects = {
  game = game, board = board, tileset = c.TileSet("base"), config = c.Config(), reader = reader,
  tiles_of_the_game = board:tileset(),
}
local methods = {}
for what, object in pairs(objects) do
  methods[what] = {}
  for name in support.file("bindings/lua/src/" .. ({ tileset = "tileset", config = "config",
    board = "board", reader = "record", game = "game", tiles_of_the_game = "tileset" })[what] .. ".c")
    :gmatch('{"([a-z_]+)", [a-z_]+}') do
    local ok, method = pcall(function() return object[name] end)
    if ok and type(method) == "function" then methods[what][name] = method end
  end
  if what == "game" then
    for name in support.file("bindings/lua/src/standing.c"):gmatch('{"([a-z_]+)", [a-z_]+}') do
      methods.game[name] = game[name]
    end
    methods.game.record = game.record
  end
  methods[what].close = nil
end

local junk = {
  0, -1, 1, 2, 1.5, 1e300, -1e300, 0 / 0, 1 / 0, 2 ^ 53, 40000, "", "x", "base/V", "a\0b",
  ("long "):rep(2000), true, false, {}, { kind = "place" }, { kind = "nonsense" }, { kind = 5 },
  { kind = "place", x = 1e9 }, { kind = "draw", tile = "no/tile" }, { kind = "draw", tile = {} },
  { kind = "place", turns = 4 }, { kind = "ferry", other = 0 }, { kind = "crown", sector = 99999 },
  { kind = "award", player = 99 }, { kind = "award", rule = ("r"):rep(100) },
  { kind = "token", what = "nothing" }, { labels = 5 }, { labels = { 5 } },
  { labels = { { x = 1, y = 1, text = "four" } } }, { labels = { { x = 1, y = 1, text = "\195\164" } } },
  { text = 5 }, { file = "/nowhere" }, print, coroutine.create(function() end), game, board, objects.tileset,
  objects.config, io.stdout,
}
local changes = { apply = true, advance = true, undo = true, reshuffle = true, copy = true }
local before = game:hash()
local calls, refusals = 0, 0
for what, list in pairs(methods) do
  for name, method in pairs(list) do
    for i = 1, #junk do
      -- as the object itself, as the first, second and third argument
      for place = 0, 3 do
        local values = { objects[what], 1, 1, 1 }
        values[place + 1] = junk[i]
        if values[1] == game and changes[name] then values[1] = game:clone() end
        local ok, err = pcall(method, values[1], values[2], values[3], values[4])
        calls = calls + 1
        if not ok then
          refusals = refusals + 1
          assert(#tostring(err) > 5, name)
        end
        if place == 0 and junk[i] ~= objects[what] and type(junk[i]) ~= "userdata" then
          assert(not ok and tostring(err):find("expected, got"), what .. "." .. name)
        end
      end
    end
    pcall(method)
    if not (what == "game" and changes[name]) then pcall(method, objects[what]) end
  end
end
equal(game:hash(), before, "the game after all that")
for _, name in ipairs { "Game", "Config", "TileSet", "Reader", "read", "expansion" } do
  for i = 1, #junk do
    pcall(c[name], junk[i])
    pcall(c[name], junk[i], junk[i])
  end
end

-- ---- Sentences ----

refused("carcassonne.Game expected, got carcassonne.Board", game.points, board, 1)
refused("carcassonne.Game expected, got n", game.points)
refused("carcassonne.TileSet expected, got table", objects.config.tiles, objects.config, {})
refused("number of a player, 1 to 2, expected", game.points, game, 3)
refused("number of a player, 1 to 2, expected", game.points, game, 0)
refused("number of a player, 1 to 2, expected", game.points, game, "1")
refused("'horse' is no figure", game.supply, game, 1, "horse")
refused("'nonsense' is no action", game.apply, game, { kind = "nonsense" })
refused("an action has a kind", game.apply, game, {})
refused("x must be a whole number from -32768 to 32767", game.apply, game,
  { kind = "place", x = 1.5, y = 0 })
refused("there is no tile 'no/tile' here", game.apply, game, { kind = "draw", tile = "no/tile" })
refused("number of a legal action, 1 to ", game.apply, game, 1000)
refused("zero byte", game.apply, game, "place\0 1 0 0")
refused("there is no option 'beards'", game.option, game, "beards")
refused("cannot be changed", function() board:tileset():set_count(1, 5) end)
refused("cannot be changed", function() board:tileset():add(c.TileSet("inns")) end)
refused("the part that was read", function() error("the part that was read") end)
refused("at most three ASCII", board.draw, board, { labels = { { x = 0, y = 0, text = "four" } } })
refused("", c.TileSet, "nowhere")
refused("", c.TileSet, { file = "/nowhere" })
refused("", c.Game().copy, c.Game(), c.Game { seed = 5 })
refused("", function() game:clone("search"):record() end)
refused("", function() game:undo(game:ply() + 1) end)
refused("", function() game:events(game:ply() + 1) end)

for _, bad in ipairs {
  { { rules = "x" }, "there is no preset 'x'" }, { { with = { "foo" } }, "there is no expansion 'foo'" },
  { { with = "inns" }, "with: a table expected" }, { { players = { "A", 5 } }, "players: a text expected" },
  { { first = 3 }, "to begin" }, { { first = 9 }, "first: number of a player" },
  { { spring = { 1 } }, "spring: " }, { { tiles = { 5 } }, "tiles: carcassonne.TileSet expected" },
  { { options = { farms = "none" } }, "farms=" }, { { options = { "x" } }, "options: " },
  { { sed = 1 }, "has no field 'sed'" }, { { 5 }, "has no field" }, { { seed = 1.5 }, "a seed is" },
  { { seed = -1 }, "a seed is" }, { { seed = 2 ^ 60 }, "a seed is" }, { { seed = "1x" }, "a seed is" },
  { { seed = "" }, "a seed is" }, { { seed = "18446744073709551616" }, "a seed is" },
  { { players = { "A" } }, "" }, { { players = { "A", "A" } }, "" },
} do
  refused(bad[2], c.Game, bad[1])
  refused(bad[2] == "" and "" or bad[2], c.Game, bad[1])
end

print(calls .. " calls, " .. refusals .. " refused")
