#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "input/ranked/ranked_words.hpp"

namespace deconfuse {

/// The sizes of a ranked list that sentences state.
struct StatedSizes {
  std::vector<double> items;     ///< numbers of documents: in the list, or in all that was searched
  std::vector<double> returned;  ///< those that are said to be returned
  std::vector<double> relevant;  ///< numbers of relevant items, found or not, or some of them
  std::vector<double> missed;    ///< numbers of relevant items that were not found

  /// The number of all relevant items, if so many were found; none if it is not stated.
  std::optional<double> total(double found) const;
};

/// @param is_taken per token: true for a number that has another meaning
StatedSizes stated_sizes(std::span<const Token> tokens, const std::vector<bool>& is_taken);

}  // namespace deconfuse
