#include "input/notations/latex.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view table_environments[] = {
    "matrix",  "pmatrix",  "bmatrix",  "Bmatrix",   "vmatrix",  "Vmatrix",  "smallmatrix", "array",
    "tabular", "tabular*", "tabularx", "longtable", "bmatrix*", "pmatrix*", "tabulary"};

/// Commands whose arguments are not displayed as text.
constexpr std::string_view silent_commands[] = {"cellcolor", "rowcolor",   "color",    "textcolor",
                                                "label",     "cline",      "cmidrule", "vspace",
                                                "hspace",    "columncolor"};

/// The end of the command name at `i`, where text[i] is a backslash.
std::size_t command_end(std::string_view text, std::size_t i) {
  std::size_t end = i + 1;
  while (end < text.size() && is_letter(text[end])) ++end;
  return end == i + 1 ? character_end(text, end) : end;
}

bool is_rule_command(std::string_view command) {
  return (command.ends_with("line") || command.ends_with("rule") || command == "cmidrule") &&
         command != "vline" && !command.starts_with("over") && !command.starts_with("under");
}

/// The position after the group {…} that starts at `i`; `i` if no group starts there.
std::size_t group_end(std::string_view text, std::size_t i, char open = '{', char close = '}') {
  if (i >= text.size() || text[i] != open) return i;
  std::size_t depth = 0;
  for (std::size_t k = i; k < text.size(); ++k) {
    if (text[k] == '\\') {
      ++k;
    } else if (text[k] == open) {
      ++depth;
    } else if (text[k] == close && --depth == 0) {
      return k + 1;
    }
  }
  return text.size();
}

struct Environment {
  std::size_t begin;  ///< start of \begin
  std::size_t body;
  std::size_t end;  ///< end of the body
};

/// The table environments in order of appearance; they do not nest.
Result<std::vector<Environment>> table_environments_of(const Source& source) {
  const std::string_view text = source.text();
  constexpr std::string_view begin_mark = "\\begin{";
  std::vector<Environment> found;
  std::size_t position = 0;
  while ((position = text.find(begin_mark, position)) != std::string_view::npos) {
    const std::size_t name_begin = position + begin_mark.size();
    const std::size_t name_end = text.find('}', name_begin);
    if (name_end == std::string_view::npos || name_end - name_begin > 20) {
      return source.error(ErrorCode::unclosed_environment, {text.substr(position), position},
                          Expected::end_of_environment);
    }
    const std::string_view name = text.substr(name_begin, name_end - name_begin);
    if (!is_one_of(name, table_environments)) {
      position = name_end;
      continue;
    }
    const std::string end_mark = "\\end{" + std::string(name) + "}";
    const std::size_t end = text.find(end_mark, name_end);
    if (end == std::string_view::npos) {
      return source.error(ErrorCode::unclosed_environment,
                          {text.substr(position, name_end + 1 - position), position},
                          Expected::end_of_environment, {{"name", std::string(name)}});
    }
    std::size_t body = name_end + 1;
    // Arguments: [t], {width} and the column specification {c|cc}.
    if (name.starts_with("tabular") || name == "array" || name == "longtable") {
      while (body < end && (text[body] == '{' || text[body] == '[')) {
        body = text[body] == '{' ? group_end(text, body) : group_end(text, body, '[', ']');
      }
    }
    found.push_back({position, std::min(body, end), end});
    position = end + end_mark.size();
  }
  return found;
}

