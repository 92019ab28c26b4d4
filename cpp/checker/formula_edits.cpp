#include "checker/formula_edits.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>
#include <utility>

#include "checker/rewriting.hpp"
#include "formula/undefined.hpp"
#include "metrics/quantities.hpp"
#include "metrics/report.hpp"

namespace deconfuse {
namespace {

/// Sums of more terms are edited as a whole only, because nobody works them out by hand.
constexpr std::size_t most_terms = 144;

/// Sums of more terms are not searched for a term that was left out: some term would fit any
/// number.
constexpr std::size_t most_terms_left_out = 12;

/// Costs, −log of how often each edit is seen, on the scale of those of matrices and scores. All
/// are below the cost of a misread cell: if both give the digits, a forgotten part is likelier.
namespace form_costs {
constexpr double root = 1.3;
constexpr double squared = 1.5;
constexpr double squared_without_root = 2.1;
constexpr double margin = 1.7;
constexpr double outcome = 1.9;  ///< a false positive taken for a false negative in one place
constexpr double term = 1.6;
constexpr double sign = 1.8;
constexpr double selection = 1.5;
constexpr double not_divided = 1.9;
constexpr double by_classes = 1.7;
constexpr double by_two = 2.1;
constexpr double per_level = 0.1;  ///< for each operation around the edit
constexpr double most = 2.2;       ///< limit, however deep the edit is
}  // namespace form_costs

/// A quantity, and the one that replaces it if rows and columns are exchanged.
struct Exchange {
  const Quantity* quantity;
  const Quantity* other;
  std::string_view how;
  double cost;
};

using namespace quantities;

constexpr std::array exchanges{
    Exchange{&row_total, &column_total_i, "columns", form_costs::margin},
    Exchange{&row_total_j, &column_total_j, "columns", form_costs::margin},
    Exchange{&column_total, &row_total, "rows", form_costs::margin},
    Exchange{&column_total_i, &row_total, "rows", form_costs::margin},
    Exchange{&column_total_j, &row_total_j, "rows", form_costs::margin},
    Exchange{&FP, &FN, "false-negatives", form_costs::outcome},
    Exchange{&FN, &FP, "false-positives", form_costs::outcome},
};

const Exchange* exchange_of(const Quantity& quantity) {
  const auto found =
      std::find_if(exchanges.begin(), exchanges.end(),
                   [&](const Exchange& exchange) { return exchange.quantity == &quantity; });
  return found == exchanges.end() ? nullptr : found;
}

/// Collects the exchanges that a formula allows, by the quantity that is taken instead.
void collect(const Expression& part, std::vector<std::string_view>& found) {
  const ExpressionNode& node = part.node();
  if (node.op == Op::quantity) {
    if (const Exchange* exchange = exchange_of(*node.quantity)) found.push_back(exchange->how);
  }
  for (const Expression& argument : node.arguments) collect(argument, found);
}

/// The formula with other quantities: `other` returns the replacement of a quantity, or null.
template <class Other>
Expression with_quantities(const Expression& part, Other other) {
  const ExpressionNode& node = part.node();
  if (node.op == Op::quantity) {
    const Quantity* replacement = other(*node.quantity);
    return replacement != nullptr ? Expression(*replacement) : part;
  }
  std::vector<Expression> operands = node.arguments;
  bool is_changed = false;
  for (Expression& operand : operands) {
    const Expression changed = with_quantities(operand, other);
    is_changed = is_changed || &changed.node() != &operand.node();
    operand = changed;
  }
  return is_changed ? with_operands(part, std::move(operands)) : part;
}

/// The formula after all exchanges that take this quantity instead.
Expression exchanged(const Expression& part, std::string_view how) {
  return with_quantities(part, [how](const Quantity& quantity) {
    const Exchange* exchange = exchange_of(quantity);
    return exchange != nullptr && exchange->how == how ? exchange->other : nullptr;
  });
}

bool is_additive(const Expression& part) {
  const Op op = part.node().op;
  return !part.node().over && (op == Op::add || op == Op::subtract || op == Op::negate);
}

/// A term of a sum or difference.
struct Signed {
  Expression term;
  bool negative = false;
};

void append_terms(const Expression& part, bool negative, std::vector<Signed>& terms) {
  if (!is_additive(part)) return terms.push_back({part, negative});
  const ExpressionNode& node = part.node();
  for (std::size_t at = 0; at < node.arguments.size(); ++at) {
    const bool turns = node.op == Op::negate || (node.op == Op::subtract && at > 0);
    append_terms(node.arguments[at], negative != turns, terms);
  }
}

bool is_one_minus(const std::vector<Signed>& terms) {
  if (terms.size() != 2 || terms[0].negative || !terms[1].negative) return false;
  const ExpressionNode& first = terms[0].term.node();
  return first.op == Op::number && first.number == 1;
}

Expression sum_of(const std::vector<Signed>& terms) {
  Expression sum;
  for (const auto& [term, negative] : terms) {
    if (!sum) {
      sum = negative ? -term : term;
    } else {
      sum = negative ? sum - term : sum + term;
    }
  }
  return sum;
}

/// The part under a root, also if the root is written as a power; null if the part is no root.
const Expression* under_root(const Expression& part) {
  const ExpressionNode& node = part.node();
  if (node.op == Op::root) return &node.arguments[0];
  if (node.op != Op::power || node.arguments[1].node().op != Op::divide) return nullptr;
  return &node.arguments[0];
}

bool has_root(const Expression& part) {
  const std::vector<Expression>& arguments = part.node().arguments;
  return under_root(part) != nullptr || std::any_of(arguments.begin(), arguments.end(), has_root);
}

bool is_sum_over_index(const Expression& part) {
  const ExpressionNode& node = part.node();
  return node.op == Op::sum && node.over && node.quantity == nullptr;
}

/// True if a sum is divided by the number of its terms, or by the sum of their weights.
bool is_mean(const Expression& part) {
  const ExpressionNode& node = part.node();
  if (node.op != Op::divide || !is_sum_over_index(node.arguments[0])) return false;
  const ExpressionNode& divisor = node.arguments[1].node();
  return (divisor.op == Op::count || is_sum_over_index(node.arguments[1])) &&
         divisor.over == node.arguments[0].node().over;
}

/// The formula with counts instead of shares, which are counts divided by their sum.
Expression unnormalised(const Expression& formula) {
  return with_quantities(formula, [](const Quantity& share) { return share.unnormalised; });
}

/// Walks a formula and edits each part of it.
class Editor {
 public:
  Editor(const Evaluation& evaluation, Place place, std::vector<FormulaEdit>& edits)
      : evaluation_(evaluation), place_(place), edits_(edits) {}

