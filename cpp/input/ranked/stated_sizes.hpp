#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "input/ranked/ranked_words.hpp"

namespace deconfuse {

/// What sentences say of a ranked list in numbers.
struct StatedSizes {
  std::vector<double> items;     ///< of documents: of the list, or of all that were searched
  std::vector<double> returned;  ///< those among them that words say were returned
  std::vector<double> relevant;  ///< found or not, or some of them
  std::vector<double> missed;    ///< relevant items that were not found
};

/// @param is_taken per token, whether it is a number with a meaning of its own
StatedSizes stated_sizes(std::span<const Token> tokens, const std::vector<bool>& is_taken);

}  // namespace deconfuse
