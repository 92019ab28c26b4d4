#include "input/blocks/line_kind.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <limits>
#include <string>
#include <tuple>
#include <utility>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/blocks/result_names.hpp"
#include "input/notations/print_lines.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/prefixes.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Words so frequent that nearly every sentence contains one, in the four languages of the page,
/// sorted by bytes.
constexpr std::string_view sentence_words[] = {
    "an",       "and",       "are",   "au",     "auf",     "aux",      "avec",      "be",
    "berechne", "berechnen", "by",    "cada",   "calcula", "calcular", "calculate", "calcule",
    "calculer", "calculez",  "ce",    "ces",    "chaque",  "compute",  "con",       "cual",
    "cuál",     "dans",      "das",   "de",     "del",     "der",      "des",       "die",
    "dio",      "du",        "each",  "ein",    "eine",    "el",       "en",        "es",
    "est",      "estas",     "estos", "et",     "find",    "for",      "from",      "für",
    "get",      "has",       "have",  "how",    "ich",     "im",       "in",        "is",
    "ist",      "it",        "its",   "jede",   "la",      "las",      "le",        "les",
    "los",      "mit",       "my",    "nicht",  "of",      "on",       "para",      "por",
    "pour",     "que",       "quel",  "quelle", "qué",     "se",       "sind",      "son",
    "sont",     "sur",       "that",  "the",    "these",   "this",     "to",        "un",
    "una",      "und",       "une",   "using",  "von",     "was",      "we",        "welche",
    "were",     "what",      "which", "why",    "wie",     "with",     "you",       "your",
    "zu"};

bool is_letter_of_any_script(char c) {
  return is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
}

bool is_among_sentence_words(std::string_view word) {
  constexpr std::size_t longest = 12;
  if (word.size() > longest) return false;
  std::array<char, longest> lower;
  std::transform(word.begin(), word.end(), lower.begin(), [](char c) { return lower_case(c); });
  return std::binary_search(std::begin(sentence_words), std::end(sentence_words),
                            std::string_view(lower.data(), word.size()));
}

/// The words of a line.
struct Words {
  std::size_t tokens = 0;    ///< number of texts between blanks
  std::size_t words = 0;     ///< those of letters only, with punctuation around them allowed
  std::size_t sentence = 0;  ///< those that are sentence words
  std::size_t digits = 0;    ///< tokens with a digit

  explicit Words(std::string_view line) {
    while (!(line = trimmed(line)).empty()) {
      const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
      take(line.substr(0, end));
      line.remove_prefix(end);
    }
  }

 private:
  void take(std::string_view token) {
    ++tokens;
    if (std::any_of(token.begin(), token.end(), is_digit)) ++digits;
    while (!token.empty() && std::string_view(".,;:?!()\"'*_`").find(token.back()) != token.npos)
      token.remove_suffix(1);
    while (!token.empty() && std::string_view("(\"'*_`").find(token.front()) != token.npos)
      token.remove_prefix(1);
    const auto is_part = [](char c) { return is_letter_of_any_script(c) || c == '-' || c == '\''; };
    if (token.empty() || !std::all_of(token.begin(), token.end(), is_part)) return;
    ++words;
    sentence += is_among_sentence_words(token) ? 1 : 0;
  }
};

/// The length of the mark before a question or item of a list: "a) ", "3. ", "(b) ", "- "; 0 if
/// there is none.
std::size_t list_mark_length(std::string_view line) {
  std::size_t at = line.starts_with('(') ? 1 : 0;
  const std::size_t first = at;
  while (at < line.size() && at < first + 3 && (is_digit(line[at]) || is_letter(line[at]))) ++at;
  const bool letters_alone = at == first + 1 || (at > first && is_digit(line[first]));
  if (!letters_alone || at + 1 >= line.size()) return 0;
  if (line[at] != ')' && (line[at] != '.' || first == 1)) return 0;
  return is_blank(line[at + 1]) ? at + 2 : 0;
}

bool is_sentence(std::string_view line) {
  constexpr std::size_t longest_title = 12;
  const std::size_t mark = list_mark_length(line);
  const Words found(line.substr(mark));
  const char last = line.back();
  const bool ends = last == '.' || last == '?' || last == '!';
  // Tabs, bars or several blanks separate columns.
  if (line.find_first_of("\t|[{=") != std::string_view::npos || contains(line, "  ")) return false;
  if (found.words < 2 || 2 * found.words < found.tokens) return false;
  if (last == '?') return true;
  if (mark > 0 && (ends || found.sentence > 0 || found.words >= 3)) return true;
  if (found.words >= 3 && found.sentence > 0 &&
      (ends || last == ':' || found.sentence * 4 >= found.words))
    return true;
  if (ends && found.words >= 4) return true;
  return found.words > longest_title && found.sentence > 1;
}

