#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <initializer_list>
#include <limits>
#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "evaluated.hpp"
#include "matrices.hpp"
#include "metrics/matrix_evaluation.hpp"

using namespace deconfuse;

namespace {

std::vector<double> transposed(std::size_t classes, const std::vector<double>& counts) {
  std::vector<double> result(counts.size());
  for (std::size_t row = 0; row < classes; ++row) {
    for (std::size_t column = 0; column < classes; ++column) {
      result[column * classes + row] = counts[row * classes + column];
    }
  }
  return result;
}

/// The counts with row and column order[at] moved to row and column `at`.
std::vector<double> relabelled(const std::vector<std::size_t>& order,
                               const std::vector<double>& counts) {
  const std::size_t classes = order.size();
  std::vector<double> result(counts.size());
  for (std::size_t row = 0; row < classes; ++row) {
    for (std::size_t column = 0; column < classes; ++column) {
      result[row * classes + column] = counts[order[row] * classes + order[column]];
    }
  }
  return result;
}

}  // namespace

TEST_CASE("values of all classes agree to the last bit with the formula for each class") {
  struct Case {
    std::size_t classes;
    double unit;     // the counts are multiples of it
    double largest;  // largest count, in units
  };
  const Case cases[] = {{1, 1, 3},          {2, 1, 1},     {3, 0.1, 5},
                        {12, 1, 4},         {12, 0.1, 40}, {12, 0x1p-40, 3},
                        {12, 0x1p40, 2000}, {40, 1e-9, 9}, {600, 1, 2}};
  for (const Case& given : cases) {
    RandomCounts random(static_cast<std::uint64_t>(given.largest) + given.classes, given.largest);
    for (int round = 0; round < (given.classes > 100 ? 1 : 10); ++round) {
      std::vector<double> counts = random(given.classes);
      for (double& count : counts) count *= given.unit;
      // One class that outweighs the others makes digits cancel.
      if (round % 2 == 1) counts[0] += 1e9;
      const Dataset dataset = dataset_of(given.classes, counts);
      for (const ZeroDivision policy :
           {ZeroDivision::undefined, ZeroDivision::zero, ZeroDivision::one}) {
        const Evaluated all(dataset, with(policy));
        const Evaluated single(dataset, with(policy));
        for (std::size_t metric = 0; metric < catalogue().size(); ++metric) {
          const Metric& declared = catalogue()[metric];
          if (declared.scope != Scope::class_ || declared.required) continue;
          CAPTURE(std::string_view(declared.id));
          for (std::size_t at = 0; at < given.classes; ++at) {
            CAPTURE(at);
            const double value = (*all).value(metric, {at, at}, false);
            const double plain = evaluate(declared.formula, *single, {at, at});
            const bool alike = std::isfinite(plain) ? value == plain : std::isnan(value);
            REQUIRE(alike);
          }
        }
      }
    }
  }
}

TEST_CASE("four classes of ten cases, two of them never right") {
  const Evaluated notes(dataset_of(4, {1, 0, 0, 0, 2, 0, 0, 0, 1, 2, 0, 0, 0, 1, 2, 1}));
  CHECK(notes.exact("accuracy") == "1/5");
  CHECK(notes.exact("balanced_accuracy") == "5/16");
  CHECK(notes.exact("f1_macro") == "1/5");
  CHECK(notes.exact("precision", 0) == "1/4");
  CHECK(notes.exact("recall", 0) == "1");
  CHECK(notes.exact("recall", 3) == "1/4");
  CHECK(notes.exact("f1", 0) == "2/5");
  CHECK(notes.exact("f1", 1) == "0");
  CHECK(notes.exact("matthews_correlation") == "0");
  CHECK(notes.exact("sample_size") == "10");
  CHECK(notes.exact("class_count") == "4");
}

