#include "input/tables/words.hpp"

#include <algorithm>
#include <iterator>

#include "data/ascii.hpp"
#include "data/plain_letters.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view arrows[] = {"→", "↓", "←", "↑", "：", "（", "）"};
constexpr std::string_view circumflex = "\u0302";

/// The lower-case form of a Cyrillic capital at the start of `text`; empty if there is none.
std::string small_cyrillic(std::string_view text) {
  if (text.size() < 2 || text[0] != '\xD0' || text[1] < '\x90' || text[1] > '\xAF') return {};
  const bool is_first_half = text[1] < '\xA0';
  return {is_first_half ? '\xD0' : '\xD1',
          static_cast<char>(text[1] + (is_first_half ? 0x20 : -0x20))};
}

}  // namespace

std::string take_word(std::string_view& text) {
  std::string word;
  bool after_lower = false;
  while (!text.empty()) {
    const char c = text[0];
    if (is_letter(c)) {
      // yTrue, predictedClass, modelA
      if (c <= 'Z' && !word.empty() && word.back() >= 'a' &&
          (text.size() == 1 ? after_lower : text[1] >= 'a'))
        break;
      after_lower = c >= 'a';
      word += lower_case(c);
      text.remove_prefix(1);
      continue;
    }
    if (static_cast<unsigned char>(c) < 0x80) {
      if (!word.empty()) break;
      text.remove_prefix(1);
      continue;
    }
    const auto* arrow = std::find_if(std::begin(arrows), std::end(arrows),
                                     [text](std::string_view a) { return text.starts_with(a); });
    if (arrow != std::end(arrows)) {
      if (!word.empty()) break;
      text.remove_prefix(arrow->size());
      continue;
    }
    const PlainLetter* letter = accented_letter(text);
    if (letter != nullptr) {
      word += letter->to;
      text.remove_prefix(letter->from.size());
    } else if (text.starts_with(circumflex)) {
      if (word == "y") word = "ŷ";
      text.remove_prefix(circumflex.size());
    } else if (const std::string small = small_cyrillic(text); !small.empty()) {
      word += small;
      text.remove_prefix(small.size());
    } else {
      word += c;
      text.remove_prefix(1);
    }
  }
  return word;
}

}  // namespace deconfuse
