#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/scored_cases.hpp"
#include "evaluated.hpp"
#include "metrics/score_evaluation.hpp"

namespace deconfuse {

inline constexpr double infinite = std::numeric_limits<double>::infinity();
inline constexpr double no_value = std::numeric_limits<double>::quiet_NaN();

inline const Catalogue& score_catalogue() {
  static const ScoreCatalogue catalogue;
  return catalogue;
}

inline std::size_t find_scored(std::string_view id) {
  const std::size_t metric = score_catalogue().find(id);
  REQUIRE(metric < score_catalogue().size());
  return metric;
}

inline Result<ScoredCases> take(ScoreColumns columns) { return take_scores(std::move(columns)); }
inline Result<ScoredCases> take(ProbabilityColumns columns) {
  return take_probabilities(std::move(columns));
}
inline Result<ScoredCases> take(LabelSetColumns columns) {
  return take_label_sets(std::move(columns));
}

/// Columns that must not be refused, as cases.
template <class Columns>
ScoredCases cases_of(Columns columns) {
  Result<ScoredCases> result = take(std::move(columns));
  if (const InputError* error = std::get_if<InputError>(&result)) FAIL(code_text(error->code));
  return std::get<ScoredCases>(std::move(result));
}

/// Scores of one model; label 1 is positive.
inline ScoreColumns binary(std::vector<double> scores, std::vector<std::int32_t> truth,
                           std::vector<double> weights = {}) {
  ScoreColumns columns;
  columns.names = {"0", "1"};
  columns.truth = std::move(truth);
  columns.models = {""};
  columns.scores = {std::move(scores)};
  columns.weights = std::move(weights);
  columns.positive.emplace("1");
  return columns;
}

/// Rows of numbers, one per class.
inline ProbabilityColumns rows_of(std::vector<double> probabilities,
                                  std::vector<std::int32_t> truth, std::size_t classes) {
  ProbabilityColumns columns;
  for (std::size_t at = 0; at < classes; ++at) {
    columns.labels.push_back("class " + std::to_string(at));
  }
  columns.names = columns.labels;
  columns.truth = std::move(truth);
  columns.probabilities = std::move(probabilities);
  return columns;
}

/// Cases with their evaluation, which refers to them.
class Scored {
 public:
  explicit Scored(ScoredCases cases, Options options = {})
      : cases_(std::move(cases)),
        options_(std::move(options)),
        evaluation_(score_catalogue(), cases_, options_) {}
  template <class Columns>
  explicit Scored(Columns columns, Options options = {})
      : Scored(cases_of(std::move(columns)), std::move(options)) {}
  Scored(const Scored&) = delete;
  Scored& operator=(const Scored&) = delete;

  const ScoreEvaluation& operator*() const { return evaluation_; }
  const ScoredCases& cases() const { return cases_; }

  double value(std::string_view id, std::size_t at = 0) const {
    const std::size_t metric = find_scored(id);
    REQUIRE(evaluation_.applies(score_catalogue()[metric]));
    return evaluation_.value(metric, {at, at}, true);
  }

  std::pair<double, double> ends(std::string_view id) const {
    const auto end = [&](End end) { return evaluation_.value(find_scored(id), {}, true, end); };
    return {end(End::low), end(End::high)};
  }

  std::string exact(std::string_view id, std::size_t at = 0) const {
    return evaluation_.exact(find_scored(id), {at, at}, true).fraction().text();
  }

  /// The reason that a value is undefined.
  std::string cause(std::string_view id, std::size_t at = 0) const {
    static constexpr const char* reasons[] = {
        "zero denominator",  "logarithm of zero", "out of domain", "requirement", "needs option",
        "fractional counts", "weights given",     "not reached",   "no class"};
    const auto cause = evaluation_.cause(find_scored(id), {at, at});
    return cause ? reasons[static_cast<std::size_t>(cause->reason)] : "defined";
  }

 private:
  ScoredCases cases_;
  Options options_;
  ScoreEvaluation evaluation_;
};

/// Calls `visit` for every metric that the data have, except curves, at each of its places.
template <class Visit>
void for_each_scored_value(const Evaluation& evaluation, const Visit& visit) {
  for (std::size_t metric = 0; metric < score_catalogue().size(); ++metric) {
    const Metric& declared = score_catalogue()[metric];
    if (!evaluation.applies(declared) || declared.shape == Shape::curve) continue;
    CAPTURE(std::string_view(declared.id));
    const std::size_t rows = declared.per_class  ? evaluation.rows()
                             : declared.per_case ? evaluation.extent(Over::cases, {})
                                                 : 1;
    for (std::size_t row = 0; row < rows; ++row) {
      if (declared.shape != Shape::decisions) {
        visit(metric, Place{row, row});
        continue;
      }
      for (std::size_t cell = 0; cell < 4; ++cell) visit(metric, Place{row, cell});
    }
  }
}

/// Random columns of each kind.
class RandomColumns {
 public:
  explicit RandomColumns(std::uint64_t seed) : random_(seed) {}

  std::size_t below(std::size_t bound) { return random_() % bound; }
  double unit() { return static_cast<double>(random_() >> 11) * 0x1p-53; }

