#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "data/confusion_matrix.hpp"
#include "doubts/decisions.hpp"
#include "doubts/laws.hpp"
#include "doubts/paired_test.hpp"
#include "formula/distributions.hpp"
#include "metrics/matching.hpp"

namespace deconfuse {
namespace {

/// The columns fit the classes better in another order. Every second case is used to choose the
/// order, and the others to test it, so that the p-value need not allow for the choice.
Doubtful other_order(const ScoredCases& cases, DoubtCode code) {
  constexpr std::size_t most_classes = 200;
  const std::size_t classes = cases.labels.size();
  if (cases.kind != Kind::probabilities || classes < 2 || classes > most_classes)
    return std::nullopt;
  const std::vector<std::int32_t> predicted = decided(cases, 0);
  // Half a case in favour of the given order decides if another one is no better.
  std::vector<double> cells(classes * classes);
  for (std::size_t at = 0; at < classes; ++at) cells[at * (classes + 1)] = 0.5;
  for (std::size_t at = 0; at < cases.size; at += 2)
    ++cells[static_cast<std::size_t>(cases.truth[at]) * classes +
            static_cast<std::size_t>(predicted[at])];
  const auto columns = best_partners(ConfusionMatrix(classes, classes, std::move(cells)));
  Paired right;
  double as_named = 0, otherwise = 0;
  for (std::size_t at = 1; at < cases.size; at += 2) {
    const auto truth = static_cast<std::size_t>(cases.truth[at]);
    const auto column = static_cast<std::size_t>(predicted[at]);
    right.add(column == truth, column == *columns[truth]);
    as_named += column == truth ? 1 : 0;
    otherwise += column == *columns[truth] ? 1 : 0;
  }
  const double p = right.p();
  if (otherwise <= as_named || p >= significant) return std::nullopt;
  const auto tested = static_cast<double>(cases.size / 2);
  NameColumns named;
  named.labels.resize(classes);
  for (std::size_t label = 0; label < classes; ++label)
    named.labels[*columns[label]] = cases.labels[label];
  std::string moved;
  for (std::size_t column = 0; column < classes; ++column) {
    if (named.labels[column] == cases.labels[column]) continue;
    moved += (moved.empty() ? "" : ", ") + cases.labels[column] + " → " + named.labels[column];
  }
  return Doubt{code,
               Sureness::likely,
               {{"columns", moved},
                {"asNamed", decimal(as_named / tested)},
                {"otherwise", decimal(otherwise / tested)},
                {"p", decimal(p)}},
               std::move(named)};
}

/// True if the last word of a name such as "prob_no" or "p0" is the class.
bool names(std::string_view name, std::string_view label) {
  if (label.empty() || name.size() <= label.size() || !name.ends_with(label)) return false;
  const char before = name[name.size() - label.size() - 1];
  if (is_digit(label.front())) return !is_digit(before) && before != '.';
  return !is_letter(before);
}

/// Doubt about a column that is named after the class that is not positive.
Doubtful column_of_the_negative(const ScoredCases& cases) {
  if (cases.labels.size() != 2 || cases.positive > 1 || cases.lower_is_positive ||
      cases.scores.size() != 1 || !cases.within_unit[0])
    return std::nullopt;
  const std::string name = lower_case(cases.score_name);
  const std::string& negative = cases.labels[1 - cases.positive];
  if (!names(name, lower_case(negative))) return std::nullopt;
  const Ranking& ranking = cases.ranking(0);
  if (!ranking.both_classes()) return std::nullopt;
  const double area =
      cases.twice_pairs_in_order(0) / (2 * ranking.positives() * ranking.negatives());
  constexpr double clearly_positive = 0.6;
  if (area > clearly_positive) return std::nullopt;
  return Doubt{DoubtCode::probabilities_of_the_other_class,
               area < 0.5 ? Sureness::likely : Sureness::possible,
               {{"column", cases.score_name},
                {"positive", cases.labels[cases.positive]},
                {"negative", negative},
                {"area", decimal(area)}},
               ReverseScores{{0}}};
}

}  // namespace

/// The columns fit the classes far better in another order than in that of their names.
Doubtful probability_columns_permuted(const ScoredCases& cases) {
  return cases.labels.size() > 2 ? other_order(cases, DoubtCode::probability_columns_permuted)
                                 : std::nullopt;
}

/// For two classes: both columns are exchanged, or the only column is named after the negative
/// class.
Doubtful probabilities_of_the_other_class(const ScoredCases& cases) {
  if (cases.kind == Kind::scores) return column_of_the_negative(cases);
  return cases.labels.size() == 2 ? other_order(cases, DoubtCode::probabilities_of_the_other_class)
                                  : std::nullopt;
}

}  // namespace deconfuse
