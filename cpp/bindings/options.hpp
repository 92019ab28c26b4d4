#pragma once

#include <emscripten/val.h>

#include "metrics/options.hpp"

namespace deconfuse {

/// Options that have been checked in TypeScript; `model` is its index there.
Options options_of(const emscripten::val& given);

}  // namespace deconfuse
