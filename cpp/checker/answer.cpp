#include "checker/answer.hpp"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/whole_numbers.hpp"
#include "formula/undefined.hpp"

namespace deconfuse {
namespace {

using Percent = Answer::Percent;

constexpr std::size_t longest_answer = 200;  // bytes

/// Relative to the last digit written, and to the value: how far a double may be from the number
/// that it stands for.
constexpr double noise_of_digit = 1e-9;
constexpr double noise_of_value = 1e-12;

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

std::string_view without_outer_blanks(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
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
    plain.replace(at, word.size(), "/");
  }
  for (std::size_t at = 1; at + 1 < plain.size(); ++at) {
    const bool after_zero = plain[at - 1] == '0' && (at == 1 || !is_digit(plain[at - 2]));
    if (plain[at] == '\'' && after_zero && is_digit(plain[at + 1])) plain[at] = ',';
  }
  return plain;
}

/// The text after the last equals sign or colon, without a word for "about" before it, brackets
/// around it, the full stop of the sentence or the dots of further digits.
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
  if (std::find(std::begin(words), std::end(words), text) != std::end(words)) return true;
  if (text.size() < 2 || (text[0] != '-' && text[0] != '+')) return false;
  text = without_outer_blanks(text.substr(1));
  return text == "inf" || text == "infinity" || text == "infinito";
}

struct Unit {
  std::string_view name;
  double base;  ///< 0: a percent sign
};

constexpr double e = 2.718281828459045;
constexpr Unit known_units[] = {
    {"%", 0},        {"percent", 0},   {"per cent", 0},  {"por ciento", 0}, {"por cien", 0},
    {"pct", 0},      {"bit", 2},       {"bits", 2},      {"shannon", 2},    {"shannons", 2},
    {"nat", e},      {"nats", e},      {"ban", 10},      {"bans", 10},      {"dit", 10},
    {"dits", 10},    {"hartley", 10},  {"hartleys", 10}, {"prozent", 0},    {"pour cent", 0},
    {"pourcent", 0}, {"pour-cent", 0},
};

/// Removes the unit from the end of the text; null if there is none.
const Unit* take_unit(std::string_view& text) {
  for (const Unit& unit : known_units) {
    if (!text.ends_with(unit.name)) continue;
    text.remove_suffix(unit.name.size());
    text = without_outer_blanks(text);
    return &unit;
  }
  return nullptr;
}

/// Digits, and the number of them that stand after the decimal sign.
struct Decimal {
  std::string digits;
  int decimals = 0;
};

/// Removes a sign from the start; true if it is a minus sign.
bool take_minus(std::string_view& text) {
  if (!text.starts_with('-') && !text.starts_with('+')) return false;
  const bool minus = text[0] == '-';
  text = without_outer_blanks(text.substr(1));
  return minus;
}

/// Removes "e-1", "*10^-1" or "x 10^-1" from the end and returns the exponent; absent if it is not
/// understood.
std::optional<int> take_exponent(std::string_view& text) {
  const std::size_t mark = text.find_first_of("ex*");
  if (mark == none) return 0;
  std::string_view exponent = text.substr(mark + 1);
  if (text[mark] != 'e') {
    exponent = without_outer_blanks(exponent);
    if (!exponent.starts_with("10^")) return std::nullopt;
    exponent.remove_prefix(3);
    text = without_outer_blanks(text.substr(0, mark));
  } else {
    text = text.substr(0, mark);
  }
  const bool minus = take_minus(exponent);
  constexpr std::size_t most_digits = 3;  // exponents of doubles have no more
  if (exponent.empty() || exponent.size() > most_digits) return std::nullopt;
  int result = 0;
  for (const char c : exponent) {
    if (!is_digit(c)) return std::nullopt;
    result = 10 * result + (c - '0');
  }
  return minus ? -result : result;
}

bool all_digits(std::string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }

