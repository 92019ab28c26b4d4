#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "doubts/decisions.hpp"
#include "doubts/laws.hpp"
#include "doubts/paired_test.hpp"

namespace deconfuse {
namespace {

using Codes = std::vector<std::int32_t>;

/// Least gain in agreement by a shift, both over the agreement in place and over that by chance. If
/// many cases are in the order of time, even a tiny gain is significant; if predictions are all
/// wrong for another reason, they agree better with any other row.
constexpr double least_gain = 0.1;

/// The share of cases that would agree if truth and prediction were independent.
double agreement_by_chance(const Codes& truth, const Codes& predicted) {
  const auto highest = std::max(*std::max_element(truth.begin(), truth.end()),
                                *std::max_element(predicted.begin(), predicted.end()));
  std::vector<double> true_cases(static_cast<std::size_t>(highest) + 1);
  std::vector<double> predicted_cases(true_cases.size());
  for (const std::int32_t code : truth) ++true_cases[static_cast<std::size_t>(code)];
  for (const std::int32_t code : predicted) ++predicted_cases[static_cast<std::size_t>(code)];
  const auto size = static_cast<double>(truth.size());
  return std::inner_product(true_cases.begin(), true_cases.end(), predicted_cases.begin(), 0.0) /
         (size * size);
}

/// Cases agree far more often with the prediction a row above or below than with their own. In
/// sorted data, where neighbours are alike, both agree, and the paired test finds no difference.
Doubtful shift_of(const Codes& truth, const Codes& predicted, std::size_t model) {
  const auto size = static_cast<std::ptrdiff_t>(truth.size());
  constexpr std::array shifts = {1, -1};
  for (const int rows : shifts) {
    Paired right;
    double in_place = 0, shifted = 0;
    const auto right_at = [&](std::ptrdiff_t at, std::ptrdiff_t row) {
      return truth[static_cast<std::size_t>(at)] == predicted[static_cast<std::size_t>(row)];
    };
    const std::ptrdiff_t first = rows < 0 ? -rows : 0;
    const std::ptrdiff_t end = rows > 0 ? size - rows : size;
    for (std::ptrdiff_t at = first; at < end; ++at) {
      const bool here = right_at(at, at), there = right_at(at, at + rows);
      right.add(here, there);
      in_place += here ? 1 : 0;
      shifted += there ? 1 : 0;
    }
    const auto compared = static_cast<double>(end - first);
    if (shifted - in_place < least_gain * compared ||
        shifted < (agreement_by_chance(truth, predicted) + least_gain) * compared)
      continue;
    const double p = right.p() * static_cast<double>(shifts.size());
    if (p >= significant) continue;
    return Doubt{DoubtCode::predictions_shifted,
                 Sureness::likely,
                 {{"rows", std::to_string(rows)},
                  {"inPlace", decimal(in_place / compared)},
                  {"shifted", decimal(shifted / compared)},
                  {"cases", std::to_string(end - first)},
                  {"p", decimal(p)}},
                 ShiftPredictions{rows, model}};
  }
  return std::nullopt;
}

}  // namespace

Doubtful predictions_shifted(const Dataset& data) {
  // If rows stand for several cases, their order has no meaning.
  if (!data.classification || !data.weights.empty() || data.truth.size() < 2) return std::nullopt;
  if (Doubtful doubt = shift_of(data.truth, data.predicted, 0)) return doubt;
  for (std::size_t other = 0; other < data.others.size(); ++other) {
    if (Doubtful doubt = shift_of(data.truth, data.others[other], other + 1)) return doubt;
  }
  return std::nullopt;
}

Doubtful predictions_shifted(const ScoredCases& cases) {
  if (cases.kind == Kind::multilabel || !cases.weights.empty() || cases.size < 2)
    return std::nullopt;
  const Codes truth = true_classes(cases);
  const std::size_t models = cases.kind == Kind::scores ? cases.scores.size() : 1;
  for (std::size_t model = 0; model < models; ++model) {
    if (Doubtful doubt = shift_of(truth, decided(cases, model), model)) return doubt;
  }
  return std::nullopt;
}

}  // namespace deconfuse
