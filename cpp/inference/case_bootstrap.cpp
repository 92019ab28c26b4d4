#include "inference/case_bootstrap.hpp"

#include <cmath>
#include <numeric>
#include <utility>

#include "data/parts.hpp"

namespace deconfuse {
namespace {

std::vector<std::vector<std::size_t>> strata_of(const ScoredCases& cases) {
  std::vector<std::vector<std::size_t>> strata;
  if (!cases.grouping) {
    strata.emplace_back(cases.size);
    std::iota(strata[0].begin(), strata[0].end(), std::size_t{0});
    return strata;
  }
  for (std::size_t group = 0; group < cases.grouping->names.size(); ++group)
    strata.push_back(cases.grouping->cases_of(group));
  return strata;
}

}  // namespace

CaseBootstrap::CaseBootstrap(const Catalogue& catalogue, const ScoredCases& cases, Options options,
                             std::vector<WantedValue> wanted, std::uint64_t seed)
    : catalogue_(catalogue),
      cases_(cases),
      options_(std::move(options)),
      wanted_(std::move(wanted)),
      random_(seed),
      strata_(strata_of(cases)),
      drawn_(wanted_.size()) {}

std::vector<double> CaseBootstrap::values_of(const ScoredCases& cases) const {
  const ScoreEvaluation evaluation(catalogue_, cases, options_);
  std::vector<double> values;
  for (const auto& [metric, place] : wanted_)
    values.push_back(evaluation.value(metric, place, true));
  return values;
}

void CaseBootstrap::advance(std::size_t resamples) {
  std::vector<std::size_t> places;
  for (done_ += resamples; resamples > 0; --resamples) {
    places.clear();
    for (const auto& stratum : strata_) {
      const double size = static_cast<double>(stratum.size());
      for (std::size_t drawn = 0; drawn < stratum.size(); ++drawn)
        places.push_back(stratum[static_cast<std::size_t>(random_.uniform() * size)]);
    }
    const std::vector<double> values = values_of(cases_at(cases_, places));
    for (std::size_t at = 0; at < values.size(); ++at)
      if (std::isfinite(values[at])) drawn_[at].push_back(values[at]);
  }
}

/// By the values without one case (the jackknife), which are worked out once for all metrics.
std::optional<double> CaseBootstrap::acceleration(std::size_t at) const {
  constexpr std::size_t most = 2000;
  if (cases_.size > most) return std::nullopt;
  for (std::size_t left_out = without_one_.size(); left_out < cases_.size; ++left_out) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < cases_.size; ++place)
      if (place != left_out) places.push_back(place);
    without_one_.push_back(values_of(cases_at(cases_, places)));
  }
  std::vector<double> values;
  for (const auto& without : without_one_) values.push_back(without[at]);
  return acceleration_of(values);
}

std::optional<ResampledInterval> CaseBootstrap::result(std::size_t at, double level) const {
  return interval_of(values_of(cases_)[at], drawn_[at], done_, acceleration(at), level);
}

}  // namespace deconfuse
