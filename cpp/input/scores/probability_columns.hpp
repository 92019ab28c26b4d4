#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "data/dataset.hpp"
#include "data/message.hpp"
#include "input/readings/read.hpp"
#include "input/scores/score_roles.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The rows of a truth and its scores without missing values.
struct CompleteRows {
  std::vector<std::string> names;           ///< spellings of the classes
  std::vector<std::int32_t> truth;          ///< codes of these
  std::vector<std::vector<double>> values;  ///< by column of numbers
  std::vector<double> weights;              ///< may be empty
  std::optional<Grouping> grouping;
  std::vector<std::size_t> row_of_case;  ///< row numbers, if rows were left out

  std::size_t row_of(std::size_t i) const { return row_of_case.empty() ? i : row_of_case[i]; }
};

/// Whether at least half of the first rows sum to 1, approximately.
bool rows_sum_to_one(const ColumnList& columns);

/// The classes of columns by their names; none if the names are no classes of the truth.
std::vector<std::string> named_classes(const ColumnList& columns,
                                       const std::vector<std::string>& labels);

/// The set of classes that the names stand for.
std::set<std::string> distinct_labels(const std::vector<std::string>& names);

/// The class of each column of numbers; none if they are scores of models. `names` are the classes
/// of the truth. Errors: `columns-for-classes`, `too-many-classes`, `duplicate-label`.
std::optional<Result<std::vector<std::string>>> classes_of_columns(
    const Source& source, const ReadOptions& options, const ColumnList& numbers,
    const std::vector<std::string>& names);

/// Probabilities of the classes, or decision values. Errors: `unknown-label`, `infinite-number`,
/// and those of not_probabilities.
Result<Data> probabilities_of_rows(Source& source, const ReadOptions& options,
                                   const ScoreRoles& roles, CompleteRows rows,
                                   std::vector<std::string> classes);

}  // namespace deconfuse
