#include "checker/answer_words.hpp"

#include <algorithm>
#include <cstddef>

#include "data/ascii.hpp"
#include "data/word_list.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t none = std::string::npos;

/// A character that people write in place of one on a keyboard.
struct Spelling {
  std::string_view written;
  std::string_view plain;
};

constexpr Spelling other_spellings[] = {
    {"\u00A0", " "},  // no-break blanks and narrow ones
    {"\u2007", " "}, {"\u2009", " "},
    {"\u200A", " "}, {"\u202F", " "},
    {"\t", " "},     {"\r", " "},
    {"\n", " "},     {"\u200B", ""},
    {"\u2060", ""},  {"\uFEFF", ""},
    {"\u2212", "-"},  // minus, hyphens and dashes
    {"\u2010", "-"}, {"\u2011", "-"},
    {"\u2012", "-"}, {"\u2013", "-"},
    {"\u2014", "-"}, {"\uFE63", "-"},
    {"\uFF0D", "-"}, {"\u2018", "'"},
    {"\u2019", "'"}, {"\u02BC", "'"},
    {"\u00D7", "*"}, {"\u00B7", "*"},
    {"\u22C5", "*"}, {"\u2219", "*"},
    {"\u2044", "/"}, {"\u2215", "/"},
    {"\u00F7", "/"}, {"\u2248", "~"},
    {"\u223C", "~"}, {"\u2243", "~"},
    {"\u2245", "~"}, {"\u221E", "infinity"},
    {"\uFF05", "%"}, {"\u2026", "..."},
    {"\u00E1", "a"}, {"\u00C1", "a"},  // accents are often left out
    {"\u00E9", "e"}, {"\u00C9", "e"},
    {"\u00ED", "i"}, {"\u00CD", "i"},
    {"\u00F3", "o"}, {"\u00D3", "o"},
    {"\u00FA", "u"}, {"\u00DA", "u"},
    {"\u00E4", "a"}, {"\u00C4", "a"},
    {"\u00FC", "u"}, {"\u00DC", "u"},
    {"\u00E8", "e"}, {"\u00C8", "e"},
};

constexpr Spelling superscripts[] = {
    {"\u2070", "0"}, {"\u00B9", "1"}, {"\u00B2", "2"}, {"\u00B3", "3"},
    {"\u2074", "4"}, {"\u2075", "5"}, {"\u2076", "6"}, {"\u2077", "7"},
    {"\u2078", "8"}, {"\u2079", "9"}, {"\u207A", "+"}, {"\u207B", "-"},
};

template <std::size_t size>
const Spelling* spelling_at(std::string_view text, const Spelling (&spellings)[size]) {
  const auto found =
      std::find_if(std::begin(spellings), std::end(spellings),
                   [&](const Spelling& spelling) { return text.starts_with(spelling.written); });
  return found == std::end(spellings) ? nullptr : found;
}

/// The text in lower case and in characters of a keyboard, with single blanks between words: "10⁻¹"
/// becomes "10^-1".
std::string in_plain_characters(std::string_view text) {
  std::string plain;
  bool raised = false;
  while (!text.empty()) {
    if (const Spelling* spelling = spelling_at(text, superscripts)) {
      if (!raised) plain += '^';
      raised = true;
      plain += spelling->plain;
      text.remove_prefix(spelling->written.size());
      continue;
    }
    raised = false;
    const Spelling* spelling = spelling_at(text, other_spellings);
    const std::size_t size = spelling == nullptr ? 1 : spelling->written.size();
    if (spelling == nullptr) {
      plain += lower_case(text[0]);
    } else {
      plain += spelling->plain;
    }
    if (plain.ends_with("  ")) plain.pop_back();
    text.remove_prefix(size);
  }
  return plain;
}

/// True if the text is a number, so that a colon after it is a division, as in 18:25.
bool is_number(std::string_view text) {
  return text.find_first_not_of("0123456789.,'+- ") == none &&
         text.find_first_of("0123456789") != none;
}

