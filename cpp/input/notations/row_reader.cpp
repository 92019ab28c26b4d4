#include "input/notations/row_reader.hpp"

#include <string>
#include <utility>

namespace deconfuse {
namespace {

bool is_bar(std::string_view mark) { return mark == "|" || starts_with_stroke(mark); }

bool at_line_end(std::string_view text, std::size_t i) {
  return i >= text.size() || text[i] == '\n' || text[i] == '\r';
}

}  // namespace

bool RowReader::read_row(Grid& grid) {
  while (true) {
    skip_blanks();
    if (position_ >= text_.size()) return false;
    if (!at_line_end(text_, position_)) break;
    position_ = next_line(text_, position_);
  }
  // An initial tab ends an empty cell.
  if (delimiter_.mark == "\t") position_ = line_start_;
  const bool bars = is_bar(delimiter_.mark);
  const bool leading_bar = bars && at_delimiter(position_);
  if (leading_bar) position_ += delimiter_.mark.size();
  bool again = true;
  while (again) {
    if (!read_cell(grid, again)) return false;
  }
  // In "| a | b |" no cell follows the last bar.
  if (leading_bar && grid.open_cells() > 1 && last_was_empty_) grid.remove_last();
  grid.end_row();
  position_ = next_line(text_, position_);
  return true;
}

void RowReader::skip_blanks() {
  line_start_ = position_;
  while (position_ < text_.size() && is_blank(text_[position_])) ++position_;
}

bool RowReader::at_delimiter(std::size_t i) const {
  if (i >= text_.size() || text_[i] != delimiter_.mark[0]) return false;
  if (delimiter_.mark.size() == 1) return true;
  return starts_with_stroke(delimiter_.mark) ? starts_with_stroke(text_.substr(i))
                                             : text_.substr(i).starts_with(delimiter_.mark);
}

bool RowReader::separates(std::size_t i) const {
  switch (delimiter_.form) {
    case Delimiter::Form::mark:
      return at_delimiter(i);
    case Delimiter::Form::blanks:
      return is_blank(text_[i]);
    case Delimiter::Form::wide_blanks:
      return text_[i] == '\t' ||
             (text_[i] == ' ' && i + 1 < text_.size() && is_blank(text_[i + 1]));
  }
  return false;
}

/// Whether a cell may end at `i`, with any blanks before its delimiter.
bool RowReader::cell_ends(std::size_t i) const {
  if (delimiter_.form != Delimiter::Form::mark) return at_line_end(text_, i) || is_blank(text_[i]);
  while (!at_line_end(text_, i) && is_blank(text_[i]) && !separates(i)) ++i;
  return at_line_end(text_, i) || separates(i);
}

bool RowReader::read_cell(Grid& grid, bool& again) {
  skip_padding();
  Cell cell{{}, position_, false};
  bool done = false;
  if (!at_line_end(text_, position_) && (text_[position_] == '"' || text_[position_] == '\'')) {
    if (!read_quoted(cell, done)) return false;
  }
  if (!done) {
    std::size_t end = position_;
    if (delimiter_.form == Delimiter::Form::mark && delimiter_.mark.size() == 1) {
      const char mark = delimiter_.mark[0];
      while (!at_line_end(text_, end) && text_[end] != mark) ++end;
    } else {
      while (!at_line_end(text_, end) && !separates(end)) ++end;
    }
    cell.text = trimmed(text_.substr(position_, end - position_));
    cell.padded = delimiter_.form == Delimiter::Form::mark && delimiter_.mark.size() == 1 &&
                  delimiter_.mark != "|" && cell.text.size() < end - position_;
    position_ = end;
  }
  grid.add(cell);
  last_was_empty_ = cell.text.empty() && !cell.quoted;
  skip_padding();
  again = !at_line_end(text_, position_);
  if (again && delimiter_.form == Delimiter::Form::mark) position_ += delimiter_.mark.size();
  return true;
}

void RowReader::skip_padding() {
  while (position_ < text_.size() && is_blank(text_[position_]) && !at_mark(position_)) ++position_;
}

bool RowReader::at_mark(std::size_t i) const {
  return delimiter_.form == Delimiter::Form::mark && at_delimiter(i);
}

/// Reads a quoted cell at the position. Leaves `done` false if the quote is part of the text: 'tis.
bool RowReader::read_quoted(Cell& cell, bool& done) {
  const char quote = text_[position_];
  std::size_t i = position_ + 1;
  bool doubled = false;
  for (;; ++i) {
    if (i >= text_.size() || (quote == '\'' && at_line_end(text_, i))) {
      if (quote == '\'') return true;
      error_ = source_.error(ErrorCode::unclosed_quote, {text_.substr(position_), position_},
                             Expected::closing_quote);
      return false;
    }
    if (text_[i] != quote) continue;
    if (i + 1 < text_.size() && text_[i + 1] == quote) {
      doubled = true;
      ++i;
      continue;
    }
    break;
  }
  if (!cell_ends(i + 1)) {
    if (quote == '\'') return true;
    const std::size_t after = i + 1;
    error_ = source_.error(ErrorCode::text_after_quote, {line_from(text_, after), after},
                           Expected::delimiter);
    return false;
  }
  cell.text = text_.substr(position_ + 1, i - position_ - 1);
  if (doubled) {
    std::string resolved;
    for (std::size_t k = 0; k < cell.text.size(); ++k) {
      resolved += cell.text[k];
      if (cell.text[k] == quote) ++k;
    }
    cell.text = source_.keep(std::move(resolved));
  }
  cell.quoted = true;
  done = true;
  position_ = i + 1;
  return true;
}

}  // namespace deconfuse
