#pragma once

#include <emscripten/val.h>

#include <vector>

#include "doubts/doubt.hpp"

namespace deconfuse {

/// [{code, sure, parameters, remedy?}], with the shapes of web/core/wasm.d.ts.
emscripten::val plain(const std::vector<Doubt>& doubts);

}  // namespace deconfuse
