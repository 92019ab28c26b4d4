#include <algorithm>
#include <cmath>
#include <string>

#include "curves/comparison.hpp"
#include "doubts/laws.hpp"
#include "formula/distributions.hpp"

namespace deconfuse {
namespace {

constexpr double usual_level = 0.05;

}  // namespace

/// One of two classifiers is more often right, but chance may explain it: the exact two-sided test
/// of McNemar (1947) on the cases where they disagree.
Doubtful few_cases(const Dataset& data) {
  if (!data.rivals || data.kind == Kind::counts) return std::nullopt;
  const double first = data.rivals->only_first_right, second = data.rivals->only_second_right;
  if (first == second || first != std::floor(first) || second != std::floor(second))
    return std::nullopt;
  const double p = std::min(1.0, 2 * binomial_tail(std::max(first, second), first + second, 0.5));
  if (p < usual_level) return std::nullopt;
  return Doubt{DoubtCode::few_cases,
               Sureness::possible,
               {{"onlyFirst", count_text(first)},
                {"onlySecond", count_text(second)},
                {"cases", count_text(data.matrix.total())},
                {"p", decimal(p)}},
               {}};
}

/// One of two models has the larger area under the ROC curve, but chance may explain it: the
/// two-sided test of DeLong et al. (1988).
Doubtful few_cases(const ScoredCases& cases) {
  if (cases.kind != Kind::scores || cases.scores.size() != 2 || !cases.weights.empty())
    return std::nullopt;
  const PairedAreas areas =
      paired_areas(cases.scores[0], cases.scores[1], cases.is_positive, cases.lower_is_positive);
  const Comparison compared = compare_delong(areas, 1 - usual_level);
  // If p is undefined, nothing is known about chance.
  if (areas.difference == 0 || !(compared.p >= usual_level)) return std::nullopt;
  return Doubt{DoubtCode::few_cases,
               Sureness::possible,
               {{"firstArea", decimal(areas.first)},
                {"secondArea", decimal(areas.second)},
                {"cases", std::to_string(cases.size)},
                {"p", decimal(compared.p)}},
               {}};
}

}  // namespace deconfuse
