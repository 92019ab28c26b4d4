#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <string>
#include <vector>

#include "bindings/crossing.hpp"
#include "bindings/plain.hpp"
#include "formula/undefined.hpp"
#include "inference/resamples.hpp"
#include "metrics/catalogue.hpp"

/// Bootstrap intervals of all numbers of a report. `ids` are those of metrics with one number, or
/// one per class, separated by spaces. Metrics about uncertainty have no interval.
namespace deconfuse {

/// Calls `take` with each value of the metrics, in the order of reports(), and with true if it has
/// an interval.
template <class Take>
void for_each_value(const std::string& ids, const Catalogue& catalogue, std::size_t classes,
                    Take take) {
  for (const std::size_t metric : places_of(ids, catalogue)) {
    const Metric& declared = catalogue[metric];
    const std::size_t values = declared.per_class ? classes : 1;
    for (std::size_t at = 0; at < values; ++at)
      take(WantedValue{metric, {at, at}}, declared.scope != Scope::interval);
  }
}

inline std::vector<WantedValue> wanted_of(const std::string& ids, const Catalogue& catalogue,
                                          std::size_t classes) {
  std::vector<WantedValue> wanted;
  for_each_value(ids, catalogue, classes, [&](const WantedValue& value, bool has_interval) {
    if (has_interval) wanted.push_back(value);
  });
  return wanted;
}

/// Both ends of each value's interval, NaN if there is none; the corrected ends if asked for and
/// available.
template <class Resamples>
emscripten::val ends_of(const Resamples& resamples, const std::string& ids,
                        const Catalogue& catalogue, std::size_t classes, double level,
                        bool corrected) {
  std::vector<double> ends;
  std::size_t next = 0;
  for_each_value(ids, catalogue, classes, [&](const WantedValue&, bool has_interval) {
    const auto found = has_interval ? resamples.result(next++, level) : std::nullopt;
    const bool is_corrected = corrected && found && found->corrected_low;
    ends.push_back(!found ? undefined : is_corrected ? *found->corrected_low : found->low);
    ends.push_back(!found ? undefined : is_corrected ? *found->corrected_high : found->high);
  });
  return numbers(ends);
}

}  // namespace deconfuse
