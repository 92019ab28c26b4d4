#pragma once

#include "formula/expression.hpp"

/// The named numbers that formulas are written in. Rows of the matrix are the truth.
namespace deconfuse::quantities {

// Of one class i against the rest.
inline constexpr Quantity TP{"true_positive", "TP", true, Region::cell};
inline constexpr Quantity FN{"false_negative", "FN", true, Region::row_others};
inline constexpr Quantity FP{"false_positive", "FP", true, Region::column_others};
inline constexpr Quantity TN{"true_negative", "TN", true, Region::others};

// Of the whole matrix.
inline constexpr Quantity n_ii{"diagonal", "n_{ii}", false, Region::cell};
inline constexpr Quantity n_ij{"cell", "n_{ij}", false, Region::cell};
inline constexpr Quantity row_total{"row_total", "n_{i+}", false, Region::row};
inline constexpr Quantity column_total{"column_total", "n_{+i}", false, Region::column};
inline constexpr Quantity column_total_j{"column_total", "n_{+j}", false, Region::column};
inline constexpr Quantity N{"sample_size", "N", false, Region::all};
inline constexpr Quantity correct{"correct_count", "c", false, Region::diagonal};
inline constexpr Quantity wrong{"error_count", "e", false, Region::off_diagonal};
inline constexpr Quantity K{"class_count", "K", false, {}};
inline constexpr Quantity i{"row_index", "i", false, {}};
inline constexpr Quantity j{"column_index", "j", false, {}};

// How many indices a sum over defined terms has.
inline constexpr Quantity defined_classes{"defined_classes", "K'", false, {}};
inline constexpr Quantity row_count{"row_count", "R'", false, {}};
inline constexpr Quantity column_count{"column_count", "C'", false, {}};

// Options.
inline constexpr Quantity beta{"beta", "\\beta", false, {}};
inline constexpr Quantity tversky_alpha{"tversky_alpha", "\\alpha", false, {}};
inline constexpr Quantity tversky_beta{"tversky_beta", "\\beta", false, {}};
inline constexpr Quantity iba_alpha{"iba_alpha", "\\alpha", false, {}};
inline constexpr Quantity net_benefit_threshold{"net_benefit_threshold", "p_t", false, {}};
inline constexpr Quantity base{"base", "b", false, {}};
inline constexpr Quantity kappa_weight{"kappa_weight", "w_{ij}", false, {}};

// Constants.
inline constexpr Quantity e{"e", "e", false, {}};
inline constexpr Quantity pi{"pi", "\\pi", false, {}};

}  // namespace deconfuse::quantities
