#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "data/dataset.hpp"
#include "data/message.hpp"
#include "data/scored_cases.hpp"

namespace deconfuse {

/// What data that are compared with each other differ in.
enum class PartedBy { models, folds, groups };

/// The parts that data have. Those of a group have parts again where there are several models.
struct Parts {
  PartedBy by = PartedBy::models;
  std::vector<std::string> names;  ///< empty: data have no parts
};

Parts parts_of(const Dataset& dataset);
Parts parts_of(const ScoredCases& cases);

/// One of them by its place, counted by the classes of the whole.
Result<Dataset> part_of(const Dataset& dataset, std::size_t part);

/// The same. Errors: `unknown-positive` (several classes are left without the positive one).
Result<ScoredCases> part_of(const ScoredCases& cases, std::size_t part);

/// The cases at these places, which may come again; they have no weights. No group, and the classes
/// of all.
ScoredCases cases_at(const ScoredCases& cases, const std::vector<std::size_t>& places);

}  // namespace deconfuse
