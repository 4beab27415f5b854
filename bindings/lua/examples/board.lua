-- board.lua - a few turns at random, told and drawn. What can be done next is numbered on the
-- board.
local carcassonne = require "carcassonne"

math.randomseed(7)
local game = carcassonne.Game { players = { "Anna", "Ben" }, with = { "inns" }, seed = 7 }
for _ = 1, 16 do
  local since = game:ply()
  game:advance()
  game:apply(math.random(game:action_count()))
  for _, event in ipairs(game:events(since)) do print(game:event_text(event)) end
end

game:advance()
local labels = {}
for number, action in ipairs(game:actions()) do
  if action.kind == "place" then
    table.insert(labels, { x = action.x, y = action.y, text = tostring(number) })
  end
end
print(game:board():draw { labels = labels })
print("to lay: " .. (game:hand() or "nothing") .. "; open roads and cities:")
for _, region in ipairs(game:board():regions()) do
  if region.open > 0 and region.figures > 0 then
    local owner = game:players()[region.owners[1]]
    print(("a %s of %d tiles, %s's, worth %d"):format(region.kind, region.tiles, owner, region.value))
  end
end
