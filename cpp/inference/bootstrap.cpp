#include "inference/bootstrap.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "formula/distributions.hpp"
#include "formula/undefined.hpp"
#include "numbers/order_statistics.hpp"

namespace deconfuse {
namespace {

/// As many cases as there are, drawn with replacement.
std::vector<double> multinomial(const std::vector<double>& counts, double total,
                                RandomNumbers& random) {
  std::vector<double> drawn(counts.size());
  double left = total;
  auto to_draw = static_cast<std::uint32_t>(total);
  for (std::size_t cell = 0; cell < counts.size() && to_draw > 0; ++cell) {
    if (counts[cell] == 0) continue;
    const std::uint32_t here = random.binomial(to_draw, std::min(1.0, counts[cell] / left));
    drawn[cell] = here;
    to_draw -= here;
    left -= counts[cell];
  }
  return drawn;
}

/// The same classes with other counts.
Dataset with_counts(const Dataset& dataset, std::vector<double> counts) {
  const ConfusionMatrix& matrix = dataset.matrix;
  Dataset other;
  other.labels = dataset.labels;
  other.predicted_labels = dataset.predicted_labels;
  other.classification = dataset.classification;
  other.positive = dataset.positive;
  other.matrix = ConfusionMatrix(matrix.rows(), matrix.columns(), std::move(counts));
  return other;
}

}  // namespace

Bootstrap::Bootstrap(const Catalogue& catalogue, const Dataset& dataset, Options options,
                     std::vector<Wanted> wanted, std::uint64_t seed)
    : catalogue_(catalogue),
      dataset_(with_counts(dataset, dataset.matrix.cells())),
      options_(std::move(options)),
      wanted_(std::move(wanted)),
      random_(seed),
      drawn_(wanted_.size()) {}

double Bootstrap::value_of(const Wanted& wanted, const std::vector<double>& counts) const {
  const Dataset dataset = with_counts(dataset_, counts);
  return MatrixEvaluation(catalogue_, dataset, options_).value(wanted.metric, wanted.place, true);
}

void Bootstrap::advance(std::size_t resamples) {
  const ConfusionMatrix& matrix = dataset_.matrix;
  for (done_ += resamples; resamples > 0; --resamples) {
    const Dataset drawn =
        with_counts(dataset_, multinomial(matrix.cells(), matrix.total(), random_));
    const MatrixEvaluation evaluation(catalogue_, drawn, options_);
    for (std::size_t at = 0; at < wanted_.size(); ++at) {
      const double value = evaluation.value(wanted_[at].metric, wanted_[at].place, true);
      if (std::isfinite(value)) drawn_[at].push_back(value);
    }
  }
}

/// From the values without one case (the jackknife): alike for all cases of a cell.
std::optional<double> Bootstrap::acceleration(const Wanted& wanted) const {
  const std::vector<double>& counts = dataset_.matrix.cells();
  std::vector<double> values(counts.size());
  double mean = 0;
  for (std::size_t cell = 0; cell < counts.size(); ++cell) {
    if (counts[cell] == 0) continue;
    std::vector<double> without = counts;
    --without[cell];
    values[cell] = value_of(wanted, without);
    mean += values[cell] * counts[cell] / dataset_.matrix.total();
  }
  double squares = 0;
  double cubes = 0;
  for (std::size_t cell = 0; cell < counts.size(); ++cell) {
    const double deviation = mean - values[cell];
    squares += counts[cell] * deviation * deviation;
    cubes += counts[cell] * deviation * deviation * deviation;
  }
  const double acceleration = cubes / (6 * squares * std::sqrt(squares));
  return std::isfinite(acceleration) ? std::optional(acceleration) : std::nullopt;
}

std::optional<Bootstrap::Result> Bootstrap::result(std::size_t at, double level) const {
  const Wanted& wanted = wanted_[at];
  const double value = value_of(wanted, dataset_.matrix.cells());
  std::vector<double> sorted = drawn_[at];
  if (!std::isfinite(value) || sorted.size() < 2) return std::nullopt;
  std::sort(sorted.begin(), sorted.end());
  const double size = static_cast<double>(sorted.size());
  Result result{.standard_error = standard_deviation(sorted),
                .low = quantile(sorted, (1 - level) / 2),
                .high = quantile(sorted, (1 + level) / 2),
                .undefined_share = 1 - size / static_cast<double>(done_)};

  const auto count = [&](auto end) { return static_cast<double>(end - sorted.begin()); };
  // Of those that are equal to it, half are counted as below.
  const double below = (count(std::lower_bound(sorted.begin(), sorted.end(), value)) +
                        count(std::upper_bound(sorted.begin(), sorted.end(), value))) /
                       2;
  const double bias = standard_normal_quantile(below / size);
  const auto acceleration = this->acceleration(wanted);
  if (!std::isfinite(bias) || !acceleration) return result;
  const auto corrected = [&](double q) {
    const double z = bias + standard_normal_quantile(q);
    return quantile(sorted, standard_normal_distribution(bias + z / (1 - *acceleration * z)));
  };
  result.corrected_low = corrected((1 - level) / 2);
  result.corrected_high = corrected((1 + level) / 2);
  return result;
}

}  // namespace deconfuse
