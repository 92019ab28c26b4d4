#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>

#include "metrics/quantity.hpp"
#include "metrics/score_evaluation.hpp"

/// How the quantities of scores, probabilities and label sets are declared. What gives their values
/// is a function without state; where it gives a Ratio, the quantity is displayed as a fraction.
namespace deconfuse {

inline const ScoreData& data_of(const Environment& environment) {
  return static_cast<const ScoreEvaluation&>(environment).data();
}

inline double number_of(const Ratio& ratio) { return ratio.value(); }
template <class Number>
double number_of(Number number) {
  return static_cast<double>(number);
}

/// From a function of (const ScoreData&, Place).
template <class Value>
constexpr Quantity of_data(std::string_view id, std::string_view symbol, Value) {
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

/// The same of every case, of which there may be millions.
template <class Value>
constexpr Quantity of_cases(std::string_view id, std::string_view symbol, Value) {
  return {.id = id,
          .symbol = symbol,
          .fill = [](const Environment& environment, const Places& places, double* values) {
            const ScoreData& data = data_of(environment);
            for (std::size_t at = 0; at < places.count; ++at) {
              values[at] = number_of(Value()(data, places[at]));
            }
          }};
}

/// From a function of (const ScoreData&, std::size_t row): one number of a ranking, at all of its
/// points.
template <class Value>
constexpr Quantity of_ranking(std::string_view id, std::string_view symbol, Value) {
  return {.id = id,
          .symbol = symbol,
          .fill = [](const Environment& environment, const Places& places, double* values) {
            const ScoreData& data = data_of(environment);
            for (std::size_t at = 0; at < places.count; ++at) {
              const bool is_known = at > 0 && places.step.row == 0;
              values[at] = is_known ? values[0] : Value()(data, places[at].row);
            }
          }};
}

/// The points of a ranking: what is at k stands before the k-th group of equal scores, what is at
/// k + 1 behind it.
struct Points {
  explicit Points(const Ranking& ranking)
      : TP(ranking.true_positives().data()),
        FP(ranking.false_positives().data()),
        t(ranking.thresholds().data()),
        P(ranking.positives()),
        N(ranking.negatives()) {}

  const double* TP;
  const double* FP;
  const double* t;
  double P;
  double N;
};

/// From a function of (const Points&, std::size_t k), k from 0.
template <class Value>
constexpr Quantity of_points(std::string_view id, std::string_view symbol, Value) {
  Quantity quantity{
      .id = id,
      .symbol = symbol,
      .fill = [](const Environment& environment, const Places& places, double* values) {
        const ScoreData& data = data_of(environment);
        if (places.step.row == 0 && places.step.column == 1) {
          const Points points(data.ranking(places.first.row));
          const std::size_t first = places.first.column;
          for (std::size_t at = 0; at < places.count; ++at) {
            values[at] = number_of(Value()(points, first + at));
          }
          return;
        }
        for (std::size_t at = 0; at < places.count; ++at) {
          const Points points(data.ranking(places[at].row));
          values[at] = number_of(Value()(points, places[at].column));
        }
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

/// Where a ranking is best, counted from the point at which nobody is predicted positive: from a
/// function of (const ScoreData&, const Ranking&) as ScoreData::point takes it. Never displayed.
template <class Find>
constexpr Quantity point_of(std::string_view id, Find) {
  return of_data(id, "", [](const ScoreData& data, Place place) {
    constexpr ScoreData::Find find = Find();
    return data.point(find, place.row);
  });
}

/// A factor that is displayed only where cases have weights.
constexpr Quantity as_weight(Quantity quantity) {
  quantity.weight = true;
  return quantity;
}

}  // namespace deconfuse
