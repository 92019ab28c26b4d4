#include "data/orientation.hpp"

#include <cmath>
#include <limits>

#include "data/whole_numbers.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

int orientation(const Ranking& ranking, std::size_t first, std::size_t second, std::size_t third) {
  const auto& x = ranking.false_positives();
  const auto& y = ranking.true_positives();
  const double x1 = x[second] - x[first], y1 = y[second] - y[first];
  const double x2 = x[third] - x[second], y2 = y[third] - y[second];
  if (ranking.whole() && ranking.negatives() * ranking.positives() > largest_count) {
    const Integer left = static_cast<Integer>(x1) * static_cast<Integer>(y2);
    const Integer right = static_cast<Integer>(x2) * static_cast<Integer>(y1);
    return left > right ? 1 : left < right ? -1 : 0;
  }
  const double turn = x1 * y2 - x2 * y1;
  // Every sum of weights may be off by half a unit in the last place of the largest.
  const double error = ranking.whole() ? 0
                                       : (ranking.negatives() * (std::abs(y1) + std::abs(y2)) +
                                          ranking.positives() * (std::abs(x1) + std::abs(x2))) *
                                             std::numeric_limits<double>::epsilon();
  return turn > error ? 1 : turn < -error ? -1 : 0;
}

}  // namespace deconfuse
