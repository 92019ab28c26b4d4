#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"

namespace deconfuse {

/// One of the possible readings of a text.
struct Candidate {
  Kind kind = Kind::labels;
  double cases = 0;         ///< sum of weights, or of counts
  std::size_t classes = 0;  ///< or labels of sets, or ranked lists
  /// Facts that support it: `common-labels` (of truth and predictions), `labels-recur`, `named`
  /// (classes), `whole-counts`, `shares`, `fractions`, `two-classes`, `rows-sum-to-1`, `sets`,
  /// `sums-to-1` and `one-labelling` (of distributions), `marks` (of relevant items).
  std::vector<std::string> evidence;
  LineRanges lines = {};   ///< position in the text
  std::string title = {};  ///< the line that names the data; may be empty
  std::size_t block = 0;   ///< for ReadOptions::block
};

struct Candidates {
  /// The reading that is used comes first, then other data in the text, then other readings of the
  /// first data, by their evidence. Empty if there is none.
  std::vector<Candidate> readings;
  /// First rows of the table that ReadOptions::columns refers to; none if the text is no table.
  std::vector<std::vector<std::string>> first_rows;
};

/// All possible readings of a text, or of the beginning of a long one. Empty if the options are
/// refused or `bytes` is no text.
Candidates candidates_of(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