TEST_CASE("four classes of 58 cases") {
  const Evaluated notes(dataset_of(4, {10, 1, 0, 2, 0, 15, 2, 1, 3, 0, 12, 2, 1, 0, 1, 8}));
  CHECK(notes.exact("sample_size") == "58");
  const char* true_negatives[] = {"41", "39", "38", "43"};
  const char* accuracies[] = {"51/58", "27/29", "25/29", "51/58"};
  const char* precisions[] = {"5/7", "15/16", "4/5", "8/13"};
  const char* recalls[] = {"10/13", "5/6", "12/17", "4/5"};
  const char* f_scores[] = {"20/27", "15/17", "3/4", "16/23"};
  for (std::size_t at = 0; at < 4; ++at) {
    CAPTURE(at);
    CHECK(notes.exact("true_negative", at) == true_negatives[at]);
    CHECK(notes.exact("accuracy_class", at) == accuracies[at]);
    CHECK(notes.exact("precision", at) == precisions[at]);
    CHECK(notes.exact("recall", at) == recalls[at]);
    CHECK(notes.exact("f1", at) == f_scores[at]);
  }
  CHECK(notes.exact("accuracy") == "45/58");
  CHECK(notes.value("precision_macro") == doctest::Approx(0.766793).epsilon(1e-6));
  CHECK(notes.value("recall_macro") == doctest::Approx(0.777112).epsilon(1e-6));
  CHECK(notes.value("f1_macro") == doctest::Approx(0.767186).epsilon(1e-6));
  CHECK(notes.value("matthews_correlation") == doctest::Approx(0.702018).epsilon(1e-6));
  CHECK(notes.value("cohen_kappa") == doctest::Approx(0.6995).epsilon(1e-4));
}

TEST_CASE("two classes of fifty cases, and the four of Grandini et al.") {
  const Evaluated two(dataset_of(2, {20, 5, 10, 15}));
  CHECK(two.exact("precision", 0) == "2/3");
  CHECK(two.exact("recall", 0) == "4/5");
  CHECK(two.exact("f1", 0) == "8/11");
  CHECK(two.exact("error_rate") == "3/10");
  CHECK(two.exact("cohen_kappa") == "2/5");
  CHECK(two.value("matthews_correlation") == doctest::Approx(1 / std::sqrt(6)).epsilon(1e-14));
  CHECK(two.exact("matthews_correlation").empty());

  const Evaluated four(
      dataset_of(4, {50, 37, 24, 39, 10, 480, 5, 3, 14, 10, 765, 1, 0, 2, 9, 101}));
  CHECK(four.value("matthews_correlation") == doctest::Approx(0.840788).epsilon(1e-6));
  CHECK(four.value("f1_macro") == doctest::Approx(0.782676).epsilon(1e-6));
  CHECK(four.value("f1_of_macro_averages") == doctest::Approx(0.800460).epsilon(1e-6));
}

TEST_CASE("three classes of ten cases: the averages of F1") {
  const Evaluated notes(dataset_of(3, {2, 1, 0, 0, 1, 0, 1, 2, 3}));
  CHECK(notes.exact("f1", 0) == "2/3");
  CHECK(notes.exact("f1", 1) == "2/5");
  CHECK(notes.exact("f1", 2) == "2/3");
  CHECK(notes.exact("f1_macro") == "26/45");
  CHECK(notes.exact("f1_weighted") == "16/25");
  CHECK(notes.exact("f1_micro") == "3/5");
}

TEST_CASE("values are exact fractions where square roots cancel") {
  CHECK(Evaluated(dataset_of(2, {3, 1, 1, 3})).exact("matthews_correlation") == "1/2");
  CHECK(Evaluated(dataset_of(2, {3, 1, 1, 3})).exact("g_measure", 0) == "3/4");
  CHECK(Evaluated(dataset_of(2, {4, 0, 0, 9})).exact("cramers_v") == "1");
  CHECK(Evaluated(dataset_of(2, {1, 1, 1, 3})).exact("g_mean", 0).empty());
}

TEST_CASE("options are exactly the decimals that were typed") {
  Options options;
  options.beta = 0.1;
  options.net_benefit_threshold = 0.05;
  const Evaluated evaluated(dataset_of(2, {20, 5, 10, 15}), options);
  CHECK(evaluated.exact("f_beta", 0) == "404/605");
  CHECK(evaluated.exact("net_benefit", 0) == "37/95");
  CHECK(evaluated.value("f_beta", 0) == doctest::Approx(404.0 / 605).epsilon(1e-15));
}

