#pragma once

#include <cstddef>
#include <vector>

namespace deconfuse {

/// So many zeros, of double, std::int32_t or std::uint8_t. Filled as fast as can be also where the
/// code around it is compiled to be small.
template <class Number>
std::vector<Number> zeros(std::size_t size);

}  // namespace deconfuse
