#include "checker/formula_edits.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "checker/check.hpp"
#include "checker/decision_slips.hpp"
#include "checker/matrix_slips.hpp"
#include "checker/score_slips.hpp"
#include "decision/decision_catalogue.hpp"
#include "decisions.hpp"
#include "evaluated.hpp"
#include "matrices.hpp"
#include "scored.hpp"

namespace deconfuse {
namespace {

/// The slips of one metric, and a search for one with a given value.
class Visited {
 public:
  Visited(const SlipSpace& space, const Asked& asked) : space_(space), asked_(asked) {
    const auto visit = [&](Suspect&& suspect) { suspects_.push_back(std::move(suspect)); };
    space.visit_slips(asked, visit);
    visit_formula_edits(space, asked, visit);
  }

  const Slip* with(SlipKind kind, double value, std::string_view how = {}) const {
    for (const Suspect& suspect : suspects_) {
      const Slip& slip = suspect.slips[0];
      if (slip.kind != kind || (!how.empty() && slip.manner != how)) continue;
      if (std::fabs(suspect.value - value) > 1e-12 * std::fabs(value)) continue;
      // The derivation has the same value.
      CHECK(std::fabs(work_with_slips(space_, asked_, {slip}).value - value) <=
            1e-12 * std::fabs(value));
      return &slip;
    }
    return nullptr;
  }

 private:
  const SlipSpace& space_;
  Asked asked_;
  std::vector<Suspect> suspects_;
};

/// A matrix with its slips, which refer to it.
class Edited {
 public:
  Edited(std::size_t classes, std::vector<double> counts)
      : dataset_(dataset_of(classes, std::move(counts))), slips_(catalogue(), dataset_, options_) {}
  Edited(const Edited&) = delete;
  Edited& operator=(const Edited&) = delete;

  const MatrixSlips& slips() const { return slips_; }
  Visited of(std::string_view id, std::size_t row = 0) const {
    const std::size_t metric = find(id);
    return {slips_, {metric, catalogue()[metric].per_class ? Place{row, row} : Place{}}};
  }