TEST_CASE("options choose the member of a family") {
  const std::vector<double> counts = {5, 1, 2, 0, 7, 1, 3, 2, 9};
  struct Member {
    double beta;
    std::string id;
  };
  for (const Member& member :
       {Member{1, "f1"}, Member{0.5, "f0_5"}, Member{2, "f2"}, Member{0, "precision"}}) {
    Options options;
    options.beta = member.beta;
    const Evaluated evaluated(dataset_of(3, counts), options);
    CAPTURE(member.id);
    for (std::size_t at = 0; at < 3; ++at) {
      CHECK(evaluated.exact("f_beta", at) == evaluated.exact(member.id, at));
    }
  }
  Options jaccard;
  jaccard.tversky_alpha = jaccard.tversky_beta = 1;
  const Evaluated similarity(dataset_of(3, counts), jaccard);
  CHECK(similarity.exact("tversky_index", 1) == similarity.exact("jaccard", 1));
  CHECK(Evaluated(dataset_of(3, counts)).exact("tversky_index", 1) ==
        similarity.exact("f1", 1));  // alpha = beta = 1/2

  Options linear;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      linear.kappa_weights.push_back(std::abs(row - column));
    }
  }
  const Evaluated weighted(dataset_of(3, counts), linear);
  CHECK(weighted.exact("cohen_kappa_weighted") == weighted.exact("cohen_kappa_linear"));
  CHECK_FALSE(weighted.exact("cohen_kappa_linear").empty());

  Options nats;
  nats.base = std::exp(1.0);
  CHECK(
      Evaluated(dataset_of(3, counts), nats).value("information_score", 0) ==
      doctest::Approx(Evaluated(dataset_of(3, counts)).value("information_score", 0) * std::log(2))
          .epsilon(1e-14));
}

TEST_CASE("the policy replaces 0/0 of the flagged metrics") {
  // The second class is never predicted, the third never true.
  const std::vector<double> counts = {3, 0, 1, 2, 0, 0, 0, 0, 0};
  const Evaluated zero(dataset_of(3, counts), with(ZeroDivision::zero));
  const Evaluated one(dataset_of(3, counts), with(ZeroDivision::one));
  const Evaluated undefined(dataset_of(3, counts), with(ZeroDivision::undefined));

  CHECK(zero.value("precision", 1) == 0);
  CHECK(one.value("precision", 1) == 1);
  CHECK(std::isnan(undefined.value("precision", 1)));
  CHECK(zero.exact("precision", 1) == "0");
  CHECK(one.exact("precision", 1) == "1");
  CHECK(undefined.exact("precision", 1).empty());
  CHECK(one.value("recall", 2) == 1);
  CHECK(one.value("f1", 1) == 0);  // in terms of counts it is not 0/0

  // Without the policy, the values stay undefined.
  CHECK(std::isnan((*zero).value(find("precision"), {1, 1}, false)));
  for (const Evaluated* evaluated : {&zero, &one, &undefined}) {
    CHECK(std::isnan(evaluated->value("false_discovery_rate", 1)));
    CHECK(std::isnan(evaluated->value("informedness", 2)));
    CHECK(evaluated->exact("balanced_accuracy") == "3/8");
  }

  // Averages include the class with the replaced value, or leave it out.
  CHECK(zero.exact("precision_macro") == "1/5");
  CHECK(one.exact("precision_macro") == "8/15");
  CHECK(undefined.exact("precision_macro") == "3/10");
  CHECK(zero.exact("recall_macro") == "1/4");
  CHECK(one.exact("recall_macro") == "7/12");
  CHECK(undefined.exact("recall_macro") == "3/8");
  CHECK(zero.exact("precision_weighted") == "2/5");
  CHECK(one.exact("precision_weighted") == "11/15");
  CHECK(undefined.exact("precision_weighted") == "3/5");

  // Neither class has a hit, so the averages are 0 and their harmonic mean is 0/0.
  const std::vector<double> misses = {0, 2, 0, 0};
  CHECK(Evaluated(dataset_of(2, misses), with(ZeroDivision::zero)).value("f1_of_macro_averages") ==
        0);
  CHECK(std::isnan(Evaluated(dataset_of(2, misses), with(ZeroDivision::undefined))
                       .value("f1_of_macro_averages")));
}

