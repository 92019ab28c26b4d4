#include "metrics/report.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "displayed.hpp"
#include "evaluated.hpp"
#include "formula/distributions.hpp"
#include "formula/undefined.hpp"
#include "matrices.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

bool same(double left, double right, bool to_the_last_bit = true) {
  if (std::isnan(left) && std::isnan(right)) return true;
  return left == right || (!to_the_last_bit && left == doctest::Approx(right).epsilon(1e-12));
}

/// Checks that every part follows from its own parts: to the last bit, or to 1e-12 if cells are
/// fractions, whose sums are rounded once in the matrix. Returns the number of parts.
std::size_t check_displayed(const Formula& formula, bool whole = true) {
  REQUIRE(formula.substituted);
  REQUIRE(formula.over.empty());
  std::size_t parts = 1;
  // At most the terms that a reader looks at, and the number of the others.
  REQUIRE(formula.arguments.size() <= listed_others + 1);
  if (formula.elided) {
    REQUIRE(formula.terms > listed_terms);
    const bool of_one_term = formula.op == Op::maximum || formula.op == Op::minimum;
    REQUIRE(formula.arguments.size() == (of_one_term ? 1 : 3));
    if (of_one_term) REQUIRE(same(formula.arguments[0].value, formula.value, true));
  } else {
    REQUIRE(formula.terms == 0);
    REQUIRE(same(value_of_displayed(formula), formula.value, whole));
    const double upper = formula.upper_value.value_or(formula.value);
    REQUIRE(same(value_of_displayed(formula, End::high), upper, whole));
  }
  for (const Formula& argument : formula.arguments) parts += check_displayed(argument, whole);
  return parts;
}

/// Whether a sum ends with the number of other terms, times 0.
bool leaves_out_zeros(const Formula& formula) {
  const std::vector<Formula>& parts = formula.arguments;
  const auto is_number = [](const Formula& part) { return part.op == Op::number; };
  const bool are_numbers = parts.size() == 2 && std::all_of(parts.begin(), parts.end(), is_number);
  return (formula.op == Op::multiply && are_numbers && parts[1].value == 0) ||
         std::any_of(parts.begin(), parts.end(), leaves_out_zeros);
}

/// The undefined values as "class: reason value", in order.
std::string text(const std::vector<UndefinedValue>& values) {
  std::string result;
  for (const UndefinedValue& entry : values) {
    if (!result.empty()) result += ", ";
    result += entry.class_index ? std::to_string(*entry.class_index) : "whole";
    result += entry.cause.reason == Reason::zero_denominator ? ": 0/0"
              : entry.cause.reason == Reason::no_class       ? ": no class"
                                                             : ": other";
    if (!std::isnan(entry.value)) result += " as " + std::to_string(static_cast<int>(entry.value));
  }
  return result;
}

}  // namespace

