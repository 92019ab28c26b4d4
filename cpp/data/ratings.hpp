#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// Categories that several raters assign to the same items. There is no truth.
struct Ratings {
  static constexpr std::int32_t not_rated = -1;

  std::vector<std::string> names;   ///< spellings of categories as found
  std::vector<std::string> labels;  ///< the categories, in order; empty: those of `names`
  std::vector<std::string> raters;  ///< names of the raters
  /// By rater and item: a code into `names`, into `labels` once the ratings are taken, or
  /// not_rated.
  std::vector<std::vector<std::int32_t>> codes;

  std::size_t items() const { return codes.empty() ? 0 : codes[0].size(); }
};

/// Categories get their canonical names. Errors: `no-cases`, `too-few-raters`, `wrong-length`,
/// `duplicate-label`, `unknown-label`, `too-many-classes`.
Result<Ratings> take_ratings(Ratings given);

}  // namespace deconfuse
