#include "formula/describe.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "names/enum_name.hpp"

namespace deconfuse {
namespace {

Formula leaf(Op op, std::string_view id, std::string symbol) {
  Formula result;
  result.op = op;
  result.id = id;
  result.symbol = std::move(symbol);
  return result;
}

std::string_view index_of(Over over) {
  const bool is_confidence =
      over == Over::confidence_bins || over == Over::confidence_bins_of_class;
  return is_confidence ? "bins" : name_of(over);
}

/// The index that a sum skips, counted from 1.
std::string left_out(Over over, Place place) {
  const std::string row = std::to_string(place.row + 1), column = std::to_string(place.column + 1);
  if (over == Over::cells || over == Over::above_diagonal) return row + "," + column;
  return over == Over::columns ? column : row;
}

struct CellSum {
  std::string_view over;
  std::string_view symbol;  ///< symbol of the cell that is summed
};

CellSum cells_of(Region region) {
  switch (region) {
    case Region::row:
      return {"columns", "n_{ij}"};
    case Region::column:
      return {"rows", "n_{ji}"};
    case Region::row_others:
      return {"other-classes", "n_{ij}"};
    case Region::column_others:
      return {"other-classes", "n_{ji}"};
    case Region::others:
      return {"other-cells", "n_{jk}"};
    case Region::all:
      return {"cells", "n_{ij}"};
    case Region::off_diagonal:
      return {"off-diagonal", "n_{ij}"};
    case Region::near_diagonal:
      return {"near-diagonal", "n_{ij}"};
    case Region::below_right:
      return {"below-right", "n_{kl}"};
    case Region::below_left:
      return {"below-left", "n_{kl}"};
    case Region::cell:
    case Region::diagonal:
      break;
  }
  return {"classes", "n_{ii}"};
}

bool belongs(Region region, Place cell, Place place) {
  const bool same_row = cell.row == place.row;
  const bool same_column = cell.column == place.column;
  switch (region) {
    case Region::cell:
      return same_row && same_column;
    case Region::row:
      return same_row;
    case Region::column:
      return same_column;
    case Region::row_others:
      return same_row && !same_column;
    case Region::column_others:
      return same_column && !same_row;
    case Region::others:
      return !same_row && !same_column;
    case Region::all:
      return true;
    case Region::diagonal:
      return cell.row == cell.column;
    case Region::off_diagonal:
      return cell.row != cell.column;
    case Region::near_diagonal:
      return cell.row <= cell.column + 1 && cell.column <= cell.row + 1;
    case Region::below_right:
      return cell.row > place.row && cell.column > place.column;
    case Region::below_left:
      return cell.row > place.row && cell.column < place.column;
  }
  return false;
}

Place where(const Quantity& quantity, Place place) {
  return quantity.transposed ? Place{place.column, place.row} : place;
}

/// The other factor, if the formula is the product of the weight of a case and one more factor;
/// else null.
const Expression* unweighted(const ExpressionNode& node) {
  const auto is_weight = [](const Expression& factor) {
    return factor.node().op == Op::quantity && factor.node().quantity->weight;
  };
  if (node.op != Op::multiply || node.over || node.arguments.size() != 2) return nullptr;
  return is_weight(node.arguments[0]) ? &node.arguments[1] : nullptr;
}

/// The text of a fraction; empty if it is whole, or too long to be read.
std::string displayed(const Fraction& fraction) {
  std::string text;
  if (fraction.present() && !fraction.whole()) text = fraction.text();
  return text.size() <= longest_fraction ? text : std::string();
}

bool has_interval(const Expression& formula) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::plus_minus || node.op == Op::interval) return true;
  return std::any_of(node.arguments.begin(), node.arguments.end(), has_interval);
}

/// The places of the terms that are displayed: all if they are few; else, for a sum, those of the
/// terms that are not 0, if these are few; else the first two and the last.
class Terms {
 public:
  void add(Place place) {
    if (first_.size() <= listed_others) first_.push_back(place);
    last_ = place;
    ++count_;
  }

