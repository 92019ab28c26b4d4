#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formula/describe.hpp"
#include "metrics/options.hpp"

namespace deconfuse {

/// Kinds of slips in working out a metric by hand, the more specific ones first. If two give the
/// same value, the first is reported.
enum class SlipKind : std::uint8_t {
  macro_f1_of_means,  ///< F1 of the macro averages of precision and recall for the mean of the F1
  macro_f1_misprint,  ///< 2·P·R/(1/P + 1/R), with the macro averages
  arithmetic_f1,      ///< (P + R)/2 for the F1 of P and R
  error_sum,          ///< false positive rate + false negative rate for the error rate
  true_negatives,     ///< the other diagonal cells alone taken for the true negatives
  logit_loss,         ///< max(y, 0) − y + ln(1 + e^−|p|): log loss of logits without the truth
  likelihood,         ///< p(x|h) given for p(h|x)
  prior,          ///< all states taken as equally probable, or the prior taken for the posterior
  most_probable,  ///< the risk of the action for the most probable state, not the least risk
  all_ranks,      ///< the mean of the precision at every rank, not only at those of positives
  found_only,     ///< relevant items that were not returned are ignored
  from_zero,      ///< ranks counted from 0
  last_hit,       ///< the rank of the last relevant item, not of the first
  mean_of_rates,  ///< the mean of the two rates `quantities`, which are not the right ones
  trapezoid,      ///< the area under straight lines for the sum of steps, or the other way round
  ties,           ///< equal scores of a positive and a negative counted as 0, or 1, not ½
  beta,           ///< F with `number` for β
  base,           ///< logarithms to the base `number`
  zero_division,  ///< 0/0 replaced by another `policy`
  total,          ///< `number` for N
  transposed,     ///< rows read as columns
  reversed,       ///< the ranking read from its other end
  average,        ///< another average of the same metric, or an average for a class: `metric`
  class_,         ///< the value of another class: `class_index`
  complement,     ///< 1 minus the value
  sign,           ///< the value with the opposite sign
  reciprocal,     ///< 1 divided by the value: its fraction inverted
  denominator,    ///< a quotient with the denominator `number`
  numerator,      ///< a quotient with the numerator `number`
  root,           ///< a root was not taken
  squared,        ///< the value was squared, or a part of it that is under a root
  metric,         ///< another metric: `metric`, of a class `class_index`
  margin,         ///< a row total in place of a column total, or vice versa
  selection,      ///< all terms, or the others, instead of those that the definition selects
  term,           ///< a term of a sum or mean left out, or with the wrong sign
  scale,  ///< divided or multiplied by `number`; or not divided, for instance counts by their sum
  cell,   ///< the cell at `row` and `column` read as `number`
  intermediate,  ///< computed with `quantities` shortened to `digits`, as `shortening` says
  truncated,     ///< the result truncated instead of rounded
  percent,       ///< a percent sign missing or superfluous
};

/// How a number was shortened.
enum class Shortening : std::uint8_t { rounded, truncated };

/// The intermediate results that are shortened.
enum class Steps : std::uint8_t {
  metrics,   ///< the metrics that the formula names, such as P and R of F1
  products,  ///< these, and every product that is not whole, including squares
  all,       ///< the result of every operation but the last
};

struct Slip {
  SlipKind kind = SlipKind::metric;
  std::optional<std::size_t> metric;       ///< its index in the catalogue
  std::optional<std::size_t> class_index;  ///< of `metric`, or of what was asked
  std::optional<std::size_t> row;
  std::optional<std::size_t> column;
  std::optional<double> number;  ///< base, β, N, denominator, numerator or count; value of a tie
  std::optional<ZeroDivision> policy;
  std::vector<std::string_view> quantities;  ///< ids of metrics, or names of operations
  std::optional<Steps> steps;                ///< intermediate: which results are shortened
  std::optional<int> digits;                 ///< digits after the decimal point
  std::optional<Shortening> shortening;
  std::optional<std::size_t> edit;  ///< index among the edits of the formula of what was asked
  std::string_view manner;          ///< of edits, transposed and prior: what exactly was done
  bool superfluous = false;         ///< percent: the sign should not be there
  bool alternative = false;  ///< total, zero_division, intermediate, edits: by the other formula;
                             ///< logit_loss: with |y|
};

/// Slips with the value that they lead to, and how likely a person is to make them.
struct Suspect {
  std::vector<Slip> slips;  ///< in the order in which they are made
  double value = 0;         ///< NaN if it is undefined
  double cost = 0;  ///< −log of how often it is seen, up to a constant: lower is more plausible
};

/// A slip of this kind, with its number if it has one.
Slip slip_of(SlipKind kind);
Slip slip_of(SlipKind kind, double number);

/// A slip of this kind that takes another metric.
Slip slip_to_metric(SlipKind kind, std::size_t metric);

/// A single slip whose value is not known yet.
Suspect suspect_of(Slip slip, double cost);

/// Logarithms to each of the usual bases but `own`.
std::vector<Suspect> bases_other_than(double own, double cost);

/// Each of the first followed by each of the second. Two slips are rarer than one, so a pair costs
/// `together` in addition.
std::vector<Suspect> pairs_of(const std::vector<Suspect>& first, const std::vector<Suspect>& second,
                              double together);

/// A derivation that contains the slips.
struct Working {
  double value = 0;
  Formula symbolic;
  Formula substituted;
};

}  // namespace deconfuse