TEST_CASE("averages over no defined value") {
  for (const ZeroDivision policy :
       {ZeroDivision::zero, ZeroDivision::one, ZeroDivision::undefined}) {
    const Evaluated empty(dataset_of(2, {0, 0, 0, 0}), with(policy));
    const double replaced = policy == ZeroDivision::zero ? 0 : 1;
    for (const char* id : {"precision_macro", "precision_micro", "f1_weighted"}) {
      CAPTURE(std::string(id));
      if (policy == ZeroDivision::undefined) {
        CHECK(std::isnan(empty.value(id)));
        CHECK(empty.exact(id).empty());
      } else {
        CHECK(empty.value(id) == replaced);
        CHECK(empty.exact(id) == (replaced == 0 ? "0" : "1"));
      }
    }
    CHECK(std::isnan(empty.value("accuracy")));
    CHECK(empty.value("sample_size") == 0);
  }
}

TEST_CASE("averages equal the averages of the class values") {
  for (const ZeroDivision policy :
       {ZeroDivision::zero, ZeroDivision::one, ZeroDivision::undefined}) {
    RandomCounts random(11, 20);
    for (int round = 0; round < 100; ++round) {
      const std::size_t classes = random.classes();
      const std::vector<double> counts = random(classes);
      const Evaluated evaluated(dataset_of(classes, counts), with(policy));
      for (const Metric& metric : catalogue().metrics()) {
        if (metric.averages == 0) continue;
        CAPTURE(std::string_view(metric.id));
        double sum = 0;
        double weighted = 0;
        double support = 0;
        int defined = 0;
        for (std::size_t at = 0; at < classes; ++at) {
          const double value = evaluated.value(metric.id, at);
          if (std::isnan(value)) continue;
          const double weight = evaluated.value("condition_positive", at);
          sum += value;
          weighted += weight * value;
          support += weight;
          ++defined;
        }
        const auto expected = [&](double total, double divisor) {
          return divisor == 0 ? (*evaluated).replacement(find(metric.id)) : total / divisor;
        };
        const std::string id(metric.id);
        REQUIRE(near(evaluated.value(id + "_macro"), expected(sum, defined)));
        REQUIRE(near(evaluated.value(id + "_weighted"), expected(weighted, support)));
      }
    }
  }
}

TEST_CASE("identities between metrics") {
  RandomCounts random(12, 1000);
  for (int round = 0; round < 200; ++round) {
    const std::size_t classes = random.classes();
    const Evaluated evaluated(dataset_of(classes, random(classes)), with(ZeroDivision::undefined));
    const double accuracy = evaluated.value("accuracy");
    for (const char* id : {"precision_micro", "recall_micro", "f1_micro"}) {
      REQUIRE(near(evaluated.value(id), accuracy));
    }
    REQUIRE(near(evaluated.value("recall_weighted"), accuracy));
    REQUIRE(near(evaluated.value("recall_macro"), evaluated.value("balanced_accuracy")));
    REQUIRE(
        near(evaluated.value("accuracy") + evaluated.value("error_rate"), accuracy + 1 - accuracy));
    REQUIRE(evaluated.value("correct_count") + evaluated.value("error_count") ==
            evaluated.value("sample_size"));
    for (std::size_t at = 0; at < classes; ++at) {
      const auto of = [&](std::string_view id) { return evaluated.value(id, at); };
      REQUIRE(of("true_positive") + of("false_positive") + of("false_negative") +
                  of("true_negative") ==
              evaluated.value("sample_size"));
      REQUIRE(near(of("recall"), 1 - of("false_negative_rate")));
      REQUIRE(near(of("precision"), 1 - of("false_discovery_rate")));
      REQUIRE(near(of("specificity"), 1 - of("false_positive_rate")));
      REQUIRE(near(of("negative_predictive_value"), 1 - of("false_omission_rate")));
      REQUIRE(near(of("jaccard"), of("f1") / (2 - of("f1"))));
      REQUIRE(near(of("informedness"), 2 * of("balanced_accuracy_class") - 1));
      if (classes == 2) {
        const std::size_t other = 1 - at;
        REQUIRE(near(of("recall"), evaluated.value("specificity", other)));
        REQUIRE(near(of("precision"), evaluated.value("negative_predictive_value", other)));
        REQUIRE(near(of("matthews_correlation_class"), evaluated.value("matthews_correlation")));
        REQUIRE(near(of("cohen_kappa_class"), evaluated.value("cohen_kappa")));
        REQUIRE(near(of("accuracy_class"), accuracy));
      }
    }
  }
}

