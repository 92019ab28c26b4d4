#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "input/kinds/kinds.hpp"
#include "input/literals/bracketed_values.hpp"
#include "input/literals/vector_cases.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The rows of a list of lists, or of a MATLAB matrix. Errors: `nested-too-deep`, `ragged-rows`,
/// `empty-brackets`, `unknown-function`.
Result<Grid> grid_of(const Source& source, BracketedValues& values, std::size_t i);

/// The table made by R's matrix(c(…), nrow = 2), array(c(…), dim = c(2, 2)) or structure(c(…), dim
/// = c(2L, 2L)). None if the value is in no such call. Error: `ragged-rows`.
std::optional<Result<Grid>> shaped_grid(Source& source, BracketedValues& values, std::size_t value);

/// The rows of a square MATLAB matrix that only line breaks separate. None for any other value.
std::optional<Grid> grid_of_lines(const Source& source, const BracketedValues& values,
                                  std::size_t value);

/// Whether vectors are the rows of a matrix, each named after its class: "ham = [20, 5]", "spam =
/// [10, 15]".
bool are_rows_of_counts(const std::vector<Vector>& vectors);

/// The names of vectors.
std::vector<Cell> names_of(const std::vector<Vector>& vectors);

/// The matrix with the labels above its columns and before its rows.
Grid labelled(const Grid& grid, const std::vector<Cell>& labels);

/// The same as the only table of a result. Error: `label-count`.
Result<VectorsOrTables> with_labels(const Source& source, const Grid& grid, const Vector& labels);

/// A table, or data, as a result of read_values.
VectorsOrTables one_table(Grid grid);
Result<VectorsOrTables> from_grid(Result<Grid> grid);
Result<VectorsOrTables> from_cases(Result<Data> cases);

/// Tables with their names, for example one-hot matrices of truth and prediction; `labels`, if any,
/// are the names of the columns of the first. Errors: those of grid_of and shaped_grid.
Result<VectorsOrTables> several_tables(Source& source, BracketedValues& values,
                                       const std::vector<std::size_t>& tables,
                                       const std::vector<std::string_view>& names,
                                       const Vector* labels);

}  // namespace deconfuse
