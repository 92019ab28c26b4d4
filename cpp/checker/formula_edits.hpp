#pragma once

#include <vector>

#include "checker/slip_space.hpp"

namespace deconfuse {

/// A metric's formula with one slip of form in it: something forgotten or exchanged, whatever the
/// metric is.
struct FormulaEdit {
  Slip slip;  ///< `edit` is the place of this in the list
  double cost = 0;
  Expression formula;
  Expression term;  ///< kind term, unless an index says which: the term, in its own sum
};

/// Every edit of the formulas of a metric that is a number: of the one that is shown and of the
/// other one. They refer to expressions of the Formulas in use. The list depends on the data's
/// shape and on which terms are defined, not on the counts.
std::vector<FormulaEdit> formula_edits(const Catalogue& catalogue, const Evaluation& evaluation,
                                       const Asked& asked);

/// Visits those that have a value, and one that is wrong.
void visit_formula_edits(const SlipSpace& space, const Asked& asked, const SlipSpace::Visit& visit);

}  // namespace deconfuse
