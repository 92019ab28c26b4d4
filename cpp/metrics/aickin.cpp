#include "metrics/aickin.hpp"

#include <cmath>
#include <limits>
#include <vector>

namespace deconfuse {

double aickin_chance_agreement(const ConfusionMatrix& matrix) {
  constexpr double undefined = std::numeric_limits<double>::quiet_NaN();
  constexpr int most_steps = 20000;
  const std::size_t classes = matrix.rows();
  const double N = matrix.total();
  if (!(N > 0)) return undefined;
  const double agreement = matrix.sum(Region::diagonal, 0, 0) / N;

  // Of each class, among all cases and among those that were not plain.
  std::vector<double> truth(classes);
  std::vector<double> predicted(classes);
  for (std::size_t at = 0; at < classes; ++at) {
    truth[at] = matrix.sum(Region::row, at, at) / N;
    predicted[at] = matrix.sum(Region::column, at, at) / N;
  }
  std::vector<double> hard_truth = truth;
  std::vector<double> hard_predicted = predicted;
  const auto chance_agreement = [&] {
    double sum = 0;
    for (std::size_t at = 0; at < classes; ++at) sum += hard_truth[at] * hard_predicted[at];
    return sum;
  };

  double chance = chance_agreement();
  double alpha = 0;
  for (int step = 0; step < most_steps; ++step) {
    // Shares that are none: the iteration has left the distributions, and has no fixed point.
    if (!(chance > 0 && chance < 1)) return undefined;
    const double next = (agreement - chance) / (1 - chance);
    const bool settled =
        step > 0 && std::fabs(next - alpha) <= (step < most_steps / 2 ? 1e-15 : 1e-12);
    alpha = next;
    if (settled) return chance;
    for (std::size_t at = 0; at < classes; ++at) {
      const double former = hard_truth[at];
      hard_truth[at] = truth[at] / ((1 - alpha) + alpha * hard_predicted[at] / chance);
      hard_predicted[at] = predicted[at] / ((1 - alpha) + alpha * former / chance);
    }
    chance = chance_agreement();
  }
  return undefined;
}

}  // namespace deconfuse
