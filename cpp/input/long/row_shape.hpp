#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "input/blocks/line_kind.hpp"
#include "input/readings/read.hpp"
#include "input/text/lines.hpp"

namespace deconfuse {

/// How the rows of a table are made: what parts their cells, how many these are, and what the
/// columns hold. Lines are without their breaks.
class RowShape {
 public:
  /// Of lines that are rows, and outlive it. Nothing where no mark and no blanks part all of them
  /// into equally many cells, two or more. The marks are tab, semicolon, comma and bar, or the one
  /// in the options.
  static std::optional<RowShape> of(std::string_view text, const TextView& rows,
                                    const ReadOptions& options);

  /// Whether a line has all that the rows have in common.
  bool fits(std::string_view line, LineKind kind) const;

  /// Whether to fit says that a line is a row: words with blanks between may as well be a title.
  bool tells() const { return mark_ != ' ' || has_numbers_; }

  /// Whether a cell is a label that a row has in its column, or a number where all rows have one.
  bool knows(std::string_view line) const;

  /// Whether a line above a row may name the columns, of which the first may have no name.
  bool may_be_header(std::string_view line, LineKind kind) const;

  /// Whether a cell names a truth, predictions or something else of cases, and no cell is known.
  bool names_roles(std::string_view line) const;

  /// Whether a line that does not fit may be a row that is broken or cut short, names of columns,
  /// or a word that rows are left out.
  bool resembles(std::string_view line, LineKind kind) const;

 private:
  struct Column {
    bool is_number = true;    ///< in all rows
    bool any_number = false;  ///< in one
    bool has_blanks = false;
    std::size_t longest = 0;
    std::vector<std::string_view> seen;  ///< the cells without the blanks around them

    void add(std::string_view cell);
    bool fits(std::string_view cell) const;
    bool knows(std::string_view cell) const;
  };
  using Cells = std::vector<std::string_view>;

  explicit RowShape(char mark) : mark_(mark) {}
  bool take(std::string_view text, const TextView& rows);
  Cells cells_of(std::string_view line) const;
  bool has_about_as_many(const Cells& cells) const;
  bool knows(const Cells& cells) const;

  char mark_;  ///< ' ' stands for any blanks
  std::vector<Column> columns_;
  bool has_numbers_ = false;  ///< in all rows
  bool has_prose_ = false;    ///< a row may be taken for prose
};

}  // namespace deconfuse
