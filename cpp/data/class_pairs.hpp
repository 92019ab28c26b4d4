#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// For each class, twice the number of pairs of a case of the class and a case of another class
/// whose numbers in the class's column are in the right order, ties counting half. The result is
/// that of Ranking::twice_pairs_in_order() for the column, but instead of all cases only those of
/// the class are sorted, or the others if they are fewer.
///
/// `numbers` are row-major, not negative and not NaN; `truth` has the class of each row. There are
/// fewer than 2^32 rows.
std::vector<std::uint64_t> twice_pairs_in_order(std::span<const double> numbers,
                                                std::span<const std::int32_t> truth,
                                                std::size_t classes);

}  // namespace deconfuse
