#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

/// True if the cases from `size` on repeat the first `size` cases.
template <class Same>
bool repeats(std::size_t size, std::size_t total, Same same) {
  for (std::size_t at = size; at < total; ++at) {
    if (!same(at, at - size)) return false;
  }
  return true;
}

/// The second half, or each further third, repeats the first. Data with a short period, such as an
/// alternation, repeat anyway and raise no doubt.
template <class Same>
Doubtful repetition(std::size_t total, Same same) {
  constexpr std::size_t fewest = 10, most_looked_at = 1000;
  for (const std::size_t times : {2U, 3U}) {
    const std::size_t size = total / times;
    if (size < fewest || size * times != total || !repeats(size, total, same)) continue;
    const std::size_t beginning = std::min(size, most_looked_at);
    bool is_periodic = false;
    for (std::size_t period = 1; period <= beginning / 2 && !is_periodic; ++period)
      is_periodic = repeats(period, beginning, same);
    if (is_periodic) return std::nullopt;
    return Doubt{DoubtCode::pasted_twice,
                 Sureness::likely,
                 {{"times", std::to_string(times)},
                  {"cases", std::to_string(total)},
                  {"once", std::to_string(size)}},
                 KeepCases{size}};
  }
  return std::nullopt;
}

}  // namespace

Doubtful pasted_twice(const Dataset& data) {
  if (!data.weights.empty()) return std::nullopt;
  return repetition(data.truth.size(), [&data](std::size_t one, std::size_t other) {
    return data.truth[one] == data.truth[other] && data.predicted[one] == data.predicted[other] &&
           std::all_of(data.others.begin(), data.others.end(),
                       [&](const auto& others) { return others[one] == others[other]; });
  });
}

Doubtful pasted_twice(const ScoredCases& cases) {
  if (!cases.weights.empty() || cases.kind == Kind::multilabel) return std::nullopt;
  const std::size_t classes = cases.numbers.empty() ? 0 : cases.labels.size();
  return repetition(cases.size, [&cases, classes](std::size_t one, std::size_t other) {
    if (cases.truth[one] != cases.truth[other]) return false;
    for (const std::vector<double>& scores : cases.scores) {
      if (scores[one] != scores[other]) return false;
    }
    for (std::size_t label = 0; label < classes; ++label) {
      if (cases.numbers[one * classes + label] != cases.numbers[other * classes + label])
        return false;
    }
    return true;
  });
}

}  // namespace deconfuse
