#include <doctest/doctest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "decisions.hpp"

using namespace deconfuse;

namespace {

constexpr double too_large = std::numeric_limits<double>::infinity();
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();

std::string with_parameters(const std::string& code, const Parameters& parameters) {
  std::string text = code;
  for (const auto& [name, value] : parameters) {
    text += text == code ? ": " : ", ";
    text += name;
    text += '=';
    text += value;
  }
  return text;
}

/// The error as "code: name=value, …"; else the notices, one after another; "taken" if there are
/// none.
std::string outcome_of(DecisionTables tables) {
  const Result<DecisionProblem> result = take_decision(std::move(tables));
  if (const InputError* error = std::get_if<InputError>(&result)) {
    CHECK(error->line == 0);
    return "refused " + with_parameters(code_text(error->code), error->parameters);
  }
  std::string text;
  for (const Notice& notice : std::get<DecisionProblem>(result).notices) {
    CHECK(notice.line == 0);
    text += text.empty() ? "" : "; ";
    text += with_parameters(code_text(notice.code), notice.parameters);
  }
  return text.empty() ? "taken" : text;
}

struct Change {
  const char* name;
  std::function<void(DecisionTables&)> change;
  const char* expected;
};

void check_changes(const DecisionTables& tables, const std::vector<Change>& changes) {
  CHECK(outcome_of(tables) == "taken");
  for (const Change& row : changes) {
    CAPTURE(std::string(row.name));
    DecisionTables changed = tables;
    row.change(changed);
    CHECK(outcome_of(changed) == std::string(row.expected));
  }
}

DecisionTables losses_after_one() {
  DecisionTables tables;
  tables.states = {"ill", "healthy"};
  tables.actions = {"treat", "wait", "test"};
  tables.loss = {0, 9, 1, 4, 0, 1};
  tables.posteriors = {0.25, 0.75};
  return tables;
}

DecisionTables by_likelihoods() {
  DecisionTables tables = losses_after_one();
  tables.posteriors.clear();
  tables.prior = {0.25, 0.75};
  tables.likelihoods = {0.9, 0.1, 0.2, 0.8};
  return tables;
}

DecisionTables rejections() {
  DecisionTables tables;
  tables.states = {"a", "b"};
  tables.posteriors = {0.25, 0.75, 0.5, 0.5};
  tables.reject_losses = {1, 4};
  tables.truth = {0, 1};
  return tables;
}

}  // namespace

