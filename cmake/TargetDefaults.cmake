# TargetDefaults.cmake - how every target of this project is compiled.
#
#     carc_target_defaults(<target>...)
#
# Everything is set on the targets, nothing globally, so a project that takes this
# one in with add_subdirectory keeps its own flags.

function(carc_target_defaults)
  foreach(target IN LISTS ARGN)
    set_target_properties(${target} PROPERTIES
      C_STANDARD 11
      C_STANDARD_REQUIRED ON
      C_EXTENSIONS OFF
      C_VISIBILITY_PRESET hidden)
    if(CMAKE_C_COMPILER_ID MATCHES "GNU|Clang")
      target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic -Wconversion -Wshadow
        $<$<BOOL:${CARC_WERROR}>:-Werror>
        $<$<CONFIG:Release>:-O3>)
    endif()
    if(CARC_SANITIZE)
      target_compile_options(${target} PRIVATE
        -fsanitize=${CARC_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
      # PUBLIC: what links an instrumented library needs the run-time library too.
      target_link_options(${target} PUBLIC -fsanitize=${CARC_SANITIZE})
    endif()
  endforeach()
endfunction()
