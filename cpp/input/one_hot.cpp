#include "input/one_hot.hpp"

#include "data/labels.hpp"

namespace deconfuse {

bool is_one_hot(const Grid& grid) {
  constexpr std::size_t fewest = 3;
  if (grid.rows() < fewest) return false;
  const std::size_t width = grid.row(grid.rows() - 1).size();
  if (width < fewest) return false;
  std::size_t marked = 0;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != width) return false;
    std::size_t ones[2] = {};
    for (std::size_t c = 0; c < width; ++c) {
      const std::string label = canonical_label(row[c].text);
      if (label != "0" && label != "1") {
        // Names of the classes
        if (r == 0 && c == 0) break;
        return false;
      }
      if (label == "1") ++ones[2 * c < width ? 0 : 1];
      if (c + 1 == width) ++marked;
    }
    const bool one = ones[0] + ones[1] == 1;
    const bool one_in_each_half = width % 2 == 0 && width >= 4 && ones[0] == 1 && ones[1] == 1;
    if (!one && !one_in_each_half && !(r == 0 && marked == 0)) return false;
  }
  return marked >= fewest && marked != width;
}

bool is_zero_one(const Grid& grid) {
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (const Cell& cell : grid.row(r)) {
      const std::string label = canonical_label(cell.text);
      if (label != "0" && label != "1") return false;
    }
  }
  return grid.rows() > 0;
}

}  // namespace deconfuse
