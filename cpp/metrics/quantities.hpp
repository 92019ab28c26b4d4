#pragma once

#include <cmath>
#include <numbers>

#include "metrics/matrix_evaluation.hpp"
#include "metrics/quantity.hpp"

/// The named numbers in formulas of matrices, except those that only one file uses. Rows of the
/// matrix are the truth.
namespace deconfuse::quantities {

constexpr Quantity cells(Text id, Text symbol, Region region) {
  return {.id = id, .symbol = symbol, .region = region};
}

constexpr Quantity of_class(Text id, Text symbol, Region region) {
  return {.id = id, .symbol = symbol, .per_class = true, .region = region};
}

/// The number of indices of a sum over defined terms, or the current index: displayed only.
constexpr Quantity name_only(Text id, Text symbol) { return {.id = id, .symbol = symbol}; }

// One class i against the rest.
inline constexpr Quantity TP = of_class("true_positive", "TP", Region::cell);
inline constexpr Quantity FN = of_class("false_negative", "FN", Region::row_others);
inline constexpr Quantity FP = of_class("false_positive", "FP", Region::column_others);
inline constexpr Quantity TN = of_class("true_negative", "TN", Region::others);

// The whole matrix.
inline constexpr Quantity n_ii = cells("diagonal", "n_{ii}", Region::cell);
inline constexpr Quantity n_ij = cells("cell", "n_{ij}", Region::cell);
inline constexpr Quantity row_total = cells("row_total", "n_{i+}", Region::row);
inline constexpr Quantity column_total = cells("column_total", "n_{+i}", Region::column);
inline constexpr Quantity column_total_j = cells("column_total", "n_{+j}", Region::column);
inline constexpr Quantity N = cells("sample_size", "N", Region::all);
inline constexpr Quantity correct = cells("correct_count", "c", Region::diagonal);
inline constexpr Quantity wrong = cells("error_count", "e", Region::off_diagonal);
inline constexpr Quantity n_ji = turned(cells("cell", "n_{ji}", Region::cell));
inline constexpr Quantity column_total_i = turned(cells("column_total", "n_{+i}", Region::column));
inline constexpr Quantity row_total_j = turned(cells("row_total", "n_{j+}", Region::row));
// The rest of the row of a cell, of its column, and of everything else.
inline constexpr Quantity rest_of_row = cells("rest_of_row", "(n_{i+}-n_{ij})", Region::row_others);
inline constexpr Quantity rest_of_column =
    cells("rest_of_column", "(n_{+j}-n_{ij})", Region::column_others);
inline constexpr Quantity other_rows_and_columns =
    cells("other_rows_and_columns", "(N-n_{i+}-n_{+j}+n_{ij})", Region::others);

// The four cells of two rows and two columns.
inline constexpr Quantity n_11 = cells("cell", "n_{11}", Region::cell);
inline constexpr Quantity n_12 = cells("cell", "n_{12}", Region::row_others);
inline constexpr Quantity n_21 = cells("cell", "n_{21}", Region::column_others);
inline constexpr Quantity n_22 = cells("cell", "n_{22}", Region::others);

inline constexpr Quantity below_right = cells("below_right", "A_{ij}", Region::below_right);
inline constexpr Quantity below_left = cells("below_left", "B_{ij}", Region::below_left);

inline constexpr Quantity K =
    fixed(everywhere(quantity<Evaluation>("class_count", "K", [](const Evaluation& data, Place) {
      return data.rows() - (data.no_class() ? 1 : 0);
    })));
inline constexpr Quantity R = fixed(everywhere(quantity<Evaluation>(
    "row_number", "R", [](const Evaluation& data, Place) { return data.rows(); })));
inline constexpr Quantity C = fixed(everywhere(quantity<Evaluation>(
    "column_number", "C", [](const Evaluation& data, Place) { return data.columns(); })));

/// Writes the numbers of the rows, or of the columns, of the places, from 1.
template <std::size_t Place::*side>
void fill_indices(const Environment&, const Places& places, double* values) {
  for (std::size_t at = 0; at < places.count; ++at)
    values[at] = static_cast<double>(places[at].*side + 1);
}
inline constexpr Quantity i{
    .id = "row_index", .symbol = "i", .fixed = true, .fill = fill_indices<&Place::row>};
inline constexpr Quantity j{
    .id = "column_index", .symbol = "j", .fixed = true, .fill = fill_indices<&Place::column>};

inline constexpr Quantity defined_classes = name_only("defined_classes", "K'");
inline constexpr Quantity row_count = name_only("row_count", "R'");
inline constexpr Quantity column_count = name_only("column_count", "C'");
inline constexpr Quantity cell_count = name_only("cell_count", "Z'");
inline constexpr Quantity defined_pairs = name_only("defined_pairs", "Z");
inline constexpr Quantity confused_pairs = name_only("confused_pairs", "df_B");

// Options.
inline constexpr Quantity beta =
    option("beta", "\\beta", "beta", [](const Options& options) { return options.beta; });
inline constexpr Quantity level =
    option("level", "\\gamma", "level", [](const Options& options) { return options.level; });
inline constexpr Quantity base =
    with_exact(option("base", "b", "base", [](const Options& options) { return options.base; }),
               [](const Environment&, Place, double value) -> Exact {
                 if (value != std::floor(value)) return Exact::unknown();
                 return Fraction::of_decimal(value);
               });

inline bool is_k_given(const Environment& environment) {
  return options_of(environment).k.has_value();
}
/// Number of first items that count.
inline constexpr Quantity top_k =
    given_by(is_k_given, option("k", "k", "k", [](const Options& options) {
               return options.k ? static_cast<double>(*options.k) : undefined;
             }));

// Constants.
inline constexpr Quantity e =
    with_exact(fixed(everywhere(quantity<Evaluation>(
                   "e", "e", [](const Evaluation&, Place) { return std::numbers::e; }))),
               irrational);
inline constexpr Quantity pi =
    with_exact(fixed(everywhere(quantity<Evaluation>(
                   "pi", "\\pi", [](const Evaluation&, Place) { return std::numbers::pi; }))),
               irrational);

}  // namespace deconfuse::quantities
