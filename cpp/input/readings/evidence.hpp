#pragma once

#include "input/readings/read.hpp"

namespace deconfuse {

/// How much speaks for what was read, by the weights of the table in evidence.cpp: above 0 more
/// speaks for it than against it. A reading whose data are refused later has `impossible`.
double evidence_for(const Reading& reading);

inline constexpr double impossible = -100;

}  // namespace deconfuse
