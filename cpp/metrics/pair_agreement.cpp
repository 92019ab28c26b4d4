#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

/// Number of pairs among this many cases.
Expression pairs(const Expression& cases) { return cases * (cases - 1) / 2; }

/// A share of pairs, or a mean of such shares.
Metric share_of_pairs(Text id, Text symbol, Expression formula, std::int8_t tier, Text reference) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = {0, 1},
          .better = Better::higher,
          .whole_counts = true,
          .needs = Needs::groups,
          .tier = tier,
          .reference = reference};
}

}  // namespace

// Numbers of pairs of cases: a are together in truth and in prediction, b in truth only, c in
// prediction only, d in neither.
Metrics pair_agreement() {
  const Range from_zero{0, unbounded};
  const Expression a = value_of("pairs_together");
  const Expression b = value_of("pairs_split");
  const Expression c = value_of("pairs_joined");
  const Expression d = value_of("pairs_apart");
  const Expression chance_free = (a + b) * (b + d) + (a + c) * (c + d);
  const Expression expected = (a + b) * (a + c) / (a + b + c + d);
  const Metrics metrics = {
      {.id = "pairs_together",
       .symbol = "a",
       .formula = known_as(known<pair_sums_together>, sum(Over::cells, pairs(n_ij))),
       .range = from_zero,
       .whole_counts = true,
       .auxiliary = true,
       .needs = Needs::groups},
      {.id = "pairs_split",
       .symbol = "b",
       .formula = known_as(known<pair_sums_split>, sum(Over::cells, n_ij * rest_of_row)) / 2,
       .range = from_zero,
       .auxiliary = true,
       .needs = Needs::groups},
      {.id = "pairs_joined",
       .symbol = "c",
       .formula = known_as(known<pair_sums_joined>, sum(Over::cells, n_ij * rest_of_column)) / 2,
       .range = from_zero,
       .auxiliary = true,
       .needs = Needs::groups},
      {.id = "pairs_apart",
       .symbol = "d",
       .formula =
           known_as(known<pair_sums_apart>, sum(Over::cells, n_ij * other_rows_and_columns)) / 2,
       .range = from_zero,
       .whole_counts = true,
       .auxiliary = true,
       .needs = Needs::groups},
      {.id = "pair_confusion_matrix",
       .symbol = "C",
       // Rows: apart or together in truth; columns: apart or together in prediction.
       .formula = 2 * cases(i - 1, cases(j - 1, a, b), cases(j - 1, c, d)),
       .range = from_zero,
       .whole_counts = true,
       .count = true,
       .needs = Needs::groups,
       .shape = Shape::pairs,
       .tier = 3,
       .reference = "Hubert and Arabie 1985"},
      {.id = "rand_index",
       .symbol = "RI",
       .formula = cases(a + b + c + d, (a + d) / (a + b + c + d), 1),
       .required = N,
       .range = {0, 1},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::groups,
       .tier = 2,
       .family = "rand_index",
       .reference = "Rand 1971"},
      // Both forms are the same fraction; the first has no differences of large numbers.
      {.id = "adjusted_rand_index",
       .symbol = "ARI",
       .formula = cases(chance_free, 2 * (a * d - b * c) / chance_free, 1),
       .alternative = (a - expected) / ((a + b + a + c) / 2 - expected),
       .required = N,
       .range = {-0.5, 1},
       .better = Better::higher,
       .whole_counts = true,
       .needs = Needs::groups,
       .family = "rand_index",
       .reference = "Hubert and Arabie 1985"},
      share_of_pairs("fowlkes_mallows", "FMI", a / root((a + b) * (a + c)), 2,
                     "Fowlkes and Mallows 1983"),
      share_of_pairs("pair_precision", "P_2", a / (a + c), 3, "Wallace 1983"),
      share_of_pairs("pair_recall", "R_2", a / (a + b), 3, "Wallace 1983"),
      share_of_pairs("pair_f1", "F_{1,2}", 2 * a / (2 * a + b + c), 3, "Czekanowski 1932"),
      share_of_pairs("pair_jaccard", "J_2", a / (a + b + c), 3, "Ben-Hur et al. 2002"),
      {.id = "mirkin_metric",
       .symbol = "M",
       .formula = 2 * (b + c),
       .alternative = sum(Over::rows, square(row_total)) +
                      sum(Over::columns, square(column_total_j)) -
                      2 * sum(Over::cells, square(n_ij)),
       .range = from_zero,
       .better = Better::lower,
       .of_sample = true,
       .count = true,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Mirkin 1996"},
  };
  return group_of(Scope::clustering, "clustering_pairs", metrics);
}

}  // namespace deconfuse
