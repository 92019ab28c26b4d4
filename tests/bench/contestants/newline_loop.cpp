#include "newline_loop.hpp"

#include <cstdlib>
#include <cstring>

void* reserve(std::size_t size) { return std::malloc(size); }

std::size_t count_newlines(const char* bytes, std::size_t size) {
  const char* const end = bytes + size;
  std::size_t count = 0;
  while (bytes != end) {
    const auto* found =
        static_cast<const char*>(std::memchr(bytes, '\n', static_cast<std::size_t>(end - bytes)));
    if (found == nullptr) break;
    ++count;
    bytes = found + 1;
  }
  return count;
}
