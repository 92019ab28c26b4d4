#pragma once

#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "formula/describe.hpp"

/// A matrix and a few quantities and metrics over it, to try formulas on.
class SmallTable : public deconfuse::Environment, public deconfuse::Names {
 public:
  using Place = deconfuse::Place;
  using Region = deconfuse::Region;
  using Quantity = deconfuse::Quantity;
  using Exact = deconfuse::Exact;

  static constexpr Quantity TP{"true_positive", "TP", true, Region::cell};
  static constexpr Quantity FP{"false_positive", "FP", true, Region::column_others};
  static constexpr Quantity row_total{"row_total", "n_{i+}", false, Region::row};
  static constexpr Quantity cell{"cell", "n_{ij}", false, Region::cell};
  static constexpr Quantity N{"sample_size", "N", false, Region::all};
  static constexpr Quantity i{"row_index", "i", false, {}};
  static constexpr Quantity j{"column_index", "j", false, {}};
  static constexpr Quantity e{"e", "e", false, {}};
  static constexpr Quantity missing{"missing", "w", false, {}};
  static constexpr Quantity how_many{"how_many", "K'", false, {}};

  SmallTable(std::size_t rows, std::size_t columns, std::vector<double> cells)
      : matrix_(rows, columns, std::move(cells)) {}

  std::size_t rows() const override { return matrix_.rows(); }
  std::size_t columns() const override { return matrix_.columns(); }

  double quantity(const Quantity& quantity, Place place) const override {
    if (quantity.region) return cell_sum(*quantity.region, place);
    if (quantity.id == i.id) return static_cast<double>(place.row + 1);
    if (quantity.id == j.id) return static_cast<double>(place.column + 1);
    if (quantity.id == e.id) return 2.718281828459045;
    return std::numeric_limits<double>::quiet_NaN();
  }

  Exact exact_quantity(const Quantity& quantity, Place place) const override {
    if (quantity.region) return exact_cell_sum(*quantity.region, place);
    if (quantity.id == e.id) return Exact::unknown();
    if (quantity.id == missing.id) return Exact::undefined();
    return deconfuse::Fraction::of(this->quantity(quantity, place));
  }

  double cell_sum(Region region, Place place) const override {
    return matrix_.sum(region, place.row, place.column);
  }

  Exact exact_cell_sum(Region region, Place place) const override {
    return matrix_.exact_sum(region, place.row, place.column);
  }

  /// "share": TP/(TP+FP) of a class, with 0/0 counted as 0. "half": 1/2, of the whole.
  double metric(std::string_view id, bool counted, Place place) const override {
    if (id == "half") return 0.5;
    const double of = cell_sum(Region::column, place);
    if (of == 0) return counted ? 0 : std::numeric_limits<double>::quiet_NaN();
    return cell_sum(Region::cell, place) / of;
  }

  Exact exact_metric(std::string_view id, bool counted, Place place) const override {
    if (id == "half") return deconfuse::Fraction(1, 2);
    const Exact share = exact_cell_sum(Region::cell, place) / exact_cell_sum(Region::column, place);
    return share.is_undefined() && counted ? deconfuse::Fraction() : share;
  }

  std::string_view symbol(std::string_view id) const override { return id == "half" ? "H" : "S_1"; }
  bool per_class(std::string_view id) const override { return id != "half"; }
  bool auxiliary(std::string_view) const override { return false; }

 private:
  deconfuse::ConfusionMatrix matrix_;
};
