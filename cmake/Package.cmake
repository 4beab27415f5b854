# Package.cmake - Debian packages of the three components, made by `cpack -G DEB` in a build
# directory configured with CARC_DEBIAN=ON and the prefix /usr (scripts/package does both).
#
# The library's package carries the number of the SONAME, as Debian asks, so that two of them
# can be installed side by side: libcarcassonne0 as long as the version is 0.x.

set(carc_runtime "libcarcassonne${PROJECT_VERSION_MAJOR}")
set(carc_development libcarcassonne-dev)
set(carc_tools carcassonne)

# --- Documents: each package has its own -------------------------------------------

if(CARC_DEBIAN)
  find_program(CARC_GZIP gzip REQUIRED)
  # Compressed without a date, so that the same source gives the same package.
  function(carc_compress from to)
    execute_process(COMMAND "${CARC_GZIP}" -9nc "${from}"
      OUTPUT_FILE "${to}" RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
      message(FATAL_ERROR "${from} cannot be compressed")
    endif()
  endfunction()
  carc_compress("${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${carc_generated}/changelog.gz")
  carc_compress("${PROJECT_SOURCE_DIR}/docs/carcassonne.6" "${carc_generated}/carcassonne.6.gz")
  install(FILES "${carc_generated}/carcassonne.6.gz"
    DESTINATION "${CMAKE_INSTALL_MANDIR}/man6" COMPONENT tools)

  foreach(component runtime development tools)
    set(directory "${CMAKE_INSTALL_DATAROOTDIR}/doc/${carc_${component}}")
    install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" RENAME copyright
      DESTINATION "${directory}" COMPONENT ${component})
    install(FILES "${carc_generated}/changelog.gz"
      DESTINATION "${directory}" COMPONENT ${component})
  endforeach()
endif()

# --- Packages ------------------------------------------------------------------------

set(CPACK_PACKAGE_NAME carcassonne)
set(CPACK_PACKAGE_VENDOR "The libcarcassonne authors")
set(CPACK_PACKAGE_CONTACT "The libcarcassonne authors <authors@libcarcassonne.invalid>")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}")
# Unset, the summary of the project would come in front of each package's own.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_COMPONENTS_ALL runtime development tools)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX "${CMAKE_INSTALL_PREFIX}")
set(CPACK_SOURCE_IGNORE_FILES "/\\\\.git/" "/build[^/]*/")

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${PROJECT_BINARY_DIR}/lib")

# Before 1.0.0 a minor version may break the ABI under the same SONAME.
set(carc_needs "${carc_runtime} (>= ${PROJECT_VERSION})")
if(PROJECT_VERSION_MAJOR EQUAL 0)
  math(EXPR carc_next_minor "${PROJECT_VERSION_MINOR} + 1")
  string(APPEND carc_needs ", ${carc_runtime} (<< 0.${carc_next_minor}.0~)")
endif()

set(CPACK_COMPONENT_RUNTIME_DESCRIPTION "rules of the Carcassonne family: shared library
The library sets a game of the Carcassonne family up, says whose decision it
is, lists every legal one, applies it, and tells what happened and why.
.
This package is what programs need to run.")
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME ${carc_runtime})
set(CPACK_DEBIAN_RUNTIME_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_CONTROL_EXTRA
  "${PROJECT_SOURCE_DIR}/cmake/debian/postinst"
  "${PROJECT_SOURCE_DIR}/cmake/debian/postrm"
  "${carc_generated}/shlibs")
file(WRITE "${carc_generated}/shlibs"
  "libcarcassonne ${PROJECT_VERSION_MAJOR} ${carc_needs}\n")

set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "rules of the Carcassonne family: development files
The library sets a game of the Carcassonne family up, says whose decision it
is, lists every legal one, applies it, and tells what happened and why.
.
This package has the headers, the static library, and what pkg-config and
CMake need to find them.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME ${carc_development})
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "${carc_runtime} (= ${PROJECT_VERSION})")

set(CPACK_COMPONENT_TOOLS_DESCRIPTION "Carcassonne in the terminal
Plays games of the Carcassonne family in the terminal, against people or
simple opponents, and replays, explains and checks records of games.")
set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME ${carc_tools})
set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION games)
set(CPACK_DEBIAN_TOOLS_PACKAGE_DEPENDS "${carc_needs}")

include(CPack)
