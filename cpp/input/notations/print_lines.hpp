#pragma once

#include <cstddef>
#include <string_view>

#include "input/tables/names.hpp"

/// Classification of single lines of a print. Each function takes a line without outer blanks.
namespace deconfuse {

/// The role of the rows in a line such as "Rows: truth   Columns: pred"; none for other lines.
Role role_of_rows(std::string_view line);

/// Whether the line is a size that MATLAB or Julia prints above a value: "2×2 Matrix{Int64}:",
/// "11×2 table", "1×11 cell array".
bool is_size(std::string_view line);

/// The end of the line that starts at `begin` if it holds only numbers and their separators, as
/// nearly every line of large data does; else `begin`.
std::size_t row_of_numbers_end(std::string_view text, std::size_t begin);

/// Whether the line is a comment. Its sign has to be followed by a blank, since #tag and %low may
/// be labels.
bool is_comment(std::string_view line);

/// Whether the line opens or closes a displayed formula: `$$`, `\[`, `\begin{align*}`.
bool is_formula_mark(std::string_view line);

/// Whether the line is a statement without data.
bool is_code(std::string_view line);

/// The length of a prompt such as `>>> ` or `In [3]: `; 0 if there is none.
std::size_t prompt_length(std::string_view line);

/// The length of a prompt for continued lines; 0 if there is none.
std::size_t continuation_length(std::string_view line);

/// The name of the variable whose value the code prints: `truth`, `print(truth)`, `df$truth`. Empty
/// for other code.
std::string_view printed_name(std::string_view code);

/// The name on a line of its own: `ans =`, `y_true:`.
std::string_view lone_name(std::string_view line);

/// Whether a line names the columns of a classification report.
bool is_report(std::string_view line);

/// Whether a line opens an element of HTML.
bool is_markup(std::string_view line);

/// Whether the code only refers to variables, as `table(truth, predicted)` and `print(m)` do, also
/// within other calls. The data are then what R prints below.
bool is_of_variables(std::string_view code);

/// Whether a line marks omitted rows: dots alone, "[ reached max.print … ]", "5 more rows".
bool is_shortening(std::string_view line);

/// Whether a line consists of strokes and corners only.
bool is_rule(std::string_view line);

/// Whether a line is the footer of a table, such as "(120 rows)".
bool is_footer(std::string_view line);

/// Whether the line is the title of a piece of a wide print: "Columns 1 through 8:", "Columns 9 and
/// 10" or "Column 11", as Octave and MATLAB write it.
bool is_title_of_piece(std::string_view line);

/// Whether a line starts a bracketed value: `y = [1, 2]`, `c("a")`, `np.array([`, `\hat{Y} = (1,`.
bool starts_bracketed_value(std::string_view line);

}  // namespace deconfuse
