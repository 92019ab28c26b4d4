#pragma once

#include <cstddef>
#include <string_view>

namespace deconfuse {

/// The quantities of a confusion matrix that a text may state.
enum class StatedQuantity {
  accuracy,
  error_rate,
  kappa,
  matthews,
  correct_cases,
  wrong_cases,
  all_cases,  ///< "N = 220"
  cases,      ///< "58 cases", which may be some of them
  balanced_accuracy,
  precision,
  recall,
  specificity,
  negative_predictive_value,
  false_positive_rate,
  false_negative_rate,
  f1,
  prevalence,
  detection_rate,        ///< true positives among all cases
  detection_prevalence,  ///< predicted positives among all cases
  support,
  positive_class,
  other,  ///< a column of a report that is not used
};

/// Whether a quantity is a number of cases.
bool is_number_of_cases(StatedQuantity quantity);

struct QuantityName {
  StatedQuantity quantity = StatedQuantity::other;
  std::size_t length = 0;  ///< in bytes; 0: no name
};

/// The longest name of a quantity that `text`, in lower case, begins with. Blanks, hyphens,
/// underscores and quotes inside a name are ignored.
QuantityName quantity_at(std::string_view text);

}  // namespace deconfuse
