#include "data/message.hpp"

#include <array>
#include <cstdio>

namespace deconfuse {

std::string decimal(double value) {
  std::array<char, 32> text;
  std::snprintf(text.data(), text.size(), "%.7g", value);
  return text.data();
}

}  // namespace deconfuse
