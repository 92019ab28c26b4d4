#include <algorithm>
#include <cmath>
#include <utility>

#include "checker/matrix_slips.hpp"
#include "checker/misread_counts.hpp"

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
constexpr double complement = 1.1;
constexpr double complement_of_signed = 2.4;
constexpr double sign = 1.5;
constexpr double reciprocal = 2;
constexpr double total = 1.2;
constexpr double denominator = 1.9;
constexpr double numerator = 1.6;
constexpr double true_negatives = 1.1;
constexpr double cell = 2.2;
}  // namespace matrix_costs

/// True if the formula has a term for each cell, or may take even longer.
bool takes_long(const Metric& metric) {
  return metric.scope == Scope::information || metric.scope == Scope::clustering ||
         metric.scope == Scope::interval || metric.tier > 2;
}

bool has_quotient(const Metric& metric) {
  return metric.formula.node().op == Op::divide && metric.shape == Shape::scalar;
}

}  // namespace

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

}  // namespace deconfuse
