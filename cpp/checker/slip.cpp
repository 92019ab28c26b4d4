#include "checker/slip.hpp"

#include <cmath>
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

Slip slip_to_metric(SlipKind kind, std::size_t metric) {
  Slip slip = slip_of(kind);
  slip.metric = metric;
  return slip;
}

Suspect suspect_of(Slip slip, double cost) { return {{std::move(slip)}, undefined, cost}; }

std::vector<Suspect> bases_other_than(double own, double cost) {
  std::vector<Suspect> suspects;
  for (const double base : {2.0, std::exp(1.0), 10.0}) {
    if (std::fabs(base - own) < 1e-9) continue;
    suspects.push_back(suspect_of(slip_of(SlipKind::base, base), cost));
  }
  return suspects;
}

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
