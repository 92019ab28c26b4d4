#pragma once

#include <optional>

#include "formula/cells.hpp"
#include "formula/text.hpp"

namespace deconfuse {

class Environment;
class Exact;

/// A named number that the data or the options supply: TP, N, β. Everything about it is here, also
/// where it comes from: the cells of a region or one of the two functions below. They are asked by
/// the environment that the quantity belongs to, never by another.
struct Quantity {
  Text id;                            ///< stable name, e.g. "true_positive"
  Text symbol;                        ///< LaTeX, e.g. "TP"
  Text option = "";                   ///< the option that it is, or is worked out with; empty: none
  bool per_class = false;             ///< takes the index i under a sum over classes
  std::optional<Region> region = {};  ///< the cells of which it is the sum
  bool transposed = false;            ///< read with row and column exchanged: n_{ji}
  bool weight = false;                ///< a factor that is displayed only where cases have weights
  bool fraction = false;              ///< displayed as a fraction where it is one
  bool everywhere = false;            ///< the same at every place
  bool fixed = false;                 ///< the same whatever the counts are
  bool of_row = false;                ///< the same at every place of a row
  bool costly = false;                ///< takes far longer than a look at every cell
  /// Of a case: the number of any column, of which this is the one of its true class.
  const Quantity* selected_from = nullptr;
  /// Of a share: the count that it is before it is divided by the sum of all.
  const Quantity* unnormalised = nullptr;

  /// The value at a place; NaN where it is undefined.
  double (*value)(const Environment& environment, Place place) = nullptr;

  /// Instead, of what is read at very many places: the values at all of these, at least one.
  void (*fill)(const Environment& environment, const Places& places, double* values) = nullptr;

  /// A finite value without rounding; absent: the double is without.
  Exact (*exact)(const Environment& environment, Place place, double value) = nullptr;

  /// Whether the option is given without which there is no value; absent: it always is.
  bool (*is_given)(const Environment& environment) = nullptr;
};

}  // namespace deconfuse