TEST_CASE("losses and posteriors: errors and notices") {
  using Tables = DecisionTables;
  check_changes(
      losses_after_one(),
      {
          {"no states", [](Tables& t) { t.states.clear(); }, "refused no-states"},
          {"nothing", [](Tables& t) { t = {}; }, "refused no-states"},
          {"no actions", [](Tables& t) { t.actions.clear(); }, "refused no-actions"},
          {"a state twice", [](Tables& t) { t.states[1] = "ill"; },
           "refused duplicate-label: label=ill"},
          {"a number twice",
           [](Tables& t) {
             t.states = {"1", "1.0"};
           },
           "refused duplicate-label: label=1"},
          {"an action twice", [](Tables& t) { t.actions[2] = " wait "; },
           "refused duplicate-label: label=wait"},
          {"too many states", [](Tables& t) { t.states = named("h", 2001); },
           "refused too-many-classes: found=2001, maximum=2000"},
          {"too many actions", [](Tables& t) { t.actions = named("a", 2001); },
           "refused too-many-classes: found=2001, maximum=2000"},
          {"a loss too few", [](Tables& t) { t.loss.pop_back(); },
           "refused wrong-length: path=loss, found=5, expected=6"},
          {"no loss", [](Tables& t) { t.loss.clear(); },
           "refused wrong-length: path=loss, found=0, expected=6"},
          {"no number", [](Tables& t) { t.loss[3] = not_a_number; },
           "refused infinite-number: path=loss"},
          {"an infinite loss", [](Tables& t) { t.loss[3] = -too_large; },
           "refused infinite-number: path=loss"},
          {"half a row", [](Tables& t) { t.posteriors.push_back(1); },
           "refused wrong-length: path=posteriors, found=3, expected=2"},
          {"NaN", [](Tables& t) { t.posteriors[1] = not_a_number; },
           "refused infinite-number: case=1, column=2, value=nan, path=posteriors"},
          {"infinite", [](Tables& t) { t.posteriors[0] = too_large; },
           "refused infinite-number: case=1, column=1, value=inf, path=posteriors"},
          {"negative",
           [](Tables& t) {
             t.posteriors = {0.5, 0.5, -0.25, 1.25};
           },
           "refused negative-probability: case=2, column=1, value=-0.25, path=posteriors"},
          {"above 1",
           [](Tables& t) {
             t.posteriors = {0, 1.5};
           },
           "refused probability-above-one: case=1, column=2, value=1.5, path=posteriors"},
          {"sum",
           [](Tables& t) {
             t.posteriors = {0.5, 0.25};
           },
           "refused shares-do-not-sum: case=1, sum=0.75, difference=-0.25, path=posteriors"},
          {"rounded",
           [](Tables& t) {
             t.posteriors = {0.2500005, 0.75};
           },
           "probabilities-sum: case=1, difference=5e-07"},
          {"rounding",
           [](Tables& t) {
             t.posteriors = {0.25 + 1e-10, 0.75};
           },
           "taken"},
          {"two rows",
           [](Tables& t) {
             t.posteriors = {0.25, 0.75, 1, 0};
           },
           "evidence-equal"},
          {"evidence",
           [](Tables& t) {
             t.posteriors = {0.25, 0.75, 1, 0};
             t.evidence = {0.5, 0.5};
           },
           "taken"},
          {"evidence of too many",
           [](Tables& t) {
             t.evidence = {0.5, 0.5};
           },
           "refused wrong-length: path=evidence, found=2, expected=1"},
          {"evidence that does not sum", [](Tables& t) { t.evidence = {0.5}; },
           "refused shares-do-not-sum: case=1, sum=0.5, difference=-0.5, path=evidence"},
          {"observations", [](Tables& t) { t.observations = {"x"}; }, "taken"},
          {"too many observations",
           [](Tables& t) {
             t.observations = {"x", "y"};
           },
           "refused wrong-length: path=observations, found=2, expected=1"},
          {"an observation twice",
           [](Tables& t) {
             t.posteriors = {0.25, 0.75, 1, 0};
             t.observations = {"x", "x"};
           },
           "refused duplicate-label: label=x"},
          {"a gain", [](Tables& t) { t.loss = {0, 9, 1, 4, -2, -3}; },
           "negative-loss: name=healthy, wait, value=-2"},
          {"losses only", [](Tables& t) { t.posteriors.clear(); }, "losses-only"},
      });
}

TEST_CASE("prior and likelihoods: errors and notices") {
  using Tables = DecisionTables;
  check_changes(
      by_likelihoods(),
      {
          {"no prior", [](Tables& t) { t.prior.clear(); },
           "refused wrong-length: path=prior, found=0, expected=2"},
          {"a prior too many",
           [](Tables& t) {
             t.prior = {0.5, 0.25, 0.25};
           },
           "refused wrong-length: path=prior, found=3, expected=2"},
          {"a prior that does not sum",
           [](Tables& t) {
             t.prior = {0.5, 0.25};
           },
           "refused shares-do-not-sum: case=1, sum=0.75, difference=-0.25, path=prior"},
          {"NaN", [](Tables& t) { t.prior[0] = not_a_number; },
           "refused infinite-number: case=1, column=1, value=nan, path=prior"},
          {"no likelihoods", [](Tables& t) { t.likelihoods.clear(); }, "refused no-observations"},
          {"likelihoods of less than one observation", [](Tables& t) { t.likelihoods = {1}; },
           "refused no-observations"},
          {"uneven likelihoods", [](Tables& t) { t.likelihoods.push_back(1); },
           "refused wrong-length: path=likelihoods, found=5, expected=4"},
          {"likelihoods that do not sum", [](Tables& t) { t.likelihoods[3] = 0.7; },
           "refused shares-do-not-sum: case=2, sum=0.9, difference=-0.1, path=likelihoods"},
          {"a negative likelihood",
           [](Tables& t) {
             t.likelihoods = {0.5, 0.5, -0.25, 1.25};
           },
           "refused negative-probability: case=2, column=1, value=-0.25, path=likelihoods"},
          {"rounded likelihoods", [](Tables& t) { t.likelihoods[3] += 5e-7; },
           "probabilities-sum: case=2, difference=5e-07"},
          {"impossible",
           [](Tables& t) {
             t.likelihoods = {1, 0, 1, 0};
             t.observations = {"seen", "unseen"};
           },
           "impossible-observation: observation=unseen"},
          {"impossible without a name",
           [](Tables& t) {
             t.likelihoods = {1, 0, 1, 0};
           },
           "impossible-observation: observation=2"},
      });
}

