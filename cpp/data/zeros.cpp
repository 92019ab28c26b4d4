#include "data/zeros.hpp"

#include <cstdint>

namespace deconfuse {

template <class Number>
std::vector<Number> zeros(std::size_t size) {
  return std::vector<Number>(size);
}

template std::vector<double> zeros(std::size_t);
template std::vector<std::int32_t> zeros(std::size_t);
template std::vector<std::uint8_t> zeros(std::size_t);

}  // namespace deconfuse
