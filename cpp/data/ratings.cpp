#include "data/ratings.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "data/label_codes.hpp"
#include "data/labels.hpp"

namespace deconfuse {
namespace {

/// Replaces codes into `names` by codes into `labels`.
std::optional<InputError> recode_ratings(Ratings& ratings, const std::vector<std::string>& names) {
  std::vector<std::int32_t> code_of_name;
  for (const std::string& name : names) {
    const auto found = std::find(ratings.labels.begin(), ratings.labels.end(), name);
    code_of_name.push_back(found == ratings.labels.end()
                               ? Ratings::not_rated
                               : static_cast<std::int32_t>(found - ratings.labels.begin()));
  }
  for (std::vector<std::int32_t>& codes : ratings.codes) {
    for (std::size_t item = 0; item < codes.size(); ++item) {
      if (codes[item] == Ratings::not_rated) continue;
      const auto name = static_cast<std::size_t>(codes[item]);
      codes[item] = code_of_name[name];
      if (codes[item] == Ratings::not_rated) {
        return input_error(ErrorCode::unknown_label,
                           {{"label", names[name]}, {"case", std::to_string(item + 1)}},
                           names[name]);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Result<Ratings> take_ratings(Ratings given) {
  if (given.codes.size() < 2) {
    return input_error(ErrorCode::too_few_raters, {{"found", std::to_string(given.codes.size())}});
  }
  for (std::size_t rater = 0; rater < given.codes.size(); ++rater) {
    if (given.codes[rater].size() == given.items()) continue;
    return input_error(ErrorCode::wrong_length,
                       {{"path", given.raters[rater]},
                        {"found", std::to_string(given.codes[rater].size())},
                        {"expected", std::to_string(given.items())}});
  }
  const std::vector<std::string> names = canonical_labels(given.names);
  if (given.labels.empty()) {
    given.labels = names;
    sort_labels(given.labels);
  } else {
    given.labels = canonical_labels(given.labels);
  }
  if (given.labels.empty()) return input_error(ErrorCode::no_cases, {});
  if (auto refused = check_labels(given.labels)) return *refused;
  if (auto refused = recode_ratings(given, names)) return *refused;
  return given;
}

}  // namespace deconfuse
