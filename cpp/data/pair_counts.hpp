#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// How often each code below `rows` occurs together with each code below `columns`, row-major. A
/// pair consists of the entries of `of_rows` and `of_columns` at one index. There are fewer than
/// 2^32 pairs.
std::vector<double> pair_counts(std::span<const std::int32_t> of_rows,
                                std::span<const std::int32_t> of_columns, std::size_t rows,
                                std::size_t columns);

}  // namespace deconfuse
