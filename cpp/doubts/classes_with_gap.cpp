#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

std::optional<int> whole_number(const std::string& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stop != end) return std::nullopt;
  return number;
}

/// Numbers over a wider range are codes, not grades.
constexpr int widest = 20;

Doubtful gap_in(const std::vector<std::string>& labels) {
  std::vector<int> numbers;
  for (const std::string& label : labels) {
    const auto number = whole_number(label);
    if (!number || *number < -widest || *number > 1000) return std::nullopt;
    numbers.push_back(*number);
  }
  if (numbers.size() < 3) return std::nullopt;
  const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
  const auto count = static_cast<int>(numbers.size());
  if (*high - *low >= widest || *high - *low + 1 <= count) return std::nullopt;
  OrderClasses all;
  std::string missing;
  for (int number = *low; number <= *high; ++number) {
    all.labels.push_back(std::to_string(number));
    if (std::find(numbers.begin(), numbers.end(), number) != numbers.end()) continue;
    missing += (missing.empty() ? "" : ", ") + std::to_string(number);
  }
  return Doubt{
      DoubtCode::classes_with_gap, Sureness::possible, {{"missing", missing}}, std::move(all)};
}

}  // namespace

/// Classes 1, 2, 4, 5: metrics of grades count ranks, so that 2 and 4 are neighbours. With the
/// missing class in the list they count by value, and averages over classes count that class too.
Doubtful classes_with_gap(const Dataset& data) {
  return data.classification && data.kind != Kind::counts ? gap_in(data.labels) : std::nullopt;
}

Doubtful classes_with_gap(const ScoredCases& cases) {
  return cases.kind == Kind::probabilities ? gap_in(cases.labels) : std::nullopt;
}

}  // namespace deconfuse