  void edit(const Expression& formula, bool alternative) {
    alternative_ = alternative;
    std::vector<std::string_view> taken;
    collect(formula, taken);
    const auto times = [&](std::string_view how) {
      return std::count(taken.begin(), taken.end(), how);
    };
    // If only one of the two occurs, the exchange makes another metric.
    const bool is_square = evaluation_.rows() == evaluation_.columns();
    has_both_margins_ = is_square && times("rows") > 0 && times("columns") > 0;
    has_single_margins_ = has_both_margins_ && times("rows") + times("columns") > 2;
    has_both_errors_ = times("false-positives") > 0 && times("false-negatives") > 0;
    if (has_both_margins_) {
      for (const std::string_view how : {"rows", "columns"})
        append(SlipKind::margin, how, form_costs::margin, exchanged(formula, how));
    }
    walk(formula, 0, [](const Expression& whole) { return whole; });
  }

  FormulaEdit& append(SlipKind kind, std::string_view how, double cost, Expression formula) {
    Slip slip = slip_of(kind);
    slip.edit = edits_.size();
    slip.manner = how;
    slip.alternative = alternative_;
    return edits_.emplace_back(
        FormulaEdit{std::move(slip), std::min(cost, form_costs::most), formula, {}});
  }

 private:
  /// Returns the whole formula with a part replaced.
  using Within = std::function<Expression(const Expression&)>;

  void walk(const Expression& part, int level, const Within& within) {
    const double deeper = level * form_costs::per_level;
    if (const Expression* squared = under_root(part)) {
      append(SlipKind::root, {}, form_costs::root + deeper, within(*squared));
      append(SlipKind::squared, {}, form_costs::squared + deeper, within(square(*squared)));
    }
    if (part.node().op == Op::quantity) return walk_quantity(*part.node().quantity, deeper, within);
    if (is_additive(part)) return walk_terms(part, level, within);
    if (is_mean(part)) return walk_mean(part, level, within);
    if (part.node().op == Op::divide) {
      append(SlipKind::scale, "not-divided", form_costs::not_divided + deeper,
             within(part.node().arguments[0]));
    }
    if (is_sum_over_index(part)) {
      leave_out(part, {}, level, within);
      select_all(part, level, within);
    }
    walk_arguments(part, level, within);
  }

