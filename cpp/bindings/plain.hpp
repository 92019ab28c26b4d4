#pragma once

#include <emscripten/val.h>

#include <optional>
#include <string>
#include <string_view>

#include "bindings/crossing.hpp"
#include "data/boxes.hpp"
#include "data/dataset.hpp"
#include "data/parts.hpp"
#include "inference/resamples.hpp"
#include "metrics/catalogue.hpp"
#include "metrics/report.hpp"

/// The structures of the metrics as plain JavaScript values. The shapes are those of
/// web/core/wasm.d.ts.
namespace deconfuse {

emscripten::val plain(const Dataset& dataset);  ///< without its cases and cells
emscripten::val plain(const Parts& parts);
emscripten::val plain(const DetectedBoxes& boxes);
emscripten::val plain(const Formula& formula);

/// {standardError, low, high, correctedLow?, correctedHigh?}; null without a value.
emscripten::val plain(const std::optional<ResampledInterval>& found);
emscripten::val plain(const Catalogue& catalogue);

/// What reports have to know of the metrics: on a line of each, separated by spaces, its id, shape,
/// what it needs, and whether it has a value for each "class" or "observation", or "one".
std::string kinds_of(const Catalogue& catalogue);

/// The places in the catalogue of the metrics in `ids`, which are separated by spaces; of one that
/// is not there the catalogue's size.
std::vector<std::size_t> places_of(const std::string& ids, const Catalogue& catalogue);

/// Of the metrics in `ids`: {sizes, values, details}. How many
/// values each has, 0 where it does not apply to the data; all values one after another; by its id
/// {words?, undefined} of each metric that has such.
emscripten::val reports(const std::string& ids, const Catalogue& catalogue,
                        const Evaluation& evaluation);
emscripten::val plain(const Explanation& explanation, const Catalogue& catalogue);

}  // namespace deconfuse
