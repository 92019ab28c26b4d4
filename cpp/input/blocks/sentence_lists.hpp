#pragma once

#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A list inside a sentence or after a colon, with the role stated by the words before it:
///
///   The model predicted the class labels 1, 2, 3, 1 where the target labels are 1, 2, 2, 1.
struct SentenceList {
  Role role = Role::none;
  Cell name;  ///< the word that states the role
  std::vector<Cell> items;
  std::size_t line = 0;  ///< line of the view
};

/// The lists of three or more items after words for truth, predictions or scores.
std::vector<SentenceList> sentence_lists_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
