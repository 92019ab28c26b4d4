#include "data/pair_counts.hpp"

#include "data/four_codes.hpp"

namespace deconfuse {

namespace {

/// Counts of one byte, so that those of many cells stay in the cache.
struct SmallCounts {
  std::vector<std::uint8_t> counts;
  std::vector<std::uint32_t> full;  ///< the place of each count that has come back to 0

  static constexpr double limit = 256;

  [[gnu::always_inline]] void add(std::uint32_t place) {
    if (++counts[place] == 0) note_full(place);
  }
  [[gnu::noinline]] void note_full(std::uint32_t place) { full.push_back(place); }
};

}  // namespace

std::vector<double> pair_counts(std::span<const std::int32_t> of_rows,
                                std::span<const std::int32_t> of_columns, std::size_t rows,
                                std::size_t columns) {
  // Several tables, because a count has to wait for the one before it in the same cell; one where
  // that hardly ever is so.
  const std::size_t cells = rows * columns;
  const std::size_t spread = cells < 2048 ? cells : 0;
  SmallCounts small{std::vector<std::uint8_t>(cells + spread * (four - 1)), {}};
  const auto width = static_cast<std::uint32_t>(columns);
  const auto table = static_cast<std::uint32_t>(spread);
  const FourCodes tables = {0, table, 2 * table, 3 * table};
  std::size_t at = 0;
  for (; at + four <= of_rows.size(); at += four) {
    const FourCodes places = four_at(&of_rows[at]) * width + four_at(&of_columns[at]) + tables;
    small.add(places[0]);
    small.add(places[1]);
    small.add(places[2]);
    small.add(places[3]);
  }
  for (; at < of_rows.size(); ++at) {
    small.add(static_cast<std::uint32_t>(of_rows[at]) * width +
              static_cast<std::uint32_t>(of_columns[at]));
  }
  const std::vector<std::uint8_t>& counts = small.counts;
  std::vector<double> sums(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(cells));
  for (std::size_t place = cells; place < counts.size(); ++place)
    sums[place % cells] += counts[place];
  for (const std::uint32_t place : small.full) sums[place % cells] += SmallCounts::limit;
  return sums;
}

}  // namespace deconfuse
