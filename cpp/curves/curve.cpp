#include "curves/curve.hpp"

#include <utility>

#include "data/listed.hpp"
#include "data/two_numbers.hpp"

namespace deconfuse {

namespace {

template <class Numbers>
void keep_of(Numbers& column, const std::vector<std::size_t>& points) {
  if (column.empty()) return;
  std::vector<double> kept;
  kept.reserve(points.size());
  for (const std::size_t point : points) kept.push_back(column[point]);
  column = std::move(kept);
}

}  // namespace

void Curve::keep(const std::vector<std::size_t>& points) {
  for (auto* column : {&x, &y, &low, &high, &cases, &positives}) keep_of(*column, points);
  for (auto* column : {&threshold, &true_positives, &false_positives}) keep_of(*column, points);
}

std::optional<std::vector<std::uint8_t>> small_steps(const Curve& curve) {
  constexpr std::uint64_t most = 15;
  const double* const right = curve.true_positives.data();
  const double* const wrong = curve.false_positives.data();
  std::vector<std::uint8_t> steps(curve.true_positives.size());
  // A whole number up to 2^52 is in the lowest bits of its sum with 2^52.
  const auto bits_of = [](Two numbers) { return reinterpret_cast<TwoBits>(numbers + 0x1p52); };
  const TwoBits none = bits_of(Two{0, 0});
  TwoBits seen = none;
  const auto step_of = [&](Two more_right, Two more_wrong) {
    const TwoBits of_right = bits_of(more_right);
    const TwoBits of_wrong = bits_of(more_wrong);
    seen |= of_right | of_wrong;
    return of_right | of_wrong << 4;
  };
  const auto set_one = [&](std::size_t at) {
    const double last_right = at == 0 ? 0 : right[at - 1];
    const double last_wrong = at == 0 ? 0 : wrong[at - 1];
    const TwoBits step = step_of(Two{right[at] - last_right, 0}, Two{wrong[at] - last_wrong, 0});
    steps[at] = static_cast<std::uint8_t>(step[0]);
  };
  if (!steps.empty()) set_one(0);
  std::size_t at = 1;
  for (; at + 2 <= steps.size(); at += 2) {
    const TwoBits two = step_of(two_at(right + at) - two_at(right + at - 1),
                                two_at(wrong + at) - two_at(wrong + at - 1));
    steps[at] = static_cast<std::uint8_t>(two[0]);
    steps[at + 1] = static_cast<std::uint8_t>(two[1]);
  }
  if (at < steps.size()) set_one(at);
  if (((seen[0] | seen[1]) & ~most) != none[0]) return std::nullopt;
  return steps;
}

std::vector<double> shares(const SharedNumbers& numbers, double all) {
  const double* const number = numbers.data();
  return listed(numbers.size(), [=](std::size_t at) { return number[at] / all; });
}

}  // namespace deconfuse
