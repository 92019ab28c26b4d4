#pragma once

#include <compare>
#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// What a line may be by itself.
enum class LineKind {
  blank,
  prose,    ///< sentences, messages of a log, results: never a row of data
  heading,  ///< may belong to data or stand beside them: titles, rules, prompts
  row,      ///< may be a row of data
  cut,      ///< says that the print was cut short: "...", "only showing top 4 rows"
};

LineKind kind_of_line(std::string_view line);

/// The kinds of all lines of a view. Lines that marks part into as many cells as the lines beside
/// them are rows, even where a cell holds a sentence; a classification report is prose.
std::vector<LineKind> kinds_of_lines(std::string_view text, const TextView& view);

/// Whether a word of two letters or more is one without which there is hardly a sentence: "of".
bool is_sentence_word(std::string_view word);

/// How a line is made: lines alike may be rows of one table.
struct Layout {
  std::size_t cells = 0;    ///< what blanks part; where marks part them, what these part
  std::size_t numbers = 0;  ///< of these
  char mark = 0;            ///< that parts cells: tab, semicolon, comma, bar; 0: blanks
  std::size_t marks = 0;    ///< how often it stands there
  std::size_t order = 0;    ///< a bit for each of the first cells that is a number
  bool has_signs = false;   ///< of statements: "=", brackets, a colon behind a word

  auto operator<=>(const Layout&) const = default;
};

Layout layout_of_line(std::string_view line);

/// Whether a line of this kind that stands beside a row may be a broken one: "spam", or "0.7",
/// below "spam 0.3". Sentences, results and footers of prints are none.
bool may_be_broken_row(std::string_view line, LineKind kind, std::string_view row);

/// Whether a cell of a line names a truth, predictions or scores.
bool names_role(std::string_view line);

/// How many more brackets a line opens than it closes, outside of quotes.
int bracket_depth(std::string_view line);

}  // namespace deconfuse
