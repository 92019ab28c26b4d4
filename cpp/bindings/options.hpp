#pragma once

#include <emscripten/val.h>

#include "metrics/options.hpp"

namespace deconfuse {

/// Those options that not only scores have; they have been checked in TypeScript.
Options options_of(const emscripten::val& given);

/// With those options that only scores have; `model` is its index.
Options score_options_of(const emscripten::val& given);

}  // namespace deconfuse
