# Finds an installed libcarcassonne:
#
#     find_package(Carcassonne REQUIRED)
#     target_link_libraries(my_game PRIVATE Carcassonne::carcassonne)
#
# Carcassonne::shared and Carcassonne::static are the two libraries, as far as they were
# installed; a project that must have one of them names it as a component:
#
#     find_package(Carcassonne REQUIRED COMPONENTS static)
#
# Carcassonne::carcassonne is the shared one, unless there is none or BUILD_SHARED_LIBS is OFF.

include("${CMAKE_CURRENT_LIST_DIR}/CarcassonneShared.cmake" OPTIONAL)
include("${CMAKE_CURRENT_LIST_DIR}/CarcassonneStatic.cmake" OPTIONAL)

if(NOT TARGET Carcassonne::carcassonne)
  add_library(Carcassonne::carcassonne INTERFACE IMPORTED)
  if(NOT TARGET Carcassonne::shared OR
      (TARGET Carcassonne::static AND DEFINED BUILD_SHARED_LIBS AND NOT BUILD_SHARED_LIBS))
    target_link_libraries(Carcassonne::carcassonne INTERFACE Carcassonne::static)
  else()
    target_link_libraries(Carcassonne::carcassonne INTERFACE Carcassonne::shared)
  endif()
endif()

foreach(component IN LISTS Carcassonne_FIND_COMPONENTS)
  if(TARGET Carcassonne::${component})
    set(Carcassonne_${component}_FOUND TRUE)
  elseif(Carcassonne_FIND_REQUIRED_${component})
    set(Carcassonne_FOUND FALSE)
    set(Carcassonne_NOT_FOUND_MESSAGE "libcarcassonne was installed without '${component}'")
  endif()
endforeach()
