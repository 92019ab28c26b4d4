#include "data/whole_numbers.hpp"

namespace deconfuse {

bool add_up_exactly(std::span<const double> weights) {
  double sum = 0;
  for (const double weight : weights) {
    // The sum itself may have been rounded down to the limit, so it is not compared.
    if (!is_whole(weight) || weight > largest_count - sum) return false;
    sum += weight;
  }
  return true;
}

}  // namespace deconfuse
