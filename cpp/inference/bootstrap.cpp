#include "inference/bootstrap.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <variant>

#include "data/parts.hpp"

namespace deconfuse {
namespace {

/// Adds as many cases as there are, drawn with replacement.
void add_multinomial(const std::vector<double>& counts, RandomNumbers& random,
                     std::vector<double>& drawn) {
  double left = std::accumulate(counts.begin(), counts.end(), 0.0);
  auto to_draw = static_cast<std::uint32_t>(left);
  for (std::size_t cell = 0; cell < counts.size() && to_draw > 0; ++cell) {
    if (counts[cell] == 0) continue;
    const std::uint32_t here = random.binomial(to_draw, std::min(1.0, counts[cell] / left));
    drawn[cell] += here;
    to_draw -= here;
    left -= counts[cell];
  }
}

/// The counts of each group; without groups those of all.
std::vector<std::vector<double>> strata_of(const Dataset& dataset) {
  if (!dataset.grouping) return {dataset.matrix.cells()};
  std::vector<std::vector<double>> strata;
  for (std::size_t group = 0; group < dataset.grouping->names.size(); ++group) {
    const auto taken = part_of(dataset, group);
    if (const auto* part = std::get_if<Dataset>(&taken)) strata.push_back(part->matrix.cells());
  }
  return strata;
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
                     std::vector<WantedValue> wanted, std::uint64_t seed)
    : catalogue_(catalogue),
      dataset_(with_counts(dataset, dataset.matrix.cells())),
      strata_(strata_of(dataset)),
      options_(std::move(options)),
      wanted_(std::move(wanted)),
      random_(seed),
      drawn_(wanted_.size()) {}

std::vector<double> Bootstrap::drawn_counts() {
  std::vector<double> drawn(dataset_.matrix.cells().size());
  for (const auto& counts : strata_) add_multinomial(counts, random_, drawn);
  return drawn;
}

double Bootstrap::value_of(const WantedValue& wanted, const std::vector<double>& counts) const {
  const Dataset dataset = with_counts(dataset_, counts);
  return MatrixEvaluation(catalogue_, dataset, options_).value(wanted.metric, wanted.place, true);
}

void Bootstrap::advance(std::size_t resamples) {
  for (done_ += resamples; resamples > 0; --resamples) {
    const Dataset drawn = with_counts(dataset_, drawn_counts());
    const MatrixEvaluation evaluation(catalogue_, drawn, options_);
    for (std::size_t at = 0; at < wanted_.size(); ++at) {
      const double value = evaluation.value(wanted_[at].metric, wanted_[at].place, true);
      if (std::isfinite(value)) drawn_[at].push_back(value);
    }
  }
}

/// From the values without one case (the jackknife): alike for all cases of a cell.
std::optional<double> Bootstrap::acceleration(const WantedValue& wanted) const {
  const std::vector<double>& counts = dataset_.matrix.cells();
  std::vector<double> values(counts.size());
  for (std::size_t cell = 0; cell < counts.size(); ++cell) {
    if (counts[cell] == 0) continue;
    std::vector<double> without = counts;
    --without[cell];
    values[cell] = value_of(wanted, without);
  }
  return acceleration_of(values, counts);
}

std::optional<ResampledInterval> Bootstrap::result(std::size_t at, double level) const {
  const WantedValue& wanted = wanted_[at];
  return interval_of(value_of(wanted, dataset_.matrix.cells()), drawn_[at], done_,
                     acceleration(wanted), level);
}

}  // namespace deconfuse
