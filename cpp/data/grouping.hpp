#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

inline constexpr std::size_t maximum_groups = 1000;

/// The group, or fold of a cross-validation, that each case belongs to.
struct Grouping {
  bool folds = false;
  std::vector<std::string> names;     ///< as found; once taken: canonical, in order, each once
  std::vector<std::int32_t> of_case;  ///< codes into `names`

  std::vector<std::size_t> cases_of(std::size_t group) const;
};

/// Errors: `unequal-lengths`, `too-many-groups`.
std::optional<InputError> take_grouping(std::optional<Grouping>& grouping, std::size_t cases);

}  // namespace deconfuse
