#include "input/text/prefixes.hpp"

#include <algorithm>
#include <iterator>

#include "data/ascii.hpp"
#include "input/tables/names.hpp"

namespace deconfuse {
namespace {

/// Prefixes that every line of a run may share, each with the blank after it. That blank may be
/// missing in a line that holds nothing else.
constexpr std::string_view signs[] = {
    "## ",  "#> ", "# ",   "#\t",  // R Markdown, reprex, comments of Python, R and shells
    "// ",  "-- ", "% ",   ";; ",  // comments of C, SQL, MATLAB, Lisp
    "> ",   ">> ", ">>> ", "│ ",  "┃ ", "▏ ", "▌ ", "▎ ",  // quotations
    "* ",   "- ",  "• ",   "+ ",                           // lists, and continued lines of R
    "... ",                                                // Python
    "$ ",   "! ",                                          // shells, notebooks
    "+",                                                   // added lines of a diff
};

/// The length of the sign at the start of a line; 0 if the line does not start with it.
std::size_t length_of(std::string_view sign, std::string_view line) {
  // The left border of a box is no prefix, unless a second box stands inside the first.
  constexpr std::string_view box = "\xE2\x94";
  if (sign == "│ " && line.starts_with(sign) && ends_with_stroke(trimmed(line)) &&
      !line.substr(sign.size()).starts_with(box))
    return 0;
  if (line.starts_with(sign)) return sign.size();
  const bool ends_in_blank = sign.back() == ' ' || sign.back() == '\t';
  const std::string_view bare = sign.substr(0, sign.size() - (ends_in_blank ? 1 : 0));
  return !bare.empty() && line == bare ? bare.size() : 0;
}

std::string_view sign_of(std::string_view line) {
  const auto* found = std::find_if(std::begin(signs), std::end(signs),
                                   [line](std::string_view s) { return line.starts_with(s); });
  return found == std::end(signs) ? std::string_view() : *found;
}

std::size_t digits_at(std::string_view line, std::size_t begin) {
  std::size_t end = begin;
  while (end < line.size() && is_digit(line[end])) ++end;
  return end - begin;
}

/// A line number with its separator from the text: "12: ", "12\t", "12) ", "  3| ".
struct LineNumber {
  std::size_t number = 0;
  char mark = 0;
  std::size_t length = 0;
};

LineNumber line_number(std::string_view line) {
  LineNumber found;
  std::size_t at = 0;
  while (at < line.size() && line[at] == ' ') ++at;
  const std::size_t digits = digits_at(line, at);
  constexpr std::size_t most_digits = 6;
  if (digits == 0 || digits > most_digits || at + digits >= line.size()) return found;
  for (std::size_t i = at; i < at + digits; ++i)
    found.number = 10 * found.number + static_cast<std::size_t>(line[i] - '0');
  at += digits;
  if (std::string_view(":\t|)").find(line[at]) == std::string_view::npos) return found;
  found.mark = line[at];
  found.length = at + 1;
  if (found.mark != '\t' && found.length < line.size() && line[found.length] == ' ') ++found.length;
  return found;
}

std::size_t indentation(std::string_view line) {
  std::size_t length = 0;
  while (length < line.size() && (line[length] == ' ' || line[length] == '\t')) ++length;
  return length;
}

/// How much of `head` a line begins with, if any run of digits matches any other: the length of the
/// match in `head` and in the line.
struct Alike {
  std::size_t of_head = 0, of_line = 0;
};

Alike alike(std::string_view head, std::string_view line) {
  Alike found;
  while (found.of_head < head.size() && found.of_line < line.size()) {
    const std::size_t digits = digits_at(head, found.of_head);
    const std::size_t others = digits_at(line, found.of_line);
    if ((digits > 0) != (others > 0)) break;
    if (digits == 0 && head[found.of_head] != line[found.of_line]) break;
    found.of_head += digits > 0 ? digits : 1;
    found.of_line += others > 0 ? others : 1;
  }
  return found;
}

/// The length in the line of a match of all of `head`, except perhaps its final blank; else 0.
std::size_t length_of_head(std::string_view head, std::string_view line) {
  const Alike found = alike(head, line);
  const bool is_bare = found.of_line == line.size() && found.of_head + 1 == head.size();
  return found.of_head == head.size() || is_bare ? found.of_line : 0;
}

/// Whether the text looks like the start of a log's line: it holds a time, a level, a place in
/// brackets or the name of a container.
bool is_of_log(std::string_view head) {
  for (std::string_view word : {"INFO", "DEBUG", "WARN", "ERROR", "NOTICE"})
    if (contains(head, word)) return true;
  const std::size_t colon = head.find(':');
  if (colon != head.npos && colon > 0 && is_digit(head[colon - 1]) &&
      digits_at(head, colon + 1) > 0)
    return true;
  const std::string_view name = head.substr(0, std::min(head.find_first_of(" \t"), head.size()));
  const bool is_word = std::any_of(name.begin(), name.end(), is_letter);
  return is_word && (head[0] == '[' || (head.ends_with("| ") && contains(name, "-")));
}

/// The shared start of two lines of a log, before their messages; empty if they are no lines of a
/// log.
std::string_view log_head(std::string_view line, std::string_view next) {
  constexpr std::size_t longest = 200;
  std::string_view head = line.substr(0, std::min(alike(line, next).of_head, longest));
  std::size_t end = 0;
  for (std::string_view mark : {"] ", ": ", " - ", "| ", "> "}) {
    const std::size_t at = head.rfind(mark);
    if (at != head.npos) end = std::max(end, at + mark.size());
  }
  head = head.substr(0, end);
  return !head.empty() && is_of_log(head) ? head : std::string_view();
}

/// Removes one prefix from each run of lines that share it.
class Strip {
 public:
  Strip(std::string_view text, const TextView& view) : text_(text), view_(view) {}

