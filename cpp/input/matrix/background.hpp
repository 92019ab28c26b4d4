#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The meaning of a row's or column's name that names no class.
enum class Nothing {
  background,  ///< of either axis
  missed,      ///< objects without a prediction: a name along the predictions
  alarm,       ///< predictions without an object: a name along the truth
};

/// The meaning of the name; none if it may name a class.
std::optional<Nothing> nothing_named(std::string_view name);

/// The row and the column of a detector's matrix that stand for no class.
struct Background {
  std::size_t row = 0;
  std::size_t column = 0;
  Role rows_axis = Role::none;  ///< truth or predicted, if the names say so
};

/// The background of a matrix. None if its row or its column is missing, since precision or recall
/// is then unknown, or if the other names along the two axes differ or recur.
std::optional<Background> background_of(const std::vector<Cell>& rows,
                                        const std::vector<Cell>& columns);

}  // namespace deconfuse
