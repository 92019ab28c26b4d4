#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace deconfuse {

inline std::string printed(const char* format, double value) {
  char text[64];
  return std::string(text,
                     static_cast<std::size_t>(std::snprintf(text, sizeof text, format, value)));
}

inline double between(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11U) / 9007199254740992.0;
}

inline const char* const formats[] = {"%.17g", "%.3f", "%.6f", "%.18e", "%g", "%.1f", "%.25f"};

/// `lines` lines of randomly chosen cells.
inline std::string table(std::mt19937_64& random, const std::vector<std::string>& labels,
                         std::size_t columns, std::string_view delimiter,
                         std::string_view line_break, std::size_t lines) {
  std::string text;
  for (std::size_t line = 0; line < lines; ++line) {
    for (std::size_t column = 0; column < columns; ++column) {
      if (column > 0) text += delimiter;
      text += labels[random() % labels.size()];
    }
    text += line_break;
  }
  return text;
}

/// Cells that may be mistaken for something else.
inline const std::vector<std::string> hostile_cells = {"a",
                                                       "b",
                                                       "\"a\"",
                                                       "\"a",
                                                       "b\"",
                                                       "'b'",
                                                       "'",
                                                       "\"",
                                                       "",
                                                       " ",
                                                       "NA",
                                                       "1",
                                                       "0.5",
                                                       "-3",
                                                       "1,5",
                                                       "é",
                                                       "\xC3",
                                                       "\xE2\x82",
                                                       "#",
                                                       "# x",
                                                       "//",
                                                       "%",
                                                       "---",
                                                       "...",
                                                       "\r",
                                                       ">>> a",
                                                       "[1, 2]",
                                                       "(",
                                                       "truth",
                                                       "predicted",
                                                       "score",
                                                       "weight",
                                                       "total",
                                                       "accuracy",
                                                       "a,b",
                                                       "a;b",
                                                       "0.1,0.2",
                                                       "{1}",
                                                       "{1, 2}",
                                                       "nan",
                                                       "inf",
                                                       "-inf",
                                                       "1e5",
                                                       "1e-5",
                                                       "-0",
                                                       "5.",
                                                       ".5",
                                                       "50%",
                                                       "1e999",
                                                       "0.25 ",
                                                       " 0.25",
                                                       "rows",
                                                       "5 rows",
                                                       "Levels:",
                                                       std::string("\0", 1),
                                                       "\xEF\xBB\xBF",
                                                       "0.1234567890123456789012345",
                                                       "+",
                                                       "D",
                                                       "name=",
                                                       "dtype:"};

/// The text with a number before each line.
inline std::string numbered(std::string_view text, std::string_view delimiter) {
  std::string result;
  for (std::size_t begin = 0, line = 0; begin < text.size(); ++line) {
    const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
    ((result += std::to_string(line)) += delimiter) += text.substr(begin, end - begin);
    begin = end;
  }
  return result;
}

}  // namespace deconfuse
