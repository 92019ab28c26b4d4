#include "decision/decision_catalogue.hpp"

#include "decision/decision_groups.hpp"

namespace deconfuse {

DecisionCatalogue::DecisionCatalogue() {
  const Formulas::Use use(formulas_);
  append(bayes_decisions());
  append(bayes_theorem());
  append(cost_thresholds());
  append(reject_option());
  append(squared_loss());
  append(f_of_rates());
  resolve();
}

}  // namespace deconfuse
