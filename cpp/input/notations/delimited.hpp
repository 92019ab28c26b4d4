#pragma once

#include <optional>
#include <string>

#include "data/message.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Splits lines of text into rows of cells. The delimiter is `options.delimiter`, else the one that
/// a line `sep=;` names, else the one of tab, semicolon, comma, bar and blanks that gives regular
/// rows. Errors: `unclosed-quote`, `text-after-quote`, `unexpected-text` (a bar that divides every
/// row).
Result<Grid> read_delimited(Source& source, const ReadOptions& options,
                            const std::optional<std::string>& stated_delimiter);

}  // namespace deconfuse