  /// Adds a term of a sum. `is_zero` tells whether the term is 0, and is called only while that
  /// matters.
  template <class IsZero>
  void add(Place place, IsZero is_zero) {
    add(place);
    if (others_.size() <= listed_others && count_ <= most_looked_at && !is_zero()) {
      others_.push_back(place);
    }
  }

  std::vector<Place> listed(Formula& formula) const {
    if (lists_all()) return first_;
    if (lists_others()) return others_;
    formula.elided = true;
    formula.terms = count_;
    return {first_[0], first_[1], last_};
  }

  /// Number of terms that are 0 and not listed.
  std::size_t left_out() const {
    return lists_others() && !lists_all() ? count_ - others_.size() : 0;
  }

 private:
  /// Among more terms than this, zeros are not looked for.
  static constexpr std::size_t most_looked_at = 1000;

  /// If only one term is 0, saying so takes as much room as listing it.
  bool lists_all() const {
    return count_ <= listed_terms || (lists_others() && count_ - others_.size() <= 1);
  }
  bool lists_others() const {
    return !others_.empty() && others_.size() <= listed_others && count_ <= most_looked_at;
  }

  std::vector<Place> first_;
  std::vector<Place> others_;  // terms of a sum that are not 0
  Place last_;
  std::size_t count_ = 0;
};

/// Stands for `count` terms that are 0 and not listed.
Formula zeros(std::size_t count) {
  const auto number = [](double value) {
    Formula formula;
    formula.value = value;
    formula.substituted = true;
    return formula;
  };
  Formula product;
  product.op = Op::multiply;
  product.substituted = true;
  product.arguments = {number(static_cast<double>(count)), number(0)};
  return product;
}

class Substitution {
 public:
  Substitution(const Names& names, const Environment& environment)
      : names_(names), environment_(environment) {}

  Formula operator()(const Expression& formula, Place place) const {
    const ExpressionNode& node = formula.node();
    if (node.op == Op::cases) return branch(formula, place);
    if (node.op == Op::replacement &&
        !std::isnan(evaluate(node.arguments[0], environment_, place))) {
      return (*this)(node.arguments[0], place);
    }
    if (!environment_.weighted()) {
      if (const Expression* factor = unweighted(node)) return (*this)(*factor, place);
    }
    Formula result = describe_node(node, place);
    result.substituted = true;
    if (node.op == Op::cell_sum) {
      result.value = environment_.cell_sum(node.region, place);
    } else {
      result.value = evaluate(formula, environment_, place);
      if (has_interval(formula)) {
        result.upper_value = evaluate(formula, environment_, place, End::high);
      }
    }
    return result;
  }

 private:
  Formula describe_node(const ExpressionNode& node, Place place) const {
    switch (node.op) {
      case Op::number:
        return {};
      case Op::quantity: {
        Formula result = leaf(Op::quantity, node.quantity->id, std::string(node.quantity->symbol));
        if (node.quantity->region) {
          result.cells = Cells{*node.quantity->region, where(*node.quantity, place)};
        } else if (node.quantity->fraction) {
          result.exact = displayed(environment_.exact_quantity(*node.quantity, place).fraction());
        }
        return result;
      }
      case Op::metric:
        return metric(node, place);
      case Op::count:
        return leaf(Op::quantity, node.quantity->id, std::string(node.quantity->symbol));
      case Op::cell_sum:
        return cell_sum(node.region, place);
      default:
        break;
    }
    Formula result;
    result.replaced = node.op == Op::replacement;
    // The terms are listed below, so a product over classes becomes an ordinary product.
    result.op = node.op == Op::product ? Op::multiply : node.op;
    if (node.over && node.quantity) {
      attained(node, place, result);
    } else if (node.over) {
      list_terms(node, place, result);
    } else {
      for (const Expression& argument : node.arguments) {
        result.arguments.push_back((*this)(argument, place));
      }
    }
    return result;
  }

