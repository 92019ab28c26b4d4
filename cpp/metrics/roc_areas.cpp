#include "metrics/roc_areas.hpp"

#include "data/whole_numbers.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

constexpr Quantity max_fpr =
    option("max_fpr", "f", "maxFpr", [](const Options& options) { return options.max_fpr; });

// Point k, from 0, of the ROC curve up to this rate.

void fill_rates(const ScoreData& data, const Places& places, std::size_t later, bool of_positives,
                double* values) {
  const Points of(data.ranking(places.first.row));
  const std::size_t last = data.cut(places.first.row).last;
  const double* counts = of_positives ? of.TP : of.FP;
  const double all = of_positives ? of.P : of.N;
  for (std::size_t at = 0; at < places.count; ++at) {
    const std::size_t k = places[at].column + later;
    if (k <= last) {
      values[at] = of.P > 0 && of.N > 0 ? counts[k] / all : undefined;
      continue;
    }
    const double f = data.options().max_fpr;
    const double step = (f * of.N - of.FP[k - 1]) / (of.FP[k] - of.FP[k - 1]);
    values[at] = of_positives ? (of.TP[k - 1] + (of.TP[k] - of.TP[k - 1]) * step) / of.P : f;
  }
}

Fraction exact_rate(const ScoreData& data, std::size_t row, std::size_t k, bool of_positives) {
  const SharedNumbers& TP = data.ranking(row).true_positives();
  const SharedNumbers& FP = data.ranking(row).false_positives();
  const SharedNumbers& counts = of_positives ? TP : FP;
  const Fraction all = Fraction::of(counts.back());
  if (k <= data.cut(row).last) return Fraction::of(counts[k]) / all;
  const Fraction f = Fraction::of_decimal(data.options().max_fpr);
  if (!of_positives) return f;
  const Fraction step =
      (f * Fraction::of(FP.back()) - Fraction::of(FP[k - 1])) / Fraction::of(FP[k] - FP[k - 1]);
  return (Fraction::of(TP[k - 1]) + Fraction::of(TP[k] - TP[k - 1]) * step) / all;
}

/// The rate at the point `later` places after k.
template <bool of_positives, std::size_t later>
constexpr Quantity cut_rate(Text id, Text symbol) {
  return {.id = id,
          .symbol = symbol,
          .option = "maxFpr",
          .fraction = true,
          .fill =
              [](const Environment& environment, const Places& places, double* values) {
                fill_rates(data_of(environment), places, later, of_positives, values);
              },
          .exact = [](const Environment& environment, Place place, double) -> Exact {
            return exact_rate(data_of(environment), place.row, place.column + later, of_positives);
          }};
}

constexpr Quantity cut_x = cut_rate<false, 1>("cut_fpr", "FPR_k");
constexpr Quantity previous_cut_x = cut_rate<false, 0>("previous_cut_fpr", "FPR_{k-1}");
constexpr Quantity cut_y = cut_rate<true, 1>("cut_tpr", "TPR_k");
constexpr Quantity previous_cut_y = cut_rate<true, 0>("previous_cut_tpr", "TPR_{k-1}");

/// Σ (FP_k − FP_{k−1})·(TP_k + TP_{k−1}), if it is exact in any order of its terms.
double twice_pairs_in_order(const Environment& environment, Place place) {
  const ScoreData& data = data_of(environment);
  const double pairs =
      environment.quantity(positives, place) * environment.quantity(negatives, place);
  if (!data.cases().weights.empty() || 2 * pairs > largest_count) return undefined;
  return data.cases().twice_pairs_in_order(data.of_scores() ? data.model(place.row) : place.row);
}

const Expression P = positives;
const Expression N = negatives;

/// Twice the area of the trapezoid below one step, in counts.
Expression trapezoid(Expression x, Expression previous_x, Expression y, Expression previous_y) {
  return (x - previous_x) * (y + previous_y);
}

Expression trapezoids() {
  return known_as(twice_pairs_in_order,
                  sum(Over::points, trapezoid(FP_k, previous_FP, TP_k, previous_TP)));
}

}  // namespace

Expression area_under_roc() { return trapezoids() / (2 * P * N); }

Expression pairs_in_order() {
  // For each positive of a group: the negatives below the group, and half of those within.
  const Expression outranked = N - (Expression(FP_k) + previous_FP) / 2;
  return sum(Over::points, (Expression(TP_k) - previous_TP) * outranked) / (P * N);
}

Metrics roc_areas() {
  const Expression AUC = value_of("roc_auc");
  const Expression f = max_fpr;
  const Expression half_square = square(f) / 2;
  const Metrics metrics = {
      {.id = "roc_auc",
       .symbol = "AUC",
       .formula = area_under_roc(),
       .alternative = pairs_in_order(),
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .headline = 1,
       .family = "roc_area",
       .reference = "Bamber 1975; Hanley and McNeil 1982"},
      {.id = "gini",
       .symbol = "G",
       .formula = 2 * AUC - 1,
       .range = {-1, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .reference = "Engelmann et al. 2003"},
      {.id = "mann_whitney_u",
       .symbol = "U",
       .formula = trapezoids() / 2,
       .alternative = AUC * P * N,
       .required = P * N,
       .range = {0, unbounded},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::scores,
       .tier = 3,
       .reference = "Mann and Whitney 1947"},
      {.id = "roc_auc_convex_hull",
       .symbol = "AUCH",
       .formula =
           sum(Over::hull_points, trapezoid(hull_FP, previous_hull_FP, hull_TP, previous_hull_TP)) /
           (2 * P * N),
       .range = {0.5, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 3,
       .family = "roc_area",
       .reference = "Provost and Fawcett 2001"},
      {.id = "partial_roc_auc",
       .symbol = "pAUC",
       .formula =
           sum(Over::cut_points, trapezoid(cut_x, previous_cut_x, cut_y, previous_cut_y)) / 2,
       .required = P * N,
       .range = {0, f},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .family = "roc_area",
       .reference = "McClish 1989"},
      {.id = "partial_roc_auc_standardized",
       .symbol = "pAUC_s",
       .formula = (1 + (value_of("partial_roc_auc") - half_square) / (f - half_square)) / 2,
       .required = P * N,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::scores,
       .tier = 2,
       .family = "roc_area",
       .reference = "McClish 1989"},
  };
  return group_of(Scope::curve, "roc", metrics);
}

}  // namespace deconfuse
