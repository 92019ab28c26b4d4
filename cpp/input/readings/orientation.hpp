#pragma once

#include <string_view>
#include <vector>

#include "input/readings/find.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Whether a matrix or labels name the positive class, or the text names cells, such as TP.
bool is_positive_told(const Reading& reading);

/// Whether data are a matrix, and neither they nor an option say which axis is the truth.
bool is_orientation_open(const Reading& reading, const ReadOptions& options);

/// Exchanges rows and columns of a square matrix.
void transpose(CountTable& table);

/// Transposes the matrices among `blocks` whose orientation is open, if a line says that the rows
/// are predictions. The nearest such line counts, unless other data are nearer to it. Without such
/// a line, a heading above two rows may name the same two classes in other words (see
/// paired_labels). Notices: `transposed` and `columns-reordered`, at that line.
void settle_by_axes(std::vector<Found>& blocks, std::string_view text, const TextView& lines,
                    const ReadOptions& options);

}  // namespace deconfuse
