#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "displayed.hpp"
#include "metrics/report.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

bool is_extreme(Op op) {
  return op == Op::maximum || op == Op::minimum || op == Op::arg_maximum || op == Op::arg_minimum;
}

double shown_value(const Formula& formula, End end) {
  return end == End::high ? formula.upper_value.value_or(formula.value) : formula.value;
}

/// Checks that every part of a displayed formula follows from its own parts.
void check_parts(const Formula& formula) {
  REQUIRE(formula.substituted);
  REQUIRE(formula.over.empty());
  const std::vector<Formula>& parts = formula.arguments;
  if (formula.op == Op::at_least) {
    // A condition has no value, but has to be true.
    REQUIRE(parts.size() == 2);
    REQUIRE(value_of_displayed(parts[0]) >= value_of_displayed(parts[1]) - unrounded);
  } else if (formula.elided && is_extreme(formula.op)) {
    // The selected term, shown with the condition or the result at that place.
    const bool of_index = formula.op == Op::arg_maximum || formula.op == Op::arg_minimum;
    if (parts.empty()) {
      REQUIRE(std::isnan(formula.value));
    } else {
      REQUIRE(parts.size() <= 2);
      REQUIRE(near(value_of_displayed(parts[of_index ? 1 : 0]), formula.value));
    }
  } else if (formula.elided) {
    REQUIRE(formula.terms > listed_terms);
    REQUIRE(parts.size() == 3);
  } else {
    REQUIRE(formula.terms == 0);
    for (const End end : {End::low, End::high}) {
      CAPTURE(formula.value);
      CAPTURE(value_of_displayed(formula, end));
      CAPTURE(static_cast<int>(formula.op));
      REQUIRE(near(value_of_displayed(formula, end), shown_value(formula, end), 1e-11));
    }
  }
  for (const Formula& part : parts) check_parts(part);
}

/// Whether a value is withheld although the formula would give one.
bool withheld(const std::optional<Cause>& cause) {
  return cause &&
         (cause->reason == Reason::fractional_counts || cause->reason == Reason::weights_given);
}

}  // namespace

TEST_CASE("what is displayed for scored cases is what was computed, from its leaves") {
  std::vector<bool> explained(score_catalogue().size());
  std::vector<bool> elided(score_catalogue().size());
  int fractions = 0;
  RandomColumns random(71);
  for_random_cases(72, 60, [&](auto columns, const Options& options) {
    const Scored scored(columns, options);
    for_each_scored_value(*scored, [&](std::size_t metric, Place place) {
      const Metric& declared = score_catalogue()[metric];
      if (place.row > 2) return;
      const Explanation explanation = explain(score_catalogue(), *scored, metric, place);
      explained[metric] = true;
      elided[metric] = elided[metric] || explanation.substituted.elided;
      REQUIRE(near(explanation.value, (*scored).value(metric, place, true), 0));
      check_parts(explanation.substituted);
      const double displayed = value_of_displayed(explanation.substituted);
      if (!std::isnan(explanation.value)) {
        REQUIRE(near(explanation.value, displayed, 1e-11));
      } else if (const auto cause = (*scored).cause(metric, place);
                 !declared.required && !withheld(cause)) {
        REQUIRE_FALSE(std::isfinite(displayed));
      }
      REQUIRE(explanation.alternative.has_value() == static_cast<bool>(declared.alternative));
      if (explanation.alternative) {
        check_parts(*explanation.alternative_substituted);
        const double other = explanation.alternative_substituted->value;
        if (!std::isnan(explanation.value)) REQUIRE(near(other, explanation.value));
      }
      for (const Definition& definition : explanation.definitions) {
        check_parts(definition.substituted);
      }
      const double exact = explanation.exact.present()
                               ? static_cast<double>(explanation.exact.numerator()) /
                                     static_cast<double>(explanation.exact.denominator())
                               : explanation.value;
      REQUIRE(near(explanation.value, exact));
      fractions += explanation.exact.present();
      if (std::isnan(explanation.value)) REQUIRE_FALSE(explanation.undefined.empty());
    });
  });
  for (std::size_t metric = 0; metric < score_catalogue().size(); ++metric) {
    const Metric& declared = score_catalogue()[metric];
    CAPTURE(std::string_view(declared.id));
    CHECK(explained[metric] == (declared.shape != Shape::curve));
  }
  CHECK(std::count(elided.begin(), elided.end(), true) > 5);
  CHECK(fractions > 1000);
}

TEST_CASE("areas, precision and rates of unweighted cases have exact fractions") {
  const Scored scored(binary({0.9, 0.8, 0.7, 0.6, 0.55, 0.4}, {1, 0, 1, 1, 0, 0}));
  struct Case {
    const char* id;
    const char* exact;
  };
  const Case table[] = {
      {"roc_auc", "7/9"},
      {"gini", "5/9"},
      {"average_precision", "29/36"},
      {"interpolated_average_precision", "5/6"},
      {"equal_error_rate", "1/3"},
      {"ks_statistic", "2/3"},
      {"f1_max", "6/7"},
      {"accuracy_max", "5/6"},
      {"partial_roc_auc", "1/30"},
      {"auc_variance_delong", "5/81"},
      {"brier_uncertainty", "1/4"},
  };
  for (const Case& row : table) {
    CAPTURE(std::string(row.id));
    CHECK(scored.exact(row.id) == std::string(row.exact));
  }
  CHECK(scored.exact("auc_standard_error_delong").empty());
  CHECK(scored.exact("h_measure").empty());
}

TEST_CASE("definitions that are withheld for weighted cases can still be displayed") {
  // The case with the highest score has weight 0, so it is not in the ranking.
  ScoreColumns columns = binary({0.9, 0.8, 0.3, 0.1}, {1, 1, 0, 0}, {0, 1, 2, 1});
  columns.models = {"A", "B"};
  columns.scores.push_back({0.9, 0.1, 0.5, 0.4});
  const Scored scored(columns);
  for_each_scored_value(*scored, [&](std::size_t metric, Place place) {
    check_parts(explain(score_catalogue(), *scored, metric, place).substituted);
  });
}
