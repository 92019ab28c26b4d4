#pragma once

#include <optional>

#include "formula/cells.hpp"
#include "formula/text.hpp"

namespace deconfuse {

class Environment;
class Exact;

/// A named number that the data or the options supply: TP, N, β. It declares everything about the
/// number, including its source: the cells of a region, or one of the two functions below. Only the
/// environment to which the quantity belongs calls them.
struct Quantity {
  Text id;                            ///< stable name, e.g. "true_positive"
  Text symbol;                        ///< LaTeX, e.g. "TP"
  Text option = "";                   ///< the option that it is, or depends on; empty: none
  bool per_class = false;             ///< has the index i under a sum over classes
  std::optional<Region> region = {};  ///< the cells whose sum it is
  bool transposed = false;            ///< read with row and column exchanged: n_{ji}
  bool weight = false;                ///< a factor that is displayed only if cases have weights
  bool fraction = false;              ///< displayed as a fraction if it is one
  bool everywhere = false;            ///< the same at every place
  bool fixed = false;                 ///< the same whatever the counts are
  bool of_row = false;                ///< the same at every place of a row
  bool costly = false;                ///< takes far longer than reading every cell
  /// For the number of a case's true class: the same number for any column.
  const Quantity* selected_from = nullptr;
  /// For a share: the count that is divided by the sum of all to give it.
  const Quantity* unnormalised = nullptr;

  /// The value at a place; NaN if it is undefined.
  double (*value)(const Environment& environment, Place place) = nullptr;

  /// Used instead of `value` if very many places are read: writes the values at all of these, at
  /// least one.
  void (*fill)(const Environment& environment, const Places& places, double* values) = nullptr;

  /// The value without rounding, if it is finite; absent: the double is not rounded.
  Exact (*exact)(const Environment& environment, Place place, double value) = nullptr;

  /// True if the option that the value needs is given; absent: it always is.
  bool (*is_given)(const Environment& environment) = nullptr;
};

}  // namespace deconfuse
