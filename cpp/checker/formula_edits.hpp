#pragma once

#include <vector>

#include "checker/slip_space.hpp"

namespace deconfuse {

/// A metric's formula with one slip in its form: something is forgotten or exchanged, whatever the
/// metric is.
struct FormulaEdit {
  Slip slip;  ///< `edit` is the index of this in the list
  double cost = 0;
  Expression formula;
  Expression term;  ///< kind term, if no index identifies it: the term in its own sum
};

/// All edits of the formulas of a metric that is a number: of the displayed one and of the
/// alternative. They refer to expressions of the Formulas in use. The list depends on the shape of
/// the data and on which terms are defined, but not on the counts.
std::vector<FormulaEdit> formula_edits(const Catalogue& catalogue, const Evaluation& evaluation,
                                       const Asked& asked);

/// Visits the edits whose value is defined and wrong.
void visit_formula_edits(const SlipSpace& space, const Asked& asked, const SlipSpace::Visit& visit);

}  // namespace deconfuse
