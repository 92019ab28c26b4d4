#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// A probability distribution, or two over the same outcomes, as shares or as counts; or one
/// labelling, from which p is counted.
struct Distributions {
  std::vector<std::string> labels;  ///< names of the outcomes; empty: 1, 2, …, or those of `names`
  std::vector<double> p;            ///< shares that sum to 1, or whole counts
  std::vector<double> q;           ///< the same for the second distribution; empty if there is none
  std::vector<std::string> names;  ///< of a labelling: spellings as found
  std::vector<std::int32_t> cases;  ///< codes into `names`; once it is taken, into `labels`
};

/// Outcomes get their canonical names. Errors: `no-cases`, `wrong-length`, `infinite-number`,
/// `number-too-large`, `share-outside`, `shares-do-not-sum`, `duplicate-label`, `unknown-label`,
/// `too-many-classes`.
Result<Distributions> take_distributions(Distributions given);

}  // namespace deconfuse
