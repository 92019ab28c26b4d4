#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "data/dataset.hpp"
#include "data/message.hpp"
#include "data/scored_cases.hpp"

namespace deconfuse {

/// The kind of parts that data are divided into.
enum class PartedBy { models, folds, groups };

/// The parts of some data. The part of a group has parts itself if there are several models.
struct Parts {
  PartedBy by = PartedBy::models;
  std::vector<std::string> names;  ///< empty: the data have no parts
};

Parts parts_of(const Dataset& dataset);
Parts parts_of(const ScoredCases& cases);

/// The part with this index, counted with the classes of the whole.
Result<Dataset> part_of(const Dataset& dataset, std::size_t part);

/// The same. Errors: `unknown-positive` (several classes remain, but not the positive one).
Result<ScoredCases> part_of(const ScoredCases& cases, std::size_t part);

/// The cases at these indices, which may repeat. The cases have no weights. The result has no
/// grouping, and has all classes.
ScoredCases cases_at(const ScoredCases& cases, const std::vector<std::size_t>& places);

}  // namespace deconfuse