TEST_CASE("losses of rejection and error: errors and notices") {
  using Tables = DecisionTables;
  check_changes(rejections(),
                {
                    {"no states", [](Tables& t) { t.states.clear(); }, "refused no-states"},
                    {"nothing else",
                     [](Tables& t) {
                       t = {};
                       t.reject_losses = {1, 1};
                     },
                     "refused no-states"},
                    {"no observations",
                     [](Tables& t) {
                       t.posteriors.clear();
                       t.truth.clear();
                     },
                     "refused no-observations"},
                    {"negative rejection",
                     [](Tables& t) {
                       t.reject_losses = {-1, 4};
                     },
                     "refused negative-loss: path=rejectLoss, found=-1"},
                    {"negative error",
                     [](Tables& t) {
                       t.reject_losses = {1, -4};
                     },
                     "refused negative-loss: path=errorLoss, found=-4"},
                    {"infinite error",
                     [](Tables& t) {
                       t.reject_losses = {1, too_large};
                     },
                     "refused infinite-number: path=rejectLoss, errorLoss"},
                    {"NaN",
                     [](Tables& t) {
                       t.reject_losses = {not_a_number, 4};
                     },
                     "refused infinite-number: path=rejectLoss, errorLoss"},
                    {"too much truth", [](Tables& t) { t.truth.push_back(0); },
                     "refused wrong-length: path=truth, found=3, expected=2"},
                    {"no truth", [](Tables& t) { t.truth.clear(); }, "taken"},
                    {"free errors",
                     [](Tables& t) {
                       t.reject_losses = {1, 0};
                     },
                     "no-error-loss"},
                    {"free everything",
                     [](Tables& t) {
                       t.reject_losses = {0, 0};
                     },
                     "no-error-loss"},
                    {"free rejection",
                     [](Tables& t) {
                       t.reject_losses = {0, 4};
                     },
                     "always-rejects"},
                    {"dear rejection",
                     [](Tables& t) {
                       t.reject_losses = {5, 4};
                     },
                     "never-rejects: threshold=-0.25"},
                });
}

