#pragma once

#include <vector>

#include "formula/quantity.hpp"
#include "formula/undefined.hpp"
#include "metrics/evaluation.hpp"

/// Functions that declare quantities of all kinds of data.
namespace deconfuse {

inline const Options& options_of(const Environment& environment) {
  return static_cast<const Evaluation&>(environment).options();
}

/// The decimal that was written: 0.1 is a tenth.
inline Exact as_written(const Environment&, Place, double value) {
  return Fraction::of_decimal(value);
}

inline Exact irrational(const Environment&, Place, double) { return Exact::unknown(); }

/// The quantity, which depends on the option of this name.
constexpr Quantity with_option(Text name, Quantity quantity) {
  quantity.option = name;
  return quantity;
}

/// The quantity, which has no value unless `is_given` holds.
constexpr Quantity given_by(bool (*is_given)(const Environment&), Quantity quantity) {
  quantity.is_given = is_given;
  return quantity;
}

constexpr Quantity with_exact(Quantity quantity,
                              Exact (*exact)(const Environment&, Place, double)) {
  quantity.exact = exact;
  return quantity;
}

constexpr Quantity everywhere(Quantity quantity) {
  quantity.everywhere = true;
  return quantity;
}

constexpr Quantity fixed(Quantity quantity) {
  quantity.fixed = true;
  return quantity;
}

/// The same quantity by another name.
constexpr Quantity with_id(Text id, Quantity quantity) {
  quantity.id = id;
  return quantity;
}
constexpr Quantity with_symbol(Text symbol, Quantity quantity) {
  quantity.symbol = symbol;
  return quantity;
}

constexpr Quantity turned(Quantity quantity) {
  quantity.transposed = true;
  return quantity;
}

/// A quantity with the values of `value`, double(const Data&, Place), where Data is the evaluation
/// that the quantity belongs to.
template <class Data, class Value>
constexpr Quantity quantity(Text id, Text symbol, Value) {
  return {.id = id, .symbol = symbol, .value = [](const Environment& environment, Place place) {
            return static_cast<double>(Value()(static_cast<const Data&>(environment), place));
          }};
}

/// The same for the data as a whole, `value` being double(const Data&). The value is computed once,
/// because it takes long.
template <class Data, class Value>
constexpr Quantity costly_quantity(Text id, Text symbol, Value) {
  return {.id = id,
          .symbol = symbol,
          .everywhere = true,
          .costly = true,
          .value = [](const Environment& environment, Place) {
            return static_cast<const Evaluation&>(environment).once([](const Evaluation& data) {
              return Value()(static_cast<const Data&>(data));
            });
          }};
}

/// The same, with the exact number that was given: 0.1 is a tenth.
template <class Data, class Value>
constexpr Quantity given(Text id, Text symbol, Value value) {
  return with_exact(quantity<Data>(id, symbol, value), as_written);
}

/// The option of this name; `value`, double(const Options&), returns its number.
template <class Value>
constexpr Quantity option(Text id, Text symbol, Text name, Value) {
  return {.id = id,
          .symbol = symbol,
          .option = name,
          .everywhere = true,
          .fixed = true,
          .value = [](const Environment& environment,
                      Place) { return static_cast<double>(Value()(options_of(environment))); },
          .exact = as_written};
}

/// The option of this name, a table with a number for each cell: `table`, const
/// std::vector<double>&(const Options&), returns it by rows, or empty if it is not given.
template <class Table>
constexpr Quantity table_option(Text id, Text symbol, Text name, Table) {
  return {
      .id = id,
      .symbol = symbol,
      .option = name,
      .fixed = true,
      .value =
          [](const Environment& environment, Place place) {
            const std::vector<double>& cells = Table()(options_of(environment));
            return cells.empty() ? undefined
                                 : cells[place.row * environment.columns() + place.column];
          },
      .exact = as_written,
      .is_given =
          [](const Environment& environment) { return !Table()(options_of(environment)).empty(); }};
}

}  // namespace deconfuse
