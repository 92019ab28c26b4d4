#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "scored.hpp"

using namespace deconfuse;

namespace {

std::vector<Expression> parts_of(const Metric& metric) {
  std::vector<Expression> formulas = {metric.formula, metric.range.low, metric.range.high};
  if (metric.alternative) formulas.push_back(metric.alternative);
  if (metric.required) formulas.push_back(metric.required);
  return formulas;
}

template <class Visit>
void for_each_part(const Expression& formula, const Visit& visit) {
  visit(formula.node());
  for (const Expression& argument : formula.node().arguments) for_each_part(argument, visit);
}

/// Length of the longest chain of metrics that begins with this one; more than the number of
/// metrics if there is a cycle.
std::size_t chain(std::size_t metric, std::size_t above = 0) {
  std::size_t longest = above + 1;
  if (longest > score_catalogue().size()) return longest;
  for (const Expression& formula : parts_of(score_catalogue()[metric])) {
    for_each_part(formula, [&](const ExpressionNode& node) {
      if (node.op != Op::metric) return;
      longest = std::max(longest, chain(node.metric.index, above + 1));
    });
  }
  return longest;
}

}  // namespace

TEST_CASE("every metric of scores describes itself, under a unique id") {
  std::set<std::string_view> ids;
  for (std::size_t at = 0; at < score_catalogue().size(); ++at) {
    const Metric& metric = score_catalogue()[at];
    const std::string_view id = metric.id;
    CAPTURE(id);
    CHECK(ids.insert(id).second);
    CHECK(score_catalogue().find(id) == at);
    CHECK(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string_view::npos);
    CHECK_FALSE(metric.symbol.empty());
    CHECK_FALSE(metric.group.empty());
    CHECK(metric.reference.empty() == metric.auxiliary);
    CHECK(metric.tier >= 1);
    CHECK(metric.tier <= 3);
    CHECK_FALSE((metric.per_class && metric.per_case));
    if (metric.per_case) CHECK(metric.auxiliary);
    if (metric.shape == Shape::interval) CHECK(metric.scope == Scope::interval);
    const std::pair<double, double> widest = Catalogue::widest(metric.range);
    CHECK(widest.first < widest.second);
    // Metrics of both catalogues are the same quantity.
    const std::size_t other = catalogue().find(id);
    if (other < catalogue().size()) CHECK(metric.auxiliary);
  }
}

TEST_CASE("references in formulas of scores exist and have no cycle") {
  for (std::size_t at = 0; at < score_catalogue().size(); ++at) {
    const std::string_view id = score_catalogue()[at].id;
    CAPTURE(id);
    for (const Expression& formula : parts_of(score_catalogue()[at])) {
      for_each_part(formula, [&](const ExpressionNode& node) {
        if (node.op != Op::metric) return;
        REQUIRE(score_catalogue().find(node.metric.id) == node.metric.index);
      });
    }
  }
  for (std::size_t at = 0; at < score_catalogue().size(); ++at) CHECK(chain(at) <= 6);
}

TEST_CASE("headline metrics are numbered from 1 for each kind of data") {
  const ScoredCases scores = cases_of(binary({0.5, 0.25}, {1, 0}));
  const ScoredCases probabilities = cases_of(rows_of({0.5, 0.5, 0.25, 0.75}, {0, 1}, 2));
  LabelSetColumns sets;
  sets.labels.emplace_back("a");
  sets.truth = sets.predicted = {1};
  sets.scores = {0.5};
  const ScoredCases multilabel = cases_of(sets);
  for (const ScoredCases* cases : {&scores, &probabilities, &multilabel}) {
    const Options options;
    const ScoreEvaluation evaluation(score_catalogue(), *cases, options);
    std::vector<int> places;
    for (const Metric& metric : score_catalogue().metrics()) {
      if (metric.headline != 0 && evaluation.applies(metric)) places.push_back(metric.headline);
    }
    std::sort(places.begin(), places.end());
    REQUIRE(places.size() >= 5);
    for (std::size_t at = 0; at < places.size(); ++at) {
      CHECK(places[at] == static_cast<int>(at + 1));
    }
  }
}

TEST_CASE("the metrics that apply are those that the data determine") {
  struct Case {
    const char* id;
    bool scores, wide, lower, two_models, decision_scores;
  };
  ScoreColumns unit = binary({0.5, 0.25}, {1, 0});
  ScoreColumns wide = binary({5, 0.25}, {1, 0});
  ScoreColumns lower = unit;
  lower.lower_is_positive = true;
  ScoreColumns two = unit;
  two.models.assign({"A", "B"});
  two.scores.push_back({3, 4});
  ScoreColumns decision = unit;
  decision.decision_values = true;
  const Case table[] = {
      {"roc_auc", true, true, true, true, true},
      {"brier_score", true, false, false, true, false},
      {"log_loss", true, false, false, true, false},
      {"ece_binary", true, false, false, true, false},
      {"hinge_loss", false, false, false, false, true},
      {"auc_difference", false, false, false, true, false},
      {"ece", false, false, false, false, false},
      {"hamming_loss", false, false, false, false, false},
  };
  for (const Case& row : table) {
    const Metric& metric = score_catalogue()[find_scored(row.id)];
    CAPTURE(std::string_view(metric.id));
    CHECK((*Scored(unit)).applies(metric) == row.scores);
    CHECK((*Scored(wide)).applies(metric) == row.wide);
    CHECK((*Scored(lower)).applies(metric) == row.lower);
    CHECK((*Scored(two)).applies(metric) == row.two_models);
    CHECK((*Scored(decision)).applies(metric) == row.decision_scores);
    // For the second model, whose scores are no probabilities.
    Options second;
    second.model = 1;
    const bool of_probabilities = metric.needs == Needs::probability_scores ||
                                  metric.needs == Needs::true_class_probabilities;
    CHECK((*Scored(two, second)).applies(metric) == (row.two_models && !of_probabilities));
  }
}
