#include "data/used_codes.hpp"

#include <algorithm>

#include "data/lanes.hpp"

namespace deconfuse {

namespace {

constexpr std::size_t four = lane_count<std::uint32_t>;

}  // namespace

void UsedCodes::mark(std::span<const std::int32_t> codes) {
  for (std::size_t at = 0; unused_ > 0 && at < codes.size(); ++at) {
    char& used = used_[static_cast<std::size_t>(codes[at])];
    if (used == 0) --unused_;
    used = 1;
  }
}

std::uint32_t highest_of(std::span<const std::int32_t> codes) {
  Lanes<std::uint32_t> highest = {};
  std::size_t at = 0;
  for (; at + four <= codes.size(); at += four) {
    const Lanes<std::uint32_t> next = codes_at(&codes[at]);
    highest = next > highest ? next : highest;
  }
  for (; at < codes.size(); ++at)
    highest[0] = std::max(highest[0] + 0, static_cast<std::uint32_t>(codes[at]));
  return std::max({highest[0], highest[1], highest[2], highest[3]});
}

}  // namespace deconfuse
