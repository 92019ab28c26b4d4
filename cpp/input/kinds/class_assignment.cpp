#include "input/kinds/class_assignment.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "data/distributions.hpp"
#include "data/labels.hpp"
#include "input/kinds/cases.hpp"
#include "input/tables/grid.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

using Names = std::vector<std::string>;

Names names_of(const ClassAssignment& assignment) {
  Names names;
  names.reserve(assignment.count);
  for (std::size_t k = 0; k < assignment.count; ++k) {
    names.push_back(assignment.names.empty() ? std::to_string(k + 1)
                                             : canonical_label(assignment.names[k].text));
  }
  return names;
}

std::optional<InputError> check(const Source& source, const ClassAssignment& assignment,
                                const ClassAssignment& truth) {
  if (assignment.count > maximum_classes)
    return too_many_classes(source, assignment.count, assignment.place);
  std::set<std::string> seen;
  for (const Cell& name : assignment.names) {
    if (!seen.insert(canonical_label(name.text)).second) {
      return source.error(ErrorCode::duplicate_label, name, Expected::different_labels,
                          {{"label", std::string(name.text)}});
    }
  }
  if (assignment.classes.size() == truth.classes.size()) return std::nullopt;
  return source.error(ErrorCode::unequal_lengths, assignment.place, Expected::equal_lengths,
                      {{"truth", std::to_string(truth.classes.size())},
                       {"predicted", std::to_string(assignment.classes.size())}});
}

/// The codes of the cases of an assignment; `names` must outlive `spellings`.
std::vector<std::int32_t> codes_of(const ClassAssignment& assignment, const Names& names,
                                   Spellings& spellings) {
  std::vector<std::int32_t> code_of_class;
  for (const std::string& name : names) code_of_class.push_back(spellings.code_of(name));
  std::vector<std::int32_t> codes;
  codes.reserve(assignment.classes.size());
  for (const std::int32_t k : assignment.classes)
    codes.push_back(code_of_class[static_cast<std::size_t>(k)]);
  return codes;
}

}  // namespace

Result<LabelColumns> cases_of_assignments(Source& source, const ReadOptions& options,
                                          const std::vector<ClassAssignment>& assignments) {
  std::vector<const ClassAssignment*> ordered;
  for (int rank = first_rank; rank <= last_rank; ++rank) {
    for (const ClassAssignment& assignment : assignments) {
      if (rank_of(assignment.role) == rank) ordered.push_back(&assignment);
    }
  }
  const ClassAssignment& truth = *ordered[0];
  const ClassAssignment& predicted = *ordered[1];
  const ClassAssignment* rival = ordered.size() > 2 ? ordered[2] : nullptr;
  for (const ClassAssignment* assignment : ordered) {
    if (auto error = check(source, *assignment, truth)) return *error;
  }
  if (ordered[0] != assignments.data())
    source.notice(NoticeCode::predicted_first, predicted.place.offset);

  const bool all_named = std::all_of(ordered.begin(), ordered.end(),
                                     [](const ClassAssignment* a) { return !a->names.empty(); });
  const bool equal_counts =
      std::all_of(ordered.begin(), ordered.end(),
                  [&](const ClassAssignment* a) { return a->count == truth.count; });
  std::vector<Names> names;
  for (const ClassAssignment* assignment : ordered) names.push_back(names_of(*assignment));
  bool same_classes = equal_counts;
  if (all_named) {
    const std::set<std::string> known(names[0].begin(), names[0].end());
    same_classes = rival != nullptr ||
                   std::any_of(names[1].begin(), names[1].end(),
                               [&](const std::string& name) { return known.contains(name); });
  } else if (equal_counts) {
    const auto named = std::find_if(ordered.begin(), ordered.end(),
                                    [](const ClassAssignment* a) { return !a->names.empty(); });
    if (named != ordered.end()) names.assign(names.size(), names_of(**named));
  }
  if (!same_classes && rival != nullptr) {
    return source.error(ErrorCode::three_vectors, rival->place, Expected::two_vectors,
                        {{"found", std::to_string(assignments.size())}});
  }

  LabelColumns cases;
  Spellings spellings;
  cases.truth = codes_of(truth, names[0], spellings);
  cases.predicted = codes_of(predicted, names[1], spellings);
  if (rival != nullptr) {
    cases.others = {codes_of(*rival, names[2], spellings)};
    cases.models = {"1", "2"};
    state_models(source, cases.models, rival->place.offset);
  }
  cases.names = std::move(spellings.names());
  if (same_classes) {
    if (cases.names.size() > maximum_classes)
      return too_many_classes(source, cases.names.size(), predicted.place);
    cases.labels = cases.names;
  } else {
    source.notice(
        NoticeCode::two_groupings, truth.place.offset,
        {{"rows", std::to_string(truth.count)}, {"columns", std::to_string(predicted.count)}});
    cases.labels = std::move(names[0]);
    cases.predicted_labels = std::move(names[1]);
  }
  cases.positive = options.positive;
  return cases;
}

Data labelling_of(Source& source, const ClassAssignment& assignment) {
  Distributions labelling;
  labelling.cases = assignment.classes;
  for (std::size_t k = 0; k < assignment.count; ++k) {
    labelling.names.push_back(assignment.names.empty() ? std::to_string(k + 1)
                                                       : std::string(assignment.names[k].text));
  }
  labelling.labels = labelling.names;
  source.notice(NoticeCode::one_labelling, assignment.place.offset,
                {{"cases", std::to_string(assignment.classes.size())},
                 {"classes", std::to_string(assignment.count)}});
  return labelling;
}

}  // namespace deconfuse
