#include "inference/bootstrap.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <variant>

#include "data/parts.hpp"

namespace deconfuse {
namespace {

/// Draws as many cases as there are, with replacement, and adds them to `drawn`.
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

/// The counts of each group; without groups, those of all cases.
std::vector<std::vector<double>> strata_of(const Dataset& dataset) {
  if (!dataset.grouping) return {dataset.matrix.cells()};
  std::vector<std::vector<double>> strata;
  for (std::size_t group = 0; group < dataset.grouping->names.size(); ++group) {
    const auto taken = part_of(dataset, group);
    if (const auto* part = std::get_if<Dataset>(&taken)) strata.push_back(part->matrix.cells());
  }
  return strata;
}

/// A dataset with the same classes and other counts.
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
      resamples_(values_of(dataset_.matrix.cells())) {}

std::vector<double> Bootstrap::drawn_counts() {
  std::vector<double> drawn(dataset_.matrix.cells().size());
  for (const auto& counts : strata_) add_multinomial(counts, random_, drawn);
  return drawn;
}

std::vector<double> Bootstrap::values_of(std::vector<double> counts) const {
  const Dataset dataset = with_counts(dataset_, std::move(counts));
  const MatrixEvaluation evaluation(catalogue_, dataset, options_);
  std::vector<double> values;
  for (const auto& [metric, place] : wanted_)
    values.push_back(evaluation.value(metric, place, true));
  return values;
}

void Bootstrap::advance(std::size_t resamples) {
  for (; resamples > 0; --resamples) resamples_.add(values_of(drawn_counts()));
}

/// All cases of a cell give the same jackknife values, so each cell is evaluated once.
void Bootstrap::leave_out_each() const {
  is_left_out_ = true;
  const std::vector<double>& counts = dataset_.matrix.cells();
  if (counts.size() * wanted_.size() > most_left_out) return;
  for (std::size_t cell = 0; cell < counts.size(); ++cell) {
    if (counts[cell] == 0) continue;
    std::vector<double> without = counts;
    --without[cell];
    resamples_.leave_out(values_of(std::move(without)), counts[cell]);
  }
}

std::optional<ResampledInterval> Bootstrap::result(std::size_t at, double level) const {
  if (!is_left_out_) leave_out_each();
  return resamples_.interval(at, level);
}

}  // namespace deconfuse
