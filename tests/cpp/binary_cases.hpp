#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

#include "data/ranking.hpp"

/// Cases of a binary problem, to be ranked.
struct BinaryCases {
  std::vector<double> scores;
  std::vector<std::uint8_t> positive;
  std::vector<double> weights;  ///< may be empty

  void add(double score, bool is_positive) {
    scores.push_back(score);
    positive.push_back(is_positive);
  }

  void add(double score, bool is_positive, double weight) {
    add(score, is_positive);
    weights.push_back(weight);
  }

  double weight(std::size_t at) const { return weights.empty() ? 1 : weights[at]; }

  deconfuse::Ranking ranking(bool lower_is_positive = false) const {
    return deconfuse::Ranking(scores, positive, weights, lower_is_positive);
  }

  void shuffle(std::mt19937_64& random) {
    for (std::size_t left = scores.size(); left > 1; --left) {
      const std::size_t other = random() % left;
      std::swap(scores[left - 1], scores[other]);
      std::swap(positive[left - 1], positive[other]);
      if (!weights.empty()) std::swap(weights[left - 1], weights[other]);
    }
  }
};

inline BinaryCases eight_cases() {
  BinaryCases cases;
  const bool positive[] = {true, false, true, true, false, false, true, false};
  const double scores[] = {0.9, 0.8, 0.7, 0.6, 0.55, 0.3, 0.2, 0.1};
  for (int at = 0; at < 8; ++at) cases.add(scores[at], positive[at]);
  return cases;
}

enum class Weights { none, whole, fractional };

/// Cases with at most `distinct` scores, from −1 to 1; positive ones tend to score higher.
inline BinaryCases random_cases(std::mt19937_64& random, std::size_t count, std::size_t distinct,
                                Weights weights) {
  BinaryCases cases;
  for (std::size_t at = 0; at < count; ++at) {
    const bool is_positive = random() % 5 < 2;
    std::size_t step = random() % distinct;
    if (is_positive) step = std::max<std::size_t>(step, random() % distinct);
    const double score = 2 * static_cast<double>(step) / static_cast<double>(distinct) - 1;
    switch (weights) {
      case Weights::none:
        cases.add(score, is_positive);
        break;
      case Weights::whole:
        cases.add(score, is_positive, static_cast<double>(random() % 4));
        break;
      case Weights::fractional:
        cases.add(score, is_positive, static_cast<double>(random() % 1000) / 700);
        break;
    }
  }
  return cases;
}
