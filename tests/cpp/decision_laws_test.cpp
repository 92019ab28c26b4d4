#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "decisions.hpp"
#include "displayed.hpp"
#include "metrics/report.hpp"

using namespace deconfuse;

namespace {

bool is_extreme_decided(Op op) {
  return op == Op::maximum || op == Op::minimum || op == Op::arg_maximum || op == Op::arg_minimum;
}

/// Checks that every part of a displayed formula follows from its own parts.
void check_decided_parts(const Formula& formula) {
  REQUIRE(formula.substituted);
  REQUIRE(formula.over.empty());
  const std::vector<Formula>& parts = formula.arguments;
  CAPTURE(static_cast<int>(formula.op));
  CAPTURE(formula.value);
  if (formula.elided && is_extreme_decided(formula.op)) {
    const bool of_index = formula.op == Op::arg_maximum || formula.op == Op::arg_minimum;
    if (parts.empty()) {
      REQUIRE(std::isnan(formula.value));
    } else {
      REQUIRE(near(value_of_displayed(parts[of_index ? 1 : 0]), formula.value));
    }
  } else if (formula.elided) {
    REQUIRE(formula.terms > listed_terms);
  } else {
    REQUIRE(near(value_of_displayed(formula), formula.value));
  }
  for (const Formula& part : parts) check_decided_parts(part);
}

double quotient_of(const Fraction& fraction) {
  return static_cast<double>(fraction.numerator()) / static_cast<double>(fraction.denominator());
}

/// The indices of the choices after each observation.
std::vector<std::size_t> indices_chosen(const Decided& decided, std::string_view id) {
  std::vector<std::size_t> chosen;
  for (std::size_t x = 0; x < decided.observations(); ++x) chosen.push_back(decided.choice(id, x));
  return chosen;
}

/// Losses of 0 for the right class and 1 for any other.
std::vector<std::int64_t> zero_one_losses(std::size_t classes) {
  std::vector<std::int64_t> loss;
  for (std::size_t at = 0; at < classes * classes; ++at) loss.push_back(at % (classes + 1) != 0);
  return loss;
}

}  // namespace

TEST_CASE("the Bayes action has the least risk, and is the first with that risk") {
  RandomDecisions random(1);
  int ties = 0;
  int vanishing = 0;
  for (int round = 0; round < 3000; ++round) {
    CAPTURE(round);
    const WholeLosses whole = random.losses();
    const Decided decided(whole.tables());
    for (std::size_t x = 0; x < whole.observations; ++x) {
      std::vector<std::size_t> best;
      for (std::size_t action = 0; action < whole.actions; ++action) {
        const double risk = decided.value("conditional_risk", x, action);
        REQUIRE(near(risk, static_cast<double>(whole.risk(x, action)) / 1000));
        REQUIRE(decided.exact("conditional_risk", x, action) ==
                Fraction(whole.risk(x, action), 1000).text());
        if (whole.risk(x, action) == whole.risk(x, whole.best(x))) best.push_back(action);
      }
      REQUIRE((*decided).best_actions(x) == best);
      REQUIRE(decided.choice("bayes_action", x) == best.front());
      REQUIRE(decided.exact("bayes_risk", x) == Fraction(whole.risk(x, best.front()), 1000).text());
      ties += best.size() > 1;
      vanishing += whole.risk(x, best.front()) == 0 && best.size() > 1;
    }
  }
  CHECK(ties > 500);
  CHECK(vanishing > 100);
}

TEST_CASE("with losses 0 and 1 the Bayes action is the most probable class") {
  RandomDecisions random(2);
  int ties = 0;
  for (int round = 0; round < 500; ++round) {
    WholeLosses whole = random.losses();
    whole.actions = whole.states;
    whole.loss = zero_one_losses(whole.states);
    DecisionTables tables = whole.tables();
    tables.loss = parts_of(whole.loss, 1);
    const Decided decided(tables);
    REQUIRE(indices_chosen(decided, "bayes_action") == indices_chosen(decided, "map_decision"));
    for (std::size_t x = 0; x < whole.observations; ++x) {
      REQUIRE((*decided).best_actions(x) == (*decided).most_probable(x));
      ties += (*decided).most_probable(x).size() > 1;
      for (std::size_t y = 0; y < whole.states; ++y) {
        REQUIRE(near(decided.value("zero_one_risk", x, y), decided.value("conditional_risk", x, y),
                     1e-15));
      }
    }
  }
  CHECK(ties > 50);
}

