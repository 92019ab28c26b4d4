#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// Whether text names a metric, or something else that programs print beside data: "Accuracy",
/// "macro avg", "Elapsed time". Case does not matter; the four languages of the page are known.
bool names_result(std::string_view text);

/// Whether a whole line is a result: "Accuracy: 0.75", "Macro F1 = 0.70 (± 0.02)".
bool is_result_line(std::string_view line);

/// The line after the classification report that begins at line `begin` of a view; `begin` if there
/// is none. A report is rows of precision, recall and F1 below a heading with these names.
std::size_t report_end(std::string_view text, const TextView& view, std::size_t begin);

}  // namespace deconfuse
