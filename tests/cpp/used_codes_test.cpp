#include "data/used_codes.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

using deconfuse::highest_of;
using deconfuse::UsedCodes;

TEST_CASE("the highest code is beyond all valid codes if one is negative") {
  const auto highest = [](std::vector<std::int32_t> codes) { return highest_of(codes); };
  CHECK(highest({}) == 0);
  CHECK(highest({0, 0}) == 0);
  CHECK(highest({3, 7, 1}) == 7);
  constexpr std::uint32_t negative = std::uint32_t{1} << 31U;
  CHECK(highest({3, -1, 9}) >= negative);
  CHECK(highest({std::numeric_limits<std::int32_t>::min()}) >= negative);
  CHECK(highest({std::numeric_limits<std::int32_t>::max()}) == negative - 1);
}

TEST_CASE("the highest code is found in any position") {
  for (std::size_t size = 1; size < 14; ++size) {
    for (std::size_t at = 0; at < size; ++at) {
      for (const std::int32_t highest : {5, 1 << 30, -1}) {
        std::vector<std::int32_t> codes(size, 4);
        codes[at] = highest;
        CHECK(highest_of(codes) == static_cast<std::uint32_t>(highest));
      }
    }
  }
}

TEST_CASE("a code counts as used once any list contains it") {
  UsedCodes used(4);
  const std::vector<std::int32_t> first = {2, 0, 2}, second = {1}, all = {0, 1, 2, 3};
  used.mark(first);
  CHECK(used[0]);
  CHECK_FALSE(used[1]);
  CHECK(used[2]);
  used.mark(second);
  CHECK(used[1]);
  CHECK_FALSE(used[3]);
  used.mark(all);
  used.mark(first);
  CHECK(used[3]);
}