void add_cell(Source& source, Grid& grid, std::size_t begin, std::size_t end) {
  const std::string_view text = source.text();
  std::string_view raw = trimmed(text.substr(begin, end - begin));
  const std::size_t offset =
      raw.empty() ? begin : static_cast<std::size_t>(raw.data() - text.data());
  // \multicolumn{2}{c}{text} spans two cells.
  std::size_t width = 1;
  constexpr std::string_view multicolumn = "\\multicolumn{";
  if (raw.starts_with(multicolumn)) {
    const Number stated =
        parse_number(raw.substr(multicolumn.size(), raw.find('}') - multicolumn.size()));
    constexpr double widest = 100;
    if (stated.form == NumberForm::finite && stated.value >= 1 && stated.value <= widest) {
      width = static_cast<std::size_t>(stated.value);
    }
    raw.remove_prefix(group_end(raw, group_end(raw, multicolumn.size() - 1)));
  } else if (raw.starts_with("\\multirow")) {
    const std::size_t count_end = group_end(raw, raw.find('{'));
    raw.remove_prefix(std::min(raw.size(), group_end(raw, count_end)));
  }
  Cell cell{raw, offset, false};
  if (is_latex(raw) || raw.find_first_of("{}|~") != std::string_view::npos) {
    std::string plain = plain_text_of_latex(raw);
    cell.text = source.keep(std::move(plain));
    // Braces and ties before the text leave no text.
    const std::size_t marks = raw.find_first_not_of("{}|~ \t\r\n");
    if (marks != std::string_view::npos) {
      cell.offset = static_cast<std::size_t>(raw.data() - text.data()) + marks;
    }
  }
  grid.add(cell);
  for (; width > 1; --width) grid.add({{}, offset, false});
}

/// The name M in `$$ M = \left[` at the end of `text`; empty if there is none.
std::string_view name_before(std::string_view text) {
  constexpr std::size_t longest = 200;
  text = trimmed(text.substr(text.size() - std::min(text.size(), longest)));
  const std::size_t sign = text.find_last_of('=');
  if (sign == std::string_view::npos || text.find('\n', sign) != std::string_view::npos) return {};
  text = trimmed(text.substr(0, sign));
  const std::size_t begin = text.find_last_of("$\n;,&");
  return trimmed(begin == std::string_view::npos ? text : text.substr(begin + 1));
}

/// Whether a cell is only the bar before totals.
bool is_bar(std::string_view text) { return text == "|" || text == "\\vline"; }

void read_rows(Source& source, const Environment& environment, Grid& grid) {
  const std::string_view text = source.text();
  std::size_t begin = environment.body;
  std::size_t depth = 0;
  bool any = false;
  const auto is_empty = [&](std::size_t end) {
    return trimmed(text.substr(begin, end - begin)).empty();
  };
  const auto end_cell = [&](std::size_t end) {
    const std::string_view piece = trimmed(text.substr(begin, end - begin));
    if (!is_bar(piece)) add_cell(source, grid, begin, end);
    any = true;
  };
  for (std::size_t i = environment.body; i < environment.end; ++i) {
    if (text[i] == '\\') {
      const std::size_t end = command_end(text, i);
      const std::string_view command = text.substr(i + 1, end - i - 1);
      if (depth == 0 && (command == "\\" || command == "tabularnewline" || command == "cr")) {
        if (any || !is_empty(i)) {
          end_cell(i);
          grid.end_row();
        }
        any = false;
        i = group_end(text, end, '[', ']') - 1;
        begin = i + 1;
        continue;
      }
      i = end - 1;
    } else if (text[i] == '{') {
      ++depth;
    } else if (text[i] == '}' && depth > 0) {
      --depth;
    } else if (text[i] == '&' && depth == 0) {
      end_cell(i);
      begin = i + 1;
    }
  }
  if (any || !is_empty(environment.end)) {
    end_cell(environment.end);
    grid.end_row();
  }
}

}  // namespace

bool is_latex(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '$') return true;
    if (text[i] == '\\' && i + 1 < text.size() &&
        (is_letter(text[i + 1]) || contains_byte("%&_#,;", text[i + 1])))
      return true;
  }
  return false;
}

