#pragma once

#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether a text is or contains the source of an HTML table.
bool has_html_table(std::string_view text);

/// The tables of such a text. A cell that spans columns stands in the first of them, one that spans
/// rows in each of them. Text around the tables is skipped, with the notice `html-table`.
std::vector<NamedGrid> read_html(Source& source);

}  // namespace deconfuse
