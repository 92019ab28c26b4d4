#pragma once

#include <cstddef>

// The least that any reader of lines does: each newline is looked for by memchr.

extern "C" {

/// Room for so many bytes.
void* reserve(std::size_t size);

std::size_t count_newlines(const char* bytes, std::size_t size);
}
