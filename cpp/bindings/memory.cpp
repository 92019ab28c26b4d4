#include <wasm_simd128.h>

#include <cstddef>
#include <cstdint>

// Where the linker is told to be as small as it can, Emscripten gives it functions of memory that
// go byte by byte. These go by 16, and take their place.

namespace {

using Byte = unsigned char;

constexpr std::size_t block = 16;

void copy_block(Byte* to, const Byte* from) { wasm_v128_store(to, wasm_v128_load(from)); }

}  // namespace

extern "C" {

void* memmove(void* target, const void* source, std::size_t size) {
  auto* const to = static_cast<Byte*>(target);
  const auto* const from = static_cast<const Byte*>(source);
  if (reinterpret_cast<std::uintptr_t>(to) - reinterpret_cast<std::uintptr_t>(from) < size) {
    std::size_t end = size;
    for (; end >= block; end -= block) copy_block(to + end - block, from + end - block);
    while (end-- > 0) to[end] = from[end];
    return target;
  }
  std::size_t at = 0;
  for (; at + block <= size; at += block) copy_block(to + at, from + at);
  for (; at < size; ++at) to[at] = from[at];
  return target;
}

void* memcpy(void* target, const void* source, std::size_t size) {
  return memmove(target, source, size);
}

void* memset(void* target, int value, std::size_t size) {
  auto* const to = static_cast<Byte*>(target);
  const v128_t values = wasm_i8x16_splat(static_cast<std::int8_t>(value));
  std::size_t at = 0;
  for (; at + block <= size; at += block) wasm_v128_store(to + at, values);
  for (; at < size; ++at) to[at] = static_cast<Byte>(value);
  return target;
}

}  // extern "C"
