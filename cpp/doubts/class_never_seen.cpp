#include <algorithm>
#include <string>
#include <vector>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

/// The classes that have cases on one side and none on the other.
Doubtful without(const std::vector<double>& none, const std::vector<double>& some,
                 const std::vector<std::string>& labels, DoubtCode code) {
  std::size_t count = 0, first = 0;
  for (std::size_t at = labels.size(); at-- > 0;) {
    if (none[at] > 0 || some[at] == 0) continue;
    ++count;
    first = at;
  }
  if (count == 0) return std::nullopt;
  return Doubt{code,
               Sureness::possible,
               {{"class", labels[first]},
                {"cases", count_text(some[first])},
                {"others", std::to_string(count - 1)}},
               {}};
}

}  // namespace

/// A class is predicted that no case has: its recall is 0/0, which averages over classes take for 0
/// (scikit-learn) or leave out (caret).
Doubtful class_never_true(const Dataset& data) {
  if (!data.classification || data.kind == Kind::counts) return std::nullopt;
  return without(data.matrix.row_totals(), data.matrix.column_totals(), data.labels,
                 DoubtCode::class_never_true);
}

/// A class of some cases is never predicted: its precision is 0/0.
Doubtful class_never_predicted(const Dataset& data) {
  if (!data.classification || data.kind == Kind::counts) return std::nullopt;
  return without(data.matrix.column_totals(), data.matrix.row_totals(), data.labels,
                 DoubtCode::class_never_predicted);
}

/// Probabilities for a class that no case has: averages of areas leave it out, or have no value.
Doubtful class_never_true(const ScoredCases& cases) {
  if (cases.kind != Kind::probabilities) return std::nullopt;
  const std::size_t classes = cases.labels.size();
  std::vector<double> is_true(classes), is_predicted(classes, 1);
  for (const std::int32_t label : cases.truth) is_true[static_cast<std::size_t>(label)] = 1;
  Doubtful doubt = without(is_true, is_predicted, cases.labels, DoubtCode::class_never_true);
  if (doubt) doubt->parameters[1].second.clear();
  return doubt;
}

}  // namespace deconfuse
