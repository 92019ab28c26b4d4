#include "input/blocks/brackets.hpp"

#include <algorithm>

#include "data/ascii.hpp"
#include "input/blocks/line_kind.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

bool opens(char c) { return c == '[' || c == '(' || c == '{'; }
bool closes(char c) { return c == ']' || c == ')' || c == '}'; }

bool may_be_in_name(char c) {
  return is_name_character(c) || c == '$' || c == '\\' || static_cast<unsigned char>(c) >= 0x80;
}

/// Reads the characters of a view, line by line.
class Scanner {
 public:
  Scanner(std::string_view text, const TextView& view)
      : text_(text), view_(view), budget_(most_times * text.size()) {}

  std::vector<Bracketed> values() {
    constexpr std::size_t most = 60;
    std::vector<Bracketed> found;
    for (std::size_t k = 0; k < view_.size() && found.size() < most; ++k) {
      std::size_t at = 0;
      while (at < line(k).size() && found.size() < most) {
        if (!opens(line(k)[at])) {
          ++at;
          continue;
        }
        auto value = value_at(k, at);
        const bool is_closed = !value.lines.empty();
        if (!is_closed || (value.items < 2 && !value.named && line(k)[at] != '{')) {
          ++at;  // a value may start inside
          continue;
        }
        k = value.last_line;
        at = end_;
        if (!value.computed) found.push_back(std::move(value));
      }
    }
    return found;
  }

 private:
  std::string_view line(std::size_t k) const { return view_[k].of(text_); }

  /// Reads the value that begins here. It has no items if the brackets are not closed, or hold code
  /// or prose.
  Bracketed value_at(std::size_t first, std::size_t begin) {
    constexpr std::size_t most_lines = 10000;
    std::size_t depth = 0, commas = 0;
    char quote = 0, opened = 0;
    Bracketed value;
    value.first_line = first;
    bool in_item = false, any_digit_or_quote = false;
    for (std::size_t k = first; k < view_.size() && k < first + most_lines; ++k) {
      const std::string_view text = line(k);
      if (text.size() > budget_) return {};
      budget_ -= text.size();
      for (std::size_t at = k == first ? begin : 0; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0) {
          if (c == quote) quote = 0;
          continue;
        }
        if (c == '"' || (c == '\'' && !in_item)) {
          quote = c;
          any_digit_or_quote = true;
          ++value.items;
          in_item = true;
        } else if (opens(c)) {
          ++depth;
          value.nested =
              value.nested || (depth > 1 && c == '[' && value.items == 0 && opened == '[');
          opened = c;
          in_item = false;
        } else if (closes(c)) {
          in_item = false;
          if (--depth > 0) continue;
          const std::size_t name = name_begin(line(first), begin);
          // A remark in brackets: "(2 points)".
          const bool is_remark =
              line(first)[begin] == '(' && name == begin && commas + 1 < value.items;
          if (!any_digit_or_quote || is_remark) return {};
          value.computed = is_computed(line(first), begin, text, at + 1);
          value.last_line = k;
          end_ = at + 1;
          value.lines = lines_of_value(first, name, k, at + 1);
          value.named = line(first).substr(name, begin - name).find_first_of("=:<") != text.npos;
          return value;
        } else if (is_blank(c) || c == ',' || c == ';') {
          in_item = false;
          commas += is_blank(c) ? 0 : 1;
        } else if (c == '~') {
          return {};
        } else {
          any_digit_or_quote = any_digit_or_quote || is_digit(c);
          if (!in_item) ++value.items;
          in_item = true;
        }
      }
      if (quote == '\'') return {};
      in_item = false;
      // A bracket that a sentence opens is not followed to its end.
      if (trimmed(text).empty() && depth == 1 && value.items == 0) return {};
    }
    return {};
  }

  /// Whether an operator or method applies to the value: "1 - c(0, 1)", "[1, 0].T", "[1 0]'".
  static bool is_computed(std::string_view line, std::size_t begin, std::string_view last,
                          std::size_t end) {
    while (begin > 0 && may_be_in_name(line[begin - 1])) --begin;
    const std::string_view before = trimmed(line.substr(0, begin));
    constexpr std::string_view operators = "+-*/^%!~";
    // A comment sign, or a dash after a word, has no number before it.
    if (!before.empty() && operators.find(before.back()) != operators.npos) {
      const std::string_view left = trimmed(before.substr(0, before.size() - 1));
      if (before == "-" || (!left.empty() && (is_digit(left.back()) || closes(left.back()) ||
                                              left.ends_with('=') || left.ends_with("<-"))))
        return true;
    }
    const std::string_view after = last.substr(end);
    if (after.starts_with('\'') || after.starts_with('[')) return true;
    if (after.size() > 1 && after[0] == '.' && is_letter(after[1])) return true;
    const std::string_view next = trimmed(after);
    return next.size() > 1 && operators.find(next[0]) != operators.npos;
  }

  /// The start of the name before a value: of `y_true` in `y_true = np.array(`.
  static std::size_t name_begin(std::string_view line, std::size_t begin) {
    const auto back = [line](std::size_t at, auto fits) {
      while (at > 0 && fits(line[at - 1])) --at;
      return at;
    };
    const std::size_t call = back(begin, may_be_in_name);
    std::size_t at = back(call, is_blank);
    const bool arrow = at > 1 && line.substr(at - 2, 2) == "<-";
    if (!arrow && (at == 0 || (line[at - 1] != '=' && line[at - 1] != ':'))) return call;
    at = back(at - (arrow ? 2 : 1), is_blank);
    if (at > 0 && (line[at - 1] == '"' || line[at - 1] == '\'')) {
      const std::size_t open = at < 2 ? line.npos : line.rfind(line[at - 1], at - 2);
      return open == line.npos ? call : open;
    }
    const std::size_t name = back(at, may_be_in_name);
    return name == at ? call : name;
  }

  TextView lines_of_value(std::size_t first, std::size_t begin, std::size_t last,
                          std::size_t end) const {
    TextView lines(view_.begin() + static_cast<std::ptrdiff_t>(first),
                   view_.begin() + static_cast<std::ptrdiff_t>(last) + 1);
    lines.back().end = lines.back().begin + end;
    lines.front().begin += begin;
    return lines;
  }

  std::string_view text_;
  const TextView& view_;
  /// Brackets that are never closed are read to the end of the text, but only a limited number of
  /// them.
  static constexpr std::size_t most_times = 8;
  std::size_t budget_;
  std::size_t end_ = 0;  ///< end of the last value, in its last line
};

}  // namespace

