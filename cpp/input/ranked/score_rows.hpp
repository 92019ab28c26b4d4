#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// Scores of items: `scores = [0.9, 0.2]`, `y_score = np.array([[0.9, 0.2], [0.1, 0.4]])`; also
/// ranks and distances, with the sign changed.
struct ScoreRows {
  std::vector<std::vector<double>> rows;  ///< the highest value comes first
  /// Lines of the view that hold them, and lines of values of metrics, such as "DCG scores: 3, 5".
  std::vector<std::size_t> lines;
};

/// The rows of numbers that a text calls scores, ranks or distances, without scores of relevance.
ScoreRows score_rows_in(std::string_view text, const TextView& view);

/// Puts the relevance of items in the order of their scores. Returns whether any scores are equal.
bool rank_by(const std::vector<double>& scores, std::vector<double>& relevance);

}  // namespace deconfuse
