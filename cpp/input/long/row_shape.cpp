#include "input/long/row_shape.hpp"

#include <algorithm>
#include <string>

#include "data/ascii.hpp"
#include "input/notations/print_lines.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// The maximum number of columns in ColumnLines.
constexpr std::size_t most_columns = 1U << 8U;

/// Whether the cell is a sign that makes its line a comment.
bool is_comment_sign(std::string_view cell) { return cell == "#" || cell == "%" || cell == "//"; }

bool has_blank(std::string_view cell) { return std::any_of(cell.begin(), cell.end(), is_blank); }

}  // namespace

void RowShape::Column::add(std::string_view cell) {
  const bool reads = reads_as_number(trimmed(cell));
  is_number = is_number && reads;
  any_number = any_number || reads;
  has_blanks = has_blanks || has_blank(cell);
  longest = std::max(longest, cell.size());
  seen.push_back(trimmed(cell));
}

bool RowShape::Column::fits(std::string_view cell) const {
  const bool reads = reads_as_number(trimmed(cell));
  if (is_number) return reads;
  // Later labels may be longer, but are no sentences.
  const std::size_t most = 2 * longest + 8;
  return cell.size() <= most && (any_number || !reads) && (has_blanks || !has_blank(cell));
}

bool RowShape::Column::knows(std::string_view cell) const {
  if (is_number) return reads_as_number(trimmed(cell));
  return std::find(seen.begin(), seen.end(), trimmed(cell)) != seen.end();
}

/// The cells with their outer blanks, or without them if blanks separate cells. A quoted cell is
/// never divided.
RowShape::Cells RowShape::cells_of(std::string_view line) const {
  Cells cells;
  while (true) {
    const std::size_t start = line.find_first_not_of(" \t");
    if (mark_ == ' ') {
      if (start == line.npos) return cells;
      line.remove_prefix(start);
    }
    const bool may_quote = start != line.npos && line[mark_ == ' ' ? 0 : start] == '"';
    bool is_quoted = false;
    std::size_t end = 0;
    for (; end < line.size(); ++end) {
      const char c = line[end];
      if (!is_quoted && (c == mark_ || (mark_ == ' ' && is_blank(c)))) break;
      if (may_quote && c == '"') is_quoted = !is_quoted;
    }
    cells.push_back(line.substr(0, end));
    if (end == line.size()) return cells;
    line.remove_prefix(end + 1);
  }
}

bool RowShape::take(std::string_view text, const TextView& rows) {
  for (const Piece& row : rows) {
    const Cells cells = cells_of(row.of(text));
    if (columns_.empty()) columns_.resize(cells.size());
    if (cells.size() != columns_.size() || cells.size() < 2 || cells.size() > most_columns)
      return false;
    for (std::size_t k = 0; k < cells.size(); ++k) columns_[k].add(cells[k]);
  }
  const auto kinds = kinds_of_lines(text, rows);
  has_prose_ = std::find(kinds.begin(), kinds.end(), LineKind::prose) != kinds.end();
  has_numbers_ = std::any_of(columns_.begin(), columns_.end(),
                             [](const Column& column) { return column.is_number; });
  return true;
}

std::optional<RowShape> RowShape::of(std::string_view text, const TextView& rows,
                                     const ReadOptions& options) {
  for (const char mark : {'\t', ';', ',', '|', ' '}) {
    RowShape shape(mark);
    if (options.delimiter && *options.delimiter != std::string(1, mark)) continue;
    if (shape.take(text, rows)) return shape;
  }
  return std::nullopt;
}

bool RowShape::fits(std::string_view line, LineKind kind) const {
  if (kind == LineKind::blank || (kind == LineKind::prose && !has_prose_)) return false;
  const Cells cells = cells_of(line);
  return std::equal(columns_.begin(), columns_.end(), cells.begin(), cells.end(),
                    [](const Column& column, std::string_view cell) { return column.fits(cell); });
}

bool RowShape::may_be_header(std::string_view line, LineKind kind) const {
  if (kind == LineKind::blank || kind == LineKind::prose || kind == LineKind::cut) return false;
  const Cells cells = cells_of(line);
  const std::size_t names =
      cells.size() - (mark_ == ' ' && !cells.empty() && is_comment_sign(cells[0]) ? 1 : 0);
  if (names + 1 == columns_.size()) return names > 1 && (mark_ == ' ' || names_roles(line));
  // A prompt has no letter before the typed text.
  const auto begins_name = [](char c) {
    return is_letter(c) || c == '"' || static_cast<unsigned char>(c) >= 0x80;
  };
  return names == columns_.size() &&
         (mark_ != ' ' || names < cells.size() || begins_name(cells[0][0]));
}

bool RowShape::knows(const Cells& cells) const {
  for (std::size_t k = 0; k < std::min(cells.size(), columns_.size()); ++k) {
    if (columns_[k].knows(cells[k])) return true;
  }
  return false;
}

bool RowShape::knows(std::string_view line) const { return knows(cells_of(line)); }

bool RowShape::names_roles(std::string_view line) const {
  const Cells cells = cells_of(line);
  // "y" may be a label.
  return cells.size() > 1 && has_about_as_many(cells) && !knows(cells) &&
         std::any_of(cells.begin(), cells.end(), [](std::string_view cell) {
           cell = trimmed(cell);
           if (cell.size() > 1 && cell.starts_with('"') && cell.ends_with('"'))
             cell = cell.substr(1, cell.size() - 2);
           return role_of(cell) != Role::none;
         });
}

bool RowShape::has_about_as_many(const Cells& cells) const {
  return cells.size() + 1 >= columns_.size() && cells.size() <= columns_.size() + 1;
}

bool RowShape::resembles(std::string_view line, LineKind kind) const {
  const std::string_view words = trimmed(line);
  if (words.empty() || kind == LineKind::prose || is_footer(words)) return false;
  if (kind == LineKind::cut || names_roles(line)) return true;
  const Cells cells = cells_of(line);
  if (cells.size() > columns_.size() + 1) return false;
  if (knows(cells)) return true;
  // Cells that marks separate may all be new.
  if (mark_ == ' ' || kind != LineKind::row || cells.size() < 2) return false;
  for (std::size_t k = 0; k < std::min(cells.size(), columns_.size()); ++k) {
    if (columns_[k].fits(cells[k])) return true;
  }
  return false;
}

}  // namespace deconfuse