/// The digits of a whole number, which may be in groups of three with one kind of mark between
/// them; absent if it is none. The character `decimal` cannot be that mark.
std::optional<std::string> whole_digits(std::string_view text, char decimal) {
  const std::size_t first = text.find_first_not_of("0123456789");
  if (first == none) return std::string(text);
  const char mark = text[first];
  constexpr std::string_view marks = " '.,";
  if (marks.find(mark) == none || mark == decimal) return std::nullopt;
  if (first == 0 || first > 3 || text[0] == '0') return std::nullopt;
  std::string digits(text.substr(0, first));
  text.remove_prefix(first);
  while (!text.empty()) {
    if (text.size() < 4 || text[0] != mark || !all_digits(text.substr(1, 3))) return std::nullopt;
    digits += text.substr(1, 3);
    text.remove_prefix(4);
  }
  return digits;
}

/// The decimal sign is the last point or comma, unless it occurs several times.
char decimal_sign_of(std::string_view text) {
  const std::size_t last = text.find_last_of(".,");
  if (last == none) return 0;
  return text.find(text[last]) == last ? text[last] : '\0';
}

std::optional<Decimal> read_decimal(std::string_view text, char decimal) {
  const std::size_t sign = decimal == 0 ? none : text.find(decimal);
  std::string_view fraction;
  if (sign != none) {
    fraction = text.substr(sign + 1);
    text = text.substr(0, sign);
    if (fraction.empty()) return std::nullopt;
  }
  std::optional<std::string> digits = whole_digits(text, decimal);
  if (!digits || !all_digits(fraction)) return std::nullopt;
  Decimal result{std::move(*digits), static_cast<int>(fraction.size())};
  result.digits += fraction;
  if (result.digits.empty()) return std::nullopt;
  return result;
}

Answer undefined_answer() {
  Answer answer;
  answer.undefined = true;
  answer.value = undefined;
  return answer;
}

/// A number with its decimal sign moved left by `shift` places.
std::optional<Answer> answer_of(const Decimal& decimal, bool minus, int shift) {
  Answer answer;
  answer.decimals = decimal.decimals + shift;
  const std::string text = decimal.digits + "e" + std::to_string(-answer.decimals);
  fast_float::from_chars(text.data(), text.data() + text.size(), answer.value);
  if (!std::isfinite(answer.value)) return std::nullopt;
  if (answer.value == 0) answer.decimals = std::max(answer.decimals, 0);  // 0·10⁹ is 0
  if (minus && answer.value != 0) answer.value = -answer.value;
  return answer;
}

/// The readings of a number without a unit, its decimal sign moved left by `shift` places: at most
/// two.
std::vector<Answer> read_number(std::string_view text, int shift) {
  std::vector<Answer> readings;
  const bool minus = take_minus(text);
  const std::size_t whole = text.size();
  const std::optional<int> exponent = take_exponent(text);
  if (!exponent) return readings;
  const auto append = [&](char decimal) {
    const std::optional<Decimal> read = read_decimal(text, decimal);
    if (!read) return;
    if (const auto answer = answer_of(*read, minus, shift - *exponent)) readings.push_back(*answer);
  };
  const char decimal = decimal_sign_of(text);
  append(decimal);
  // The only mark of "1,234" may also separate thousands.
  const std::size_t mark = text.find_first_not_of("0123456789");
  const bool only_mark = mark != none && text[mark] == decimal;
  if (only_mark && whole == text.size() && text.size() == mark + 4) append('\0');
  return readings;
}

/// The readings of the quotient of two numbers; two if either number has two readings.
std::vector<Answer> read_quotient(std::string_view numerator, std::string_view denominator,
                                  int shift) {
  const std::vector<Answer> above = read_number(without_outer_blanks(numerator), shift);
  const std::vector<Answer> below = read_number(without_outer_blanks(denominator), 0);
  std::vector<Answer> readings;
  if (above.empty() || below.empty()) return readings;
  for (std::size_t at = 0; at < std::max(above.size(), below.size()); ++at) {
    const double divisor = below[std::min(at, below.size() - 1)].value;
    if (divisor == 0) return {undefined_answer()};
    Answer answer;
    answer.fraction = true;
    answer.value = above[std::min(at, above.size() - 1)].value / divisor;
    if (std::isfinite(answer.value)) readings.push_back(answer);
  }
  return readings;
}

/// The value of one unit of the last digit.
double unit_of(int decimals) { return std::pow(10.0, -decimals); }

/// True if the answer differs from the value by at most `units` of its last digit, apart from the
/// noise of doubles.
bool within(double value, const Answer& answer, double units) {
  const double tolerance =
      (units + noise_of_digit) * unit_of(answer.decimals) + noise_of_value * std::fabs(value);
  return std::fabs(answer.value - value) <= tolerance;
}

