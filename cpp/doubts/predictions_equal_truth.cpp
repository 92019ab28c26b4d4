#include <algorithm>

#include "doubts/laws.hpp"

namespace deconfuse {

/// A classifier gets no case wrong: most often the truth was pasted twice, or the model was tested
/// on its training data. A few cases may well all be right.
Doubtful predictions_equal_truth(const Dataset& data) {
  constexpr double few = 10, many = 30;
  const double total = data.matrix.total();
  if (data.kind != Kind::labels || !data.classification || total < few) return std::nullopt;
  const std::vector<double>& rows = data.matrix.row_totals();
  if (std::count_if(rows.begin(), rows.end(), [](double cases) { return cases > 0; }) < 2)
    return std::nullopt;
  std::vector<double> right{data.matrix.sum(Region::diagonal, 0, 0)};
  for (std::size_t other = 1; other <= data.others.size(); ++other) {
    const Rivals rivals = rivals_of(data, 0, other);
    right.push_back(rivals.both_right + rivals.only_second_right);
  }
  const auto perfect = std::find(right.begin(), right.end(), total);
  if (perfect == right.end()) return std::nullopt;
  const auto model = static_cast<std::size_t>(perfect - right.begin());
  return Doubt{
      DoubtCode::predictions_equal_truth,
      total >= many ? Sureness::likely : Sureness::possible,
      {{"model", data.models.empty() ? "" : data.models[model]}, {"cases", count_text(total)}},
      {}};
}

}  // namespace deconfuse
