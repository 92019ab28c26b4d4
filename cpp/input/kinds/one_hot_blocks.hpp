#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A rectangle of zeros and ones, or of scores, in a grid.
struct GridBlock {
  const Grid* grid = nullptr;
  std::size_t first = 0;  ///< first row
  std::size_t end = 0;
  std::size_t left = 0;  ///< first column
  std::size_t right = 0;
  std::vector<Cell> names;  ///< names of the columns, if there are any
  Role role = Role::none;

  std::size_t rows() const { return end - first; }
  std::size_t columns() const { return right - left; }
  const Cell& cell(std::size_t r, std::size_t c) const { return grid->row(first + r)[left + c]; }
  bool one(std::size_t r, std::size_t c) const;  ///< whether the cell is a 1

  /// The columns [from, to), without their names.
  GridBlock half(std::size_t from, std::size_t to) const;
};

/// Rows [first, end) as marks, with or without names above and numbers beside them; none for
/// anything else.
std::optional<GridBlock> block_of(const Grid& grid, const ReadOptions& options, std::size_t first,
                                  std::size_t end);

/// Rows [first, end) of numbers, perhaps below names; none for anything else, or if all numbers are
/// marks.
std::optional<GridBlock> numbers_of(const Grid& grid, std::size_t first, std::size_t end);

/// The halves of a block by the names of its columns: `truth_cat, truth_dog, pred_cat, pred_dog`,
/// the same names twice, or names that differ only in a common prefix or suffix of each half. None
/// if the names show no halves.
std::vector<GridBlock> named_halves(const GridBlock& block);

/// The rows followed by a blank line, or by a name on a line of its own.
std::vector<std::size_t> ends_of_blocks(const Source& source, const Grid& grid);

/// A line with no 1, or with several.
struct Fault {
  std::size_t found = 0;
  Cell place;
};

/// The faults in the rows, or in the columns.
struct Faults {
  std::size_t count = 0;
  Fault first;

  void add(const Faults& other) {
    if (count == 0) first = other.first;
    count += other.count;
  }
};

Faults faults_of(const GridBlock& block, bool by_columns);
Faults faults_of(const std::vector<GridBlock>& blocks, bool by_columns);

}  // namespace deconfuse
