#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// A case in the order of scores. Two cases have the same key where they have the same score.
struct RankedCase {
  std::uint64_t key;
  std::uint32_t index;  ///< of the case as given
};

/// Fewer than 2^32 cases by their scores, which are not NaN: the most positive first, equal ones as
/// given. 0 and −0 are one score. Linear in the number of cases.
std::vector<RankedCase> order_of_scores(std::span<const double> scores, bool lower_is_positive);

}  // namespace deconfuse
