#pragma once

#include <cstdint>
#include <cstring>
#include <map>
#include <string_view>

namespace deconfuse {

/// Orders by length first: most names differ in length, which is compared faster than letters.
struct ShorterFirst {
  bool operator()(std::string_view left, std::string_view right) const {
    if (left.size() != right.size()) return left.size() < right.size();
    return std::memcmp(left.data(), right.data(), left.size()) < 0;
  }
};

/// Maps each name to its number. The characters of the names are stored elsewhere.
using NameIndex = std::map<std::string_view, std::int32_t, ShorterFirst>;

}  // namespace deconfuse
