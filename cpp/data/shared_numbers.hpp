#pragma once

#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace deconfuse {

/// An immutable list of numbers whose copies share their memory: rankings have many points, and
/// several curves hold the same ones.
class SharedNumbers {
 public:
  SharedNumbers() = default;

  SharedNumbers(std::vector<double> numbers);

  /// The first `size` of `numbers`, which nobody writes to any more.
  SharedNumbers(std::shared_ptr<const double> numbers, std::size_t size)
      : numbers_(std::move(numbers)), size_(size) {}

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const double* data() const { return numbers_.get(); }
  const double* begin() const { return data(); }
  const double* end() const { return data() + size_; }
  double operator[](std::size_t at) const { return data()[at]; }
  double back() const { return data()[size_ - 1]; }

  friend bool operator==(const SharedNumbers& left, const SharedNumbers& right);

 private:
  std::shared_ptr<const double> numbers_;
  std::size_t size_ = 0;
};

}  // namespace deconfuse