TEST_CASE("transposition swaps metrics of the truth and metrics of the prediction") {
  struct Pair {
    const char* id;
    const char* transposed;
  };
  const Pair class_pairs[] = {
      {"true_positive", "true_positive"},
      {"false_positive", "false_negative"},
      {"true_negative", "true_negative"},
      {"condition_positive", "predicted_positive"},
      {"condition_negative", "predicted_negative"},
      {"precision", "recall"},
      {"specificity", "negative_predictive_value"},
      {"false_positive_rate", "false_omission_rate"},
      {"false_negative_rate", "false_discovery_rate"},
      {"accuracy_class", "accuracy_class"},
      {"prevalence", "predicted_prevalence"},
      {"detection_rate", "detection_rate"},
      {"f1", "f1"},
      {"f0_5", "f2"},
      {"jaccard", "jaccard"},
      {"g_measure", "g_measure"},
      {"p4", "p4"},
      {"overlap_coefficient", "overlap_coefficient"},
      {"braun_blanquet", "braun_blanquet"},
      {"informedness", "markedness"},
      {"matthews_correlation_class", "matthews_correlation_class"},
      {"cohen_kappa_class", "cohen_kappa_class"},
      {"yule_q", "yule_q"},
      {"yule_y", "yule_y"},
      {"gilbert_skill_score", "gilbert_skill_score"},
      {"lift", "lift"},
      {"individual_classification_success_index", "individual_classification_success_index"},
      {"diagnostic_odds_ratio", "diagnostic_odds_ratio"},
      {"information_score", "information_score"},
  };
  const Pair overall_pairs[] = {
      {"sample_size", "sample_size"},
      {"accuracy", "accuracy"},
      {"precision_macro", "recall_macro"},
      {"precision_micro", "recall_micro"},
      {"f1_macro", "f1_macro"},
      {"f1_of_macro_averages", "f1_of_macro_averages"},
      {"class_balance_accuracy", "class_balance_accuracy"},
      {"cohen_kappa", "cohen_kappa"},
      {"cohen_kappa_linear", "cohen_kappa_linear"},
      {"cohen_kappa_quadratic", "cohen_kappa_quadratic"},
      {"scott_pi", "scott_pi"},
      {"bennett_s", "bennett_s"},
      {"gwet_ac1", "gwet_ac1"},
      {"krippendorff_alpha", "krippendorff_alpha"},
      {"bangdiwala_b", "bangdiwala_b"},
      {"matthews_correlation", "matthews_correlation"},
      {"chi_squared", "chi_squared"},
      {"chi_squared_p_value", "chi_squared_p_value"},
      {"cramers_v", "cramers_v"},
      {"lambda_true_given_predicted", "lambda_predicted_given_true"},
  };
  RandomCounts random(13, 40);
  for (int round = 0; round < 100; ++round) {
    const std::size_t classes = random.classes();
    const std::vector<double> counts = random(classes);
    const Options options = with(static_cast<ZeroDivision>(round % 3));
    const Evaluated original(dataset_of(classes, counts), options);
    const Evaluated swapped(dataset_of(classes, transposed(classes, counts)), options);
    for (const Pair& pair : class_pairs) {
      CAPTURE(std::string(pair.id));
      for (std::size_t at = 0; at < classes; ++at) {
        REQUIRE(near(original.value(pair.id, at), swapped.value(pair.transposed, at)));
        REQUIRE(original.exact(pair.id, at) == swapped.exact(pair.transposed, at));
        REQUIRE(near(swapped.value(pair.id, at), original.value(pair.transposed, at)));
      }
    }
    for (const Pair& pair : overall_pairs) {
      CAPTURE(std::string(pair.id));
      REQUIRE(near(original.value(pair.id), swapped.value(pair.transposed), 1e-11));
      REQUIRE(near(swapped.value(pair.id), original.value(pair.transposed), 1e-11));
    }
  }
}