/// Replaces the signs of division and the decimal sign that people write by usual ones: 18:25, 18
/// of 25, 0'72.
std::string with_usual_signs(std::string plain) {
  std::size_t start = plain.find_last_of("=~") + 1;
  const std::size_t colon = plain.find_last_of(':');
  if (colon != none && colon >= start) {
    if (is_number(std::string_view(plain).substr(start, colon - start))) {
      plain[colon] = '/';
    } else {
      start = colon + 1;
    }
  }
  constexpr std::string_view words[] = {" out of ", " of ", " de ", " entre ", " von ", " sur "};
  for (const std::string_view word : words) {
    const std::size_t at = plain.find(word, start);
    if (at == none || !is_number(std::string_view(plain).substr(start, at - start)) ||
        !is_number(std::string_view(plain).substr(at + word.size()))) {
      continue;
    }
    plain.replace(at, word.size(), 1, '/');
  }
  for (std::size_t at = 1; at + 1 < plain.size(); ++at) {
    const bool after_zero = plain[at - 1] == '0' && (at == 1 || !is_digit(plain[at - 2]));
    if (plain[at] == '\'' && after_zero && is_digit(plain[at + 1])) plain[at] = ',';
  }
  return plain;
}

constexpr double e = 2.718281828459045;
constexpr Unit known_units[] = {
    {"%", 0},        {"percent", 0},   {"per cent", 0},  {"por ciento", 0}, {"por cien", 0},
    {"pct", 0},      {"bit", 2},       {"bits", 2},      {"shannon", 2},    {"shannons", 2},
    {"nat", e},      {"nats", e},      {"ban", 10},      {"bans", 10},      {"dit", 10},
    {"dits", 10},    {"hartley", 10},  {"hartleys", 10}, {"prozent", 0},    {"pour cent", 0},
    {"pourcent", 0}, {"pour-cent", 0},
};

}  // namespace

std::string in_usual_spelling(std::string_view text) {
  return with_usual_signs(in_plain_characters(text));
}

std::string_view without_outer_blanks(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

std::string_view number_in(std::string_view text) {
  const std::size_t sign = text.find_last_of("=~:");
  if (sign != none) text.remove_prefix(sign + 1);
  text = without_outer_blanks(text);
  while (text.ends_with('.')) text.remove_suffix(1);
  constexpr std::string_view nearly[] = {"aprox.", "approx.",   "aprox ", "approx ", "about ",
                                         "ca.",    "ca ",       "circa ", "unos ",   "around ",
                                         "etwa ",  "ungefahr ", "rund ",  "env. ",   "environ "};
  for (const std::string_view word : nearly) {
    if (!text.starts_with(word)) continue;
    text = without_outer_blanks(text.substr(word.size()));
    break;
  }
  constexpr std::string_view brackets[] = {"()", "[]", "{}", "$$"};
  for (const std::string_view pair : brackets) {
    if (text.size() < 2 || text.front() != pair[0] || text.back() != pair[1]) continue;
    text.remove_prefix(1);
    text.remove_suffix(1);
  }
  return without_outer_blanks(text);
}

bool means_undefined(std::string_view text) {
  constexpr std::string_view words[] = {"undefined",
                                        "not defined",
                                        "indefinido",
                                        "indefinida",
                                        "no definido",
                                        "no definida",
                                        "no existe",
                                        "no esta definido",
                                        "no esta definida",
                                        "sin definir",
                                        "division by zero",
                                        "division por cero",
                                        "division entre cero",
                                        "division por 0",
                                        "division entre 0",
                                        "#div/0!",
                                        "undef",
                                        "n/a",
                                        "n.a",
                                        "na",
                                        "nan",
                                        "none",
                                        "null",
                                        "-",
                                        "--",
                                        "inf",
                                        "infinity",
                                        "infinite",
                                        "infinito",
                                        "infinita",
                                        "indeterminado",
                                        "indeterminada",
                                        "indeterminate",
                                        "nicht definiert",
                                        "undefiniert",
                                        "unbestimmt",
                                        "existiert nicht",
                                        "division durch null",
                                        "division durch 0",
                                        "unendlich",
                                        "non defini",
                                        "non definie",
                                        "indefini",
                                        "indefinie",
                                        "pas defini",
                                        "pas definie",
                                        "n'existe pas",
                                        "indetermine",
                                        "indeterminee",
                                        "division par zero",
                                        "division par 0",
                                        "infini"};
  if (is_one_of(text, words)) return true;
  if (text.size() < 2 || (text[0] != '-' && text[0] != '+')) return false;
  text = without_outer_blanks(text.substr(1));
  return text == "inf" || text == "infinity" || text == "infinito";
}

const Unit* take_unit(std::string_view& text) {
  for (const Unit& unit : known_units) {
    if (!text.ends_with(unit.name)) continue;
    text.remove_suffix(unit.name.size());
    text = without_outer_blanks(text);
    return &unit;
  }
  return nullptr;
}

}  // namespace deconfuse
