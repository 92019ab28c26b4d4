#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// By class: twice the number of pairs of a case of the class and another one that the numbers of
/// the class put in order, ties counting half. It is what Ranking::twice_pairs_in_order() gives for
/// its column, without an order of all cases: only those of the class are sorted, or the others
/// where they are fewer.
///
/// `numbers` are row-major, none of them negative or NaN; `truth` is the class of each row, fewer
/// than 2^32.
std::vector<std::uint64_t> twice_pairs_in_order(std::span<const double> numbers,
                                                std::span<const std::int32_t> truth,
                                                std::size_t classes);

}  // namespace deconfuse