  /// Up to `most` cases. Scores have ties; in some columns they are beyond [0, 1], infinite, of two
  /// models, or of a single class. Two thirds of the columns have weights, some of them zero.
  ScoreColumns scores(std::size_t most = 30) {
    const std::size_t count = 1 + below(most);
    std::vector<std::int32_t> truth(count);
    const std::size_t balance = 1 + below(9);
    for (std::int32_t& code : truth) code = below(10) < balance ? 1 : 0;
    ScoreColumns columns = binary({}, truth);
    columns.scores.clear();
    const std::size_t scale = below(4);
    const std::size_t models = 1 + below(2);
    for (std::size_t model = 0; model < models; ++model) {
      columns.scores.emplace_back();
      for (const std::int32_t code : truth) {
        columns.scores.back().push_back(score(scale, code == 1));
      }
    }
    if (models == 2) columns.models = {"A", "B"};
    columns.weights = weights(count);
    columns.lower_is_positive = below(4) == 0;
    columns.decision_values = below(4) == 0;
    return columns;
  }

  /// Up to five classes; rows sum to 1, or consist of any numbers.
  ProbabilityColumns probabilities(std::size_t most = 20) {
    const std::size_t count = 1 + below(most);
    const std::size_t classes = 1 + below(5);
    const std::size_t present = 1 + below(classes);
    std::vector<std::int32_t> truth(count);
    for (std::int32_t& code : truth) code = static_cast<std::int32_t>(below(present));
    const bool margins = below(4) == 0;
    std::vector<double> numbers;
    for (std::size_t row = 0; row < count; ++row) {
      std::size_t left = 16;
      for (std::size_t at = 0; at < classes; ++at) {
        if (margins) {
          numbers.push_back(static_cast<double>(below(9)) - 4);
          continue;
        }
        const std::size_t part = at + 1 == classes ? left : below(left + 1);
        left -= part;
        numbers.push_back(static_cast<double>(part) / 16);
      }
    }
    ProbabilityColumns columns = rows_of(std::move(numbers), std::move(truth), classes);
    columns.weights = weights(count);
    columns.decision_values = margins;
    return columns;
  }

  LabelSetColumns label_sets(std::size_t most = 12) {
    const std::size_t count = 1 + below(most);
    const std::size_t labels = 1 + below(12);
    LabelSetColumns columns;
    for (std::size_t at = 0; at < labels; ++at) columns.labels.push_back(std::to_string(at));
    const std::size_t given = below(3);
    for (std::size_t at = 0; at < count * labels; ++at) {
      columns.truth.push_back(below(3) == 0);
      if (given != 0) columns.predicted.push_back(below(3) == 0);
      if (given != 1) columns.scores.push_back(static_cast<double>(below(7)) / 4 - 0.5);
    }
    columns.weights = weights(count);
    return columns;
  }

  /// A random permutation of `count` cases.
  std::vector<std::size_t> order(std::size_t count) {
    std::vector<std::size_t> order(count);
    for (std::size_t at = 0; at < count; ++at) order[at] = at;
    for (std::size_t left = count; left > 1; --left) std::swap(order[left - 1], order[below(left)]);
    return order;
  }

 private:
  double score(std::size_t scale, bool is_positive) {
    const double better = std::max(unit(), is_positive ? unit() : 0);
    const double step = std::floor(8 * better) / 8;
    switch (scale) {
      case 0:
        return step;
      case 1:
        return better;
      case 2:
        return 6 * step - 3;
      default:
        return below(5) == 0 ? (below(2) == 0 ? infinite : -infinite) : 4 * better - 2;
    }
  }

  std::vector<double> weights(std::size_t count) {
    std::vector<double> weights;
    const std::size_t which = below(3);
    for (std::size_t at = 0; which != 0 && at < count; ++at) {
      weights.push_back(which == 1 ? static_cast<double>(below(4)) : 3 * unit());
    }
    return weights;
  }

  std::mt19937_64 random_;
};

/// Options that provide what every metric needs.
inline Options all_options(RandomColumns& random, std::size_t classes) {
  Options options;
  options.zero_division = static_cast<ZeroDivision>(random.below(3));
  options.k = 1 + random.below(5);
  options.map_k = 1 + random.below(5);
  options.bins = 1 + random.below(15);
  options.beta = static_cast<double>(random.below(5)) / 2;
  options.threshold = random.unit();
  options.max_fpr = static_cast<double>(1 + random.below(10)) / 10;
  options.at_precision = static_cast<double>(random.below(11)) / 10;
  if (random.below(2) == 0) options.clip = 1e-6;
  if (random.below(2) == 0) options.severity_ratio = 0.25;
  for (std::size_t at = 0; at < classes * classes; ++at) {
    options.cost_matrix.push_back(at == 0 ? -3 : static_cast<double>(at % (classes + 1)));
  }
  return options;
}

/// Calls `visit` with random cases of each kind and options for which every metric applies.
template <class Visit>
void for_random_cases(std::uint64_t seed, int rounds, const Visit& visit) {
  RandomColumns random(seed);
  for (int round = 0; round < rounds; ++round) {
    CAPTURE(round);
    const auto look = [&](auto columns, std::size_t classes) {
      const Options options = all_options(random, classes);
      visit(columns, options);
    };
    look(random.scores(), 2);
    const ProbabilityColumns probabilities = random.probabilities();
    look(probabilities, probabilities.labels.size());
    look(random.label_sets(), 0);
  }
}

}  // namespace deconfuse
