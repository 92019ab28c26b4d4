#pragma once

#include <string_view>
#include <vector>

#include "input/readings/find.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether a positive class is named, or cells of the text are: of a matrix or labels.
bool is_positive_told(const Reading& reading);

/// Whether data are a matrix, and neither they nor an option say which axis is the truth.
bool is_orientation_open(const Reading& reading, const ReadOptions& options);

/// Exchanges rows and columns of a square matrix.
void transpose(CountTable& table);

/// Exchanges rows and columns of the matrices among `blocks` whose orientation is open, where a
/// line says that the rows are predictions: the nearest one that no other data are nearer to. Where
/// none says anything, a heading above two rows may name the same two classes in other words, as
/// paired_labels has it. Notices: `transposed` and `columns-reordered`, at that line.
void settle_by_axes(std::vector<Found>& blocks, std::string_view text, const TextView& lines,
                    const ReadOptions& options);

}  // namespace deconfuse
