#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace deconfuse {

/// Which codes occur: a 1 for each that does.
using UsedCodes = std::vector<char>;

/// Marks the codes that occur, each below used.size().
void mark_used(UsedCodes& used, std::span<const std::int32_t> codes);

/// The highest code, 0 of none; at least 2^31 where a code is negative.
std::uint32_t highest_of(std::span<const std::int32_t> codes);

}  // namespace deconfuse
