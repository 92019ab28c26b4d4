#include "checker/matrix_slips.hpp"

#include <cmath>
#include <utility>

#include "checker/rewriting.hpp"
#include "formula/describe.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {
namespace {

/// What two slips cost in addition to their costs.
constexpr double pair_cost = 0.8;

}  // namespace

MatrixSlips::MatrixSlips(const Catalogue& catalogue, const Dataset& dataset, const Options& options)
    : catalogue_(catalogue),
      dataset_(dataset),
      options_(options),
      evaluation_(catalogue, dataset, options) {}

MatrixSlips::~MatrixSlips() = default;

std::optional<std::size_t> MatrixSlips::found(std::string_view id) const {
  const std::size_t at = catalogue_.find(id);
  if (at == catalogue_.size() || !is_askable(catalogue_[at])) return std::nullopt;
  return at;
}

std::vector<SlipSpace::Candidate> MatrixSlips::all_candidates() const {
  std::vector<Candidate> candidates;
  for (std::size_t at = 0; at < catalogue_.size(); ++at) {
    const Metric& metric = catalogue_[at];
    if (!is_askable(metric) || metric.tier > 2) continue;
    const auto cause = evaluation_.cause(at, {});
    if (cause && cause->reason == Reason::needs_option) continue;
    const double cost = (metric.headline != 0 ? 0.1 * metric.headline : 2.0 * metric.tier - 1) +
                        (metric.count ? 0.5 : 0) + (metric.scope == Scope::interval ? 1 : 0);
    if (!metric.per_class) {
      candidates.push_back({{at, {}}, cost});
      continue;
    }
    for (std::size_t row = 0; row < evaluation_.rows(); ++row) {
      const bool expected = evaluation_.rows() == 2 && row == dataset_.positive;
      candidates.push_back({{at, {row, row}}, cost + (expected ? 0 : 0.7)});
    }
  }
  return candidates;
}

/// Another formula of the metric; none if there is no other.
Expression MatrixSlips::other_formula(std::size_t metric) const {
  if (catalogue_[metric].id != "f1_macro") return catalogue_[metric].alternative;
  const Expression precision = value_of("precision");
  const Expression recall = value_of("recall");
  const Expression f1 = 2 * precision * recall / (precision + recall);
  return catalogue_.resolved(mean_over_classes(f1));
}

/// The formula with a slip that only matrices have; none if the slip makes no difference.
Expression MatrixSlips::formula_with(const Slip& slip, std::size_t metric) const {
  switch (slip.kind) {
    case SlipKind::error_sum:
      return catalogue_.resolved(counted_value_of("false_positive_rate") +
                                 counted_value_of("false_negative_rate"));
    case SlipKind::arithmetic_f1: {
      const bool of_class = catalogue_[metric].per_class;
      return catalogue_.resolved((counted_value_of(of_class ? "precision" : "precision_macro") +
                                  counted_value_of(of_class ? "recall" : "recall_macro")) /
                                 2);
    }
    case SlipKind::mean_of_rates:
      return catalogue_.resolved((counted_value_of(slip.quantities[0].data()) +
                                  counted_value_of(slip.quantities[1].data())) /
                                 2);
    case SlipKind::macro_f1_misprint: {
      const Expression precision = counted_value_of("precision_macro");
      const Expression recall = counted_value_of("recall_macro");
      return catalogue_.resolved(2 * precision * recall / (1 / precision + 1 / recall));
    }
    case SlipKind::true_negatives:
      if (catalogue_[metric].id != "true_negative") return {};
      return Expression(quantities::correct) - quantities::TP;
    case SlipKind::total:
      return slip.alternative ? other_formula(metric) : Expression();
    case SlipKind::zero_division:
      if (slip.alternative && other_formula(metric)) return other_formula(metric);
      if (catalogue_[metric].zero_division) return {};
      return replaced(reference_to(catalogue_, metric), slip.policy == ZeroDivision::one ? 1 : 0);
    case SlipKind::denominator:
    case SlipKind::numerator:
      return rewritten(slip, catalogue_[metric].formula);
    default:
      return {};
  }
}

// Evaluations.

const Evaluation& MatrixSlips::evaluation_for(const Misreading& misreading) const {
  if (misreading == Misreading()) return evaluation_;
  for (const auto& misread : misread_) {
    if (misread->misreading() == misreading) return misread->evaluation();
  }
  // There are many misread cells, and each is used once, so only the last is kept.
  if (misreading.cell && !misread_.empty() && misread_.back()->misreading().cell) {
    misread_.pop_back();
  }
  misread_.push_back(std::make_unique<MisreadMatrix>(catalogue_, dataset_, options_, misreading));
  return misread_.back()->evaluation();
}

