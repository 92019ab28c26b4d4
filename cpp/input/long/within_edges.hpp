#pragma once

#include <optional>
#include <string_view>

#include "input/readings/read.hpp"

namespace deconfuse {

/// What read_column_lines gives of the lines that between_edges finds in a long text, with the
/// place where they stand; its notices have their lines in all of the text. `bytes` is UTF-8, with
/// or without a byte order mark. Nothing of other texts, and where either of the two gives nothing.
std::optional<Reading> read_lines_within_edges(std::string_view bytes, const ReadOptions& options);

/// The error of read_data for the same lines, with its line in all of the text. Nothing where they
/// are read, and where between_edges gives nothing.
std::optional<InputError> error_within_edges(std::string_view text, const ReadOptions& options);

}  // namespace deconfuse
