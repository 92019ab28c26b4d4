#pragma once

#include <string_view>

#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

enum class Content { empty, number, text };

/// One cell of a rectangular table of counts.
struct MatrixEntry {
  Cell cell;                ///< its text without LaTeX
  std::string_view number;  ///< the piece of it that is a number
  std::string_view name;    ///< "TP" in "TP = 20"
  Content content = Content::empty;
};

/// The four cells of two classes, in English and in Spanish.
enum class Outcome { TP, FN, FP, TN, none };

Outcome outcome_of(std::string_view name);

/// The number in "TP = 20", "TP: 20" or "20 (40%)"; `name` is what names it. Empty where there is
/// none.
std::string_view number_inside(std::string_view text, std::string_view& name);

/// [1,] and [,1] in R's print of a matrix without names.
bool is_r_index(std::string_view text);

/// Of the truth or of the predictions.
bool is_axis(Role role);

}  // namespace deconfuse
