#include "data/score_order.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "data/ranking.hpp"

using namespace deconfuse;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double smallest = std::numeric_limits<double>::denorm_min();
constexpr double largest = std::numeric_limits<double>::max();

struct Scores {
  std::string name;
  std::vector<double> scores;
};

std::vector<Scores> lists_of(std::size_t size) {
  std::mt19937_64 random(size + 7);
  std::uniform_real_distribution<double> unit(0, 1);
  std::normal_distribution<double> normal(0, 5);
  const double hostile[] = {0,       -0.0,     infinite, -infinite,   smallest, -smallest,
                            largest, -largest, 1,        -1,          1e-300,   -1e-300,
                            0.5,     2,        -2,       1 + 0x1p-52, 0x1p-1022};
  const auto list = [&](std::string name, auto score_at) {
    Scores scores{std::move(name), {}};
    for (std::size_t at = 0; at < size; ++at) scores.scores.push_back(score_at(at));
    return scores;
  };
  const double n = static_cast<double>(size);
  std::vector<Scores> lists = {
      list("uniform", [&](std::size_t) { return unit(random); }),
      list("decision values", [&](std::size_t) { return normal(random); }),
      list("two digits", [&](std::size_t) { return std::floor(unit(random) * 100) / 100; }),
      list("few values of both signs",
           [&](std::size_t) { return std::floor(unit(random) * 5) - 2; }),
      list("all alike", [](std::size_t) { return 0.3; }),
      list("zeros of both signs", [](std::size_t at) { return at % 3 == 0 ? -0.0 : 0.0; }),
      list("sorted", [=](std::size_t at) { return static_cast<double>(at) / n; }),
      list("reversed", [=](std::size_t at) { return -static_cast<double>(at) / n; }),
      list("hostile", [&](std::size_t) { return hostile[random() % std::size(hostile)]; }),
      list("every bit at random",
           [&](std::size_t) {
             const std::uint64_t bits = random();
             double score;
             std::memcpy(&score, &bits, sizeof score);
             return std::isnan(score) ? 0.25 : score;
           }),
      list("last bits only",
           [&](std::size_t) { return 0.5 + static_cast<double>(random() % 5000) * 0x1p-53; }),
      list("last bits and outliers",
           [&](std::size_t at) {
             const double far[] = {-largest, smallest, largest};
             return at < 3 ? far[at] : 1 + static_cast<double>(random() % 5000) * 0x1p-52;
           }),
      list("one class of infinity",
           [&](std::size_t at) { return at % 4 == 0 ? infinite : unit(random); }),
      list("both infinities only",
           [](std::size_t at) { return at % 4 == 0 ? infinite : -infinite; }),
      list("denormal",
           [&](std::size_t) { return static_cast<double>(random() % 1000) * smallest; }),
  };
  return lists;
}

std::vector<std::uint32_t> stably_sorted(const std::vector<double>& scores, bool lower) {
  std::vector<std::uint32_t> order(scores.size());
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(), [&](std::uint32_t left, std::uint32_t right) {
    return lower ? scores[left] < scores[right] : scores[left] > scores[right];
  });
  return order;
}

constexpr std::size_t sizes[] = {0, 1, 2, 3, 17, 32, 33, 40, 511, 700, 20000};

}  // namespace

TEST_CASE("scores are ordered as a stable sort orders them") {
  for (const std::size_t size : sizes) {
    for (const Scores& list : lists_of(size)) {
      for (const bool lower : {false, true}) {
        CAPTURE(size);
        CAPTURE(list.name);
        CAPTURE(lower);
        const std::vector<RankedCase> cases = order_of_scores(list.scores, lower);
        const std::vector<std::uint32_t> expected = stably_sorted(list.scores, lower);
        REQUIRE(cases.size() == expected.size());
        for (std::size_t at = 0; at < cases.size(); ++at) {
          REQUIRE(cases[at].index == expected[at]);
          if (at == 0) continue;
          const bool same = list.scores[expected[at]] == list.scores[expected[at - 1]];
          REQUIRE((cases[at].key == cases[at - 1].key) == same);
        }
      }
    }
  }
}

TEST_CASE("a key belongs to one score only, and has no more than the stated bits") {
  for (const Scores& list : lists_of(1000)) {
    for (const bool lower : {false, true}) {
      CAPTURE(list.name);
      CAPTURE(lower);
      const ScoreKeys keys(list.scores, lower);
      for (const double score : list.scores) {
        const std::uint64_t key = keys.key(score);
        REQUIRE(keys.score(key) == score);
        REQUIRE(std::signbit(keys.score(key)) == (score < 0));
        REQUIRE((keys.bits() == 64 || key >> keys.bits() == 0));
      }
    }
  }
}

