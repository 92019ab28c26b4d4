#include "data/used_codes.hpp"

#include <algorithm>

namespace deconfuse {

void UsedCodes::mark(std::span<const std::int32_t> codes) {
  for (std::size_t at = 0; unused_ > 0 && at < codes.size(); ++at) {
    char& used = used_[static_cast<std::size_t>(codes[at])];
    if (used == 0) --unused_;
    used = 1;
  }
}

std::uint32_t highest_of(std::span<const std::int32_t> codes) {
  std::uint32_t highest = 0;
  for (const std::int32_t code : codes)
    highest = std::max(highest, static_cast<std::uint32_t>(code));
  return highest;
}

}  // namespace deconfuse
