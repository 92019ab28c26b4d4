#include <cmath>
#include <string_view>
#include <utility>

#include "checker/score_slips.hpp"

namespace deconfuse {
namespace {

/// With more classes, one of them would give any number.
constexpr std::size_t most_classes_taken_as_positive = 10;

/// Costs, −log of how often each slip is seen. No statistics of this exist; only the order matters.
namespace score_costs {
constexpr double base = 1;
constexpr double trapezoid = 1;
constexpr double all_ranks = 1;
constexpr double average = 1;
constexpr double average_for_class = 1.7;
constexpr double of_class = 1.3;
constexpr double of_many_classes = 0.1;  // for each class beyond three
constexpr double complement = 1.3;
constexpr double sign = 1.5;
constexpr double logit_loss = 1.5;
constexpr double denominator = 1.5;
constexpr double reversed = 1.6;
constexpr double ties = 1.8;
constexpr double essential_neighbour = 1.4;
constexpr double essential_metric = 1.9;
constexpr double standard_metric = 2.8;
constexpr double rare_neighbour = 3.5;
constexpr double pair = 1;
}  // namespace score_costs

/// Id of the class metric that this metric is, or is an average of; empty for any other.
std::string_view averaged_stem(const Metric& metric) {
  if (metric.per_class) return metric.id;
  return metric.of_class == nullptr ? "" : metric.of_class;
}

/// True if the metric ranks the cases, or the labels of a case, by the numbers of each class.
bool ranks_by_class(const Metric& metric) {
  const std::string_view group = metric.group;
  if (group == "multilabel_ranking") return true;
  return metric.scope == Scope::probability &&
         (group == "roc" || group == "precision_recall" || group == "ranking");
}

}  // namespace

std::vector<Suspect> ScoreSlips::logit_losses(const Asked& asked) const {
  if (catalogue_[asked.metric].id != "log_loss_logits") return {};
  Slip of_logit = slip_of(SlipKind::logit_loss);
  of_logit.alternative = true;
  return {suspect_of(slip_of(SlipKind::logit_loss), score_costs::logit_loss),
          suspect_of(std::move(of_logit), score_costs::logit_loss)};
}

std::vector<Suspect> ScoreSlips::trapezoids(const Asked& asked) const {
  const std::string_view id = catalogue_[asked.metric].id;
  const bool has_steps = id == "average_precision";
  if (!has_steps && id != "pr_auc_trapezoid") return {};
  const std::size_t other = catalogue_.find(has_steps ? "pr_auc_trapezoid" : "average_precision");
  return {suspect_of(slip_to_metric(SlipKind::trapezoid, other), score_costs::trapezoid)};
}

std::vector<Suspect> ScoreSlips::all_ranks(const Asked& asked) const {
  const std::string_view id = catalogue_[asked.metric].id;
  if (id != "average_precision" && id != "average_precision_class") return {};
  return {suspect_of(slip_of(SlipKind::all_ranks), score_costs::all_ranks)};
}

std::vector<Suspect> ScoreSlips::miscounted_ties(const Asked& asked) const {
  const std::string_view id = catalogue_[asked.metric].id;
  if (id != "roc_auc" && id != "roc_auc_class") return {};
  return {suspect_of(slip_of(SlipKind::ties, 0), score_costs::ties),
          suspect_of(slip_of(SlipKind::ties, 1), score_costs::ties)};
}

std::vector<Suspect> ScoreSlips::other_bases(const Asked& asked) const {
  const std::optional<double> own = base_of(asked.metric);
  return own ? bases_other_than(*own, score_costs::base) : std::vector<Suspect>();
}

std::vector<Suspect> ScoreSlips::reversals(const Asked& asked) const {
  if (cases_.kind != Kind::scores || cases_.size > most_ranked_again) return {};
  // Scores whose low values are positive are no probabilities, so some metrics do not apply.
  Misreading reversed;
  reversed.reversed = true;
  if (!evaluation_for(reversed).applies(catalogue_[asked.metric])) return {};
  return {suspect_of(slip_of(SlipKind::reversed), score_costs::reversed)};
}

std::vector<Suspect> ScoreSlips::other_averages(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  const std::string_view stem = averaged_stem(metric);
  if (stem.empty()) return {};
  std::vector<Suspect> suspects;
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    const Metric& other = catalogue_[at];
    if (at == asked.metric || other.per_class || !is_askable(other)) continue;
    if (averaged_stem(other) != stem) continue;
    const double cost = metric.per_class ? score_costs::average_for_class : score_costs::average;
    suspects.push_back(suspect_of(slip_to_metric(SlipKind::average, at), cost));
  }
  return suspects;
}

