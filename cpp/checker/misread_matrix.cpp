#include "checker/misread_matrix.hpp"

#include <utility>
#include <vector>

namespace deconfuse {
namespace {

/// The misread counts, without the cases that they were counted from.
Dataset misread_dataset(const Dataset& dataset, const Misreading& misreading) {
  Dataset misread;
  misread.kind = dataset.kind;
  misread.classification = dataset.classification;
  misread.positive = dataset.positive;
  misread.background = dataset.background;
  misread.proportion = dataset.proportion;
  misread.rivals = dataset.rivals;
  const std::size_t rows = dataset.matrix.rows();
  const std::size_t columns = dataset.matrix.columns();
  std::vector<double> cells = dataset.matrix.cells();
  if (misreading.cell) {
    cells[misreading.cell->row * columns + misreading.cell->column] = misreading.count;
  }
  if (!misreading.transposed) {
    misread.matrix = ConfusionMatrix(rows, columns, std::move(cells));
    return misread;
  }
  std::vector<double> turned(cells.size());
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      turned[column * rows + row] = cells[row * columns + column];
    }
  }
  misread.matrix = ConfusionMatrix(columns, rows, std::move(turned));
  return misread;
}

Options misread_options(Options options, const Misreading& misreading) {
  if (misreading.policy) options.zero_division = *misreading.policy;
  if (misreading.base) options.base = *misreading.base;
  if (misreading.beta) options.beta = *misreading.beta;
  return options;
}

}  // namespace

MisreadMatrix::MisreadMatrix(const Catalogue& catalogue, const Dataset& dataset,
                             const Options& options, const Misreading& misreading)
    : misreading_(misreading),
      dataset_(misread_dataset(dataset, misreading)),
      options_(misread_options(options, misreading)),
      evaluation_(catalogue, dataset_, options_, misreading_) {}

double MisreadMatrix::MisreadEvaluation::cell_sum(Region region, Place place) const {
  if (region == Region::all && misreading_.total) return *misreading_.total;
  if (region == Region::all && misreading_.total_is_sum_of_four) {
    return MatrixEvaluation::cell_sum(Region::row, place) +
           MatrixEvaluation::cell_sum(Region::column_others, place) +
           cell_sum(Region::others, place);
  }
  if (region == Region::others && misreading_.other_true_negatives) {
    return MatrixEvaluation::cell_sum(Region::diagonal, place) -
           MatrixEvaluation::cell_sum(Region::cell, place);
  }
  return MatrixEvaluation::cell_sum(region, place);
}

Exact MisreadMatrix::MisreadEvaluation::exact_cell_sum(Region region, Place place) const {
  const bool is_misread =
      (region == Region::all && (misreading_.total || misreading_.total_is_sum_of_four)) ||
      (region == Region::others && misreading_.other_true_negatives);
  if (is_misread) return Fraction::of_decimal(cell_sum(region, place));
  return MatrixEvaluation::exact_cell_sum(region, place);
}

void MisreadMatrix::MisreadEvaluation::cell_sums(Region region, const Places& places,
                                                 double* values) const {
  Environment::cell_sums(region, places, values);  // each cell may be misread
}

}  // namespace deconfuse
