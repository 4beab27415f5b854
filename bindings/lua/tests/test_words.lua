-- The headers are the authority: every enumeration has its words here, in order, and every field
-- of every struct has a field in a table. What is new in a header is noticed by this test.
local support = require "support"
local c = support.carcassonne
local equal = support.equal

local headers = {}
for _, name in ipairs { "action", "api", "board", "config", "draw", "event", "game", "memory",
  "record", "rules", "status", "tileset" } do
  local text = support.file("include/carcassonne/" .. name .. ".h")
  table.insert(headers, (text:gsub("/%*.-%*/", "")))
end
local text = table.concat(headers, "\n")
for name in support.file("include/carcassonne/carcassonne.h"):gmatch("\n#include <carcassonne/(%w+).h>") do
  assert(text:find("#define CARCASSONNE_" .. name:upper() .. "_H", 1, true),
    name .. ".h is new: read it here too")
end

-- ---- Enumerations ----

local names = {
  carc_action_kind = "action", carc_figure = "figure", carc_decision = "decision",
  carc_event_kind = "event", carc_category = "category", carc_item = "item",
  carc_token = "token", carc_piece_kind = "piece", carc_kind = "kind",
  carc_attribute = "attribute", carc_mark = "mark", carc_status = "status",
}
local lower = { action = true, event = true } -- words this binding made itself
local elsewhere = { carc_clone = true }       -- two words, in Game:clone

local enumerations = 0
for enum, body in text:gmatch("typedef enum ([%w_]+) (%b{})") do
  local what = names[enum]
  assert(what or elsewhere[enum], enum .. " is new, and has no words")
  local number, skipped = 0, nil
  for constant, value in body:gmatch("(CARC_[%w_]+)%s*=%s*(%d+)") do
    if what then
      if value == "0" and constant:find("_NONE$") and what ~= "decision" then
        skipped = true
      else
        number = number + 1
        equal(tonumber(value) + 1, number + (skipped and 1 or 0), constant)
        local word = c.words[what][number]
        assert(word and #word > 0, constant .. " has no word")
        if lower[what] then equal(word, constant:match("CARC_%u+_(.+)"):lower(), constant) end
      end
    end
  end
  if what then equal(#c.words[what], number, enum) end
  enumerations = enumerations + 1
end
assert(enumerations >= 13, "the headers were not read")

-- ---- Structs ----

-- The tables of games with everything in them, and which fields they ever have.
local seen = {}
local function note(struct, object)
  seen[struct] = seen[struct] or {}
  for key in pairs(object) do seen[struct][key] = true end
end

local function note_all(struct, list)
  for _, object in ipairs(list) do note(struct, object) end
end

local function note_board(board)
  note_all("carc_placed", board:tiles())
  note_all("carc_board_segment", board:segments())
  note_all("carc_region", board:regions())
  note_all("carc_board_figure", board:figures())
  note_all("carc_board_piece", board:pieces())
  note_all("carc_place", board:places())
  note("carc_bounds", board:bounds())
  for number, segment in ipairs(board:segments()) do
    if segment.kind == "river" then note("carc_system", board:system(number)) end
  end
end

local function note_game(game)
  local dice = support.dice(5)
  while game:actor() do
    if game:actor() == "chance" then note_all("carc_action", game:outcomes()) end
    if game:advance() then
      note_all("carc_action", game:actions())
      game:apply(dice(game:action_count()))
    end
    if game:ply() % 7 == 0 then note_board(game:board()) end
  end
  note_all("carc_event", game:events())
  note("carc_score", game:score(1))
  note("carc_knowledge", game:knowledge(1))
end

for _, setup in ipairs(support.setups()) do
  if #setup.with > 1 then note_game(c.Game(setup)) end
end
for _, preset in ipairs(c.presets()) do note("carc_preset", preset) end
for _, option in ipairs(c.options()) do note("carc_option", option) end
local set = c.TileSet("wheel")
for number = 1, #set do
  note("carc_tile", set:tile(number))
  note("carc_segment", set:segment(number, 1))
end
note("carc_piece", set:piece(1))

local other_form = {
  carc_drawing = true, carc_label = true, -- taken, not given: test_board.lua
  carc_allocator = true,                  -- memory is Lua's business
  carc_reason = true,                     -- an error: test_bad.lua
  carc_tile_count = true,                 -- Game:remaining is a table by name
}
local structs = 0
for struct, body in text:gmatch("typedef struct ([%w_]+) (%b{})") do
  structs = structs + 1
  assert(seen[struct] or other_form[struct], struct .. " is new, and no table says what it says")
  for field in body:gsub("%b[]", ""):gmatch("([%w_]+);") do
    if seen[struct] and field ~= "size" and not field:find("^reserved") then
      assert(seen[struct][field], struct .. "." .. field .. " is in no table")
    end
  end
end
assert(structs >= 20, "the headers were not read")

-- ---- Numbers ----

equal(c.version, text:match('CARC_VERSION_STRING "([^"]+)"'))
equal(tostring(c.max_players), text:match("CARC_MAX_PLAYERS (%d+)"))
local major, minor, patch = c.version:match("(%d+)%.(%d+)%.(%d+)")
equal(c.version_number, major * 10000 + minor * 100 + patch)

print(enumerations .. " enumerations, " .. structs .. " structs")
