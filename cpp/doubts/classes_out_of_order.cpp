#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "doubts/grades.hpp"
#include "doubts/laws.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

Doubtful disorder_of(const std::vector<std::string>& labels) {
  // Two classes have no wrong order, and no scale has more words than `most`.
  constexpr std::size_t fewest = 3, most = 20;
  if (labels.size() < fewest || labels.size() > most) return std::nullopt;
  const auto grades = grades_of(labels);
  if (!grades || std::is_sorted(grades->begin(), grades->end())) return std::nullopt;
  const auto order = places_in_order(labels.size(), [&grades](std::size_t one, std::size_t other) {
    return (*grades)[one] < (*grades)[other];
  });
  OrderClasses ordered;
  for (const std::size_t at : order) ordered.labels.push_back(labels[at]);
  const auto listed = [](const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list += (list.empty() ? "" : ", ") + name;
    return list;
  };
  return Doubt{DoubtCode::classes_out_of_order,
               Sureness::possible,
               {{"now", listed(labels)}, {"ordered", listed(ordered.labels)}},
               ordered};
}

}  // namespace

/// Words for grades stand in another order, mostly that of the alphabet. Metrics of grades, such as
/// weighted kappa, depend on the order. The doubt is only possible, since other metrics do not.
Doubtful classes_out_of_order(const Dataset& data) {
  return data.classification && data.kind != Kind::counts ? disorder_of(data.labels) : std::nullopt;
}

Doubtful classes_out_of_order(const ScoredCases& cases) {
  return cases.kind == Kind::probabilities ? disorder_of(cases.labels) : std::nullopt;
}

}  // namespace deconfuse
