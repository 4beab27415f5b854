# Install.cmake - what `cmake --install` installs, in three components:
#
#   runtime       the shared library, as a program needs it
#   development   headers, the link name, the static library, pkg-config and CMake files
#   tools         the program and its manual page
#
# Everything can be moved as a whole afterwards: no installed file names the prefix, unless a
# directory was given as an absolute path.

set(carc_cmake_dir "${CMAKE_INSTALL_LIBDIR}/cmake/Carcassonne")
set(carc_generated "${PROJECT_BINARY_DIR}/generated")

# --- Libraries and headers -------------------------------------------------------

if(CARC_SHARED)
  target_include_directories(carcassonne_shared INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  install(TARGETS carcassonne_shared EXPORT CarcassonneShared
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}"
      COMPONENT runtime NAMELINK_COMPONENT development
    RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT runtime
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development)
  install(EXPORT CarcassonneShared NAMESPACE Carcassonne::
    DESTINATION "${carc_cmake_dir}" COMPONENT development)
endif()

if(CARC_STATIC)
  target_include_directories(carcassonne_static INTERFACE
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  install(TARGETS carcassonne_static EXPORT CarcassonneStatic
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development)
  install(EXPORT CarcassonneStatic NAMESPACE Carcassonne::
    DESTINATION "${carc_cmake_dir}" COMPONENT development)
endif()

install(DIRECTORY "${PROJECT_SOURCE_DIR}/include/carcassonne"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT development
  FILES_MATCHING PATTERN "*.h")

# --- How others find them ----------------------------------------------------------

# Before 1.0.0 a minor version may change the interface, so it must be the same.
set(carc_compatible SameMajorVersion)
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(carc_compatible SameMinorVersion)
endif()
include(CMakePackageConfigHelpers)
write_basic_package_version_file("${carc_generated}/CarcassonneConfigVersion.cmake"
  COMPATIBILITY ${carc_compatible})
install(FILES
  "${PROJECT_SOURCE_DIR}/cmake/CarcassonneConfig.cmake"
  "${carc_generated}/CarcassonneConfigVersion.cmake"
  DESTINATION "${carc_cmake_dir}" COMPONENT development)

# Relative directories are found from where the file lies; absolute ones stay what they are.
set(CARC_PC_PREFIX "${CMAKE_INSTALL_PREFIX}")
if(NOT IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  file(RELATIVE_PATH carc_up "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
  string(REGEX REPLACE "/$" "" carc_up "${carc_up}")
  set(CARC_PC_PREFIX "\${pcfiledir}/${carc_up}")
endif()
foreach(dir LIBDIR INCLUDEDIR)
  set(CARC_PC_${dir} "${CMAKE_INSTALL_${dir}}")
  if(NOT IS_ABSOLUTE "${CMAKE_INSTALL_${dir}}")
    set(CARC_PC_${dir} "\${prefix}/${CMAKE_INSTALL_${dir}}")
  endif()
endforeach()
configure_file("${PROJECT_SOURCE_DIR}/pkgconfig/carcassonne.pc.in"
  "${carc_generated}/carcassonne.pc" @ONLY)
install(FILES "${carc_generated}/carcassonne.pc"
  DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT development)

# --- Program and documents -----------------------------------------------------------

if(CARC_EXAMPLES)
  install(TARGETS carcassonne_program
    RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT tools)
endif()

# Packages want these compressed, and a directory for each of them; Package.cmake sees to it.
if(NOT CARC_DEBIAN)
  if(CARC_EXAMPLES)
    install(FILES "${PROJECT_SOURCE_DIR}/docs/carcassonne.6"
      DESTINATION "${CMAKE_INSTALL_MANDIR}/man6" COMPONENT tools)
  endif()
  install(FILES
    "${PROJECT_SOURCE_DIR}/LICENSE"
    "${PROJECT_SOURCE_DIR}/README.md"
    "${PROJECT_SOURCE_DIR}/CHANGELOG.md"
    DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT development)
endif()

# --- Taking it away again --------------------------------------------------------------

if(CARC_TOP_LEVEL)
  add_custom_target(uninstall
    COMMAND "${CMAKE_COMMAND}" "-DBUILD=${PROJECT_BINARY_DIR}"
      -P "${PROJECT_SOURCE_DIR}/cmake/Uninstall.cmake"
    COMMENT "Removing what was installed"
    VERBATIM)
endif()
