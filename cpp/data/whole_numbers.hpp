#pragma once

#include <cmath>
#include <span>

namespace deconfuse {

/// Up to it, 2^53, every whole number is a double. Counts above it are refused with
/// `count-too-large`.
inline constexpr double largest_count = 0x1p53;

inline bool is_whole(double number) { return number == std::floor(number); }

/// Whether the weights and all their sums are whole numbers up to largest_count, so that adding
/// them in doubles rounds nothing. They are >= 0.
bool add_up_exactly(std::span<const double> weights);

}  // namespace deconfuse