  void walk_quantity(const Quantity& quantity, double deeper, const Within& within) {
    if (&quantity == &correct || &quantity == &wrong) {
      append(SlipKind::selection, "others", form_costs::selection + deeper,
             within(&quantity == &correct ? wrong : correct));
    }
    const Exchange* exchange = exchange_of(quantity);
    if (exchange == nullptr) return;
    const bool is_of_errors = &quantity == &FP || &quantity == &FN;
    if (is_of_errors ? !has_both_errors_ : !has_single_margins_) return;
    append(SlipKind::margin, exchange->how, exchange->cost + deeper, within(*exchange->other));
  }

  void walk_arguments(const Expression& part, int level, const Within& within) {
    const ExpressionNode& node = part.node();
    if (node.op == Op::metric || node.op == Op::count) return;
    if (node.over && places_of(part).size() > most_terms) return;
    const bool was_below_index = is_below_index_;
    is_below_index_ = was_below_index || node.over.has_value();
    for (std::size_t at = 0; at < node.arguments.size(); ++at) {
      walk(node.arguments[at], level + 1, [&, at](const Expression& other) {
        std::vector<Expression> operands = node.arguments;
        operands[at] = other;
        return within(with_operands(part, std::move(operands)));
      });
    }
    is_below_index_ = was_below_index;
  }

  void walk_terms(const Expression& part, int level, const Within& within) {
    const double deeper = level * form_costs::per_level;
    std::vector<Signed> terms;
    append_terms(part, false, terms);
    const bool is_complement = is_one_minus(terms);
    if (is_complement) {
      append(SlipKind::term, "one-minus", form_costs::term + deeper, within(terms[1].term)).term =
          terms[1].term;
    }
    for (std::size_t at = 0; at < terms.size(); ++at) {
      if (terms.size() > 1 && !is_complement) {
        std::vector<Signed> others = terms;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
        append(SlipKind::term, "left-out", form_costs::term + deeper, within(sum_of(others))).term =
            terms[at].term;
        others = terms;
        others[at].negative = !others[at].negative;
        append(SlipKind::term, "sign", form_costs::sign + deeper, within(sum_of(others))).term =
            terms[at].term;
      }
      walk(terms[at].term, level + 1, [&, at](const Expression& other) {
        std::vector<Signed> others = terms;
        others[at].term = other;
        return within(sum_of(others));
      });
    }
  }

  void walk_mean(const Expression& part, int level, const Within& within) {
    const Expression& sum = part.node().arguments[0];
    const Expression& divisor = part.node().arguments[1];
    leave_out(sum, divisor, level, within);
    walk_arguments(sum, level + 1,
                   [&](const Expression& other) { return within(other / divisor); });
  }

  /// Leaves out each term of a sum over an index; of a mean, also the part that the term adds to
  /// the divisor.
  void leave_out(const Expression& sum, const Expression& divisor, int level,
                 const Within& within) {
    const ExpressionNode& node = sum.node();
    // Below another index a term occurs in several places.
    const bool is_of_matrix = node.over == Over::classes || node.over == Over::rows ||
                              node.over == Over::columns || node.over == Over::cells;
    if (is_below_index_ || !is_of_matrix) return;
    const std::vector<Place> places = places_of(sum);
    if (places.size() < 2 || places.size() > most_terms_left_out) return;
    const auto add = [&](Place place, std::string_view how, Expression formula) {
      const double cost = form_costs::term + level * form_costs::per_level;
      Slip& slip = append(SlipKind::term, how, cost, within(formula)).slip;
      if (node.over == Over::classes || node.over == Over::rows) slip.class_index = place.row;
      if (node.over == Over::columns) slip.column = place.column;
      if (node.over != Over::cells) return;
      slip.row = place.row;
      slip.column = place.column;
    };
    for (const Place place : places) {
      if (!is_defined(node.arguments.back(), place)) continue;
      const Expression rest = without(sum, place);
      if (!divisor) {
        add(place, "left-out", rest);
        continue;
      }
      add(place, "left-out-of-mean", rest / without(divisor, place));
      add(place, "left-out-of-sum", rest / divisor);
    }
  }

