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

/// Lines and marks around the data.
struct Surroundings {
  Gaps gaps;                             ///< all of these
  std::optional<std::string> delimiter;  ///< named by a line `sep=;`

  /// Names on lines of their own above their values: `> truth` before R's print, `y =` in MATLAB.
  struct Name {
    std::size_t offset = 0;
    std::string_view text;
  };
  std::vector<Name> names;
  Role rows = Role::none;  ///< role of a matrix's rows, by a line such as "Rows: truth  Columns:
                           ///< pred"
  /// Number of pieces of a wide print: columns 1 to 6 stand above columns 7 to 12.
  std::size_t pieces = 0;

  /// The classes in R's line `Levels: ham spam`.
  std::vector<Cell> levels;
};

/// Finds prompts and the code typed at them, comments, fences, rules of boxes, headings and footers
/// of prints, and marks between cells that separate nothing. Errors: `shortened-print`,
/// `looks-like-report`, `looks-like-html`.
Result<Surroundings> surroundings_of(const Source& source);

}  // namespace deconfuse
