#include "metrics/groups.hpp"
#include "metrics/matching.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity matched_cases = with_exact(
    costly_quantity<MatrixEvaluation>(
        "matched_cases", "m",
        [](const MatrixEvaluation& data) { return best_matching(data.dataset().matrix).value(); }),
    [](const Environment& environment, Place, double) -> Exact {
      return best_matching(static_cast<const MatrixEvaluation&>(environment).dataset().matrix)
          .fraction();
    });

}  // namespace

// Groups are compared as sets of cases.
Metrics set_agreement() {
  const Range share{0, 1};
  const Expression best_of_rows = sum(Over::rows, maximum_over(Over::columns, n_ij));
  const Expression best_of_columns = sum(Over::columns, maximum_over(Over::rows, n_ij));
  const Expression precision = value_of("bcubed_precision");
  const Expression recall = value_of("bcubed_recall");
  const Expression has_cases = 1 / Expression(row_total);
  const Metrics metrics = {
      {.id = "purity",
       .symbol = "pur",
       .formula = best_of_columns / N,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .family = "purity",
       .reference = "Zhao and Karypis 2004; Manning et al. 2008"},
      {.id = "inverse_purity",
       .symbol = "ipur",
       .formula = best_of_rows / N,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .family = "purity",
       .reference = "Amigo et al. 2009"},
      {.id = "clustering_f_measure",
       .symbol = "F_c",
       .formula =
           sum_where_defined(
               Over::rows,
               row_total * maximum_over(Over::columns, 2 * n_ij / (row_total + column_total_j)),
               has_cases) /
           N,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Larsen and Aone 1999"},
      {.id = "clustering_accuracy",
       .symbol = "ACC_c",
       .formula = matched_cases / Expression(N),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .family = "purity",
       .reference = "Meila and Heckerman 2001; Kuhn 1955"},
      {.id = "split_join_distance",
       .symbol = "SJ",
       .formula = sum(Over::rows, minimum_over(Over::columns, rest_of_row)) +
                  sum(Over::columns, minimum_over(Over::rows, rest_of_column)),
       .alternative = 2 * N - best_of_rows - best_of_columns,
       .required = N,
       .range = {0, 2 * N},
       .better = Better::lower,
       .of_sample = true,
       .count = true,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "van Dongen 2000"},
      {.id = "van_dongen_normalized",
       .symbol = "NVD",
       .formula = value_of("split_join_distance") / (2 * N),
       .alternative = 1 - (best_of_rows + best_of_columns) / (2 * N),
       .range = share,
       .better = Better::lower,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "van Dongen 2000"},
      {.id = "bcubed_precision",
       .symbol = "P_{B3}",
       .formula = sum_defined(Over::cells, square(n_ij) / column_total_j) / N,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Bagga and Baldwin 1998"},
      {.id = "bcubed_recall",
       .symbol = "R_{B3}",
       .formula = sum_defined(Over::cells, square(n_ij) / row_total) / N,
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Bagga and Baldwin 1998"},
      {.id = "bcubed_f1",
       .symbol = "F_{B3}",
       .formula = 2 * precision * recall / (precision + recall),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Bagga and Baldwin 1998"},
  };
  return group_of(Scope::clustering, "clustering_sets", metrics);
}

}  // namespace deconfuse
