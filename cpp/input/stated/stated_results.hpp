#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "input/stated/quantities.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The kind of mean that a stated result is.
enum class StatedAverage { none, macro, micro, weighted };

struct StatedResult {
  StatedQuantity quantity = StatedQuantity::other;
  double value = 0;        ///< a share for 72 % or 18/25; a number of cases; unused if the quantity
                           ///< is a class
  double tolerance = 0;    ///< half a unit of the last digit; 0 for whole numbers and fractions
  bool tells = false;      ///< has enough digits that agreement is no chance
  std::string class_name;  ///< class of the result, or the positive class; empty: not stated
  bool listed = false;     ///< the class is in a report of all classes
  StatedAverage average = StatedAverage::none;
  std::size_t line = 0;  ///< from 1
};

/// The results that the lines of a view state, in the order of the text: names of metrics in the
/// four languages of the page with a number ("Accuracy: 0.75", "precision of spam = 9/12 = 75 %",
/// "Kappa statistic  0.12"), reports with one row or column per class, and "'Positive' Class :
/// spam". At most 500 results; of a long line only those near its start.
std::vector<StatedResult> stated_results_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
