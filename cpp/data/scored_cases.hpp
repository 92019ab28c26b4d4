#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "data/dataset.hpp"
#include "data/grouping.hpp"
#include "data/message.hpp"
#include "data/ranking.hpp"
#include "data/scores.hpp"

namespace deconfuse {

/// Cases with scores, from which every curve and every metric of scores is computed. Lists of
/// numbers per case and class, or label, are row-major.
struct ScoredCases {
  Kind kind = Kind::scores;         ///< scores, probabilities or multilabel
  std::vector<std::string> labels;  ///< the classes, or labels, canonical, in order
  /// Index of the positive class; for kind scores, labels.size() if no case has it.
  std::size_t positive = 0;
  std::vector<std::string> models;  ///< kind scores: names of several models; else empty
  std::string score_name;           ///< kind scores, one model: name of its scores, or ""
  std::size_t size = 0;             ///< number of cases

  std::vector<std::int32_t> truth;           ///< scores, probabilities: class index of each case
  std::vector<std::uint8_t> is_positive;     ///< scores: 1 for each case of the positive class
  std::vector<std::vector<double>> scores;   ///< scores: by model, then by case
  std::vector<double> numbers;               ///< probabilities, multilabel: by case and class
  std::vector<std::uint8_t> truth_sets;      ///< multilabel
  std::vector<std::uint8_t> predicted_sets;  ///< multilabel; may be empty
  std::vector<double> weights;               ///< empty if every case weighs 1
  bool whole_weights = true;
  std::optional<Grouping> grouping;  ///< scores, probabilities

  bool lower_is_positive = false;
  bool decision_values = false;  ///< the caller said that they are no probabilities
  double missed = 0;  ///< scores: positives without a score, which are not among the cases
  std::vector<bool> within_unit;  ///< by model: all scores lie in [0, 1]
  std::vector<Notice> notices;

  double weight(std::size_t at) const { return weights.empty() ? 1 : weights[at]; }

  /// A ranking, made at its first use: that of a model; or that of a class (or label) against the
  /// rest, by its column; or, at the index labels.size(), that of all columns, each number being a
  /// case.
  const Ranking& ranking(std::size_t at) const;

  /// The result of ranking(at).twice_pairs_in_order(), for cases without weights. For a class it is
  /// often computed without the ranking, which would take longer to make.
  double twice_pairs_in_order(std::size_t at) const;

  /// The ranking of the labels of one case by their scores.
  Ranking ranking_of_case(std::size_t at) const;

 private:
  /// The numbers of a class, or label, case by case.
  std::span<const double> column(std::size_t at) const;

  mutable std::vector<std::optional<Ranking>> rankings_;
  mutable std::vector<std::uint64_t> twice_in_order_;  // by class
  mutable std::vector<double> columns_;  // of some adjacent classes, one after another
  mutable std::size_t first_column_ = 0;
};

/// Errors: `no-cases`, `unequal-lengths`, `bad-weight`, `nan-score`, `no-model`, `duplicate-model`,
/// `too-many-classes`, `more-than-two-classes` (without `positive`), `unknown-positive`,
/// `count-not-whole` (of positives without a score), and those of take_grouping.
/// Notices: `one-class-only` (some curves do not exist), `rest-is-negative`.
Result<ScoredCases> take_scores(ScoreColumns columns);

/// Errors: `no-cases`, `no-classes`, `unequal-lengths`, `bad-weight`, `duplicate-label`,
/// `unknown-label`, `unknown-positive`, `too-many-classes`, `infinite-number`,
/// `negative-probability`, `probability-above-one`, `probabilities-do-not-sum`. Notices:
/// `probabilities-sum` (the sum that is furthest from 1), `decision-values` (the numbers are no
/// probabilities and are taken as decision values).
Result<ScoredCases> take_probabilities(ProbabilityColumns columns);

/// Errors: `no-cases`, `unequal-lengths`, `bad-weight`, `duplicate-label`, `too-many-classes`,
/// `nan-score`, `nothing-predicted` (neither sets nor scores).
Result<ScoredCases> take_label_sets(LabelSetColumns columns);

}  // namespace deconfuse
