#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/decision.hpp"
#include "decision/decision_catalogue.hpp"
#include "decision/decision_evaluation.hpp"
#include "evaluated.hpp"

namespace deconfuse {

inline std::size_t find_decided(std::string_view id) {
  const std::size_t metric = decision_catalogue().find(id);
  REQUIRE(metric < decision_catalogue().size());
  return metric;
}

inline DecisionProblem problem_of(DecisionTables tables) {
  Result<DecisionProblem> result = take_decision(std::move(tables));
  if (const InputError* error = std::get_if<InputError>(&result)) FAIL(code_text(error->code));
  return std::move(std::get<DecisionProblem>(result));
}

/// A problem with its evaluation, which refers to it.
class Decided {
 public:
  explicit Decided(DecisionTables tables)
      : problem_(problem_of(std::move(tables))),
        evaluation_(decision_catalogue(), problem_, options_) {}
  Decided(const Decided&) = delete;
  Decided& operator=(const Decided&) = delete;

  const DecisionEvaluation& operator*() const { return evaluation_; }
  const DecisionProblem& problem() const { return problem_; }
  std::size_t observations() const { return problem_.observation_count(); }

  bool has(std::string_view id) const {
    return evaluation_.applies(decision_catalogue()[find_decided(id)]);
  }

  /// The value for an observation and, for a table, an action or class.
  double value(std::string_view id, std::size_t row = 0, std::size_t column = 0) const {
    REQUIRE(has(id));
    return evaluation_.value(find_decided(id), place_of(id, row, column), true);
  }

  std::string exact(std::string_view id, std::size_t row = 0, std::size_t column = 0) const {
    return evaluation_.exact(find_decided(id), place_of(id, row, column), true).fraction().text();
  }

  /// The index of the choice after an observation; one past the last class if the observation is
  /// rejected.
  std::size_t choice(std::string_view id, std::size_t row = 0) const {
    const double chosen = value(id, row);
    REQUIRE(chosen >= 0);
    return chosen == 0 ? problem_.states.size() : static_cast<std::size_t>(chosen) - 1;
  }

  /// The names of the choices after each observation.
  std::vector<std::string> choices(std::string_view id) const {
    const bool of_actions = decision_catalogue()[find_decided(id)].needs == Needs::losses;
    const std::vector<std::string>& names = of_actions ? problem_.actions : problem_.states;
    std::vector<std::string> chosen;
    for (std::size_t x = 0; x < observations(); ++x) {
      const std::size_t at = choice(id, x);
      chosen.push_back(at < names.size() ? names[at] : "reject");
    }
    return chosen;
  }

 private:
  static Place place_of(std::string_view id, std::size_t row, std::size_t column) {
    const bool table = decision_catalogue()[find_decided(id)].shape == Shape::table;
    return {row, table ? column : row};
  }

  DecisionProblem problem_;
  Options options_;
  DecisionEvaluation evaluation_;
};

/// Calls `visit` for every metric that the problem has, at each of its places.
template <class Visit>
void for_each_decided_value(const Evaluation& evaluation, const Visit& visit) {
  for (std::size_t metric = 0; metric < decision_catalogue().size(); ++metric) {
    const Metric& declared = decision_catalogue()[metric];
    if (!evaluation.applies(declared)) continue;
    CAPTURE(std::string_view(declared.id));
    const Place extent = evaluation.extent_of(declared);
    const bool table = declared.shape == Shape::table;
    const std::size_t rows = table || declared.per_case ? extent.row : 1;
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < (table ? extent.column : 1); ++column) {
        visit(metric, Place{row, table ? column : row});
      }
    }
  }
}

/// Losses in tenths and probabilities in hundredths, so that whole numbers show exactly which
/// values are equal.
struct WholeLosses {
  std::size_t states = 0;
  std::size_t actions = 0;
  std::size_t observations = 0;
  std::vector<std::int64_t> loss;        ///< states · actions
  std::vector<std::int64_t> posteriors;  ///< observations · states; rows sum to 100

  /// Risk of an action, in thousandths.
  std::int64_t risk(std::size_t observation, std::size_t action) const {
    std::int64_t sum = 0;
    for (std::size_t h = 0; h < states; ++h) {
      sum += posteriors[observation * states + h] * loss[h * actions + action];
    }
    return sum;
  }

  /// The first action of least risk.
  std::size_t best(std::size_t observation) const {
    std::size_t best = 0;
    for (std::size_t action = 1; action < actions; ++action) {
      if (risk(observation, action) < risk(observation, best)) best = action;
    }
    return best;
  }

  DecisionTables tables() const;
};

inline std::vector<std::string> named(const char* prefix, std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t at = 1; at <= count; ++at) names.push_back(prefix + std::to_string(at));
  return names;
}

inline std::vector<double> parts_of(const std::vector<std::int64_t>& whole, double unit) {
  std::vector<double> parts;
  for (const std::int64_t number : whole) parts.push_back(static_cast<double>(number) / unit);
  return parts;
}

