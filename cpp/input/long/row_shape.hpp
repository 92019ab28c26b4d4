#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "input/blocks/line_kind.hpp"
#include "input/readings/read.hpp"
#include "input/text/lines.hpp"

namespace deconfuse {

/// The form of the rows of a table: the separator of the cells, their number, and the content of
/// the columns. Lines are without their line breaks.
class RowShape {
 public:
  /// The form of lines that are all rows; the lines have to outlive it. Nothing unless some mark,
  /// or blanks, divide every line into the same number of cells, two or more. The marks are tab,
  /// semicolon, comma and bar, or the one in the options.
  static std::optional<RowShape> of(std::string_view text, const TextView& rows,
                                    const ReadOptions& options);

  /// Whether a line has everything that the rows have in common.
  bool fits(std::string_view line, LineKind kind) const;

  /// Whether a line that fits is certainly a row; words separated by blanks may also be a title.
  bool tells() const { return mark_ != ' ' || has_numbers_; }

  /// Whether a cell is a label that occurs in its column, or a number in a column of numbers.
  bool knows(std::string_view line) const;

  /// Whether a line above a row may name the columns; the first column may have no name.
  bool may_be_header(std::string_view line, LineKind kind) const;

  /// Whether a cell names a truth, predictions or another role, and no cell is known from the rows.
  bool names_roles(std::string_view line) const;

  /// Whether a line that does not fit may be a broken or shortened row, names of columns, or a
  /// remark that rows are omitted.
  bool resembles(std::string_view line, LineKind kind) const;

 private:
  struct Column {
    bool is_number = true;    ///< in all rows
    bool any_number = false;  ///< in some row
    bool has_blanks = false;
    std::size_t longest = 0;
    std::vector<std::string_view> seen;  ///< the cells without outer blanks

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
  bool has_numbers_ = false;  ///< some column has numbers in all rows
  bool has_prose_ = false;    ///< some row may be taken for prose
};

}  // namespace deconfuse