 private:
  Dataset dataset_;
  Options options_;
  MatrixSlips slips_;
};

const std::vector<double> two_classes{20, 5, 10, 15};
const std::vector<double> three_classes{12, 2, 1, 3, 8, 4, 0, 1, 9};

double log2(double x) { return std::log(x) / std::log(2); }

}  // namespace

TEST_CASE("a square root that is not taken, and a square in its place") {
  const Edited matrix(2, two_classes);
  const double product = (20.0 / 30) * (20.0 / 25);
  CHECK(matrix.of("g_measure").with(SlipKind::root, product));
  const double margins = 30.0 * 25 * 20 * 25;
  const Visited correlation = matrix.of("matthews_correlation");
  CHECK(correlation.with(SlipKind::root, (20.0 * 15 - 10 * 5) / margins));
  CHECK(correlation.with(SlipKind::squared, 250.0 * 250 / margins, "result"));
  CHECK(correlation.with(SlipKind::scale, 250, "not-divided"));
}

TEST_CASE("one margin in place of the other") {
  const Edited matrix(3, three_classes);
  const double agreement = 29.0 / 40;
  const auto kappa = [&](double chance) { return (agreement - chance) / (1 - chance); };
  const Visited slips = matrix.of("cohen_kappa");
  CHECK(slips.with(SlipKind::margin, kappa((15.0 * 15 + 15 * 15 + 10 * 10) / 1600), "rows"));
  CHECK(slips.with(SlipKind::margin, kappa((15.0 * 15 + 11 * 11 + 14 * 14) / 1600), "columns"));
  CHECK(matrix.of("matthews_correlation").with(SlipKind::margin, 29.0 * 40 - 550, "rows") ==
        nullptr);
  const double spread_of_columns = 1600 - 15.0 * 15 - 11 * 11 - 14 * 14;
  const double products = 15.0 * 15 + 15 * 11 + 10 * 14;
  CHECK(matrix.of("matthews_correlation")
            .with(SlipKind::margin, (29.0 * 40 - products) / spread_of_columns, "columns"));
}

TEST_CASE("false negatives in place of false positives at one position") {
  const Edited matrix(2, two_classes);
  // √((TP + FN)(TP + FN)(TN + FP)(TN + FN))
  const double margins = 25.0 * 25 * 25 * 20;
  CHECK(matrix.of("matthews_correlation")
            .with(SlipKind::margin, 250 / std::sqrt(margins), "false-negatives"));
}

TEST_CASE("rows and columns of different kinds are not exchanged as margins") {
  ConfusionMatrix counts(3, 2, {5, 1, 2, 4, 0, 6});
  Dataset groups;
  groups.matrix = std::move(counts);
  groups.labels = {"a", "b", "c"};
  groups.predicted_labels = {"x", "y"};
  const Options options;
  const MatrixSlips slips(catalogue(), groups, options);
  for (const char* id : {"mutual_information", "chi_squared"}) {
    visit_formula_edits(slips, {find(id), {}}, [](Suspect&& suspect) {
      CHECK(suspect.slips[0].kind != SlipKind::margin);
    });
  }
}

TEST_CASE("a term that is left out") {
  const Edited matrix(3, three_classes);
  const double first = 2 * 12.0 / 30, second = 2 * 8.0 / 26, third = 2 * 9.0 / 24;
  const Visited means = matrix.of("f1_macro");
  const Slip* left_out = means.with(SlipKind::term, (first + third) / 2, "left-out-of-mean");
  REQUIRE(left_out);
  CHECK(left_out->class_index == 1);
  CHECK(means.with(SlipKind::term, (second + third) / 3, "left-out-of-sum"));

  const auto entropy = [](const std::vector<double>& counts) {
    double sum = 0;
    for (const double count : counts) sum -= count == 0 ? 0 : count / 40 * log2(count / 40);
    return sum;
  };
  const double of_truth = entropy({15, 15, 10}), of_prediction = entropy({15, 11, 14});
  const double joint = entropy(three_classes);
  const Visited information = matrix.of("mutual_information");
  CHECK(information.with(SlipKind::term, of_truth + of_prediction, "left-out")->alternative);
  CHECK(information.with(SlipKind::term, of_truth + of_prediction + joint, "sign"));
  CHECK(information.with(SlipKind::term, of_truth - joint, "left-out"));
  const double chance = (15.0 * 15 + 15 * 11 + 10 * 14) / 1600;
  CHECK(matrix.of("cohen_kappa").with(SlipKind::term, 29.0 / 40 / (1 - chance), "left-out"));
}

TEST_CASE("no edit is less likely than a misread cell") {
  const Edited matrix(2, two_classes);
  double most = 0, least = std::numeric_limits<double>::infinity();
  for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
    const Metric& asked = catalogue()[metric];
    if (asked.shape != Shape::scalar || !matrix.slips().evaluation().applies(asked)) continue;
    visit_formula_edits(matrix.slips(), {metric, {}},
                        [&](Suspect&& suspect) { most = std::max(most, suspect.cost); });
    matrix.slips().visit_misread_cells(
        {metric, {}}, [&](Suspect&& suspect) { least = std::min(least, suspect.cost); });
  }
  CHECK(most < least);
}

TEST_CASE("the sum without a term is displayed as such") {
  const Edited matrix(3, three_classes);
  const Visited means = matrix.of("f1_macro");
  const Slip* left_out = means.with(SlipKind::term, (24.0 / 30 + 18.0 / 24) / 2);
  REQUIRE(left_out);
  const Working working = work_with_slips(matrix.slips(), {find("f1_macro"), {}}, {*left_out});
  const Formula& sum = working.symbolic.arguments[0];
  CHECK(sum.left_out == "2");
  CHECK(working.substituted.arguments[0].arguments.size() == 2);
  CHECK(working.substituted.arguments[1].value == 2);
}

TEST_CASE("the mean of other rates") {
  const Edited matrix(2, two_classes);
  CHECK(matrix.of("balanced_accuracy").with(SlipKind::mean_of_rates, (20.0 / 25 + 20.0 / 30) / 2));
}

TEST_CASE("all classes of a case in place of the true one") {
  const ScoredCases cases = cases_of(rows_of({0.7, 0.2, 0.1, 0.3, 0.4, 0.3}, {0, 1}, 3));
  const Options options;
  const ScoreSlips slips(score_catalogue(), cases, options);
  const auto sum = [](double a, double b, double c) {
    return -(std::log(a) + std::log(b) + std::log(c));
  };
  const Visited losses(slips, {find_scored("log_loss"), {}});
  CHECK(losses.with(SlipKind::selection, (sum(0.7, 0.2, 0.1) + sum(0.3, 0.4, 0.3)) / 2, "all"));
  const double brier = (0.09 + 0.04 + 0.01 + 0.09 + 0.36 + 0.09) / 2;
  const Visited scores(slips, {find_scored("brier_score_multiclass"), {}});
  CHECK(scores.with(SlipKind::scale, brier / 3, "divided"));
}

