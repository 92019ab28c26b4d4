#pragma once

#include <cstddef>
#include <iterator>
#include <vector>

namespace deconfuse {

/// Goes over the numbers that a function gives for 0, 1, …
template <class NumberAt>
class ListedIterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = double;
  using difference_type = std::ptrdiff_t;
  using pointer = const double*;
  using reference = double;

  ListedIterator(const NumberAt& number_at, std::size_t at) : number_at_(&number_at), at_(at) {}

  double operator*() const { return (*number_at_)(at_); }
  ListedIterator& operator++() {
    ++at_;
    return *this;
  }
  bool operator==(const ListedIterator& other) const { return at_ == other.at_; }
  bool operator!=(const ListedIterator& other) const { return at_ != other.at_; }

 private:
  const NumberAt* number_at_;
  std::size_t at_;
};

/// The numbers that a function gives for 0 … size − 1. A vector that is given its size is filled
/// with zeros before, which for many numbers takes as long as the numbers themselves.
template <class NumberAt>
std::vector<double> listed(std::size_t size, const NumberAt& number_at) {
  using Iterator = ListedIterator<NumberAt>;
  return std::vector<double>(Iterator(number_at, 0), Iterator(number_at, size));
}

}  // namespace deconfuse
