#pragma once

#include <optional>

#include "input/grid.hpp"
#include "input/source.hpp"

namespace deconfuse {

/// Why a table that holds something else than data about cases is refused, with what it is:
/// `looks-like-metrics` (their values), `outcomes-per-class` (TP, FP and FN of each class),
/// `looks-like-curve` (points of it), `looks-like-losses` (states and actions).
std::optional<InputError> find_other_content(const Source& source, const Grid& grid);

/// The same of a text whose numbers are two distributions: `looks-like-distributions`. To be asked
/// where they are neither labels nor counts.
std::optional<InputError> find_distributions(const Source& source);

}  // namespace deconfuse
