#pragma once

#include <emscripten/val.h>

#include "bindings/crossing.hpp"
#include "data/dataset.hpp"
#include "metrics/catalogue.hpp"
#include "metrics/report.hpp"

/// The structures of the metrics as plain JavaScript values. The shapes are those of
/// web/core/wasm.d.ts.
namespace deconfuse {

emscripten::val plain(const Dataset& dataset);  ///< without its cases and cells
emscripten::val plain(const Formula& formula);
emscripten::val plain(const Metric& metric, const Catalogue& catalogue);
emscripten::val plain(const MetricReport& report, const Catalogue& catalogue);
emscripten::val plain(const Explanation& explanation, const Catalogue& catalogue);

}  // namespace deconfuse
