# Compiles each source alone that is going to be changed, so that a change costs one file; all others stay in their groups.
# For CMAKE_PROJECT_INCLUDE; MEEPLECAM_CHANGED is a list of <library>=<folder>.
function(meeplecam_single_files)
  foreach(changed IN LISTS MEEPLECAM_CHANGED)
    string(REPLACE "=" ";" changed ${changed})
    list(GET changed 0 library)
    list(GET changed 1 folder)
    file(GLOB_RECURSE alone ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
    set_source_files_properties(${alone} TARGET_DIRECTORY meeplecam_${library} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  endforeach()
endfunction()
cmake_language(DEFER CALL meeplecam_single_files)
