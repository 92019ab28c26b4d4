#pragma once

#include <cstdint>
#include <map>
#include <string_view>

namespace deconfuse {

/// Most names differ in length, which is compared sooner than letters.
struct ShorterFirst {
  bool operator()(std::string_view left, std::string_view right) const {
    return left.size() != right.size() ? left.size() < right.size() : left < right;
  }
};

/// The number of each name. The names are kept elsewhere.
using NameIndex = std::map<std::string_view, std::int32_t, ShorterFirst>;

}  // namespace deconfuse