TEST_CASE("relabelling permutes the class metrics and does not change the others") {
  std::mt19937_64 shuffle(1);
  RandomCounts random(14, 40);
  for (int round = 0; round < 100; ++round) {
    const std::size_t classes = random.classes();
    const std::vector<double> counts = random(classes);
    std::vector<std::size_t> order(classes);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::shuffle(order.begin(), order.end(), shuffle);
    const Options options = with(static_cast<ZeroDivision>(round % 3));
    const Evaluated original(dataset_of(classes, counts), options);
    const Evaluated permuted(dataset_of(classes, relabelled(order, counts)), options);
    for_each_value(*permuted, [&](std::size_t metric, Place place) {
      const std::string_view id = catalogue()[metric].id;
      // These depend on the order of the classes.
      if (catalogue()[metric].group == "ordinal" || id.find("linear") != id.npos ||
          id.find("quadratic") != id.npos || id == "krippendorff_alpha_ordinal" ||
          id == "krippendorff_alpha_interval") {
        return;
      }
      const bool of_pairs = catalogue()[metric].shape == Shape::pairs;
      const Place before = of_pairs ? place : Place{order[place.row], order[place.column]};
      REQUIRE(near((*permuted).value(metric, place, true), (*original).value(metric, before, true),
                   1e-11));
    });
    std::reverse(order.begin(), order.end());
    std::sort(order.rbegin(), order.rend());
    const Evaluated reversed(dataset_of(classes, relabelled(order, counts)), options);
    for (const char* id : {"cohen_kappa_linear", "cohen_kappa_quadratic"}) {
      REQUIRE(near(original.value(id), reversed.value(id), 1e-11));
    }
  }
}

TEST_CASE("doubles and fractions agree, and are undefined for the same data") {
  struct Case {
    std::uint64_t seed;
    double largest;
    double unit;  ///< the counts are multiples of it; a power of two, so that they are exact
    double tolerance;
  };
  // If large counts cancel, the doubles lose digits: 1 - chance is about 1e-12 of its terms.
  const Case table[] = {
      {21, 2, 1, 1e-12}, {22, 1000, 1, 1e-11}, {23, 1e12, 1, 1e-9}, {24, 30, 0.25, 1e-11}};
  for (const Case& row : table) {
    RandomCounts random(row.seed, row.largest);
    for (int round = 0; round < 80; ++round) {
      const std::size_t classes = random.classes();
      std::vector<double> counts = random(classes);
      for (double& count : counts) count *= row.unit;
      Options options = with(static_cast<ZeroDivision>(round % 3));
      options.kappa_weights.assign(classes * classes, 2);
      const Evaluated evaluated(dataset_of(classes, counts), options);
      for_each_value(*evaluated, [&](std::size_t metric, Place place) {
        const Metric& declared = catalogue()[metric];
        if (row.largest > 1e6 && goes_through_tables(declared.formula)) return;
        // Sums over cells of sums over cells take too long.
        if (classes > 5 && declared.scope == Scope::interval) return;
        const double value = (*evaluated).value(metric, place, false);
        if (!(declared.whole_counts && row.unit != 1) && !declared.required) {
          const Exact formula = evaluate_exactly(declared.formula, *evaluated, place);
          if (formula.is_undefined()) REQUIRE(std::isnan(value));
          if (formula.is_known()) REQUIRE_FALSE(std::isnan(value));
        }
        const Fraction exact = (*evaluated).exact(metric, place, false).fraction();
        if (!exact.present()) return;
        CAPTURE(exact.text());
        const double expected =
            static_cast<double>(exact.numerator()) / static_cast<double>(exact.denominator());
        REQUIRE(near(value, expected, row.tolerance));
      });
    }
  }
}

TEST_CASE("with a single class chance agreement is certain, for any number of cases") {
  for (int step = 1; step <= 3000; ++step) {
    const double n = std::floor(5e8 * step * std::sqrt(2.0)) + 1;
    for (const std::size_t classes : {std::size_t{1}, std::size_t{3}}) {
      std::vector<double> counts(classes * classes);
      counts.back() = n;
      const Evaluated evaluated(dataset_of(classes, counts));
      CAPTURE(n);
      CAPTURE(classes);
      for (const char* id : {"cohen_kappa", "cohen_kappa_linear", "cohen_kappa_quadratic",
                             "scott_pi", "krippendorff_alpha", "matthews_correlation"}) {
        CAPTURE(std::string(id));
        REQUIRE(std::isnan(evaluated.value(id)));
      }
      for (const char* id :
           {"cohen_kappa_class", "gilbert_skill_score", "matthews_correlation_class"}) {
        CAPTURE(std::string(id));
        for (std::size_t at = 0; at < classes; ++at) REQUIRE(std::isnan(evaluated.value(id, at)));
      }
    }
  }
}

