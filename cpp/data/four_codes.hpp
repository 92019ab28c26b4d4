#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace deconfuse {

/// Four codes that are worked on together, also where the code around them is compiled to be small.
using FourCodes = std::uint32_t __attribute__((vector_size(16)));

inline constexpr std::size_t four = 4;

inline FourCodes four_at(const std::int32_t* codes) {
  FourCodes values;
  std::memcpy(&values, codes, sizeof values);
  return values;
}

}  // namespace deconfuse
