#include "metrics/groups.hpp"
#include "metrics/quantities.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace quantities;

namespace {

constexpr Quantity successes = given<MatrixEvaluation>(
    "successes", "x",
    [](const MatrixEvaluation& data, Place) { return data.dataset().proportion->successes; });
constexpr Quantity failures =
    given<MatrixEvaluation>("failures", "n-x", [](const MatrixEvaluation& data, Place) {
      return data.dataset().proportion->trials - data.dataset().proportion->successes;
    });

const Expression z = value_of("normal_score");

/// x of n cases, as counts.
struct Share {
  Expression x;
  Expression rest;  ///< n − x
  Expression n = x + rest;
  Expression p = x / n;
};

Expression variance(const Share& share) { return share.x * share.rest / power(share.n, 3); }

Expression wald(const Share& share) { return plus_minus(share.p, z * root(variance(share))); }

/// Each end in the form without subtraction: exactly 0 without successes, exactly 1 without
/// failures.
Expression wilson(const Share& share) {
  const auto end = [&](Expression x) {
    const Expression spread = z * root(square(z) + 4 * share.x * share.rest / share.n);
    return 2 * square(x) / share.n / (2 * x + square(z) + spread);
  };
  return interval(end(share.x), 1 - end(share.rest));
}

Expression wilson_textbook(const Share& share) {
  const Expression n = share.n;
  return plus_minus(share.p + square(z) / (2 * n),
                    z * root(variance(share) + square(z) / (4 * square(n)))) /
         (1 + square(z) / n);
}

/// Wilson's interval with a correction for continuity.
Expression wilson_corrected(const Share& share) {
  const Expression divisor = 2 * (share.n + square(z));
  const auto end = [&](Expression x, const Expression& rest) {
    const Expression spread = z * root(square(z) - 2 - 1 / share.n + 4 * x / share.n * (rest + 1));
    return cases(x, maximum(0, (2 * x + square(z) - 1 - spread) / divisor), 0);
  };
  return interval(end(share.x, share.rest), 1 - end(share.rest, share.x));
}

Expression agresti_coull(const Share& share) {
  const Share shifted{share.x + square(z) / 2, share.rest + square(z) / 2};
  return wald(shifted);
}

Expression clopper_pearson(const Share& share) {
  return interval(beta_quantile((1 - level) / Expression(2), share.x, share.rest + 1),
                  beta_quantile((1 + level) / Expression(2), share.x + 1, share.rest));
}

Expression jeffreys(const Share& share) {
  const Expression a = share.x + 0.5;
  const Expression b = share.rest + 0.5;
  return interval(cases(share.x, beta_quantile((1 - level) / Expression(2), a, b), 0),
                  cases(share.rest, beta_quantile((1 + level) / Expression(2), a, b), 1));
}

Metric interval_of(Text id, Text symbol, Expression formula, std::int8_t tier, Text reference,
                   Range range = {0, 1}) {
  return {.id = id,
          .symbol = symbol,
          .formula = formula,
          .range = range,
          .whole_counts = true,
          .shape = Shape::interval,
          .tier = tier,
          .reference = reference};
}

Metric wilson_interval_of(Text id, Text symbol, const Share& share) {
  Metric metric = interval_of(id, symbol, wilson(share), 2, "Wilson 1927");
  metric.alternative = wilson_textbook(share);
  metric.per_class = true;
  return metric;
}

/// The interval of a ratio, by the standard error of its logarithm.
Metric ratio_interval_of(Text id, Text symbol, Text ratio, const Expression& variance,
                         Text reference) {
  Metric metric = interval_of(
      id, symbol, power(e, plus_minus(log(value_of(ratio.c_str()), e), z * root(variance))), 2,
      reference, {0, unbounded});
  metric.per_class = true;
  return metric;
}

}  // namespace

Metrics intervals_of_classes() {
  const Expression P = TP + FN;
  const Expression negatives = FP + TN;
  const auto one_over = [](const Quantity& count) { return 1 / Expression(count); };
  const Metrics metrics = {
      wilson_interval_of("recall_ci_wilson", "TPR", {TP, FN}),
      wilson_interval_of("precision_ci_wilson", "PPV", {TP, FP}),
      wilson_interval_of("specificity_ci_wilson", "TNR", {TN, FP}),
      wilson_interval_of("negative_predictive_value_ci_wilson", "NPV", {TN, FN}),
      ratio_interval_of("positive_likelihood_ratio_ci", "LR_+", "positive_likelihood_ratio",
                        one_over(TP) - 1 / P + one_over(FP) - 1 / negatives, "Simel et al. 1991"),
      ratio_interval_of("negative_likelihood_ratio_ci", "LR_-", "negative_likelihood_ratio",
                        one_over(FN) - 1 / P + one_over(TN) - 1 / negatives, "Simel et al. 1991"),
      ratio_interval_of("diagnostic_odds_ratio_ci", "DOR", "diagnostic_odds_ratio",
                        one_over(TP) + one_over(FP) + one_over(FN) + one_over(TN),
                        "Woolf 1955; Glas et al. 2003"),
  };
  return group_of(Scope::interval, "interval_class", metrics);
}