// Reference values were computed in fractions, the quantiles to sixty digits.
TEST_CASE("skewed counts lose no digits") {
  const Evaluated rare(dataset_of(2, {1e12, 1, 1, 1}));
  CHECK(near(rare.value("scott_pi"), 0.499999999999, unrounded));
  const Evaluated chance(dataset_of(2, {1e12, 1e6, 1e6 - 1, 1}));
  CHECK(near(chance.value("gilbert_skill_score", 0) * 1e12, 0.499999250001375, unrounded));
  CHECK(near(chance.value("gilbert_skill_score", 1) * 1e12, 0.499999250001375, unrounded));
  const Evaluated certain(dataset_of(2, {1e11, 3, 5, 1e6}));
  CHECK(near(certain.value("d_prime", 0), 10.960912184286585, unrounded));
  CHECK(near(certain.value("d_prime", 1), 10.960912184286585, unrounded));
}

TEST_CASE("for more than 2^53 cases, numbers of pairs that are zero stay exactly zero") {
  const double most = 0x1p53 - 2;
  // All cases are of one class, and some are predicted as another.
  const Evaluated joined(dataset_of(2, {most, 12345, 0, 0}));
  CHECK(joined.value("pairs_joined") == 0);
  CHECK(joined.value("pairs_apart") == 0);
  CHECK(joined.value("pairs_split") == most * 12345);
  const Evaluated apart(dataset_of(3, {most, 0, 0, 0, most, 0, 0, 0, 1}));
  CHECK(apart.value("pairs_split") == 0);
  CHECK(apart.value("pairs_joined") == 0);
  CHECK(apart.value("rand_index") == 1);
}

TEST_CASE("reasons of undefined values") {
  // The second class is never predicted, the third never true; the first is hit twice.
  const Evaluated gaps(dataset_of(3, {2, 0, 1, 3, 0, 0, 0, 0, 0}));
  CHECK(gaps.cause("precision", 0) == "defined");
  CHECK(gaps.cause("precision", 1) == "zero denominator: TP + FP");
  CHECK(gaps.cause("recall", 2) == "zero denominator: TP + FN");
  CHECK(gaps.cause("informedness", 2) == "zero denominator: TP + FN");  // the reason is that of
                                                                        // recall
  CHECK(gaps.cause("g_mean", 2) == "zero denominator: TP + FN");
  CHECK(gaps.cause("adjusted_g_mean", 2) == "zero denominator: TP + FN");
  CHECK(gaps.cause("information_score", 2) == "zero denominator: TP + FN / N");
  CHECK(gaps.cause("information_score", 0) == "defined");
  CHECK(gaps.cause("symmetric_extremal_dependence_index", 1) == "logarithm of zero: FPR");
  CHECK(gaps.cause("discriminant_power", 1) == "logarithm of zero: TP / FN");
  CHECK(gaps.cause("discriminant_power", 2) == "zero denominator: FN");
  CHECK(gaps.cause("d_prime", 1) == "out of domain: TPR");
  CHECK(gaps.cause("cohen_kappa_weighted") == "needs option");
  CHECK(gaps.cause("precision_macro") == "defined");
  CHECK(gaps.cause("f1_of_macro_averages") == "defined");

  const Evaluated left_out(dataset_of(2, {0, 0, 0, 0}), with(ZeroDivision::undefined));
  CHECK(left_out.cause("precision_macro") == "no class");
  CHECK(left_out.cause("balanced_accuracy") == "no class");
  CHECK(left_out.cause("balanced_accuracy_adjusted") == "no class");
  CHECK(left_out.cause("g_mean_overall") == "no class");
  CHECK(left_out.cause("chi_squared") == "no class");
  CHECK(left_out.cause("accuracy") == "zero denominator: N");
  CHECK(left_out.cause("error_rate") == "zero denominator: N");
  CHECK(left_out.cause("precision_micro") == "zero denominator: sum of TP_i + sum of FP_i");

  const Evaluated fractional(dataset_of(2, {1.5, 1, 1, 2}));
  CHECK(fractional.cause("accuracy_p_value") == "fractional counts");
  CHECK(fractional.cause("chi_squared_p_value") == "fractional counts");
  CHECK(fractional.cause("krippendorff_alpha") == "fractional counts");
  CHECK(fractional.cause("chi_squared") == "defined");
  CHECK(Evaluated(dataset_of(2, {2, 1, 1, 2})).cause("accuracy_p_value") == "defined");

  const Evaluated single(dataset_of(1, {5}));
  CHECK(single.cause("specificity") == "zero denominator: TN + FP");
  CHECK(single.cause("cramers_v") == "zero denominator: R' - 1 min C' - 1");
  CHECK(single.cause("chi_squared_p_value") == "out of domain: df");
  CHECK(single.cause("bennett_s") == "zero denominator: 1 - 1 / K");

  Options certain;
  certain.net_benefit_threshold = 1;
  CHECK(Evaluated(dataset_of(2, {2, 1, 1, 2}), certain).cause("net_benefit") ==
        "zero denominator: 1 - p_t");
}

