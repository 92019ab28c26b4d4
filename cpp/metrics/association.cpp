#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

Metrics association() {
  const Range share{0, 1};
  const Expression expected = row_total * column_total_j / N;
  const Expression rows = filled_rows();
  const Expression columns = filled_columns();
  const Expression most_frequent_true = maximum_over(Over::rows, row_total);
  const Expression most_frequent_predicted = maximum_over(Over::columns, column_total_j);
  const Expression chi_squared_df = value_of("chi_squared_df");
  const auto corrected = [](const Expression& size) { return size - square(size - 1) / (N - 1); };
  const Expression corrected_size = minimum(corrected(rows), corrected(columns)) - 1;
  const Metrics metrics = {
      {.id = "chi_squared",
       .symbol = "\\chi^2",
       .formula = sum_defined(Over::cells, square(n_ij - expected) / expected),
       .range = {0, unbounded},
       .of_sample = true,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Pearson 1900"},
      // Empty rows and columns do not count.
      {.id = "chi_squared_df",
       .symbol = "df",
       .formula = (rows - 1) * (columns - 1),
       .required = N,
       .range = {0, unbounded},
       .count = true,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Pearson 1900"},
      {.id = "chi_squared_p_value",
       .symbol = "p",
       .formula = chi_squared_upper_tail(value_of("chi_squared"), value_of("chi_squared_df")),
       .range = share,
       .whole_counts = true,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Pearson 1900"},
      {.id = "g_squared",
       .symbol = "G^2",
       // Never negative, except for rounding.
       .formula = maximum(
           0, 2 * known_as(known<dependence_of_counts>,
                           sum_defined(Over::cells,
                                       n_ij * log(n_ij * N / (row_total * column_total_j), e)))),
       .range = {0, unbounded},
       .of_sample = true,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Wilks 1938"},
      {.id = "g_squared_p_value",
       .symbol = "p_G",
       .formula = chi_squared_upper_tail(value_of("g_squared"), value_of("chi_squared_df")),
       .range = share,
       .whole_counts = true,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Wilks 1938"},
      {.id = "fisher_exact_p_value",
       .symbol = "p_F",
       .formula = fisher_tails(n_11, n_12, n_21, n_22),
       .range = share,
       .whole_counts = true,
       .needs = Needs::four_cells,
       .tier = 3,
       .reference = "Fisher 1935"},
      {.id = "phi_squared",
       .symbol = "\\phi^2",
       .formula = value_of("chi_squared") / N,
       .range = {0, unbounded},
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Pearson 1904"},
      {.id = "cramers_v",
       .symbol = "V",
       .formula = root(value_of("chi_squared") / N / minimum(rows - 1, columns - 1)),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .family = "cramers_v",
       .reference = "Cramer 1946"},
      {.id = "cramers_v_bias_corrected",
       .symbol = "\\tilde V",
       .formula = root(maximum(0, value_of("phi_squared") - value_of("chi_squared_df") / (N - 1)) /
                       corrected_size),
       .required = minimum(corrected_size, chi_squared_df * (N - 1)),
       .range = share,
       .better = Better::higher,
       .of_sample = true,
       .needs = Needs::groups,
       .tier = 3,
       .family = "cramers_v",
       .reference = "Bergsma 2013"},
      {.id = "tschuprow_t",
       .symbol = "T",
       .formula = root(value_of("phi_squared") / root(value_of("chi_squared_df"))),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .family = "cramers_v",
       .reference = "Tschuprow 1925"},
      {.id = "pearson_contingency",
       .symbol = "C",
       .formula = root(value_of("chi_squared") / (N + value_of("chi_squared"))),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .family = "cramers_v",
       .reference = "Pearson 1904"},
      {.id = "lambda_true_given_predicted",
       .symbol = "\\lambda_A",
       .formula = (sum(Over::columns, maximum_over(Over::rows, n_ij)) - most_frequent_true) /
                  (N - most_frequent_true),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Goodman and Kruskal 1954"},
      {.id = "lambda_predicted_given_true",
       .symbol = "\\lambda_B",
       .formula = (sum(Over::rows, maximum_over(Over::columns, n_ij)) - most_frequent_predicted) /
                  (N - most_frequent_predicted),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 2,
       .reference = "Goodman and Kruskal 1954"},
      {.id = "lambda_symmetric",
       .symbol = "\\lambda",
       .formula = (sum(Over::rows, maximum_over(Over::columns, n_ij)) +
                   sum(Over::columns, maximum_over(Over::rows, n_ij)) - most_frequent_true -
                   most_frequent_predicted) /
                  (2 * N - most_frequent_true - most_frequent_predicted),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Goodman and Kruskal 1954"},
      {.id = "goodman_kruskal_tau_true",
       .symbol = "\\tau_A",
       .formula = N * sum_defined(Over::cells, square(n_ij - expected) / column_total_j) /
                  sum(Over::rows, row_total * (N - row_total)),
       .alternative = (sum_defined(Over::cells, square(n_ij) / column_total_j) / N -
                       sum(Over::rows, square(row_total / N))) /
                      (1 - sum(Over::rows, square(row_total / N))),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Goodman and Kruskal 1954"},
      {.id = "goodman_kruskal_tau_predicted",
       .symbol = "\\tau_B",
       .formula = N * sum_defined(Over::cells, square(n_ij - expected) / row_total) /
                  sum(Over::columns, column_total_j * (N - column_total_j)),
       .alternative = (sum_defined(Over::cells, square(n_ij) / row_total) / N -
                       sum(Over::columns, square(column_total_j / N))) /
                      (1 - sum(Over::columns, square(column_total_j / N))),
       .range = share,
       .better = Better::higher,
       .needs = Needs::groups,
       .tier = 3,
       .reference = "Goodman and Kruskal 1954"},
  };
  return group_of(Scope::overall, "association", metrics);
}

}  // namespace deconfuse
