#include "data/labels.hpp"

#include <fast_float/fast_float.h>

#include <algorithm>
#include <cstddef>

#include "data/ascii.hpp"
#include "data/word_list.hpp"

namespace deconfuse {
namespace {

std::string_view outer_blanks_removed(std::string_view text) {
  // Unicode's blanks as UTF-8, and the byte order mark, which editors leave inside files.
  static constexpr std::string_view wide_blanks[] = {
      "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004",
      "\u2005", "\u2006", "\u2007", "\u2008", "\u2009", "\u200A", "\u2028",
      "\u2029", "\u202F", "\u205F", "\u3000", "\u0085", "\uFEFF"};
  const auto is_blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
  for (bool again = true; again && !text.empty();) {
    again = false;
    if (is_blank(text.front())) text.remove_prefix(1), again = true;
    if (!text.empty() && is_blank(text.back())) text.remove_suffix(1), again = true;
    if (text.empty() ||
        (static_cast<signed char>(text.front()) > 0 && static_cast<signed char>(text.back()) > 0)) {
      continue;
    }
    for (std::string_view blank : wide_blanks) {
      if (text.starts_with(blank)) text.remove_prefix(blank.size()), again = true;
      if (text.ends_with(blank)) text.remove_suffix(blank.size()), again = true;
    }
  }
  return text;
}

/// Parts of a decimal number, without leading zeros of `whole` and trailing zeros of `fraction`.
struct Decimal {
  bool negative = false;
  std::string_view whole;
  std::string_view fraction;
};

/// Reads [+-]digits[.digits]; false if `text` is anything else.
bool read_decimal(std::string_view text, Decimal& decimal) {
  // This is quick to rule out most names, which begin with a letter.
  if (text.empty() || static_cast<signed char>(text.front()) > '9') return false;
  static constexpr std::string_view minus_sign = "\u2212";
  if (text.starts_with(minus_sign)) {
    decimal.negative = true;
    text.remove_prefix(minus_sign.size());
  } else if (text.front() == '-' || text.front() == '+') {
    decimal.negative = text.front() == '-';
    text.remove_prefix(1);
  }
  std::size_t point = 0;
  while (point < text.size() && is_digit(text[point])) ++point;
  decimal.whole = text.substr(0, point);
  decimal.fraction = {};
  if (point < text.size()) {
    if (text[point] != '.') return false;
    decimal.fraction = text.substr(point + 1);
    if (!std::all_of(decimal.fraction.begin(), decimal.fraction.end(), is_digit)) return false;
  }
  if (decimal.whole.empty() && decimal.fraction.empty()) return false;
  while (!decimal.whole.empty() && decimal.whole.front() == '0') decimal.whole.remove_prefix(1);
  while (!decimal.fraction.empty() && decimal.fraction.back() == '0') {
    decimal.fraction.remove_suffix(1);
  }
  if (decimal.whole.empty() && decimal.fraction.empty()) decimal.negative = false;
  return true;
}

int compare_digits(std::string_view left, std::string_view right) {
  if (left.size() != right.size()) return left.size() < right.size() ? -1 : 1;
  return left.compare(right);
}

int compare(const Decimal& left, const Decimal& right) {
  if (left.negative != right.negative) return left.negative ? -1 : 1;
  int order = compare_digits(left.whole, right.whole);
  if (order == 0) order = left.fraction.compare(right.fraction);
  return left.negative ? -order : order;
}

int compare_naturally(std::string_view left, std::string_view right) {
  std::size_t i = 0, j = 0;
  while (i < left.size() && j < right.size()) {
    if (is_digit(left[i]) && is_digit(right[j])) {
      const auto run = [](std::string_view text, std::size_t& position) {
        while (position < text.size() && text[position] == '0') ++position;
        const std::size_t begin = position;
        while (position < text.size() && is_digit(text[position])) ++position;
        return text.substr(begin, position - begin);
      };
      const std::string_view left_run = run(left, i), right_run = run(right, j);
      if (const int order = compare_digits(left_run, right_run); order != 0) return order;
    } else {
      // Unsigned bytes of UTF-8 compare as code points do.
      const auto a = static_cast<unsigned char>(left[i++]);
      const auto b = static_cast<unsigned char>(right[j++]);
      if (a != b) return a < b ? -1 : 1;
    }
  }
  if (i < left.size() || j < right.size()) return i < left.size() ? 1 : -1;
  return left.compare(right);
}

bool says_positive(std::string_view text) {
  static constexpr std::string_view words[] = {"1", "+1",       "true",     "yes",      "sí",  "si",
                                               "p", "positive", "positivo", "positiva", "pos", "+"};
  std::string lower;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (text.substr(i).starts_with("Í")) {
      lower += "í";
      ++i;
    } else {
      lower += lower_case(c);
    }
  }
  return is_one_of(lower, words);
}

}  // namespace

std::string canonical_label(std::string_view text) {
  text = outer_blanks_removed(text);
  Decimal decimal;
  if (!read_decimal(text, decimal)) return std::string(text);
  std::string label;
  if (decimal.negative) label += '-';
  label += decimal.whole.empty() ? "0" : decimal.whole;
  if (!decimal.fraction.empty()) {
    label += '.';
    label += decimal.fraction;
  }
  return label;
}

std::optional<double> number_of_label(std::string_view label) {
  Decimal decimal;
  if (!read_decimal(label, decimal)) return std::nullopt;
  double number = 0;
  fast_float::from_chars(label.data(), label.data() + label.size(), number);
  return number;
}

bool label_less(std::string_view left, std::string_view right) {
  Decimal left_number, right_number;
  const bool left_is_number = read_decimal(left, left_number);
  const bool right_is_number = read_decimal(right, right_number);
  if (left_is_number != right_is_number) return left_is_number;
  if (left_is_number) return compare(left_number, right_number) < 0;
  return compare_naturally(left, right) < 0;
}

void sort_labels(std::vector<std::string>& labels) {
  // Heap sort compiles to a quarter of the code of std::sort. Numbers mostly come in order.
  if (!std::is_sorted(labels.begin(), labels.end(), label_less)) {
    std::make_heap(labels.begin(), labels.end(), label_less);
    std::sort_heap(labels.begin(), labels.end(), label_less);
  }
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
}

std::size_t default_positive(const std::vector<std::string>& names) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (says_positive(names[i])) return i;
  }
  // "Positive (1)" beside "Negative (0)" is common on slides.
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::string_view name = names[i];
    const std::size_t bracket = name.find('(');
    if (bracket == std::string_view::npos || name.back() != ')') continue;
    const std::string outside = canonical_label(name.substr(0, bracket));
    const std::string inside = canonical_label(name.substr(bracket + 1, name.size() - bracket - 2));
    if (says_positive(outside) || says_positive(inside)) return i;
  }
  return names.size() - 1;
}

}  // namespace deconfuse
