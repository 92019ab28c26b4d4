#include "checker/slip.hpp"

#include <utility>

#include "formula/undefined.hpp"

namespace deconfuse {

Slip slip_of(SlipKind kind) {
  Slip slip;
  slip.kind = kind;
  return slip;
}

Slip slip_of(SlipKind kind, double number) {
  Slip slip = slip_of(kind);
  slip.number = number;
  return slip;
}

Suspect suspect_of(Slip slip, double cost) { return {{std::move(slip)}, undefined, cost}; }

std::vector<Suspect> pairs_of(const std::vector<Suspect>& first, const std::vector<Suspect>& second,
                              double together) {
  std::vector<Suspect> pairs;
  for (const Suspect& one : first) {
    for (const Suspect& other : second) {
      Suspect both = one;
      both.slips.insert(both.slips.end(), other.slips.begin(), other.slips.end());
      both.cost += other.cost + together;
      pairs.push_back(std::move(both));
    }
  }
  return pairs;
}

}  // namespace deconfuse