/// Whether the line names one of several parts: "Fold 2", "Model A".
bool is_part_title(std::string_view line) {
  static constexpr std::string_view words[] = {
      "fold",   "split", "run",     "trial",  "iteration", "model",  "experiment", "round",
      "part",   "group", "pliegue", "modelo", "modell",    "modèle", "durchlauf",  "essai",
      "gruppe", "grupo", "groupe",  "teil",   "partie",    "parte",  "classifier"};
  const std::size_t blank = line.find(' ');
  if (blank == line.npos || line.size() > blank + 4) return false;
  return is_one_of(lower_case(std::string(line.substr(0, blank))), words);
}

/// Whether the line is a prompt, perhaps with typed text after it.
bool is_prompted(std::string_view line) {
  static constexpr std::string_view prompts[] = {"> ",  ">>> ",    "... ",   "$ ",
                                                 ">> ", "julia> ", "mysql> "};
  return line == ">" || line == ">>>" || line == "$" ||
         std::any_of(std::begin(prompts), std::end(prompts),
                     [line](std::string_view prompt) { return line.starts_with(prompt); });
}

/// Whether the line is a declaration in a program: `export function assign(map: any): any;`
bool is_declaration(std::string_view line) {
  static constexpr std::string_view words[] = {
      "export ", "import ",  "function ", "const ",  "class ",  "declare ", "interface ", "type ",
      "public ", "private ", "readonly ", "static ", "return ", "var ",     "let ",       "@"};
  const bool begins = std::any_of(std::begin(words), std::end(words),
                                  [line](std::string_view word) { return line.starts_with(word); });
  return begins && std::string_view(";{},*").find(line.back()) != std::string_view::npos &&
         line.find_first_of("[") == std::string_view::npos;
}

/// Whether the line is a statement of a program without a list of values: `fit(model, X)`, `import
/// numpy as np`.
bool is_statement(std::string_view line) {
  for (std::string_view word :
       {"import ", "from ", "def ", "return ", "library(", "print(", "for "}) {
    if (line.starts_with(word)) return true;
  }
  if (line.ends_with(';')) line.remove_suffix(1);
  const std::size_t open = line.find('(');
  if (open == std::string_view::npos || open == 0 || !line.ends_with(')')) return false;
  const std::string_view called = line.substr(0, open);
  const auto before =
      called.find_last_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.");
  const std::string_view name = called.substr(before == called.npos ? 0 : before + 1);
  if (name.empty() || (!is_letter_of_any_script(name[0]) && name[0] != '_')) return false;
  const std::string_view assigned = trimmed(called.substr(0, called.size() - name.size()));
  if (!assigned.empty() && !assigned.ends_with('=') && !assigned.ends_with("<-")) return false;
  // Numbers and texts in a list are data.
  return line.find_first_of("[{\"'", open) == std::string_view::npos &&
         !contains(line.substr(open), "c(");
}

/// The mark that separates the cells of a line, and its number of occurrences.
std::pair<char, std::size_t> mark_of_line(std::string_view line) {
  constexpr std::string_view marks = "\t;,|";
  std::array<std::size_t, marks.size()> counts{};
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    for (std::size_t k = 0; k < marks.size(); ++k) counts[k] += c == marks[k] && !quoted ? 1 : 0;
  }
  for (std::size_t k = 0; k < marks.size(); ++k) {
    if (counts[k] > 0) return {marks[k], counts[k]};
  }
  return {};
}

}  // namespace

LineKind kind_of_line(std::string_view line) {
  line = trimmed(line);
  constexpr std::size_t longest = 2000;
  if (line.empty()) return LineKind::blank;
  if (line.size() > longest) return LineKind::row;
  if (is_digit(line[0]) && line.find_first_not_of("0123456789.,;\t -") == line.npos)
    return LineKind::row;
  if (is_shortening(line)) return LineKind::cut;
  if (stamp_length(line) > 0 || is_sentence(line) || is_result_line(line) || is_declaration(line))
    return LineKind::prose;
  if (is_part_title(line) || is_prompted(line) || is_statement(line) || is_rule(line) ||
      is_footer(line) || line.starts_with("```") || line.starts_with("~~~") ||
      line.starts_with("sep="))
    return LineKind::heading;
  const bool any_digit = std::any_of(line.begin(), line.end(), is_digit);
  const bool parted = line.find_first_of("\t,;|&[{(") != std::string_view::npos;
  if (line.back() == ':' || (!any_digit && !parted)) return LineKind::heading;
  return LineKind::row;
}

