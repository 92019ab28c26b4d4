#include "inference/derivative.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>

#include "formula/operations.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

/// The gradient by cell. A weight added to a region is added to each of its cells.
class CellGradient {
 public:
  CellGradient(std::size_t rows, std::size_t columns)
      : rows_(rows),
        columns_(columns),
        cells_(rows * columns),
        of_rows_(rows),
        of_columns_(columns) {}

  void add(Region region, Place place, double weight) {
    const std::size_t cell = place.row * columns_ + place.column;
    switch (region) {
      case Region::cell:
        cells_[cell] += weight;
        return;
      case Region::row:
        of_rows_[place.row] += weight;
        return;
      case Region::column:
        of_columns_[place.column] += weight;
        return;
      case Region::row_others:
        of_rows_[place.row] += weight;
        cells_[cell] -= weight;
        return;
      case Region::column_others:
        of_columns_[place.column] += weight;
        cells_[cell] -= weight;
        return;
      case Region::others:
        of_all_ += weight;
        of_rows_[place.row] -= weight;
        of_columns_[place.column] -= weight;
        cells_[cell] += weight;
        return;
      case Region::all:
        of_all_ += weight;
        return;
      case Region::diagonal:
        of_diagonal_ += weight;
        return;
      case Region::off_diagonal:
        of_all_ += weight;
        of_diagonal_ -= weight;
        return;
      case Region::near_diagonal:
        of_near_diagonal_ += weight;
        return;
      case Region::below_right:
        below_right_.resize(cells_.size());
        below_right_[cell] += weight;
        return;
      case Region::below_left:
        below_left_.resize(cells_.size());
        below_left_[cell] += weight;
        return;
    }
  }

  std::vector<double> by_cell() && {
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t column = 0; column < columns_; ++column) {
        double& cell = cells_[row * columns_ + column];
        cell += of_all_ + of_rows_[row] + of_columns_[column];
        if (row == column) cell += of_diagonal_;
        if (row <= column + 1 && column <= row + 1) cell += of_near_diagonal_;
      }
    }
    if (!below_right_.empty()) add_earlier(below_right_, true);
    if (!below_left_.empty()) add_earlier(below_left_, false);
    return std::move(cells_);
  }

 private:
  /// Adds to each cell the weights of all cells above it and to its left (or to its right).
  void add_earlier(const std::vector<double>& weights, bool left) {
    std::vector<double> above(columns_);
    for (std::size_t row = 0; row < rows_; ++row) {
      double beside = 0;
      for (std::size_t step = 0; step < columns_; ++step) {
        const std::size_t column = left ? step : columns_ - 1 - step;
        cells_[row * columns_ + column] += beside;
        beside += above[column];
      }
      for (std::size_t column = 0; column < columns_; ++column) {
        above[column] += weights[row * columns_ + column];
      }
    }
  }

  std::size_t rows_;
  std::size_t columns_;
  std::vector<double> cells_;
  std::vector<double> of_rows_;
  std::vector<double> of_columns_;
  std::vector<double> below_right_;  // empty if nothing has been added
  std::vector<double> below_left_;
  double of_all_ = 0;
  double of_diagonal_ = 0;
  double of_near_diagonal_ = 0;
};

/// Walks formulas from the value down to the counts. The adjoint of a part is the derivative of the
/// value with respect to that part.
class ReverseAccumulation {
 public:
  explicit ReverseAccumulation(const MatrixEvaluation& evaluation)
      : evaluation_(evaluation),
        gradient_(evaluation.rows(), evaluation.columns()),
        adjoints_(evaluation.catalogue().size()) {}

  /// A formula at a place, times a factor.
  struct Term {
    const Expression& formula;
    Place place;
    double adjoint = 1;
  };

  /// The gradient of the sum of the terms.
  std::variant<Gradient, Obstacle> of(std::initializer_list<Term> terms) && {
    for (const Term& term : terms) arrange_metrics_in(term.formula);
    for (const auto& [formula, place, adjoint] : terms) accumulate(formula, place, adjoint);
    for (auto used = order_.rbegin(); used != order_.rend() && !problem_; ++used)
      accumulate_of(*used);
    if (problem_) return *problem_;
    return std::move(gradient_).by_cell();
  }

 private:
  /// Lists each metric after those that its formula uses; the list is walked from its end. So a
  /// metric that many terms share is walked once, when all of them have added to its adjoint.
  void arrange(std::size_t metric) {
    if (!adjoints_[metric].empty()) return;
    adjoints_[metric].assign(std::max(evaluation_.rows(), evaluation_.columns()), 0);
    arrange_metrics_in(evaluation_.catalogue()[metric].formula);
    order_.push_back(metric);
  }

