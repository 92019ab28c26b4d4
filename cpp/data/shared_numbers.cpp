#include "data/shared_numbers.hpp"

#include <algorithm>
#include <utility>

namespace deconfuse {

SharedNumbers::SharedNumbers(std::vector<double> numbers) {
  const auto owner = std::make_shared<std::vector<double>>(std::move(numbers));
  numbers_ = std::shared_ptr<const double>(owner, owner->data());
  size_ = owner->size();
}

bool operator==(const SharedNumbers& left, const SharedNumbers& right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end());
}

}  // namespace deconfuse