  Formula metric(const ExpressionNode& node, Place place) const {
    if (node.of_column) place.row = place.column;
    Formula result = leaf(names_.auxiliary(node.metric) ? Op::quantity : Op::metric, node.metric.id,
                          std::string(names_.symbol(node.metric)));
    result.replaced = node.counted && std::isnan(environment_.metric(node.metric, false, place));
    result.exact =
        displayed(environment_.exact_metric(node.metric, node.counted, place).fraction());
    return result;
  }

  Formula branch(const Expression& formula, Place place) const {
    const std::vector<Expression>& arguments = formula.node().arguments;
    const double condition = evaluate(arguments[0], environment_, place);
    return (*this)(arguments[condition > 0 || std::isnan(condition) ? 1 : 2], place);
  }

  Formula cell(Place place) const {
    Formula result =
        leaf(Op::quantity, "cell",
             "n_{" + std::to_string(place.row + 1) + "," + std::to_string(place.column + 1) + "}");
    result.substituted = true;
    result.cells = Cells{Region::cell, place};
    result.value = environment_.cell_sum(Region::cell, place);
    return result;
  }

  Formula cell_sum(Region region, Place place) const {
    if (region == Region::cell) return cell(place);
    Formula result;
    result.op = Op::sum;
    Terms terms;
    for_each_place(Over::cells, environment_, place, [&](Place at) {
      if (!belongs(region, at, place)) return;
      terms.add(at, [&] { return environment_.cell_sum(Region::cell, at) == 0; });
    });
    for (const Place& at : terms.listed(result)) result.arguments.push_back(cell(at));
    if (const std::size_t left_out = terms.left_out()) result.arguments.push_back(zeros(left_out));
    return result;
  }

  void attained(const ExpressionNode& node, Place place, Formula& result) const {
    for_each_run(*node.over, environment_, place,
                 [&](const Places& run) { result.terms += run.count; });
    const double index = environment_.quantity(*node.quantity, place);
    const bool few = result.terms <= listed_terms && !std::isnan(index);
    if (few && (node.over == Over::actions || node.over == Over::decided_classes)) {
      result.terms = 0;
      for_each_place(*node.over, environment_, place, [&](Place at) {
        result.arguments.push_back((*this)(node.arguments.front(), at));
      });
    } else {
      result.elided = true;
      if (std::isnan(index)) return;
      result.arguments.push_back(at_index(node.arguments.front(), place, index));
    }
    for (std::size_t at = 1; at < node.arguments.size(); ++at) {
      result.arguments.push_back(at_index(node.arguments[at], place, index));
    }
  }

  Formula at_index(const Expression& argument, Place place, double index) const {
    return (*this)(argument, {place.row, static_cast<std::size_t>(index)});
  }

  void list_terms(const ExpressionNode& node, Place start, Formula& result) const {
    const Expression& term = node.arguments.front();
    const Expression& condition = node.arguments.back();
    Terms terms;
    for_each_place(node, environment_, start, [&](Place place) {
      if (node.defined_only && std::isnan(evaluate(condition, environment_, place))) return;
      if (node.op != Op::sum) return terms.add(place);
      terms.add(place, [&] { return evaluate(term, environment_, place) == 0; });
    });
    std::vector<Place> listed = terms.listed(result);
    if (result.elided && (node.op == Op::maximum || node.op == Op::minimum)) {
      listed = {winner(node, start)};
    }
    for (const Place& place : listed) result.arguments.push_back((*this)(term, place));
    if (const std::size_t left_out = terms.left_out()) result.arguments.push_back(zeros(left_out));
  }

