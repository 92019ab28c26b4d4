#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "data/message.hpp"
#include "expect.hpp"
#include "input/notations/html.hpp"
#include "input/text/encoding.hpp"
#include "input/text/source.hpp"
#include "names/enum_name.hpp"

/// Properties of every error and notice, for any text.
namespace deconfuse::fuzz {

inline std::size_t characters_in(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += starts_character(c) ? 1 : 0;
  return count;
}

/// Lines end with LF, CR LF or CR.
inline std::vector<std::string_view> text_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  std::size_t begin = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    if (at < text.size() && text[at] != '\n' && text[at] != '\r') continue;
    lines.push_back(text.substr(begin, at - begin));
    if (text.substr(at).starts_with("\r\n")) ++at;
    begin = at + 1;
  }
  return lines;
}

inline bool is_utf8(std::string_view text) {
  if (text.find('\0') != std::string_view::npos) return true;  // which decode refuses as text
  return std::holds_alternative<std::string>(decode(text));
}

inline void expect_parameters(const Parameters& parameters) {
  for (const auto& [name, value] : parameters) {
    EXPECT(!name.empty());
    EXPECT(is_utf8(value));
  }
}

/// Checks an error. `text` is the decoded input; null if it could not be decoded.
inline void expect_error(const InputError& error, const std::string* text) {
  EXPECT(characters_in(error.excerpt) <= 80);
  EXPECT(is_utf8(error.excerpt));
  EXPECT((error.line == 0) == (error.column == 0));
  expect_parameters(error.parameters);
  if (error.line == 0 || text == nullptr) return;
  const std::vector<std::string_view> lines = text_lines(*text);
  EXPECT(error.line <= lines.size());
  const std::string_view line = lines[error.line - 1];
  EXPECT(error.column <= characters_in(line) + 1);
  if (error.excerpt.empty()) return;
  // The excerpt is the text at that place, except for marks of quotation and emphasis, escapes
  // within them or of LaTeX, and HTML's tags and entities.
  std::size_t at = 0;
  for (std::size_t column = 1; at < line.size(); ++at) {
    if (starts_character(line[at]) && column++ == error.column) break;
  }
  std::string excerpt = error.excerpt, there(line.substr(at));
  if (excerpt.ends_with("…")) excerpt.resize(excerpt.size() - std::string_view("…").size());
  // Braces of LaTeX are not part of a cell, and its tie is a blank.
  const auto is_brace = [](char byte) { return byte == '{' || byte == '}'; };
  for (std::string* quoted : {&excerpt, &there}) {
    std::erase_if(*quoted, is_brace);
    std::replace(quoted->begin(), quoted->end(), '~', ' ');
  }
  if (there.find_first_of("\"'`*\\$&") != std::string::npos) return;
  if (text->find("</") != std::string::npos || has_html_table(*text)) return;
  // A number may follow its name in the cell: "TP = 20".
  const std::size_t name_end = there.find_first_of("=:(");
  const bool is_named =
      name_end != std::string::npos && there.find(excerpt, name_end) != std::string::npos;
  const bool stands_there = there.starts_with(excerpt) || is_named;
  if (!stands_there)
    std::fprintf(stderr, "%s: \"%s\" at %zu:%zu, \"%s\"\n",
                 std::string(name_of(error.code)).c_str(), excerpt.c_str(), error.line,
                 error.column, there.c_str());
  EXPECT(stands_there);
}

/// Checks that notices have a line of the text or none.
inline void expect_notices(const std::vector<Notice>& notices, std::size_t lines) {
  for (const Notice& notice : notices) {
    EXPECT(notice.line <= lines);
    expect_parameters(notice.parameters);
  }
}

}  // namespace deconfuse::fuzz
