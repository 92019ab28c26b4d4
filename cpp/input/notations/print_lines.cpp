#include "input/notations/print_lines.hpp"

#include <algorithm>
#include <string>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

bool starts_with_letters(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() &&
         std::equal(lower.begin(), lower.end(), text.begin(),
                    [](char a, char b) { return a == lower_case(b); });
}

bool is_in_row_of_numbers(char c) {
  return is_digit(c) || c == '.' || c == ',' || c == ';' || c == '\t' || c == ' ' || c == '-' ||
         c == 'e';
}

/// Whether the line is only a title: "Confusion matrix:".
bool is_title(std::string_view line) {
  constexpr std::size_t longest = 60;
  const bool ends = line.ends_with(':') && !line.ends_with("::");
  return line.size() <= (ends ? 2 * longest : longest) &&
         (ends || line.find_first_of("0123456789\t,;|&") == std::string_view::npos) &&
         (starts_with_letters(line, "confusion matrix") ||
          starts_with_letters(line, "matriz de confusi"));
}

/// The end of R's index `[13]`, `[1,]` or `[,1]` at the start of a line; 0 if there is none.
std::size_t r_index_end(std::string_view line) {
  std::size_t i = 1;
  bool any_digit = false, any_comma = false;
  for (; i < line.size() && (is_digit(line[i]) || (line[i] == ',' && !any_comma)); ++i) {
    any_digit = any_digit || is_digit(line[i]);
    any_comma = any_comma || line[i] == ',';
  }
  if (!any_digit || i >= line.size() || line[i] != ']') return 0;
  if (any_comma && line[1] != ',' && line[i - 1] != ',') return 0;
  const bool more =
      i + 1 < line.size() && is_blank(line[i + 1]) && !trimmed(line.substr(i + 1)).empty();
  return more ? i + 1 : 0;
}

bool opens_value(std::string_view value, bool at_line_start) {
  value = trimmed(value);
  if (value.starts_with("\\left")) value = trimmed(value.substr(5));
  if (value.starts_with("\\[") || value.starts_with("\\(")) value = trimmed(value.substr(2));
  if (value.starts_with("\\{") || empty_set_length(value) > 0) return true;
  if (value.starts_with("%w[") || value.starts_with("%i[")) return true;  // Ruby
  if (value.empty()) return false;
  if (value[0] == '{' || value[0] == '(') return true;
  if (value[0] == '[') return !at_line_start || r_index_end(value) == 0;
  static constexpr std::string_view functions[] = {
      "c",          "array",     "list",      "matrix",   "tensor",      "Series",
      "factor",     "DataFrame", "structure", "asarray",  "rbind",       "cbind",
      "data.frame", "as.factor", "as.matrix", "table",    "List",        "Seq",
      "Vector",     "vector",    "tuple",     "as.table", "Categorical", "categorical",
      "string",     "Array",     "print",     "ordered",  "Tensor",      "Counter",
      "t"};
  std::size_t i = 0;
  while (i < value.size() && is_name_character(value[i])) ++i;
  if (i == 0 || i >= value.size() || value[i] != '(') return false;
  std::string_view name = value.substr(0, i);
  const auto is_known = [&name] { return is_one_of(name, functions); };
  if (is_known()) return true;
  const std::size_t owner = name.find_last_of('.');
  if (owner != std::string_view::npos) name.remove_prefix(owner + 1);
  return is_known();
}

/// Whether the value calls a function, perhaps in an expression: "np.random.randint(", "1 - c(".
bool calls_function(std::string_view value) {
  const std::size_t name = value.find_first_not_of("0123456789. \t+-*/!~^");
  if (name == std::string_view::npos || !is_letter(value[name])) return false;
  std::size_t i = name;
  while (i < value.size() && is_name_character(value[i])) ++i;
  return i < value.size() && value[i] == '(';
}

}  // namespace

