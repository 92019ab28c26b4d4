#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"

namespace deconfuse {

using namespace quantities;

Metrics association() {
  const Range share{0, 1};
  const Expression expected = row_total * column_total_j / N;
  // Empty rows and columns take no part: there 1/total is undefined.
  const Expression rows = count_defined(Over::rows, 1 / Expression(row_total), row_count);
  const Expression columns =
      count_defined(Over::columns, 1 / Expression(column_total_j), column_count);
  const Expression most_frequent_true = maximum_over(Over::rows, row_total);
  const Expression most_frequent_predicted = maximum_over(Over::columns, column_total_j);
  const Metrics metrics = {
      {.id = "chi_squared",
       .symbol = "\\chi^2",
       .formula = sum_defined(Over::cells, square(n_ij - expected) / expected),
       .range = {0, unbounded},
       .contingency = true,
       .tier = 2,
       .reference = "Pearson 1900"},
      {.id = "chi_squared_p_value",
       .symbol = "p",
       .formula = chi_squared_upper_tail(value_of("chi_squared"), (rows - 1) * (columns - 1)),
       .range = share,
       .whole_counts = true,
       .contingency = true,
       .tier = 2,
       .reference = "Pearson 1900"},
      {.id = "cramers_v",
       .symbol = "V",
       .formula = root(value_of("chi_squared") / N / minimum(rows - 1, columns - 1)),
       .range = share,
       .better = Better::higher,
       .contingency = true,
       .tier = 2,
       .reference = "Cramer 1946"},
      {.id = "lambda_true_given_predicted",
       .symbol = "\\lambda_A",
       .formula = (sum(Over::columns, maximum_over(Over::rows, n_ij)) - most_frequent_true) /
                  (N - most_frequent_true),
       .range = share,
       .better = Better::higher,
       .contingency = true,
       .tier = 2,
       .reference = "Goodman and Kruskal 1954"},
      {.id = "lambda_predicted_given_true",
       .symbol = "\\lambda_B",
       .formula = (sum(Over::rows, maximum_over(Over::columns, n_ij)) - most_frequent_predicted) /
                  (N - most_frequent_predicted),
       .range = share,
       .better = Better::higher,
       .contingency = true,
       .tier = 2,
       .reference = "Goodman and Kruskal 1954"},
  };
  return group_of(Scope::overall, "association", metrics);
}

}  // namespace deconfuse
