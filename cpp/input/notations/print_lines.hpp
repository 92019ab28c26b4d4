#pragma once

#include <cstddef>
#include <string_view>

#include "input/tables/names.hpp"

/// What a single line of a print may be. Each takes a line without blanks around it.
namespace deconfuse {

/// What "Rows: truth   Columns: pred" says of the rows; none where a line says something else.
Role role_of_rows(std::string_view line);

/// "2×2 Matrix{Int64}:", "11×2 table", "1×11 cell array": what MATLAB and Julia print above a
/// value.
bool is_size(std::string_view line);

/// The end of the line that starts at `begin` where that holds nothing but numbers and what
/// separates them, as nearly every line of large data does; else `begin`.
std::size_t row_of_numbers_end(std::string_view text, std::size_t begin);

/// A comment has a blank after its sign, so that labels such as #tag and %low are none.
bool is_comment(std::string_view line);

/// `$$`, `\[`, `\begin{align*}`: what opens or closes a displayed formula.
bool is_formula_mark(std::string_view line);

/// Statements that hold no data.
bool is_code(std::string_view line);

/// The length of a prompt such as `>>> ` or `In [3]: `, 0 where there is none.
std::size_t prompt_length(std::string_view line);

/// The length of a prompt for lines that go on, 0 where there is none.
std::size_t continuation_length(std::string_view line);

/// `truth`, `print(truth)`, `df$truth`: the name of what the next lines print. Empty where it is
/// code.
std::string_view printed_name(std::string_view code);

/// `ans =`, `y_true:`: a name on a line of its own.
std::string_view lone_name(std::string_view line);

/// Whether a line names the columns of a classification report.
bool is_report(std::string_view line);

/// Whether a line opens an element of HTML.
bool is_markup(std::string_view line);

/// `table(truth, predicted)` and `print(m)`, also within other calls: the data are what R prints
/// below them.
bool is_of_variables(std::string_view code);

/// Whether a line says that rows are missing: dots alone, "[ reached max.print … ]", "5 more rows".
bool is_shortening(std::string_view line);

/// Whether a line is drawn of strokes and corners, without blanks around it.
bool is_rule(std::string_view line);

/// Whether a line is "(120 rows)" or the like, which stands below a table, without blanks around
/// it.
bool is_footer(std::string_view line);

/// Whether a line starts a bracketed value: `y = [1, 2]`, `c("a")`, `np.array([`, `\hat{Y} = (1,`.
bool starts_bracketed_value(std::string_view line);

}  // namespace deconfuse
