#include "curves/bins.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "numbers/exact_sum.hpp"
#include "numbers/fraction.hpp"

namespace deconfuse {

namespace {

/// The cases with one score.
struct Group {
  double score;
  double positives;
  double cases;
  double below;  ///< number of cases with lower scores
};

std::vector<Group> rising_groups(const Ranking& ranking) {
  std::vector<Group> groups;
  groups.reserve(ranking.size());
  const double all = ranking.positives() + ranking.negatives();
  for (std::size_t point = 1; point < ranking.size(); ++point) {
    const double positives = ranking.true_positives()[point] - ranking.true_positives()[point - 1];
    const double negatives =
        ranking.false_positives()[point] - ranking.false_positives()[point - 1];
    const double seen = ranking.true_positives()[point] + ranking.false_positives()[point];
    const double before = seen - (positives + negatives);
    groups.push_back({ranking.thresholds()[point], positives, positives + negatives,
                      ranking.lower_is_positive() ? before : all - seen});
  }
  if (!ranking.lower_is_positive()) std::reverse(groups.begin(), groups.end());
  return groups;
}

/// Index of the bin of a score among `bins` bins with limits limit(0) <= … <= limit(bins), upper
/// limits included; `guess` is where the search starts.
template <class Limit>
std::size_t bin_of(double score, double guess, std::size_t bins, Limit limit) {
  const double last = static_cast<double>(bins - 1);
  std::size_t bin = guess > 0 ? static_cast<std::size_t>(std::min(guess, last)) : 0;
  while (bin > 0 && score <= limit(bin)) --bin;
  while (bin + 1 < bins && score > limit(bin + 1)) ++bin;
  return bin;
}

std::size_t bin_of_equal_mass(const Group& group, double all, std::size_t bins, bool whole) {
  const double middle = 2 * group.below + group.cases;
  const std::size_t bin =
      whole ? static_cast<std::size_t>(static_cast<Integer>(middle) * static_cast<Integer>(bins) /
                                       (2 * static_cast<Integer>(all)))
            : static_cast<std::size_t>(middle / (2 * all) * static_cast<double>(bins));
  return std::min(bin, bins - 1);
}

}  // namespace

std::size_t bin_of_probability(double probability, std::size_t bins) {
  const double n = static_cast<double>(bins);
  return bin_of(probability, probability * n, bins,
                [n](std::size_t bin) { return static_cast<double>(bin) / n; });
}

std::optional<Curve> calibration_curve(const Ranking& ranking, std::size_t bins, Binning binning) {
  const std::vector<Group> groups = rising_groups(ranking);
  if (groups.empty() || groups.front().score < 0 || groups.back().score > 1) return std::nullopt;
  const double all = ranking.positives() + ranking.negatives();
  const auto bin_with = [&](const Group& group) {
    return binning == Binning::equal_width ? bin_of_probability(group.score, bins)
                                           : bin_of_equal_mass(group, all, bins, ranking.whole());
  };

  Curve curve;
  std::vector<double> limits;
  for (std::size_t at = 0; at < groups.size();) {
    const std::size_t bin = bin_with(groups[at]);
    ExactSum scores, cases, positives;
    for (; at < groups.size() && bin_with(groups[at]) == bin; ++at) {
      scores.add(groups[at].score * groups[at].cases);
      cases.add(groups[at].cases);
      positives.add(groups[at].positives);
    }
    curve.x.push_back(scores.value() / cases.value());
    curve.y.push_back(positives.value() / cases.value());
    limits.push_back(binning == Binning::equal_width
                         ? static_cast<double>(bin + 1) / static_cast<double>(bins)
                         : groups[at - 1].score);
    curve.cases.push_back(cases.value());
    curve.positives.push_back(positives.value());
  }
  curve.threshold = std::move(limits);
  return curve;
}

std::optional<Curve> histogram(const Ranking& ranking, std::size_t bins) {
  const std::vector<Group> groups = rising_groups(ranking);
  const auto finite = [](const Group& group) { return std::isfinite(group.score); };
  const auto first = std::find_if(groups.begin(), groups.end(), finite);
  if (first == groups.end()) return std::nullopt;
  const double lowest = first->score;
  const double highest = std::find_if(groups.rbegin(), groups.rend(), finite)->score;
  if (lowest == highest) bins = 1;

  const double n = static_cast<double>(bins);
  const auto limit = [=](std::size_t bin) {
    return std::lerp(lowest, highest, static_cast<double>(bin) / n);
  };
  Curve curve;
  std::vector<double> limits;
  for (std::size_t bin = 0; bin < bins; ++bin) {
    curve.x.push_back(limit(bin));
    limits.push_back(limit(bin + 1));
  }
  std::vector<ExactSum> cases(bins), positives(bins);
  for (const Group& group : groups) {
    // Halved, because the difference of two doubles may be too large for a double.
    const double share = (group.score / 2 - lowest / 2) / (highest / 2 - lowest / 2);
    const std::size_t bin = bin_of(group.score, share * n, bins, limit);
    cases[bin].add(group.cases);
    positives[bin].add(group.positives);
  }
  for (std::size_t bin = 0; bin < bins; ++bin) {
    curve.cases.push_back(cases[bin].value());
    curve.positives.push_back(positives[bin].value());
  }
  curve.y = curve.cases;
  curve.threshold = std::move(limits);
  return curve;
}

}  // namespace deconfuse
