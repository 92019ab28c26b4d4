#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// What looks wrong about data. Outside a code is called what name_of says; each has its text in
/// every language under web/locales.
enum class DoubtCode : std::uint8_t {
  // In the order in which equally sure doubts are told: what spoils most numbers comes first.
  predictions_shifted,               ///< each prediction fits the case above or below its own
  predictions_equal_truth,           ///< no case is wrong: perhaps one column was pasted twice
  scores_reversed,                   ///< positive cases have the lower scores
  probabilities_of_the_other_class,  ///< the columns, or the column, hold the other class
  probability_columns_permuted,      ///< the columns fit the classes in another order
  confidence_not_score,              ///< the probability of whatever was predicted
  scores_are_labels,                 ///< the scores are two codes: predictions, not scores
  codes_for_labels,                  ///< names on one side, their numbers on the other
  booleans_for_codes,                ///< True and False on one side, 1 and 0 on the other
  labels_all_different,              ///< nearly each case has a class of its own
  labels_nearly_equal,               ///< two spellings of what is likely one class
  pasted_twice,                      ///< the cases repeat
  totals_among_counts,               ///< the last row and column are sums of the others
  counts_are_percentages,            ///< rows, columns or all sum to 100 or 1
  orientation_not_stated,            ///< nothing said whether the rows are the truth
  classes_out_of_order,              ///< words for grades that are not in their order
  classes_with_gap,                  ///< numbered classes of which some are missing
  class_never_true,                  ///< a class is predicted that no case has
  class_never_predicted,             ///< a class of some cases is never predicted
  few_cases,                         ///< a difference that so few cases may show by chance
};

enum class Sureness : std::uint8_t {
  possible,  ///< often as it should be
  likely,    ///< hardly comes about otherwise
};

// What would mend the data: each says what is different in the problem that is computed instead.

/// Each case gets the prediction, score or probabilities that stand so many rows below its own;
/// cases that have none left drop out.
struct ShiftPredictions {
  int rows = 0;
  std::size_t model = 0;
};
/// Labels are taken for others.
struct RenameLabels {
  enum class Side : std::uint8_t { both, truth, predicted };
  Side side = Side::both;
  std::vector<std::pair<std::string, std::string>> names;  ///< from, to
};
/// The classes in this order; some may be new.
struct OrderClasses {
  std::vector<std::string> labels;
};
/// What the columns of probabilities hold, in their order.
struct NameColumns {
  std::vector<std::string> labels;
};
/// Higher scores are less positive: probabilities become 1 − p, others change their sign.
struct ReverseScores {
  std::vector<std::size_t> models;
};
/// Only the first cases.
struct KeepCases {
  std::size_t count = 0;
};
/// Scores of this number are predictions of the positive class.
struct TakeScoresForLabels {
  std::string positive;
};
/// Without the last row and the last column.
struct DropTotals {};
/// Rows become columns.
struct ExchangeAxes {};
/// Numbers are shares of unknown many cases.
struct TakeForShares {};

using Remedy = std::variant<std::monostate, ShiftPredictions, RenameLabels, OrderClasses,
                            NameColumns, ReverseScores, KeepCases, TakeScoresForLabels, DropTotals,
                            ExchangeAxes, TakeForShares>;

/// A law about data that these data seem to break.
struct Doubt {
  DoubtCode code{};
  Sureness sure = Sureness::possible;
  Parameters parameters;  ///< the numbers and names that show it
  Remedy remedy;          ///< std::monostate: there is none that needs no more data
};

}  // namespace deconfuse
