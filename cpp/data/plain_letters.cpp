#include "data/plain_letters.hpp"

#include <algorithm>
#include <iterator>

#include "data/ascii.hpp"

namespace deconfuse {
namespace {

constexpr PlainLetter letters[] = {
    {"á", "a"}, {"é", "e"}, {"í", "i"}, {"ó", "o"}, {"ú", "u"}, {"Á", "a"}, {"É", "e"},
    {"Í", "i"}, {"Ó", "o"}, {"Ú", "u"}, {"ñ", "n"}, {"Ñ", "n"}, {"ä", "a"}, {"ö", "o"},
    {"ü", "u"}, {"Ä", "a"}, {"Ö", "o"}, {"Ü", "u"}, {"è", "e"}, {"ê", "e"}, {"à", "a"},
    {"ã", "a"}, {"â", "a"}, {"ç", "c"}, {"õ", "o"}, {"ô", "o"}, {"ò", "o"}, {"ù", "u"},
    {"û", "u"}, {"ì", "i"}, {"î", "i"}, {"ë", "e"}, {"ï", "i"}, {"Ŷ", "ŷ"}, {"Σ", "σ"}};

}  // namespace

const PlainLetter* accented_letter(std::string_view text) {
  const auto* letter =
      std::find_if(std::begin(letters), std::end(letters),
                   [text](const PlainLetter& one) { return text.starts_with(one.from); });
  return letter == std::end(letters) ? nullptr : letter;
}

std::string in_plain_letters(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const PlainLetter* letter = accented_letter(text);
    if (letter != nullptr) {
      plain += letter->to;
    } else {
      plain += lower_case(text.front());
    }
    text.remove_prefix(letter != nullptr ? letter->from.size() : 1);
  }
  return plain;
}

}  // namespace deconfuse
