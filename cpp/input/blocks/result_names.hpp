#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// Whether text names a metric or what else programs print beside data: "Accuracy", "macro avg",
/// "Elapsed time". Any case, in the four languages of the page.
bool names_result(std::string_view text);

/// Whether a line is a result by itself: "Accuracy: 0.75", "Macro F1 = 0.70 (± 0.02)".
bool is_result_line(std::string_view line);

/// The line after the classification report that begins at line `begin` of a view, or `begin` where
/// none does: rows of precision, recall and F1 below a heading that names them.
std::size_t report_end(std::string_view text, const TextView& view, std::size_t begin);

}  // namespace deconfuse