std::string plain_text_of_latex(std::string_view text) {
  std::string plain;
  std::size_t slash = 0;  // end of the numerator of a fraction
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (i == slash && i > 0) plain += '/';
    if (c == '\\') {
      const std::size_t end = command_end(text, i);
      const std::string_view command = text.substr(i + 1, end - i - 1);
      if (is_one_of(command, silent_commands)) {
        std::size_t after = group_end(text, end, '[', ']');
        after = group_end(text, after);
        i = after - 1;
        continue;
      }
      static constexpr std::string_view fractions[] = {"frac", "dfrac", "tfrac"};
      if (is_one_of(command, fractions) && i >= slash) {
        if (text.substr(end).starts_with('{')) slash = group_end(text, end);
        if (end + 1 < text.size() && is_digit(text[end])) slash = end + 1;
      }
      static constexpr std::string_view dots[] = {"dots", "ldots", "cdots", "vdots", "ddots"};
      if (is_one_of(command, dots)) plain += "…";
      if (command == "Sigma" || command == "sum") plain += "Σ";
      // A backslash before a letter outside ASCII has no meaning.
      const bool is_letter_beyond =
          command.size() > 1 && static_cast<unsigned char>(command[0]) >= 0x80;
      if (is_letter_beyond || command == "%" || command == "_" || command == "&" ||
          command == "#" || command == "$" || command == "{" || command == "}") {
        plain += command;
      }
      if (command == "," || command == ";" || command == " " || command == "quad") plain += ' ';
      i = end - 1;
    } else if (c == '~') {
      plain += ' ';
    } else if (c != '{' && c != '}' && c != '$') {
      plain += c;
    }
  }
  std::string_view result = trimmed(plain);
  while (!result.empty() && (result.front() == '|' || result.back() == '|') && result.size() > 1) {
    if (result.front() == '|')
      result.remove_prefix(1);
    else
      result.remove_suffix(1);
    result = trimmed(result);
  }
  return std::string(result);
}

bool has_latex_table(std::string_view text) {
  constexpr std::string_view begin_mark = "\\begin{";
  if (!contains_byte(text, begin_mark[0])) return false;
  for (std::size_t i = text.find(begin_mark); i != std::string_view::npos;
       i = text.find(begin_mark, i + 1)) {
    const std::string_view rest = text.substr(i + begin_mark.size(), 20);
    for (std::string_view name : table_environments) {
      if (rest.starts_with(name)) return true;
    }
  }
  return false;
}

namespace {

/// Comments, from % to the end of the line, and rules between rows, such as `\\hline`. \% is a
/// percent sign.
Gaps comments_and_rules(std::string_view text) {
  Gaps gaps;
  for (std::size_t i = 0, end = 0; i < text.size(); i = end) {
    end = i + 1;
    if (text[i] == '%') {
      end = line_end(text, i);
      gaps.push_back({i, end});
    } else if (text[i] == '\\') {
      end = command_end(text, i);
      if (!is_rule_command(text.substr(i + 1, end - i - 1))) continue;
      end = group_end(text, end, '(', ')');
      end = group_end(text, end, '[', ']');
      end = group_end(text, end);
      gaps.push_back({i, end});
    }
  }
  return gaps;
}

}  // namespace

Result<std::vector<NamedGrid>> read_latex(const Source& pasted) {
  Source source = pasted.without(comments_and_rules(pasted.text()));
  auto environments = table_environments_of(source);
  if (const auto* error = std::get_if<InputError>(&environments)) return *error;
  const auto& found = std::get<std::vector<Environment>>(environments);
  if (found.empty()) {
    const std::string_view text = trimmed(source.text());
    const auto offset = static_cast<std::size_t>(text.data() - source.text().data());
    return source.error(ErrorCode::unclosed_environment, {text, offset},
                        Expected::end_of_environment);
  }
  std::vector<NamedGrid> tables;
  std::size_t before = 0;
  for (const Environment& environment : found) {
    const std::string_view text = source.text();
    tables.push_back(
        {name_before(text.substr(before, environment.begin - before)),
         {text.substr(environment.begin, environment.body - environment.begin), environment.begin},
         {}});
    Grid& grid = tables.back().grid;
    grid.bracketed = true;
    read_rows(source, environment, grid);
    before = environment.end;
  }
  return tables;
}

}  // namespace deconfuse
