#include <doctest/doctest.h>

#include <cstddef>
#include <cstring>
#include <string>

// In WebAssembly these functions are implemented by the project.

namespace {

// Calls through these pointers use the linked functions; the compiler cannot replace them inline.
void* (*volatile copy)(void*, const void*, std::size_t) = std::memcpy;
void* (*volatile move)(void*, const void*, std::size_t) = std::memmove;
void* (*volatile set)(void*, int, std::size_t) = std::memset;

constexpr std::size_t sizes[] = {0, 1, 2, 15, 16, 17, 31, 32, 33, 47, 48, 63, 64, 100, 1000};

std::string letters(std::size_t size) {
  std::string text;
  for (std::size_t at = 0; at < size; ++at) text += static_cast<char>('!' + at * at % 89);
  return text;
}

}  // namespace

TEST_CASE("memory is moved correctly, with and without overlap") {
  for (const std::size_t size : sizes) {
    for (std::size_t from = 0; from <= 40; from += 3) {
      for (std::size_t to = 0; to <= 40; ++to) {
        const std::string before = letters(size + 48);
        std::string after = before;
        CHECK(move(&after[to], &after[from], size) == &after[to]);
        std::string expected = before;
        for (std::size_t at = 0; at < size; ++at) expected[to + at] = before[from + at];
        CHECK(after == expected);
      }
    }
  }
}

TEST_CASE("memory is copied and filled, without changes beside it") {
  for (const std::size_t size : sizes) {
    for (std::size_t to = 0; to <= 17; ++to) {
      const std::string source = letters(size);
      std::string copied(size + 32, '.');
      std::string filled = copied;
      CHECK(copy(&copied[to], source.data(), size) == &copied[to]);
      CHECK(copied == std::string(to, '.') + source + std::string(32 - to, '.'));
      CHECK(set(&filled[to], 0x100 + '*', size) == &filled[to]);
      CHECK(filled == std::string(to, '.') + std::string(size, '*') + std::string(32 - to, '.'));
    }
  }
}
