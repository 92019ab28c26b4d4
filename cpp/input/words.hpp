#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

/// Eight bytes as one number.
namespace deconfuse::words {

static_assert(std::endian::native == std::endian::little, "the first byte is the lowest");

inline constexpr std::size_t size = 8;

inline std::uint64_t at(const char* bytes) {
  std::uint64_t word;
  std::memcpy(&word, bytes, size);
  return word;
}

/// The highest bit of each byte that is `byte`, and no other bit.
inline std::uint64_t bytes_equal(std::uint64_t word, char byte) {
  constexpr std::uint64_t each = 0x0101010101010101, all_but_highest = 0x7F7F7F7F7F7F7F7F;
  const std::uint64_t difference = word ^ (each * static_cast<unsigned char>(byte));
  return ~(((difference & all_but_highest) + all_but_highest) | difference | all_but_highest);
}

/// The number of the first byte that is marked so; 8 where none is.
inline std::size_t first_of(std::uint64_t marks) {
  return static_cast<std::size_t>(std::countr_zero(marks)) / 8;
}

/// All bits of the first `count` bytes, of which there may be more than there are in a word.
constexpr std::uint64_t mask(std::size_t count) {
  return count >= size ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * count)) - 1;
}

}  // namespace deconfuse::words
