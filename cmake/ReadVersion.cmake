# ReadVersion.cmake - the version lives in api.h and nowhere else.
#
#     carc_read_version(<variable> <header>)
#
# sets <variable> to MAJOR.MINOR.PATCH. Changing the header configures again.

function(carc_read_version variable header)
  foreach(part MAJOR MINOR PATCH)
    file(STRINGS "${header}" line REGEX "^#define CARC_VERSION_${part} +[0-9]+")
    if(NOT line MATCHES "CARC_VERSION_${part} +([0-9]+)")
      message(FATAL_ERROR "CARC_VERSION_${part} is not defined in ${header}")
    endif()
    list(APPEND parts "${CMAKE_MATCH_1}")
  endforeach()
  string(REPLACE ";" "." version "${parts}")
  file(STRINGS "${header}" line REGEX "^#define CARC_VERSION_STRING ")
  if(NOT line MATCHES "\"${version}\"")
    message(FATAL_ERROR "CARC_VERSION_STRING is not \"${version}\" in ${header}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${header}")
  set(${variable} "${version}" PARENT_SCOPE)
endfunction()
