#include "inference/resamples.hpp"

#include <algorithm>
#include <cmath>

#include "formula/distributions.hpp"
#include "numbers/order_statistics.hpp"

namespace deconfuse {

void Resamples::add(const std::vector<double>& values) {
  ++count_;
  for (std::size_t at = 0; at < values.size(); ++at)
    if (std::isfinite(values[at])) drawn_[at].push_back(values[at]);
}

void Resamples::leave_out(std::vector<double> values, double cases) {
  left_out_.push_back({std::move(values), cases});
}

std::optional<double> Resamples::acceleration(std::size_t at) const {
  double mean = 0;
  double total = 0;
  for (const auto& [values, cases] : left_out_) {
    mean += values[at] * cases;
    total += cases;
  }
  mean /= total;
  double squares = 0;
  double cubes = 0;
  for (const auto& [values, cases] : left_out_) {
    const double deviation = mean - values[at];
    squares += cases * deviation * deviation;
    cubes += cases * deviation * deviation * deviation;
  }
  const double acceleration = cubes / (6 * squares * std::sqrt(squares));
  return std::isfinite(acceleration) ? std::optional(acceleration) : std::nullopt;
}

std::optional<ResampledInterval> Resamples::interval(std::size_t at, double level) const {
  const double value = values_[at];
  std::vector<double> drawn = drawn_[at];
  if (!std::isfinite(value) || drawn.size() < 2) return std::nullopt;
  std::sort(drawn.begin(), drawn.end());
  const double size = static_cast<double>(drawn.size());
  ResampledInterval result{.standard_error = standard_deviation(drawn),
                           .low = quantile(drawn, (1 - level) / 2),
                           .high = quantile(drawn, (1 + level) / 2),
                           .undefined_share = 1 - size / static_cast<double>(count_)};

  const auto count = [&](auto end) { return static_cast<double>(end - drawn.begin()); };
  // Of the resamples equal to the value, half count as below it.
  const double below = (count(std::lower_bound(drawn.begin(), drawn.end(), value)) +
                        count(std::upper_bound(drawn.begin(), drawn.end(), value))) /
                       2;
  const double bias = standard_normal_quantile(below / size);
  const auto acceleration = this->acceleration(at);
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
