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
inline constexpr Quantity n_ji{"cell", "n_{ji}", false, Region::cell, true};
inline constexpr Quantity column_total_i{"column_total", "n_{+i}", false, Region::column, true};
inline constexpr Quantity row_total_j{"row_total", "n_{j+}", false, Region::row, true};
// What is left of the row, the column and everything without a cell's own.
inline constexpr Quantity rest_of_row{"rest_of_row", "(n_{i+}-n_{ij})", false, Region::row_others};
inline constexpr Quantity rest_of_column{"rest_of_column", "(n_{+j}-n_{ij})", false,
                                         Region::column_others};
inline constexpr Quantity other_rows_and_columns{"other_rows_and_columns",
                                                 "(N-n_{i+}-n_{+j}+n_{ij})", false, Region::others};

// The four cells of two rows and two columns.
inline constexpr Quantity n_11{"cell", "n_{11}", false, Region::cell};
inline constexpr Quantity n_12{"cell", "n_{12}", false, Region::row_others};
inline constexpr Quantity n_21{"cell", "n_{21}", false, Region::column_others};
inline constexpr Quantity n_22{"cell", "n_{22}", false, Region::others};

inline constexpr Quantity below_right{"below_right", "A_{ij}", false, Region::below_right};
inline constexpr Quantity below_left{"below_left", "B_{ij}", false, Region::below_left};
inline constexpr Quantity K{"class_count", "K", false, {}};
inline constexpr Quantity R{"row_number", "R", false, {}};
inline constexpr Quantity C{"column_number", "C", false, {}};
inline constexpr Quantity i{"row_index", "i", false, {}};
inline constexpr Quantity j{"column_index", "j", false, {}};

// How many indices a sum over defined terms has.
inline constexpr Quantity defined_classes{"defined_classes", "K'", false, {}};
inline constexpr Quantity row_count{"row_count", "R'", false, {}};
inline constexpr Quantity column_count{"column_count", "C'", false, {}};
inline constexpr Quantity cell_count{"cell_count", "Z'", false, {}};
inline constexpr Quantity defined_pairs{"defined_pairs", "Z", false, {}};
inline constexpr Quantity confused_pairs{"confused_pairs", "df_B", false, {}};

// Ranks of the classes when true and predicted labels are put in one line, ties at their middle.
inline constexpr Quantity pooled_rank_i{"pooled_rank", "r_i", false, {}};
inline constexpr Quantity pooled_rank_j{"pooled_rank", "r_j", false, {}, true};

// Without a closed form.
inline constexpr Quantity expected_information{"expected_information", "E[I]", false, {}};
inline constexpr Quantity matched_cases{"matched_cases", "m", false, {}};
inline constexpr Quantity aickin_chance_agreement{"aickin_chance_agreement", "p_e", false, {}};

// Of a proportion, and of two classifiers.
inline constexpr Quantity successes{"successes", "x", false, {}};
inline constexpr Quantity failures{"failures", "n-x", false, {}};
inline constexpr Quantity n01{"only_first_right", "n_{01}", false, {}};
inline constexpr Quantity n10{"only_second_right", "n_{10}", false, {}};

// Options.
inline constexpr Quantity beta{"beta", "\\beta", false, {}};
inline constexpr Quantity tversky_alpha{"tversky_alpha", "\\alpha", false, {}};
inline constexpr Quantity tversky_beta{"tversky_beta", "\\beta", false, {}};
inline constexpr Quantity iba_alpha{"iba_alpha", "\\alpha", false, {}};
inline constexpr Quantity net_benefit_threshold{"net_benefit_threshold", "p_t", false, {}};
inline constexpr Quantity level{"level", "\\gamma", false, {}};
inline constexpr Quantity v_beta{"v_beta", "\\beta", false, {}};
inline constexpr Quantity base{"base", "b", false, {}};
inline constexpr Quantity cost{"cost", "L_{ij}", false, {}};
inline constexpr Quantity prior{"prior", "\\pi_i", false, {}};
inline constexpr Quantity kappa_weight{"kappa_weight", "w_{ij}", false, {}};

// Constants.
inline constexpr Quantity e{"e", "e", false, {}};
inline constexpr Quantity pi{"pi", "\\pi", false, {}};

}  // namespace deconfuse::quantities