std::vector<Bracketed> brackets_in(std::string_view text, const TextView& view) {
  return Scanner(text, view).values();
}

bool computes_values(std::string_view text, const TextView& view, std::size_t line) {
  const std::string_view code = view[line].of(text);
  if (bracket_depth(code) != 0) return true;
  const auto begins_item = [](char c) {
    return is_letter(c) || is_digit(c) || c == '[' || c == '"' || c == '\'' || c == '-';
  };
  for (std::size_t at = 0; at < code.size(); ++at) {
    const bool is_call =
        code.substr(at).starts_with("c(") && (at == 0 || !may_be_in_name(code[at - 1]));
    if (code[at] != '[' && !is_call) continue;
    const std::string_view inside = trimmed(code.substr(at + (is_call ? 2 : 1)));
    if (!inside.empty() && begins_item(inside[0])) return true;
  }
  for (std::size_t k = 0; k < view.size(); ++k) {
    const std::string_view other = trimmed(view[k].of(text));
    const auto end = static_cast<std::size_t>(
        std::find_if_not(other.begin(), other.end(), may_be_in_name) - other.begin());
    const std::string_view sign = trimmed(other.substr(end));
    if (k == line || end == 0 || !(sign.starts_with('=') || sign.starts_with("<-"))) continue;
    const std::string_view name = other.substr(0, end);
    for (std::size_t at = code.find(name); at != code.npos; at = code.find(name, at + 1)) {
      const std::string_view behind = code.substr(at + name.size());
      const bool is_word = (at == 0 || !may_be_in_name(code[at - 1])) &&
                           (behind.empty() || !may_be_in_name(behind[0]) || behind[0] == '.');
      if (is_word && !trimmed(behind).starts_with('=')) return true;
    }
  }
  return false;
}

}  // namespace deconfuse
