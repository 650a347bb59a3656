# What the folders of tests share.

# meeplecam_test(NAME <name> COMMAND <command>... [CONFIGURATIONS <configuration>...])
# A test that runs in the build's folder of tests, wherever it is added.
function(meeplecam_test)
  set(arguments "")
  math(EXPR last "${ARGC} - 1")
  foreach(i RANGE ${last})
    string(APPEND arguments " [==[${ARGV${i}}]==]") # empty ones, too
  endforeach()
  cmake_language(EVAL CODE "add_test(${arguments} WORKING_DIRECTORY [==[${tests_build}]==])")
endfunction()

# All programs of the label `unit`, with what they look at.
add_custom_target(unit_tests DEPENDS house_catalogues bundled_tables)

# meeplecam_unit_tests(<folder> [TOGETHER] [LABEL <label>] [WHOLE <suite>...] SOURCES <file>... [LINKS <library>...])
# One test program per source folder, whose sources lie beside the call; every case is a CTest of its own with the label
# `unit`. With TOGETHER the program is one CTest: for cases that share costly preparations, or programs whose libraries take
# long to load. Programs that take seconds have another LABEL; of a program that is one CTest the suites that read whole
# pictures, follow whole games, build whole pages or wait, WHOLE, are another one with the label `whole`.
function(meeplecam_unit_tests folder)
  cmake_parse_arguments(PARSE_ARGV 1 ARG "TOGETHER" "LABEL" "WHOLE;SOURCES;LINKS")
  if(NOT ARG_LABEL)
    set(ARG_LABEL unit)
  endif()
  string(REPLACE "/" "_" name ${folder})
  set(library ${name})
  if(NOT TARGET meeplecam::${library})
    string(REGEX REPLACE ".*/" "" library ${folder}) # app/cli is meeplecam::cli
  endif()
  set(main GTest::gmock_main)
  if(folder MATCHES "^app/") # what is said to people
    list(APPEND ARG_SOURCES ${tests}/support/spoken_main.cpp)
    set(main meeplecam::session GTest::gmock)
  endif()
  add_executable(${name}_tests ${ARG_SOURCES})
  target_link_libraries(${name}_tests PRIVATE meeplecam::${library} ${ARG_LINKS} meeplecam_options ${main})
  if(ARG_LABEL STREQUAL unit)
    add_dependencies(unit_tests ${name}_tests)
  endif()
  if(ARG_TOGETHER)
    list(TRANSFORM ARG_WHOLE APPEND ".*" OUTPUT_VARIABLE whole)
    list(JOIN whole ":" whole)
    meeplecam_test(NAME ${folder} COMMAND ${name}_tests --gtest_filter=-${whole})
    set_tests_properties(${folder} PROPERTIES LABELS ${ARG_LABEL} ENVIRONMENT "MEEPLECAM_DATA=${MEEPLECAM_DATA}")
    if(ARG_WHOLE)
      meeplecam_test(NAME ${folder}/whole COMMAND ${name}_tests --gtest_filter=${whole})
      set_tests_properties(${folder}/whole PROPERTIES LABELS whole ENVIRONMENT "MEEPLECAM_DATA=${MEEPLECAM_DATA}")
    endif()
    return()
  endif()
  gtest_discover_tests(${name}_tests TEST_PREFIX "${folder}/" PROPERTIES LABELS ${ARG_LABEL} ENVIRONMENT "MEEPLECAM_DATA=${MEEPLECAM_DATA}"
                       DISCOVERY_TIMEOUT 60)
endfunction()
