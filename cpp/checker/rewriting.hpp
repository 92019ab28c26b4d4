#pragma once

#include "checker/slip.hpp"
#include "checker/slip_space.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// A formula that refers to the metric; 0/0 is replaced according to the policy.
Expression reference_to(const Catalogue& catalogue, std::size_t metric);

/// The formula with a slip that does not depend on the data: complement, sign, reciprocal,
/// denominator or numerator. The last two need a quotient. Any other slip leaves the formula
/// unchanged.
Expression rewritten(const Slip& slip, const Expression& formula);

/// The derivation of a formula that refers to the metric `asked`; the metric's own formula is
/// displayed in place of the reference. If the data are misread, `evaluation` is that of the
/// misread data.
Working work(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked,
             const Expression& formula);

}  // namespace deconfuse
