#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Why a table that holds something else than data about cases is refused, with what it is:
/// `looks-like-metrics` (their values), `looks-like-curve` (points of it), `looks-like-losses`
/// (states and actions).
std::optional<InputError> find_other_content(const Source& source, const Grid& grid);

}  // namespace deconfuse
