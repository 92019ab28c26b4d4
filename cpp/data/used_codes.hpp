#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// Which of the codes below `size` occur.
class UsedCodes {
 public:
  explicit UsedCodes(std::size_t size) : used_(size), unused_(size) {}

  /// Takes codes below `size`. Once all have occurred it looks at no more of them.
  void mark(std::span<const std::int32_t> codes);

  bool operator[](std::size_t code) const { return used_[code] != 0; }

 private:
  std::vector<char> used_;
  std::size_t unused_;
};

/// The highest code, 0 of none; at least 2^31 where a code is negative.
std::uint32_t highest_of(std::span<const std::int32_t> codes);

}  // namespace deconfuse
