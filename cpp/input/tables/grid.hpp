#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "data/dataset.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Rows of cells, which may differ in length; no row is empty.
class Grid {
 public:
  std::size_t rows() const { return ends_.size(); }
  std::span<const Cell> row(std::size_t r) const {
    const std::size_t begin = r == 0 ? 0 : ends_[r - 1];
    return {cells_.data() + begin, ends_[r] - begin};
  }
  std::span<Cell> row(std::size_t r) {
    const std::size_t begin = r == 0 ? 0 : ends_[r - 1];
    return {cells_.data() + begin, ends_[r] - begin};
  }

  /// Reserves memory for `rows` rows with `cells` cells in total.
  void reserve(std::size_t rows, std::size_t cells) {
    ends_.reserve(rows);
    cells_.reserve(cells);
  }
  std::size_t cells() const { return cells_.size(); }

  void add(const Cell& cell) { cells_.push_back(cell); }
  /// Ends the row; a row without cells is dropped.
  void end_row() {
    if (open_cells() > 0) ends_.push_back(cells_.size());
  }

  /// Number of cells in the row that is not ended yet.
  std::size_t open_cells() const { return cells_.size() - (ends_.empty() ? 0 : ends_.back()); }
  void remove_last() { cells_.pop_back(); }

  /// Removes empty cells from the ends of rows that are longer than the longest row without such
  /// cells.
  void cut_empty_ends() {
    std::size_t longest = 0;
    bool any_longer = false;
    const auto is_empty = [](const Cell& cell) { return cell.text.empty() && !cell.quoted; };
    for (std::size_t r = 0; r < rows(); ++r) {
      const auto cells = row(r);
      std::size_t length = cells.size();
      if (length <= longest) continue;
      while (length > 0 && is_empty(cells[length - 1])) --length;
      longest = std::max(longest, length);
    }
    for (std::size_t r = 0; r < rows(); ++r) any_longer = any_longer || row(r).size() > longest;
    if (!any_longer || longest == 0) return;
    std::size_t kept = 0, begin = 0;
    for (std::size_t& end : ends_) {
      const std::size_t length = std::min(end - begin, longest);
      std::move(cells_.begin() + static_cast<std::ptrdiff_t>(begin),
                cells_.begin() + static_cast<std::ptrdiff_t>(begin + length),
                cells_.begin() + static_cast<std::ptrdiff_t>(kept));
      begin = end;
      kept += length;
      end = kept;
    }
    cells_.resize(kept);
  }

  /// Cells are separated by blanks, so no cell can be empty and a heading may lack its corner.
  bool by_blanks = false;
  /// Rows come from brackets or a formula: the first row is a heading only if it cannot be data.
  bool bracketed = false;

 private:
  std::vector<Cell> cells_;
  std::vector<std::size_t> ends_;
};

/// A table without rows, with the separators and brackets of `grid`.
Grid empty_like(const Grid& grid);

void add_row(Grid& grid, std::span<const Cell> row);

/// Text from the start of one cell to the end of another of the same row.
Cell joined(const Source& source, const Cell& first, const Cell& last);

/// A table and its name.
struct NamedGrid {
  std::string_view name;
  Cell place;  ///< where it starts
  Grid grid;
};

/// The error for row r, which has `found` cells instead of `width`: `mixed-delimiters` (its
/// separator differs from that of the rows before) or `ragged-rows`.
InputError unequal_row(const Source& source, const Grid& grid, std::size_t r, std::size_t found,
                       std::size_t width);

/// The error for more than `maximum_classes` classes: `too-many-classes`.
InputError too_many_classes(const Source& source, std::size_t found, const Cell& place);

/// The entries of one column or one vector.
struct Column {
  const Cell* first = nullptr;
  std::size_t stride = 1;
  std::size_t size = 0;
  const Cell& operator[](std::size_t i) const { return first[i * stride]; }
};

/// A column and its name, which is empty if it has none.
struct NamedColumn {
  Cell name;
  Column column;
  bool scores = false;  ///< holds scores, by the name of the object that contains it
};

/// Whether the entries are 0…n−1 or 1…n.
bool counts_up(const Column& column);

/// The error for data that are not of the kind that the caller named: `no-scores`, `no-label-sets`,
/// `no-losses`, `no-class-counts`, `no-distributions`, `no-ratings` or `no-ranked-list`.
InputError other_kind(const Source& source, Kind kind, const Cell& place);

}  // namespace deconfuse
