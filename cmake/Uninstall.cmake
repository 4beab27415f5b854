# Uninstall.cmake - removes the files of the last installation from this build directory,
# then the library's own directories that are left empty:
#
#     cmake -DBUILD=<build directory> -P Uninstall.cmake
#
# DESTDIR counts as it did when installing.

file(GLOB manifests "${BUILD}/install_manifest*.txt")
if(NOT manifests)
  message(FATAL_ERROR "Nothing was installed from ${BUILD}: there is no install_manifest.txt")
endif()

set(directories)
foreach(manifest IN LISTS manifests)
  file(STRINGS "${manifest}" files)
  foreach(file IN LISTS files)
    set(file "$ENV{DESTDIR}${file}")
    if(EXISTS "${file}" OR IS_SYMLINK "${file}")
      message(STATUS "Removing ${file}")
      file(REMOVE "${file}")
    endif()
    get_filename_component(directory "${file}" DIRECTORY)
    if(directory MATCHES "/[Cc]arcassonne$")
      list(APPEND directories "${directory}")
    endif()
  endforeach()
  file(REMOVE "${manifest}")
endforeach()

list(REMOVE_DUPLICATES directories)
foreach(directory IN LISTS directories)
  file(GLOB left "${directory}/*")
  if(IS_DIRECTORY "${directory}" AND NOT left)
    file(REMOVE_RECURSE "${directory}")
  endif()
endforeach()