Role role_of_rows(std::string_view line) {
  for (const auto& [rows, columns] :
       {std::pair<std::string_view, std::string_view>{"rows:", "columns:"},
        {"filas:", "columnas:"}}) {
    if (!starts_with_letters(line, rows)) continue;
    std::size_t at = rows.size();
    while (at < line.size() && !starts_with_letters(line.substr(at), columns)) ++at;
    if (at == line.size()) continue;
    std::string_view first = trimmed(line.substr(rows.size(), at - rows.size()));
    if (first.ends_with(',') || first.ends_with(';')) first.remove_suffix(1);
    const Role role = role_of(first);
    const Role other = role_of(trimmed(line.substr(at + columns.size())));
    if (role != other && (role == Role::truth || role == Role::predicted) &&
        (other == Role::truth || other == Role::predicted))
      return role;
  }
  return Role::none;
}

bool is_size(std::string_view line) {
  std::size_t i = 0, sides = 0;
  while (true) {
    const std::size_t first = i;
    while (i < line.size() && is_digit(line[i])) ++i;
    if (i == first) return false;
    ++sides;
    if (!line.substr(i).starts_with("×")) break;
    i += std::string_view("×").size();
  }
  const std::string_view rest = trimmed(line.substr(i));
  if (sides < 2) return rest.starts_with("-element ") && rest.ends_with(':');
  return rest.empty() || rest == ":" ||
         (is_letter(rest[0]) && (rest.ends_with(':') || contains(rest, "table") ||
                                 contains(rest, "array") || contains(rest, "DataFrame")));
}

std::size_t row_of_numbers_end(std::string_view text, std::size_t begin) {
  std::size_t end = begin;
  while (end < text.size() && is_blank(text[end])) ++end;
  if (end == text.size() || !is_digit(text[end])) return begin;
  while (end < text.size() && is_in_row_of_numbers(text[end])) ++end;
  return line_end(text, end) == end ? end : begin;
}

bool is_comment(std::string_view line) {
  if (line.starts_with("//")) return line.size() == 2 || is_blank(line[2]);
  if (line.starts_with("--")) {
    const std::string_view remark = trimmed(line.substr(2));
    // "--" beside "++" is a label, not a comment.
    return line.size() > 2 && is_blank(line[2]) && !remark.empty() && remark[0] != '-' &&
           remark[0] != '+';
  }
  if (line[0] != '#' && line[0] != '%') return false;
  const std::size_t end = line.find_first_not_of(line[0]);
  return end == std::string_view::npos || is_blank(line[end]) ||
         (line[0] == '#' && line[end] == '!');
}

bool is_formula_mark(std::string_view line) {
  if (line == "$$" || line == "$" || line == "\\[" || line == "\\]") return true;
  for (std::string_view mark : {"\\begin{", "\\end{"}) {
    if (!line.starts_with(mark) || line.back() != '}') continue;
    std::string_view name = line.substr(mark.size(), line.size() - mark.size() - 1);
    if (name.ends_with('*')) name.remove_suffix(1);
    return name == "align" || name == "aligned" || name == "equation" || name == "gather" ||
           name == "split";
  }
  return false;
}

bool is_code(std::string_view line) {
  if (line.starts_with("import ")) return true;
  if (line.starts_with("from ") && contains(line, " import ")) return true;
  if (!line.ends_with(')')) return false;
  for (std::string_view call : {"library(", "require(", "print("}) {
    if (!line.starts_with(call)) continue;
    line.remove_prefix(call.size());
    line.remove_suffix(1);
    return std::all_of(line.begin(), line.end(), is_name_character);
  }
  return false;
}

