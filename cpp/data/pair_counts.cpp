#include "data/pair_counts.hpp"

#include "data/four_codes.hpp"

namespace deconfuse {

std::vector<double> pair_counts(std::span<const std::int32_t> of_rows,
                                std::span<const std::int32_t> of_columns, std::size_t rows,
                                std::size_t columns) {
  // Several tables, because a count has to wait for the one before it in the same cell; one where
  // they would not stay in the cache.
  const std::size_t cells = rows * columns;
  const std::size_t spread = cells < 2048 ? cells : 0;
  std::vector<std::uint32_t> counts(cells + spread * (four - 1));
  std::uint32_t* const tables[four] = {counts.data(), counts.data() + spread,
                                       counts.data() + 2 * spread, counts.data() + 3 * spread};
  const auto width = static_cast<std::uint32_t>(columns);
  std::size_t at = 0;
  for (; at + four <= of_rows.size(); at += four) {
    const FourCodes places = four_at(&of_rows[at]) * width + four_at(&of_columns[at]);
    ++tables[0][places[0]];
    ++tables[1][places[1]];
    ++tables[2][places[2]];
    ++tables[3][places[3]];
  }
  for (; at < of_rows.size(); ++at) {
    ++counts[static_cast<std::uint32_t>(of_rows[at]) * width +
             static_cast<std::uint32_t>(of_columns[at])];
  }
  std::vector<double> sums(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(cells));
  for (std::size_t cell = cells; cell < counts.size(); ++cell) sums[cell % cells] += counts[cell];
  return sums;
}

}  // namespace deconfuse
