#pragma once

#include <optional>
#include <string_view>

#include "input/readings/read.hpp"

namespace deconfuse {

/// The result of read_column_lines for the lines that between_edges finds in a long text, with
/// their position; the lines in its notices are those of the whole text. `bytes` is UTF-8, with or
/// without a byte order mark. Nothing for other texts, or if either function returns nothing.
std::optional<Reading> read_lines_within_edges(std::string_view bytes, const ReadOptions& options);

/// The error of read_data for the same lines, with its line in the whole text. Nothing if they can
/// be read, or if between_edges returns nothing.
std::optional<InputError> error_within_edges(std::string_view text, const ReadOptions& options);

}  // namespace deconfuse
