#include "data/distributions.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "data/label_codes.hpp"
#include "data/labels.hpp"
#include "data/probability_rows.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {
namespace {

std::optional<InputError> check(const char* path, const std::vector<double>& shares) {
  double sum = 0;
  for (const double share : shares) {
    if (!std::isfinite(share))
      return input_error(ErrorCode::infinite_number, {{"path", path}}, decimal(share));
    if (share < 0)
      return input_error(ErrorCode::share_outside, {{"path", path}, {"found", decimal(share)}},
                         decimal(share));
    sum += share;
  }
  const bool are_counts = sum > 0 && std::all_of(shares.begin(), shares.end(), is_whole);
  if (are_counts && sum <= largest_count) return std::nullopt;
  if (are_counts) return input_error(ErrorCode::number_too_large, {{"path", path}}, decimal(sum));
  if (std::fabs(sum - 1) <= tolerated_deviation) return std::nullopt;
  return input_error(
      ErrorCode::shares_do_not_sum,
      {{"path", path}, {"case", "1"}, {"sum", decimal(sum)}, {"difference", decimal(sum - 1)}});
}

/// Counts the cases of each label.
std::optional<InputError> count_labelling(Distributions& labelling) {
  if (labelling.labels.empty()) {
    labelling.labels = canonical_labels(labelling.names);
    sort_labels(labelling.labels);
  } else {
    labelling.labels = canonical_labels(labelling.labels);
  }
  if (auto refused = recode(labelling.cases, canonical_labels(labelling.names), labelling.labels))
    return refused;
  labelling.p.assign(labelling.labels.size(), 0);
  for (const std::int32_t code : labelling.cases) ++labelling.p[static_cast<std::size_t>(code)];
  return std::nullopt;
}

}  // namespace

Result<Distributions> take_distributions(Distributions given) {
  if (!given.cases.empty()) {
    if (auto refused = count_labelling(given)) return *refused;
  }
  if (given.p.empty()) return input_error(ErrorCode::no_cases, {});
  const auto has_length_of_p = [&](const char* path,
                                   std::size_t found) -> std::optional<InputError> {
    if (found == 0 || found == given.p.size()) return std::nullopt;
    return input_error(ErrorCode::wrong_length, {{"path", path},
                                                 {"found", std::to_string(found)},
                                                 {"expected", std::to_string(given.p.size())}});
  };
  if (auto refused = has_length_of_p("q", given.q.size())) return *refused;
  if (auto refused = has_length_of_p("labels", given.labels.size())) return *refused;
  if (auto refused = check("p", given.p)) return *refused;
  if (!given.q.empty()) {
    if (auto refused = check("q", given.q)) return *refused;
  }
  given.labels = canonical_labels(given.labels);
  for (std::size_t at = given.labels.size(); at < given.p.size(); ++at) {
    given.labels.push_back(std::to_string(at + 1));
  }
  if (auto refused = check_labels(given.labels)) return *refused;
  return given;
}

}  // namespace deconfuse
