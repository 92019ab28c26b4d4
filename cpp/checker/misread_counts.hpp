#pragma once

#include <vector>

namespace deconfuse {

struct MisreadCount {
  double count = 0;
  double cost = 0;  ///< −log of how often it is seen, relative to the commonest misreading
};

/// Misreadings of a count: one off, a few off, left out, or with digits reversed, dropped, appended
/// or confused with similar ones. Only those off by 1 if `by_one_only`, or if the count is not
/// whole.
std::vector<MisreadCount> misread_counts(double count, bool by_one_only);

/// A count with its digits reversed; the count itself if it has one digit, or is not whole.
double reversed_digits(double count);

}  // namespace deconfuse
