#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// Operations on eight bytes as one number.
namespace deconfuse::words {

static_assert(std::endian::native == std::endian::little, "the first byte is the lowest");

inline constexpr std::size_t size = 8;

inline std::uint64_t at(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, size);
  return word;
}

/// The index of the first byte whose highest bit is set, if no other bits are set; 8 if there is
/// none.
inline std::size_t first_of(std::uint64_t marks) {
  return static_cast<std::size_t>(std::countr_zero(marks)) / 8;
}

}  // namespace deconfuse::words
