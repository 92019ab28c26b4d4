#include "checker/score_slips.hpp"

#include <cmath>
#include <string_view>

#include "checker/rewriting.hpp"
#include "data/word_list.hpp"
#include "metrics/quantities.hpp"
#include "metrics/score_quantities.hpp"

namespace deconfuse {
namespace {

/// Means over the cases. A person who forgets the division gets the sum.
constexpr std::string_view means_over_cases[] = {"log_loss",        "cross_entropy",
                                                 "brier_score",     "brier_score_multiclass",
                                                 "log_loss_logits", "hinge_loss"};

/// The log loss of logits with max(y, 0) − y for every case, whatever its class is. The exponent of
/// the second term has the logit, as in the right formula, or else the probability.
Expression logit_loss_without_truth(bool of_logit) {
  using namespace score_quantities;
  const auto mean_of_loss = [](Expression in_exponent) {
    const Expression y = s_m;
    const Expression loss =
        maximum(0, y) - y + log_one_plus(power(quantities::e, -absolute(in_exponent)));
    return sum(Over::cases, Expression(w_m) * loss) / total_weight;
  };
  if (of_logit) return mean_of_loss(s_m);
  return mean_of_loss(1 / (1 + power(quantities::e, -Expression(s_m))));
}

/// The share of pairs of a positive and a negative case in which the positive is ahead; pairs with
/// equal scores all count, or none does.
Expression pairs_ahead(bool with_ties) {
  using namespace score_quantities;
  const Expression not_below = with_ties ? previous_FP : FP_k;
  const Expression more_TP = Expression(TP_k) - previous_TP;
  return sum(Over::points, more_TP * (Expression(negatives) - not_below)) /
         (Expression(positives) * negatives);
}

/// The mean of the precision at every rank.
Expression precision_at_every_rank() {
  using namespace score_quantities;
  const Expression predicted = Expression(TP_k) + FP_k;
  const Expression more = predicted - (Expression(previous_TP) + previous_FP);
  return sum(Over::points, more * (TP_k / predicted)) / (Expression(positives) + negatives);
}

/// The same cases, ranked in another way.
ScoredCases ranked_again(const ScoredCases& cases, std::optional<std::size_t> positive,
                         bool reversed) {
  ScoredCases again;
  again.kind = cases.kind;
  again.labels = cases.labels;
  again.positive = positive.value_or(cases.positive);
  again.models = cases.models;
  again.size = cases.size;
  again.truth = cases.truth;
  again.is_positive = cases.is_positive;
  for (std::size_t at = 0; positive && at < cases.size; ++at) {
    again.is_positive[at] = static_cast<std::size_t>(cases.truth[at]) == *positive;
  }
  again.scores = cases.scores;
  again.weights = cases.weights;
  again.whole_weights = cases.whole_weights;
  again.lower_is_positive = cases.lower_is_positive != reversed;
  again.decision_values = cases.decision_values;
  again.within_unit = cases.within_unit;
  return again;
}

}  // namespace

/// A misreading, and the data and the evaluation that follow from it.
struct ScoreSlips::Situation {
  Situation(const Catalogue& catalogue, const ScoredCases& right, const Options& options,
            const Misreading& misread)
      : misreading(misread),
        cases(ranked_again(right, misread.positive, misread.reversed)),
        evaluation(catalogue, cases, options) {}

