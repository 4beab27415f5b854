-- The program in README.md prints what stands below it; those in examples/ and the benchmark run.
local support = require "support"

local load = loadstring or load
local printed = {}
local real_print = print
print = function(...)
  local words = { ... }
  for i = 1, select("#", ...) do words[i] = tostring(words[i]) end
  table.insert(printed, table.concat(words, "\t") .. "\n")
end

local function run(text, name)
  printed = {}
  assert(load(text, "=" .. name))()
  return table.concat(printed)
end

local readme = support.file("README.md")
local section = readme:match("\n## From Lua\n(.-)\n## ")
local program, output = section:match("```lua\n(.-)```.-```text\n(.-)```")
support.equal(run(program, "README.md"), output, "README.md")
local _, lines = program:gsub("\n", "\n")
assert(lines <= 12, "twelve lines, says README.md")

local said = run(support.file("bindings/lua/examples/bot.lua"), "bot.lua")
local greedy, first = said:match("Greedy (%d+), First (%d+)")
assert(tonumber(greedy) > tonumber(first), said)

said = run(support.file("bindings/lua/examples/board.lua"), "board.lua")
assert(said:find("Anna draws ", 1, true) and said:find("\n 0 ", 1, true), said)

arg = { "0.05" }
said = run(support.file("bindings/lua/bench.lua"), "bench.lua")
for _, what in ipairs { "lua_games_per_second", "lua_table_games_per_second" } do
  assert(tonumber(said:match(what .. " ([%d.]+)")) > 0, said)
end

-- What the manual shows runs too, one block after the other.
local manual = support.file("docs/lua.md")
local blocks = {}
for block in manual:gmatch("```lua\n(.-)```") do table.insert(blocks, block) end
assert(#blocks >= 4)
run(table.concat(blocks), "docs/lua.md")

-- And it names everything there is.
for _, subject in ipairs { "board", "config", "game", "record", "rules", "standing", "tileset" } do
  for name in support.file("bindings/lua/src/" .. subject .. ".c"):gmatch('{"([%a_]+)",%s+[%a_]+}') do
    if not name:find("^__") then
      assert(manual:find("[`.:, ]" .. name .. "[({`]"), name .. " is not in docs/lua.md")
    end
  end
end

-- The rockspec is of this version and builds every source.
assert(load(support.file("bindings/lua/carcassonne-0.1.0-1.rockspec")))()
support.equal(version, support.carcassonne.version .. "-1")
local sources = {}
for _, source in ipairs(build.modules.carcassonne.sources) do sources[source] = true end
for name in io.popen("ls bindings/lua/src"):lines() do
  assert(not name:find("%.c$") or sources["src/" .. name], name .. " is not in the rockspec")
end
for source in pairs(sources) do support.file("bindings/lua/" .. source) end

print = real_print
print("ok")
