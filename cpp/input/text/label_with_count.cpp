#include "input/text/label_with_count.hpp"

#include <string>

#include "data/ascii.hpp"
#include "input/text/number.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Whether the text is a confidence: "0.93", ".93", "93%", "conf 0.93", "p=0.93", "1".
bool is_confidence(std::string_view text) {
  const std::size_t blank = text.find_last_of(" =:");
  if (blank != text.npos) text.remove_prefix(blank + 1);
  const Number number = parse_number(text);
  return number.form == NumberForm::percent ||
         (number.form == NumberForm::finite && (text.find('.') != text.npos || text == "1") &&
          number.value >= 0 && number.value <= 1);
}

/// Removes "(…)" from the end and returns its content.
std::string_view take_brackets(std::string_view& text) {
  const std::size_t open = text.rfind('(');
  if (!text.ends_with(')') || open == text.npos || open == 0) return {};
  const std::string_view inside = trimmed(text.substr(open + 1, text.size() - open - 2));
  text = trimmed(text.substr(0, open));
  return inside;
}

/// Whether the text lists several labels: "a, b", "0 1 1".
bool is_list(std::string_view text) {
  const std::size_t blank = text.find(' ');
  return text.find(',') != text.npos ||
         (blank != text.npos && reads_as_number(text.substr(0, blank)) &&
          reads_as_number(text.substr(text.rfind(' ') + 1)));
}

}  // namespace

bool is_whole_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

std::string_view label_in(std::string_view text) {
  text = trimmed(text);
  std::string_view rest = text;
  if (const std::string_view inside = take_brackets(rest); is_confidence(inside)) text = rest;
  if (text.size() > 1 && (text[0] == '"' || text[0] == '\'') && text.back() == text[0]) {
    text = text.substr(1, text.size() - 2);
    return contains(text, "\"") || contains(text, "'") ? std::string_view() : text;
  }
  constexpr std::size_t longest = 60;
  const bool is_plain = text.size() <= longest && text.find_first_of("[]{}=|;\"\t") == text.npos &&
                        text.find(": ") == text.npos && !is_list(text);
  return is_plain ? text : std::string_view();
}

std::string_view take_count(std::string_view& text) {
  std::string_view rest = trimmed(text);
  for (const std::string_view unit : {" times", " cases", "x", "×"})
    if (rest.ends_with(unit)) rest = trimmed(rest.substr(0, rest.size() - unit.size()));
  std::string_view count = take_brackets(rest);
  if (count.starts_with("n=") || count.starts_with("x"))
    count.remove_prefix(count[0] == 'x' ? 1 : 2);
  if (count.empty()) {
    const std::size_t digits = rest.find_last_not_of("0123456789");
    if (digits == rest.npos || digits + 1 == rest.size()) return {};
    count = rest.substr(digits + 1);
    bool parted = is_blank(rest[digits]);
    rest = trimmed(rest.substr(0, digits + 1));
    for (const std::string_view mark : {":", "=", "×", " x", ",", ";", "count", "n"}) {
      if (!rest.ends_with(mark) || (is_letter(mark[0]) && !rest.ends_with(" " + std::string(mark))))
        continue;
      rest = trimmed(rest.substr(0, rest.size() - mark.size()));
      parted = true;
      if (mark == ":" || mark == "=") continue;
      break;
    }
    if (!parted) return {};
  }
  if (!is_whole_number(count) || rest.empty()) return {};
  text = rest;
  return count;
}

}  // namespace deconfuse
