#include "checker/rounded_steps.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "checker/answer.hpp"
#include "displayed.hpp"
#include "evaluated.hpp"
#include "matrices.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

constexpr Shortening half_up = Shortening::rounded;
constexpr Shortening cut_off = Shortening::truncated;

double in_steps(const Evaluated& data, std::string_view id, const RoundedSteps& steps,
                std::size_t at = 0) {
  return evaluate_in_steps(catalogue(), *data, find(id), {at, at}, steps);
}

/// The quantities that are shortened, separated by blanks.
std::string quantities(const Evaluated& data, std::string_view id, const RoundedSteps& steps,
                       std::size_t at = 0) {
  std::string text;
  for (const std::string_view quantity :
       shortened_quantities(catalogue(), *data, find(id), {at, at}, steps)) {
    text += (text.empty() ? "" : " ") + std::string(quantity);
  }
  return text;
}

/// The four classes of the course notes; rows are the truth.
Dataset course_notes() {
  return dataset_of(4, {10, 1, 0, 2, 0, 15, 2, 1, 3, 0, 12, 2, 1, 0, 1, 8});
}

double two(double value) { return std::round(100 * value) / 100; }
double three(double value) { return std::round(1000 * value) / 1000; }

/// The first node of a metric in a displayed formula.
const Formula* metric_in(const Formula& formula, std::string_view id) {
  if (formula.op == Op::metric && formula.id == id) return &formula;
  for (const Formula& argument : formula.arguments) {
    if (const Formula* found = metric_in(argument, id)) return found;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("the F1 of the course notes, 0.7405, comes from truncated steps") {
  const Evaluated data(course_notes());
  struct Case {
    Steps steps;
    Shortening shortening;
    double at_the_end;  ///< the result, shortened like the steps
    double value;
    std::string_view quantities;
  };
  const Case table[] = {
      // P = 0.7142, R = 0.7692, P·R = 0.5493
      {Steps::products, cut_off, 0.7405, 1.0986 / 1.4834, "precision recall product"},
      {Steps::all, cut_off, 0.7405, 1.0986 / 1.4834, "precision recall product"},
      {Steps::metrics, cut_off, 0.7406, 2 * 0.7142 * 0.7692 / 1.4834, "precision recall"},
      {Steps::metrics, half_up, 0.7407, 2 * 0.7143 * 0.7692 / 1.4835, "precision recall"},
      {Steps::products, half_up, 0.7407, 1.0988 / 1.4835, "precision recall product"},
  };
  for (const Case& row : table) {
    CAPTURE(row.at_the_end);
    const RoundedSteps steps{row.steps, 4, row.shortening, true};
    const double value = in_steps(data, "f1", steps);
    CHECK(near(value, row.value));
    const double at_the_end = row.shortening == cut_off ? truncated(value, 4) : rounded(value, 4);
    CHECK(at_the_end == row.at_the_end);
    CHECK(quantities(data, "f1", steps) == row.quantities);
  }
}

TEST_CASE("metrics with shortened steps") {
  // Recall 10/13, 15/18, 12/17, 8/10; precision 10/14, 15/16, 12/15, 8/13.
  const Evaluated data(course_notes());
  const double accuracy = two(45.0 / 58);
  const double chance = (13.0 * 14 + 18 * 16 + 17 * 15 + 10 * 13) / (58 * 58);
  const auto f1 = [](double P, double R) { return 2 * two(P) * two(R) / (two(P) + two(R)); };
  const double class_f1[] = {two(f1(10.0 / 14, 10.0 / 13)), two(f1(15.0 / 16, 15.0 / 18)),
                             two(f1(12.0 / 15, 12.0 / 17)), two(f1(8.0 / 13, 8.0 / 10))};
  double entropy = 0;
  double entropy_of_steps = 0;
  for (const double count : {13.0, 18.0, 17.0, 10.0}) {
    entropy -= two(count / 58 * std::log2(count / 58));
    entropy_of_steps -= two(two(count / 58) * two(std::log2(two(count / 58))));
  }
  struct Case {
    std::string_view id;
    std::size_t at;
    Steps steps;
    bool alternative;
    double value;
    std::string_view quantities;
  };
  const Case table[] = {
      // No part is a named metric, so nothing is shortened.
      {"precision", 0, Steps::metrics, false, 10.0 / 14, ""},
      {"precision", 0, Steps::all, false, 10.0 / 14, ""},
      {"accuracy", 0, Steps::all, true, 45.0 / 58, ""},
      {"f1", 0, Steps::all, false, 20.0 / 27, ""},
      {"informedness", 0, Steps::metrics, false, two(10.0 / 13) + two(41.0 / 45) - 1,
       "recall specificity"},
      {"informedness", 2, Steps::all, false, two(12.0 / 17) + two(38.0 / 41) - 1,
       "recall specificity"},
      {"g_mean", 1, Steps::metrics, false, std::sqrt(two(15.0 / 18) * two(39.0 / 40)),
       "recall specificity"},
      {"g_mean", 1, Steps::products, false, std::sqrt(two(0.83 * 0.98)),
       "recall specificity product"},
      {"g_measure", 0, Steps::products, true, std::sqrt(two(0.71 * 0.77)),
       "precision recall product"},
      {"f0_5", 0, Steps::products, true, two(1.25 * two(0.71 * 0.77)) / (two(0.25 * 0.71) + 0.77),
       "precision recall product"},
      {"cohen_kappa", 0, Steps::metrics, true, (accuracy - chance) / (1 - chance), "accuracy"},
      {"cohen_kappa", 0, Steps::all, true, (accuracy - two(chance)) / (1 - two(chance)),
       "accuracy quotient"},
      {"scott_pi", 0, Steps::products, true,
       (accuracy - (two(27.0 / 116 * 27 / 116) + two(34.0 / 116 * 34 / 116) +
                    two(32.0 / 116 * 32 / 116) + two(23.0 / 116 * 23 / 116))) /
           (1 - (two(27.0 / 116 * 27 / 116) + two(34.0 / 116 * 34 / 116) +
                 two(32.0 / 116 * 32 / 116) + two(23.0 / 116 * 23 / 116))),
       "accuracy product"},
      {"balanced_accuracy", 0, Steps::metrics, false,
       (10.0 / 13 + 15.0 / 18 + 12.0 / 17 + 8.0 / 10) / 4, ""},
      {"balanced_accuracy", 0, Steps::all, false,
       two(two(10.0 / 13) + two(15.0 / 18) + two(12.0 / 17) + 0.8) / 4, "quotient"},
      {"balanced_accuracy_class", 0, Steps::all, false, (two(10.0 / 13) + two(41.0 / 45)) / 2,
       "quotient"},
      {"precision_macro", 0, Steps::metrics, false, (0.71 + 0.94 + 0.8 + 0.62) / 4, "precision"},
      {"f1_macro", 0, Steps::metrics, true,
       (class_f1[0] + class_f1[1] + class_f1[2] + class_f1[3]) / 4, "precision recall f1"},
      {"f1_macro", 0, Steps::metrics, false,
       (two(20.0 / 27) + two(30.0 / 34) + two(24.0 / 32) + two(16.0 / 23)) / 4, "f1"},
      {"f1_weighted", 0, Steps::metrics, true,
       (13 * class_f1[0] + 18 * class_f1[1] + 17 * class_f1[2] + 10 * class_f1[3]) / 58,
       "precision recall f1"},
      {"f1_micro", 0, Steps::all, false, 45.0 / 58, ""},
      {"f1_of_macro_averages", 0, Steps::metrics, false,
       f1((0.71 + 0.94 + 0.8 + 0.62) / 4, (0.77 + 0.83 + 0.71 + 0.8) / 4),
       "precision precision_macro recall recall_macro"},
      {"entropy_true", 0, Steps::metrics, false,
       -(13 * std::log2(13.0 / 58) + 18 * std::log2(18.0 / 58) + 17 * std::log2(17.0 / 58) +
         10 * std::log2(10.0 / 58)) /
           58,
       ""},
      {"entropy_true", 0, Steps::products, false, entropy, "product"},
      {"entropy_true", 0, Steps::all, false, entropy_of_steps, "quotient logarithm product"},
  };
  for (const Case& row : table) {
    CAPTURE(row.id);
    CAPTURE(row.at);
    const RoundedSteps steps{row.steps, 2, half_up, row.alternative};
    CHECK(near(in_steps(data, row.id, steps, row.at), row.value));
    CHECK(quantities(data, row.id, steps, row.at) == row.quantities);
  }
}

TEST_CASE("entropies with steps that are entropies") {
  const Evaluated data(dataset_of(2, {30, 10, 5, 55}));
  const auto of = [&](std::string_view id) { return data.value(id); };
  struct Case {
    std::string_view id;
    bool alternative;
    double value;
  };
  const Case table[] = {
      {"mutual_information", true,
       three(of("entropy_true")) + three(of("entropy_predicted")) - three(of("joint_entropy"))},
      {"mutual_information", false, of("mutual_information")},
      {"relative_classifier_information", false,
       three(of("mutual_information")) / three(of("entropy_true"))},
      {"variation_of_information", false,
       three(of("conditional_entropy_true_given_predicted")) +
           three(of("conditional_entropy_predicted_given_true"))},
  };
  for (const Case& row : table) {
    CAPTURE(row.id);
    const RoundedSteps steps{Steps::metrics, 3, half_up, row.alternative};
    CHECK(near(in_steps(data, row.id, steps), row.value));
  }
}

TEST_CASE("0/0 in an intermediate step") {
  // Precision 4/6, 0/0, 0; recall 4/5, 0, 0/0; F1 8/11, 0, 0.
  const std::vector<double> counts = {4, 0, 1, 2, 0, 0, 0, 0, 0};
  const double P = two(4.0 / 6);
  const double F = two(2 * P * 0.8 / (P + 0.8));
  constexpr double undefined = no_value;
  struct Case {
    std::string_view id;
    std::size_t at;
    ZeroDivision policy;
    double value;
    std::string_view quantities;
  };
  const Case table[] = {
      {"precision_macro", 0, ZeroDivision::zero, P / 3, "precision"},
      {"precision_macro", 0, ZeroDivision::one, (P + 1) / 3, "precision"},
      {"precision_macro", 0, ZeroDivision::undefined, P / 2, "precision"},
      {"precision_weighted", 0, ZeroDivision::zero, 5 * P / 7, "precision"},
      {"precision_weighted", 0, ZeroDivision::undefined, P, "precision"},
      {"recall_macro", 0, ZeroDivision::zero, 0.8 / 3, ""},
      {"recall_macro", 0, ZeroDivision::one, 1.8 / 3, ""},
      // In terms of P and R the others are 0/0, but their F1 is 0.
      {"f1_macro", 0, ZeroDivision::zero, F / 3, "precision f1"},
      {"f1_macro", 0, ZeroDivision::undefined, F / 3, "precision f1"},
      {"f1", 0, ZeroDivision::one, 2 * P * 0.8 / (P + 0.8), "precision"},
      // An undefined value has no steps.
      {"precision", 1, ZeroDivision::zero, undefined, ""},
      {"f1", 1, ZeroDivision::zero, undefined, ""},
      {"informedness", 2, ZeroDivision::one, undefined, ""},
  };
  for (const Case& row : table) {
    CAPTURE(row.id);
    CAPTURE(row.at);
    const Evaluated data(dataset_of(3, counts), with(row.policy));
    const RoundedSteps steps{Steps::metrics, 2, half_up, true};
    CHECK(near(in_steps(data, row.id, steps, row.at), row.value));
    CHECK(quantities(data, row.id, steps, row.at) == row.quantities);
  }
  // 1 − p_e is 0 if p_e is rounded to 1.
  const Evaluated skewed(dataset_of(2, {99999, 1, 1, 0}));
  CHECK(std::isnan(in_steps(skewed, "cohen_kappa", {Steps::all, 2, half_up, true})));
  CHECK_FALSE(std::isnan(in_steps(skewed, "cohen_kappa", {Steps::all, 6, half_up, true})));
}

TEST_CASE("values that nobody computes by hand have no shortened steps") {
  const auto undefined = [](const Evaluated& data, std::string_view id) {
    return std::isnan(in_steps(data, id, {Steps::all, 3, half_up, false}));
  };
  const Evaluated small(course_notes());
  for (const std::string_view id :
       {"no_information_rate", "accuracy_p_value", "kappa_ci", "kappa_landis_koch"}) {
    CAPTURE(id);
    CHECK(undefined(small, id));
  }
  for (const std::size_t classes :
       {std::size_t{8}, std::size_t{9}, std::size_t{64}, std::size_t{65}}) {
    CAPTURE(classes);
    std::vector<double> counts(classes * classes, 1);
    for (std::size_t at = 0; at < classes; ++at) counts[at * classes + at] = 7;
    const Evaluated data(dataset_of(classes, counts));
    CHECK(undefined(data, "joint_entropy") == (classes > 8));
    CHECK(undefined(data, "f1_macro") == (classes > 64));
    CHECK_FALSE(undefined(data, "f1"));
    // Entropies of many cells are taken as given, and rounded.
    const RoundedSteps steps{Steps::metrics, 3, half_up, true};
    CHECK(near(in_steps(data, "conditional_entropy_predicted_given_true", steps),
               three(data.value("joint_entropy")) - three(data.value("entropy_true"))));
  }
}

TEST_CASE("with enough digits the steps lead to the value, for every formula") {
  RandomCounts random(51, 40);
  std::size_t values = 0;
  std::size_t shortened = 0;
  for (int round = 0; round < 12; ++round) {
    const std::size_t classes = 2 + static_cast<std::size_t>(round) % 4;
    const Evaluated data(dataset_of(classes, random(classes)),
                         with(static_cast<ZeroDivision>(round % 3)));
    for_each_value(*data, [&](std::size_t metric, Place place) {
      const double right = (*data).value(metric, place, false);
      for (const bool alternative : {false, true}) {
        for (const Steps kind : {Steps::metrics, Steps::products, Steps::all}) {
          const RoundedSteps steps{kind, 14, half_up, alternative};
          const double value = evaluate_in_steps(catalogue(), *data, metric, place, steps);
          if (std::isnan(value)) continue;
          ++values;
          REQUIRE(near(value, right, 1e-9));
        }
        for (const Steps kind : {Steps::metrics, Steps::products, Steps::all}) {
          const RoundedSteps steps{kind, 2, cut_off, alternative};
          const double value = evaluate_in_steps(catalogue(), *data, metric, place, steps);
          const Working working = work_in_steps(catalogue(), *data, metric, place, steps);
          REQUIRE(near(working.value, value));
          if (std::isnan(value)) continue;
          REQUIRE(near(working.substituted.value, value));
          const bool untouched =
              shortened_quantities(catalogue(), *data, metric, place, steps).empty();
          if (untouched) {
            REQUIRE(near(value, right, 1e-9));
          } else {
            ++shortened;
          }
          // Evaluation from the leaves works if only metrics are shortened.
          if (kind == Steps::metrics) {
            REQUIRE(near(value_of_displayed(working.substituted), value, 1e-9));
          }
        }
      }
    });
  }
  CHECK(values > 10'000);
  CHECK(shortened > 1'000);
}

TEST_CASE("the derivation contains the shortened numbers") {
  const Evaluated data(course_notes());
  const auto work = [&](std::string_view id, Steps steps, bool alternative) {
    return work_in_steps(catalogue(), *data, find(id), {0, 0}, {steps, 4, cut_off, alternative});
  };
  const Working f1 = work("f1", Steps::products, true);
  const Formula& quotient = f1.substituted;
  REQUIRE(quotient.op == Op::divide);
  CHECK(f1.symbolic.op == Op::divide);
  CHECK_FALSE(f1.symbolic.substituted);
  REQUIRE(metric_in(f1.symbolic, "precision") != nullptr);
  CHECK(near(f1.value, 1.0986 / 1.4834));
  CHECK(quotient.value == f1.value);
  CHECK(near(quotient.arguments[0].value, 1.0986));
  CHECK(near(quotient.arguments[1].value, 1.4834));
  const Formula* precision = metric_in(quotient, "precision");
  REQUIRE(precision != nullptr);
  CHECK(precision->value == 0.7142);
  CHECK(precision->exact.empty());

  // 45/58 is not a fraction that four digits represent exactly; 4/5 is.
  const Working macro = work("recall_macro", Steps::metrics, false);
  REQUIRE(macro.substituted.op == Op::divide);
  const std::vector<Formula>& recalls = macro.substituted.arguments[0].arguments;
  REQUIRE(recalls.size() == 4);
  const double expected[] = {0.7692, 0.8333, 0.7058, 0.8};
  for (std::size_t at = 0; at < recalls.size(); ++at) CHECK(recalls[at].value == expected[at]);
  CHECK(recalls[2].exact.empty());
  CHECK(recalls[3].exact == "4/5");

  // Of twenty classes, the first two and the last one are listed.
  std::vector<double> counts(400, 1);
  for (std::size_t at = 0; at < 20; ++at) counts[21 * at] = static_cast<double>(at + 1);
  const Evaluated many(dataset_of(20, counts));
  const Working elided = work_in_steps(catalogue(), *many, find("recall_macro"), {},
                                       {Steps::metrics, 2, half_up, false});
  const Formula& sum = elided.substituted.arguments[0];
  REQUIRE(sum.elided);
  REQUIRE(sum.arguments.size() == 3);
  double total = 0;
  for (std::size_t at = 0; at < 20; ++at) {
    total += two(static_cast<double>(at + 1) / static_cast<double>(at + 20));
  }
  CHECK(near(sum.value, total));
  CHECK(sum.arguments[0].value == two(1.0 / 20));
  CHECK(sum.arguments[1].value == two(2.0 / 21));
  CHECK(sum.arguments[2].value == two(20.0 / 39));
  CHECK(near(elided.value, total / 20));
}

TEST_CASE("metrics of scores with shortened steps") {
  const ScoredCases cases =
      cases_of(binary({0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.4, 0.3, 0.2}, {1, 1, 0, 1, 0, 1, 0, 0, 1}));
  const Options options;
  const ScoreEvaluation evaluation(score_catalogue(), cases, options);
  std::size_t values = 0;
  for (std::size_t metric = 0; metric < score_catalogue().size(); ++metric) {
    const Metric& declared = score_catalogue()[metric];
    CAPTURE(std::string_view(declared.id));
    if (!evaluation.applies(declared) || declared.per_class || declared.per_case) continue;
    const double right = evaluation.value(metric, {}, false);
    for (const bool alternative : {false, true}) {
      const RoundedSteps exact{Steps::all, 14, half_up, alternative};
      const double value = evaluate_in_steps(score_catalogue(), evaluation, metric, {}, exact);
      if (std::isnan(value)) continue;
      ++values;
      CHECK(near(value, right, 1e-9));
    }
  }
  CHECK(values > 40);
}

TEST_CASE("every metric over a hundred classes can be computed with fifty kinds of rounded steps") {
  std::vector<double> counts(100 * 100, 1);
  const Evaluated data(dataset_of(100, counts));
  for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
    CAPTURE(std::string_view(catalogue()[metric].id));
    const Metric& declared = catalogue()[metric];
    if (!(*data).applies(declared) || goes_through_tables(declared.formula)) continue;
    const bool is_undefined = std::isnan(data.value(metric));
    for (int digits = 1; digits <= 50; ++digits) {
      const RoundedSteps steps{Steps::all, 1 + digits % 6, half_up, digits % 2 == 0};
      const double value = evaluate_in_steps(catalogue(), *data, metric, {}, steps);
      CHECK((!is_undefined || std::isnan(value)));
    }
  }
}
