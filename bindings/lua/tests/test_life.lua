-- Handles: closed, collected, kept alive by what belongs to them.
local support = require "support"
local c = support.carcassonne
local equal, refused = support.equal, support.refused

-- ---- Closed ----

local game = c.Game { seed = 4 }
local board, tiles = game:board(), game:board():tileset()
equal(tostring(game), "carcassonne.Game (Red 0, Blue 0)")
game:close()
game:close()
equal(tostring(game), "carcassonne.Game (closed)")
equal(tostring(board), "carcassonne.Board (closed)")
refused("the game is closed", game.advance, game)
refused("the game is closed", game.clone, game)
refused("the board is closed", board.tiles, board)
refused("the tile set is closed", tiles.total, tiles)
refused("the game is closed", function() c.Game():copy(game) end)
assert(game ~= c.Game())

local config = c.Config { seed = 4 }
config:close()
refused("the configuration is closed", c.Game, config)
local set = c.TileSet("base")
set:close()
refused("the tile set is closed", function() return #set end)
refused("the tile set is closed", function() c.Config():tiles(set) end)
refused("the tile set is closed", c.read, "", set)

-- Closing a part closes nothing but the part.
game = c.Game()
game:board():close()
equal(#game:board(), 1)

-- ---- Readers, whose text and game live with them ----

local record = c.Game { seed = 9 }:record() .. "# the end\n"
local reader = c.Reader(record)
record = nil
local read = reader:game()
collectgarbage()
equal(reader:peek(), nil)
refused("", reader.next, reader)
equal(read:ply(), 0)
reader:close()
refused("the reader is closed", reader.peek, reader)
refused("the game is closed", read.ply, read)

-- ---- Collected ----

board = c.Game { seed = 4 }:board() -- nobody holds the game but its board
collectgarbage()
collectgarbage()
equal(#board, 1)
set = board:tileset()
board = nil
collectgarbage()
collectgarbage()
assert(set:total() > 70)

local kept = {}
for seed = 1, 2000 do
  local one = c.Game { seed = seed }
  one:advance()
  kept[seed % 7] = one:clone("search"):board()
end
collectgarbage()
for _, view in pairs(kept) do equal(#view, 1) end

-- A closed state frees everything in whatever order; so does a finalizer that asks late.
local late = setmetatable({ board = c.Game():board() }, {
  __gc = function(self) pcall(self.board.tiles, self.board) end,
})
late = nil
collectgarbage()

-- ---- Left, in Lua 5.4, with the block ----

if _VERSION == "Lua 5.4" then
  local outer
  assert(load([[
    local c, keep = ...
    do
      local game <close> = c.Game()
      keep(game)
    end
  ]]))(c, function(inner) outer = inner end)
  refused("the game is closed", outer.advance, outer)
end

-- Nobody takes a class apart by mistake.
equal(getmetatable(c.Game()), "carcassonne.Game")
refused("", setmetatable, c.Game(), {})
print("ok")