std::vector<Suspect> ScoreSlips::other_classes(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  const std::size_t classes = cases_.labels.size();
  const double cost =
      score_costs::of_class +
      score_costs::of_many_classes * static_cast<double>(classes > 3 ? classes - 3 : 0);
  std::vector<Suspect> suspects;
  const auto append = [&](std::size_t label, std::optional<std::size_t> of_class) {
    Slip slip = slip_of(SlipKind::class_);
    slip.class_index = label;
    slip.metric = of_class;
    suspects.push_back(suspect_of(std::move(slip), cost));
  };
  if (cases_.kind == Kind::scores) {
    if (classes > most_classes_taken_as_positive || cases_.size > most_ranked_again) return {};
    for (std::size_t label = 0; label < classes; ++label) {
      if (label != cases_.positive && classes > 1) append(label, std::nullopt);
    }
    return suspects;
  }
  if (metric.per_class) {
    for (std::size_t label = 0; label < classes; ++label) {
      if (label != asked.place.row) append(label, std::nullopt);
    }
    return suspects;
  }
  const std::string_view stem = averaged_stem(metric);
  if (stem.empty()) return {};
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    const Metric& other = catalogue_[at];
    if (!other.per_class || !is_askable(other) || averaged_stem(other) != stem) continue;
    for (std::size_t label = 0; label < classes; ++label) append(label, at);
  }
  return suspects;
}

std::vector<Suspect> ScoreSlips::complements(const Asked& asked) const {
  if (!is_unit_range(asked.metric)) return {};
  return {suspect_of(slip_of(SlipKind::complement), score_costs::complement)};
}

std::vector<Suspect> ScoreSlips::other_signs() const {
  return {suspect_of(slip_of(SlipKind::sign), score_costs::sign)};
}

std::vector<Suspect> ScoreSlips::other_denominators(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  const std::optional<Expression> divisor = divisor_of_mean(metric);
  if (!divisor) return {};
  std::vector<Suspect> suspects = {
      suspect_of(slip_of(SlipKind::denominator, 1), score_costs::denominator)};
  if (metric.id == "brier_score_multiclass") {
    // With twice the divisor, two classes give the score of the positive one.
    const double twice = 2 * evaluate(*divisor, evaluation_, {});
    if (twice > 0 && twice != 1) {
      suspects.push_back(
          suspect_of(slip_of(SlipKind::denominator, twice), score_costs::denominator));
    }
  }
  return suspects;
}