TEST_CASE("shares have the ratios of counts, but nothing that needs the number of cases") {
  CountTable table{2, 2, {0.4, 0.1, 0.2, 0.3}, {}, {}, {}, true};
  const Dataset shared = std::get<Dataset>(take_counts(table));
  const Dataset counted = dataset_of(2, {4, 1, 2, 3});
  const Options options;
  const MatrixEvaluation of_shares(catalogue(), shared, options);
  const MatrixEvaluation of_counts(catalogue(), counted, options);
  std::size_t equal = 0, refused = 0;
  for (std::size_t at = 0; at < catalogue().size(); ++at) {
    const Metric& metric = catalogue()[at];
    if (metric.auxiliary || is_matrix(metric) || !of_shares.applies(metric)) continue;
    CAPTURE(std::string_view(metric.id));
    const double value = of_shares.value(at, {}, false);
    const auto cause = of_shares.cause(at, {});
    if (cause && cause->reason == Reason::cases_unknown) {
      CHECK(std::isnan(value));
      ++refused;
      continue;
    }
    const double expected = of_counts.value(at, {}, false);
    if (std::isnan(expected) && std::isnan(value)) continue;
    if (metric.group == "counts") continue;
    CHECK(value == doctest::Approx(expected).epsilon(1e-12));
    ++equal;
  }
  CHECK(equal > 150);
  CHECK(refused > 20);
}

TEST_CASE("every undefined value has a cause, and no other value has one") {
  RandomCounts random(15, 3);
  for (int round = 0; round < 200; ++round) {
    const std::size_t classes = random.classes();
    std::vector<double> counts = random(classes);
    if (round % 5 == 0) counts[0] += 0.5;
    const Evaluated evaluated(dataset_of(classes, counts),
                              with(static_cast<ZeroDivision>(round % 3)));
    for_each_value(*evaluated, [&](std::size_t metric, Place place) {
      const double value = (*evaluated).value(metric, place, false);
      if (!catalogue()[metric].divergent) REQUIRE_FALSE(std::isinf(value));
      REQUIRE((*evaluated).cause(metric, place).has_value() == std::isnan(value));
    });
  }
}

TEST_CASE("rows and columns with different names have only the metrics that make sense for them") {
  const Evaluated crossed(contingency_of(2, 3, {5, 1, 0, 2, 4, 6}));
  int applicable = 0;
  for (const Metric& metric : catalogue().metrics()) {
    if ((*crossed).applies(metric)) ++applicable;
    CHECK((*crossed).applies(metric) ==
          (metric.needs == Needs::anything || metric.needs == Needs::groups));
  }
  CHECK(applicable > 0);
  CHECK(crossed.exact("sample_size") == "18");
  CHECK(crossed.exact("lambda_true_given_predicted") == "1/2");
  CHECK(crossed.exact("lambda_predicted_given_true") == "4/11");
  for_each_value(*crossed, [&](std::size_t metric, Place place) {
    CHECK(std::isfinite((*crossed).value(metric, place, false)));
  });
}
