#include "inference/case_bootstrap.hpp"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "curves/comparison.hpp"
#include "numbers/random_numbers.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

/// Cases whose positives mostly have higher scores than the negatives.
ScoredCases overlapping(std::size_t size) {
  RandomNumbers random(5);
  std::vector<double> scores;
  std::vector<std::int32_t> truth;
  for (std::size_t at = 0; at < size; ++at) {
    truth.push_back(at % 3 == 0 ? 1 : 0);
    scores.push_back(random.uniform() * 0.7 + (truth.back() == 1 ? 0.3 : 0));
  }
  return cases_of(binary(scores, truth));
}

CaseBootstrap bootstrap_of(const ScoredCases& cases, std::string_view id, std::uint64_t seed = 1) {
  static const Options options;
  return CaseBootstrap(score_catalogue(), cases, options, {{find_scored(id), {}}}, seed);
}

}  // namespace

TEST_CASE("the area of resampled cases has the standard error of DeLong et al.") {
  const ScoredCases cases = overlapping(240);
  CaseBootstrap bootstrap = bootstrap_of(cases, "roc_auc");
  bootstrap.advance(2000);
  const auto found = bootstrap.result(0, 0.95);
  REQUIRE(found.has_value());
  const std::vector<double> chance(cases.size, 0.5);
  const PairedAreas areas =
      paired_areas(cases.scores[0], chance, cases.is_positive, cases.lower_is_positive);
  const Comparison compared = compare_delong(areas, 0.95);
  const double standard_error = (compared.high - compared.low) / (2 * 1.959963984540054);
  CHECK(std::fabs(found->standard_error / standard_error - 1) < 0.1);
  REQUIRE(found->corrected_low.has_value());
  CHECK(*found->corrected_low < areas.first);
  CHECK(*found->corrected_high > areas.first);
}

TEST_CASE("the same seed draws the same cases, in steps or at once") {
  const ScoredCases cases = overlapping(60);
  CaseBootstrap at_once = bootstrap_of(cases, "brier_score", 7);
  CaseBootstrap in_steps = bootstrap_of(cases, "brier_score", 7);
  at_once.advance(100);
  in_steps.advance(60);
  in_steps.advance(40);
  CHECK(at_once.result(0, 0.9)->low == in_steps.result(0, 0.9)->low);
  CHECK_FALSE(bootstrap_of(cases, "brier_score").result(0, 0.9).has_value());
}

TEST_CASE("a case is only replaced by cases of its fold") {
  // Each fold holds the same case twice.
  ScoreColumns columns = binary({0.9, 0.9, 0.2, 0.2}, {1, 1, 0, 0});
  columns.grouping = Grouping{true, {"1", "2"}, {0, 0, 1, 1}};
  const ScoredCases cases = cases_of(columns);
  CaseBootstrap bootstrap = bootstrap_of(cases, "brier_score");
  bootstrap.advance(50);
  CHECK(bootstrap.result(0, 0.95)->standard_error == 0);
}

TEST_CASE("probabilities and label sets are resampled with all their numbers") {
  ProbabilityColumns columns;
  columns.names = columns.labels = {"a", "b", "c"};
  columns.truth = {0, 1, 2, 0, 1, 2, 0, 1};
  columns.probabilities = {0.7, 0.2, 0.1, 0.3, 0.4, 0.3, 0.1, 0.2, 0.7, 0.5, 0.3, 0.2,
                           0.2, 0.6, 0.2, 0.3, 0.3, 0.4, 0.6, 0.3, 0.1, 0.5, 0.2, 0.3};
  const ScoredCases probabilities = cases_of(columns);
  CaseBootstrap of_loss = bootstrap_of(probabilities, "log_loss");
  of_loss.advance(200);
  const auto loss = of_loss.result(0, 0.95);
  REQUIRE(loss.has_value());
  CHECK(loss->low > 0);
  CHECK(loss->high > loss->low);

  LabelSetColumns sets;
  sets.labels = {"x", "y"};
  sets.truth = {1, 0, 1, 1, 0, 1, 0, 0};
  sets.predicted = {1, 0, 0, 1, 0, 1, 1, 0};
  const ScoredCases labelled = cases_of(sets);
  CaseBootstrap of_loss_of_sets = bootstrap_of(labelled, "hamming_loss");
  of_loss_of_sets.advance(200);
  CHECK(of_loss_of_sets.result(0, 0.95)->high <= 1);
}
