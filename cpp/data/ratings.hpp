#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// The categories that several raters put the same items into. There is no truth.
struct Ratings {
  static constexpr std::int32_t not_rated = -1;

  std::vector<std::string> names;   ///< spellings of categories as found
  std::vector<std::string> labels;  ///< of the categories, in order; empty: those of `names`
  std::vector<std::string> raters;  ///< their names
  /// One per rater and item, by raters: codes into `names`, into `labels` once they are taken, or
  /// not_rated.
  std::vector<std::vector<std::int32_t>> codes;

  std::size_t items() const { return codes.empty() ? 0 : codes[0].size(); }
};

/// Categories get their canonical names. Errors: `no-cases`, `too-few-raters`, `wrong-length`,
/// `duplicate-label`, `unknown-label`, `too-many-classes`.
Result<Ratings> take_ratings(Ratings given);

}  // namespace deconfuse
