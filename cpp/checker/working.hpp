#pragma once

#include "checker/slip.hpp"
#include "checker/slip_space.hpp"
#include "metrics/evaluation.hpp"

namespace deconfuse {

/// The derivation as `explain` gives it, of the formula itself.
Working work_rightly(const Catalogue& catalogue, const Evaluation& evaluation, const Asked& asked);

/// What is made of a value in the end: its complement, the other sign or its reciprocal.
double turned(double value, SlipKind slip);
Working turned(Working working, SlipKind slip);

/// The same numerator over another number; the formula must be a quotient.
Working divided_by(Working working, double denominator);

/// Another number over the same denominator; the formula must be a quotient.
Working with_numerator(Working working, double numerator);

/// It times a number: logarithms to another base, a sum for a mean.
Working multiplied_by(Working working, double factor);

/// A number in place of a 0/0.
Working replaced_by(Working working, double value);

}  // namespace deconfuse
