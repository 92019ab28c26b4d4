#include <algorithm>
#include <cmath>

#include "doubts/laws.hpp"
#include "formula/distributions.hpp"

namespace deconfuse {

/// One of two classifiers is more often right, but chance may explain it: the exact two-sided test
/// of McNemar (1947) on the cases where they disagree.
Doubtful few_cases(const Dataset& data) {
  constexpr double usual_level = 0.05;
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

}  // namespace deconfuse
