#pragma once

#include "input/grid.hpp"

namespace deconfuse {

/// Whether each row marks its class by a 1 among zeros, or two classes by a 1 in each half. A
/// square table is none: it may be a matrix.
bool is_one_hot(const Grid& grid);

/// Whether there is nothing but zeros and ones.
bool is_zero_one(const Grid& grid);

}  // namespace deconfuse
