#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "data/dataset.hpp"
#include "input/readings/read.hpp"

namespace deconfuse {

/// One of the ways in which a text can be read.
struct Candidate {
  Kind kind = Kind::labels;
  double cases = 0;         ///< the sum of weights, or of counts
  std::size_t classes = 0;  ///< or labels of sets, or ranked lists
  /// What speaks for it: `common-labels` (of truth and predictions), `labels-recur`, `named`
  /// (classes), `whole-counts`, `shares`, `fractions`, `two-classes`, `rows-sum-to-1`, `sets`,
  /// `sums-to-1` and `one-labelling` (of distributions), `marks` (of relevant items).
  std::vector<std::string> evidence;
  LineRanges lines = {};   ///< where it stands
  std::string title = {};  ///< the line that names it; may be empty
  std::size_t block = 0;   ///< for ReadOptions::block
};

struct Candidates {
  /// The way that is taken comes first, then other data in the text, then other ways to read the
  /// first ones, by what speaks for them. Empty: there is none.
  std::vector<Candidate> readings;
  /// Of the table whose columns ReadOptions::columns tells; none where the text is no table.
  std::vector<std::vector<std::string>> first_rows;
};

/// All ways in which a text, or the beginning of a long one, can be read. Empty where the
/// options are refused or `bytes` is no text.
Candidates candidates_of(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
