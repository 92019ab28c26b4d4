# Finds Emscripten's own toolchain file, wherever Debian, Homebrew or the emsdk put it.

find_program(EM_CONFIG em-config HINTS "$ENV{EMSDK}/upstream/emscripten")
if(NOT EM_CONFIG)
  message(FATAL_ERROR "Emscripten is missing.\n"
    "  Debian, Ubuntu: apt-get install emscripten\n"
    "  Homebrew:       brew install emscripten\n"
    "  emsdk:          source ./emsdk_env.sh in the folder of the emsdk")
endif()

execute_process(COMMAND "${EM_CONFIG}" EMSCRIPTEN_ROOT
  OUTPUT_VARIABLE emscripten_root OUTPUT_STRIP_TRAILING_WHITESPACE)

# Emscripten's file calls its programs by name, and EMSDK may be set where PATH is not.
get_filename_component(emscripten_programs "${EM_CONFIG}" DIRECTORY)
set(ENV{PATH} "${emscripten_programs}:$ENV{PATH}")
find_program(CMAKE_C_COMPILER emcc HINTS "${emscripten_programs}")
find_program(CMAKE_CXX_COMPILER em++ HINTS "${emscripten_programs}")

include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")
