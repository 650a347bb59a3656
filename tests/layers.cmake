# Fails when a source includes a header from a layer above its own, or a library that its layer may not know.
# Usage: cmake -DROOT=<project> -P layers.cmake
cmake_minimum_required(VERSION 3.25)

# The rooms, lowest first; one may include itself and what stands before it.
set(rooms
    engine/tiles engine/board engine/rules engine/play engine/notation
    models/art/plan models/files models models/art/drawing models/tiles models/art/tiles models/art/reports models/art/sheets
    models/records
    calibration
    vision/image vision/catalogue vision/cells vision/grid vision/meeples vision/structure vision/decision vision/reading
    vision/track vision/teaching vision/any vision/tracking
    datasets/table/scene datasets/table/painting datasets/table/composing datasets/truth datasets/verdicts datasets/measuring datasets/films
    datasets/samples
    app/words
    app/session/basics app/session/editions app/session/sources app/session/cameras app/session/machine app/session/story
    app/session/log app/session/looking app/session/following app/session/planning app/session/measuring app/session/telling
    app/records/games app/records/audit app/records/shelf app/records/exports
    app/server app/club
    app/cli/options app/cli/watching app/cli/writing app/cli/commands app/cli
    app/gui/look app/gui/hall app/gui/model app/gui/board app/gui/live app/gui/new_game app/gui/table app/gui/pages
    app/gui/teach app/gui/photo app/gui/window)
# Libraries by the folders that may include them (regular expressions on the included name).
set(opencv_layers models calibration vision datasets app)
set(eigen_layers calibration vision datasets)
set(json_layers models datasets app/words app/session app/records app/cli)
set(cairo_layers models)
set(qt_widget_layers app/gui)

# The room in which a file lies, the innermost, and its height.
function(room_of path room height)
  cmake_path(GET path PARENT_PATH folder)
  while(folder)
    list(FIND rooms "${folder}" found)
    if(found GREATER_EQUAL 0)
      break()
    endif()
    cmake_path(GET folder PARENT_PATH folder)
  endwhile()
  set(${room} "${folder}" PARENT_SCOPE)
  set(${height} ${found} PARENT_SCOPE)
endfunction()

set(failures 0)
macro(complain message)
  message(NOTICE "${message}")
  math(EXPR failures "${failures} + 1")
endmacro()

file(GLOB_RECURSE sources RELATIVE ${ROOT} ${ROOT}/engine/*.h ${ROOT}/engine/*.cpp ${ROOT}/models/*.h ${ROOT}/models/*.cpp
     ${ROOT}/calibration/*.h ${ROOT}/calibration/*.cpp ${ROOT}/vision/*.h ${ROOT}/vision/*.cpp
     ${ROOT}/datasets/*.h ${ROOT}/datasets/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
foreach(source IN LISTS sources)
  room_of(${source} room height)
  if(NOT room AND NOT source MATCHES "^app/main.cpp$")
    complain("${source} lies in no room: name its folder here, at its height")
    continue()
  endif()
  file(STRINGS ${ROOT}/${source} includes REGEX "^[ \t]*#[ \t]*include")
  foreach(line IN LISTS includes)
    if(NOT line MATCHES "[<\"]([^>\"]+)[>\"]")
      continue()
    endif()
    set(included ${CMAKE_MATCH_1})
    room_of(${included} included_room included_height)
    if(room AND included_room AND included_height GREATER height)
      complain("${source} (room ${room}) includes ${included} from the higher room ${included_room}")
    endif()
    foreach(rule "opencv;^opencv2/" "eigen;^Eigen/" "json;^nlohmann/" "cairo;^cairo" "qt_widget;^(QtWidgets|QWidget|QMainWindow|QApplication)")
      list(GET rule 0 library)
      list(GET rule 1 pattern)
      if(NOT included MATCHES "${pattern}")
        continue()
      endif()
      set(may FALSE)
      foreach(layer IN LISTS ${library}_layers)
        if(source MATCHES "^${layer}/")
          set(may TRUE)
        endif()
      endforeach()
      if(NOT may)
        complain("${source} includes ${included}: this layer knows nothing of that library")
      endif()
    endforeach()
  endforeach()
endforeach()

list(LENGTH sources count)
if(count EQUAL 0)
  message(FATAL_ERROR "no sources under ${ROOT}")
endif()
if(failures GREATER 0)
  message(FATAL_ERROR "${failures} includes break the layers")
endif()
message(STATUS "${count} files keep to their rooms")
