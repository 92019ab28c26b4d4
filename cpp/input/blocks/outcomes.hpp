#pragma once

#include <string_view>
#include <vector>

#include "input/tables/matrix_cell.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The counts of the outcomes of one class, or of two classes, anywhere in a text:
///
///   TP = 45, FP = 3, TN = 50 and FN = 2          45 true positives and 3 false positives
///   True negatives (survived): 96                {"tn": 96, "fp": 24, "fn": 31, "tp": 59}
///   tn, fp, fn, tp = 96, 24, 31, 59              Verdaderos positivos (VP): 45
///   TP = 70, FP = 20, FN = 30 in a total of 200 cases
struct Outcomes {
  Cell label;                                 ///< of the class; empty if none is named
  Cell counts[4];                             ///< by Outcome; empty if the text has none
  std::size_t first_line = 0, last_line = 0;  ///< of the view
  bool are_stated = true;                     ///< no number is part of a formula
  /// The number of all cases, if one count is unknown and follows from it; else empty.
  Cell total;

  bool complete() const;  ///< whether all four counts are known

  /// Whether all counts but that of true negatives are stated, as for detections.
  bool lacks_true_negatives() const;
};

/// The outcomes in a view of a text, in order. Names are recognised in the languages of the page
/// and in Portuguese, Italian, Dutch, Russian, Polish, Turkish, Indonesian, Chinese, Japanese and
/// Korean.
std::vector<Outcomes> outcomes_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
