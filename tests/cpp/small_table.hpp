#pragma once

#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "formula/describe.hpp"

/// A matrix with a few quantities and metrics, for testing formulas.
class SmallTable : public deconfuse::Environment, public deconfuse::Names {
 public:
  using Place = deconfuse::Place;
  using Region = deconfuse::Region;
  using Quantity = deconfuse::Quantity;
  using Exact = deconfuse::Exact;

  static constexpr Quantity TP{
      .id = "true_positive", .symbol = "TP", .per_class = true, .region = Region::cell};
  static constexpr Quantity FP{
      .id = "false_positive", .symbol = "FP", .per_class = true, .region = Region::column_others};
  static constexpr Quantity row_total{.id = "row_total", .symbol = "n_{i+}", .region = Region::row};
  static constexpr Quantity cell{.id = "cell", .symbol = "n_{ij}", .region = Region::cell};
  static constexpr Quantity N{.id = "sample_size", .symbol = "N", .region = Region::all};
  static constexpr Quantity i{.id = "row_index", .symbol = "i"};
  static constexpr Quantity j{.id = "column_index", .symbol = "j"};
  static constexpr Quantity e{.id = "e", .symbol = "e"};
  static constexpr Quantity missing{.id = "missing", .symbol = "w"};
  static constexpr Quantity how_many{.id = "how_many", .symbol = "K'"};

  SmallTable(std::size_t rows, std::size_t columns, std::vector<double> cells)
      : matrix_(rows, columns, std::move(cells)) {}

  std::size_t rows() const override { return matrix_.rows(); }
  std::size_t columns() const override { return matrix_.columns(); }

  void quantities(const Quantity& quantity, const deconfuse::Places& places,
                  double* values) const override {
    for (std::size_t at = 0; at < places.count; ++at) values[at] = value(quantity, places[at]);
  }

  Exact exact_quantity(const Quantity& quantity, Place place) const override {
    if (quantity.region) return exact_cell_sum(*quantity.region, place);
    if (quantity.id == std::string_view(e.id)) return Exact::unknown();
    if (quantity.id == std::string_view(missing.id)) return Exact::undefined();
    return deconfuse::Fraction::of(this->quantity(quantity, place));
  }

  double cell_sum(Region region, Place place) const override {
    return matrix_.sum(region, place.row, place.column);
  }

  Exact exact_cell_sum(Region region, Place place) const override {
    return matrix_.exact_sum(region, place.row, place.column);
  }

  /// "share" is TP/(TP+FP) of a class, with 0/0 counted as 0. "half" is 1/2, for all classes
  /// together.
  double metric(const deconfuse::MetricReference& metric, bool counted,
                Place place) const override {
    if (metric.id == "half") return 0.5;
    const double of = cell_sum(Region::column, place);
    if (of == 0) return counted ? 0 : std::numeric_limits<double>::quiet_NaN();
    return cell_sum(Region::cell, place) / of;
  }

  Exact exact_metric(const deconfuse::MetricReference& metric, bool counted,
                     Place place) const override {
    if (metric.id == "half") return deconfuse::Fraction(1, 2);
    const Exact share = exact_cell_sum(Region::cell, place) / exact_cell_sum(Region::column, place);
    return share.is_undefined() && counted ? deconfuse::Fraction() : share;
  }

  std::string_view symbol(const deconfuse::MetricReference& metric) const override {
    return metric.id == "half" ? "H" : "S_1";
  }
  bool per_class(const deconfuse::MetricReference& metric) const override {
    return metric.id != "half";
  }
  bool auxiliary(const deconfuse::MetricReference&) const override { return false; }

 private:
  double value(const Quantity& quantity, Place place) const {
    if (quantity.region) return cell_sum(*quantity.region, place);
    if (quantity.id == std::string_view(i.id)) return static_cast<double>(place.row + 1);
    if (quantity.id == std::string_view(j.id)) return static_cast<double>(place.column + 1);
    if (quantity.id == std::string_view(e.id)) return 2.718281828459045;
    return std::numeric_limits<double>::quiet_NaN();
  }

  deconfuse::ConfusionMatrix matrix_;
};