Metrics intervals_of_proportions() {
  const Share accuracy{correct, wrong};
  const Share proportion{successes, failures};
  const Range any{-unbounded, unbounded};
  Metrics overall = {
      {.id = "accuracy_standard_error",
       .symbol = "SE_{ACC}",
       .formula = root(variance(accuracy)),
       .alternative = root(value_of("accuracy") * (1 - value_of("accuracy")) / N),
       .range = {0, 0.5},
       .whole_counts = true,
       .tier = 2,
       .reference = "Standard"},
      interval_of("accuracy_ci_wald", "ACC", wald(accuracy), 2, "Laplace 1812", any),
      interval_of("accuracy_ci_wilson", "ACC", wilson(accuracy), 1, "Wilson 1927"),
      interval_of("accuracy_ci_agresti_coull", "ACC", agresti_coull(accuracy), 2,
                  "Agresti and Coull 1998", any),
      interval_of("accuracy_ci_clopper_pearson", "ACC", clopper_pearson(accuracy), 1,
                  "Clopper and Pearson 1934"),
  };
  overall[2].alternative = wilson_textbook(accuracy);
  for (Metric& metric : overall) {
    if (metric.shape == Shape::interval) {
      metric.required = N;
      metric.family = "accuracy_interval";
    }
  }
  Metrics of_proportion = {
      interval_of("proportion_ci_wald", "p", wald(proportion), 2, "Laplace 1812", any),
      interval_of("proportion_ci_wilson", "p", wilson(proportion), 1, "Wilson 1927"),
      interval_of("proportion_ci_agresti_coull", "p", agresti_coull(proportion), 2,
                  "Agresti and Coull 1998", any),
      interval_of("proportion_ci_clopper_pearson", "p", clopper_pearson(proportion), 1,
                  "Clopper and Pearson 1934"),
      interval_of("proportion_ci_wilson_cc", "p", wilson_corrected(proportion), 3, "Newcombe 1998"),
      interval_of("proportion_ci_jeffreys", "p", jeffreys(proportion), 3, "Brown et al. 2001"),
  };
  of_proportion[1].alternative = wilson_textbook(proportion);
  for (Metric& metric : of_proportion) {
    metric.required = proportion.n;
    metric.needs = Needs::proportion;
    metric.family = "proportion_interval";
  }
  return joined(group_of(Scope::interval, "interval_overall", std::move(overall)),
                group_of(Scope::interval, "interval_proportion", std::move(of_proportion)));
}

