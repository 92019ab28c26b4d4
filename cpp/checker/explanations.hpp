#pragma once

#include <vector>

#include "checker/check.hpp"

namespace deconfuse {

/// True if the numbers differ in the last digits of a double at most, or if both are undefined.
bool same_number(double left, double right);

/// Explanations of an answer. Those with the same value are grouped under the most specific slip,
/// and variants of a kind under the likeliest one.
class Explanations {
 public:
  void add(Suspect suspect);

  bool empty() const { return found_.empty(); }

  /// The explanations, best first.
  std::vector<Explained> list() &&;

 private:
  std::vector<Explained> found_;
};

}  // namespace deconfuse
