#include "input/long/within_edges.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

#include "input/blocks/line_kind.hpp"
#include "input/long/byte_blocks.hpp"
#include "input/long/column_lines.hpp"
#include "input/long/edges.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Number of lines; the last one may lack its LF.
std::size_t count_lines(std::string_view text) {
  std::size_t lines = text.ends_with('\n') ? 0 : 1;
  for (; text.size() >= block_size; text.remove_prefix(block_size))
    lines += static_cast<std::size_t>(std::popcount(marks_of(text.data(), '\n')));
  return lines + static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Adds the ranges of lines that are not blank. `above` is the number of lines above `lines`.
void add_lines(LineRanges& ranges, std::string_view text, const TextView& lines,
               std::size_t above) {
  for (const Piece& line : lines) {
    ++above;
    if (trimmed(line.of(text)).empty()) continue;
    if (!ranges.empty() && ranges.back().second + 1 == above) {
      ranges.back().second = above;
    } else {
      ranges.emplace_back(above, above);
    }
  }
}

Piece line_above(std::string_view text, std::size_t end) {
  const std::size_t lf = end == 0 ? text.npos : text.rfind('\n', end - 1);
  return {lf == text.npos ? 0 : lf + 1, end};
}

/// Adds a notice for a line directly above or below the data that may be a row of them.
void tell_broken_rows(Reading& reading, std::string_view text, const Piece& data) {
  const LineRanges& lines = reading.place.lines;
  const auto tell = [&](NoticeCode code, const Piece& line, const Piece& row, std::size_t number) {
    const std::string_view words = trimmed(line.of(text));
    if (may_be_broken_row(words, kind_of_line(words), row.of(text)))
      reading.notices.push_back({code, number, {{"text", excerpt_of(words)}}});
  };
  const Piece first{data.begin, line_end(text, data.begin)};
  if (data.begin > 0 && !names_role(first.of(text)))
    tell(NoticeCode::heading_skipped, line_above(text, data.begin - 1), first,
         lines.front().first - 1);
  if (data.end < text.size())
    tell(NoticeCode::text_below_skipped, {data.end, line_end(text, data.end)},
         line_above(text, data.end - 1), lines.back().second + 1);
}

/// The data of a long text.
std::optional<Piece> data_in(std::string_view text, const ReadOptions& options) {
  // Data other than the best may be anywhere in the text.
  if (text.size() < ColumnLines::fewest_bytes || options.block > 0) return std::nullopt;
  return between_edges(text, options);
}

}  // namespace

std::optional<Reading> read_lines_within_edges(std::string_view bytes, const ReadOptions& options) {
  const std::string_view text = bytes.substr(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
  const auto data = data_in(text, options);
  auto reading = data ? read_column_lines(data->of(text), options) : std::nullopt;
  if (!reading) return std::nullopt;
  const std::string_view top = text.substr(0, data->begin), bottom = text.substr(data->end);
  const TextView above = lines_of(top);
  for (Notice& notice : reading->notices) notice.line += notice.line > 0 ? above.size() : 0;
  const std::size_t last = above.size() + count_lines(data->of(text));
  reading->place.lines = {{above.size() + 1, last}};
  add_lines(reading->place.skipped, top, above, 0);
  add_lines(reading->place.skipped, bottom, lines_of(bottom), last);
  tell_broken_rows(*reading, text, *data);
  return reading;
}

std::optional<InputError> error_within_edges(std::string_view text, const ReadOptions& options) {
  const auto data = data_in(text, options);
  if (!data) return std::nullopt;
  Source source{std::string(data->of(text))};
  auto result = read_data(source, options);
  auto* error = std::get_if<InputError>(&result);
  if (error == nullptr) return std::nullopt;
  error->line += error->line > 0 ? lines_of(text.substr(0, data->begin)).size() : 0;
  return std::move(*error);
}

}  // namespace deconfuse
