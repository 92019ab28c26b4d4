#include "checker/score_slips.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "displayed.hpp"
#include "scored.hpp"

namespace deconfuse {
namespace {

/// Cases with their slips, which refer to them.
class CasesWithSlips {
 public:
  explicit CasesWithSlips(ScoredCases cases, Options options = {})
      : cases_(std::move(cases)),
        options_(std::move(options)),
        slips_(score_catalogue(), cases_, options_) {}
  template <class Columns>
  explicit CasesWithSlips(Columns columns, Options options = {})
      : CasesWithSlips(cases_of(std::move(columns)), std::move(options)) {}
  CasesWithSlips(const CasesWithSlips&) = delete;
  CasesWithSlips& operator=(const CasesWithSlips&) = delete;

  const ScoreSlips& operator*() const { return slips_; }
  const ScoreSlips* operator->() const { return &slips_; }

  std::vector<Suspect> singles(std::string_view id, std::size_t at = 0) const {
    return singles(Asked{find_scored(id), {at, at}});
  }
  std::vector<Suspect> singles(const Asked& asked) const {
    std::vector<Suspect> suspects;
    slips_.visit_slips(asked, [&](Suspect&& suspect) { suspects.push_back(std::move(suspect)); });
    return suspects;
  }
  std::vector<Suspect> pairs(std::string_view id, std::size_t at = 0) const {
    return pairs(Asked{find_scored(id), {at, at}});
  }
  std::vector<Suspect> pairs(const Asked& asked) const {
    std::vector<Suspect> suspects;
    slips_.visit_pairs(asked, [&](Suspect&& suspect) { suspects.push_back(std::move(suspect)); });
    return suspects;
  }