  /// Removes one level of prefixes; true if any line had one.
  bool strip() {
    bool any = false;
    for (std::size_t i = 0; i < view_.size();) {
      std::size_t end = signed_run(i);
      if (end == i) end = indented_run(i);
      if (end == i) end = stamped_run(i);
      if (end == i) end = logged_run(i);
      if (end == i) end = numbered_run(i);
      any = any || end > i;
      i = std::max(end, i + 1);
    }
    return any;
  }

  TextView take() { return std::move(view_); }

 private:
  std::string_view line(std::size_t i) const { return view_[i].of(text_); }

  /// Each of these functions returns the index of the line after the run that begins at line i, or
  /// i if no run begins there.
  std::size_t signed_run(std::size_t i) {
    const std::size_t indented = indentation(line(i));
    const std::string_view sign = sign_of(line(i).substr(indented));
    if (sign.empty()) return i;
    const bool is_comment = sign[0] == '#' || sign[0] == '/';
    return take_off(
        i,
        [sign, indented](std::string_view line) {
          const std::size_t length =
              indentation(line) == indented ? length_of(sign, line.substr(indented)) : 0;
          return length == 0 ? 0 : indented + length;
        },
        is_comment ? 1 : fewest);
  }

  /// An initial tab would otherwise be read as a separator after an empty first cell.
  std::size_t indented_run(std::size_t i) {
    return take_off(i, [](std::string_view line) -> std::size_t { return line.starts_with('\t'); });
  }

  std::size_t stamped_run(std::size_t i) {
    return stamp_length(line(i)) == 0 ? i : take_off(i, stamp_length);
  }

  /// Lines of a log, which begin alike except for digits.
  std::size_t logged_run(std::size_t i) {
    if (i + 1 == view_.size()) return i;
    const std::string_view head = log_head(line(i), line(i + 1));
    if (head.empty()) return i;
    return take_off(i, [head](std::string_view line) { return length_of_head(head, line); });
  }

  std::size_t numbered_run(std::size_t i) {
    const LineNumber first = line_number(line(i));
    std::size_t next = first.number;
    const bool numbers_heading = first.number == 1 && names_axis(line(i).substr(first.length));
    return take_off(i, [&](std::string_view line) {
      const LineNumber found = line_number(line);
      // A number whose separator recurs in the line belongs to a column of the table, unless the
      // heading is numbered too.
      const bool is_cell = found.length > 0 && found.mark != ':' && found.mark != ')' &&
                           contains_byte(line.substr(found.length), found.mark) && !numbers_heading;
      if (found.length == 0 || found.mark != first.mark || found.number != next++ || is_cell)
        return std::size_t{0};
      return found.length;
    });
  }

  /// Whether one of the cells of a line names the truth or predictions.
  static bool names_axis(std::string_view line) {
    constexpr std::size_t longest = 200;
    std::string_view rest;
    for (line = line.substr(0, longest); !line.empty();) {
      const std::size_t end = std::min(line.find_first_of("\t|;,"), line.size());
      const Role role = leading_role(line.substr(0, end), rest);
      if (role == Role::truth || role == Role::predicted) return true;
      line.remove_prefix(std::min(end + 1, line.size()));
    }
    return false;
  }

  template <class LengthOf>
  std::size_t take_off(std::size_t i, LengthOf length_of, std::size_t least = fewest) {
    std::vector<std::size_t> lengths;
    while (i + lengths.size() < view_.size()) {
      const std::size_t length = length_of(line(i + lengths.size()));
      if (length == 0) break;
      lengths.push_back(length);
    }
    if (lengths.size() < least) return i;
    for (std::size_t k = 0; k < lengths.size(); ++k) view_[i + k].begin += lengths[k];
    return i + lengths.size();
  }

  /// Number of lines that make a run. A single line is enough for comment signs alone.
  static constexpr std::size_t fewest = 2;

  std::string_view text_;
  TextView view_;
};

}  // namespace

std::size_t stamp_length(std::string_view line) {
  std::size_t at = line.starts_with('[') ? 1 : 0;
  const auto takes = [&](std::size_t digits, std::string_view marks) {
    if (digits_at(line, at) != digits) return false;
    at += digits;
    if (marks.empty()) return true;
    if (at >= line.size() || marks.find(line[at]) == marks.npos) return false;
    ++at;
    return true;
  };
  const std::size_t start = at;
  if (!(takes(4, "-/") && takes(2, "-/") && takes(2, "T "))) at = start;
  if (!(takes(2, ":") && takes(2, ":") && takes(2, {}))) return 0;
  if (at < line.size() && (line[at] == ',' || line[at] == '.')) at += 1 + digits_at(line, at + 1);
  if (line[0] == '[') {
    if (at >= line.size() || line[at] != ']') return 0;
    ++at;
  }
  if (at < line.size() && line[at] == 'Z') ++at;
  if (at < line.size() && line[at] == ' ') ++at;
  for (std::string_view level : {"INFO", "DEBUG", "WARNING", "WARN", "ERROR"}) {
    const std::string_view rest = line.substr(at);
    if (!rest.starts_with(level)) continue;
    at += level.size();
    for (std::string_view mark : {" - ", ": ", " "}) {
      if (!line.substr(at).starts_with(mark)) continue;
      at += mark.size();
      break;
    }
    break;
  }
  return at;
}

std::vector<TextView> views_of(std::string_view text) {
  constexpr std::size_t most = 4;
  std::vector<TextView> views{lines_of(text)};
  while (views.size() < most) {
    Strip strip(text, views.back());
    if (!strip.strip()) break;
    views.push_back(strip.take());
  }
  return views;
}

}  // namespace deconfuse
