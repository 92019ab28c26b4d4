#pragma once

#include <string>
#include <vector>

namespace deconfuse {

/// Losses of actions, and optionally probabilities of states, as read. Names within a list are
/// distinct.
struct LossTable {
  std::vector<std::string> states;
  std::vector<std::string> actions;
  std::vector<double> loss;  ///< states · actions, row-major; finite, negative for gains
  std::vector<std::string> observations;  ///< empty if no posteriors were given
  std::vector<double> posteriors;         ///< observations · states, row-major; rows sum to 1
};

}  // namespace deconfuse
