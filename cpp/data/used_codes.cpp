#include "data/used_codes.hpp"

#include <algorithm>

namespace deconfuse {

void mark_used(UsedCodes& used, std::span<const std::int32_t> codes) {
  auto unmarked = std::count(used.begin(), used.end(), 0);
  for (std::size_t at = 0; unmarked > 0 && at < codes.size(); ++at) {
    char& mark = used[static_cast<std::size_t>(codes[at])];
    if (mark == 0) --unmarked;
    mark = 1;
  }
}

std::uint32_t highest_of(std::span<const std::int32_t> codes) {
  std::uint32_t highest = 0;
  for (const std::int32_t code : codes)
    highest = std::max(highest, static_cast<std::uint32_t>(code));
  return highest;
}

}  // namespace deconfuse
