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
  std::size_t first = 0;  ///< row
  std::size_t end = 0;
  std::size_t left = 0;  ///< column
  std::size_t right = 0;
  std::vector<Cell> names;  ///< of the columns, or none
  Role role = Role::none;

  std::size_t rows() const { return end - first; }
  std::size_t columns() const { return right - left; }
  const Cell& cell(std::size_t r, std::size_t c) const { return grid->row(first + r)[left + c]; }
  bool one(std::size_t r, std::size_t c) const;  ///< whether a 1 stands there

  /// The columns from one to another, without their names.
  GridBlock half(std::size_t from, std::size_t to) const;
};

/// Rows [first, end) as marks, with or without names above and numbers beside; none where anything
/// else stands there.
std::optional<GridBlock> block_of(const Grid& grid, const ReadOptions& options, std::size_t first,
                                  std::size_t end);

/// Rows [first, end) of numbers, perhaps below names; none where anything else stands there or
/// nothing but marks.
std::optional<GridBlock> numbers_of(const Grid& grid, std::size_t first, std::size_t end);

/// The halves of a block as the names of its columns tell them: `truth_cat, truth_dog, pred_cat,
/// pred_dog`, the same names twice, or the same with another beginning or end. None where they do
/// not.
std::vector<GridBlock> named_halves(const GridBlock& block);

/// The rows after which a blank line stands, or a name on a line of its own.
std::vector<std::size_t> ends_of_blocks(const Source& source, const Grid& grid);

/// Where a line has no 1 or several.
struct Fault {
  std::size_t found = 0;
  Cell place;
};

/// The faults of the rows, or of the columns.
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
