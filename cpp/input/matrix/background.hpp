#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// What the name of a row or column of a matrix says where it names no class.
enum class Nothing {
  background,  ///< of either axis
  missed,      ///< predictions of nothing: the name of predictions
  alarm,       ///< found where nothing is: the name of a truth
};

/// Absent: it may name a class.
std::optional<Nothing> nothing_named(std::string_view name);

/// The row and the column of a detector's matrix that are no class.
struct Background {
  std::size_t row = 0;
  std::size_t column = 0;
  Role rows_axis = Role::none;  ///< truth or predicted, where their names say so
};

/// None where one of them is missing, since precision or recall is not known then, and where the
/// other names along the two axes are not the same, each once.
std::optional<Background> background_of(const std::vector<Cell>& rows,
                                        const std::vector<Cell>& columns);

}  // namespace deconfuse
