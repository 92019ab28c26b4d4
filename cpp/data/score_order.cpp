#include "data/score_order.hpp"

#include <array>
#include <cstddef>
#include <cstring>
#include <utility>

namespace deconfuse {

namespace {

constexpr std::size_t kDigitBits = 11;
constexpr std::size_t kDigitValues = std::size_t{1} << kDigitBits;
constexpr std::size_t kDigits = (64 + kDigitBits - 1) / kDigitBits;

std::size_t digit_of(std::uint64_t key, std::size_t digit) {
  return (key >> (digit * kDigitBits)) & (kDigitValues - 1);
}

/// A number that grows with the score.
std::uint64_t ascending_key(double score) {
  score += 0.0;  // −0 becomes 0
  std::uint64_t bits;
  std::memcpy(&bits, &score, sizeof bits);
  const std::uint64_t sign = std::uint64_t{1} << 63;
  return bits & sign ? ~bits : bits | sign;
}

}  // namespace

std::vector<RankedCase> order_of_scores(std::span<const double> scores, bool lower_is_positive) {
  std::vector<RankedCase> cases(scores.size());
  std::vector<std::array<std::uint32_t, kDigitValues>> starts(kDigits);
  for (std::size_t index = 0; index < scores.size(); ++index) {
    const std::uint64_t key = ascending_key(scores[index]);
    cases[index] = {lower_is_positive ? key : ~key, static_cast<std::uint32_t>(index)};
    for (std::size_t digit = 0; digit < kDigits; ++digit) {
      ++starts[digit][digit_of(cases[index].key, digit)];
    }
  }
  if (cases.empty()) return cases;

  std::vector<RankedCase> sorted(cases.size());
  for (std::size_t digit = 0; digit < kDigits; ++digit) {
    auto& start = starts[digit];
    if (start[digit_of(cases[0].key, digit)] == cases.size()) continue;  // all the same here
    std::uint32_t sum = 0;
    for (std::uint32_t& value : start) sum += std::exchange(value, sum);
    for (const RankedCase& ranked : cases) sorted[start[digit_of(ranked.key, digit)]++] = ranked;
    cases.swap(sorted);
  }
  return cases;
}

}  // namespace deconfuse
