-- Builds the module against an installed libcarcassonne:
--   luarocks make CARCASSONNE_DIR=$(pkg-config --variable=prefix carcassonne)
rockspec_format = "3.0"
package = "carcassonne"
version = "0.1.0-1"
source = {
  url = "libcarcassonne-0.1.0.tar.gz",
  dir = "libcarcassonne-0.1.0/bindings/lua",
}
description = {
  summary = "The rules of the Carcassonne family",
  detailed = [[
    Sets up a game, says whose decision it is, lists every legal one, applies it and tells what
    happened and why. A module on top of the C library libcarcassonne, which must be installed.
  ]],
  license = "MIT",
}
dependencies = { "lua >= 5.1, < 5.5" }
external_dependencies = {
  CARCASSONNE = { header = "carcassonne/carcassonne.h", library = "carcassonne" },
}
build = {
  type = "builtin",
  modules = {
    carcassonne = {
      sources = {
        "src/action.c", "src/board.c", "src/carcassonne.c", "src/config.c", "src/drawing.c",
        "src/error.c", "src/event.c", "src/game.c", "src/handle.c", "src/record.c", "src/rules.c",
        "src/standing.c", "src/tileset.c", "src/value.c", "src/words.c",
      },
      libraries = { "carcassonne" },
      incdirs = { "$(CARCASSONNE_INCDIR)" },
      libdirs = { "$(CARCASSONNE_LIBDIR)" },
    },
  },
}
