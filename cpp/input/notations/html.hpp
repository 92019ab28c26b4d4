#pragma once

#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether a text is the source of a table in HTML, or holds one.
bool has_html_table(std::string_view text);

/// The tables of such a text; a cell over several columns stands in the first of them, one over
/// several rows in each. What stands around them is left out, with the notice `html-table`.
std::vector<NamedGrid> read_html(Source& source);

}  // namespace deconfuse
