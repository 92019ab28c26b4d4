#pragma once

#include <cstddef>
#include <optional>

#include "input/kinds/kinds.hpp"
#include "input/literals/bracketed_values.hpp"
#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether several lines hold one object each.
bool are_json_lines(const BracketedValues& values);

/// The objects of [{"truth": "a", "predicted": "b"}, …] as a table whose header is the keys of the
/// first. Error: `json-shape` (the objects differ in shape).
Result<VectorsOrTables> read_objects(const Source& source, const BracketedValues& values,
                                     std::size_t list);

/// The table of pd.DataFrame([[50, 2], [3, 45]], index=["a", "b"], columns=["a", "b"]): the rows of
/// `data`, with the names of its columns and rows from arguments or entries of `object`. None if
/// the columns have no names. Errors: those of grid_of.
std::optional<Result<VectorsOrTables>> read_frame(Source& source, BracketedValues& values,
                                                  std::size_t object, std::size_t data);

/// Reads an object: {"truth": […], "predicted": […]}, {0: {0: 50, 1: 2}, 1: {0: 3, 1: 45}},
/// {"labels": […], "counts": [[…]]}, or the form of pandas, {"columns": ["a", "b"], "index": [0,
/// 1], "data": [[1, 0], [1, 1]]}. If the object holds none of these itself, but one object, or list
/// of objects, inside does, that one is read. Errors: those of cases_of_vectors, grid_of,
/// with_labels and read_objects, and `json-shape`.
Result<VectorsOrTables> read_object(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, BracketedValues& values,
                                    std::size_t object);

}  // namespace deconfuse
