#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace deconfuse {

/// A number in the form in which results are written.
struct Figure {
  double value = 0;
  std::size_t decimals = 0;
  bool is_fraction = false;
  bool is_percent = false;
};

/// Removes such a number from the front of a text: 0.72, 0,72, 72 %, 18/25, 23 / 220. None if the
/// number is part of something else, as in "9 / (9 + 3)" and "95% CI".
std::optional<Figure> take_figure(std::string_view& text);

}  // namespace deconfuse