TEST_CASE("what is displayed is what was computed, for every metric, from its leaves") {
  struct Case {
    std::uint64_t seed;
    double largest;
    double unit;  ///< the counts are multiples of it
    int rounds;
  };
  const Case table[] = {{31, 3, 1, 60}, {32, 1e12, 1, 40}, {33, 90, 0.1, 30}};
  bool elided = false;
  for (const Case& row : table) {
    RandomCounts random(row.seed, row.largest);
    for (int round = 0; round < row.rounds; ++round) {
      const std::size_t classes = random.classes();
      std::vector<double> counts = random(classes);
      for (double& count : counts) count *= row.unit;
      const Dataset dataset = dataset_of(classes, counts);
      Options options = with(static_cast<ZeroDivision>(round % 3));
      options.beta = 0.1 * round;
      options.base = round % 2 == 0 ? 2 : 3;
      for (std::size_t at = 0; at < classes * classes; ++at) {
        options.kappa_weights.push_back(static_cast<double>(at % (classes + 1)));
      }
      const MatrixEvaluation evaluation(catalogue(), dataset, options);
      const std::size_t at = static_cast<std::size_t>(round) % classes;
      for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
        const Metric& declared = catalogue()[metric];
        CAPTURE(std::string_view(declared.id));
        if (!evaluation.applies(declared)) continue;
        if (row.largest > 1e6 && goes_through_tables(declared.formula)) continue;
        const bool matrix = declared.shape == Shape::matrix;
        const Place place{at, matrix ? classes - 1 : at};
        const Explanation explanation = explain(catalogue(), evaluation, metric, place);
        if (declared.shape != Shape::word || explanation.grade != nullptr) {
          REQUIRE(same(explanation.value, evaluation.value(metric, place, true)));
        }
        const bool whole = dataset.matrix.whole();
        check_displayed(explanation.substituted, whole);
        elided = elided || explanation.substituted.elided;
        const double displayed = value_of_displayed(explanation.substituted);
        if (declared.whole_counts && !whole) {
          REQUIRE(std::isnan(explanation.value));
        } else if (!std::isnan(explanation.value)) {
          REQUIRE(same(explanation.value, displayed, whole));
        } else if (!declared.required && declared.shape != Shape::word) {
          // An infinite logarithm is displayed, but its value is undefined.
          REQUIRE(same(explanation.value, std::isinf(displayed) ? undefined : displayed, whole));
        }
        if (explanation.exact.present() && !std::isnan(explanation.value)) {
          const double exact = static_cast<double>(explanation.exact.numerator()) /
                               static_cast<double>(explanation.exact.denominator());
          REQUIRE(explanation.value == doctest::Approx(exact).epsilon(1e-9));
        }
        REQUIRE(explanation.alternative.has_value() == static_cast<bool>(declared.alternative));
        if (explanation.alternative) {
          check_displayed(*explanation.alternative_substituted, whole);
          const double other = explanation.alternative_substituted->value;
          if (!std::isnan(other) && !std::isnan(explanation.value)) {
            REQUIRE(explanation.value == doctest::Approx(other).epsilon(1e-12));
          }
        }
        if (declared.shape != Shape::word) {
          REQUIRE(same(explanation.value, undefined) <= !explanation.undefined.empty());
        }
      }
    }
  }
  CHECK(elided);
}

TEST_CASE("the displayed size does not grow with the number of classes") {
  std::vector<std::vector<std::size_t>>
      parts;  // of each metric; 0 if it leaves out terms that are 0, or does not apply to the data
  for (const std::size_t classes : {std::size_t{20}, std::size_t{30}}) {
    std::vector<double> counts(classes * classes);
    for (std::size_t at = 0; at < counts.size(); ++at) counts[at] = static_cast<double>(1 + at % 7);
    const Dataset dataset = dataset_of(classes, counts);
    const Options options;
    const MatrixEvaluation evaluation(catalogue(), dataset, options);
    parts.emplace_back();
    for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
      if (!evaluation.applies(catalogue()[metric])) {
        parts.back().push_back(0);
        continue;
      }
      const Formula displayed = explain(catalogue(), evaluation, metric, {2, 2}).substituted;
      const std::size_t all = check_displayed(displayed);
      parts.back().push_back(leaves_out_zeros(displayed) ? 0 : all);
    }
  }
  std::size_t compared = 0;
  for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
    CAPTURE(std::string_view(catalogue()[metric].id));
    if (parts[0][metric] == 0 || parts[1][metric] == 0) continue;
    ++compared;
    CHECK(parts[0][metric] == parts[1][metric]);
  }
  CHECK(10 * compared > 9 * catalogue().size());
}

TEST_CASE("reports hold one value, one per class, or the cells by rows") {
  const Dataset dataset = dataset_of(2, {20, 5, 10, 15});
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  const auto values = [&](std::string_view id) {
    const MetricReport result = report(catalogue(), evaluation, find(id));
    CHECK(result.metric == find(id));
    CHECK(result.undefined.empty());
    return result.values;
  };
  CHECK(values("accuracy") == std::vector<double>{0.7});
  CHECK(values("precision_macro") == std::vector<double>{(2.0 / 3 + 0.75) / 2});
  CHECK(values("recall") == std::vector<double>{0.8, 0.6});
  CHECK(values("confusion_matrix") == std::vector<double>{20, 5, 10, 15});
  CHECK(values("confusion_matrix_row_normalized") == std::vector<double>{0.8, 0.2, 0.4, 0.6});
  CHECK(values("joint_distribution") == std::vector<double>{0.4, 0.1, 0.2, 0.3});
}