TEST_CASE("precision at every rank") {
  const ScoredCases cases = cases_of(binary({0.9, 0.8, 0.7, 0.6}, {1, 0, 1, 0}));
  const Options options;
  const ScoreSlips slips(score_catalogue(), cases, options);
  const Visited ranks(slips, {find_scored("average_precision"), {}});
  CHECK(ranks.with(SlipKind::all_ranks, (1 + 1.0 / 2 + 2.0 / 3 + 2.0 / 4) / 4));
}

TEST_CASE("Bayes' theorem without the prior, and a likelihood in place of a posterior") {
  DecisionTables tables;
  tables.test = {0.1, 0.9, 0.8};
  const Decided decided(std::move(tables));
  const DecisionSlips slips(decision_catalogue(), *decided);
  const Visited posterior(slips, {find_decided("posterior_positive"), {}});
  CHECK(posterior.with(SlipKind::likelihood, 0.9));
  CHECK(posterior.with(SlipKind::prior, 0.9 / 1.1, "ignored"));
  CHECK(posterior.with(SlipKind::term, 0.09 / (0.09 + 0.9 * 0.8), "one-minus"));
  CHECK(posterior.with(SlipKind::scale, 0.09, "not-divided"));
  // Of a negative test: P(negative | ill).
  const Visited negative(slips, {find_decided("posterior_negative"), {}});
  CHECK(negative.with(SlipKind::likelihood, 1 - 0.9));
}

TEST_CASE("the mean of precision and recall in place of F") {
  DecisionTables tables;
  tables.observations = {"a", "b", "c"};
  tables.precision = {0.5, 1, 0.25};
  tables.recall = {0.5, 0.25, 0.75};
  const Decided decided(std::move(tables));
  const DecisionSlips slips(decision_catalogue(), *decided);
  const Visited of_class(slips, {find_decided("f_from_rates"), {1, 1}});
  CHECK(of_class.with(SlipKind::arithmetic_f1, 0.625));
  const Visited of_means(slips, {find_decided("f_from_macro_rates"), {}});
  CHECK(of_means.with(SlipKind::arithmetic_f1, (1.75 / 3 + 1.5 / 3) / 2));
}

TEST_CASE("the most probable state is no slip if no action belongs to it") {
  DecisionTables tables;
  tables.states = {"ill", "well"};
  tables.actions = {"treat", "wait", "test"};
  tables.loss = {0, 10, 2, 1, 0, 1};
  tables.posteriors = {0.2, 0.8};
  const Decided decided(std::move(tables));
  const DecisionSlips slips(decision_catalogue(), *decided);
  const Visited least(slips, {find_decided("bayes_risk"), {0, 0}});
  CHECK_FALSE(least.with(SlipKind::most_probable, 2));

  DecisionTables crossed;
  crossed.states = {"ill", "well"};
  crossed.actions = {"wait", "treat"};
  crossed.loss = {10, 0, 0, 1};
  crossed.posteriors = {0.2, 0.8};
  const Decided other(std::move(crossed));
  const DecisionSlips of_other(decision_catalogue(), *other);
  const Visited risk(of_other, {find_decided("bayes_risk"), {0, 0}});
  CHECK_FALSE(risk.with(SlipKind::most_probable, 2));
}

TEST_CASE("risks from the transposed table, from the prior, and of the most probable state") {
  DecisionTables tables;
  tables.states = {"ill", "well"};
  tables.actions = {"treat", "wait"};
  tables.loss = {0, 10, 1, 0};
  tables.prior = {0.2, 0.8};
  tables.likelihoods = {0.6, 0.4, 0.2, 0.8};
  const Decided decided(std::move(tables));
  const DecisionSlips slips(decision_catalogue(), *decided);
  const double ill = 0.12 / 0.28, well = 0.16 / 0.28;
  const Visited risk(slips, {find_decided("conditional_risk"), {0, 0}});
  CHECK(risk.with(SlipKind::transposed, 10 * well));
  CHECK(risk.with(SlipKind::prior, 0.8, "for-posterior"));
  CHECK(risk.with(SlipKind::prior, 0.2 / 0.8, "ignored"));
  const Visited least(slips, {find_decided("bayes_risk"), {0, 0}});
  CHECK(least.with(SlipKind::most_probable, 10 * ill));
}

}  // namespace deconfuse
