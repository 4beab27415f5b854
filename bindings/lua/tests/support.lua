-- support.lua - the few words the tests are written in.
local support = {}

support.carcassonne = require "carcassonne"

-- The same numbers on every Lua: Lehmer's generator, exact in doubles.
function support.dice(seed)
  local state = seed % 2147483646 + 1
  return function(sides)
    state = state * 16807 % 2147483647
    return state % sides + 1
  end
end

local function show(value)
  return type(value) == "string" and string.format("%q", value) or tostring(value)
end

function support.equal(got, wanted, what)
  if got ~= wanted then
    error((what or "value") .. ": got " .. show(got) .. ", wanted " .. show(wanted), 2)
  end
end

-- Two tables with the same contents, all the way down.
function support.same(got, wanted, what)
  what = what or "value"
  if type(got) ~= "table" or type(wanted) ~= "table" then
    return support.equal(got, wanted, what)
  end
  for key in pairs(got) do
    if wanted[key] == nil then error(what .. "." .. tostring(key) .. " is too much", 2) end
  end
  for key, value in pairs(wanted) do
    support.same(got[key], value, what .. "." .. tostring(key))
  end
end

-- The call raises an error whose text contains `words`; returns the error.
function support.refused(words, f, ...)
  local ok, why = pcall(f, ...)
  if ok then error("not refused, but should have been: " .. words, 2) end
  if not tostring(why):find(words, 1, true) then
    error("wanted '" .. words .. "', got '" .. tostring(why) .. "'", 2)
  end
  return why
end

function support.file(path)
  local file = assert(io.open(path, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

-- What the C program says; nil where it was not built.
function support.program(arguments)
  local program = os.getenv("CARCASSONNE")
  if not program then return nil end
  -- What a sanitized module needs in front of Lua is nothing for the program.
  local pipe = assert(io.popen("LD_PRELOAD= '" .. program .. "' " .. arguments))
  local text = pipe:read("*a")
  pipe:close()
  return text
end

-- Every set-up there is: each expansion with the first edition that takes it, each edition
-- alone, and each edition with all it takes.
function support.setups()
  local c, setups = support.carcassonne, {}
  local homes = {}
  for _, preset in ipairs(c.presets()) do
    local all = {}
    table.insert(setups, { rules = preset.name, with = {} })
    for _, expansion in ipairs(c.expansions()) do
      local one = { rules = preset.name, with = { expansion.name } }
      if pcall(c.Game, one) then
        table.insert(all, expansion.name)
        if not homes[expansion.name] then
          homes[expansion.name] = true
          table.insert(setups, one)
        end
      end
    end
    if #all > 1 then table.insert(setups, { rules = preset.name, with = all }) end
  end
  for _, expansion in ipairs(c.expansions()) do
    assert(homes[expansion.name], expansion.name .. " can be played with no edition")
  end
  return setups
end

function support.setup_name(setup)
  return setup.rules .. " with " .. table.concat(setup.with, ",")
end

return support
