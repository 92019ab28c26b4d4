#include <algorithm>
#include <vector>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

constexpr double nearly_all = 0.9;
constexpr double fewest = 12;

double used(const std::vector<double>& totals) {
  return static_cast<double>(
      std::count_if(totals.begin(), totals.end(), [](double cases) { return cases > 0; }));
}

}  // namespace

/// Nearly each case has a class of its own on one side: names of files or numbers of cases were
/// taken for classes.
Doubtful labels_all_different(const Dataset& data) {
  if (data.kind != Kind::labels || !data.weights.empty()) return std::nullopt;
  const auto cases = static_cast<double>(data.truth.size());
  if (cases < fewest) return std::nullopt;
  const double in_truth = used(data.matrix.row_totals());
  const double in_predictions = used(data.matrix.column_totals());
  if (std::max(in_truth, in_predictions) < nearly_all * cases) return std::nullopt;
  const bool is_truth = in_truth >= in_predictions;
  const std::string& example =
      is_truth ? data.labels[static_cast<std::size_t>(data.truth.front())]
               : data.predicted_labels[static_cast<std::size_t>(data.predicted.front())];
  return Doubt{DoubtCode::labels_all_different,
               Sureness::likely,
               {{"side", is_truth ? "truth" : "predicted"},
                {"classes", count_text(std::max(in_truth, in_predictions))},
                {"cases", count_text(cases)},
                {"example", example}},
               {}};
}

}  // namespace deconfuse