TEST_CASE("a constant added to the losses of a state, or a positive factor, changes no action") {
  RandomDecisions random(3);
  for (int round = 0; round < 1000; ++round) {
    CAPTURE(round);
    const WholeLosses whole = random.losses();
    WholeLosses shifted = whole;
    for (std::size_t h = 0; h < whole.states; ++h) {
      const std::int64_t constant = random.between(-1000, 1000);
      for (std::size_t action = 0; action < whole.actions; ++action) {
        shifted.loss[h * whole.actions + action] += constant;
      }
    }
    WholeLosses scaled = whole;
    const std::int64_t factor = random.between(2, 1000);
    for (std::int64_t& loss : scaled.loss) loss *= factor;
    const Decided before(whole.tables()), after_shift(shifted.tables()),
        after_scale(scaled.tables());
    for (std::size_t x = 0; x < whole.observations; ++x) {
      REQUIRE((*before).best_actions(x) == (*after_shift).best_actions(x));
      REQUIRE((*before).best_actions(x) == (*after_scale).best_actions(x));
    }
  }
}

TEST_CASE(
    "derived posteriors sum to 1 and lead to the same decisions as posteriors that are given") {
  RandomDecisions random(4);
  int undecided = 0;
  for (int round = 0; round < 1000; ++round) {
    CAPTURE(round);
    const DecisionTables given = random.by_bayes();
    const Decided derived(given);
    const std::size_t states = given.states.size();
    double total_evidence = 0;
    bool all_possible = true;
    for (std::size_t x = 0; x < derived.observations(); ++x) {
      const double evidence = derived.value("evidence", x);
      total_evidence += evidence;
      all_possible = all_possible && evidence > 0;
      if (evidence == 0) {
        REQUIRE((*derived).best_actions(x).empty());
        ++undecided;
        continue;
      }
      Fraction sum;
      for (std::size_t h = 0; h < states; ++h) {
        const Exact exact = (*derived).exact(find_decided("posterior"), {x, h}, true);
        REQUIRE(near(quotient_of(exact.fraction()), derived.value("posterior", x, h)));
        sum = sum + exact.fraction();
      }
      REQUIRE(sum == Fraction(1));
    }
    REQUIRE(near(total_evidence, 1));
    if (!all_possible) continue;

    DecisionTables typed = given;
    typed.prior.clear();
    typed.likelihoods.clear();
    typed.posteriors = derived.problem().posteriors;
    typed.evidence = derived.problem().evidence;
    const Decided again(typed);
    REQUIRE(near(again.value("total_bayes_risk"), derived.value("total_bayes_risk")));
    for (std::size_t x = 0; x < derived.observations(); ++x) {
      REQUIRE(near(again.value("bayes_risk", x), derived.value("bayes_risk", x)));
    }
  }
  CHECK(undecided > 10);
}

TEST_CASE("the total risk is the least of all rules from observations to actions") {
  RandomDecisions random(5);
  for (int round = 0; round < 300; ++round) {
    const DecisionTables given = random.by_bayes();
    const Decided decided(given);
    const double total = decided.value("total_bayes_risk");
    const std::size_t actions = given.actions.size();
    const std::size_t observations = decided.observations();
    double least = 0;
    for (std::size_t x = 0; x < observations; ++x) {
      double best = unbounded;
      for (std::size_t action = 0; action < actions; ++action) {
        double risk = 0;  // of the joint probabilities, without posteriors
        for (std::size_t h = 0; h < given.states.size(); ++h) {
          risk += given.prior[h] * given.likelihoods[h * observations + x] *
                  given.loss[h * actions + action];
        }
        best = std::min(best, risk);
      }
      least += best;
    }
    REQUIRE(near(total, least));
  }
}

