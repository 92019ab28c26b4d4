#pragma once

#include <cmath>
#include <cstdio>
#include <cstring>

namespace deconfuse::fuzz {

/// Id of the metric under test, for messages.
inline const char* subject = "";

/// Whether two numbers are identical; this holds for NaN, and distinguishes 0 from −0.
inline bool same_bits(double left, double right) {
  return (std::isnan(left) && std::isnan(right)) || std::memcmp(&left, &right, sizeof left) == 0;
}

}  // namespace deconfuse::fuzz

/// Ends the program if the condition is false, so that the fuzzer keeps the input.
#define EXPECT(condition)                                                 \
  do {                                                                    \
    if (!(condition)) {                                                   \
      std::fprintf(stderr, "%s:%d: %s expected %s\n", __FILE__, __LINE__, \
                   deconfuse::fuzz::subject, #condition);                 \
      __builtin_trap();                                                   \
    }                                                                     \
  } while (false)
