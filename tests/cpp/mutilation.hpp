#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace deconfuse {

/// The linear congruential generator of Numerical Recipes, which gives the same mutilations on
/// every machine.
class Random {
 public:
  explicit Random(std::uint32_t seed) : state_(seed) {}

  /// A number below `below`.
  std::size_t operator()(std::size_t below) {
    state_ = state_ * 1664525U + 1013904223U;
    return static_cast<std::size_t>(state_ >> 8) % below;
  }

 private:
  std::uint32_t state_;
};

/// The text with one to three pieces inserted or characters deleted.
inline std::string mutilated(std::string text, std::span<const char* const> pieces,
                             Random& random) {
  for (std::size_t change = 1 + random(3); change > 0; --change) {
    const std::size_t at = random(text.size() + 1);
    if (random(2) == 0) {
      text.erase(at, 1 + random(4));
    } else {
      text.insert(at, pieces[random(pieces.size())]);
    }
  }
  return text;
}

}  // namespace deconfuse
