#pragma once

#include <string>
#include <vector>

namespace deconfuse {

/// Losses of actions and perhaps probabilities of states, as read. The names of each list differ.
struct LossTable {
  std::vector<std::string> states;
  std::vector<std::string> actions;
  std::vector<double> loss;               ///< states · actions, row-major; finite, gains negative
  std::vector<std::string> observations;  ///< empty where no posteriors were given
  std::vector<double> posteriors;         ///< observations · states, row-major; rows sum to 1
};

}  // namespace deconfuse
