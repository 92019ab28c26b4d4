#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity solutions = given<MatrixEvaluation>(
    "solution_count", "S",
    [](const MatrixEvaluation& data, Place) { return data.dataset().solutions->count; });

}  // namespace

// Metrics of a printed report of precision, recall and F1.
Metrics reports() {
  const Metrics metrics = {{.id = "report_solutions",
                            .symbol = "S",
                            .formula = solutions,
                            .range = {0, unbounded},
                            .count = true,
                            .needs = Needs::report,
                            .tier = 2,
                            .reference = "Deconfuse"}};
  return group_of(Scope::overall, "counts", metrics);
}

}  // namespace deconfuse
