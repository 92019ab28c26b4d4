#pragma once

#include <cstddef>

#include "input/readings/read.hpp"

namespace deconfuse {

/// Evidence for a reading, by the weights in evidence.cpp; above 0 more facts support it than
/// contradict it. A reading whose data are refused later has `impossible`.
/// @param names_columns whether one of its lines names a truth and predictions or scores
double evidence_for(const Reading& reading, bool names_columns);

inline constexpr double impossible = -100;

/// Evidence from results that the text states and that agree with the data. `same` counts up to
/// most_stated_results.
double evidence_of_stated_results(std::size_t same);

inline constexpr std::size_t most_stated_results = 3;

}  // namespace deconfuse