std::size_t prompt_length(std::string_view line) {
  static constexpr std::string_view prompts[] = {
      ">>>", ">>", ">", "mysql>", "sqlite>", "julia>", "duckdb>", "postgres=#", "D"};
  for (std::string_view prompt : prompts) {
    if (!line.starts_with(prompt)) continue;
    if (line.size() == prompt.size()) return prompt == "D" ? 0 : prompt.size();
    if (!is_blank(line[prompt.size()])) continue;
    if (prompt != "D") return prompt.size();
    const std::string_view rest = trimmed(line.substr(1));
    return starts_with_letters(rest, "select ") || starts_with_letters(rest, "from ") ? 1 : 0;
  }
  for (std::string_view prompt : {"In", "Out"}) {
    if (!line.starts_with(prompt)) continue;
    std::size_t i = prompt.size();
    while (i < line.size() && line[i] == ' ') ++i;
    if (i >= line.size() || line[i] != '[') continue;
    ++i;
    while (i < line.size() && (is_digit(line[i]) || line[i] == ' ')) ++i;
    if (i + 1 < line.size() && line[i] == ']' && line[i + 1] == ':') return i + 2;
  }
  return 0;
}

std::size_t continuation_length(std::string_view line) {
  for (std::string_view prompt : {"...:", "...", "+"}) {
    if (line.starts_with(prompt) &&
        (line.size() == prompt.size() || is_blank(line[prompt.size()]))) {
      return prompt.size();
    }
  }
  return 0;
}

std::string_view printed_name(std::string_view code) {
  if (code.starts_with("print(") && code.back() == ')') code = code.substr(6, code.size() - 7);
  const std::size_t owner = code.find_last_of("$");
  if (owner != std::string_view::npos) code.remove_prefix(owner + 1);
  const auto may_be_in_name = [](char c) {
    return is_name_character(c) || static_cast<unsigned char>(c) >= 0x80;
  };
  return std::all_of(code.begin(), code.end(), may_be_in_name) ? code : std::string_view();
}

std::string_view lone_name(std::string_view line) {
  // R prints `$truth` above a component of a list.
  if (line.size() > 1 && line[0] == '$' &&
      std::all_of(line.begin() + 1, line.end(), is_name_character))
    return line.substr(1);
  if (line.size() < 2 || (line.back() != '=' && line.back() != ':')) return {};
  const std::string_view name = trimmed(line.substr(0, line.size() - 1));
  const bool plain = !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return is_name_character(c) || c == ' ' || static_cast<unsigned char>(c) >= 0x80;
  });
  return plain && (line.back() == '=' || role_of(name) != Role::none) ? name : std::string_view();
}

bool is_report(std::string_view line) {
  return contains(line, "precision") && contains(line, "recall") &&
         (contains(line, "f1") || contains(line, "support"));
}

bool is_markup(std::string_view line) {
  for (std::string_view tag : {"<table", "<!doctype", "<html", "<tr", "<div", "<body", "<thead",
                               "<tbody", "<meta", "<style", "<?xml", "<p>", "<span", "<pre"}) {
    if (starts_with_letters(line, tag)) return true;
  }
  return false;
}

bool is_of_variables(std::string_view code) {
  const std::size_t open = code.find_last_of('(');
  if (open == std::string_view::npos) return false;
  const std::string_view call = code.substr(0, open);
  if (!call.ends_with("table") && !call.ends_with("print") && !call.ends_with("confusion_matrix"))
    return false;
  std::string_view variables = code.substr(open + 1);
  while (variables.ends_with(')')) variables.remove_suffix(1);
  return std::all_of(variables.begin(), variables.end(), [](char c) {
    return is_name_character(c) || static_cast<unsigned char>(c) >= 0x80 || c == ',' || c == '=' ||
           c == '$' || is_blank(c);
  });
}

