#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "data/message.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The separator between two cells of a line.
struct Delimiter {
  enum class Form { mark, blanks, wide_blanks };
  Form form = Form::mark;
  std::string_view mark;
};

/// Reads rows from a text, one by one. Errors: `unclosed-quote`, `text-after-quote`.
class RowReader {
 public:
  RowReader(Source& source, Delimiter delimiter)
      : source_(source), text_(source.text()), delimiter_(delimiter) {}

  /// Appends the next row that is not empty; false at the end of the text or after an error.
  bool read_row(Grid& grid);

  const std::optional<InputError>& error() const { return error_; }

  /// The start of the next row, in bytes.
  std::size_t position() const { return position_; }

 private:
  void skip_blanks();
  bool at_delimiter(std::size_t i) const;
  bool separates(std::size_t i) const;
  bool cell_ends(std::size_t i) const;
  bool read_cell(Grid& grid, bool& again);
  void skip_padding();
  bool at_mark(std::size_t i) const;
  bool read_quoted(Cell& cell, bool& done);

  Source& source_;
  std::string_view text_;
  Delimiter delimiter_;
  std::size_t position_ = 0;
  std::size_t line_start_ = 0;
  bool last_was_empty_ = false;
  std::optional<InputError> error_;
};

}  // namespace deconfuse