TEST_CASE("keys computed for two scores at once agree with those of each") {
  for (const int size : {1, 2, 3, 4, 5, 6, 7, 9, 1000}) {
    for (const Scores& list : lists_of(static_cast<std::size_t>(size))) {
      for (const bool lower : {false, true}) {
        CAPTURE(size);
        CAPTURE(list.name);
        CAPTURE(lower);
        const ScoreKeys keys(list.scores, lower);
        for (std::size_t at = 1; at < list.scores.size(); ++at) {
          const Lanes<std::uint64_t> two = keys.keys(&list.scores[at - 1]);
          const std::uint64_t first = two[0], second = two[1];
          REQUIRE(first == keys.key(list.scores[at - 1]));
          REQUIRE(second == keys.key(list.scores[at]));
        }
        for (const double score : list.scores) REQUIRE(keys.score(keys.key(score)) == score);
      }
    }
  }
}

TEST_CASE("keys are sorted as std::sort sorts them") {
  std::mt19937_64 random(3);
  for (const std::size_t size : sizes) {
    for (int bits = 1; bits <= 64; ++bits) {
      std::vector<std::uint64_t> keys(size);
      for (std::uint64_t& key : keys) key = random() >> (64 - bits);
      // Most keys differ in the lowest bits only.
      for (std::size_t at = 0; at < size; ++at) {
        if (at % 5 != 0) keys[at] = keys[0] ^ ((random() & 255) >> std::max(0, 8 - bits));
      }
      std::vector<std::uint64_t> expected = keys;
      std::sort(expected.begin(), expected.end());
      SortedKeys sorted(size);
      for (std::size_t at = 0; at < size; ++at) sorted[at] = keys[at];
      sorted.sort(bits);
      for (std::size_t at = 0; at < size; ++at) REQUIRE(sorted[at] == expected[at]);
    }
  }
}

TEST_CASE("more keys than fit a nearby cache, or any cache, are sorted as by std::sort") {
  std::mt19937_64 random(11);
  auto normal_score = [&random, normal = std::normal_distribution<double>(0, 3)]() mutable {
    const double score = 1 / (1 + std::exp(normal(random)));
    std::uint64_t bits;
    std::memcpy(&bits, &score, sizeof bits);
    return bits;
  };
  for (const int size_bits : {17, 20}) {
    const std::size_t size = (std::size_t{1} << size_bits) + 300;
    for (const int bits : {64, 57, 30, 25, 20, 7, 1}) {
      for (int kind = 0; kind < 4; ++kind) {
        CAPTURE(size);
        CAPTURE(bits);
        CAPTURE(kind);
        SortedKeys sorted(size);
        for (std::size_t at = 0; at < size; ++at) {
          // Keys that are spread out, mostly in one part, equal except for their lowest bits, or of
          // scores.
          const std::uint64_t key = kind == 0   ? random()
                                    : kind == 1 ? random() >> (at % 1000 == 0 ? 0 : 30)
                                    : kind == 2 ? (std::uint64_t{1} << 62) + (random() & 0xFFFF)
                                                : normal_score();
          sorted[at] = key >> (64 - bits);
        }
        std::vector<std::uint64_t> expected(sorted.data(), sorted.data() + size);
        std::sort(expected.begin(), expected.end());
        sorted.sort(bits);
        REQUIRE(std::equal(expected.begin(), expected.end(), sorted.data()));
      }
    }
  }
}

TEST_CASE("a ranking counts the same with weights of 1 and without weights") {
  std::mt19937_64 random(5);
  for (const std::size_t size : sizes) {
    for (const Scores& list : lists_of(size)) {
      for (const bool lower : {false, true}) {
        CAPTURE(size);
        CAPTURE(list.name);
        CAPTURE(lower);
        std::vector<std::uint8_t> positive(size);
        for (std::uint8_t& is_positive : positive) is_positive = random() % 3 == 0;
        const std::vector<double> weights(size, 1.0);
        const Ranking ranking(list.scores, positive, {}, lower);
        const Ranking plain(list.scores, positive, weights, lower);
        REQUIRE(ranking.thresholds() == plain.thresholds());
        REQUIRE(ranking.true_positives() == plain.true_positives());
        REQUIRE(ranking.false_positives() == plain.false_positives());
        REQUIRE(ranking.whole());
      }
    }
  }
}