SlipSpace::Route MatrixSlips::route_of(const Asked& asked, const std::vector<Slip>& slips) const {
  Misreading misreading;
  Asked computed = asked;
  Expression formula;
  for (const Slip& slip : slips) {
    if (slip.metric) computed.metric = *slip.metric;
    if (slip.class_index) computed.place = {*slip.class_index, *slip.class_index};
    switch (slip.kind) {
      case SlipKind::transposed:
        misreading.transposed = true;
        break;
      case SlipKind::base:
        misreading.base = slip.number;
        break;
      case SlipKind::beta:
        misreading.beta = slip.number;
        break;
      case SlipKind::zero_division:
        misreading.policy = slip.policy;
        break;
      case SlipKind::total:
        misreading.total = slip.number;
        break;
      case SlipKind::true_negatives:
        misreading.other_true_negatives = true;
        misreading.total_is_sum_of_four = slip.number.has_value();
        break;
      case SlipKind::cell:
        misreading.cell = Place{*slip.row, *slip.column};
        misreading.count = *slip.number;
        break;
      case SlipKind::error_sum:
      case SlipKind::mean_of_rates:
        if (!catalogue_[computed.metric].per_class) {
          computed.place = {dataset_.positive, dataset_.positive};
        }
        break;
      default:
        break;
    }
  }
  for (const Slip& slip : slips) {
    if (const Expression other = formula_with(slip, computed.metric)) formula = other;
  }
  // Slips with the result come last.
  for (const Slip& slip : slips) {
    const bool is_turn = slip.kind == SlipKind::complement || slip.kind == SlipKind::sign ||
                         slip.kind == SlipKind::reciprocal;
    if (!is_turn) continue;
    if (!formula) formula = reference_to(catalogue_, computed.metric);
    formula = rewritten(slip, formula);
  }
  return {evaluation_for(misreading), computed, formula};
}

std::optional<double> MatrixSlips::change_of_base(const Asked& asked, double base) const {
  const double value = evaluation_.value(asked.metric, asked.place, true);
  if (!std::isfinite(value) || value == 0) return std::nullopt;
  Misreading other;
  other.base = options_.base == 2 ? 10 : 2;
  const double changed = evaluation_for(other).value(asked.metric, asked.place, true);
  const double factor = std::log(options_.base) / std::log(*other.base);
  if (std::fabs(changed - value * factor) > 1e-9 * std::fabs(changed)) return std::nullopt;
  return std::log(options_.base) / std::log(base);
}

void MatrixSlips::visit_all(const Asked& asked, std::vector<Suspect> suspects,
                            const Visit& visit) const {
  for (Suspect& suspect : suspects) {
    suspect.value = value_with(asked, suspect.slips);
    visit(std::move(suspect));
  }
}

void MatrixSlips::visit_slips(const Asked& asked, const Visit& visit) const {
  visit_all(asked, course_formulas(asked), visit);
  visit_all(asked, other_rates(asked), visit);
  visit_all(asked, transpositions(), visit);
  visit_all(asked, other_classes(asked), visit);
  visit_all(asked, other_averages(asked), visit);
  visit_all(asked, other_metrics(asked), visit);
  visit_all(asked, other_turns(asked), visit);
  visit_all(asked, other_bases(asked), visit);
  visit_all(asked, other_policies(asked), visit);
  visit_all(asked, other_totals(asked, 5), visit);
  visit_all(asked, other_denominators(asked), visit);
  visit_all(asked, other_numerators(asked), visit);
  visit_all(asked, other_true_negatives(asked), visit);
  visit_all(asked, other_betas(asked), visit);
}

void MatrixSlips::visit_misread_cells(const Asked& asked, const Visit& visit) const {
  visit_all(asked, misread_cells(asked), visit);
}

void MatrixSlips::visit_pairs(const Asked& asked, const Visit& visit) const {
  const auto visit_both = [&](const std::vector<Suspect>& first,
                              const std::vector<Suspect>& second) {
    visit_all(asked, pairs_of(first, second, pair_cost), visit);
  };
  const std::vector<Suspect> metrics = usual_metrics(asked);
  std::vector<Suspect> class_metrics;
  for (const Suspect& suspect : metrics) {
    if (catalogue_[*suspect.slips[0].metric].per_class) class_metrics.push_back(suspect);
  }
  const std::vector<Suspect> averages = other_averages(asked);
  const std::vector<Suspect> complement = complements(asked);
  const std::vector<Suspect> totals = other_totals(asked, 2);
  const std::vector<Suspect> true_negatives = other_true_negatives(asked);
  const std::vector<Suspect> turned = transpositions();
  for (const auto& second : {metrics, averages, complement, totals}) visit_both(turned, second);
  for (const auto& first : {metrics, averages, true_negatives, totals}) {
    visit_both(first, complement);
  }
  visit_both(totals, metrics);
  visit_both(true_negatives, class_metrics);
  visit_both(true_negatives, totals);
  visit_both(other_bases(asked), metrics);
  visit_both(other_betas(asked), averages);
  visit_both(other_policies(asked), averages);
  const std::vector<Suspect> classes = other_classes(asked);
  // With many classes, some pair gives any number.
  if (classes.size() > 9) return;
  visit_both(turned, classes);
  visit_both(classes, complement);
  if (!catalogue_[asked.metric].per_class) return;
  for (const Suspect& of_class : classes) {
    std::vector<Suspect> of_this_class = class_metrics;
    for (Suspect& metric : of_this_class) {
      metric.slips[0].class_index = of_class.slips[0].class_index;
    }
    visit_both({of_class}, of_this_class);
  }
}

}  // namespace deconfuse
