#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/message.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// What stands around the data in their own lines.
struct Surroundings {
  Gaps gaps;                             ///< all of it
  std::optional<std::string> delimiter;  ///< of a line `sep=;`

  /// Names that stood alone before what they name: `> truth` before R's print-out, `y =` in MATLAB.
  struct Name {
    std::size_t offset = 0;
    std::string_view text;
  };
  std::vector<Name> names;
  Role rows = Role::none;  ///< of a matrix, where a line says so: "Rows: truth  Columns: pred"
  bool in_pieces = false;  ///< columns 1 to 6 were printed above columns 7 to 12

  /// The classes in R's line `Levels: ham spam`.
  std::vector<Cell> levels;
};

/// Prompts and code typed at them, comments, fences, rules of boxes, headings and footers of
/// prints, and marks between cells that part none. Errors: `shortened-print`, `looks-like-report`,
/// `looks-like-html`.
Result<Surroundings> surroundings_of(const Source& source);

}  // namespace deconfuse
