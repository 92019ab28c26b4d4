#pragma once

#include <vector>

namespace deconfuse {

struct MisreadCount {
  double count = 0;
  double cost = 0;  ///< −log of how much rarer it is than the commonest misreading
};

/// What a count is read as: one off, a few off, left out, digits in reverse, dropped, appended or
/// taken for one that looks alike; by 1 only where asked for, or where the count is not whole.
std::vector<MisreadCount> misread_counts(double count, bool by_one_only);

/// A count with its digits in reverse; itself where it has one digit, or is not whole.
double reversed_digits(double count);

}  // namespace deconfuse
