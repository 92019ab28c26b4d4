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
  std::size_t offset = 0;  ///< where it stands, in bytes from the start of the source's text
  bool quoted = false;     ///< quoted text is never a missing value, unless it is empty
  bool padded = false;     ///< blanks followed it that its delimiter does not explain
};

/// A part of the cell's text, and where that stands.
inline Cell part_of(const Cell& cell, std::string_view part) {
  Cell result = cell;
  result.offset += static_cast<std::size_t>(part.data() - cell.text.data());
  result.text = part;
  return result;
}

/// Pieces of a text, each a line of its own, in the order in which they are read.
using TextView = std::vector<Piece>;

/// Pieces of a text that a view of it leaves out, in any order.
using Gaps = std::vector<Piece>;

/// The pasted text as UTF-8, or a view of it, with the places and notices that refer to it. None of
/// these texts ever changes, and pieces of them stay valid as long as a source of any lives.
class Source {
 public:
  explicit Source(std::string text);
  /// `whole` has to live as long. Offsets are those of the view; lines and columns those of
  /// `whole`.
  Source(std::string_view whole, const TextView& view);
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  Source(Source&&) = default;

  /// The same text with blanks in the gaps, so that offsets stay what they are. What is said of
  /// either is said of both: notices, places of cases and first rows.
  Source without(const Gaps& gaps) const;

  std::string_view text() const { return text_; }

  /// Keeps text that is not a piece of the source, e.g. a cell whose quotes were resolved.
  std::string_view keep(std::string text);

  /// 1-based; line breaks are LF, CR LF and CR.
  std::size_t line_at(std::size_t offset) const;

  /// What stands before or behind a place on its line as it was pasted, also outside of a view.
  std::string_view before_on_line(std::size_t offset) const;
  std::string_view behind_on_line(std::size_t offset) const;

  InputError error(ErrorCode code, const Cell& piece, Expected expected = Expected::nothing,
                   Parameters parameters = {}) const;

  void notice(NoticeCode code, std::size_t offset, Parameters parameters = {});
  bool has_notice(NoticeCode code) const;
  std::vector<Notice> take_notices();

  /// Where the truth of each case stands, in bytes, if that was asked for before.
  void keep_case_offsets() { said_->keeps_case_offsets = true; }
  bool keeps_case_offsets() const { return said_->keeps_case_offsets; }
  void add_case(std::size_t offset) {
    if (said_->keeps_case_offsets) said_->case_offsets.push_back(offset);
  }
  const std::vector<std::size_t>& case_offsets() const { return said_->case_offsets; }

  /// And where all of the first one does: its truth, and its predictions, scores or probabilities.
  void set_first_case(std::vector<std::size_t> offsets) { said_->first_case = std::move(offsets); }
  const std::vector<std::size_t>& first_case() const { return said_->first_case; }

  /// The first rows of the table that the text holds, if that was asked for before.
  void keep_first_rows() { said_->keeps_first_rows = true; }
  bool keeps_first_rows() const { return said_->keeps_first_rows; }
  void add_first_row(std::vector<std::string> row) { said_->first_rows.push_back(std::move(row)); }
  const std::vector<std::vector<std::string>>& first_rows() const { return said_->first_rows; }

 private:
  /// What is said of a text and of its views.
  struct Said {
    std::deque<std::string> kept;     ///< the text, its views, and what else was kept
    std::string_view whole;           ///< what the text is of; empty where it is whole itself
    std::vector<Piece> in_whole;      ///< its pieces there
    std::vector<std::size_t> begins;  ///< where each stands in the text
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

/// The piece of text from `begin` to the end of its line, no longer than an excerpt needs.
std::string_view line_from(std::string_view text, std::size_t begin);

/// The start of the line after the one that ends at `end`.
std::size_t next_line(std::string_view text, std::size_t end);

inline bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\v' || c == '\f'; }

inline bool contains(std::string_view text, std::string_view piece) {
  return text.find(piece) != std::string_view::npos;
}

/// The upright strokes of boxes, of which each parts cells like the others: │ ┃ ║ ┆ ┊ ╎.
inline constexpr std::size_t stroke_size = 3;  ///< in bytes
bool starts_with_stroke(std::string_view text);
bool ends_with_stroke(std::string_view text);
/// Where the first one stands, or the end of the text.
std::size_t find_stroke(std::string_view text);

/// The same of a byte, but quick where a long text has none.
bool contains_byte(std::string_view text, char byte);

std::string_view trimmed(std::string_view text);

}  // namespace deconfuse
