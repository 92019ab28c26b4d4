#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
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

/// The pasted text as UTF-8, or a view of it, with the places and notices that refer to it. Pieces
/// of it stay valid as long as it lives.
class Source {
 public:
  explicit Source(std::string text) : text_(std::move(text)) {}
  /// `whole` has to live as long. Offsets are those of the view; lines and columns those of
  /// `whole`.
  Source(std::string_view whole, const TextView& view);
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  std::string_view text() const { return text_; }

  /// Makes bytes [begin, end) read as blanks. Every place stays what it is.
  void blank_out(std::size_t begin, std::size_t end);

  /// Puts a piece of text in the place of one that is as long. Every place stays what it is.
  void replace(std::size_t begin, std::string_view piece);

  /// Keeps text that is not a piece of the source, e.g. a cell whose quotes were resolved.
  std::string_view keep(std::string text);

  /// 1-based; line breaks are LF, CR LF and CR.
  std::size_t line_at(std::size_t offset) const;

  InputError error(ErrorCode code, const Cell& piece, Expected expected = Expected::nothing,
                   Parameters parameters = {}) const;

  void notice(NoticeCode code, std::size_t offset, Parameters parameters = {});
  bool has_notice(NoticeCode code) const;
  std::vector<Notice> take_notices() { return std::move(notices_); }

  /// Where the truth of each case stands, in bytes, if that was asked for before.
  void keep_case_offsets() { keeps_case_offsets_ = true; }
  bool keeps_case_offsets() const { return keeps_case_offsets_; }
  void add_case(std::size_t offset) {
    if (keeps_case_offsets_) case_offsets_.push_back(offset);
  }
  const std::vector<std::size_t>& case_offsets() const { return case_offsets_; }

  /// And where all of the first one does: its truth, and its predictions, scores or probabilities.
  void set_first_case(std::vector<std::size_t> offsets) { first_case_ = std::move(offsets); }
  const std::vector<std::size_t>& first_case() const { return first_case_; }

  /// The first rows of the table that the text holds, if that was asked for before.
  void keep_first_rows() { keeps_first_rows_ = true; }
  bool keeps_first_rows() const { return keeps_first_rows_; }
  void add_first_row(std::vector<std::string> row) { first_rows_.push_back(std::move(row)); }
  const std::vector<std::vector<std::string>>& first_rows() const { return first_rows_; }

 private:
  void keep_pasted();
  std::size_t place_of(std::size_t offset) const;
  std::string_view as_pasted(std::string_view piece) const;

  std::string text_;
  std::string_view whole_;           ///< what the view is of; empty where the text is whole itself
  std::vector<Piece> in_whole_;      ///< the pieces of the view
  std::vector<std::size_t> begins_;  ///< where each stands in text_
  std::string pasted_;  ///< what it was before its first change; empty where it has not changed
  std::deque<std::string> kept_;
  std::vector<Notice> notices_;
  bool keeps_case_offsets_ = false;
  std::vector<std::size_t> case_offsets_;
  std::vector<std::size_t> first_case_;
  bool keeps_first_rows_ = false;
  std::vector<std::vector<std::string>> first_rows_;
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

/// The same of a byte, but quick where a long text has none.
bool contains_byte(std::string_view text, char byte);

std::string_view trimmed(std::string_view text);

}  // namespace deconfuse
