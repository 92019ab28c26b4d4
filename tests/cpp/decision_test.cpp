#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decisions.hpp"
#include "metrics/report.hpp"

using namespace deconfuse;

namespace {

using Chosen = std::vector<std::string>;
using Indices = std::vector<std::size_t>;

/// Treatment of young and old patients, who are healthy or ill, given a test (Murphy 2022).
DecisionTables treatment() {
  DecisionTables tables;
  tables.states = {"young, healthy", "young, ill", "old, healthy", "old, ill"};
  tables.actions = {"nothing", "medicine"};
  tables.loss = {0, 8, 60, 8, 0, 8, 10, 8};
  tables.observations = {"young, negative", "young, positive", "old, negative", "old, positive"};
  tables.posteriors = {0.985955, 0.014045, 0,        0, 0.204545, 0.795455, 0,       0, 0,
                       0,        0.985955, 0.014045, 0, 0,        0.204545, 0.795455};
  return tables;
}

DecisionTables two_actions(std::vector<double> loss, std::vector<double> posteriors) {
  DecisionTables tables;
  tables.states = named("h", loss.size() / 2);
  tables.actions = {"a", "b"};
  tables.loss = std::move(loss);
  tables.posteriors = std::move(posteriors);
  return tables;
}

DecisionTables rejecting(double reject, double error, std::vector<double> posteriors,
                         std::size_t classes) {
  DecisionTables tables;
  tables.states = named("y", classes);
  tables.posteriors = std::move(posteriors);
  tables.reject_losses = {reject, error};
  return tables;
}

DecisionTables with_costs(double l00, double l01, double l10, double l11) {
  DecisionTables tables;
  tables.costs = {l00, l01, l10, l11};
  return tables;
}

DecisionTables tested(double prior, double sensitivity, double specificity) {
  DecisionTables tables;
  tables.test = {prior, sensitivity, specificity};
  return tables;
}

std::vector<Expression> formulas_of(const Metric& metric) {
  std::vector<Expression> formulas = {metric.formula, metric.range.low, metric.range.high};
  if (metric.alternative) formulas.push_back(metric.alternative);
  if (metric.required) formulas.push_back(metric.required);
  return formulas;
}

bool refers_to_metrics_there_are(const Expression& formula) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::metric && decision_catalogue().find(node.metric.id) != node.metric.index)
    return false;
  for (const Expression& argument : node.arguments) {
    if (!refers_to_metrics_there_are(argument)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("every metric of decisions describes itself, under a unique id") {
  std::set<std::string_view> ids;
  for (std::size_t at = 0; at < decision_catalogue().size(); ++at) {
    const Metric& metric = decision_catalogue()[at];
    const std::string_view id = metric.id;
    CAPTURE(id);
    CHECK(ids.insert(id).second);
    CHECK(decision_catalogue().find(id) == at);
    CHECK(catalogue().find(id) == catalogue().size());
    CHECK_FALSE(metric.symbol.empty());
    CHECK_FALSE(metric.group.empty());
    CHECK(metric.scope == Scope::decision);
    CHECK(metric.reference.empty() == metric.auxiliary);
    CHECK_FALSE(metric.per_class);
    if (metric.shape == Shape::choice) CHECK(metric.per_case);
    if (metric.shape == Shape::table) CHECK_FALSE(metric.per_case);
    const std::pair<double, double> widest = Catalogue::widest(metric.range);
    CHECK(widest.first < widest.second);
    for (const Expression& formula : formulas_of(metric)) {
      CHECK(refers_to_metrics_there_are(formula));
    }
  }
}

TEST_CASE("treatment: nothing, medicine, nothing, nothing") {
  const Decided decided(treatment());
  const double nothing[] = {0.8427, 47.7273, 0.14045, 7.95455};
  const char* exact[] = {"8427/10000", "477273/10000", "2809/20000", "159091/20000"};
  const double least[] = {0.8427, 8, 0.14045, 7.95455};
  for (std::size_t x = 0; x < 4; ++x) {
    CAPTURE(x);
    CHECK(near(decided.value("conditional_risk", x, 0), nothing[x]));
    CHECK(decided.exact("conditional_risk", x, 0) == std::string(exact[x]));
    CHECK(decided.value("conditional_risk", x, 1) == 8);
    CHECK(decided.exact("conditional_risk", x, 1) == "8");
    CHECK(near(decided.value("bayes_risk", x), least[x]));
  }
  CHECK(decided.choices("bayes_action") == Chosen{"nothing", "medicine", "nothing", "nothing"});
  CHECK(decided.choices("map_decision") ==
        Chosen{"young, healthy", "young, ill", "old, healthy", "old, ill"});
  // All observations count equally.
  CHECK(near(decided.value("total_bayes_risk"), (0.8427 + 8 + 0.14045 + 7.95455) / 4));
  CHECK(decided.exact("total_bayes_risk") == "169377/40000");
  CHECK(near(decided.value("zero_one_risk", 1, 0), 0.795455));
  CHECK(decided.exact("zero_one_risk", 1, 1) == "40909/200000");
}

TEST_CASE("treatment by Bayes' theorem: 35/44 and 5/356") {
  // Ten per cent are ill; half are young.
  DecisionTables tables = treatment();
  tables.posteriors.clear();
  tables.observations = {"negative", "positive"};
  tables.prior = {0.45, 0.05, 0.45, 0.05};
  tables.likelihoods = {0.975, 0.025, 0.125, 0.875, 0.975, 0.025, 0.125, 0.875};
  const Decided decided(tables);
  CHECK(decided.exact("evidence", 0) == "89/100");
  CHECK(decided.exact("evidence", 1) == "11/100");
  CHECK(decided.exact("posterior", 1, 1) == "35/88");
  CHECK(decided.exact("posterior", 0, 3) == "5/712");
  CHECK(near(decided.value("posterior", 1, 0), 9.0 / 88));
  // Risk of doing nothing: (60 + 10)·35/88 after a positive test, (60 + 10)·5/712 after a negative
  // one.
  CHECK(decided.exact("conditional_risk", 1, 0) == "1225/44");
  CHECK(decided.exact("conditional_risk", 0, 0) == "175/356");
  CHECK(decided.choices("bayes_action") == Chosen{"nothing", "medicine"});
  CHECK(decided.exact("bayes_risk", 1) == "8");
  CHECK(decided.exact("total_bayes_risk") == "527/400");
}

TEST_CASE("posteriors of a diagnostic test are exact") {
  struct Case {
    double prior, sensitivity, specificity;
    const char *positive, *negative;
  };
  const Case table[] = {
      {0.1, 0.875, 0.975, "35/44", "5/356"},
      {0.01, 0.9, 0.9, "1/12", "1/892"},
      {0.5, 0.8, 0.8, "4/5", "1/5"},
      {1, 0.9, 0.8, "1", "1"},
      {0, 0.9, 0.8, "0", "0"},
      {0.3, 0.5, 0.5, "3/10", "3/10"},
  };
  for (const Case& row : table) {
    CAPTURE(row.prior);
    const Decided decided(tested(row.prior, row.sensitivity, row.specificity));
    CHECK(decided.exact("posterior_positive") == std::string(row.positive));
    CHECK(decided.exact("posterior_negative") == std::string(row.negative));
  }
  const Decided never_positive(tested(0, 0.9, 1));
  CHECK(std::isnan(never_positive.value("posterior_positive")));
  CHECK(never_positive.value("posterior_negative") == 0);
  const Decided never_negative(tested(1, 1, 0.5));
  CHECK(never_negative.value("posterior_positive") == 1);
  CHECK(std::isnan(never_negative.value("posterior_negative")));
}

TEST_CASE("thresholds from costs") {
  struct Case {
    double l00, l01, l10, l11;
    const char* exact;  ///< empty if undefined
  };
  const Case table[] = {
      {0, 1, 5, 0, "1/6"},
      {0, 5, 1, 0, "5/6"},
      {0, 0.3, 0.6, 0, "1/3"},
      {-1, 4, 9.5, -2, "10/33"},
      {1, 3, 4, 2, "1/2"},
      // Deciding 1 (or 0) costs nothing in addition.
      {0, 0, 5, 0, "0"},
      {0, 5, 0, 0, "1"},
      {1, 1, 0, 0, ""},
      {0, 1, 0, 2, ""},
      {2, 1, 1, 0, ""},
      // 0.1 + (0.2 − 0.3) is 0, but not in doubles.
      {0, 0.1, 0.2, 0.3, ""},
  };
  for (const Case& row : table) {
    CAPTURE(row.l01);
    CAPTURE(row.l10);
    const Decided decided(with_costs(row.l00, row.l01, row.l10, row.l11));
    CHECK(decided.exact("cost_sensitive_threshold") == std::string(row.exact));
    CHECK(std::isnan(decided.value("cost_sensitive_threshold")) == (row.exact[0] == 0));
  }
  for (const auto& [ratio, exact] : {std::pair(5.0, "1/6"), std::pair(0.25, "4/5"),
                                     std::pair(1.0, "1/2"), std::pair(0.0, "1")}) {
    DecisionTables tables;
    tables.cost_ratio = ratio;
    CHECK(Decided(tables).exact("cost_ratio_threshold") == std::string(exact));
  }
}

TEST_CASE("the first of several best actions is taken, and all of them are reported") {
  struct Case {
    const char* name;
    DecisionTables tables;
    Indices best;
  };
  const Case table[] = {
      {"alike", two_actions({0, 0, 1, 1}, {0.5, 0.5}), {0, 1}},
      {"opposite", two_actions({0, 1, 1, 0}, {0.5, 0.5}), {0, 1}},
      // 0.1·3 and 0.3 are different doubles.
      {"0.1·3 = 0.3", two_actions({3, 0.3, 0, 0.3}, {0.1, 0.9}), {0, 1}},
      {"0.3 = 0.1·3", two_actions({0.3, 3, 0.3, 0}, {0.1, 0.9}), {0, 1}},
      // The posteriors are decimals whose sum is not 1: 0.9999999999999999 and 1 are compared.
      {"thirds",
       two_actions({1, 1, 1, 1, 1, 1},
                   {0.3333333333333333, 0.3333333333333333, 0.3333333333333334}),
       {0, 1}},
      {"7·0.1 = 0.7", two_actions({7, 0.7, 0, 0.7}, {0.1, 0.9}), {0, 1}},
      // Gains cancel losses, and only rounding makes the result differ from 0.
      {"0.7·0.1 − 0.1·0.7 = 0", two_actions({0.7, 0, -0.1, 0, 0, 0}, {0.1, 0.7, 0.2}), {0, 1}},
      {"0.8·0.1 − 0.1·0.7 − 0.1·0.1 = 0",
       two_actions({-0.7, 0, -0.1, 0, 0.1, 0}, {0.1, 0.1, 0.8}),
       {0, 1}},
      {"a hair better", two_actions({3, 0.3, 0, 0.3000000001}, {0.1, 0.9}), {0}},
      {"a hair worse", two_actions({3, 0.3, 0, 0.2999999999}, {0.1, 0.9}), {1}},
  };
  for (const Case& row : table) {
    CAPTURE(std::string(row.name));
    const Decided decided(row.tables);
    CHECK((*decided).best_actions(0) == row.best);
    CHECK(decided.choice("bayes_action") == row.best.front());
  }
}

TEST_CASE("the first of several most probable classes is taken") {
  DecisionTables tables;
  tables.states = {"a", "b", "c"};
  tables.posteriors = {0.25, 0.375, 0.375, 0.4, 0.2, 0.4, 0.1, 0.1, 0.8};
  const Decided decided(tables);
  CHECK((*decided).most_probable(0) == Indices{1, 2});
  CHECK((*decided).most_probable(1) == Indices{0, 2});
  CHECK((*decided).most_probable(2) == Indices{2});
  CHECK(decided.choices("map_decision") == Chosen{"b", "a", "c"});
  // 0.1·0.3 and 0.3·0.1 are equal, and so is 0.2·0.15 for a third state.
  DecisionTables derived;
  derived.states = {"a", "b", "c"};
  derived.actions = {"any"};
  derived.loss = {0, 0, 0};
  derived.prior = {0.1, 0.3, 0.6};
  derived.likelihoods = {0.3, 0.7, 0.1, 0.9, 0.05, 0.95};
  const Decided by_bayes(derived);
  CHECK((*by_bayes).most_probable(0) == Indices{0, 1, 2});
  CHECK(by_bayes.exact("posterior", 0, 2) == "1/3");
}

TEST_CASE("an impossible observation has no posteriors and no decision") {
  DecisionTables tables;
  tables.states = {"a", "b"};
  tables.actions = {"p", "q"};
  tables.loss = {0, 1, 1, 0};
  tables.prior = {1, 0};
  tables.likelihoods = {0.25, 0.75, 0, 0.5, 0.25, 0.25};
  const Decided decided(tables);
  CHECK(decided.value("evidence", 2) == 0);
  CHECK(decided.value("posterior", 0, 0) == 1);
  CHECK(std::isnan(decided.value("posterior", 2, 0)));
  CHECK(std::isnan(decided.value("conditional_risk", 2, 1)));
  CHECK(std::isnan(decided.value("bayes_action", 2)));
  CHECK(std::isnan(decided.value("map_decision", 2)));
  CHECK(std::isnan(decided.value("bayes_risk", 2)));
  CHECK((*decided).best_actions(2).empty());
  CHECK((*decided).most_probable(2).empty());
  CHECK(decided.choice("bayes_action", 1) == 0);
  // It does not contribute to the total.
  CHECK(decided.value("total_bayes_risk") == 0);
  CHECK(decided.exact("total_bayes_risk") == "0");
  for (const char* id : {"posterior", "conditional_risk", "bayes_action", "map_decision",
                         "bayes_risk", "zero_one_risk"}) {
    CAPTURE(std::string(id));
    const MetricReport found = report(decision_catalogue(), *decided, find_decided(id));
    CHECK_FALSE(found.undefined.empty());
  }
}

TEST_CASE("Chow's rule rejects at its threshold") {
  const std::vector<double> posteriors = {0.7, 0.2, 0.1, 0.71, 0.2,  0.09,
                                          0.1, 0.5, 0.4, 0.05, 0.05, 0.9};
  const Decided decided(rejecting(0.3, 1, posteriors, 3));
  CHECK(decided.exact("chow_threshold") == "7/10");
  CHECK(decided.choices("chow_decision") == Chosen{"reject", "y1", "reject", "y3"});
  CHECK(decided.choices("map_decision") == Chosen{"y1", "y1", "y2", "y3"});
  CHECK(decided.exact("chow_reject_rate") == "1/2");
  // The accepted ones are 0.71 and 0.9.
  CHECK(decided.exact("chow_error_rate") == "39/400");
  CHECK(decided.exact("chow_risk") == "99/400");
  CHECK(decided.exact("selective_risk") == "39/200");
  CHECK_FALSE(decided.has("chow_observed_error_rate"));

  DecisionTables known = rejecting(0.3, 1, posteriors, 3);
  known.truth = {1, 1, 1, 2};
  CHECK(Decided(known).exact("chow_observed_error_rate") == "1/4");
  CHECK(Decided(known).exact("observed_selective_risk") == "1/2");

  // No observation is accepted, so there is no share.
  const Decided nobody(rejecting(0, 1, posteriors, 3));
  CHECK(std::isnan(nobody.value("selective_risk")));
}

TEST_CASE("thresholds of Chow's rule that no double represents are compared without rounding") {
  struct Case {
    double reject, error, largest;
    bool rejected;
  };
  const Case table[] = {
      {1, 3, 0.6666666666666666, true},   // below 2/3
      {1, 3, 0.6666666666666667, false},  // above 2/3
      {0.1, 0.5, 0.8, true},
      {0.1, 0.5, 0.8000000000000002, false},
      {0.2, 1, 0.8, true},
      {0.9, 1, 0.5, false},
      {0.3, 1, 0.7, true},
      {0.1, 0.3, 0.6666666666666666, true},
      {0, 1, 1, true},
      {1, 1, 0.5, false},
      {2, 1, 0.5, false},
      {0, 0.5, 0.5, true},
  };
  for (const Case& row : table) {
    CAPTURE(row.reject);
    CAPTURE(row.largest);
    const Decided decided(rejecting(row.reject, row.error, {row.largest, 1 - row.largest}, 2));
    CHECK(decided.choice("chow_decision") == (row.rejected ? 2u : 0u));
    CHECK(decided.value("chow_reject_rate") == (row.rejected ? 1 : 0));
  }
}

TEST_CASE("if errors cost nothing there is no threshold") {
  for (const double reject : {0.0, 0.5}) {
    const Decided decided(rejecting(reject, 0, {0.75, 0.25}, 2));
    for (const char* id :
         {"chow_threshold", "chow_decision", "chow_reject_rate", "chow_error_rate", "chow_risk"}) {
      CAPTURE(std::string(id));
      CHECK(std::isnan(decided.value(id)));
      const Explanation explanation = explain(decision_catalogue(), *decided, find_decided(id), {});
      CHECK(std::isnan(explanation.value));
      CHECK_FALSE(explanation.undefined.empty());
    }
    CHECK(decided.choice("map_decision") == 0);
  }
}

TEST_CASE("an impossible observation is neither accepted nor rejected") {
  DecisionTables tables = rejecting(1, 4, {}, 2);
  tables.prior = {1, 0};
  tables.likelihoods = {1, 0, 0.5, 0.5};
  tables.truth = {0, 1};
  const Decided decided(tables);
  CHECK(decided.choice("chow_decision") == 0);
  CHECK(std::isnan(decided.value("chow_decision", 1)));
  for (const char* id : {"chow_reject_rate", "chow_error_rate", "chow_observed_error_rate"}) {
    CHECK(std::isnan(decided.value(id)));
  }
  CHECK(decided.exact("chow_threshold") == "3/4");
}

TEST_CASE("squared loss: the mean of the values, and the cost of another estimate") {
  DecisionTables tables;
  tables.values = {0, 1, 2, 5};
  tables.posteriors = {0.4, 0.3, 0.2, 0.1};
  tables.estimate = 1.5;
  const Decided decided(tables);
  CHECK(decided.exact("mmse_estimate") == "6/5");
  CHECK(decided.exact("expected_squared_loss") == "9/4");
  CHECK(decided.exact("posterior_variance") == "54/25");
  CHECK_FALSE(decided.has("map_decision"));

  // Far from 0 the digits are preserved.
  tables.values = {1e8, 1e8 + 1};
  tables.posteriors = {0.5, 0.5};
  tables.estimate = 1e8;
  const Decided far(tables);
  CHECK(far.value("posterior_variance") == 0.25);
  CHECK(far.value("expected_squared_loss") == 0.5);

  tables.estimate.reset();
  const Decided without(tables);
  CHECK(without.value("posterior_variance") == 0.25);
  CHECK(std::isnan(without.value("expected_squared_loss")));
  const auto cause = (*without).cause(find_decided("expected_squared_loss"), {});
  REQUIRE(cause.has_value());
  CHECK(cause->reason == Reason::needs_option);
}

TEST_CASE("the given data determine the metrics that exist") {
  const auto ids = [](DecisionTables tables) {
    const Decided decided(std::move(tables));
    std::set<std::string> found;
    for (const Metric& metric : decision_catalogue().metrics()) {
      if (!metric.auxiliary && (*decided).applies(metric)) found.insert(metric.id.c_str());
    }
    return found;
  };
  using Ids = std::set<std::string>;
  const Ids of_losses = {"conditional_risk", "bayes_action",  "bayes_risk",
                         "total_bayes_risk", "zero_one_risk", "map_decision"};
  const Ids of_rejection = {"chow_threshold",  "chow_decision", "chow_reject_rate",
                            "chow_error_rate", "chow_risk",     "selective_risk",
                            "zero_one_risk",   "map_decision"};
  CHECK(ids(treatment()) == of_losses);
  DecisionTables losses_only = treatment();
  losses_only.posteriors.clear();
  losses_only.observations.clear();
  CHECK(ids(losses_only) == Ids{});
  DecisionTables derived = losses_only;
  derived.prior = {0.25, 0.25, 0.25, 0.25};
  derived.likelihoods = {1, 0, 0, 1, 1, 0, 0, 1};
  Ids of_bayes = of_losses;
  of_bayes.insert({"posterior", "evidence"});
  CHECK(ids(derived) == of_bayes);
  CHECK(ids(rejecting(1, 2, {0.5, 0.5}, 2)) == of_rejection);
  DecisionTables known = rejecting(1, 2, {0.5, 0.5}, 2);
  known.truth = {0};
  Ids of_truth = of_rejection;
  of_truth.insert({"chow_observed_error_rate", "observed_selective_risk"});
  CHECK(ids(known) == of_truth);
  CHECK(ids(with_costs(0, 1, 1, 0)) == Ids{"cost_sensitive_threshold"});
  DecisionTables ratio;
  ratio.cost_ratio = 2;
  CHECK(ids(ratio) == Ids{"cost_ratio_threshold"});
  CHECK(ids(tested(0.5, 0.5, 0.5)) == Ids{"posterior_positive", "posterior_negative"});
  DecisionTables values;
  values.values = {1};
  values.posteriors = {1};
  CHECK(ids(values) == Ids{"mmse_estimate", "expected_squared_loss", "posterior_variance"});
}

TEST_CASE("huge and tiny losses neither overflow nor tie") {
  constexpr double largest = 1e150;
  const Decided huge(two_actions({largest, 0, largest, largest}, {0.5, 0.5}));
  CHECK(huge.value("conditional_risk", 0, 0) == largest);
  CHECK(huge.choice("bayes_action") == 1);
  const Decided tiny(two_actions({1e-300, 0, 1e-300, 0}, {0.5, 0.5}));
  CHECK(tiny.choices("bayes_action").front() == "b");
  const Decided gains(two_actions({-largest, largest, -largest, largest}, {0.5, 0.5}));
  CHECK(gains.value("bayes_risk") == -largest);
  CHECK(gains.choice("bayes_action") == 0);
}
