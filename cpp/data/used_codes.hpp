#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// The set of codes below `size` that occur.
class UsedCodes {
 public:
  explicit UsedCodes(std::size_t size) : used_(size), unused_(size) {}

  /// Marks codes below `size`. Once all have occurred, it looks at no more of them.
  void mark(std::span<const std::int32_t> codes);

  bool operator[](std::size_t code) const { return used_[code] != 0; }

 private:
  std::vector<char> used_;
  std::size_t unused_;
};

/// The highest code, 0 if there are none; at least 2^31 if a code is negative.
std::uint32_t highest_of(std::span<const std::int32_t> codes);

}  // namespace deconfuse