  /// The place of the first largest, or smallest, term.
  Place winner(const ExpressionNode& node, Place start) const {
    const Expression& term = node.arguments.front();
    Place best = start;
    double found = std::numeric_limits<double>::quiet_NaN();
    for_each_place(node, environment_, start, [&](Place place) {
      const double value = evaluate(term, environment_, place);
      const bool better = node.op == Op::maximum ? value > found : value < found;
      if (!better && !std::isnan(found)) return;
      found = value;
      best = place;
    });
    return best;
  }

  const Names& names_;
  const Environment& environment_;
};

/// `place` is where the formula is described; under a sum there is no single place.
Formula describe_indexed(const Expression& formula, const Names& names, bool under_sum,
                         std::optional<Place> place, bool weighted) {
  const ExpressionNode& node = formula.node();
  if (!weighted) {
    if (const Expression* factor = unweighted(node)) {
      return describe_indexed(*factor, names, under_sum, place, weighted);
    }
  }
  switch (node.op) {
    case Op::number: {
      Formula result;
      result.value = node.number;
      return result;
    }
    case Op::quantity: {
      const Quantity& quantity = *node.quantity;
      Formula result = leaf(Op::quantity, quantity.id,
                            under_sum && quantity.per_class ? with_subscript(quantity.symbol, "i")
                                                            : std::string(quantity.symbol));
      if (quantity.region && place && !under_sum) {
        result.cells = Cells{*quantity.region, where(quantity, *place)};
      }
      return result;
    }
    case Op::metric: {
      const std::string_view symbol = names.symbol(node.metric);
      return leaf(names.auxiliary(node.metric) ? Op::quantity : Op::metric, node.metric.id,
                  under_sum && names.per_class(node.metric)
                      ? with_subscript(symbol, node.of_column ? "j" : "i")
                      : std::string(symbol));
    }
    case Op::count:
      return leaf(Op::quantity, node.quantity->id, std::string(node.quantity->symbol));
    case Op::replacement:
      return describe_indexed(node.arguments[0], names, under_sum, place, weighted);
    case Op::cell_sum: {
      const CellSum cells = cells_of(node.region);
      Formula cell = leaf(Op::quantity, node.region == Region::cell ? "diagonal" : "cell",
                          std::string(cells.symbol));
      if (node.region == Region::cell) return cell;
      Formula result;
      result.op = Op::sum;
      result.over = cells.over;
      result.arguments.push_back(std::move(cell));
      return result;
    }
    default:
      break;
  }
  Formula result;
  result.op = node.op;
  if (node.over) {
    result.over = index_of(*node.over);
    if (node.left_out) result.left_out = left_out(*node.over, *node.left_out);
    const std::size_t shown = node.quantity != nullptr ? node.arguments.size() : 1;
    for (std::size_t at = 0; at < shown; ++at) {
      result.arguments.push_back(
          describe_indexed(node.arguments[at], names, true, place, weighted));
    }
    return result;
  }
  for (const Expression& argument : node.arguments) {
    result.arguments.push_back(describe_indexed(argument, names, under_sum, place, weighted));
  }
  return result;
}

}  // namespace

std::string with_subscript(std::string_view symbol, std::string_view subscript) {
  const std::string base(symbol.substr(0, symbol.rfind('_')));
  if (base.size() == symbol.size()) {
    return base + "_" +
           (subscript.size() > 1 ? "{" + std::string(subscript) + "}" : std::string(subscript));
  }
  std::string below(symbol.substr(base.size() + 1));
  if (below.size() > 1 && below.front() == '{') below = below.substr(1, below.size() - 2);
  return base + "_{" + below + "," + std::string(subscript) + "}";
}

Formula describe(const Expression& formula, const Names& names, std::optional<Place> place,
                 bool weighted) {
  return describe_indexed(formula, names, false, place, weighted);
}

Formula substitute(const Expression& formula, const Names& names, const Environment& environment,
                   Place place) {
  return Substitution(names, environment)(formula, place);
}

}  // namespace deconfuse
