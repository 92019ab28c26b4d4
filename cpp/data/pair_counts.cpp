#include "data/pair_counts.hpp"

namespace deconfuse {

std::vector<double> pair_counts(std::span<const std::int32_t> of_rows,
                                std::span<const std::int32_t> of_columns, std::size_t rows,
                                std::size_t columns) {
  // Several tables, because a count has to wait for the one before it in the same cell; one where
  // they would not stay in the cache.
  constexpr std::size_t most_tables = 4;
  const std::size_t cells = rows * columns;
  const std::size_t spread = cells < 2048 ? cells : 0;
  std::vector<std::uint32_t> counts(cells + spread * (most_tables - 1));
  std::uint32_t* const tables[most_tables] = {counts.data(), counts.data() + spread,
                                              counts.data() + 2 * spread,
                                              counts.data() + 3 * spread};
  const std::size_t size = of_rows.size();
  const auto add = [&](std::size_t at, std::size_t table) {
    ++tables[table][static_cast<std::uint32_t>(of_rows[at]) * static_cast<std::uint32_t>(columns) +
                    static_cast<std::uint32_t>(of_columns[at])];
  };
  std::size_t at = 0;
  for (; at + most_tables <= size; at += most_tables) {
    add(at, 0);
    add(at + 1, 1);
    add(at + 2, 2);
    add(at + 3, 3);
  }
  for (; at < size; ++at) add(at, 0);
  std::vector<double> sums(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(cells));
  for (std::size_t cell = cells; cell < counts.size(); ++cell) sums[cell % cells] += counts[cell];
  return sums;
}

}  // namespace deconfuse