TEST_CASE("observations never make the total risk higher than that of the prior alone") {
  RandomDecisions random(6);
  for (int round = 0; round < 300; ++round) {
    const DecisionTables given = random.by_bayes();
    const double total = Decided(given).value("total_bayes_risk");
    DecisionTables unseen = given;
    unseen.posteriors = given.prior;
    unseen.prior.clear();
    unseen.likelihoods.clear();
    REQUIRE(total <= Decided(unseen).value("bayes_risk") + unrounded);
  }
}

TEST_CASE(
    "Chow's rule is the Bayes action with rejection as an action, and takes the first on ties") {
  RandomDecisions random(7);
  int rejected = 0;
  int equal = 0;
  for (int round = 0; round < 2000; ++round) {
    CAPTURE(round);
    const DecisionTables given = random.rejection();
    const auto [reject, error] = *given.reject_losses;
    if (error == 0) continue;
    const Decided chow(given);
    const std::size_t classes = given.states.size();
    DecisionTables table;
    table.states = given.states;
    table.posteriors = given.posteriors;
    table.actions = named("y", classes);
    table.actions.insert(table.actions.begin(), "reject");
    for (std::size_t h = 0; h < classes; ++h) {
      table.loss.push_back(reject);
      for (std::size_t y = 0; y < classes; ++y) table.loss.push_back(h == y ? 0 : error);
    }
    const Decided bayes(table);
    for (std::size_t x = 0; x < chow.observations(); ++x) {
      const std::size_t decision = chow.choice("chow_decision", x);
      const std::size_t action = bayes.choice("bayes_action", x);
      REQUIRE(decision == (action == 0 ? classes : action - 1));
      rejected += decision == classes;
      equal += action == 0 && (*bayes).best_actions(x).size() > 1;
    }
    // The risk of the rule is the risk of these actions.
    REQUIRE(near(chow.value("chow_risk"), bayes.value("total_bayes_risk")));
  }
  CHECK(rejected > 1000);
  CHECK(equal > 100);
}

TEST_CASE("a higher cost of rejection gives fewer rejections and more errors") {
  RandomDecisions random(8);
  for (int round = 0; round < 200; ++round) {
    DecisionTables given = random.rejection();
    double before = 1;
    double errors = 0;
    double observed = 0;
    for (int tenths = 0; tenths <= 11; ++tenths) {
      given.reject_losses = {static_cast<double>(tenths) / 10, 1};
      const Decided decided(given);
      const double rate = decided.value("chow_reject_rate");
      REQUIRE(rate <= before);
      REQUIRE(decided.value("chow_error_rate") >= errors);
      before = rate;
      errors = decided.value("chow_error_rate");
      if (given.truth.empty()) continue;
      REQUIRE(decided.value("chow_observed_error_rate") >= observed);
      observed = decided.value("chow_observed_error_rate");
    }
    REQUIRE(before == 0);
  }
}

TEST_CASE("the squared loss is least at the mean and grows by the squared distance") {
  RandomDecisions random(9);
  for (int round = 0; round < 500; ++round) {
    DecisionTables given = random.squared();
    given.estimate = static_cast<double>(random.between(-100, 100)) / 10;
    const Decided decided(given);
    const double mean = decided.value("mmse_estimate");
    const double variance = decided.value("posterior_variance");
    const double loss = decided.value("expected_squared_loss");
    REQUIRE(variance >= 0);
    REQUIRE(near(loss, variance + (*given.estimate - mean) * (*given.estimate - mean)));
    given.estimate = mean;
    REQUIRE(near(Decided(given).value("expected_squared_loss"), variance));
  }
}

