#pragma once

#include <cstddef>
#include <type_traits>

#include "metrics/quantity.hpp"
#include "metrics/score_evaluation.hpp"

/// Functions that declare quantities of scores, probabilities and label sets. Values come from
/// functions without state; if such a function returns a Ratio, the quantity is displayed as a
/// fraction.
namespace deconfuse {

inline const ScoreData& data_of(const Environment& environment) {
  return static_cast<const ScoreEvaluation&>(environment).data();
}

inline double number_of(const Ratio& ratio) { return ratio.value(); }
template <class Number>
double number_of(Number number) {
  return static_cast<double>(number);
}

/// A quantity from a function of (const ScoreData&, Place).
template <class Value>
constexpr Quantity of_data(Text id, Text symbol, Value) {
  Quantity quantity{
      .id = id, .symbol = symbol, .value = [](const Environment& environment, Place place) {
        return number_of(Value()(data_of(environment), place));
      }};
  if constexpr (std::is_same_v<std::invoke_result_t<Value, const ScoreData&, Place>, Ratio>) {
    quantity.fraction = true;
    quantity.exact = [](const Environment& environment, Place place, double) -> Exact {
      return Value()(data_of(environment), place).fraction();
    };
  }
  return quantity;
}

/// The same for a quantity of every case, of which there may be millions.
template <class Value>
constexpr Quantity of_cases(Text id, Text symbol, Value) {
  return {.id = id,
          .symbol = symbol,
          .fill = [](const Environment& environment, const Places& places, double* values) {
            const ScoreData& data = data_of(environment);
            for (std::size_t at = 0; at < places.count; ++at) {
              values[at] = number_of(Value()(data, places[at]));
            }
          }};
}

/// One number of a ranking, from a function of (const ScoreData&, std::size_t row).
template <class Value>
constexpr Quantity of_ranking(Text id, Text symbol, Value) {
  return {.id = id,
          .symbol = symbol,
          .of_row = true,
          .value = [](const Environment& environment, Place place) -> double {
            return Value()(data_of(environment), place.row);
          }};
}

/// Writes the values at `count` points from `first` on.
using FillPoints = void (*)(const Points& points, std::size_t first, std::size_t count,
                            double* values);

/// Fills a run of points at once, and other places one after another.
void fill_points(FillPoints fill, const ScoreData& data, const Places& places, double* values);

/// A quantity of points, from a function of (const Points&, std::size_t k), k from 0.
template <class Value>
constexpr Quantity of_points(Text id, Text symbol, Value) {
  Quantity quantity{
      .id = id,
      .symbol = symbol,
      .fill = [](const Environment& environment, const Places& places, double* values) {
        const FillPoints fill = [](const Points& points, std::size_t first, std::size_t count,
                                   double* filled) {
          for (std::size_t at = 0; at < count; ++at) {
            filled[at] = number_of(Value()(points, first + at));
          }
        };
        fill_points(fill, data_of(environment), places, values);
      }};
  if constexpr (std::is_same_v<std::invoke_result_t<Value, const Points&, std::size_t>, Ratio>) {
    quantity.fraction = true;
    quantity.exact = [](const Environment& environment, Place place, double) -> Exact {
      const Points points(data_of(environment).ranking(place.row));
      return Value()(points, place.column).fraction();
    };
  }
  return quantity;
}

/// The best point of a ranking, counted from the one where no case is predicted positive, from a
/// function of (const ScoreData&, const Ranking&) as ScoreData::point takes it. Never displayed.
template <class Find>
constexpr Quantity point_of(Text id, Find) {
  return of_data(id, "", [](const ScoreData& data, Place place) {
    constexpr ScoreData::Find find = Find();
    return data.point(find, place.row);
  });
}

/// A factor that is displayed only if cases have weights.
constexpr Quantity as_weight(Quantity quantity) {
  quantity.weight = true;
  return quantity;
}

}  // namespace deconfuse
