#include "data/grouping.hpp"

#include "data/label_codes.hpp"
#include "data/used_codes.hpp"

namespace deconfuse {

std::vector<std::size_t> Grouping::cases_of(std::size_t group) const {
  std::vector<std::size_t> cases;
  for (std::size_t at = 0; at < of_case.size(); ++at) {
    if (static_cast<std::size_t>(of_case[at]) == group) cases.push_back(at);
  }
  return cases;
}

std::optional<InputError> take_grouping(std::optional<Grouping>& grouping, std::size_t cases) {
  if (!grouping) return std::nullopt;
  if (grouping->of_case.size() != cases) {
    return input_error(
        ErrorCode::unequal_lengths,
        {{"truth", std::to_string(cases)}, {"groups", std::to_string(grouping->of_case.size())}});
  }
  const std::vector<std::string> names = canonical_labels(grouping->names);
  UsedCodes used(names.size());
  used.mark(grouping->of_case);
  grouping->names = occurring_labels(names, used);
  if (grouping->names.size() > maximum_groups) {
    return input_error(ErrorCode::too_many_groups,
                       {{"found", std::to_string(grouping->names.size())},
                        {"maximum", std::to_string(maximum_groups)}});
  }
  return recode(grouping->of_case, names, grouping->names);
}

}  // namespace deconfuse
