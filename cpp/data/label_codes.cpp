#include "data/label_codes.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "data/dataset.hpp"
#include "data/labels.hpp"
#include "data/whole_numbers.hpp"
#include "names/name_index.hpp"

namespace deconfuse {
namespace {

NameIndex index_of(const std::vector<std::string>& names) {
  NameIndex index;
  for (std::size_t at = 0; at < names.size(); ++at) {
    index.emplace(names[at], static_cast<std::int32_t>(at));
  }
  return index;
}

}  // namespace

InputError input_error(ErrorCode code, Parameters parameters, std::string_view piece) {
  InputError result;
  result.code = code;
  result.excerpt = excerpt_of(piece);
  result.parameters = std::move(parameters);
  return result;
}

std::vector<std::string> canonical_labels(const std::vector<std::string>& names) {
  std::vector<std::string> result;
  result.reserve(names.size());
  for (const std::string& name : names) result.push_back(canonical_label(name));
  return result;
}

std::optional<InputError> check_labels(const std::vector<std::string>& names) {
  if (names.size() > maximum_classes) {
    return input_error(ErrorCode::too_many_classes, {{"found", std::to_string(names.size())},
                                                     {"maximum", std::to_string(maximum_classes)}});
  }
  NameIndex seen;
  for (const std::string& name : names) {
    if (!seen.emplace(name, 0).second)
      return input_error(ErrorCode::duplicate_label, {{"label", name}}, name);
  }
  return std::nullopt;
}

std::optional<InputError> check_models(const std::vector<std::string>& names) {
  std::set<std::string_view> known;
  for (const std::string& name : names) {
    if (!known.insert(name).second)
      return input_error(ErrorCode::duplicate_model, {{"model", name}}, name);
  }
  return std::nullopt;
}

std::vector<std::string> occurring_labels(const std::vector<std::string>& names,
                                          const UsedCodes& used) {
  std::vector<std::string> result;
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (used[at]) result.push_back(names[at]);
  }
  sort_labels(result);
  return result;
}

std::optional<InputError> recode(std::vector<std::int32_t>& codes,
                                 const std::vector<std::string>& names,
                                 const std::vector<std::string>& labels) {
  if (names == labels) return std::nullopt;
  const NameIndex index = index_of(labels);
  std::vector<std::int32_t> target(names.size(), -1);
  for (std::size_t at = 0; at < names.size(); ++at) {
    const auto found = index.find(names[at]);
    if (found != index.end()) target[at] = found->second;
  }
  bool alike = true;
  for (std::size_t at = 0; at < names.size(); ++at) {
    alike = alike && target[at] == static_cast<std::int32_t>(at);
  }
  if (alike) return std::nullopt;
  for (std::size_t at = 0; at < codes.size(); ++at) {
    const auto code = static_cast<std::size_t>(codes[at]);
    if (target[code] < 0) {
      return input_error(ErrorCode::unknown_label,
                         {{"label", names[code]}, {"case", std::to_string(at + 1)}}, names[code]);
    }
    codes[at] = target[code];
  }
  return std::nullopt;
}

std::optional<InputError> check_weights(const std::vector<double>& weights, std::size_t cases) {
  if (!weights.empty() && weights.size() != cases) {
    return input_error(ErrorCode::unequal_lengths, {{"truth", std::to_string(cases)},
                                                    {"weights", std::to_string(weights.size())}});
  }
  for (std::size_t at = 0; at < weights.size(); ++at) {
    if (weights[at] >= 0 && weights[at] <= largest_count) continue;
    return input_error(ErrorCode::bad_weight, {{"case", std::to_string(at + 1)}});
  }
  return std::nullopt;
}

Result<std::size_t> positive_of(const std::vector<std::string>& labels,
                                const std::optional<std::string>& wanted) {
  if (!wanted) return labels.empty() ? 0 : default_positive(labels);
  const std::string label = canonical_label(*wanted);
  const auto found = std::find(labels.begin(), labels.end(), label);
  if (found == labels.end())
    return input_error(ErrorCode::unknown_positive, {{"label", label}}, label);
  return static_cast<std::size_t>(found - labels.begin());
}

}  // namespace deconfuse