  Misreading misreading;
  ScoredCases cases;
  ScoreEvaluation evaluation;
};

ScoreSlips::ScoreSlips(const Catalogue& catalogue, const ScoredCases& cases, const Options& options)
    : catalogue_(catalogue),
      cases_(cases),
      options_(options),
      evaluation_(catalogue, cases, options) {}

ScoreSlips::~ScoreSlips() = default;

/// The divisor of a metric that is a mean over the cases; no value for other metrics.
std::optional<Expression> ScoreSlips::divisor_of_mean(const Metric& metric) {
  const std::string_view id = metric.id;
  if (!is_one_of(id, means_over_cases)) return std::nullopt;
  const ExpressionNode& node = metric.formula.node();
  const bool is_negated = node.op == Op::negate;
  return (is_negated ? node.arguments[0].node() : node).arguments[1];
}

bool ScoreSlips::is_unit_range(std::size_t metric) const {
  const auto [low, high] = Catalogue::widest(catalogue_[metric].range);
  return low == 0 && high == 1;
}

/// The base of the logarithms that the metric is a sum of; no value for other metrics.
std::optional<double> ScoreSlips::base_of(std::size_t metric) const {
  const std::string_view id = catalogue_[metric].id;
  if (id == "cross_entropy") return options_.base;
  if (id == "log_loss" || id == "log_loss_logits") return std::exp(1.0);
  return std::nullopt;
}

std::vector<SlipSpace::Candidate> ScoreSlips::all_candidates() const {
  std::vector<Candidate> candidates;
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    const Metric& metric = catalogue_[at];
    if (!is_askable(metric) || metric.tier > 2) continue;
    const double cost = metric.headline != 0 ? 0.1 * metric.headline : 2.0 * metric.tier - 1;
    if (!metric.per_class) {
      candidates.push_back({{at, {}}, cost});
      continue;
    }
    for (std::size_t row = 0; row < evaluation_.rows(); ++row) {
      candidates.push_back({{at, {row, row}}, cost + 0.3});
    }
  }
  return candidates;
}

std::optional<double> ScoreSlips::change_of_base(const Asked& asked, double base) const {
  const std::optional<double> own = base_of(asked.metric);
  if (!own) return std::nullopt;
  return std::log(*own) / std::log(base);
}

// Evaluations.

const Evaluation& ScoreSlips::evaluation_for(const Misreading& misreading) const {
  if (misreading == Misreading()) return evaluation_;
  for (const auto& situation : situations_) {
    if (situation->misreading == misreading) return situation->evaluation;
  }
  situations_.push_back(std::make_unique<Situation>(catalogue_, cases_, options_, misreading));
  return situations_.back()->evaluation;
}

SlipSpace::Route ScoreSlips::route_of(const Asked& asked, const std::vector<Slip>& slips) const {
  Misreading misreading;
  Asked computed = asked;
  Expression formula;
  for (const Slip& slip : slips) {
    if (slip.metric) computed.metric = *slip.metric;
    switch (slip.kind) {
      case SlipKind::class_:
        if (cases_.kind == Kind::scores) {
          misreading.positive = slip.class_index;
          break;
        }
        computed.place = {*slip.class_index, *slip.class_index};
        break;
      case SlipKind::metric:
        if (slip.class_index) computed.place = {*slip.class_index, *slip.class_index};
        break;
      case SlipKind::reversed:
        misreading.reversed = true;
        break;
      default:
        break;
    }
  }
  for (const Slip& slip : slips) {
    if (slip.kind == SlipKind::logit_loss) {
      formula = logit_loss_without_truth(slip.alternative);
    }
    if (slip.kind == SlipKind::all_ranks) formula = precision_at_every_rank();
    if (slip.kind == SlipKind::ties) formula = pairs_ahead(slip.number == 1);
    if (slip.kind == SlipKind::denominator) {
      const Metric& metric = catalogue_[computed.metric];
      // The sum over the cases is the mean times their number.
      formula = *slip.number == 1 ? evaluate(*divisor_of_mean(metric), evaluation_, {}) *
                                        reference_to(catalogue_, computed.metric)
                                  : rewritten(slip, metric.formula);
    }
  }
  // Slips with the result come last.
  for (const Slip& slip : slips) {
    const bool is_turn = slip.kind == SlipKind::complement || slip.kind == SlipKind::sign;
    if (!is_turn && slip.kind != SlipKind::base) continue;
    if (!formula) formula = reference_to(catalogue_, computed.metric);
    formula =
        is_turn ? rewritten(slip, formula) : *change_of_base(computed, *slip.number) * formula;
  }
  return {evaluation_for(misreading), computed, formula};
}

}  // namespace deconfuse
