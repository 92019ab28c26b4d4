#pragma once

#include <emscripten/val.h>

#include <span>
#include <string_view>

#include "bindings/crossing.hpp"
#include "data/dataset.hpp"
#include "metrics/catalogue.hpp"
#include "metrics/report.hpp"

/// The structures of the metrics as plain JavaScript values. The shapes are those of
/// web/core/wasm.d.ts.
namespace deconfuse {

/// What an option is called outside on which the value of a quantity depends.
struct OptionName {
  std::string_view quantity;
  const char* option;
};

emscripten::val plain(const Dataset& dataset);  ///< without its cases and cells
emscripten::val plain(const Formula& formula);
/// `names` are those of the quantities that depend on options.
emscripten::val plain(const Metric& metric, const Catalogue& catalogue,
                      std::span<const OptionName> names);
emscripten::val plain(const MetricReport& report, const Catalogue& catalogue);
emscripten::val plain(const Explanation& explanation, const Catalogue& catalogue);

}  // namespace deconfuse
