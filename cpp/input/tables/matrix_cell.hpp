#pragma once

#include <string_view>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

enum class Content { empty, number, text };

/// One cell of a rectangular table of counts.
struct MatrixEntry {
  Cell cell;                ///< the cell, its text without LaTeX
  std::string_view number;  ///< the number within that text
  std::string_view name;    ///< "TP" in "TP = 20"
  Content content = Content::empty;
};

/// The four outcomes for two classes, by their English or Spanish abbreviations.
enum class Outcome { TP, FN, FP, TN, none };

Outcome outcome_of(std::string_view name);

/// The number in "TP = 20", "TP: 20" or "20 (40%)"; `name` becomes the label beside it. Empty if
/// there is no number.
std::string_view number_inside(std::string_view text, std::string_view& name);

/// Whether the text is [1,] or [,1], R's indices of a matrix without names.
bool is_r_index(std::string_view text);

/// Whether the role is that of an axis: truth or predictions.
bool is_axis(Role role);

}  // namespace deconfuse
