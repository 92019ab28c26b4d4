#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// How often each code below `rows` comes together with each code below `columns`, row-major. Fewer
/// than 2^32 pairs, each of one of `of_rows` and the one of `of_columns` beside it.
std::vector<double> pair_counts(std::span<const std::int32_t> of_rows,
                                std::span<const std::int32_t> of_columns, std::size_t rows,
                                std::size_t columns);

}  // namespace deconfuse
