#pragma once

#include "metrics/catalogue.hpp"

namespace deconfuse {

/// What there is to compute of a decision.
class DecisionCatalogue : public Catalogue {
 public:
  DecisionCatalogue();
};

/// The one of the program, made when it is first needed.
inline const Catalogue& decision_catalogue() {
  static const DecisionCatalogue catalogue;
  return catalogue;
}

}  // namespace deconfuse
