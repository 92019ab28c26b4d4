#include "inference/resamples.hpp"

#include <algorithm>
#include <cmath>

#include "formula/distributions.hpp"
#include "numbers/order_statistics.hpp"

namespace deconfuse {

std::optional<double> acceleration_of(std::span<const double> values,
                                      std::span<const double> counts) {
  const auto count = [&](std::size_t at) { return counts.empty() ? 1 : counts[at]; };
  double mean = 0;
  double total = 0;
  for (std::size_t at = 0; at < values.size(); ++at) {
    if (count(at) == 0) continue;
    mean += values[at] * count(at);
    total += count(at);
  }
  mean /= total;
  double squares = 0;
  double cubes = 0;
  for (std::size_t at = 0; at < values.size(); ++at) {
    if (count(at) == 0) continue;
    const double deviation = mean - values[at];
    squares += count(at) * deviation * deviation;
    cubes += count(at) * deviation * deviation * deviation;
  }
  const double acceleration = cubes / (6 * squares * std::sqrt(squares));
  return std::isfinite(acceleration) ? std::optional(acceleration) : std::nullopt;
}

std::optional<ResampledInterval> interval_of(double value, std::vector<double> drawn,
                                             std::size_t resamples,
                                             std::optional<double> acceleration, double level) {
  if (!std::isfinite(value) || drawn.size() < 2) return std::nullopt;
  std::sort(drawn.begin(), drawn.end());
  const double size = static_cast<double>(drawn.size());
  ResampledInterval result{.standard_error = standard_deviation(drawn),
                           .low = quantile(drawn, (1 - level) / 2),
                           .high = quantile(drawn, (1 + level) / 2),
                           .undefined_share = 1 - size / static_cast<double>(resamples)};

  const auto count = [&](auto end) { return static_cast<double>(end - drawn.begin()); };
  // Of those that are equal to it, half are counted as below.
  const double below = (count(std::lower_bound(drawn.begin(), drawn.end(), value)) +
                        count(std::upper_bound(drawn.begin(), drawn.end(), value))) /
                       2;
  const double bias = standard_normal_quantile(below / size);
  if (!std::isfinite(bias) || !acceleration) return result;
  const auto corrected = [&](double q) {
    const double z = bias + standard_normal_quantile(q);
    return quantile(drawn, standard_normal_distribution(bias + z / (1 - *acceleration * z)));
  };
  result.corrected_low = corrected((1 - level) / 2);
  result.corrected_high = corrected((1 + level) / 2);
  return result;
}

}  // namespace deconfuse
