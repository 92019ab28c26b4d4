#include <cmath>
#include <cstddef>
#include <vector>

#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

template <class Number>
Number as(double value);
template <>
double as(double value) {
  return value;
}
template <>
Fraction as(double value) {
  return Fraction::of(value);
}

/// Recall gain for this many false negatives, or precision gain for this many false positives.
template <class Number>
Number gain(const Points& of, const Number& true_positives, const Number& errors) {
  return as<Number>(1) - as<Number>(of.P) * errors / (as<Number>(of.N) * true_positives);
}

/// The gain at one end of the step from point k to the next. A step that begins below recall gain
/// 0, which is TP = P²/(P + N), begins at 0 instead.
template <class Number, bool of_recall, bool is_later>
Number gain_of_step(const Points& of, std::size_t k) {
  const auto excess = [&](std::size_t at) { return of.TP[at] * (of.P + of.N) - of.P * of.P; };
  if (!(excess(k + 1) > 0)) return as<Number>(undefined);
  const std::size_t at = is_later ? k + 1 : k;
  if (excess(at) >= 0) {
    const Number right = as<Number>(of.TP[at]);
    const Number errors = of_recall ? as<Number>(of.P) - right : as<Number>(of.FP[at]);
    return gain(of, right, errors);
  }
  if (of_recall) return as<Number>(0);
  const Number P = as<Number>(of.P);
  const Number right = P * P / (P + as<Number>(of.N));
  const Number share = (right - as<Number>(of.TP[k])) / as<Number>(of.TP[k + 1] - of.TP[k]);
  return gain(of, right, as<Number>(of.FP[k]) + share * as<Number>(of.FP[k + 1] - of.FP[k]));
}

template <bool of_recall, bool is_later>
constexpr Quantity gain_at(Text id, Text symbol) {
  Quantity quantity = of_points(id, symbol, [](const Points& of, std::size_t k) {
    return gain_of_step<double, of_recall, is_later>(of, k);
  });
  quantity.fraction = true;
  quantity.exact = [](const Environment& environment, Place place, double value) -> Exact {
    if (std::isnan(value)) return Exact::undefined();
    const Points points(data_of(environment).ranking(place.row));
    return gain_of_step<Fraction, of_recall, is_later>(points, place.column);
  };
  return quantity;
}

constexpr Quantity RG_k = gain_at<true, true>("recall_gain", "RG_k");
constexpr Quantity previous_RG = gain_at<true, false>("previous_recall_gain", "RG_{k-1}");
constexpr Quantity PG_k = gain_at<false, true>("precision_gain", "PG_k");
constexpr Quantity previous_PG = gain_at<false, false>("previous_precision_gain", "PG_{k-1}");

/// The points from the last one below recall gain 0 on.
std::vector<std::size_t> with_gain(const Ranking& ranking) {
  const double P = ranking.positives(), all = P + ranking.negatives();
  const SharedNumbers& TP = ranking.true_positives();
  std::vector<std::size_t> kept;
  for (std::size_t at = 1; at < TP.size(); ++at) {
    const bool is_next_inside = at + 1 == TP.size() || TP[at + 1] * all > P * P;
    if (TP[at] > 0 && is_next_inside) kept.push_back(at);
  }
  return kept;
}

}  // namespace

Metrics precision_recall_gain() {
  const Expression P = positives;
  const Expression N = negatives;
  const Expression recall_gain = 1 - (P - TP_t) / TP_t * (P / N);
  const Expression precision_gain = 1 - FP_t / TP_t * (P / N);
  const Metrics metrics = {
      {.id = "precision_recall_gain_auc",
       .symbol = "AUPRG",
       // On a straight part of the ROC curve both gains are linear in 1/TP, so each is linear in
       // the other.
       .formula = sum_defined(Over::points,
                              (RG_k - Expression(previous_RG)) * (PG_k + Expression(previous_PG))) /
                  2,
       .required = P * N,
       .range = {-unbounded, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 3,
       .family = "precision_recall_area",
       .reference = "Flach and Kull 2015"},
      {.id = "precision_recall_gain_curve",
       .symbol = "(RG,PG)",
       .formula = point(recall_gain, precision_gain),
       .required = P * N,
       .range = {-unbounded, 1},
       .needs = Needs::scores,
       .shape = Shape::curve,
       .tier = 3,
       .kept = with_gain,
       .reference = "Flach and Kull 2015"},
  };
  return group_of(Scope::curve, "precision_recall", metrics);
}

}  // namespace deconfuse
