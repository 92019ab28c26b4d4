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

/// What stood around the data and is blanked out of the source.
struct Surroundings {
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

/// Blanks out prompts and code typed at them, comments, fences, rules of boxes, headings and
/// footers of print-outs. Errors: `shortened-print`, `looks-like-report`, `looks-like-html`.
Result<Surroundings> set_surroundings_aside(Source& source);

}  // namespace deconfuse
