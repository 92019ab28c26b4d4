#pragma once

#include <string_view>
#include <vector>

#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A table in the source of Typst, and its position:
///
///   #table(columns: 3, [Actual \ Predicted], [Fail], [Pass], [Fail], [79], [9], …)
struct TypstTable {
  Grid grid;
  Piece piece;
};

std::vector<TypstTable> typst_tables_in(std::string_view text);

}  // namespace deconfuse