  /// Replaces the term of the true class, in a sum over cases, by the terms of all classes.
  void select_all(const Expression& sum_of_cases, int level, const Within& within) {
    const Expression& term = sum_of_cases.node().arguments.front();
    const Expression of_all =
        with_quantities(term, [](const Quantity& quantity) { return quantity.selected_from; });
    if (&of_all.node() == &term.node()) return;
    // A weight belongs to the case, not to a class.
    const bool has_weight = term.node().op == Op::multiply && !term.node().over;
    Expression all = sum(Over::columns, of_all);
    if (has_weight) {
      std::vector<Expression> factors = of_all.node().arguments;
      factors.back() = sum(Over::columns, factors.back());
      all = with_operands(of_all, std::move(factors));
    }
    append(SlipKind::selection, "all", form_costs::selection + level * form_costs::per_level,
           within(with_operands(sum_of_cases, {all})));
  }

  std::vector<Place> places_of(const Expression& part) const {
    std::vector<Place> places;
    for_each_run(*part.node().over, evaluation_, place_, [&](const Places& run) {
      for (std::size_t at = 0; at < run.count && places.size() <= most_terms; ++at)
        places.push_back(run[at]);
    });
    return places;
  }

  bool is_defined(const Expression& term, Place place) const {
    return !std::isnan(evaluate(term, evaluation_, place));
  }

  const Evaluation& evaluation_;
  Place place_;
  std::vector<FormulaEdit>& edits_;
  bool alternative_ = false;
  bool is_below_index_ = false;
  bool has_both_margins_ = false;    ///< row totals and column totals
  bool has_single_margins_ = false;  ///< more than one of each kind
  bool has_both_errors_ = false;     ///< false positives and false negatives
};

}  // namespace

std::vector<FormulaEdit> formula_edits(const Catalogue& catalogue, const Evaluation& evaluation,
                                       const Asked& asked) {
  const Metric& metric = catalogue[asked.metric];
  const bool is_number = metric.shape == Shape::scalar || metric.shape == Shape::table;
  if (!is_number || metric.count) return {};
  const Place place = evaluation.origin(metric, asked.place);
  std::vector<FormulaEdit> edits;
  Editor editor(evaluation, place, edits);
  const auto [shown, alternative] = shown_formulas(metric, evaluation, place);
  // Edits of the result come first.
  const Expression value = reference_to(catalogue, asked.metric);
  if (under_root(shown) == nullptr) {
    editor.append(SlipKind::squared, "result",
                  has_root(shown) ? form_costs::squared : form_costs::squared_without_root,
                  square(value));
  }
  const auto scale = [&](double number, double cost) {
    editor.append(SlipKind::scale, "divided", cost, value / number).slip.number = number;
    editor.append(SlipKind::scale, "multiplied", cost, value * number).slip.number = number;
  };
  const auto classes = static_cast<double>(evaluation.rows());
  if (classes > 2 && metric.scope != Scope::decision) scale(classes, form_costs::by_classes);
  scale(2, form_costs::by_two);
  if (const Expression counts = unnormalised(shown); &counts.node() != &shown.node())
    editor.append(SlipKind::scale, "not-normalised", form_costs::not_divided, counts);
  editor.edit(shown, false);
  if (alternative) editor.edit(alternative, true);
  return edits;
}

void visit_formula_edits(const SlipSpace& space, const Asked& asked,
                         const SlipSpace::Visit& visit) {
  Formulas made;
  const Formulas::Use use(made);
  const Evaluation& evaluation = space.evaluation();
  const Place place = evaluation.origin(space.catalogue()[asked.metric], asked.place);
  const double right = evaluation.value(asked.metric, asked.place, true);
  for (FormulaEdit& edit : formula_edits(space.catalogue(), evaluation, asked)) {
    const double value = evaluate(edit.formula, evaluation, place);
    const bool is_right =
        std::isfinite(right) && std::fabs(value - right) <= 1e-12 * std::fabs(right);
    if (!std::isfinite(value) || is_right) continue;
    visit({{std::move(edit.slip)}, value, edit.cost});
  }
}

}  // namespace deconfuse