TEST_CASE("rows of a matrix may be undefined") {
  const Dataset dataset = dataset_of(2, {0, 0, 1, 3});
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  const auto values =
      report(catalogue(), evaluation, find("confusion_matrix_row_normalized")).values;
  REQUIRE(values.size() == 4);
  CHECK(std::isnan(values[0]));
  CHECK(std::isnan(values[1]));
  CHECK(values[3] == 0.75);
  const Explanation explanation =
      explain(catalogue(), evaluation, find("confusion_matrix_row_normalized"), {0, 1});
  CHECK(std::isnan(explanation.value));
  CHECK(text(explanation.undefined) == "whole: 0/0");
}

TEST_CASE("the bias correction needs more than one case") {
  const Options options;
  const auto corrected = [&](double count) {
    const Dataset dataset = dataset_of(3, {count, 0, 0, 0, count, 0, 0, 0, count});
    const MatrixEvaluation evaluation(catalogue(), dataset, options);
    return report(catalogue(), evaluation, find("cramers_v_bias_corrected"));
  };
  CHECK(corrected(2).values[0] == 1);
  CHECK(std::isnan(corrected(0.3).values[0]));  // fewer, so shares in place of counts
  CHECK(text(corrected(0.3).undefined) == "whole: other");
}

TEST_CASE("reports tell what is undefined, replaced or left out") {
  // The second class is never predicted, the third never true.
  const Dataset dataset = dataset_of(3, {3, 0, 1, 2, 0, 0, 0, 0, 0});
  struct Case {
    const char* id;
    const char* zero;
    const char* undefined;
  };
  const Case table[] = {
      {"precision", "1: 0/0 as 0", "1: 0/0"},
      {"recall", "2: 0/0 as 0", "2: 0/0"},
      {"f1", "", ""},
      {"false_discovery_rate", "1: 0/0", "1: 0/0"},
      {"precision_macro", "1: 0/0 as 0", "1: 0/0"},
      {"precision_weighted", "1: 0/0 as 0", "1: 0/0"},
      {"precision_micro", "", ""},
      {"recall_macro", "2: 0/0 as 0", "2: 0/0"},
      {"f1_macro", "", ""},
      {"f1_of_macro_averages", "1: 0/0 as 0, 2: 0/0 as 0", "1: 0/0, 2: 0/0"},
      {"accuracy", "", ""},
      {"class_balance_accuracy", "", ""},
      // The class is left out with any policy.
      {"balanced_accuracy", "2: 0/0", "2: 0/0"},
      {"balanced_accuracy_adjusted", "2: 0/0", "2: 0/0"},
      {"g_mean_overall", "2: 0/0", "2: 0/0"},
  };
  const Options zero = with(ZeroDivision::zero);
  const Options without = with(ZeroDivision::undefined);
  const MatrixEvaluation replaced(catalogue(), dataset, zero);
  const MatrixEvaluation left_out(catalogue(), dataset, without);
  for (const Case& row : table) {
    CAPTURE(std::string(row.id));
    CHECK(text(report(catalogue(), replaced, find(row.id)).undefined) == row.zero);
    CHECK(text(report(catalogue(), left_out, find(row.id)).undefined) == row.undefined);
    if (catalogue()[find(row.id)].scope != Scope::class_) {
      CHECK(text(explain(catalogue(), replaced, find(row.id), {}).undefined) == row.zero);
    }
  }
  CHECK(text(explain(catalogue(), replaced, find("precision"), {0, 0}).undefined).empty());
  CHECK(text(explain(catalogue(), replaced, find("precision"), {1, 1}).undefined) == "1: 0/0 as 0");

  const Dataset nothing = dataset_of(1, {0});
  const MatrixEvaluation empty(catalogue(), nothing, without);
  CHECK(text(report(catalogue(), empty, find("accuracy")).undefined) == "whole: 0/0");
  CHECK(text(report(catalogue(), empty, find("recall_macro")).undefined) ==
        "whole: no class, 0: 0/0");
}

