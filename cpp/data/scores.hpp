#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/grouping.hpp"

namespace deconfuse {

/// Truth and scores of each case, as read: the scores of one model or of several.
struct ScoreColumns {
  std::vector<std::string> names;   ///< spellings of the truth; several may be one label
  std::vector<std::int32_t> truth;  ///< codes into `names`, one per case
  std::vector<std::string> models;  ///< one name per list of scores; may be "" if there is only one
  std::vector<std::vector<double>> scores;  ///< by model, then by case; infinite allowed, NaN not
  std::vector<double> weights;              ///< 0…2^53; empty: every case weighs 1
  std::optional<std::string> positive;
  bool lower_is_positive = false;
  bool decision_values = false;  ///< not probabilities, even if they lie in [0, 1]
  double missed = 0;             ///< whole: positives without a score, such as objects not detected
  std::optional<Grouping> grouping;
};

/// Truth of each case and one number per class.
struct ProbabilityColumns {
  std::vector<std::string> names;     ///< spellings of the truth
  std::vector<std::int32_t> truth;    ///< codes into `names`, one per case
  std::vector<std::string> labels;    ///< the class of each column
  std::vector<double> probabilities;  ///< cases · labels, row-major
  std::vector<double> weights;
  std::optional<std::string> positive;
  bool normalise = false;        ///< divide each row by its sum
  bool decision_values = false;  ///< margins instead of probabilities: any finite numbers
  std::optional<Grouping> grouping;
};

/// For each case: the labels that it has, the labels that were predicted, and the scores of the
/// labels. All lists are cases · labels, row-major; `predicted` or `scores` may be empty, but not
/// both.
struct LabelSetColumns {
  std::vector<std::string> labels;
  std::vector<std::uint8_t> truth;      ///< 1 if the case has the label
  std::vector<std::uint8_t> predicted;  ///< 1 if the label was predicted
  std::vector<double> scores;           ///< infinite allowed, NaN not
  std::vector<double> weights;          ///< one per case, or empty
};

}  // namespace deconfuse
