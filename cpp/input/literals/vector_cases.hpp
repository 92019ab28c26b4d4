#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "data/dataset.hpp"
#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A list of scalars, and its name.
struct Vector {
  std::string_view name;
  std::vector<Cell> cells;
  Cell place;                     ///< where the list starts
  bool scores = false;            ///< belongs to an object with a name of scores
  std::vector<Cell> levels = {};  ///< the classes in order, from R's factor(…, levels = …)
};

/// Whether a list with this name holds the classes themselves.
bool names_classes(std::string_view name);

/// A vector as a named column.
NamedColumn column_of(const Source& source, const Vector& vector);

/// Truth, predictions and perhaps weights, or a truth and scores, or distributions, in any order
/// that their names allow. Errors: those of read_cases, read_scores, read_distributions and
/// other_kind, and `one-vector`, `three-vectors`.
Result<Data> cases_of_vectors(Source& source, const ReadOptions& options,
                              const Surroundings& surroundings, const std::vector<Vector>& vectors);

/// A truth beside a table with one row per case and one column per class or model; a list of the
/// classes names the columns. None if the table is anything else. Errors: those of read_scores.
std::optional<Result<Data>> probabilities_of(Source& source, const ReadOptions& options,
                                             const std::vector<Vector>& vectors, const Grid& grid,
                                             std::string_view table_name);

}  // namespace deconfuse
