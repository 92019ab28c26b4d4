#include "checker/rewriting.hpp"

#include <cmath>

#include "metrics/report.hpp"

namespace deconfuse {

Expression reference_to(const Catalogue& catalogue, std::size_t metric) {
  return catalogue.resolved(counted_value_of(catalogue[metric].id.c_str()));
}

Expression rewritten(const Slip& slip, const Expression& formula) {
  const auto part = [&](std::size_t at) { return formula.node().arguments[at]; };
  switch (slip.kind) {
    case SlipKind::complement:
      return 1 - formula;
    case SlipKind::sign:
      return -formula;
    case SlipKind::reciprocal:
      return formula.node().op == Op::divide ? part(1) / part(0) : 1 / formula;
    case SlipKind::denominator:
      return part(0) / *slip.number;
    case SlipKind::numerator:
      return *slip.number / part(1);
    default:
      return formula;
  }
}

Working work(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked,
             const Expression& formula) {
  const Metric& metric = catalogue[asked.metric];
  const Place place = evaluation.origin(metric, asked.place);
  Expression own = formula_in_force(metric.formula, evaluation, place);
  const double counted = evaluation.value(asked.metric, asked.place, true);
  if (!std::isnan(counted)) own = replaced(own, counted);
  const Expression shown = with_metric(formula, asked.metric, own);
  return {evaluate(formula, evaluation, place),
          describe(shown, catalogue, place, evaluation.weighted()),
          substitute(shown, catalogue, evaluation, place)};
}

}  // namespace deconfuse
