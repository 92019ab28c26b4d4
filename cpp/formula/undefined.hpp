#pragma once

#include <limits>

namespace deconfuse {

/// Value of an undefined double, such as 0/0: NaN, which std::isnan recognises.
inline constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

}  // namespace deconfuse
