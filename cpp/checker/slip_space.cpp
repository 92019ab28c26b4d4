#include "checker/slip_space.hpp"

#include <algorithm>

#include "numbers/in_order.hpp"

namespace deconfuse {

std::vector<SlipSpace::Candidate> SlipSpace::candidates() const {
  std::vector<Candidate> candidates = all_candidates();
  put_in_order(candidates, [](const Candidate& left, const Candidate& right) {
    return left.cost < right.cost;
  });
  return candidates;
}

}  // namespace deconfuse
