#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/message.hpp"
#include "input/text/lines.hpp"

namespace deconfuse {

/// A piece of the pasted text that stands for one value.
struct Cell {
  std::string_view text;   ///< without quotes and outer blanks
  std::size_t offset = 0;  ///< position in bytes from the start of the source's text
  bool quoted = false;     ///< quoted text is never a missing value, unless it is empty
  bool padded = false;     ///< followed by more blanks than its delimiter explains
};

/// A part of a cell's text as a cell, with its own offset.
inline Cell part_of(const Cell& cell, std::string_view part) {
  Cell result = cell;
  result.offset += static_cast<std::size_t>(part.data() - cell.text.data());
  result.text = part;
  return result;
}

/// Pieces of a text in reading order, each taken as one line.
using TextView = std::vector<Piece>;

/// Pieces of a text to be blanked out, in any order.
using Gaps = std::vector<Piece>;

/// The pasted text as UTF-8, or a view of it, with the notices and offsets that refer to it. These
/// texts never change. Pieces of them stay valid as long as any source of the text lives.
class Source {
 public:
  explicit Source(std::string text);
  /// A view of `whole`, which has to outlive the source. Offsets are those of the view; lines and
  /// columns are those of `whole`.
  Source(std::string_view whole, const TextView& view);
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  Source(Source&&) = default;

  /// The same text with the gaps blanked out, so that offsets stay the same. Both sources share
  /// their notices, offsets of cases and first rows.
  Source without(const Gaps& gaps) const;

  std::string_view text() const { return text_; }

  /// Stores text that is not a piece of the source, for example a cell whose quotes were resolved.
  std::string_view keep(std::string text);

  /// Line number, from 1; line breaks are LF, CR LF and CR.
  std::size_t line_at(std::size_t offset) const;

  /// The pasted text before or after an offset on its line, also text that a view leaves out.
  std::string_view before_on_line(std::size_t offset) const;
  std::string_view behind_on_line(std::size_t offset) const;

  InputError error(ErrorCode code, const Cell& piece, Expected expected = Expected::nothing,
                   Parameters parameters = {}) const;

  void notice(NoticeCode code, std::size_t offset, Parameters parameters = {});
  bool has_notice(NoticeCode code) const;
  std::vector<Notice> take_notices();

  /// Offsets of the truth of each case, in bytes; recorded only after `keep_case_offsets`.
  void keep_case_offsets() { said_->keeps_case_offsets = true; }
  bool keeps_case_offsets() const { return said_->keeps_case_offsets; }
  void add_case(std::size_t offset) {
    if (said_->keeps_case_offsets) said_->case_offsets.push_back(offset);
  }
  const std::vector<std::size_t>& case_offsets() const { return said_->case_offsets; }

  /// Offsets of all cells of the first case: its truth, and its predictions, scores or
  /// probabilities.
  void set_first_case(std::vector<std::size_t> offsets) { said_->first_case = std::move(offsets); }
  const std::vector<std::size_t>& first_case() const { return said_->first_case; }

  /// The first rows of the table in the text; recorded only after `keep_first_rows`.
  void keep_first_rows() { said_->keeps_first_rows = true; }
  bool keeps_first_rows() const { return said_->keeps_first_rows; }
  void add_first_row(std::vector<std::string> row) { said_->first_rows.push_back(std::move(row)); }
  const std::vector<std::vector<std::string>>& first_rows() const { return said_->first_rows; }

 private:
  /// State shared by a text and its copies with gaps.
  struct Said {
    std::deque<std::string> kept;     ///< the text, its copies with gaps, and other stored text
    std::string_view whole;           ///< the text that this one is a view of; empty if it is no
                                      ///< view
    std::vector<Piece> in_whole;      ///< the pieces of the view in `whole`
    std::vector<std::size_t> begins;  ///< the offset in the view of each of these pieces
    std::vector<Notice> notices;
    bool keeps_case_offsets = false;
    std::vector<std::size_t> case_offsets;
    std::vector<std::size_t> first_case;
    bool keeps_first_rows = false;
    std::vector<std::vector<std::string>> first_rows;
  };

  Source(std::string_view text, std::shared_ptr<Said> said) : text_(text), said_(std::move(said)) {}
  std::size_t place_of(std::size_t offset) const;
  std::string_view as_pasted(std::string_view piece) const;

  std::string_view text_;
  std::shared_ptr<Said> said_;
};

/// The end of the character that starts at `begin`, or of the text.
std::size_t character_end(std::string_view text, std::size_t begin);

/// The end of the line that starts at `begin`, before its line break.
std::size_t line_end(std::string_view text, std::size_t begin);

/// The text from `begin` to the end of its line, cut to the length that an excerpt needs.
std::string_view line_from(std::string_view text, std::size_t begin);

/// The start of the line after the one that ends at `end`.
std::size_t next_line(std::string_view text, std::size_t end);

inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

inline bool contains(std::string_view text, std::string_view piece) {
  return text.find(piece) != std::string_view::npos;
}

/// Vertical strokes of boxes, which all separate cells: │ ┃ ║ ┆ ┊ ╎.
inline constexpr std::size_t stroke_size = 3;  ///< in bytes
bool starts_with_stroke(std::string_view text);
bool ends_with_stroke(std::string_view text);
/// The offset of the first stroke, or the size of the text.
std::size_t find_stroke(std::string_view text);

/// Whether the text contains a byte; fast for a long text without it.
bool contains_byte(std::string_view text, char byte);

std::string_view trimmed(std::string_view text);

}  // namespace deconfuse
