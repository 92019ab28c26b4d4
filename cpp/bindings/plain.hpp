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

/// Structures of the metrics as plain JavaScript values, with the shapes of web/core/wasm.d.ts.
namespace deconfuse {

emscripten::val plain(const Dataset& dataset);  ///< without its cases and cells
emscripten::val plain(const Parts& parts);
emscripten::val plain(const DetectedBoxes& boxes);
emscripten::val plain(const Formula& formula);

/// {standardError, low, high, correctedLow?, correctedHigh?}; null if there is no interval.
emscripten::val plain(const std::optional<ResampledInterval>& found);
emscripten::val plain(const Catalogue& catalogue);

/// The facts about metrics that reports need. Each line has, separated by spaces, a metric's id,
/// its shape, its needs, and "class", "observation" or "one": whether it has a value for each
/// class, for each observation, or one only.
std::string kinds_of(const Catalogue& catalogue);

/// Indices in the catalogue of the metrics in `ids`, which are separated by spaces; the catalogue's
/// size for an unknown id.
std::vector<std::size_t> places_of(const std::string& ids, const Catalogue& catalogue);

/// Report of the metrics in `ids`: {sizes, values, details}. `sizes` has the number of values of
/// each metric, 0 if it does not apply to the data; `values` all values one after another;
/// `details` maps the id of a metric to {words?, undefined} if it has any.
emscripten::val reports(const std::string& ids, const Catalogue& catalogue,
                        const Evaluation& evaluation);

emscripten::val plain(const Explanation& explanation, const Catalogue& catalogue);

/// Explanation of the value of a metric at a place.
emscripten::val explanation(const std::string& id, const Evaluation& evaluation, Place place = {});

}  // namespace deconfuse
