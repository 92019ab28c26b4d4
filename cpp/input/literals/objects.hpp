#pragma once

#include <cstddef>
#include <optional>

#include "input/kinds/kinds.hpp"
#include "input/literals/bracketed_values.hpp"
#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether there is an object on each of several lines.
bool are_json_lines(const BracketedValues& values);

/// [{"truth": "a", "predicted": "b"}, …] as a table with the first object's keys for a header.
/// Error: `json-shape` (objects that are not alike).
Result<VectorsOrTables> read_objects(const Source& source, const BracketedValues& values,
                                     std::size_t list);

/// pd.DataFrame([[50, 2], [3, 45]], index=["a", "b"], columns=["a", "b"]): the table `data` with
/// the names of its columns and rows, which are arguments or entries of `object`. None without
/// names of the columns. Errors: those of grid_of.
std::optional<Result<VectorsOrTables>> read_frame(Source& source, BracketedValues& values,
                                                  std::size_t object, std::size_t data);

/// {"truth": […], "predicted": […]}, {0: {0: 50, 1: 2}, 1: {0: 3, 1: 45}}, {"labels": […],
/// "counts": [[…]]}, or pandas'
/// {"columns": ["a", "b"], "index": [0, 1], "data": [[1, 0], [1, 1]]}. Where an object holds none
/// of these itself, but one other object, or list of objects, does, that one is read. Errors: those
/// of cases_of_vectors, grid_of, with_labels and read_objects, and `json-shape`.
Result<VectorsOrTables> read_object(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, BracketedValues& values,
                                    std::size_t object);

}  // namespace deconfuse
