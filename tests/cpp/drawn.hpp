#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "binary_cases.hpp"
#include "curves/roc.hpp"
#include "metrics/drawn_curves.hpp"
#include "scored.hpp"

namespace deconfuse {

/// A curve of the catalogue, for a model or class.
inline std::optional<Curve> drawn(const ScoredCases& cases, std::string_view id,
                                  const Options& options = {}, std::size_t row = 0) {
  const ScoreEvaluation evaluation(score_catalogue(), cases, options);
  return drawn(score_catalogue()[find_scored(id)], evaluation, row);
}

/// The curves of a binary problem.
class Drawn {
 public:
  explicit Drawn(const BinaryCases& cases, bool lower_is_positive = false)
      : cases_(cases_of(columns_of(cases, lower_is_positive))) {}

  const Ranking& ranking() const { return cases_.ranking(0); }

  std::optional<Curve> operator()(std::string_view id, const Options& options = {}) const {
    return drawn(cases_, id, options);
  }

  std::optional<Curve> band(double level) const {
    std::optional<Curve> roc = drawn(cases_, "roc_curve");
    if (!roc || !ranking().whole()) return std::nullopt;
    return roc_band(*std::move(roc), ranking(), level);
  }

 private:
  static ScoreColumns columns_of(const BinaryCases& cases, bool lower_is_positive) {
    ScoreColumns columns =
        binary(cases.scores, {cases.positive.begin(), cases.positive.end()}, cases.weights);
    columns.lower_is_positive = lower_is_positive;
    return columns;
  }

  ScoredCases cases_;
};

inline Options with_beta(double beta) {
  Options options;
  options.beta = beta;
  return options;
}

}  // namespace deconfuse