TEST_CASE("costs, their ratio and tests: errors and notices") {
  struct Case {
    double l00, l01, l10, l11;
    const char* expected;
  };
  const Case table[] = {
      {0, 1, 5, 0, "taken"},
      {0, 1, 5, too_large, "refused infinite-number: path=costs"},
      {not_a_number, 1, 5, 0, "refused infinite-number: path=costs"},
      {-1, 4, 9.5, -2, "negative-loss: name=ℓ00, value=-1"},
      {1, 1, 2, 2, "zero-costs"},
      {0, 0.1, 0.2, 0.3, "no-threshold"},
      {0, 1, 0, 1, "no-threshold"},
      {0, 1, 0, 2, "no-threshold"},
      {0, 0, 5, 0, "always-positive"},
      {2, 1, 5, 0, "always-positive"},
      {0, 5, 0, 0, "always-negative"},
      {0, 5, 1, 2, "always-negative"},
      {0, -1, 0, 0, "negative-loss: name=ℓ01, value=-1; no-threshold"},
  };
  for (const Case& row : table) {
    CAPTURE(row.l01);
    CAPTURE(row.l10);
    DecisionTables tables;
    tables.costs = {row.l00, row.l01, row.l10, row.l11};
    CHECK(outcome_of(tables) == std::string(row.expected));
  }
  const std::pair<double, const char*> ratios[] = {
      {5, "taken"},
      {0, "taken"},
      {-0.5, "negative-ratio: value=-0.5"},
      {too_large, "refused infinite-number: path=costRatio"},
  };
  for (const auto& row : ratios) {
    CAPTURE(row.first);
    DecisionTables tables;
    tables.cost_ratio = row.first;
    CHECK(outcome_of(tables) == std::string(row.second));
  }
  const std::pair<DecisionTables::DiagnosticTest, const char*> tests[] = {
      {{0.1, 0.9, 0.8}, "taken"},
      {{0, 1, 0}, "taken"},
      {{-0.1, 0.9, 0.8}, "refused share-outside: path=prior, found=-0.1"},
      {{0.1, 1.5, 0.8}, "refused share-outside: path=sensitivity, found=1.5"},
      {{0.1, 0.9, not_a_number}, "refused share-outside: path=specificity, found=nan"},
      {{too_large, 0.9, 0.8}, "refused share-outside: path=prior, found=inf"},
  };
  for (const auto& row : tests) {
    DecisionTables tables;
    tables.test = row.first;
    CHECK(outcome_of(tables) == std::string(row.second));
  }
}

TEST_CASE("values: errors") {
  DecisionTables tables;
  tables.values = {1, 2};
  tables.posteriors = {0.5, 0.5};
  tables.estimate = 1.5;
  using Tables = DecisionTables;
  check_changes(tables,
                {
                    {"an infinite value", [](Tables& t) { t.values[0] = too_large; },
                     "refused infinite-number: path=values"},
                    {"an infinite estimate", [](Tables& t) { t.estimate = -too_large; },
                     "refused infinite-number: path=action"},
                    {"no estimate", [](Tables& t) { t.estimate.reset(); }, "taken"},
                    {"a value too many", [](Tables& t) { t.values.push_back(3); },
                     "refused wrong-length: path=posterior, found=2, expected=3"},
                    {"no probabilities", [](Tables& t) { t.posteriors.clear(); },
                     "refused wrong-length: path=posterior, found=0, expected=2"},
                    {"probabilities that do not sum",
                     [](Tables& t) {
                       t.posteriors = {0.5, 0.6};
                     },
                     "refused shares-do-not-sum: case=1, sum=1.1, difference=0.1, path=posterior"},
                    {"values alike",
                     [](Tables& t) {
                       t.values = {1, 1};
                     },
                     "taken"},
                    {"rounded",
                     [](Tables& t) {
                       t.posteriors = {0.5, 0.5000005};
                     },
                     "probabilities-sum: case=1, difference=5e-07"},
                });
}

TEST_CASE("names are canonical, and observations without names are numbered") {
  DecisionTables tables = losses_after_one();
  tables.states = {" ill ", "1.0"};
  tables.posteriors = {0.25, 0.75, 1, 0};
  const DecisionProblem problem = problem_of(tables);
  CHECK(problem.states == std::vector<std::string>{"ill", "1"});
  CHECK(problem.observations == std::vector<std::string>{"1", "2"});
  CHECK(problem.observation_count() == 2);
}

TEST_CASE("a probability that exceeds 1 by rounding counts as 1") {
  DecisionTables tables = losses_after_one();
  tables.posteriors = {0, 1.0000005};
  const Decided decided(tables);
  CHECK(decided.value("zero_one_risk", 0, 1) == 0);
  CHECK(decided.value("conditional_risk", 0, 0) == 4);
}
