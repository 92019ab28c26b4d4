#pragma once

#include <cstdint>
#include <cstring>
#include <map>
#include <string_view>

namespace deconfuse {

/// Most names differ in length, which is compared sooner than letters.
struct ShorterFirst {
  bool operator()(std::string_view left, std::string_view right) const {
    if (left.size() != right.size()) return left.size() < right.size();
    return std::memcmp(left.data(), right.data(), left.size()) < 0;
  }
};

/// The number of each name. The names are kept elsewhere.
using NameIndex = std::map<std::string_view, std::int32_t, ShorterFirst>;

}  // namespace deconfuse