  void arrange_metrics_in(const Expression& formula) {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::metric) arrange(node.metric.index);
    for (const Expression& operand : node.operands()) arrange_metrics_in(operand);
  }

  void accumulate_of(std::size_t metric) {
    const Metric& declared = evaluation_.catalogue()[metric];
    for (std::size_t at = 0; at < adjoints_[metric].size(); ++at) {
      const double adjoint = adjoints_[metric][at];
      if (adjoint != 0)
        accumulate(declared.formula, evaluation_.origin(declared, {at, at}), adjoint);
    }
  }

  double value(const Expression& formula, Place place) const {
    return evaluate(formula, evaluation_, place);
  }

  void fail(Obstacle problem) {
    if (!problem_) problem_ = problem;
  }

  bool depends_on_counts(const Expression& formula) const {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::quantity) return !node.quantity->fixed;
    if (node.op == Op::cell_sum) return true;
    if (node.op == Op::metric) {
      return depends_on_counts(evaluation_.catalogue()[node.metric.index].formula);
    }
    return std::any_of(node.operands().begin(), node.operands().end(),
                       [&](const Expression& operand) { return depends_on_counts(operand); });
  }

  /// True if the formula is a sum of counts. If it is 0, it is 0 in all samples.
  static bool is_count(const Expression& formula) {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::quantity) return node.quantity->region.has_value();
    if (node.op != Op::add && node.op != Op::sum) return node.op == Op::cell_sum;
    return std::all_of(node.arguments.begin(), node.arguments.end(), is_count);
  }

  void accumulate(const Expression& formula, Place place, double adjoint) {
    if (problem_ || adjoint == 0) return;
    if (++steps_ > most_steps) return fail(Obstacle::too_large);
    const ExpressionNode& node = formula.node();
    if (node.over) return accumulate_over(node, place, adjoint);
    switch (node.op) {
      case Op::number:
        return;
      case Op::quantity:
        return accumulate_quantity(*node.quantity, place, adjoint);
      case Op::metric:
        return accumulate_metric(node, place, adjoint);
      case Op::cell_sum:
        return add(node.region, place, adjoint);
      case Op::cases:
        return accumulate_case(node, place, adjoint);
      case Op::replacement:
        if (!std::isnan(value(node.arguments[0], place))) {
          accumulate(node.arguments[0], place, adjoint);
        }
        return;
      default:
        return accumulate_operation(formula, place, adjoint);
    }
  }

  void add(Region region, Place place, double adjoint) {
    if (std::isfinite(adjoint)) {
      gradient_.add(region, place, adjoint);
    } else {
      fail(Obstacle::no_value);
    }
  }

  void accumulate_quantity(const Quantity& quantity, Place place, double adjoint) {
    if (quantity.region) {
      add(*quantity.region, quantity.transposed ? transposed(place) : place, adjoint);
    } else if (!quantity.fixed) {
      fail(Obstacle::no_closed_form);
    }
  }

  void accumulate_metric(const ExpressionNode& node, Place place, double adjoint) {
    if (node.of_column) place.row = place.column;
    const std::size_t metric = node.metric.index;
    const Metric& declared = evaluation_.catalogue()[metric];
    // An undefined metric counts as a constant.
    if (std::isnan(evaluation_.metric(node.metric, false, place))) return;
    if (is_matrix(declared)) return accumulate(declared.formula, place, adjoint);
    adjoints_[metric][declared.per_class ? place.row : 0] += adjoint;
  }

  void accumulate_case(const ExpressionNode& node, Place place, double adjoint) {
    const Expression& condition = node.arguments[0];
    const double decisive = value(condition, place);
    if (decisive == 0 && !is_count(condition) && depends_on_counts(condition)) {
      return fail(Obstacle::tie);
    }
    accumulate(node.arguments[decisive > 0 ? 1 : 2], place, adjoint);
  }

  /// With more than two operands, a binary operation is applied step by step.
  void accumulate_operation(const Expression& formula, Place place, double adjoint) {
    const Operation& operation = deconfuse::operation(formula.node().op);
    const std::vector<Expression>& operands = formula.node().operands();
    if (operation.partials == nullptr) {
      if (depends_on_counts(formula)) fail(Obstacle::no_closed_form);
      return;
    }
    std::vector<double> values;
    for (const Expression& operand : operands) values.push_back(value(operand, place));
    if (operation.operands == 2)
      return accumulate_chain(operation, operands, values, place, adjoint);
    double partials[most_operands];
    operation.partials(values.data(), partials);
    for (std::size_t at = 0; at < operands.size(); ++at) {
      accumulate_partial(operands[at], place, adjoint, partials[at]);
    }
  }

  void accumulate_chain(const Operation& operation, const std::vector<Expression>& operands,
                        const std::vector<double>& values, Place place, double adjoint) {
    std::vector<double> results(values);
    for (std::size_t at = 1; at < values.size(); ++at) {
      const double both[] = {results[at - 1], values[at]};
      results[at] = operation(both);
    }
    for (std::size_t at = values.size() - 1; at > 0; --at) {
      const double both[] = {results[at - 1], values[at]};
      // 0·log 0 is 0 in all samples, so it has no derivative to add.
      if (operation.op == Op::multiply && results[at] == 0 && !std::isfinite(both[0] * both[1])) {
        return;
      }
      double partials[2];
      operation.partials(both, partials);
      const bool is_tie = both[0] == both[1] && std::isnan(partials[0]);
      if (is_tie && at == 1 && change_alike(operands[0], place, operands[1], place)) {
        return accumulate(operands[0], place, adjoint);
      }
      if (is_tie && depends_on_counts(operands[0])) return fail(Obstacle::tie);
      accumulate_partial(operands[at], place, adjoint, partials[1]);
      adjoint *= partials[0];
    }
    accumulate_partial(operands[0], place, adjoint, 1);
  }

  void accumulate_partial(const Expression& operand, Place place, double adjoint, double partial) {
    if (!std::isnan(partial)) return accumulate(operand, place, adjoint * partial);
    if (depends_on_counts(operand)) fail(Obstacle::tie);
  }

  /// True if two equal terms have the same gradient, so that it does not matter which of them is
  /// taken.
  bool change_alike(const Expression& one, Place at_one, const Expression& other,
                    Place at_other) const {
    const auto found =
        ReverseAccumulation(evaluation_).of({{one, at_one, 1}, {other, at_other, -1}});
    const auto* gradient = std::get_if<Gradient>(&found);
    if (gradient == nullptr) return false;
    const ConfusionMatrix& matrix = evaluation_.dataset().matrix;
    const double rounding = 1e-10 / matrix.total();
    for (std::size_t cell = 0; cell < gradient->size(); ++cell) {
      if (matrix.cells()[cell] > 0 && std::fabs((*gradient)[cell]) > rounding) return false;
    }
    return true;
  }

  void accumulate_over(const ExpressionNode& node, Place start, double adjoint) {
    if (node.op == Op::count) return;
    const Expression& term = node.arguments.front();
    const Expression& condition = node.arguments.back();
    std::vector<Place> places;
    std::vector<double> values;
    for_each_place(*node.over, evaluation_, start, [&](Place place) {
      const double of_term = value(term, place);
      if (node.defined_only && std::isnan(of_term)) return;
      if (node.defined_only && std::isnan(value(condition, place))) return;
      places.push_back(place);
      values.push_back(of_term);
    });
    if (node.quantity != nullptr) return fail(Obstacle::no_closed_form);
    if (node.op == Op::sum) {
      for (const Place place : places) accumulate(term, place, adjoint);
    } else if (node.op == Op::product) {
      accumulate_product(term, places, values, adjoint);
    } else {
      accumulate_extremum(node, places, values, adjoint);
    }
  }

  void accumulate_product(const Expression& term, const std::vector<Place>& places,
                          const std::vector<double>& factors, double adjoint) {
    std::vector<double> after(factors.size() + 1, 1);
    for (std::size_t at = factors.size(); at > 0; --at) after[at - 1] = after[at] * factors[at - 1];
    double before = 1;
    for (std::size_t at = 0; at < factors.size(); ++at) {
      accumulate(term, places[at], adjoint * before * after[at + 1]);
      before *= factors[at];
    }
  }

  void accumulate_extremum(const ExpressionNode& node, const std::vector<Place>& places,
                           const std::vector<double>& values, double adjoint) {
    if (values.empty()) return;
    const Expression& term = node.arguments.front();
    const auto best = node.op == Op::maximum ? std::max_element(values.begin(), values.end())
                                             : std::min_element(values.begin(), values.end());
    const Place first = places[static_cast<std::size_t>(best - values.begin())];
    for (auto other = best + 1; other < values.end(); ++other) {
      const Place place = places[static_cast<std::size_t>(other - values.begin())];
      if (*other == *best && !change_alike(term, first, term, place)) return fail(Obstacle::tie);
    }
    accumulate(term, first, adjoint);
  }

  static constexpr std::uint64_t most_steps = 20'000'000;

  const MatrixEvaluation& evaluation_;
  CellGradient gradient_;
  std::vector<std::vector<double>> adjoints_;  // by metric and place
  std::vector<std::size_t> order_;             // each metric after those that its formula uses
  std::optional<Obstacle> problem_;
  std::uint64_t steps_ = 0;
};

}  // namespace

std::variant<Gradient, Obstacle> gradient_of(const MatrixEvaluation& evaluation, std::size_t metric,
                                             Place place) {
  if (!std::isfinite(evaluation.value(metric, place, false))) return Obstacle::no_value;
  const Metric& declared = evaluation.catalogue()[metric];
  return ReverseAccumulation(evaluation)
      .of({{declared.formula, evaluation.origin(declared, place)}});
}

}  // namespace deconfuse
