#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "numbers/lanes.hpp"

namespace deconfuse {

/// Blocks of 64 bytes. Marks of a block have one bit per byte, the lowest bit for the first byte.
inline constexpr std::size_t block_size = 64;

/// The sign bits of 16 bytes.
inline std::uint64_t signs_of(Bytes lanes) {
#if defined(__wasm_simd128__)
  return static_cast<std::uint64_t>(__builtin_wasm_bitmask_i8x16(lanes));
#elif defined(__SSE2__)
  return static_cast<std::uint64_t>(
      __builtin_ia32_pmovmskb128(reinterpret_cast<char __attribute__((vector_size(16)))>(lanes)));
#else
  std::uint64_t signs = 0;
  for (unsigned at = 0; at < sizeof lanes; ++at) signs |= std::uint64_t{lanes[at] < 0} << at;
  return signs;
#endif
}

/// Marks the bytes of a block for which `is_sought`, a function of Bytes, is −1.
template <class Sought>
std::uint64_t marks_of(const char* block, Sought is_sought) {
  std::uint64_t marks = 0;
  for (unsigned at = 0; at < block_size; at += sizeof(Bytes))
    marks |= signs_of(is_sought(bytes_at(block + at))) << at;
  return marks;
}

/// Marks the bytes of a block that equal `byte`.
inline std::uint64_t marks_of(const char* block, char byte) {
  const Bytes sought = Bytes{} + static_cast<signed char>(byte);
  return marks_of(block, [=](Bytes lanes) { return lanes == sought; });
}

/// Marks of the first `size` bytes.
constexpr std::uint64_t first_bytes(std::size_t size) {
  return size < block_size ? (std::uint64_t{1} << size) - 1 : ~std::uint64_t{0};
}

/// Writes the positions of the marked bytes of a block, counted from `base`, and returns the end of
/// the written positions; up to block_size positions after it may be overwritten.
template <class Place>
Place* write_places(std::uint64_t marks, Place base, Place* places) {
  Place* const end = places + std::popcount(marks);
  // Blocks rarely have more marks; writing too many positions is faster than predicting their
  // number.
  constexpr int usual = 8;
  do {
    for (int at = 0; at < usual; ++at, marks &= marks - 1)
      *places++ = base + static_cast<Place>(std::countr_zero(marks));
  } while (marks != 0);
  return end;
}

}  // namespace deconfuse