TEST_CASE("at the threshold from costs both decisions cost the same") {
  RandomDecisions random(10);
  int thresholds = 0;
  for (int round = 0; round < 2000; ++round) {
    const DecisionTables given = random.costs();
    if (!given.costs) continue;
    const Decided decided(given);
    const auto [l00, l01, l10, l11] = *given.costs;
    const double threshold = decided.value("cost_sensitive_threshold");
    // Losses are in tenths, so this is below their smallest positive sum.
    const bool has_threshold = l01 - l00 + l10 - l11 > 0.05;
    REQUIRE(std::isnan(threshold) != has_threshold);
    if (!has_threshold) continue;
    ++thresholds;
    REQUIRE(near(threshold * l11 + (1 - threshold) * l01, threshold * l10 + (1 - threshold) * l00));
    // Above the threshold, deciding 1 costs less.
    const double above = threshold + 0.5;
    REQUIRE(above * l11 + (1 - above) * l01 < above * l10 + (1 - above) * l00);
  }
  CHECK(thresholds > 500);
}

TEST_CASE("values of decisions are in their ranges") {
  std::vector<bool> seen(decision_catalogue().size());
  for_random_decisions(11, 400, [&](const DecisionTables& tables) {
    const Decided decided(tables);
    for_each_decided_value(*decided, [&](std::size_t metric, Place place) {
      const double value = (*decided).value(metric, place, true);
      CAPTURE(value);
      if (std::isnan(value)) return;
      seen[metric] = true;
      const auto [low, high] = Catalogue::widest(decision_catalogue()[metric].range);
      const double slack = unrounded * std::max(1.0, std::fabs(value));
      REQUIRE(value >= low - slack);
      REQUIRE(value <= high + slack);
      REQUIRE(std::isfinite(value));
    });
  });
  CHECK(std::count(seen.begin(), seen.end(), false) == 0);
}

TEST_CASE("report, explanation, formula and fraction agree for every value of a decision") {
  std::vector<bool> explained(decision_catalogue().size());
  int fractions = 0;
  int missing = 0;
  for_random_decisions(12, 200, [&](const DecisionTables& tables) {
    const Decided decided(tables);
    for_each_decided_value(*decided, [&](std::size_t metric, Place place) {
      const Metric& declared = decision_catalogue()[metric];
      const double value = (*decided).value(metric, place, true);
      const Explanation explanation = explain(decision_catalogue(), *decided, metric, place);
      REQUIRE(near(explanation.value, value, 0));
      check_decided_parts(explanation.substituted);
      const double displayed = value_of_displayed(explanation.substituted);
      for (const Definition& definition : explanation.definitions) {
        check_decided_parts(definition.substituted);
      }
      if (std::isnan(value)) {
        ++missing;
        REQUIRE_FALSE(explanation.undefined.empty());
        if (!declared.required) REQUIRE_FALSE(std::isfinite(displayed));
        return;
      }
      explained[metric] = true;
      CAPTURE(displayed);
      REQUIRE(near(displayed, value));
      REQUIRE(explanation.undefined.empty());
      REQUIRE(explanation.alternative.has_value() == static_cast<bool>(declared.alternative));
      if (explanation.alternative) {
        check_decided_parts(*explanation.alternative_substituted);
        REQUIRE(near(explanation.alternative_substituted->value, value));
      }
      REQUIRE(explanation.exact.present());
      REQUIRE(near(quotient_of(explanation.exact), value));
      ++fractions;
    });
    for (std::size_t metric = 0; metric < decision_catalogue().size(); ++metric) {
      const Metric& declared = decision_catalogue()[metric];
      if (!(*decided).applies(declared)) continue;
      const MetricReport found = report(decision_catalogue(), *decided, metric);
      std::vector<double> expected;
      for_each_decided_value(*decided, [&](std::size_t other, Place place) {
        if (other == metric) expected.push_back((*decided).value(metric, place, true));
      });
      REQUIRE(found.values.size() == expected.size());
      for (std::size_t at = 0; at < expected.size(); ++at) {
        REQUIRE(near(found.values[at], expected[at], 0));
      }
      const bool any_undefined =
          std::any_of(expected.begin(), expected.end(), [](double x) { return std::isnan(x); });
      REQUIRE(found.undefined.empty() == !any_undefined);
    }
  });
  CHECK(std::count(explained.begin(), explained.end(), false) == 0);
  CHECK(fractions > 10000);
  CHECK(missing > 100);
}