bool has_digits_of(double value, const Answer& answer) {
  return !answer.undefined && !answer.fraction && std::isfinite(value);
}

/// The value in whole units of 10^-decimals, which `to_whole` makes from the absolute value and its
/// noise.
template <class ToWhole>
double in_whole_units(double value, int decimals, ToWhole to_whole) {
  constexpr int most_decimals = 300;
  if (!std::isfinite(value) || decimals > most_decimals) return value;
  if (decimals < -most_decimals) return 0;
  // Powers of ten up to 10²² are exact, so only one rounding remains.
  const double scale = std::pow(10.0, std::abs(decimals));
  const double scaled = std::fabs(decimals < 0 ? value / scale : value * scale);
  if (!(scaled < largest_count)) return value;  // every double above is whole
  const double whole = to_whole(scaled, noise_of_digit + noise_of_value * scaled);
  if (whole == 0) return 0;
  return std::copysign(decimals < 0 ? whole * scale : whole / scale, value);
}

bool agree(const std::vector<Answer>& readings, const std::vector<Answer>& others) {
  return std::any_of(others.begin(), others.end(), [&](const Answer& other) {
    return gives(readings[0].value, other) || gives(other.value, readings[0]);
  });
}

}  // namespace

std::vector<Answer> read_answer(std::string_view text) {
  if (text.size() > longest_answer) return {};
  const std::size_t bracket = text.find_last_of('(');
  if (bracket != none && without_outer_blanks(text).ends_with(')')) {
    const std::vector<Answer> before = read_answer(text.substr(0, bracket));
    const auto again = before.empty() ? before : read_answer(text.substr(bracket));
    if (!again.empty()) return agree(before, again) ? before : std::vector<Answer>();
  }
  const std::string plain = with_usual_signs(in_plain_characters(text));
  std::string_view number = number_in(plain);
  if (means_undefined(number)) return {undefined_answer()};

  const Unit* unit = take_unit(number);
  const bool percent = unit != nullptr && unit->base == 0;
  const std::size_t slash = number.find('/');
  const auto read = [&](int shift) {
    return slash == none ? read_number(number, shift)
                         : read_quotient(number.substr(0, slash), number.substr(slash + 1), shift);
  };
  constexpr int hundredths = 2;
  std::vector<Answer> readings = read(percent ? hundredths : 0);
  if (readings.empty() || readings[0].undefined) return readings;
  for (Answer& reading : readings) {
    if (percent) reading.percent = Percent::written;
    if (unit != nullptr && !percent) reading.base = unit->base;
  }
  const std::vector<Answer> moved = read(percent ? 0 : hundredths);
  if (moved.empty()) return readings;
  Answer other = moved[0];
  if (percent && std::fabs(other.value) <= 1) {
    other.percent = Percent::ignored;
    readings.push_back(other);
  } else if (unit == nullptr && slash == none && std::fabs(readings[0].value) > 1) {
    other.percent = Percent::missing;
    readings.push_back(other);
  }
  return readings;
}

bool gives(double value, const Answer& answer) {
  if (answer.undefined) return std::isnan(value);
  if (!std::isfinite(value)) return false;
  if (answer.fraction) {
    return std::fabs(answer.value - value) <= noise_of_value * std::fabs(value);
  }
  return within(value, answer, 0.5);
}

bool is_truncation(double value, const Answer& answer) {
  return has_digits_of(value, answer) && !gives(value, answer) &&
         within(truncated(value, answer.decimals), answer, 0);
}

bool is_one_off(double value, const Answer& answer) {
  return has_digits_of(value, answer) && !gives(value, answer) && within(value, answer, 1.5);
}

double rounded(double value, int decimals) {
  return in_whole_units(value, decimals, [](double scaled, double noise) {
    return std::floor(scaled + 0.5 + std::min(noise, 0.25));
  });
}

double truncated(double value, int decimals) {
  return in_whole_units(value, decimals, [](double scaled, double noise) {
    const double nearest = std::round(scaled);
    return std::fabs(scaled - nearest) <= noise ? nearest : std::floor(scaled);
  });
}

}  // namespace deconfuse
