#pragma once

#include <initializer_list>
#include <span>
#include <string_view>

namespace deconfuse {

/// True if an unordered list of words contains a word.
bool is_one_of(std::string_view word, std::span<const std::string_view> words);

inline bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return is_one_of(word, std::span<const std::string_view>(words.begin(), words.size()));
}

}  // namespace deconfuse
