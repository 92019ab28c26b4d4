#pragma once

#include "checker/slip.hpp"
#include "checker/slip_space.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// The metric itself, as a formula: 0/0 is replaced as the policy says.
Expression reference_to(const Catalogue& catalogue, std::size_t metric);

/// The formula with a slip in it that does not depend on the data: complement, sign, reciprocal,
/// denominator and numerator, of which the last two take a quotient. Any other leaves it as it is.
Expression rewritten(const Slip& slip, const Expression& formula);

/// The derivation of a formula in which `asked` is a reference; its own formula is displayed in
/// place of that. Where data are misread, `evaluation` is of these.
Working work(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked,
             const Expression& formula);

}  // namespace deconfuse
