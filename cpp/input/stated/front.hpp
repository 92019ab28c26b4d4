#pragma once

#include <algorithm>
#include <string_view>

#include "data/ascii.hpp"

namespace deconfuse {

// Pieces of text are read by taking what is understood off their front.

inline bool is_in_word(char c) {
  return is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
}

inline bool is_one_of(std::string_view characters, char c) {
  return characters.find(c) != characters.npos;
}

/// Takes off all of these characters that a text begins with.
inline void skip(std::string_view& text, std::string_view characters) {
  text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
}

/// Takes off a piece that a text may begin with: whether it did.
inline bool take(std::string_view& text, std::string_view piece) {
  if (!text.starts_with(piece)) return false;
  text.remove_prefix(piece.size());
  return true;
}

}  // namespace deconfuse
