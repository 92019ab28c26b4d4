#include "input/stated/figures.hpp"

#include "data/ascii.hpp"
#include "input/stated/front.hpp"

namespace deconfuse {
namespace {

/// Removes digits with at most one point or comma among them from the front of a text.
std::optional<Figure> take_decimal(std::string_view& text) {
  constexpr std::size_t longest = 18;  // more digits are neither a count nor a result
  Figure figure;
  std::size_t at = 0, digits = 0;
  bool any_mark = false;
  double scale = 1;
  for (; at < text.size() && digits < longest; ++at) {
    const char c = text[at];
    if (is_digit(c)) {
      figure.value = figure.value * 10 + (c - '0');
      ++digits;
      if (any_mark) ++figure.decimals, scale *= 10;
    } else if (!any_mark && (c == '.' || c == ',') && at + 1 < text.size() &&
               is_digit(text[at + 1])) {
      any_mark = true;
    } else {
      break;
    }
  }
  while (at < text.size() && any_mark && is_digit(text[at])) ++at;
  if (digits == 0) return std::nullopt;
  figure.value /= scale;
  text.remove_prefix(at);
  return figure;
}

}  // namespace

std::optional<Figure> take_figure(std::string_view& text) {
  std::string_view rest = text;
  const bool is_negative = take(rest, "-") || take(rest, "−");
  auto figure = take_decimal(rest);
  if (!figure) return std::nullopt;
  std::string_view beyond = rest;
  skip(beyond, " \t");
  if (take(beyond, "%")) {
    figure->is_percent = true;
    figure->value /= 100;
    figure->decimals += 2;
    rest = beyond;
  } else if (take(beyond, "/")) {
    skip(beyond, " \t");
    const auto divisor = take_decimal(beyond);
    if (!divisor || !(divisor->value > 2)) return std::nullopt;
    figure->is_fraction = true;
    figure->value /= divisor->value;
    rest = beyond;
  }
  if (is_negative) figure->value = -figure->value;
  if (!rest.empty() && (is_in_word(rest[0]) || rest[0] == '_')) {
    if (!rest.starts_with("±") && !rest.starts_with("≈")) return std::nullopt;
  }
  std::string_view next = rest;
  skip(next, " \t");
  if (next.starts_with("ci") || next.starts_with("conf")) return std::nullopt;
  if (!next.empty() && is_one_of("+*/^", next[0]) && !next.starts_with("+/-") &&
      !next.starts_with("**"))
    return std::nullopt;
  text = rest;
  return figure;
}

}  // namespace deconfuse
