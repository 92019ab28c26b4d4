#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formula/describe.hpp"
#include "metrics/options.hpp"

namespace deconfuse {

/// What can go wrong when a metric is worked out by hand, the more specific kinds first: of two
/// that give one value the first is said.
enum class SlipKind : std::uint8_t {
  macro_f1_of_means,  ///< F1 of the macro averages of precision and recall for the mean of the F1
  macro_f1_misprint,  ///< 2·P·R/(1/P + 1/R), with the macro averages
  arithmetic_f1,      ///< (P + R)/2 for the F1 of P and R
  error_sum,          ///< false positive rate + false negative rate for the error rate
  true_negatives,     ///< the other diagonal cells alone taken for the true negatives
  logit_loss,         ///< max(y, 0) − y + ln(1 + e^−|p|): log loss of logits without the truth
  likelihood,         ///< p(x|h) given for p(h|x)
  prior,              ///< all states taken to be as probable, or the prior taken for the posterior
  most_probable,      ///< the risk of the action for the most probable state, not the least risk
  all_ranks,          ///< the mean of the precision at every rank, not only at those of positives
  found_only,         ///< relevant items that were not returned left out of account
  from_zero,          ///< ranks counted from 0
  last_hit,           ///< the rank of the last relevant item, not of the first
  mean_of_rates,      ///< the mean of two rates, but not of these two: `quantities`
  trapezoid,      ///< the area under straight lines for the sum of steps, or the other way round
  ties,           ///< equal scores of a positive and a negative counted as 0, or 1, not ½
  beta,           ///< F with `number` for β
  base,           ///< logarithms to the base `number`
  zero_division,  ///< 0/0 counted by another `policy`
  total,          ///< `number` for N
  transposed,     ///< rows read as columns
  reversed,       ///< the ranking read from its other end
  average,        ///< another average of the same metric, or an average for a class: `metric`
  class_,         ///< the value of another class: `class_index`
  complement,     ///< 1 less the value
  sign,           ///< the value with the other sign
  reciprocal,     ///< 1 divided by the value, its fraction upside down
  denominator,    ///< divided by `number`
  numerator,      ///< `number` divided
  root,           ///< a root was not taken
  squared,        ///< the value was squared, or squared where its root is taken
  metric,         ///< another metric: `metric`, of a class `class_index`
  margin,         ///< a row total in the place of a column total, or the other way round
  selection,      ///< every term taken where the definition selects, or the others
  term,           ///< a term of a sum or mean left out, or with the wrong sign
  scale,  ///< divided, or multiplied, by `number`; or not divided, counts by their sum among them
  cell,   ///< the cell at `row` and `column` read as `number`
  intermediate,  ///< worked on with `quantities` shortened to `digits`, as `shortening` says
  truncated,     ///< the result cut off, not rounded
  percent,       ///< a percent sign missing, or one too many
};

/// How a number lost its further digits.
enum class Shortening : std::uint8_t { rounded, truncated };

/// Which intermediate results were written down with fewer digits.
enum class Steps : std::uint8_t {
  metrics,   ///< the metrics that the formula names: P and R of F1
  products,  ///< these, and every product that is not whole, squares among them
  all,       ///< the result of every operation but the last
};

struct Slip {
  SlipKind kind = SlipKind::metric;
  std::optional<std::size_t> metric;       ///< its place in the catalogue
  std::optional<std::size_t> class_index;  ///< of `metric`, or of what was asked
  std::optional<std::size_t> row;
  std::optional<std::size_t> column;
  std::optional<double> number;  ///< base, β, N, denominator, numerator, count; what a tie counts
  std::optional<ZeroDivision> policy;
  std::vector<std::string_view> quantities;  ///< ids of metrics, or names of operations
  std::optional<Steps> steps;                ///< intermediate: which results are shortened
  std::optional<int> digits;                 ///< behind the decimal point
  std::optional<Shortening> shortening;
  std::optional<std::size_t> edit;  ///< its place among the edits of the formula of what was asked
  std::string_view manner;          ///< of an edit, transposed and prior: what exactly was done
  bool superfluous = false;         ///< percent: a sign that should not be there
  bool alternative = false;  ///< total, zero_division, intermediate, edits: by the other formula;
                             ///< logit_loss: with |y|
};

/// What slips lead to, and how likely a person is to make them.
struct Suspect {
  std::vector<Slip> slips;  ///< in the order in which they are made
  double value = 0;         ///< NaN where it is undefined
  double cost = 0;  ///< −log of how often it is seen, up to a constant: less is more plausible
};

/// A slip of a kind, with its number where it has one.
Slip slip_of(SlipKind kind);
Slip slip_of(SlipKind kind, double number);

/// A single slip, of which the value is not known yet.
Suspect suspect_of(Slip slip, double cost);

/// Each of the first followed by each of the second; two slips are rarer than one, which costs
/// `together`.
std::vector<Suspect> pairs_of(const std::vector<Suspect>& first, const std::vector<Suspect>& second,
                              double together);

/// A derivation with the slips in it.
struct Working {
  double value = 0;
  Formula symbolic;
  Formula substituted;
};

}  // namespace deconfuse
