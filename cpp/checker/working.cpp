#include "checker/working.hpp"

#include <utility>

#include "metrics/report.hpp"

namespace deconfuse {
namespace {

Formula number_node(double value, bool substituted) {
  Formula formula;
  formula.value = value;
  formula.substituted = substituted;
  return formula;
}

/// An operation on formulas that are symbolic or substituted alike.
Formula operation(Op op, double value, Formula left, Formula right) {
  Formula formula;
  formula.op = op;
  formula.substituted = left.substituted || right.substituted;
  formula.value = value;
  formula.arguments = {std::move(left), std::move(right)};
  return formula;
}

}  // namespace

Working work_rightly(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked) {
  Explanation explanation = explain(catalogue, evaluation, asked.metric, asked.place);
  return {explanation.value, std::move(explanation.symbolic), std::move(explanation.substituted)};
}

Working complement_of(Working working) {
  const double value = 1 - working.value;
  return {value, operation(Op::subtract, value, number_node(1, false), std::move(working.symbolic)),
          operation(Op::subtract, value, number_node(1, true), std::move(working.substituted))};
}

Working divided_by(Working working, double denominator) {
  const double value = working.substituted.arguments[0].value / denominator;
  working.value = value;
  working.substituted.value = value;
  working.symbolic.arguments[1] = number_node(denominator, false);
  working.substituted.arguments[1] = number_node(denominator, true);
  return working;
}

Working with_numerator(Working working, double numerator) {
  const double value = numerator / working.substituted.arguments[1].value;
  working.value = value;
  working.substituted.value = value;
  working.symbolic.arguments[0] = number_node(numerator, false);
  working.substituted.arguments[0] = number_node(numerator, true);
  return working;
}

Working multiplied_by(Working working, double factor) {
  const double value = working.value * factor;
  return {
      value,
      operation(Op::multiply, value, number_node(factor, false), std::move(working.symbolic)),
      operation(Op::multiply, value, number_node(factor, true), std::move(working.substituted))};
}

Working replaced_by(Working working, double value) {
  Formula replacement;
  replacement.op = Op::replacement;
  replacement.substituted = true;
  replacement.value = value;
  replacement.replaced = true;
  replacement.arguments.push_back(std::move(working.substituted));
  return {value, std::move(working.symbolic), std::move(replacement)};
}

}  // namespace deconfuse