bool is_shortening(std::string_view line) {
  constexpr std::size_t shortest_remark = 9;
  if (line.size() >= shortest_remark) {
    for (std::string_view remark :
         {"max.print", "output truncated", "more rows", "rows omitted", "entries omitted",
          "-- omitted", " shown)", "only showing top"}) {
      if (contains(line, remark)) return true;
    }
  }
  // The line holds only dots, perhaps between bars.
  bool dots = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::string_view rest = line.substr(i);
    bool wide = false;
    for (std::string_view mark : {"…", "⋮"}) {
      if (!rest.starts_with(mark)) continue;
      i += mark.size() - 1;
      wide = dots = true;
      break;
    }
    if (!wide && starts_with_stroke(rest)) {
      i += stroke_size - 1;
      wide = true;
    }
    if (wide) continue;
    if (rest.starts_with("·")) {
      dots = true;
      ++i;
    } else if (line[i] == '.') {
      dots = dots || (rest.size() > 1 && rest[1] == '.');
    } else if (line[i] != '|' && !is_blank(line[i])) {
      return false;
    }
  }
  return dots;
}

bool is_rule(std::string_view line) {
  std::size_t strokes = 0, longest = 0, run = 0;
  bool boxed = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '-' || c == '=' || c == '_') {
      ++strokes;
      longest = std::max(longest, ++run);
      continue;
    }
    run = 0;
    if (c == '\xE2' && i + 2 < line.size() && (line[i + 1] == '\x94' || line[i + 1] == '\x95')) {
      if (!starts_with_stroke(line.substr(i))) boxed = true;
      i += stroke_size - 1;
    } else if (c != '+' && c != '|' && c != ':' && !is_blank(c)) {
      return false;
    }
  }
  if (boxed) return true;
  if (longest > 2) return strokes > 2;
  const bool in_bars = line.size() > 1 && line.front() == '|' && line.back() == '|';
  const bool in_corners = line.size() > 1 && line.front() == '+' && line.back() == '+' &&
                          line.find_first_of("| \t") == std::string_view::npos;
  return (strokes > 0 && (in_bars || in_corners)) ||
         (strokes > 2 && line.find_first_of("+\t") == std::string_view::npos);
}

bool is_footer(std::string_view line) {
  const auto counts_rows = [](std::string_view text) {
    std::size_t i = 0;
    while (i < text.size() && (is_digit(text[i]) || text[i] == ',')) ++i;
    if (i == 0) return false;
    text = trimmed(text.substr(i));
    return starts_with_letters(text, "row") || starts_with_letters(text, "fila");
  };
  if (line[0] == '(' || line[0] == '[')
    return counts_rows(line.substr(1)) && (line.back() == ')' || line.back() == ']');
  if (is_digit(line[0])) return counts_rows(line);
  if (starts_with_stroke(line)) return counts_rows(trimmed(line.substr(stroke_size)));
  return line.starts_with("dtype:") || (line.starts_with("Name:") && contains(line, "dtype:")) ||
         line.starts_with("Query OK") || is_title(line) || line.starts_with("shape: (");
}

bool is_title_of_piece(std::string_view line) {
  constexpr std::string_view word = "Column", rest = "s through and 0123456789:";
  const std::size_t number = line.find_first_of("0123456789");
  return line.starts_with(word) && number < line.size() && line[number - 1] == ' ' &&
         line.find_first_not_of(rest, word.size()) == std::string_view::npos;
}

bool starts_bracketed_value(std::string_view line) {
  line = trimmed(line);
  while (!line.empty() && (line[0] == '$' || is_blank(line[0]))) line.remove_prefix(1);
  if (opens_value(line, true)) return true;
  constexpr std::size_t longest_name = 80;
  for (std::size_t i = 0; i < line.size() && i < longest_name; ++i) {
    if (line[i] == '=')
      return opens_value(line.substr(i + 1), false) || calls_function(line.substr(i + 1));
    if (line[i] == ':' && opens_value(line.substr(i + 1), false)) return true;
    if (line.substr(i).starts_with("<-"))
      return opens_value(line.substr(i + 2), false) || calls_function(line.substr(i + 2));
    if (line.substr(i).starts_with("←")) return opens_value(line.substr(i + 3), false);
    if (line[i] == ',' || line[i] == ';' || line[i] == '\t' || line[i] == '"') return false;
  }
  return false;
}

}  // namespace deconfuse
