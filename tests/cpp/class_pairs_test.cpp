#include "data/class_pairs.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "data/ranking.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

struct Rows {
  std::vector<double> numbers;
  std::vector<std::int32_t> truth;
  std::size_t classes;
};

void check_against_rankings(const Rows& rows) {
  const std::vector<std::uint64_t> found =
      twice_pairs_in_order(rows.numbers, rows.truth, rows.classes);
  REQUIRE(found.size() == rows.classes);
  for (std::size_t label = 0; label < rows.classes; ++label) {
    CAPTURE(label);
    std::vector<double> column;
    std::vector<std::uint8_t> belonging;
    for (std::size_t row = 0; row < rows.truth.size(); ++row) {
      column.push_back(rows.numbers[row * rows.classes + label]);
      belonging.push_back(rows.truth[row] == static_cast<std::int32_t>(label));
    }
    const Ranking ranking(column, belonging, {});
    CHECK(static_cast<double>(found[label]) == ranking.twice_pairs_in_order());
  }
}

}  // namespace

TEST_CASE("pairs in order are counted as in the ranking of each class") {
  std::mt19937_64 random(11);
  std::uniform_real_distribution<double> unit(0, 1);
  const double tiny = std::numeric_limits<double>::denorm_min();
  const double hostile[] = {0,     -0.0,       tiny,          2 * tiny, 0x1p-1022,     1e-300,
                            0.1,   0.5,        0.5 + 0x1p-53, 1,        1 - 0x1p-53,   1e300,
                            1e-16, 1 / 3.0,    1 + 0x1p-52,   2e-300,   0.1 + 0x1p-56, 0x1p-1074,
                            1e-5,  1.00001e-5, infinite};
  using NumberAt = double (*)(std::mt19937_64&, std::uniform_real_distribution<double>&);
  const std::pair<std::string, NumberAt> kinds[] = {
      {"uniform", [](auto& bits, auto& from_0_to_1) { return from_0_to_1(bits); }},
      {"of every magnitude",
       [](auto& bits, auto& from_0_to_1) { return std::exp(-600 * from_0_to_1(bits)); }},
      {"two digits",
       [](auto& bits, auto& from_0_to_1) { return std::floor(100 * from_0_to_1(bits)) / 100; }},
      {"most of them 0",
       [](auto& bits, auto& from_0_to_1) { return bits() % 4 != 0 ? 0 : from_0_to_1(bits); }},
      {"alike", [](auto&, auto&) { return 0.25; }},
      {"zeros of both signs", [](auto& bits, auto&) { return bits() % 2 == 0 ? 0.0 : -0.0; }},
      {"in the last digits only",
       [](auto& bits, auto&) { return 0.5 + static_cast<double>(bits() % 3000) * 0x1p-52; }},
      {"crowded beside one that is far off",
       [](auto& bits, auto& from_0_to_1) {
         return bits() % 50 == 0 ? std::exp(-600 * from_0_to_1(bits))
                                 : 0.5 + from_0_to_1(bits) / 1e9;
       }},
  };
  for (int round = 0; round < 40; ++round) {
    CAPTURE(round);
    const std::size_t classes = 1 + random() % 19;
    const std::size_t present = 1 + random() % classes;
    const std::size_t cases = round % 4 == 0 ? 1 + random() % 10 : 1 + random() % 3000;
    Rows rows{{}, {}, classes};
    for (std::size_t row = 0; row < cases; ++row) {
      // In half of the rounds one class has most of the cases.
      const std::size_t label = round % 2 == 0 && random() % 3 != 0 ? 0 : random() % present;
      rows.truth.push_back(static_cast<std::int32_t>(label));
    }
    for (const auto& kind : kinds) {
      CAPTURE(kind.first);
      rows.numbers.clear();
      for (std::size_t at = 0; at < cases * classes; ++at) {
        rows.numbers.push_back(kind.second(random, unit));
      }
      check_against_rankings(rows);
    }
    rows.numbers.clear();
    for (std::size_t at = 0; at < cases * classes; ++at) {
      rows.numbers.push_back(hostile[random() % std::size(hostile)]);
    }
    check_against_rankings(rows);
  }
}

TEST_CASE("two classes with equal numbers of cases, and a single class") {
  check_against_rankings({{0.3, 0.7, 0.7, 0.3, 0.5, 0.5, 0.3, 0.7}, {0, 1, 0, 1}, 2});
  check_against_rankings({{0.3, 0.7, 0.7, 0.3, 0.5, 0.5}, {0, 1, 0}, 2});
  check_against_rankings({{0.3, 0.7, 0.7, 0.3}, {1, 1}, 2});
  check_against_rankings({{1, 1, 1}, {0, 0, 0}, 1});
}

TEST_CASE("areas do not depend on whether a ranking exists already") {
  for_random_cases(12, 60, [](const auto& columns, const Options& options) {
    const Scored without(columns, options);
    const Scored with(columns, options);
    const ScoredCases& cases = with.cases();
    const std::size_t rankings = cases.kind == Kind::scores ? cases.scores.size()
                                 : cases.numbers.empty()    ? 0
                                                            : cases.labels.size();
    for (std::size_t at = 0; at < rankings; ++at) {
      const Ranking& ranking = cases.ranking(at);
      if (cases.weights.empty()) {
        CHECK(without.cases().twice_pairs_in_order(at) == ranking.twice_pairs_in_order());
      }
    }
    for (const char* id : {"roc_auc", "roc_auc_class", "roc_auc_ovr_macro", "mann_whitney_u"}) {
      const std::size_t metric = find_scored(id);
      CAPTURE(id);
      if (!(*with).applies(score_catalogue()[metric])) continue;
      for (std::size_t at = 0; at < (*with).rows(); ++at) {
        const double one = (*without).value(metric, {at, at}, true);
        const double other = (*with).value(metric, {at, at}, true);
        CHECK((one == other || (std::isnan(one) && std::isnan(other))));
        CHECK(without.cause(id, at) == with.cause(id, at));
      }
    }
  });
}