std::vector<Suspect> ScoreSlips::other_metrics(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  const std::string_view stem = averaged_stem(metric);
  const std::vector<Suspect> trapezoid = trapezoids(asked);
  const auto has_slip_of_its_own = [&](std::size_t at) {
    if (!stem.empty() && averaged_stem(catalogue_[at]) == stem) return true;
    return !trapezoid.empty() && trapezoid[0].slips[0].metric == at;
  };
  const auto cost_of = [&](const Metric& other) -> std::optional<double> {
    if (other.tier == 1) {
      return are_near(metric, other) ? score_costs::essential_neighbour
                                     : score_costs::essential_metric;
    }
    if (other.tier == 2) return score_costs::standard_metric;
    if (other.group == std::string_view(metric.group)) return score_costs::rare_neighbour;
    return std::nullopt;
  };
  std::vector<Suspect> suspects;
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    const Metric& other = catalogue_[at];
    if (at == asked.metric || !is_askable(other) || has_slip_of_its_own(at)) continue;
    // Nobody confuses a standard error with an area, or a threshold with a value at other
    // thresholds.
    if ((other.scope == Scope::interval) != (metric.scope == Scope::interval)) continue;
    if (other.family == "threshold" && metric.family != "threshold" &&
        other.group != std::string_view(metric.group)) {
      continue;
    }
    const bool is_ranked_again =
        ranks_by_class(other) && other.group != std::string_view(metric.group);
    if (is_ranked_again && cases_.size > most_ranked_again) continue;
    const std::optional<double> cost = cost_of(other);
    if (!cost) continue;
    Slip slip = slip_to_metric(SlipKind::metric, at);
    if (other.per_class) {
      if (!metric.per_class && evaluation_.rows() != 2) continue;
      slip.class_index = metric.per_class ? asked.place.row : cases_.positive;
    }
    suspects.push_back(suspect_of(std::move(slip), *cost));
  }
  return suspects;
}

/// True if the right value is infinite: no slip is offered for it.
bool ScoreSlips::is_infinite(const Asked& asked) const {
  return std::isinf(evaluation_.value(asked.metric, asked.place, true));
}

void ScoreSlips::visit_slips(const Asked& asked, const Visit& visit) const {
  if (is_infinite(asked)) return;
  offer(asked, logit_losses(asked), visit);
  offer(asked, trapezoids(asked), visit);
  offer(asked, all_ranks(asked), visit);
  offer(asked, miscounted_ties(asked), visit);
  offer(asked, other_bases(asked), visit);
  offer(asked, reversals(asked), visit);
  offer(asked, other_averages(asked), visit);
  offer(asked, other_classes(asked), visit);
  offer(asked, complements(asked), visit);
  offer(asked, other_signs(), visit);
  offer(asked, other_denominators(asked), visit);
  offer(asked, other_metrics(asked), visit);
}

void ScoreSlips::visit_pairs(const Asked& asked, const Visit& visit) const {
  if (is_infinite(asked)) return;
  std::vector<Suspect> essential;
  for (Suspect& suspect : other_metrics(asked)) {
    if (catalogue_[*suspect.slips[0].metric].tier == 1) essential.push_back(std::move(suspect));
  }
  const std::vector<Suspect> complement = {
      suspect_of(slip_of(SlipKind::complement), score_costs::complement)};
  const auto with_complement = [&](const std::vector<Suspect>& others) {
    std::vector<Suspect> pairs;
    for (Suspect& pair : pairs_of(others, complement, score_costs::pair)) {
      if (is_unit_range(*pair.slips[0].metric)) pairs.push_back(std::move(pair));
    }
    return pairs;
  };
  // A metric without logarithms cannot have another base.
  for (const Suspect& metric : base_of(asked.metric) ? essential : std::vector<Suspect>()) {
    const Slip& slip = metric.slips[0];
    offer(asked, pairs_of(other_bases({*slip.metric, {}}), {metric}, score_costs::pair), visit);
  }
  offer(asked, with_complement(essential), visit);
  offer(asked, with_complement(other_averages(asked)), visit);
  offer(asked, pairs_of(reversals(asked), trapezoids(asked), score_costs::pair), visit);
  offer(asked, pairs_of(other_bases(asked), other_denominators(asked), score_costs::pair), visit);
  const std::vector<Suspect> classes = other_classes(asked);
  const bool per_class = catalogue_[asked.metric].per_class;
  if (classes.size() >= most_classes_taken_as_positive) return;
  if (cases_.kind != Kind::scores && !per_class) return;
  for (Suspect& pair : pairs_of(classes, essential, score_costs::pair)) {
    Slip& metric = pair.slips[1];
    if (catalogue_[*metric.metric].per_class != per_class) continue;
    if (per_class) metric.class_index = pair.slips[0].class_index;
    offer(asked, {pair}, visit);
  }
}

}  // namespace deconfuse
