#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace deconfuse {

template <class Number>
struct LanesOf {
  typedef Number Type __attribute__((vector_size(16)));
};

/// Numbers that fill 16 bytes and are processed together, even if the surrounding code is optimised
/// for size. A comparison gives −1 in each lane where it holds and 0 elsewhere.
template <class Number>
using Lanes = typename LanesOf<Number>::Type;

using Bytes = Lanes<signed char>;

/// Number of lanes.
template <class Number>
inline constexpr std::size_t lane_count = 16 / sizeof(Number);

/// The number at this address and those after it.
template <class Number>
Lanes<Number> lanes_at(const Number* numbers) {
  Lanes<Number> lanes;
  std::memcpy(&lanes, numbers, sizeof lanes);
  return lanes;
}

inline Bytes bytes_at(const char* bytes) {
  Bytes lanes;
  std::memcpy(&lanes, bytes, sizeof lanes);
  return lanes;
}

/// Codes are never negative, so they are read as unsigned.
inline Lanes<std::uint32_t> codes_at(const std::int32_t* codes) {
  Lanes<std::uint32_t> lanes;
  std::memcpy(&lanes, codes, sizeof lanes);
  return lanes;
}

}  // namespace deconfuse
