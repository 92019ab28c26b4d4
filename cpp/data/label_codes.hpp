#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"
#include "data/used_codes.hpp"

namespace deconfuse {

/// An error without a place in a text.
InputError input_error(ErrorCode code, Parameters parameters, std::string_view piece = {});

/// The canonical spelling of each name.
std::vector<std::string> canonical_labels(const std::vector<std::string>& names);

/// Errors: `too-many-classes`, `duplicate-label`. The names are canonical.
std::optional<InputError> check_labels(const std::vector<std::string>& names);

/// Errors: `duplicate-model`.
std::optional<InputError> check_models(const std::vector<std::string>& names);

/// The distinct names whose codes are used, in the order of label_less.
std::vector<std::string> occurring_labels(const std::vector<std::string>& names,
                                          const UsedCodes& used);

/// Replaces codes into `names` by codes into `labels`. Errors: `unknown-label`.
std::optional<InputError> recode(std::vector<std::int32_t>& codes,
                                 const std::vector<std::string>& names,
                                 const std::vector<std::string>& labels);

/// Checks that there are as many weights as cases, or none, each from 0 to 2^53. Errors:
/// `unequal-lengths`, `bad-weight`.
std::optional<InputError> check_weights(const std::vector<double>& weights, std::size_t cases);

/// The index of the positive class: the wanted one, else default_positive(). Errors:
/// `unknown-positive`.
Result<std::size_t> positive_of(const std::vector<std::string>& labels,
                                const std::optional<std::string>& wanted);

}  // namespace deconfuse
