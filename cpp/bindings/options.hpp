#pragma once

#include <emscripten/val.h>

#include "metrics/options.hpp"

namespace deconfuse {

/// The options that do not apply to scores only. TypeScript has checked them.
Options options_of(const emscripten::val& given);

/// All options, including those that apply to scores only; `model` is an index.
Options score_options_of(const emscripten::val& given);

}  // namespace deconfuse
