#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/message.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The plain text of LaTeX source: `\hat{1}` is 1, `$T_{C1} = 10$` is `T_C1 = 10`, `\textbf{50}` is
/// 50.
std::string plain_text_of_latex(std::string_view text);

/// Whether the text contains LaTeX commands or formulas.
bool is_latex(std::string_view text);

/// Whether the source holds a matrix or tabular environment.
bool has_latex_table(std::string_view text);

/// The matrix, array and tabular environments in order of appearance, at least one; the name of `M
/// = \begin{…}` is M. Errors: `unclosed-environment`.
Result<std::vector<NamedGrid>> read_latex(const Source& source);

}  // namespace deconfuse
