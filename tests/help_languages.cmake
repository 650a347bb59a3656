# Fails when the help of a command has an English description in another language, or wrong use is told in English.
# Usage: cmake -DSAYS=<said_lines> -DFOLDER=<folder to write into> -P help_languages.cmake
cmake_minimum_required(VERSION 3.25)

set(languages en_GB de_DE fr_FR pl_PL)
set(failures 0)
set(compared 0)
macro(complain message)
  message(NOTICE "${message}")
  math(EXPR failures "${failures} + 1")
endmacro()

# Runs the program with each of these lines of arguments, in all languages; `said` tells what it prints.
macro(run_all)
  string(REPLACE ";" "\n" input "${ARGN}")
  file(WRITE ${FOLDER}/lines.txt "${input}\n")
  foreach(language IN LISTS languages)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=${language}.UTF-8 QT_QPA_PLATFORM=offscreen ${SAYS}
                    INPUT_FILE ${FOLDER}/lines.txt OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE "\n$" "" text "\n${text}")
    string(REPLACE ";" "," text "${text}") # and lists stay whole
    string(REGEX REPLACE "[][]" "|" text "${text}")
    string(REPLACE "\n=== " ";" parts "${text}")
    foreach(part IN LISTS parts)
      if(part MATCHES "^([^\n]+)\n(.*)$")
        string(MD5 key "${CMAKE_MATCH_1}")
        set(said_${language}_${key} "${CMAKE_MATCH_2}\n")
      endif()
    endforeach()
  endforeach()
endmacro()

# What was printed in a language for a line of arguments.
function(said language line result)
  string(MD5 key "${line}")
  set(${result} "${said_${language}_${key}}" PARENT_SCOPE)
endfunction()

# The descriptions in a help text, in their order: the first line, and the right column with its broken lines joined.
function(descriptions_in text result)
  string(REPLACE "\n" ";" lines "${text}")
  list(GET lines 0 found)
  set(description)
  foreach(line IN LISTS lines)
    if(line MATCHES "^          +([^ ].*)$")
      string(APPEND description " ${CMAKE_MATCH_1}")
      continue()
    endif()
    list(APPEND found ${description})
    set(description)
    if(line MATCHES "^ +[^ ]+( [^ ]+)*  +([^ ].*)$")
      set(description "${CMAKE_MATCH_2}")
    endif()
  endforeach()
  list(APPEND found ${description})
  set(${result} "${found}" PARENT_SCOPE)
endfunction()

# Compares the help of the commands in these lines, and of those below them.
function(compare_help)
  run_all(${ARGN})
  set(below)
  foreach(line IN LISTS ARGN)
    said(en_GB "${line}" english)
    descriptions_in("${english}" wanted)
    list(LENGTH wanted count)
    foreach(language IN ITEMS de_DE fr_FR pl_PL)
      said(${language} "${line}" other)
      descriptions_in("${other}" found)
      list(LENGTH found other_count)
      if(NOT other_count EQUAL count)
        complain("meeplecam ${line}: ${count} descriptions, ${other_count} in ${language}")
      endif()
      foreach(description IN LISTS found)
        if(description IN_LIST wanted)
          complain("meeplecam ${line} in ${language}: ${description}")
        endif()
      endforeach()
    endforeach()
    math(EXPR compared "${compared} + ${count}")
    if(english MATCHES "\nCommands:\n(.*)$")
      string(REPLACE "\n" ";" commands "${CMAKE_MATCH_1}")
      foreach(command IN LISTS commands)
        if(command MATCHES "^  ([a-z]+) ")
          string(REPLACE "--help" "${CMAKE_MATCH_1}\t--help" deeper "${line}")
          list(APPEND below "${deeper}")
        endif()
      endforeach()
    endif()
  endforeach()
  if(below)
    compare_help(${below})
  endif()
  set(failures ${failures} PARENT_SCOPE)
  set(compared ${compared} PARENT_SCOPE)
endfunction()

# Expects a sentence of its own in each language, for each of these lines.
function(compare_complaints)
  list(TRANSFORM ARGN REPLACE " " "\t" OUTPUT_VARIABLE lines)
  run_all(${lines})
  foreach(line IN LISTS lines)
    said(en_GB "${line}" english)
    foreach(language IN ITEMS de_DE fr_FR pl_PL)
      said(${language} "${line}" other)
      if(NOT other MATCHES "^meeplecam: [^\n]+\n$")
        complain("meeplecam ${line} in ${language} is no sentence: ${other}")
      elseif(other MATCHES "%[1-9]")
        complain("meeplecam ${line} in ${language} does not say what is meant: ${other}")
      elseif(other STREQUAL english)
        complain("meeplecam ${line} in ${language}: ${other}")
      endif()
    endforeach()
  endforeach()
  set(failures ${failures} PARENT_SCOPE)
endfunction()

file(WRITE ${FOLDER}/no_record.json "nothing\n")
compare_help(--help)
compare_complaints(
    "fly"
    "print"
    "print tiles"
    "print tiles --out"
    "print tiles --out x.pdf --paper a9"
    "print tiles --out x.pdf --tile-mm 5"
    "print tiles --out /dev/null --set atlantis"
    "print tiles --out /dev/null --edition winter"
    "watch demo --resume"
    "watch --size 7 demo"
    "watch --players red,blue nowhere"
    "watch --players mauve,blue demo"
    "watch nowhere"
    "read nowhere.jpg"
    "read no_record.json"
    "replay nowhere.json"
    "replay no_record.json"
    "learn undo 7 --catalogue nowhere"
    "simulate film --out no_record.json")

if(compared LESS 100)
  message(FATAL_ERROR "only ${compared} descriptions were found in the help")
endif()
if(failures GREATER 0)
  message(FATAL_ERROR "${failures} texts of the command line are not translated")
endif()
message(STATUS "${compared} descriptions in every language")