bool is_sentence_word(std::string_view word) {
  return word.size() > 1 && is_among_sentence_words(word);
}

Layout layout_of_line(std::string_view line) {
  Layout layout;
  std::tie(layout.mark, layout.marks) = mark_of_line(line);
  while (!(line = trimmed(line)).empty()) {
    std::size_t end = 0;
    while (end < line.size() && !is_blank(line[end]) && line[end] != layout.mark) ++end;
    const std::string_view cell = line.substr(0, end);
    if (reads_as_number(cell)) {
      ++layout.numbers;
      if (layout.cells < std::numeric_limits<std::size_t>::digits)
        layout.order |= std::size_t{1} << layout.cells;
    } else if (cell.find_first_of("=[](){}") != cell.npos || (end > 1 && cell.back() == ':')) {
      layout.has_signs = true;
    }
    if (end > 0) ++layout.cells;
    line.remove_prefix(std::min(std::max<std::size_t>(end, 1), line.size()));
  }
  return layout;
}

std::vector<LineKind> kinds_of_lines(std::string_view text, const TextView& view) {
  std::vector<LineKind> kinds;
  while (kinds.size() < view.size()) {
    const std::size_t begin = kinds.size(), end = report_end(text, view, begin);
    kinds.push_back(kind_of_line(view[begin].of(text)));
    if (end > begin) kinds.resize(end, kinds[begin] = LineKind::prose);
  }
  // After a prompt of Python, dots are a continuation prompt.
  for (std::size_t k = 1; k < kinds.size(); ++k) {
    const auto is_typed = [&](std::string_view line) {
      return line.starts_with(">>>") || line.starts_with("...");
    };
    if (kinds[k] == LineKind::cut && trimmed(view[k].of(text)) == "..." &&
        kinds[k - 1] != LineKind::cut && is_typed(trimmed(view[k - 1].of(text))))
      kinds[k] = LineKind::heading;
  }
  if (std::find(kinds.begin(), kinds.end(), LineKind::prose) == kinds.end()) return kinds;
  constexpr std::size_t fewest = 3, many = 12, most_words = 3;
  for (std::size_t begin = 0; begin < view.size();) {
    // Code may end each line with the same mark.
    const auto mark_in = [&](std::size_t k) {
      const std::string_view line = trimmed(view[k].of(text));
      const bool ends = line.ends_with(';') || line.ends_with(',');
      return mark_of_line(line.substr(0, line.size() - (ends ? 1 : 0)));
    };
    const auto mark = mark_in(begin);
    std::size_t end = begin + 1;
    while (end < view.size() && mark_in(end) == mark) ++end;
    // Sentences of a paragraph may have one comma each, followed by a blank.
    const auto is_like_a_row = [&](const Piece& line) {
      return !contains(line.of(text), ", ") ||
             layout_of_line(line.of(text)).cells <= most_words * (mark.second + 1);
    };
    const auto first = view.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = view.begin() + static_cast<std::ptrdiff_t>(end);
    const bool are_rows = mark.second > 0 && end - begin >= fewest &&
                          (mark.first != ',' || mark.second > 1 || end - begin >= many ||
                           std::all_of(first, last, is_like_a_row));
    for (std::size_t k = begin; are_rows && k < end; ++k) kinds[k] = LineKind::row;
    begin = end;
  }
  return kinds;
}

bool may_be_broken_row(std::string_view line, LineKind kind, std::string_view row) {
  line = trimmed(line);
  if (kind == LineKind::blank || kind == LineKind::prose || is_rule(line) || is_footer(line) ||
      is_prompted(line) || is_statement(line) || line.ends_with(':') || names_result(line))
    return false;
  const Layout found = layout_of_line(line), of_row = layout_of_line(row);
  if (found.mark != 0) return found.mark == of_row.mark;
  if (found.cells > of_row.cells + 1) return false;
  // A word may be a whole row or its first cell, but not in a table of numbers only.
  const bool are_cells = found.cells == 1 || found.cells == of_row.cells || of_row.numbers == 0;
  return found.numbers > 0 || (are_cells && of_row.numbers < of_row.cells);
}

bool names_role(std::string_view line) {
  while (!line.empty()) {
    const std::size_t end = std::min(line.find_first_of(" \t,;|=:\"'"), line.size());
    if (role_of(line.substr(0, end)) != Role::none) return true;
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return false;
}

int bracket_depth(std::string_view line) {
  int depth = 0;
  char quote = 0;
  for (const char c : line) {
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"') {
      quote = c;
    } else if (c == '[' || c == '(' || c == '{') {
      ++depth;
    } else if (c == ']' || c == ')' || c == '}') {
      --depth;
    }
  }
  return depth;
}

}  // namespace deconfuse