 private:
  ScoredCases cases_;
  Options options_;
  ScoreSlips slips_;
};

/// The values of suspects with exactly these slips, in order.
std::vector<double> values_of(const std::vector<Suspect>& suspects,
                              const std::vector<SlipKind>& kinds) {
  std::vector<double> values;
  for (const Suspect& suspect : suspects) {
    const bool same =
        std::equal(suspect.slips.begin(), suspect.slips.end(), kinds.begin(), kinds.end(),
                   [](const Slip& slip, SlipKind kind) { return slip.kind == kind; });
    if (same) values.push_back(suspect.value);
  }
  return values;
}

/// The value of the metric, or average, that is taken for another one; NaN if it is not among the
/// suspects.
double value_taken(const std::vector<Suspect>& suspects, SlipKind kind, std::string_view id) {
  for (const Suspect& suspect : suspects) {
    const Slip& slip = suspect.slips[0];
    if (suspect.slips.size() == 1 && slip.kind == kind && slip.metric == find_scored(id)) {
      return suspect.value;
    }
  }
  return no_value;
}

void check_values(const std::vector<double>& found, const std::vector<double>& expected) {
  REQUIRE(found.size() == expected.size());
  for (std::size_t at = 0; at < found.size(); ++at) {
    CAPTURE(at);
    CHECK(near(found[at], expected[at]));
  }
}

/// Four positives and three negatives. Of their twelve pairs eight are in order and two are tied.
ScoreColumns ranking_with_ties() {
  return binary({0.9, 0.8, 0.8, 0.6, 0.4, 0.4, 0.2}, {1, 1, 0, 1, 0, 1, 0});
}

/// Four cases of three classes.
ProbabilityColumns three_classes() {
  return rows_of({0.7, 0.2, 0.1,  //
                  0.3, 0.4, 0.3,  //
                  0.5, 0.3, 0.2,  //
                  0.1, 0.3, 0.6},
                 {0, 1, 2, 2}, 3);
}

TEST_CASE("an area of a ranking with ties") {
  const CasesWithSlips checked(ranking_with_ties());
  const std::vector<Suspect> slips = checked.singles("roc_auc");
  check_values(values_of(slips, {SlipKind::ties}), {8.0 / 12, 10.0 / 12});
  check_values(values_of(slips, {SlipKind::reversed}), {0.25});
  check_values(values_of(slips, {SlipKind::class_}), {0.25});
  check_values(values_of(slips, {SlipKind::complement}), {0.25});
  CHECK(value_taken(slips, SlipKind::metric, "gini") == 0.5);
  CHECK(near(value_taken(slips, SlipKind::metric, "average_precision"), 37.0 / 48));
  CHECK(values_of(slips, {SlipKind::base}).empty());
  CHECK(values_of(slips, {SlipKind::denominator}).empty());
}

TEST_CASE("without ties between the classes there is nothing to miscount") {
  const CasesWithSlips checked(binary({0.9, 0.9, 0.7, 0.5, 0.5, 0.3}, {1, 1, 0, 0, 0, 1}));
  CHECK(values_of(checked.singles("roc_auc"), {SlipKind::ties}).empty());
}

TEST_CASE("steps and trapezoids of a precision-recall curve") {
  const CasesWithSlips checked(ranking_with_ties());
  // Precision is 1, 2/3, 3/4 and 2/3 at the four recalls, and 1 before them.
  const double steps = (1 + 2.0 / 3 + 3.0 / 4 + 2.0 / 3) / 4;
  const double trapezoids = (2 + (2.0 / 3 + 1) + (3.0 / 4 + 2.0 / 3) + (2.0 / 3 + 3.0 / 4)) / 8;
  check_values(values_of(checked.singles("average_precision"), {SlipKind::trapezoid}),
               {trapezoids});
  check_values(values_of(checked.singles("pr_auc_trapezoid"), {SlipKind::trapezoid}), {steps});
  CHECK(std::isnan(
      value_taken(checked.singles("average_precision"), SlipKind::metric, "pr_auc_trapezoid")));

  // With the ranking reversed.
  const std::vector<double> precisions = {0, 1.0 / 3, 2.0 / 4, 3.0 / 6, 4.0 / 7};
  const double reversed = ((precisions[1] + precisions[0]) + (precisions[2] + precisions[1]) +
                           (precisions[3] + precisions[2]) + (precisions[4] + precisions[3])) /
                          8;
  check_values(
      values_of(checked.pairs("average_precision"), {SlipKind::reversed, SlipKind::trapezoid}),
      {reversed});
}

TEST_CASE("the ranking of a loss cannot be reversed") {
  const CasesWithSlips checked(ranking_with_ties());
  CHECK(values_of(checked.singles("log_loss"), {SlipKind::reversed}).empty());
  CHECK(values_of(checked.singles("brier_score"), {SlipKind::reversed}).empty());
}

TEST_CASE("positives with low scores") {
  ScoreColumns columns = ranking_with_ties();
  columns.lower_is_positive = true;
  const CasesWithSlips checked(columns);
  check_values(values_of(checked.singles("roc_auc"), {SlipKind::reversed}), {0.75});
}

TEST_CASE("losses in other units, and sums in place of means") {
  const CasesWithSlips checked(ranking_with_ties());
  const double nats = -(std::log(0.9) + std::log(0.8) + std::log(0.2) + std::log(0.6) +
                        std::log(0.6) + std::log(0.4) + std::log(0.8));
  const double twos = std::log(2.0);
  const double tens = std::log(10.0);
  const std::vector<Suspect> slips = checked.singles("log_loss");
  check_values(values_of(slips, {SlipKind::base}), {nats / 7 / twos, nats / 7 / tens});
  check_values(values_of(slips, {SlipKind::denominator}), {nats});
  check_values(values_of(checked.pairs("log_loss"), {SlipKind::base, SlipKind::denominator}),
               {nats / twos, nats / tens});
  // The base that is asked for is 2.
  check_values(values_of(checked.singles("cross_entropy"), {SlipKind::base}),
               {nats / 7, nats / 7 / tens});
  CHECK(near(value_taken(slips, SlipKind::metric, "cross_entropy"), nats / 7 / twos));

  // 0.1², 0.2², 0.8², 0.4², 0.4², 0.6² and 0.2².
  const std::vector<Suspect> brier = checked.singles("brier_score");
  check_values(values_of(brier, {SlipKind::denominator}), {1.41});
  check_values(values_of(brier, {SlipKind::complement}), {1 - 1.41 / 7});
  // With the truth inverted: 0.9², 0.8², 0.2², 0.6², 0.6², 0.4² and 0.8².
  check_values(values_of(brier, {SlipKind::class_}), {3.01 / 7});
  CHECK(std::any_of(slips.begin(), slips.end(), [&](const Suspect& suspect) {
    return suspect.slips[0].kind == SlipKind::class_ && suspect.slips[0].class_index == 0;
  }));
}

TEST_CASE("the factor by which another base changes a value") {
  const CasesWithSlips checked(ranking_with_ties());
  const auto factor = [&](std::string_view id, double base) {
    return checked->change_of_base({find_scored(id), {}}, base);
  };
  CHECK(near(factor("log_loss", 2).value(), 1 / std::log(2.0)));
  CHECK(near(factor("log_loss", 10).value(), 1 / std::log(10.0)));
  CHECK(near(factor("log_loss", std::exp(1.0)).value(), 1));
  CHECK(near(factor("cross_entropy", 2).value(), 1));
  CHECK(near(factor("cross_entropy", std::exp(1.0)).value(), std::log(2.0)));
  CHECK_FALSE(factor("roc_auc", 2).has_value());
  CHECK_FALSE(factor("perplexity", 2).has_value());
  CHECK_FALSE(factor("d2_log_loss", 2).has_value());
}

TEST_CASE("the log loss of logits without the truth") {
  ScoreColumns columns = binary({-3}, {0});
  columns.decision_values = true;
  const CasesWithSlips one(columns);
  CHECK(near(one->evaluation().value(find_scored("log_loss_logits"), {}, true), 0.048587, 1e-6));
  const std::vector<double> found =
      values_of(one.singles("log_loss_logits"), {SlipKind::logit_loss});
  check_values(
      found, {3 + std::log1p(std::exp(-1 / (1 + std::exp(3.0)))), 3 + std::log1p(std::exp(-3.0))});
  CHECK(near(found[0], 3.67, 1e-3));
  CHECK(near(found[1], 3.0486, 1e-4));

  columns = binary({-3, 2, 0.5}, {0, 1, 0}, {1, 2, 1});
  columns.decision_values = true;
  const CasesWithSlips three(columns);
  const auto loss = [](double y, double x) {
    return std::max(y, 0.0) - y + std::log1p(std::exp(-std::fabs(x)));
  };
  const auto share = [](double y) { return 1 / (1 + std::exp(-y)); };
  check_values(values_of(three.singles("log_loss_logits"), {SlipKind::logit_loss}),
               {(loss(-3, share(-3)) + 2 * loss(2, share(2)) + loss(0.5, share(0.5))) / 4,
                (loss(-3, -3) + 2 * loss(2, 2) + loss(0.5, 0.5)) / 4});
  CHECK(values_of(three.singles("hinge_loss"), {SlipKind::logit_loss}).empty());
  // Only the negative case at 0.5 is on the wrong side of its margin.
  check_values(values_of(three.singles("hinge_loss"), {SlipKind::denominator}), {1.5});
}

TEST_CASE("areas of other classes, and averages of areas") {
  const CasesWithSlips checked(three_classes());
  // Of the four pairs of the last class with another one, one is in the wrong order: 0.2 and 0.3.
  const std::vector<double> areas = {1, 1, 0.75};
  const double macro = (areas[0] + areas[1] + areas[2]) / 3;
  const double weighted = (areas[0] + areas[1] + 2 * areas[2]) / 4;
  const std::vector<Suspect> of_macro = checked.singles("roc_auc_ovr_macro");
  CHECK(near(value_taken(of_macro, SlipKind::average, "roc_auc_ovr_weighted"), weighted));
  CHECK_FALSE(std::isnan(value_taken(of_macro, SlipKind::average, "roc_auc_ovr_micro")));
  check_values(values_of(of_macro, {SlipKind::class_}), areas);
  check_values(values_of(of_macro, {SlipKind::complement}), {1 - macro});
  // The areas of the pairs of classes are also 1, 1 and 0.75.
  CHECK(near(
      value_taken(checked.singles("roc_auc_ovo_macro"), SlipKind::average, "roc_auc_ovr_weighted"),
      weighted));

  const std::vector<Suspect> of_class = checked.singles("roc_auc_class", 2);
  CHECK(near(value_taken(of_class, SlipKind::average, "roc_auc_ovr_macro"), macro));
  check_values(values_of(of_class, {SlipKind::class_}), {areas[0], areas[1]});
  // For the last class, precision is 1 at 0.6, and 2/3 at 0.2, which is third.
  const std::vector<Suspect> precision = checked.singles("average_precision_class", 2);
  CHECK(near(value_taken(of_class, SlipKind::metric, "average_precision_class"), 5.0 / 6));
  check_values(values_of(precision, {SlipKind::class_}), {1, 1});
  CHECK(near(value_taken(precision, SlipKind::average, "mean_average_precision"),
             (1 + 1 + 5.0 / 6) / 3));
  CHECK(near(value_taken(checked.singles("mean_average_precision"), SlipKind::average,
                         "average_precision_weighted"),
             (1 + 1 + 2 * 5.0 / 6) / 4));
  // Average precision of another class.
  check_values(values_of(checked.pairs("roc_auc_class", 0), {SlipKind::class_, SlipKind::metric}),
               {5.0 / 6});
}

TEST_CASE("a Brier score of several classes is a mean over the cases, not over the numbers") {
  const CasesWithSlips checked(three_classes());
  const double sum =
      (0.09 + 0.04 + 0.01) + (0.09 + 0.36 + 0.09) + (0.25 + 0.09 + 0.64) + (0.01 + 0.09 + 0.16);
  check_values(values_of(checked.singles("brier_score_multiclass"), {SlipKind::denominator}),
               {sum, sum / 8});
}

TEST_CASE("averages of label sets") {
  LabelSetColumns columns;
  columns.labels = {"a", "b"};
  columns.truth = {1, 0, 1, 1, 0, 1, 1, 0};
  columns.predicted = {1, 1, 1, 0, 0, 1, 0, 1};
  const CasesWithSlips checked(columns);
  // Precision is 2/2 for a and 1/3 for b; for the cases it is 1/2, 1, 1 and 0.
  const std::vector<Suspect> slips = checked.singles("multilabel_precision_macro");
  CHECK(near(value_taken(slips, SlipKind::average, "multilabel_precision_micro"), 3.0 / 5));
  CHECK(near(value_taken(slips, SlipKind::average, "multilabel_precision_samples"), 2.5 / 4));
  check_values(values_of(slips, {SlipKind::complement}), {1 - 2.0 / 3});
  check_values(values_of(checked.pairs("multilabel_precision_micro"),
                         {SlipKind::average, SlipKind::complement}),
               {1 - 2.0 / 3, 1 - (3 + 2.0 / 3) / 5, 1 - 2.5 / 4});
  CHECK(values_of(slips, {SlipKind::reversed}).empty());
}

TEST_CASE("two slips at once") {
  const CasesWithSlips checked(ranking_with_ties());
  const std::vector<Suspect> pairs = checked.pairs("roc_auc");
  const std::vector<double> complements =
      values_of(pairs, {SlipKind::metric, SlipKind::complement});
  CHECK(std::any_of(complements.begin(), complements.end(),
                    [](double value) { return near(value, 1 - 37.0 / 48); }));
  // With the negatives as positives, precision by the highest scores is 0, 1/3, 2/6 and 3/7.
  const std::vector<double> of_negatives = values_of(pairs, {SlipKind::class_, SlipKind::metric});
  CHECK(std::any_of(of_negatives.begin(), of_negatives.end(),
                    [](double value) { return near(value, (1.0 / 3 + 2.0 / 6 + 3.0 / 7) / 3); }));
  // The sum of the losses instead of their mean, and in bits.
  const double nats = -std::log(0.9 * 0.8 * 0.2 * 0.6 * 0.6 * 0.4 * 0.8);
  const std::vector<double> sums =
      values_of(checked.pairs("log_loss"), {SlipKind::base, SlipKind::denominator});
  CHECK(std::any_of(sums.begin(), sums.end(),
                    [&](double value) { return near(value, nats / std::log(2.0)); }));
  // A metric without logarithms is not changed to another base.
  CHECK(values_of(checked.pairs("brier_score"), {SlipKind::base, SlipKind::metric}).empty());
}

TEST_CASE("any of more than two classes may be taken as positive") {
  ScoreColumns columns = binary({0.9, 0.7, 0.5, 0.3}, {2, 1, 0, 2});
  columns.names = {"a", "b", "c"};
  columns.positive = "c";
  const CasesWithSlips checked(columns);
  // b is ahead of two of the three others, a of one.
  check_values(values_of(checked.singles("roc_auc"), {SlipKind::class_}), {1.0 / 3, 2.0 / 3});
}

TEST_CASE("very many cases are not ranked again") {
  std::vector<double> scores;
  std::vector<std::int32_t> truth;
  for (std::size_t at = 0; at <= ScoreSlips::most_ranked_again; ++at) {
    scores.push_back(static_cast<double>(at % 100) / 100);
    truth.push_back(at % 3 == 0 || at % 100 > 80 ? 1 : 0);
  }
  const auto kinds_of = [](const CasesWithSlips& checked) {
    std::set<SlipKind> kinds;
    for (const Suspect& suspect : checked.singles("roc_auc")) kinds.insert(suspect.slips[0].kind);
    return kinds;
  };
  const CasesWithSlips many(binary(scores, truth));
  scores.pop_back();
  truth.pop_back();
  const CasesWithSlips fewer(binary(scores, truth));
  std::set<SlipKind> kinds = kinds_of(fewer);
  CHECK(kinds.erase(SlipKind::class_) == 1);
  CHECK(kinds.erase(SlipKind::reversed) == 1);
  CHECK(kinds == kinds_of(many));
}

TEST_CASE("very many rows of probabilities are ranked only for metrics of a ranking") {
  const auto taken_for = [](std::size_t count, std::string_view asked, std::string_view id) {
    std::vector<double> numbers;
    std::vector<std::int32_t> truth;
    for (std::size_t at = 0; at < count; ++at) {
      const double share = static_cast<double>(at % 100) / 100;
      numbers.insert(numbers.end(), {share, 1 - share});
      truth.push_back(at % 3 == 0 || at % 100 > 80 ? 1 : 0);
    }
    const CasesWithSlips checked(rows_of(std::move(numbers), std::move(truth), 2));
    return !std::isnan(value_taken(checked.singles(asked), SlipKind::metric, id));
  };
  const std::size_t most = ScoreSlips::most_ranked_again;
  CHECK(taken_for(most, "brier_score_multiclass", "roc_auc_ovr_macro"));
  CHECK_FALSE(taken_for(most + 1, "brier_score_multiclass", "roc_auc_ovr_macro"));
  CHECK(taken_for(most + 1, "brier_score_multiclass", "ece"));
  CHECK(taken_for(most + 1, "roc_auc_ovr_macro", "brier_score_multiclass"));
}

TEST_CASE("candidates are metrics with a value, the most common first") {
  for (const bool decisions : {false, true}) {
    ScoreColumns columns = ranking_with_ties();
    columns.decision_values = decisions;
    const CasesWithSlips checked(columns);
    const std::vector<SlipSpace::Candidate> candidates = checked->candidates();
    REQUIRE_FALSE(candidates.empty());
    CHECK(score_catalogue()[candidates[0].asked.metric].id == "roc_auc");
    for (std::size_t at = 0; at < candidates.size(); ++at) {
      const Metric& metric = score_catalogue()[candidates[at].asked.metric];
      CAPTURE(std::string_view(metric.id));
      CHECK(checked->evaluation().applies(metric));
      CHECK(metric.shape == Shape::scalar);
      CHECK(metric.tier <= 2);
      CHECK_FALSE(metric.auxiliary);
      if (at > 0) CHECK(candidates[at - 1].cost <= candidates[at].cost);
    }
  }
  const CasesWithSlips checked(three_classes());
  const std::vector<SlipSpace::Candidate> candidates = checked->candidates();
  for (std::size_t row = 0; row < 3; ++row) {
    CHECK(std::any_of(candidates.begin(), candidates.end(), [&](const auto& candidate) {
      return candidate.asked.metric == find_scored("roc_auc_class") &&
             candidate.asked.place.row == row;
    }));
  }
}

TEST_CASE("every suspect has a value other than the right one, a cost and a derivation") {
  std::size_t visited = 0;
  for_random_cases(20240607, 12, [&](const auto& columns, const Options& options) {
    const CasesWithSlips checked(columns, options);
    const Evaluation& evaluation = checked->evaluation();
    for_each_scored_value(evaluation, [&](std::size_t metric, Place place) {
      const Metric& declared = score_catalogue()[metric];
      if (declared.shape != Shape::scalar || declared.auxiliary) return;
      const Asked asked{metric, place};
      const double right = evaluation.value(metric, place, true);
      const auto look = [&](const Suspect& suspect, std::size_t slips) {
        ++visited;
        REQUIRE(suspect.slips.size() == slips);
        CAPTURE(static_cast<int>(suspect.slips[0].kind));
        CHECK(std::isfinite(suspect.cost));
        CHECK(suspect.cost > 0);
        REQUIRE(std::isfinite(suspect.value));
        CHECK(suspect.value != right);
        const Working working = checked->work(asked, suspect.slips);
        CHECK(near(working.value, suspect.value));
        CHECK(near(working.substituted.value, suspect.value));
        CHECK(near(value_of_displayed(working.substituted), suspect.value, 1e-9));
        CHECK(working.substituted.substituted);
        CHECK_FALSE(working.symbolic.substituted);
      };
      const std::vector<Suspect> singles = checked.singles(asked);
      const std::vector<Suspect> again = checked.singles(asked);
      REQUIRE(again.size() == singles.size());
      for (std::size_t at = 0; at < singles.size(); ++at) {
        look(singles[at], 1);
        CHECK(again[at].value == singles[at].value);
      }
      double cheapest = infinite;
      for (const Suspect& suspect : singles) cheapest = std::min(cheapest, suspect.cost);
      for (const Suspect& suspect : checked.pairs(asked)) {
        look(suspect, 2);
        CHECK(suspect.cost > cheapest);
      }
    });
  });
  CHECK(visited > 1000);
}

}  // namespace
}  // namespace deconfuse
