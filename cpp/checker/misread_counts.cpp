#include "checker/misread_counts.hpp"

#include <array>
#include <cmath>

namespace deconfuse {

double reversed_digits(double count) {
  if (count < 10 || count != std::floor(count)) return count;
  double reversed = 0;
  for (double rest = count; rest >= 1; rest = std::floor(rest / 10)) {
    reversed = 10 * reversed + std::fmod(rest, 10);
  }
  return reversed;
}

std::vector<MisreadCount> misread_counts(double count, bool by_one_only) {
  std::vector<MisreadCount> counts;
  const auto append = [&](double read, double cost) {
    if (read < 0 || read == count) return;
    for (const MisreadCount& known : counts) {
      if (known.count == read) return;
    }
    counts.push_back({read, cost});
  };
  append(count + 1, 0);
  append(count - 1, 0);
  if (by_one_only) return counts;
  if (count != std::floor(count)) return counts;
  append(0, 0.3);
  append(reversed_digits(count), 0.2);
  append(count + 2, 0.6);
  append(count - 2, 0.6);
  append(std::floor(count / 10), 0.8);
  constexpr std::array<std::array<int, 2>, 8> look_alikes{
      {{1, 7}, {3, 8}, {6, 8}, {5, 6}, {4, 9}, {0, 6}, {2, 7}, {3, 5}}};
  for (double place = 1; place <= count; place *= 10) {
    const int digit = static_cast<int>(std::fmod(std::floor(count / place), 10));
    for (const auto& pair : look_alikes) {
      if (digit == pair[0]) append(count + (pair[1] - digit) * place, 0.5);
      if (digit == pair[1]) append(count + (pair[0] - digit) * place, 0.5);
    }
  }
  for (const double difference : {3, 4, 5}) {
    append(count + difference, 0.9);
    append(count - difference, 0.9);
  }
  append(count + 10, 0.9);
  append(count - 10, 0.9);
  append(10 * count, 1);
  return counts;
}

}  // namespace deconfuse
