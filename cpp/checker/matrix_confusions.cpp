#include <cmath>
#include <string>
#include <string_view>
#include <utility>

#include "checker/matrix_slips.hpp"

namespace deconfuse {
namespace {

/// Costs, −log of how often each slip is seen in first exercises. No statistics of this exist; only
/// the order matters.
namespace matrix_costs {
constexpr double transposed = 1;
constexpr double of_class = 1.3;
constexpr double average = 1;
constexpr double essential_metric = 1.4;
constexpr double standard_metric = 2.7;
constexpr double rare_metric = 3.4;
constexpr double base = 1;
constexpr double zero_division = 1.2;
constexpr double beta = 1.4;
constexpr double course_formula = 1.1;
constexpr double precision_and_recall = 1.2;
constexpr double other_rates = 1.8;
}  // namespace matrix_costs

/// True for a p-value or a standard error, which nobody confuses with the metric itself.
bool is_inference(const Metric& metric) {
  const std::string_view id = metric.id;
  return id.find("p_value") != std::string_view::npos ||
         id.find("standard_error") != std::string_view::npos;
}

}  // namespace

/// Id of the class metric that an average is taken of; for other metrics, their own id.
std::string_view MatrixSlips::stem(std::size_t metric) const {
  const Metric& average = catalogue_[metric];
  return average.scope == Scope::average && average.of_class != nullptr ? average.of_class
                                                                        : average.id;
}

/// The class metric that corresponds to a metric of all classes; no value if there is none.
std::optional<std::size_t> MatrixSlips::metric_of_class(std::size_t metric) const {
  const Metric& of_all = catalogue_[metric];
  if (of_all.per_class) return std::nullopt;
  // With two classes, the accuracy of a class is the accuracy, and balanced accuracy is a mean of
  // two metrics.
  if (of_all.scope != Scope::average && evaluation_.rows() < 3) return std::nullopt;
  return of_all.of_class == nullptr ? std::nullopt : found(of_all.of_class);
}

std::vector<Suspect> MatrixSlips::transpositions() const {
  if (dataset_.matrix.rows() == 0) return {};
  return {suspect_of(slip_of(SlipKind::transposed), matrix_costs::transposed)};
}

std::vector<Suspect> MatrixSlips::other_classes(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  const std::optional<std::size_t> of_class = metric_of_class(asked.metric);
  if (!metric.per_class && !of_class) return {};
  // If the metric is no average of classes, few people take one class alone.
  const double cost =
      matrix_costs::of_class + (metric.per_class || metric.scope == Scope::average ? 0 : 0.5);
  std::vector<Suspect> suspects;
  for (std::size_t row = 0; row < evaluation_.rows(); ++row) {
    if (metric.per_class && row == asked.place.row) continue;
    Slip slip = slip_of(SlipKind::class_);
    slip.class_index = row;
    slip.metric = of_class;
    suspects.push_back(suspect_of(std::move(slip), cost));
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_averages(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  if (!metric.per_class && metric.scope != Scope::average) return {};
  std::vector<Suspect> suspects;
  const std::string_view asked_stem = stem(asked.metric);
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    if (at == asked.metric || catalogue_[at].scope != Scope::average) continue;
    if (stem(at) != asked_stem || !is_askable(catalogue_[at])) continue;
    const bool of_means = catalogue_[at].id == "f1_of_macro_averages";
    const SlipKind kind = of_means ? SlipKind::macro_f1_of_means : SlipKind::average;
    suspects.push_back(
        suspect_of(slip_to_metric(kind, at), matrix_costs::average + (metric.per_class ? 0.3 : 0)));
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_metrics(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  const auto cost_of = [&](const Metric& other) -> std::optional<double> {
    const bool near = are_near(metric, other);
    const double nearness = near ? -0.2 : 0.3;
    if (other.headline != 0) return matrix_costs::essential_metric + nearness;
    if (other.tier == 1) return matrix_costs::essential_metric + 0.4 + nearness;
    if (other.tier == 2) return matrix_costs::standard_metric + nearness;
    if (near) return matrix_costs::rare_metric;
    return std::nullopt;
  };
  const auto belongs = [&](const Metric& other) {
    if (other.scope == metric.scope) return true;
    switch (metric.scope) {
      case Scope::class_:
      case Scope::average:
      case Scope::overall:
        if (other.scope == Scope::class_) {
          // Instead of averages, libraries report precision, recall and F1 of the positive class.
          const bool is_usual =
              metric.scope == Scope::average ? other.headline != 0 : other.tier == 1;
          return is_usual && evaluation_.rows() == 2;
        }
        return (other.scope == Scope::average || other.scope == Scope::overall) && other.tier == 1;
      case Scope::information:
        return other.scope == Scope::clustering && other.tier == 1;
      case Scope::clustering:
        return (other.scope == Scope::information || other.scope == Scope::overall) &&
               other.tier == 1;
      default:
        return false;
    }
  };
  std::vector<Suspect> suspects;
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    const Metric& other = catalogue_[at];
    if (at == asked.metric || !is_askable(other) || !belongs(other)) continue;
    // These have their own kinds of slips.
    if (stem(at) == stem(asked.metric)) continue;
    if (is_inference(other) && !is_inference(metric)) continue;
    // Nobody confuses a count of a class with a share of all cases.
    if (other.count && !metric.count && other.scope != metric.scope) continue;
    const std::optional<double> cost = cost_of(other);
    if (!cost) continue;
    Slip slip = slip_to_metric(SlipKind::metric, at);
    if (other.per_class) {
      slip.class_index = metric.per_class ? asked.place.row : dataset_.positive;
    }
    suspects.push_back(suspect_of(std::move(slip), *cost));
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::usual_metrics(const Asked& asked) const {
  std::vector<Suspect> suspects = other_metrics(asked);
  std::erase_if(suspects, [](const Suspect& suspect) {
    return suspect.cost > matrix_costs::essential_metric + 0.5;
  });
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_bases(const Asked& asked) const {
  if (!change_of_base(asked, 2)) return {};
  std::vector<Suspect> suspects;
  for (const double base : {2.0, std::exp(1.0), 10.0}) {
    if (base == options_.base) continue;
    suspects.push_back(
        suspect_of(slip_of(SlipKind::base, base), matrix_costs::base + (base == 10 ? 0.5 : 0)));
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_policies(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  std::vector<Suspect> suspects;
  const auto append = [&](ZeroDivision policy) {
    if (metric.zero_division && policy == options_.zero_division) return;
    Slip slip = slip_of(SlipKind::zero_division);
    slip.policy = policy;
    suspects.push_back(suspect_of(std::move(slip), matrix_costs::zero_division));
  };
  const auto cause = evaluation_.cause(asked.metric, asked.place);
  if (!metric.zero_division && (!cause || cause->reason != Reason::zero_denominator)) return {};
  append(ZeroDivision::zero);
  append(ZeroDivision::one);
  if (metric.zero_division) append(ZeroDivision::undefined);
  // F1 by precision and recall is 0/0 if there are no true positives.
  const bool has_other_formula =
      metric.per_class ? bool(metric.alternative) : metric.id == "f1_macro";
  if (metric.zero_division && has_other_formula) {
    Slip slip = slip_of(SlipKind::zero_division);
    slip.policy = ZeroDivision::undefined;
    slip.alternative = true;
    suspects.push_back(suspect_of(std::move(slip), matrix_costs::zero_division));
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_betas(const Asked& asked) const {
  std::string id(catalogue_[asked.metric].id);
  const std::string of(stem(asked.metric));
  const bool is_f = of == "f1" || of == "f0_5" || of == "f2" || of == "f_beta";
  if (!is_f || id.compare(0, of.size(), of) != 0) return {};
  const double right = of == "f_beta" ? options_.beta : of == "f2" ? 2 : of == "f1" ? 1 : 0.5;
  const std::optional<std::size_t> metric = found("f_beta" + id.substr(of.size()));
  if (!metric) return {};
  std::vector<Suspect> suspects;
  const auto append = [&](double beta, double cost) {
    if (std::fabs(beta - right) < 1e-9) return;
    Slip slip = slip_of(SlipKind::beta, beta);
    slip.metric = metric;
    suspects.push_back(suspect_of(std::move(slip), cost));
  };
  append(1, matrix_costs::beta);
  append(2, matrix_costs::beta);
  append(0.5, matrix_costs::beta);
  // β in place of β².
  append(std::sqrt(right), matrix_costs::beta + 0.6);
  append(1 / right, matrix_costs::beta + 0.4);
  return suspects;
}

std::vector<Suspect> MatrixSlips::course_formulas(const Asked& asked) const {
  const std::string_view id = catalogue_[asked.metric].id;
  const Suspect arithmetic =
      suspect_of(slip_of(SlipKind::arithmetic_f1), matrix_costs::course_formula);
  if (id == "f1") return {arithmetic};
  if (id == "f1_macro" || id == "f1_of_macro_averages") {
    return {suspect_of(slip_of(SlipKind::macro_f1_misprint), matrix_costs::course_formula),
            arithmetic};
  }
  if ((id == "error_rate" && dataset_.matrix.rows() == 2) || id == "error_rate_class") {
    return {suspect_of(slip_of(SlipKind::error_sum), matrix_costs::course_formula)};
  }
  return {};
}

/// The mean of two rates other than recall and specificity, whose mean is balanced accuracy for two
/// classes; with more classes, the means of these rates over the classes.
std::vector<Suspect> MatrixSlips::other_rates(const Asked& asked) const {
  if (catalogue_[asked.metric].id != "balanced_accuracy") return {};
  std::vector<Suspect> suspects;
  const auto append = [&](std::string_view one, std::string_view other, double cost) {
    Slip slip = slip_of(SlipKind::mean_of_rates);
    slip.quantities = {one, other};
    suspects.push_back(suspect_of(std::move(slip), cost));
  };
  if (dataset_.matrix.rows() != 2) {
    append("precision_macro", "recall_macro", matrix_costs::other_rates);
    return suspects;
  }
  append("precision", "recall", matrix_costs::precision_and_recall);
  append("precision", "specificity", matrix_costs::other_rates);
  append("recall", "negative_predictive_value", matrix_costs::other_rates);
  append("precision", "negative_predictive_value", matrix_costs::other_rates);
  return suspects;
}

}  // namespace deconfuse
