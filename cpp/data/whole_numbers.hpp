#pragma once

#include <cmath>
#include <span>

namespace deconfuse {

/// 2^53: every whole number up to it is a double. Counts above it are refused with
/// `count-too-large`.
inline constexpr double largest_count = 0x1p53;

inline bool is_whole(double number) { return number == std::floor(number); }

/// True if the weights and all their sums are whole numbers up to largest_count, so that sums in
/// doubles are exact. The weights are >= 0.
bool add_up_exactly(std::span<const double> weights);

}  // namespace deconfuse
