-- bot.lua - takes what is worth most at once, against somebody who takes the first.
local carcassonne = require "carcassonne"

-- Points on the track count double; then what the regions on the board would bring.
local function worth(game, player)
  local sum = 2 * game:points(player)
  for _, region in ipairs(game:board():regions()) do
    for _, owner in ipairs(region.owners) do
      if owner == player then sum = sum + region.value end
    end
  end
  return sum
end

-- The number of the action after which the player stands best, compared with the other.
local function best(game, scratch, player)
  local chosen, highest = 1, -math.huge
  for number = 1, game:action_count() do
    scratch:copy(game):apply(number)
    local value = worth(scratch, player) - worth(scratch, 3 - player)
    if value > highest then chosen, highest = number, value end
  end
  return chosen
end

local game = carcassonne.Game { players = { "Greedy", "First" }, seed = 1 }
local scratch = game:clone("search")
for player in game.advance, game do
  game:apply(player == 1 and best(game, scratch, 1) or 1)
end
print(game)