Metrics intervals_of_agreement() {
  const Range from_zero{0, unbounded};
  const Range any{-unbounded, unbounded};
  const Expression kappa = value_of("cohen_kappa");
  const Expression kappa_linear = value_of("cohen_kappa_linear");
  const Expression kappa_quadratic = value_of("cohen_kappa_quadratic");
  const Expression p_e = value_of("overall_random_accuracy");
  const Expression products = value_of("products_of_margins");
  // N²·(1 − p_e), without subtracting numbers of that size.
  const Expression beyond_chance = sum(Over::classes, row_total * (N - column_total));
  // With a single true or predicted class nothing varies.
  const Expression both_vary = (filled_rows() - 1) * (filled_columns() - 1);
  const Expression same = cases(absolute(i - j), 0, 1);

  // The variance of Fleiss, Cohen and Everitt for agreement weights w, with their chance agreement
  // p_w and the mean weights of each row and column. It is the variance of the term that is squared
  // here, so the mean is subtracted from it first.
  const auto large_sample_error = [](const Expression& weight, const Expression& row_mean,
                                     const Expression& column_mean, const Expression& kappa,
                                     const Expression& p_w) {
    const Expression deviation =
        weight - (row_mean + column_mean) * (1 - kappa) - (kappa - p_w * (1 - kappa));
    return root(sum(Over::cells, n_ij / N * square(deviation))) / ((1 - p_w) * root(N));
  };
  const Expression linear = 1 - absolute(i - j) / (K - 1);
  const Expression quadratic = 1 - square(i - j) / square(K - 1);
  const auto mean_weight = [](Text id, Text symbol, Over over, const Expression& weight,
                              const Quantity& total) {
    return Metric{.id = id,
                  .symbol = symbol,
                  .formula = sum(over, weight * total) / N,
                  .range = {0, 1},
                  .per_class = true,
                  .auxiliary = true};
  };

  const auto chance_agreement = [](Text id, Text symbol, Text row_mean) {
    return Metric{.id = id,
                  .symbol = symbol,
                  .formula = sum(Over::classes, row_total * value_of(row_mean.c_str())) / N,
                  .range = {0, 1},
                  .auxiliary = true};
  };

  Metrics metrics = {
      {.id = "products_of_margins",
       .symbol = "S",
       .formula = sum(Over::classes, row_total * column_total),
       .range = from_zero,
       .auxiliary = true},
      mean_weight("mean_linear_weight_of_row", "\\bar w_{i+}", Over::columns, linear,
                  column_total_j),
      mean_weight("mean_linear_weight_of_column", "\\bar w_{+j}", Over::rows, linear, row_total),
      mean_weight("mean_quadratic_weight_of_row", "\\bar w_{i+}", Over::columns, quadratic,
                  column_total_j),
      mean_weight("mean_quadratic_weight_of_column", "\\bar w_{+j}", Over::rows, quadratic,
                  row_total),
      chance_agreement("linear_chance_agreement", "p_{e,l}", "mean_linear_weight_of_row"),
      chance_agreement("quadratic_chance_agreement", "p_{e,q}", "mean_quadratic_weight_of_row"),
      {.id = "kappa_standard_error",
       .symbol = "SE_\\kappa",
       .formula = N * root(correct * wrong / Expression(N)) / beyond_chance,
       .alternative =
           root(value_of("accuracy") * (1 - value_of("accuracy")) / (N * square(1 - p_e))),
       .range = from_zero,
       .whole_counts = true,
       .tier = 2,
       .family = "kappa_error",
       .reference = "Cohen 1960"},
      interval_of("kappa_ci", "\\kappa", plus_minus(kappa, z * value_of("kappa_standard_error")), 2,
                  "Cohen 1960", any),
      {.id = "kappa_standard_error_fleiss",
       .symbol = "ASE_\\kappa",
       .formula = large_sample_error(same, column_total_i / N, row_total_j / N, kappa, p_e),
       .range = from_zero,
       .whole_counts = true,
       .family = "kappa_error",
       .reference = "Fleiss, Cohen and Everitt 1969"},
      interval_of("kappa_ci_fleiss", "\\kappa",
                  plus_minus(kappa, z * value_of("kappa_standard_error_fleiss")), 1,
                  "Fleiss, Cohen and Everitt 1969", any),
      // The same for a true kappa of 0, in whole numbers, so that 0 is exact.
      {.id = "kappa_standard_error_null",
       .symbol = "SE_0",
       .formula = cases(
           both_vary,
           root(sum(Over::cells,
                    row_total * column_total_j *
                        square(square(N) * same - N * (column_total_i + row_total_j) + products))) /
               (N * root(N) * beyond_chance),
           0 / beyond_chance),
       .alternative =
           root(p_e + square(p_e) -
                sum(Over::classes, row_total * column_total * (row_total + column_total)) /
                    power(N, 3)) /
           ((1 - p_e) * root(N)),
       .range = from_zero,
       .whole_counts = true,
       .tier = 3,
       .family = "kappa_error",
       .reference = "Fleiss, Cohen and Everitt 1969"},
      {.id = "kappa_z",
       .symbol = "z_\\kappa",
       .formula = kappa / value_of("kappa_standard_error_null"),
       .range = any,
       .whole_counts = true,
       .tier = 3,
       .reference = "Fleiss, Cohen and Everitt 1969"},
      {.id = "kappa_linear_standard_error_fleiss",
       .symbol = "ASE_l",
       .formula = large_sample_error(linear, value_of("mean_linear_weight_of_row"),
                                     value_of_column("mean_linear_weight_of_column"), kappa_linear,
                                     value_of("linear_chance_agreement")),
       .range = from_zero,
       .whole_counts = true,
       .ordered = true,
       .tier = 3,
       .reference = "Fleiss, Cohen and Everitt 1969"},
      {.id = "kappa_quadratic_standard_error_fleiss",
       .symbol = "ASE_q",
       .formula = large_sample_error(quadratic, value_of("mean_quadratic_weight_of_row"),
                                     value_of_column("mean_quadratic_weight_of_column"),
                                     kappa_quadratic, value_of("quadratic_chance_agreement")),
       .range = from_zero,
       .whole_counts = true,
       .ordered = true,
       .tier = 3,
       .reference = "Fleiss, Cohen and Everitt 1969"},
  };
  return group_of(Scope::interval, "interval_overall", std::move(metrics));
}

}  // namespace deconfuse
