#pragma once

#include <compare>
#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// The kind of a line, judged by itself.
enum class LineKind {
  blank,
  prose,    ///< sentences, messages of a log, results: never a row of data
  heading,  ///< titles, rules, prompts: may belong to data or stand beside them
  row,      ///< may be a row of data
  cut,      ///< says that the print is incomplete: "...", "only showing top 4 rows"
};

LineKind kind_of_line(std::string_view line);

/// The kinds of all lines of a view. Lines that marks divide into the same number of cells as
/// adjacent lines are rows, even if a cell holds a sentence; a classification report is prose.
std::vector<LineKind> kinds_of_lines(std::string_view text, const TextView& view);

/// Whether a word of two letters or more is one that nearly every sentence has: "of".
bool is_sentence_word(std::string_view word);

/// The form of a line: lines of the same form may be rows of one table.
struct Layout {
  std::size_t cells = 0;    ///< number of cells between marks; without marks, between blanks
  std::size_t numbers = 0;  ///< number of cells that are numbers
  char mark = 0;            ///< separates cells: tab, semicolon, comma, bar; 0: blanks
  std::size_t marks = 0;    ///< number of marks
  std::size_t order = 0;    ///< one bit for each of the first cells, set for a number
  bool has_signs = false;   ///< signs of statements: "=", brackets, a colon after a word

  auto operator<=>(const Layout&) const = default;
};

Layout layout_of_line(std::string_view line);

/// Whether a line of this kind beside a row may be a broken row: "spam", or "0.7", below "spam
/// 0.3". Sentences, results and footers of prints are not.
bool may_be_broken_row(std::string_view line, LineKind kind, std::string_view row);

/// Whether a cell of a line names a truth, predictions or scores.
bool names_role(std::string_view line);

/// Number of brackets that a line opens minus those that it closes, outside of quotes.
int bracket_depth(std::string_view line);

}  // namespace deconfuse
