#include "checker/matrix_slips.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "checker/misread_counts.hpp"
#include "checker/rewriting.hpp"
#include "formula/describe.hpp"
#include "formula/undefined.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {
namespace {

/// With more cells, only those in the row and the column of the class, or in the diagonal, are
/// misread, and only by 1; for metrics that are not among the first, none is.
constexpr std::size_t most_misread_cells = 400;

/// With more cells, counts are misread only by 1 if the formula takes long.
constexpr std::size_t most_cells_in_long_formulas = 64;

/// Costs, −log of how often each slip is seen in first exercises. No statistics of this exist; only
/// the order matters.
namespace matrix_costs {
constexpr double transposed = 1;
constexpr double of_class = 1.3;
constexpr double average = 1;
constexpr double essential_metric = 1.4;
constexpr double standard_metric = 2.7;
constexpr double rare_metric = 3.4;
constexpr double complement = 1.1;
constexpr double complement_of_signed = 2.4;
constexpr double sign = 1.5;
constexpr double reciprocal = 2;
constexpr double base = 1;
constexpr double zero_division = 1.2;
constexpr double total = 1.2;
constexpr double denominator = 1.9;
constexpr double numerator = 1.6;
constexpr double true_negatives = 1.1;
constexpr double beta = 1.4;
constexpr double course_formula = 1.1;
constexpr double precision_and_recall = 1.2;
constexpr double other_rates = 1.8;
constexpr double cell = 2.2;
constexpr double pair = 0.8;
}  // namespace matrix_costs

/// True if the formula has a term for each cell, or may take even longer.
bool takes_long(const Metric& metric) {
  return metric.scope == Scope::information || metric.scope == Scope::clustering ||
         metric.scope == Scope::interval || metric.tier > 2;
}

/// True for a p-value or a standard error, which nobody confuses with the metric itself.
bool is_inference(const Metric& metric) {
  const std::string_view id = metric.id;
  return id.find("p_value") != std::string_view::npos ||
         id.find("standard_error") != std::string_view::npos;
}

bool has_quotient(const Metric& metric) {
  return metric.formula.node().op == Op::divide && metric.shape == Shape::scalar;
}

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

/// True if a value needs a computation of its own, such as the expected mutual information.
bool MatrixSlips::has_kernel(std::size_t metric) const {
  std::vector<Expression> open{catalogue_[metric].formula};
  while (!open.empty()) {
    const ExpressionNode& node = open.back().node();
    open.pop_back();
    if (node.op == Op::quantity && node.quantity->costly) return true;
    if (node.op == Op::metric) open.push_back(catalogue_[node.metric.index].formula);
    open.insert(open.end(), node.arguments.begin(), node.arguments.end());
  }
  return false;
}

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
  return catalogue_.resolved(sum_defined(Over::classes, f1) /
                             count_defined(Over::classes, f1, quantities::defined_classes));
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

// Single slips.

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

std::vector<Suspect> MatrixSlips::complements(const Asked& asked) const {
  const auto [low, high] = Catalogue::widest(catalogue_[asked.metric].range);
  if (high != 1 || low < -1) return {};
  return {suspect_of(slip_of(SlipKind::complement),
                     low < 0 ? matrix_costs::complement_of_signed : matrix_costs::complement)};
}

/// The value 0 keeps its sign and has no reciprocal, so these slips are not found for it.
std::vector<Suspect> MatrixSlips::other_turns(const Asked& asked) const {
  std::vector<Suspect> suspects = complements(asked);
  suspects.push_back(suspect_of(slip_of(SlipKind::sign), matrix_costs::sign));
  if (has_quotient(catalogue_[asked.metric])) {
    suspects.push_back(suspect_of(slip_of(SlipKind::reciprocal), matrix_costs::reciprocal));
  }
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

std::vector<Suspect> MatrixSlips::other_totals(const Asked& asked, double furthest) const {
  const double total = dataset_.matrix.total();
  if (total < 2 || total != std::floor(total)) return {};
  // The other formula is used only if it has a value with another N: otherwise its 0/0 has another
  // cause.
  Slip doubled = slip_of(SlipKind::total, 2 * total);
  doubled.alternative = true;
  const bool depends_on_total =
      catalogue_[asked.metric].alternative && std::isfinite(value_with(asked, {doubled}));
  std::vector<Suspect> suspects;
  const auto append = [&](double number, double cost) {
    if (number < 1 || number == total) return;
    Slip slip = slip_of(SlipKind::total, number);
    suspects.push_back(suspect_of(slip, cost));
    if (!depends_on_total) return;
    slip.alternative = true;
    suspects.push_back(suspect_of(std::move(slip), cost));
  };
  for (double difference = 1; difference <= furthest; ++difference) {
    const double cost = matrix_costs::total + 0.4 * (difference - 1);
    append(total - difference, cost);
    append(total + difference, cost);
  }
  const double reversed = reversed_digits(total);
  if (furthest > 2 && std::fabs(reversed - total) > furthest && 10 * reversed > total) {
    append(reversed, matrix_costs::total + 1);
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_denominators(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  if (!has_quotient(metric)) return {};
  const double right = evaluate(metric.formula.node().arguments[1], evaluation_, asked.place);
  if (!std::isfinite(right) || right == 0 || right != std::floor(right)) return {};
  std::vector<Suspect> suspects;
  const auto append = [&](double number, double cost) {
    if (number <= 0 || std::fabs(number - right) < 1e-9 * right) return;
    for (const Suspect& suspect : suspects) {
      if (suspect.slips[0].number == number) return;
    }
    suspects.push_back(suspect_of(slip_of(SlipKind::denominator, number), cost));
  };
  const ConfusionMatrix& matrix = dataset_.matrix;
  if (matrix.rows() == 0) return {};
  const double classes = static_cast<double>(matrix.rows());
  if (metric.per_class) {
    append(matrix.row_totals()[asked.place.row], matrix_costs::denominator);
    append(matrix.column_totals()[asked.place.row], matrix_costs::denominator);
    append(matrix.total() - matrix.row_totals()[asked.place.row], matrix_costs::denominator + 0.3);
    append(matrix.total() - matrix.column_totals()[asked.place.row],
           matrix_costs::denominator + 0.3);
  }
  append(matrix.total(), matrix_costs::denominator);
  append(matrix.sum(Region::diagonal, 0, 0), matrix_costs::denominator + 0.8);
  append(classes, matrix_costs::denominator + 0.2);
  if (right <= classes) {
    // The sum instead of the mean over the classes.
    if (!metric.per_class) append(1, matrix_costs::denominator);
    append(right - 1, matrix_costs::denominator + 0.2);
    append(right + 1, matrix_costs::denominator + 0.2);
    return suspects;
  }
  for (const double difference : {1, 2, 3}) {
    append(right - difference, matrix_costs::denominator + 0.3 * difference);
    append(right + difference, matrix_costs::denominator + 0.3 * difference);
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_numerators(const Asked& asked) const {
  const Metric& metric = catalogue_[asked.metric];
  if (!has_quotient(metric)) return {};
  const double right = evaluate(metric.formula.node().arguments[0], evaluation_, asked.place);
  const double denominator = evaluate(metric.formula.node().arguments[1], evaluation_, asked.place);
  if (!std::isfinite(denominator) || denominator == 0 || right != std::floor(right)) return {};
  std::vector<Suspect> suspects;
  for (const double difference : {-1, 1, -2, 2, -3, 3}) {
    if (right + difference < 0) continue;
    suspects.push_back(suspect_of(slip_of(SlipKind::numerator, right + difference),
                                  matrix_costs::numerator + 0.4 * std::fabs(difference)));
  }
  // One of two counts omitted: TP/N for (TP + TN)/N.
  const ConfusionMatrix& matrix = dataset_.matrix;
  const bool has_outcomes = dataset_.classification && (metric.per_class || matrix.rows() == 2);
  if (has_outcomes && denominator == matrix.total()) {
    constexpr Region outcomes[] = {Region::cell, Region::others, Region::column_others,
                                   Region::row_others};
    const std::size_t at = metric.per_class ? asked.place.row : dataset_.positive;
    for (const Region one : outcomes) {
      for (const Region other : outcomes) {
        const double taken = matrix.sum(one, at, at);
        if (one == other || taken == right || taken + matrix.sum(other, at, at) != right) continue;
        suspects.push_back(
            suspect_of(slip_of(SlipKind::numerator, taken), matrix_costs::numerator + 0.4));
      }
    }
  }
  // The 2 of F1 omitted.
  if (metric.id == "f1" && right > 6) {
    suspects.push_back(
        suspect_of(slip_of(SlipKind::numerator, right / 2), matrix_costs::numerator));
  }
  return suspects;
}

std::vector<Suspect> MatrixSlips::other_true_negatives(const Asked& asked) const {
  const std::size_t classes = dataset_.matrix.rows();
  if (!dataset_.classification || classes < 3) return {};
  std::vector<Suspect> suspects = {
      suspect_of(slip_of(SlipKind::true_negatives), matrix_costs::true_negatives)};
  if (catalogue_[asked.metric].per_class) {
    const Place place = asked.place;
    const ConfusionMatrix& matrix = dataset_.matrix;
    const double four = matrix.sum(Region::row, place.row, place.row) +
                        matrix.sum(Region::column_others, place.row, place.row) +
                        matrix.sum(Region::diagonal, 0, 0) - matrix(place.row, place.row);
    suspects.push_back(
        suspect_of(slip_of(SlipKind::true_negatives, four), matrix_costs::true_negatives + 0.3));
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

std::vector<Suspect> MatrixSlips::misread_cells(const Asked& asked) const {
  const ConfusionMatrix& matrix = dataset_.matrix;
  const bool per_class = catalogue_[asked.metric].per_class;
  const std::size_t cells = matrix.rows() * matrix.columns();
  const Metric& metric = catalogue_[asked.metric];
  const bool few_cells = cells > most_misread_cells;
  if (few_cells && (takes_long(metric) || metric.tier > 1)) return {};
  const bool few_counts = few_cells || has_kernel(asked.metric) ||
                          (takes_long(metric) && cells > most_cells_in_long_formulas);
  // True if cells outside the row and the column of the class make a difference.
  bool others_count = !per_class;
  if (per_class && matrix.rows() > 1) {
    const std::size_t other = asked.place.row == 0 ? 1 : 0;
    Slip slip = slip_of(SlipKind::cell, matrix(other, other) + 1);
    slip.row = slip.column = other;
    others_count = value_with(asked, {slip}) != evaluation_.value(asked.metric, asked.place, true);
  }
  std::vector<Suspect> suspects;
  const double crowd = 0.1 * std::log(static_cast<double>(cells) + 1);
  for (std::size_t row = 0; row < matrix.rows(); ++row) {
    for (std::size_t column = 0; column < matrix.columns(); ++column) {
      const bool on_cross = row == asked.place.row || column == asked.place.row;
      if (per_class ? !on_cross && (few_cells || !others_count) : few_cells && row != column) {
        continue;
      }
      const double away = per_class && !on_cross ? 0.3 : 0;
      const auto append = [&](double count, double cost) {
        Slip slip = slip_of(SlipKind::cell, count);
        slip.row = row;
        slip.column = column;
        suspects.push_back(suspect_of(std::move(slip), matrix_costs::cell + crowd + away + cost));
      };
      for (const MisreadCount& read : misread_counts(matrix(row, column), few_counts)) {
        append(read.count, read.cost);
      }
      if (few_counts) continue;
      // The adjacent number, or the one across the diagonal.
      std::vector<double> taken;
      const auto append_neighbour = [&](std::size_t other_row, std::size_t other_column) {
        if (other_row >= matrix.rows() || other_column >= matrix.columns()) return;
        const double count = matrix(other_row, other_column);
        if (count == matrix(row, column)) return;
        if (std::find(taken.begin(), taken.end(), count) != taken.end()) return;
        for (const MisreadCount& known : misread_counts(matrix(row, column), false)) {
          if (known.count == count) return;
        }
        taken.push_back(count);
        append(count, 0.5);
      };
      append_neighbour(row, column + 1);
      append_neighbour(row, column - 1);
      append_neighbour(row + 1, column);
      append_neighbour(row - 1, column);
      if (row != column) append_neighbour(column, row);
    }
  }
  return suspects;
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
    visit_all(asked, pairs_of(first, second, matrix_costs::pair), visit);
  };
  std::vector<Suspect> metrics;
  std::vector<Suspect> class_metrics;
  for (const Suspect& suspect : other_metrics(asked)) {
    if (suspect.cost > matrix_costs::essential_metric + 0.5) continue;
    metrics.push_back(suspect);
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
