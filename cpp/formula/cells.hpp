#pragma once

#include <cstddef>

namespace deconfuse {

/// A set of cells of the matrix, relative to a row and a column. In a view of one class both are
/// the class.
enum class Region {
  cell,           ///< (row, column)
  row,            ///< every cell of the row
  column,         ///< every cell of the column
  row_others,     ///< the row without (row, column)
  column_others,  ///< the column without (row, column)
  others,         ///< every cell outside the row and outside the column
  all,
  diagonal,
  off_diagonal,
  near_diagonal,  ///< the diagonal and the cells next to it
  below_right,    ///< every cell in a later row and a later column
  below_left,     ///< every cell in a later row and an earlier column
};

/// A row and a column of the matrix, counted from 0.
struct Place {
  std::size_t row = 0;
  std::size_t column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

/// The places first, first + step, first + 2·step, …
struct Places {
  Place first;
  Place step;
  std::size_t count = 0;

  Place operator[](std::size_t at) const {
    return {first.row + at * step.row, first.column + at * step.column};
  }
};

/// Index of a place among these; their number if it is none of them.
inline std::size_t index_of(Place place, const Places& places) {
  std::size_t at = 0;
  while (at < places.count && places[at] != place) ++at;
  return at;
}

/// Row and column exchanged.
inline Place transposed(Place place) { return {place.column, place.row}; }
inline Places transposed(const Places& places) {
  return {transposed(places.first), transposed(places.step), places.count};
}

/// The cells that a quantity reads.
struct Cells {
  Region region = Region::cell;
  Place place;
};

}  // namespace deconfuse
