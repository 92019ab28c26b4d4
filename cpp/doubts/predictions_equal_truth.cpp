#include <algorithm>

#include "doubts/laws.hpp"

namespace deconfuse {

/// Where no case is wrong, most often the truth was pasted twice, or the model was tested on what
/// it was trained with. A few cases may well be all right.
Doubtful predictions_equal_truth(const Dataset& data) {
  constexpr double few = 10, many = 30;
  const double total = data.matrix.total();
  if (data.kind != Kind::labels || !data.classification || total < few) return std::nullopt;
  const std::vector<double>& rows = data.matrix.row_totals();
  if (std::count_if(rows.begin(), rows.end(), [](double cases) { return cases > 0; }) < 2)
    return std::nullopt;
  if (data.matrix.sum(Region::diagonal, 0, 0) != total) return std::nullopt;
  return Doubt{DoubtCode::predictions_equal_truth,
               total >= many ? Sureness::likely : Sureness::possible,
               {{"cases", count_text(total)}},
               {}};
}

}  // namespace deconfuse
