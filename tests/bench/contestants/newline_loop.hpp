#pragma once

#include <cstddef>

// The minimum work of any reader of lines: memchr finds each newline.

extern "C" {

/// Reserves `size` bytes.
void* reserve(std::size_t size);

std::size_t count_newlines(const char* bytes, std::size_t size);
}
