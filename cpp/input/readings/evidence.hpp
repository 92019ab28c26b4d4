#pragma once

#include <cstddef>

#include "input/readings/read.hpp"

namespace deconfuse {

/// How much speaks for what was read, by the weights of the table in evidence.cpp: above 0 more
/// speaks for it than against it. A reading whose data are refused later has `impossible`.
/// @param names_columns whether one of its lines names a truth and predictions or scores
double evidence_for(const Reading& reading, bool names_columns);

inline constexpr double impossible = -100;

/// The same for results that the text states and that are the same in the data. More than
/// most_stated_results say no more.
double evidence_of_stated_results(std::size_t same);

inline constexpr std::size_t most_stated_results = 3;

}  // namespace deconfuse
