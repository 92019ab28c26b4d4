#include <cstddef>
#include <string_view>
#include <vector>

#include "data/ascii.hpp"
#include "input/kinds/kinds.hpp"
#include "input/literals/vector_cases.hpp"

namespace deconfuse {
namespace {

/// The number in R's index `[13]` at the start of a line; 0 if there is none.
std::size_t line_index(std::string_view line, std::size_t& length) {
  if (line.size() < 3 || line[0] != '[') return 0;
  std::size_t i = 1, index = 0;
  while (i < line.size() && is_digit(line[i]) && i < 10) {
    index = index * 10 + static_cast<std::size_t>(line[i] - '0');
    ++i;
  }
  if (i == 1 || i >= line.size() || line[i] != ']') return 0;
  length = i + 1;
  return length < line.size() && is_blank(line[length]) ? index : 0;
}

/// Whether a line begins with an index of a row, `[13,]`.
bool is_row_of_column(std::string_view line, std::size_t& length) {
  std::size_t i = 1;
  while (i < line.size() && is_digit(line[i])) ++i;
  if (line[0] != '[' || i == 1 || !line.substr(i).starts_with(",] ")) return false;
  length = i + 2;
  return true;
}

}  // namespace

bool has_printed_vectors(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return false;
  std::size_t length = 0;
  return line_index(text.substr(begin, line_end(text, begin) - begin), length) == 1;
}

Result<Data> read_printed_vectors(Source& source, const ReadOptions& options,
                                  const Surroundings& surroundings) {
  const std::string_view text = source.text();
  std::vector<Vector> vectors;
  std::size_t next_name = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    begin = next_line(text, end);
    if (line.empty()) continue;
    std::size_t position = static_cast<std::size_t>(line.data() - text.data());
    std::size_t length = 0;
    // A matrix of one column: [,1] above [1,] 0.5.
    const bool starts_column = line == "[,1]";
    const std::size_t index = line_index(line, length);
    if (starts_column) length = line.size();
    if (!starts_column && index == 0 && !is_row_of_column(line, length))
      return source.error(ErrorCode::unexpected_text, {line, position},
                          Expected::vectors_or_matrix);
    if (index == 1 || starts_column) {
      vectors.push_back({{}, {}, {line, position, false}});
      while (next_name < surroundings.names.size() &&
             surroundings.names[next_name].offset < position) {
        vectors.back().name = surroundings.names[next_name++].text;
      }
    }
    if (vectors.empty())
      return source.error(ErrorCode::shortened_print, {line, position}, Expected::complete_data);
    for (position += length; position < end;) {
      if (is_blank(text[position])) {
        ++position;
        continue;
      }
      const bool quoted = text[position] == '"';
      std::size_t stop = position + 1;
      if (quoted) {
        while (stop < end && text[stop] != '"') stop += text[stop] == '\\' ? 2 : 1;
        if (stop >= end)
          return source.error(ErrorCode::unclosed_quote,
                              {text.substr(position, end - position), position},
                              Expected::closing_quote);
        vectors.back().cells.push_back(
            {text.substr(position + 1, stop - position - 1), position, true});
        position = stop + 1;
      } else {
        while (stop < end && !is_blank(text[stop])) ++stop;
        vectors.back().cells.push_back({text.substr(position, stop - position), position, false});
        position = stop;
      }
    }
  }
  return cases_of_vectors(source, options, surroundings, vectors);
}

}  // namespace deconfuse
