#pragma once

#include <array>
#include <cmath>
#include <cstddef>

#include "formula/evaluate.hpp"

namespace deconfuse {

/// Whether so many digits of numbers have cancelled in their sum, of which `largest` is the largest
/// magnitude: fewer than thirteen are left.
inline bool has_cancelled(double sum, double largest) {
  return sum != 0 && std::fabs(sum) < 0x1p-10 * largest;
}

/// The values of a formula at many places, some hundred at a time: the tree is walked once for all
/// of them.
class Terms {
 public:
  static constexpr std::size_t most = 512;
  using Values = std::array<double, most>;

  /// What the values are for, which are those of evaluate() to the last bit.
  enum class Use {
    summed,  ///< beside many others: but for digits that cancel within one of them
    single,
  };

  explicit Terms(const Environment& environment, Use use = Use::summed)
      : environment_(environment), use_(use) {}

  /// Fills the first `places.count` values, at most `most`.
  void operator()(const Expression& formula, const Places& places, Values& values) const;

 private:
  void logarithms(const ExpressionNode& node, const Places& places, Values& values) const;
  void branches(const ExpressionNode& node, const Places& places, Values& values) const;
  void sums(const Expression& formula, const Places& places, Values& values) const;

  template <class Operation>
  void each(const ExpressionNode& node, const Places& places, Values& values,
            Operation operation) const;

  template <class Operation>
  void chain(const ExpressionNode& node, const Places& places, Values& values,
             Operation operation) const;

  const Environment& environment_;
  Use use_;
};

}  // namespace deconfuse
