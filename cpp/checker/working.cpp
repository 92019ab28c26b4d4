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
template <class... Arguments>
Formula operation(Op op, double value, Arguments... arguments) {
  Formula formula;
  formula.op = op;
  formula.substituted = (arguments.substituted || ...);
  formula.value = value;
  (formula.arguments.push_back(std::move(arguments)), ...);
  return formula;
}

}  // namespace

Working work_rightly(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked) {
  Explanation explanation = explain(catalogue, evaluation, asked.metric, asked.place);
  return {explanation.value, std::move(explanation.symbolic), std::move(explanation.substituted)};
}

double turned(double value, SlipKind slip) {
  if (slip == SlipKind::complement) return 1 - value;
  return slip == SlipKind::sign ? -value : 1 / value;
}

Working turned(Working working, SlipKind slip) {
  const double value = turned(working.value, slip);
  const auto of = [&](Formula formula) {
    if (slip == SlipKind::sign) return operation(Op::negate, value, std::move(formula));
    if (slip == SlipKind::reciprocal && formula.op == Op::divide) {
      return operation(Op::divide, value, std::move(formula.arguments[1]),
                       std::move(formula.arguments[0]));
    }
    Formula one = number_node(1, formula.substituted);
    const Op op = slip == SlipKind::complement ? Op::subtract : Op::divide;
    return operation(op, value, std::move(one), std::move(formula));
  };
  return {value, of(std::move(working.symbolic)), of(std::move(working.substituted))};
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