inline DecisionTables WholeLosses::tables() const {
  DecisionTables tables;
  tables.states = named("h", states);
  tables.actions = named("a", actions);
  tables.loss = parts_of(loss, 10);
  tables.posteriors = parts_of(posteriors, 100);
  return tables;
}

/// Random problems of each kind.
class RandomDecisions {
 public:
  explicit RandomDecisions(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t bound) { return random_() % bound; }

  /// A random number from `low` to `high`.
  std::int64_t between(std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(below(static_cast<std::size_t>(high - low + 1)));
  }

  /// `rows` rows of `columns` parts that sum to `whole`; some parts are 0.
  std::vector<std::int64_t> shares(std::size_t rows, std::size_t columns, std::int64_t whole) {
    std::vector<std::int64_t> all;
    for (std::size_t row = 0; row < rows; ++row) {
      std::vector<std::int64_t> parts(columns);
      // Larger pieces, so that equal parts are not rare.
      const std::int64_t piece = whole % 10 == 0 && below(2) == 0 ? whole / 10 : 1;
      for (std::int64_t left = whole; left > 0; left -= piece) parts[below(columns)] += piece;
      all.insert(all.end(), parts.begin(), parts.end());
    }
    return all;
  }

  /// Some losses are negative; numbers are small, so that actions tie.
  WholeLosses losses() {
    WholeLosses whole;
    whole.states = 1 + below(4);
    whole.actions = 1 + below(4);
    whole.observations = 1 + below(5);
    const std::int64_t largest = below(4) == 0 ? 100 : 3;
    const std::int64_t least = below(2) == 0 ? 0 : -largest;
    for (std::size_t at = 0; at < whole.states * whole.actions; ++at) {
      whole.loss.push_back(between(least, largest));
    }
    whole.posteriors = shares(whole.observations, whole.states, 100);
    return whole;
  }

  /// A problem with prior and likelihoods in hundredths instead of posteriors.
  DecisionTables by_bayes() {
    const WholeLosses whole = losses();
    DecisionTables tables = whole.tables();
    tables.posteriors.clear();
    tables.prior = parts_of(shares(1, whole.states, 100), 100);
    tables.likelihoods = parts_of(shares(whole.states, whole.observations, 100), 100);
    return tables;
  }

  DecisionTables typed() {
    DecisionTables tables = losses().tables();
    if (below(2) == 0) {
      const std::size_t observations = tables.posteriors.size() / tables.states.size();
      tables.evidence = parts_of(shares(1, observations, 100), 100);
    }
    return tables;
  }

  /// A problem with losses of rejection and error in tenths; half of these problems have the truth.
  DecisionTables rejection() {
    DecisionTables tables;
    const std::size_t classes = 1 + below(4);
    const std::size_t observations = 1 + below(12);
    tables.states = named("y", classes);
    tables.posteriors = parts_of(shares(observations, classes, 100), 100);
    tables.reject_losses = {static_cast<double>(below(12)) / 10,
                            static_cast<double>(below(12)) / 10};
    if (below(2) == 0) {
      for (std::size_t x = 0; x < observations; ++x) {
        tables.truth.push_back(static_cast<std::int32_t>(below(classes)));
      }
    }
    return tables;
  }

  DecisionTables squared() {
    DecisionTables tables;
    const std::size_t values = 1 + below(5);
    for (std::size_t at = 0; at < values; ++at) {
      tables.values.push_back(static_cast<double>(between(-50, 50)) / 10);
    }
    tables.posteriors = parts_of(shares(1, values, 100), 100);
    if (below(3) != 0) tables.estimate = static_cast<double>(between(-50, 50)) / 10;
    return tables;
  }

  DecisionTables costs() {
    DecisionTables tables;
    const auto loss = [&] { return static_cast<double>(between(-20, 50)) / 10; };
    const double l00 = loss(), l01 = loss(), l10 = loss(), l11 = loss();
    if (below(5) != 0) tables.costs = {l00, l01, l10, l11};
    if (!tables.costs || below(2) == 0) tables.cost_ratio = static_cast<double>(below(50)) / 10;
    return tables;
  }

  DecisionTables test() {
    DecisionTables tables;
    const auto share = [&] { return static_cast<double>(below(21)) / 20; };
    const double prior = share(), sensitivity = share(), specificity = share();
    tables.test = {prior, sensitivity, specificity};
    return tables;
  }

  DecisionTables rates() {
    DecisionTables tables;
    for (std::size_t classes = 1 + below(4); classes > 0; --classes) {
      tables.precision.push_back(static_cast<double>(below(101)) / 100);
      tables.recall.push_back(static_cast<double>(below(101)) / 100);
    }
    return tables;
  }

 private:
  std::mt19937_64 random_;
};

/// Calls `visit` with random problems of each kind.
template <class Visit>
void for_random_decisions(std::uint64_t seed, int rounds, const Visit& visit) {
  RandomDecisions random(seed);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    visit(random.typed());
    visit(random.by_bayes());
    visit(random.rejection());
    visit(random.squared());
    visit(random.costs());
    visit(random.rates());
    visit(random.test());
  }
}

}  // namespace deconfuse
