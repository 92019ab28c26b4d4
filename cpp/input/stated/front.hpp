#pragma once

#include <algorithm>
#include <string_view>

#include "data/ascii.hpp"

namespace deconfuse {

// Texts are read by removing each understood piece from their front.

inline bool is_in_word(char c) {
  return is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
}

inline bool is_one_of(std::string_view characters, char c) {
  return characters.find(c) != characters.npos;
}

/// Removes all leading characters that are among `characters`.
inline void skip(std::string_view& text, std::string_view characters) {
  text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
}

/// Removes a piece from the front; true if the text began with it.
inline bool take(std::string_view& text, std::string_view piece) {
  if (!text.starts_with(piece)) return false;
  text.remove_prefix(piece.size());
  return true;
}

}  // namespace deconfuse
