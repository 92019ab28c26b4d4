#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// Kinds of doubts about data. Outside of C++ a code is known by its name_of(); its text is in
/// every language under web/locales.
enum class DoubtCode : std::uint8_t {
  // Doubts that are equally sure are listed in this order: first those that spoil most numbers.
  predictions_shifted,               ///< each prediction fits the case above or below its own
  predictions_equal_truth,           ///< no case is wrong: perhaps one column was pasted twice
  scores_reversed,                   ///< positive cases have the lower scores
  probabilities_of_the_other_class,  ///< the columns, or the column, hold the other class
  probability_columns_permuted,      ///< the columns fit the classes in another order
  confidence_not_score,              ///< the scores are probabilities of the predicted class
  scores_are_labels,                 ///< the scores are two codes: predictions, not scores
  codes_for_labels,                  ///< names on one side, their numbers on the other
  booleans_for_codes,                ///< True and False on one side, 1 and 0 on the other
  labels_all_different,              ///< nearly each case has a class of its own
  labels_nearly_equal,               ///< two spellings of what is likely one class
  pasted_twice,                      ///< the cases repeat
  totals_among_counts,               ///< the last row and column are sums of the others
  counts_are_percentages,            ///< rows, columns or all sum to 100 or 1
  orientation_not_stated,            ///< the text does not say whether the rows are the truth
  classes_out_of_order,              ///< words for grades are not in the order of the grades
  classes_with_gap,                  ///< some numbers between the numbered classes are missing
  class_never_true,                  ///< a class is predicted that no case has
  class_never_predicted,             ///< a class of some cases is never predicted
  few_cases,                         ///< chance may explain the difference of two classifiers
  ties_move_precision,               ///< average precision depends on the order of equal scores
};

enum class Sureness : std::uint8_t {
  possible,  ///< such data are often right
  likely,    ///< such data are hardly ever right
};

// Remedies: each is the difference between the data and the data that should be computed instead.

/// Each case gets the prediction, score or probabilities of the row that is `rows` rows below it.
/// Cases without such a row are dropped.
struct ShiftPredictions {
  int rows = 0;
  std::size_t model = 0;
};
/// Some labels are renamed.
struct RenameLabels {
  std::vector<std::pair<std::string, std::string>> names;  ///< from, to
};
/// The classes in this order; some may be new.
struct OrderClasses {
  std::vector<std::string> labels;
};
/// The columns of probabilities get these names, in their order.
struct NameColumns {
  std::vector<std::string> labels;
};
/// Lower scores become the more positive ones: probabilities p become 1 − p, other scores change
/// their sign.
struct ReverseScores {
  std::vector<std::size_t> models;
};
/// Only the first cases are kept.
struct KeepCases {
  std::size_t count = 0;
};
/// Scores become predictions: this number stands for the positive class, any other for the
/// negative.
struct TakeScoresForLabels {
  std::string positive;
};
/// The last row and the last column are dropped.
struct DropTotals {};
/// Rows and columns are exchanged.
struct ExchangeAxes {
  bool truth_in_columns = false;  ///< true if the text then has the truth in its columns
};
/// The numbers are taken as shares of an unknown number of cases.
struct TakeForShares {};

using Remedy = std::variant<std::monostate, ShiftPredictions, RenameLabels, OrderClasses,
                            NameColumns, ReverseScores, KeepCases, TakeScoresForLabels, DropTotals,
                            ExchangeAxes, TakeForShares>;

/// Evidence that data break a law about data.
struct Doubt {
  DoubtCode code{};
  Sureness sure = Sureness::possible;
  Parameters parameters;  ///< the numbers and names that show it
  Remedy remedy;          ///< std::monostate: the data cannot be corrected without further data
};

}  // namespace deconfuse
