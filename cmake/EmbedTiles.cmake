# Compiles tile files into the library.
#
#   include(EmbedTiles)
#   carc_embed_tiles(<output.c> <file.tiles>...)
#
# writes a C file that defines cc_builtins (one text a file) and cc_builtin_sets (one line
# a set), and writes it again whenever a tile file changes. The texts are byte arrays,
# since a string literal may be too long for the compiler. Add <output.c> to the sources of
# a target that has lib/ among its include directories.

set(CARC_EMBED_TILES_SCRIPT "${CMAKE_CURRENT_LIST_FILE}")

function(carc_embed_tiles output)
  set(files)
  foreach(file IN LISTS ARGN)
    get_filename_component(file "${file}" ABSOLUTE)
    list(APPEND files "${file}")
  endforeach()
  get_filename_component(name "${output}" NAME)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${CMAKE_COMMAND}" "-DOUT=${output}" "-DFILES=${files}"
            -P "${CARC_EMBED_TILES_SCRIPT}"
    DEPENDS ${files} "${CARC_EMBED_TILES_SCRIPT}"
    COMMENT "Embedding tile sets into ${name}"
    VERBATIM)
endfunction()

if(NOT CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  return()
endif()

# From here on: the script that the command above runs.
if(NOT OUT OR NOT FILES)
  message(FATAL_ERROR "usage: cmake -DOUT=<output.c> -DFILES=<file.tiles>[;...] -P EmbedTiles.cmake")
endif()

string(REPEAT "[0-9a-f]" 32 sixteen_bytes)
set(texts)
set(file_lines)
set(set_lines)
set(index 0)
foreach(file IN LISTS FILES)
  get_filename_component(name "${file}" NAME)
  file(READ "${file}" bytes HEX)
  string(REGEX REPLACE "(${sixteen_bytes})" "\\1\n    " bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND texts "static const unsigned char text_${index}[] = {\n    ${bytes}\n};\n\n")
  string(APPEND file_lines "    {\"${name}\", text_${index}, sizeof text_${index}},\n")

  file(READ "${file}" text)
  string(REGEX MATCHALL "\ntileset +[^ \n]+" headings "\n${text}")
  foreach(heading IN LISTS headings)
    string(REGEX REPLACE "\ntileset +" "" id "${heading}")
    string(APPEND set_lines "    {\"${id}\", &cc_builtins[${index}]},\n")
  endforeach()
  math(EXPR index "${index} + 1")
endforeach()

file(WRITE "${OUT}" "/* Generated from the tile files by EmbedTiles.cmake. */
#include \"tileset_builtin.h\"

${texts}const struct cc_builtin cc_builtins[] = {
${file_lines}    {NULL, NULL, 0},
};

const struct cc_builtin_set cc_builtin_sets[] = {
${set_lines}    {NULL, NULL},
};
")
