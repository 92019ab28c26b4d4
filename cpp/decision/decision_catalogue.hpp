#pragma once

#include "metrics/catalogue.hpp"

namespace deconfuse {

/// What there is to compute of a decision.
class DecisionCatalogue : public Catalogue {
 public:
  DecisionCatalogue();
};

}  // namespace deconfuse
