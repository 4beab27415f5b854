-- Complete games of every set-up: what is listed can be applied and written, tables say what
-- texts say, and the C program agrees about the points.
local support = require "support"
local c = support.carcassonne
local equal = support.equal

-- An action as a table, as text and as a number is the same action.
local function check_forms(game, number)
  local action = game:actions()[number]
  local text = game:actions("text")[number]
  equal(game:format(action), text)
  equal(game:format(number), text)
  support.same(game:parse(text), action, text)
  equal(game:check(action), true, text)
  return action, text
end

-- Plays at random, with all three forms in turn.
local function play(game, dice)
  local turns = 0
  while game:advance() do
    local number = dice(game:action_count())
    local action, text = check_forms(game, number)
    game:apply(({ action, text, number })[turns % 3 + 1])
    turns = turns + 1
    if turns % 50 == 0 then collectgarbage() end
  end
  equal(game:decision(), "over")
  equal(game:actor(), nil)
  equal(game:turn(), nil)
  return turns
end

-- Every event can be said in words, from the table alone; awards add up to the points.
local function check_events(game)
  local sums, words, last = {}, 0, 0
  for player in ipairs(game:players()) do sums[player] = 0 end
  for _, event in ipairs(game:events()) do
    assert(#event.kind > 0 and event.ply >= last, event.kind)
    last = event.ply
    if event.kind == "award" then sums[event.player] = sums[event.player] + event.points end
    if #game:event_text(event) > 0 then words = words + 1 end
  end
  assert(words > 50, "few words: " .. words)
  for player in ipairs(sums) do equal(game:points(player), sums[player], "sum of awards") end
end

-- A record: reading it gives the same position; the program counts the same points.
local function check_record(game, name)
  local record = game:record()
  local again = c.read(record)
  equal(again:hash(), game:hash(), name)
  equal(again:record(), record, name)
  local path = os.tmpname()
  local file = assert(io.open(path, "w"))
  file:write(record)
  file:close()
  local said = support.program("replay " .. path)
  os.remove(path)
  if not said then return end
  for player, who in ipairs(game:players()) do
    local points = tonumber(said:match("score " .. who .. " (%d+)"))
    equal(points, game:points(player), name .. ": points of " .. who)
  end
end

local kinds = {}
local function note(game)
  for ply = 1, game:ply() do kinds[game:history(ply).kind] = true end
end

local function play_setup(setup, seed)
  setup.seed = seed
  setup.players = seed % 2 == 0 and { "Anna", "Ben" } or { "Anna", "Ben", "Clara" }
  local game, name = c.Game(setup), support.setup_name(setup) .. ", seed " .. seed
  local ok, turns = pcall(play, game, support.dice(seed))
  if not ok then error(name .. ": " .. tostring(turns)) end
  check_events(game)
  check_record(game, name)
  note(game)
  return turns
end

local games, turns = 0, 0
for _, setup in ipairs(support.setups()) do
  for seed = 1, 4 do
    games = games + 1
    turns = turns + play_setup(setup, seed)
  end
end
for _, kind in ipairs(c.words.action) do
  if not kinds[kind] then print("nobody ever chose " .. kind) end
end
for _, kind in ipairs { "draw", "place", "figure", "pass", "again", "roll", "gold", "mage", "sheep",
  "crown", "deal" } do
  assert(kinds[kind], "nobody ever chose " .. kind)
end

-- The same seed is the same game in C and in Lua: where the program's players decided, we decide
-- the same; what chance does in between must come out alike.
local function follow_program(seed, with)
  local record = support.program("random --seed " .. seed .. with)
  if not record then return end
  local header, body = record:match("^(.-\n%-%-%-\n)(.*)$")
  local game, lines = c.read(header), {}
  for line in body:gmatch("[^\n]+") do table.insert(lines, line) end
  while game:advance() do game:apply(lines[game:ply() + 1]) end
  equal(game:record(), record, "seed " .. seed .. with)
end

for seed = 1, 20 do follow_program(seed, "") end
for seed = 1, 5 do
  follow_program(seed, " --with inns,traders,messages,robbers,gold --players 4")
  follow_program(seed, " --with flying,ferries,mage,crop,king,river")
end
follow_program("18446744073709551615", "")

print(games .. " games, " .. turns .. " decisions")
