#pragma once

#include "checker/slip.hpp"
#include "checker/slip_space.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// The derivation as `explain` gives it, of the formula itself.
Working work_rightly(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked);

/// 1 less it.
Working complement_of(Working working);

/// The same numerator over another number; the formula must be a quotient.
Working divided_by(Working working, double denominator);

/// Another number over the same denominator; the formula must be a quotient.
Working with_numerator(Working working, double numerator);

/// It times a number: logarithms to another base, a sum for a mean.
Working multiplied_by(Working working, double factor);

/// A number in place of a 0/0.
Working replaced_by(Working working, double value);

}  // namespace deconfuse
