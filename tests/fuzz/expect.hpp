#pragma once

#include <cmath>
#include <cstdio>
#include <cstring>

namespace deconfuse::fuzz {

/// What is being looked at, for the message: the id of a metric.
inline const char* subject = "";

/// Also of NaN, and of 0 and −0.
inline bool same_bits(double left, double right) {
  return (std::isnan(left) && std::isnan(right)) || std::memcmp(&left, &right, sizeof left) == 0;
}

}  // namespace deconfuse::fuzz

/// Ends the program, so that the fuzzer keeps the input, where the condition does not hold.
#define EXPECT(condition)                                                 \
  do {                                                                    \
    if (!(condition)) {                                                   \
      std::fprintf(stderr, "%s:%d: %s expected %s\n", __FILE__, __LINE__, \
                   deconfuse::fuzz::subject, #condition);                 \
      __builtin_trap();                                                   \
    }                                                                     \
  } while (false)