TEST_CASE("a replaced 0/0 is displayed as such") {
  const Dataset dataset = dataset_of(2, {3, 0, 2, 0});
  const Options options = with(ZeroDivision::one);
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  const Explanation precision = explain(catalogue(), evaluation, find("precision"), {1, 1});
  CHECK(precision.value == 1);
  CHECK(precision.exact.text() == "1");
  REQUIRE(precision.substituted.op == Op::replacement);
  CHECK(precision.substituted.replaced);
  CHECK(precision.substituted.value == 1);
  REQUIRE(precision.substituted.arguments.size() == 1);
  CHECK(precision.substituted.arguments[0].op == Op::divide);
  CHECK(std::isnan(precision.substituted.arguments[0].value));
  CHECK(precision.symbolic.op == Op::divide);

  const Explanation macro = explain(catalogue(), evaluation, find("precision_macro"), {});
  CHECK(macro.exact.text() == "4/5");
  const Formula& terms = macro.substituted.arguments[0];
  REQUIRE(terms.arguments.size() == 2);
  CHECK_FALSE(terms.arguments[0].replaced);
  CHECK(terms.arguments[0].exact == "3/5");
  CHECK(terms.arguments[1].replaced);
  CHECK(terms.arguments[1].value == 1);

  CHECK(explain(catalogue(), evaluation, find("precision"), {0, 0}).substituted.op == Op::divide);
}

TEST_CASE("the derivation of F1") {
  const Dataset dataset = dataset_of(2, {20, 5, 10, 15});
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  const Explanation f1 = explain(catalogue(), evaluation, find("f1"), {0, 0});
  CHECK(f1.exact.text() == "8/11");
  CHECK(f1.undefined.empty());
  CHECK(f1.symbolic.op == Op::divide);
  CHECK(f1.symbolic.arguments[0].arguments[1].symbol == "TP");
  CHECK(f1.substituted.arguments[0].value == 40);
  CHECK(f1.substituted.arguments[1].value == 55);
  const Formula& hits = f1.substituted.arguments[0].arguments[1];
  CHECK(hits.id == "true_positive");
  CHECK(hits.value == 20);
  REQUIRE(hits.cells.has_value());
  CHECK(hits.cells->region == Region::cell);
  REQUIRE(f1.alternative_substituted.has_value());
  const Formula& below = f1.alternative_substituted->arguments[1];
  CHECK(below.arguments[0].id == "precision");
  CHECK(below.arguments[0].exact == "2/3");
  CHECK(below.arguments[1].exact == "4/5");

  CHECK(explain(catalogue(), evaluation, find("matthews_correlation"), {}).exact.text().empty());
}

TEST_CASE("matrices without common classes are reported, too") {
  const Dataset dataset = contingency_of(2, 3, {5, 1, 0, 2, 4, 6});
  const Options options;
  const MatrixEvaluation evaluation(catalogue(), dataset, options);
  for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
    const Metric& declared = catalogue()[metric];
    if (!evaluation.applies(declared)) continue;
    CAPTURE(std::string_view(declared.id));
    const MetricReport result = report(catalogue(), evaluation, metric);
    const std::size_t expected = declared.shape == Shape::matrix  ? 6u
                                 : declared.shape == Shape::pairs ? 4u
                                                                  : 1u;
    CHECK(result.values.size() == expected);
    const Place place = declared.shape == Shape::pairs ? Place{1, 1} : Place{1, 2};
    const Explanation explanation = explain(catalogue(), evaluation, metric, place);
    check_displayed(explanation.substituted);
    CHECK(same(explanation.value, value_of_displayed(explanation.substituted)));
  }
}

TEST_CASE("the report of an interval has both ends, that of decisions all four outcomes") {
  const Evaluated evaluated(dataset_of(2, {20, 5, 10, 15}));
  const std::size_t interval = find("accuracy_ci_wilson");
  const MetricReport accuracy = report(catalogue(), *evaluated, interval);
  REQUIRE(accuracy.values.size() == 2);
  CHECK(accuracy.values[0] == evaluated.ends("accuracy_ci_wilson").first);
  CHECK(accuracy.values[1] == evaluated.ends("accuracy_ci_wilson").second);
  CHECK(accuracy.values[0] < 0.7);
  CHECK(accuracy.values[1] > 0.7);

  // From 0.5 upwards all are predicted positive, three of them rightly and two wrongly.
  const Scored scored(binary({0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3}, {1, 0, 1, 1, 0, 0, 1}));
  const std::size_t decisions = find_scored("confusion_matrix_at_threshold");
  CHECK(report(score_catalogue(), *scored, decisions).values == std::vector<double>{1, 2, 1, 3});
}
