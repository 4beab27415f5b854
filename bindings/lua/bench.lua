-- bench.lua [SECONDS] - complete random games per second from Lua, as
-- `carcassonne bench` prints them from C: a line for actions by number, one for actions as tables.
-- Seconds are those of the processor; plain Lua knows no finer clock.
local carcassonne = require "carcassonne"

local seconds = tonumber(arg and arg[1]) or 2
local random = math.random

local function by_number(game)
  while game:advance() do game:apply(random(game:action_count())) end
end

local function by_table(game)
  while game:advance() do
    local actions = game:actions()
    game:apply(actions[random(#actions)])
  end
end

local function measure(play)
  local start = carcassonne.Game():clone("search")
  local game, games = start:clone("search"), 0
  local began, now = os.clock(), os.clock()
  while now - began < seconds do
    game:copy(start):reshuffle(1, games)
    play(game)
    games, now = games + 1, os.clock()
  end
  return games / (now - began)
end

local name = jit and jit.version or _VERSION
print(("lua_games_per_second %.1f (%s, actions by number)"):format(measure(by_number), name))
print(("lua_table_games_per_second %.1f (%s, actions as tables)"):format(measure(by_table), name))
