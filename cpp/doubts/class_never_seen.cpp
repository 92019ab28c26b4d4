#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

/// A doubt about these classes; none if there are none. `cases` is the number of cases of the first
/// class.
Doubtful doubt_about(const std::vector<std::string>& classes, std::string cases, DoubtCode code) {
  if (classes.empty()) return std::nullopt;
  return Doubt{code,
               Sureness::possible,
               {{"class", classes.front()},
                {"cases", std::move(cases)},
                {"others", std::to_string(classes.size() - 1)}},
               {}};
}

/// The classes that have cases on one side and none on the other. Another spelling of a class is
/// not counted as a class, because labels_nearly_equal reports it.
Doubtful missing_on_one_side(const Dataset& data, const std::vector<double>& without_cases,
                             const std::vector<double>& with_cases, DoubtCode code) {
  if (!data.classification || data.kind == Kind::counts) return std::nullopt;
  const Doubtful spelling = labels_nearly_equal(data);
  if (spelling && spelling->sure == Sureness::likely) return std::nullopt;
  std::vector<std::string> classes;
  std::string cases;
  for (std::size_t at = 0; at < data.labels.size(); ++at) {
    if (at == data.background || without_cases[at] > 0 || with_cases[at] == 0) continue;
    if (classes.empty()) cases = count_text(with_cases[at]);
    classes.push_back(data.labels[at]);
  }
  return doubt_about(classes, std::move(cases), code);
}

}  // namespace

/// A class is predicted that no case has. Its recall is 0/0, which averages over classes count as 0
/// (scikit-learn) or leave out (caret).
Doubtful class_never_true(const Dataset& data) {
  return missing_on_one_side(data, data.matrix.row_totals(), data.matrix.column_totals(),
                             DoubtCode::class_never_true);
}

/// A class of some cases is never predicted: its precision is 0/0.
Doubtful class_never_predicted(const Dataset& data) {
  return missing_on_one_side(data, data.matrix.column_totals(), data.matrix.row_totals(),
                             DoubtCode::class_never_predicted);
}

/// Probabilities are given for a class that no case has. Averages of areas leave it out, or are
/// undefined.
Doubtful class_never_true(const ScoredCases& cases) {
  if (cases.kind != Kind::probabilities) return std::nullopt;
  std::vector<bool> is_true(cases.labels.size());
  for (const std::int32_t label : cases.truth) is_true[static_cast<std::size_t>(label)] = true;
  std::vector<std::string> classes;
  for (std::size_t at = 0; at < is_true.size(); ++at) {
    if (!is_true[at]) classes.push_back(cases.labels[at]);
  }
  return doubt_about(classes, {}, DoubtCode::class_never_true);
}

}  // namespace deconfuse
