#pragma once

#include "metrics/catalogue.hpp"

namespace deconfuse {

/// The metrics of decision problems.
class DecisionCatalogue : public Catalogue {
 public:
  DecisionCatalogue();
};

/// The catalogue of the program, made at its first use.
inline const Catalogue& decision_catalogue() {
  static const DecisionCatalogue catalogue;
  return catalogue;
}

}  // namespace deconfuse
