#include "input/text/source.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace deconfuse {

Source::Source(std::string text) : said_(std::make_shared<Said>()) {
  text_ = keep(std::move(text));
}

Source::Source(std::string_view whole, const TextView& view) : said_(std::make_shared<Said>()) {
  said_->whole = whole;
  said_->in_whole = view;
  std::string text;
  for (const Piece& piece : view) {
    said_->begins.push_back(text.size());
    text += piece.of(whole);
    text += '\n';
  }
  text_ = keep(std::move(text));
}

Source Source::without(const Gaps& gaps) const {
  if (gaps.empty()) return Source(text_, said_);
  std::string text(text_);
  for (const Piece& gap : gaps) {
    for (std::size_t i = gap.begin; i < gap.end; ++i) {
      if (text[i] != '\n' && text[i] != '\r') text[i] = ' ';
    }
  }
  said_->kept.push_back(std::move(text));
  return Source(said_->kept.back(), said_);
}

/// The offset in the whole text of an offset in the view.
std::size_t Source::place_of(std::size_t offset) const {
  const std::vector<std::size_t>& begins = said_->begins;
  if (begins.empty()) return offset;
  const auto after = std::upper_bound(begins.begin(), begins.end(), offset);
  const auto k = static_cast<std::size_t>(after - begins.begin()) - 1;
  const Piece& piece = said_->in_whole[k];
  return std::min(piece.begin + (offset - begins[k]), piece.end);
}

/// The original text of a piece, before gaps were blanked out. Text from elsewhere is returned
/// unchanged.
std::string_view Source::as_pasted(std::string_view piece) const {
  const std::less<const char*> before;
  const char* const begin = text_.data();
  if (before(piece.data(), begin) || !before(piece.data(), begin + text_.size())) return piece;
  const std::string_view pasted = said_->kept.front();
  return pasted.substr(static_cast<std::size_t>(piece.data() - begin), piece.size());
}

std::string_view Source::keep(std::string text) {
  said_->kept.push_back(std::move(text));
  return said_->kept.back();
}

std::size_t Source::line_at(std::size_t offset) const {
  const std::string_view text = said_->begins.empty() ? text_ : said_->whole;
  const std::size_t place = std::min(place_of(offset), text.size());
  std::size_t line = 1;
  for (std::size_t i = 0; i < place; ++i) {
    if (text[i] == '\n') ++line;
    if (text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n')) ++line;
  }
  return line;
}

std::string_view Source::before_on_line(std::size_t offset) const {
  const std::string_view text = said_->begins.empty() ? said_->kept.front() : said_->whole;
  const std::size_t place = std::min(place_of(offset), text.size());
  const std::size_t line_break = place == 0 ? text.npos : text.find_last_of("\r\n", place - 1);
  const std::size_t begin = line_break == text.npos ? 0 : line_break + 1;
  return text.substr(begin, place - begin);
}

std::string_view Source::behind_on_line(std::size_t offset) const {
  const std::string_view text = said_->begins.empty() ? said_->kept.front() : said_->whole;
  const std::size_t place = std::min(place_of(offset), text.size());
  return text.substr(place, line_end(text, place) - place);
}

InputError Source::error(ErrorCode code, const Cell& piece, Expected expected,
                         Parameters parameters) const {
  const std::size_t offset = std::min(piece.offset, text_.size());
  std::size_t begin = offset;
  while (begin > 0 && text_[begin - 1] != '\n' && text_[begin - 1] != '\r') --begin;
  InputError error;
  error.code = code;
  error.line = line_at(offset);
  std::string_view before = as_pasted(text().substr(begin, offset - begin));
  if (!said_->begins.empty()) {
    const std::string_view whole = said_->whole;
    const std::size_t place = place_of(offset);
    const std::size_t break_before = place == 0 ? place : whole.find_last_of("\r\n", place - 1);
    const std::size_t line_begin = break_before == whole.npos || place == 0 ? 0 : break_before + 1;
    before = whole.substr(line_begin, place - line_begin);
  }
  error.column =
      1 + static_cast<std::size_t>(std::count_if(before.begin(), before.end(), starts_character));
  // A kept copy also gets the original excerpt if it equals the text at its place.
  const std::string_view there = text().substr(offset, piece.text.size());
  error.excerpt = excerpt_of(as_pasted(there == piece.text ? there : piece.text));
  error.expected = expected;
  error.parameters = std::move(parameters);
  return error;
}

void Source::notice(NoticeCode code, std::size_t offset, Parameters parameters) {
  said_->notices.push_back({code, line_at(offset), std::move(parameters)});
}

std::vector<Notice> Source::take_notices() { return std::exchange(said_->notices, {}); }

bool Source::has_notice(NoticeCode code) const {
  return std::any_of(said_->notices.begin(), said_->notices.end(),
                     [code](const Notice& notice) { return notice.code == code; });
}

std::size_t character_end(std::string_view text, std::size_t begin) {
  if (begin < text.size()) ++begin;
  while (begin < text.size() && !starts_character(text[begin])) ++begin;
  return begin;
}

std::size_t line_end(std::string_view text, std::size_t begin) {
  while (begin < text.size() && text[begin] != '\n' && text[begin] != '\r') ++begin;
  return begin;
}

std::string_view line_from(std::string_view text, std::size_t begin) {
  // 81 characters of up to four bytes each.
  constexpr std::size_t longest = 324;
  text = text.substr(0, std::min(text.size(), begin + longest));
  return text.substr(begin, line_end(text, begin) - begin);
}

std::size_t next_line(std::string_view text, std::size_t end) {
  if (end < text.size() && text[end] == '\r') {
    ++end;
    if (end < text.size() && text[end] == '\n') ++end;
  } else if (end < text.size()) {
    ++end;
  }
  return end;
}

bool starts_with_stroke(std::string_view text) {
  static constexpr std::string_view strokes[] = {"│", "┃", "║", "┆", "┊", "╎"};
  text = text.substr(0, stroke_size);
  return std::find(std::begin(strokes), std::end(strokes), text) != std::end(strokes);
}

bool ends_with_stroke(std::string_view text) {
  return text.size() >= stroke_size && starts_with_stroke(text.substr(text.size() - stroke_size));
}

std::size_t find_stroke(std::string_view text) {
  constexpr char first = '\xE2';
  for (std::size_t i = text.find(first); i != text.npos; i = text.find(first, i + 1))
    if (starts_with_stroke(text.substr(i))) return i;
  return text.size();
}

bool contains_byte(std::string_view text, char byte) {
  // An inner loop without early exit lets the compiler compare many bytes at once.
  constexpr std::size_t block = 1024;
  for (std::size_t begin = 0; begin < text.size(); begin += block) {
    bool found = false;
    for (const char c : text.substr(begin, block)) found |= c == byte;
    if (found) return true;
  }
  return false;
}

std::string_view trimmed(std::string_view text) {
  const auto blank = [](char c) { return is_blank(c) || c == '\n' || c == '\r'; };
  while (!text.empty() && blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && blank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace deconfuse
