#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

namespace deconfuse {

/// Whether an unordered list of words contains a word.
template <std::size_t size>
bool is_one_of(std::string_view word, const std::string_view (&words)[size]) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

}  // namespace deconfuse
