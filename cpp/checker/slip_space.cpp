#include "checker/slip_space.hpp"

#include <algorithm>

namespace deconfuse {

std::vector<SlipSpace::Candidate> SlipSpace::candidates() const {
  std::vector<Candidate> candidates = all_candidates();
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const Candidate& left, const Candidate& right) { return left.cost < right.cost; });
  return candidates;
}

}  // namespace deconfuse
