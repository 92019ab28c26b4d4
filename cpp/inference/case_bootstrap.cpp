#include "inference/case_bootstrap.hpp"

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

CaseBootstrap::CaseBootstrap(const Catalogue& catalogue, ScoredCases cases, Options options,
                             std::vector<WantedValue> wanted, std::uint64_t seed)
    : catalogue_(catalogue),
      cases_(std::move(cases)),
      options_(std::move(options)),
      wanted_(std::move(wanted)),
      random_(seed),
      strata_(strata_of(cases_)),
      resamples_(values_of(cases_)) {}

std::vector<double> CaseBootstrap::values_of(const ScoredCases& cases) const {
  const ScoreEvaluation evaluation(catalogue_, cases, options_);
  std::vector<double> values;
  for (const auto& [metric, place] : wanted_)
    values.push_back(evaluation.value(metric, place, true));
  return values;
}

void CaseBootstrap::advance(std::size_t resamples) {
  std::vector<std::size_t> places;
  for (; resamples > 0; --resamples) {
    places.clear();
    for (const auto& stratum : strata_) {
      const double size = static_cast<double>(stratum.size());
      for (std::size_t drawn = 0; drawn < stratum.size(); ++drawn)
        places.push_back(stratum[static_cast<std::size_t>(random_.uniform() * size)]);
    }
    resamples_.add(values_of(cases_at(cases_, places)));
  }
}

void CaseBootstrap::leave_out_each() const {
  is_left_out_ = true;
  if (cases_.size > most_left_out) return;
  for (std::size_t left_out = 0; left_out < cases_.size; ++left_out) {
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < cases_.size; ++place)
      if (place != left_out) places.push_back(place);
    resamples_.leave_out(values_of(cases_at(cases_, places)), 1);
  }
}

std::optional<ResampledInterval> CaseBootstrap::result(std::size_t at, double level) const {
  if (!is_left_out_) leave_out_each();
  return resamples_.interval(at, level);
}

}  // namespace deconfuse
