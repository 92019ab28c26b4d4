#pragma once

#include <limits>

namespace deconfuse {

/// What has no value, such as 0/0, in numbers that are doubles: NaN, which std::isnan tells.
inline constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

}  // namespace deconfuse
