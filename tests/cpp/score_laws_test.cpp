#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "scored.hpp"

using namespace deconfuse;

namespace {

/// Reorders rows of `width` entries.
template <class Value>
void reorder(std::vector<Value>& values, const std::vector<std::size_t>& order) {
  if (values.empty()) return;
  const std::size_t width = values.size() / order.size();
  std::vector<Value> moved;
  for (const std::size_t row : order) {
    for (std::size_t at = 0; at < width; ++at) moved.push_back(values[row * width + at]);
  }
  values = std::move(moved);
}

void reorder_rows(ScoreColumns& columns, const std::vector<std::size_t>& order) {
  reorder(columns.truth, order);
  for (std::vector<double>& scores : columns.scores) reorder(scores, order);
  reorder(columns.weights, order);
}

void reorder_rows(ProbabilityColumns& columns, const std::vector<std::size_t>& order) {
  reorder(columns.truth, order);
  reorder(columns.probabilities, order);
  reorder(columns.weights, order);
}

void reorder_rows(LabelSetColumns& columns, const std::vector<std::size_t>& order) {
  reorder(columns.truth, order);
  reorder(columns.predicted, order);
  reorder(columns.scores, order);
  reorder(columns.weights, order);
}

/// Whether a formula, or one that it refers to, has a part for which `is` holds.
template <class Is>
bool has_part(const Expression& formula, const Is& is) {
  const ExpressionNode& node = formula.node();
  if (is(node)) return true;
  if (node.op == Op::metric) {
    const std::size_t other = node.metric.index;
    if (has_part(score_catalogue()[other].formula, is)) return true;
  }
  return std::any_of(node.arguments.begin(), node.arguments.end(),
                     [&](const Expression& argument) { return has_part(argument, is); });
}

/// Whether a metric reads the highest places of a class, where the first of several equal scores
/// comes first.
bool reads_places(const Metric& metric) {
  return metric.needs == Needs::class_scores &&
         has_part(metric.formula,
                  [](const ExpressionNode& node) { return node.over == Over::ranks; });
}

/// Whether a metric reads areas of pairs of classes, whose weights are added up in the order of the
/// rows.
bool reads_pairs(const Metric& metric) {
  return has_part(metric.formula, [](const ExpressionNode& node) {
    return node.op == Op::quantity && node.quantity->id == "pair_auc";
  });
}

}  // namespace

TEST_CASE("the order of the rows changes no value") {
  std::size_t compared = 0;
  RandomColumns shuffler(61);
  for_random_cases(62, 150, [&](auto columns, const Options& options) {
    auto moved = columns;
    const Scored before(columns, options);
    reorder_rows(moved, shuffler.order(before.cases().size));
    const Scored after(moved, options);
    for_each_scored_value(*before, [&](std::size_t metric, Place place) {
      const Metric& declared = score_catalogue()[metric];
      if (declared.per_case || reads_places(declared)) return;
      for (const End end : {End::low, End::high}) {
        const double left = (*before).value(metric, place, true, end);
        const double right = (*after).value(metric, place, true, end);
        CAPTURE(left);
        CAPTURE(right);
        const bool rounded = !before.cases().whole_weights && reads_pairs(declared);
        REQUIRE(near(left, right, rounded ? 1e-15 : 0));
        ++compared;
      }
    });
  });
  CHECK(compared > 10000);
}

TEST_CASE("of cases with equal scores, those that come first in the data are in the first places") {
  const auto of = [](std::vector<std::int32_t> truth) {
    Options options;
    options.map_k = 1;
    return Scored(rows_of({0.5, 0.5, 0.5, 0.5}, std::move(truth), 2), options)
        .value("average_precision_at_k_class");
  };
  CHECK(of({0, 1}) == 1);
  CHECK(of({1, 0}) == 0);
}

TEST_CASE("values of scores are in their ranges") {
  std::vector<bool> seen(score_catalogue().size());
  for_random_cases(63, 300, [&](auto columns, const Options& options) {
    const Scored scored(columns, options);
    for_each_scored_value(*scored, [&](std::size_t metric, Place place) {
      const Metric& declared = score_catalogue()[metric];
      const double low = evaluate(declared.range.low, *scored, {});
      const double high = evaluate(declared.range.high, *scored, {});
      const std::pair<double, double> widest = Catalogue::widest(declared.range);
      for (const End end : {End::low, End::high}) {
        const double value = (*scored).value(metric, place, true, end);
        if (std::isnan(value)) continue;
        seen[metric] = true;
        CAPTURE(value);
        const double slack = 1e-12 * std::max(1.0, std::fabs(value));
        REQUIRE(value >= low - slack);
        REQUIRE(value <= high + slack);
        REQUIRE(value >= widest.first - slack);
        REQUIRE(value <= widest.second + slack);
        if (!declared.divergent) REQUIRE(std::isfinite(value));
      }
    });
  });
  for (std::size_t metric = 0; metric < score_catalogue().size(); ++metric) {
    const Metric& declared = score_catalogue()[metric];
    CAPTURE(std::string_view(declared.id));
    CHECK(seen[metric] == (declared.shape != Shape::curve));
  }
}

TEST_CASE("Brier score = reliability − resolution + uncertainty") {
  RandomColumns random(64);
  int decomposed = 0;
  for (int round = 0; round < 400; ++round) {
    const Scored scored(random.scores());
    if (!(*scored).applies(score_catalogue()[find_scored("brier_score")])) continue;
    const double parts = scored.value("brier_reliability") - scored.value("brier_resolution") +
                         scored.value("brier_uncertainty");
    REQUIRE(near(scored.value("brier_score"), parts));
    decomposed += !std::isnan(parts);
  }
  CHECK(decomposed > 50);
}

TEST_CASE("micro averages are those of all columns joined into one") {
  RandomColumns random(65);
  for (int round = 0; round < 200; ++round) {
    const ProbabilityColumns columns = random.probabilities();
    const std::size_t classes = columns.labels.size();
    ScoreColumns pooled = binary({}, {});
    for (std::size_t at = 0; at < columns.probabilities.size(); ++at) {
      pooled.scores[0].push_back(columns.probabilities[at]);
      pooled.truth.push_back(static_cast<std::size_t>(columns.truth[at / classes]) == at % classes);
      if (!columns.weights.empty()) pooled.weights.push_back(columns.weights[at / classes]);
    }
    const Scored of_classes(columns), of_cells(pooled);
    REQUIRE(near(of_classes.value("roc_auc_ovr_micro"), of_cells.value("roc_auc")));
    REQUIRE(near(of_classes.value("average_precision_micro"), of_cells.value("average_precision")));

    const LabelSetColumns sets = random.label_sets();
    if (sets.scores.empty()) continue;
    ScoreColumns cells = binary(sets.scores, {sets.truth.begin(), sets.truth.end()});
    for (std::size_t at = 0; !sets.weights.empty() && at < sets.scores.size(); ++at) {
      cells.weights.push_back(sets.weights[at / sets.labels.size()]);
    }
    const Scored of_sets(sets), of_both(cells);
    REQUIRE(near(of_sets.value("multilabel_roc_auc_micro"), of_both.value("roc_auc")));
    REQUIRE(near(of_sets.value("multilabel_average_precision_micro"),
                 of_both.value("average_precision")));
  }
}

TEST_CASE("a class is ranked like scores of that class against the others") {
  RandomColumns random(66);
  for (int round = 0; round < 100; ++round) {
    const ProbabilityColumns columns = random.probabilities();
    const std::size_t classes = columns.labels.size();
    const Scored of_classes(columns);
    for (std::size_t label = 0; label < classes; ++label) {
      ScoreColumns one = binary({}, {}, columns.weights);
      for (std::size_t row = 0; row < columns.truth.size(); ++row) {
        one.scores[0].push_back(columns.probabilities[row * classes + label]);
        one.truth.push_back(static_cast<std::size_t>(columns.truth[row]) == label);
      }
      const Scored against_rest(one);
      REQUIRE(near(of_classes.value("roc_auc_class", label), against_rest.value("roc_auc"), 0));
      REQUIRE(near(of_classes.value("average_precision_class", label),
                   against_rest.value("average_precision"), 0));
    }
  }
}

TEST_CASE("two probabilities are equivalent to scores of the positive class") {
  RandomColumns random(67);
  const std::pair<const char*, const char*> table[] = {
      {"log_loss", "log_loss"},        {"cross_entropy", "cross_entropy"},
      {"perplexity", "perplexity"},    {"d2_brier", "d2_brier"},
      {"d2_log_loss", "d2_log_loss"},  {"roc_auc_ovr_macro", "roc_auc"},
      {"roc_auc_ovo_macro", "roc_auc"}};
  int compared = 0;
  for (int round = 0; round < 300; ++round) {
    ScoreColumns columns = random.scores();
    columns.lower_is_positive = columns.decision_values = false;
    const Scored scores(columns);
    if (!scores.cases().within_unit[0]) continue;
    std::vector<double> both;
    for (const double p : columns.scores[0]) both.insert(both.end(), {1 - p, p});
    ProbabilityColumns rows = rows_of(both, columns.truth, 2);
    rows.weights = columns.weights;
    const Scored probabilities(rows);
    for (const auto& row : table) {
      CAPTURE(std::string(row.first));
      const double value = scores.value(row.second);
      REQUIRE(near(probabilities.value(row.first), value, 1e-10));
      compared += !std::isnan(value);
    }
    REQUIRE(near(probabilities.value("brier_score_multiclass"), 2 * scores.value("brier_score")));
    REQUIRE(near(probabilities.value("ranked_probability_score"), scores.value("brier_score")));
  }
  CHECK(compared > 300);
}

TEST_CASE("a weight is the number of times that a case occurs") {
  RandomColumns random(68);
  for (int round = 0; round < 200; ++round) {
    ProbabilityColumns columns = random.probabilities(10);
    if (columns.weights.empty()) continue;
    for (double& weight : columns.weights) weight = std::ceil(weight);
    ProbabilityColumns repeated = columns;
    repeated.truth.clear();
    repeated.probabilities.clear();
    repeated.weights.clear();
    const auto width = static_cast<std::ptrdiff_t>(columns.labels.size());
    for (std::size_t row = 0; row < columns.truth.size(); ++row) {
      for (double left = columns.weights[row]; left > 0; left -= 1) {
        repeated.truth.push_back(columns.truth[row]);
        const auto first = columns.probabilities.begin() + static_cast<std::ptrdiff_t>(row) * width;
        repeated.probabilities.insert(repeated.probabilities.end(), first, first + width);
      }
    }
    if (repeated.truth.empty()) continue;
    Options options = all_options(random, columns.labels.size());
    const Scored weighted(columns, options), unweighted(repeated, options);
    for_each_scored_value(*weighted, [&](std::size_t metric, Place place) {
      const Metric& declared = score_catalogue()[metric];
      if (reads_places(declared)) return;  // a place holds a case, whatever it weighs
      const double value = (*weighted).value(metric, place, true);
      REQUIRE(near(value, (*unweighted).value(metric, place, true), 1e-10));
    });
  }
}

TEST_CASE("calibration bins include their upper limit: 0.1 is in the first of ten") {
  // The gap |y − p| shows whether a case shares its bin with the other one.
  struct Case {
    double probability;
    std::size_t bins;
    double same_bin;   ///< a score in the same bin
    double other_bin;  ///< a score in another bin
  };
  const double next = std::nextafter(0.1, 1);
  const Case table[] = {
      {0.1, 10, 0.0, next},      {next, 10, 0.2, 0.1},
      {0.3, 10, 0.25, 0.35},     {std::nextafter(0.3, 1), 10, 0.4, 0.3},
      {0.6, 10, 0.55, 0.65},     {0.7, 10, 0.65, 0.75},
      {1.0, 10, 0.95, 0.9},      {0.0, 10, 0.1, next},
      {1.0 / 3, 3, 0.1, 0.5},    {2.0 / 3, 3, 0.5, 0.7},
      {0.5, 1, 0.0, 2},          {0.07, 100, 0.065, 0.075},
      {0.29, 100, 0.285, 0.295},
  };
  for (const Case& row : table) {
    CAPTURE(row.probability);
    Options options;
    options.bins = row.bins;
    const auto error = [&](double other) {
      return Scored(binary({row.probability, other}, {1, 0}), options).value("ece_binary");
    };
    // In one bin the gaps of a positive and a negative case cancel; in two bins they add up.
    const auto together = [&](double other) { return std::fabs(1 - row.probability - other) / 2; };
    const auto apart = [&](double other) { return (1 - row.probability + other) / 2; };
    CHECK(near(error(row.same_bin), together(row.same_bin)));
    if (row.other_bin <= 1) CHECK(near(error(row.other_bin), apart(row.other_bin)));
  }
}

TEST_CASE("clipped probabilities have a logarithm") {
  const ScoreColumns columns = binary({1, 0, 0.25}, {0, 0, 1});
  CHECK(Scored(columns).value("log_loss") == infinite);
  CHECK(Scored(columns).value("perplexity") == infinite);
  for (const double clip : {1e-15, 1e-6, 0.1, 0.3}) {
    Options options;
    options.clip = clip;
    const double third = std::max(0.25, clip);
    const double expected = -(std::log(clip) + std::log1p(-clip) + std::log(third)) / 3;
    CHECK(near(Scored(columns, options).value("log_loss"), expected, 1e-10));
    CHECK(near(Scored(columns, options).value("cross_entropy"), expected / std::log(2), 1e-10));
    // Clipping is for logarithms only.
    CHECK(Scored(columns, options).value("brier_score") == Scored(columns).value("brier_score"));
  }
}

TEST_CASE("the spherical score uses probabilities that are not clipped") {
  ProbabilityColumns columns;
  columns.names = columns.labels = {"a", "b"};
  columns.truth = {0};
  columns.probabilities = {0, 1};
  Options options;
  options.clip = 0.05;
  const Scored clipped(columns, options);
  CHECK(clipped.value("spherical_score") == 0);
  CHECK(clipped.value("log_loss") == -std::log(0.05));
}

TEST_CASE("logits have a logistic and a hinge loss, and no probabilities") {
  ScoreColumns columns = binary({-3, 2, 0.5, 0}, {0, 1, 0, 1});
  columns.decision_values = true;
  const Scored logits(columns);
  const auto logistic = [](double y, bool positive) {
    return std::log1p(std::exp(positive ? -y : y));
  };
  CHECK(near(logits.value("log_loss_logits"),
             (logistic(-3, false) + logistic(2, true) + logistic(0.5, false) + std::log(2.0)) / 4));
  CHECK(near(logits.value("hinge_loss"), (0 + 0 + 1.5 + 1) / 4));
  CHECK_FALSE((*logits).applies(score_catalogue()[find_scored("brier_score")]));
  ScoreColumns large = binary({800, -800}, {1, 1});
  large.decision_values = true;
  CHECK(Scored(large).value("log_loss_logits") == 400);
  ScoreColumns plain = binary({0.5, 0.25}, {1, 0});
  Options options;
  CHECK_FALSE((*Scored(plain)).applies(score_catalogue()[find_scored("hinge_loss")]));
  options.decision_values = true;
  CHECK(Scored(plain, options).value("hinge_loss") == (0.5 + 1.25) / 2);
  CHECK_FALSE((*Scored(plain, options)).applies(score_catalogue()[find_scored("log_loss")]));
}

TEST_CASE("of equally good thresholds the highest is taken") {
  const Scored scored(binary({0.9, 0.7, 0.5, 0.3}, {1, 0, 1, 0}));
  CHECK(scored.value("youden_threshold") == 0.9);
  CHECK(scored.value("accuracy_max_threshold") == 0.9);
  CHECK(scored.value("f1_max_threshold") == 0.5);
}

TEST_CASE("with separate labels, overconfident classes are not compensated by others") {
  // The first class has 3/4 twice, and is right once; the second has 3/4 twice, and is right both
  // times.
  const Scored four(rows_of({0.75, 0.25, 0.75, 0.25, 0.25, 0.75, 0.25, 0.75}, {0, 1, 1, 1}, 2));
  CHECK(four.exact("top_label_calibration_error") == "1/4");
  CHECK(four.exact("ece") == "0");
  RandomColumns random(199);
  for (int round = 0; round < 200; ++round) {
    const Scored scored(random.probabilities());
    if (!(*scored).applies(score_catalogue()[find_scored("ece")])) continue;
    const double apart = scored.value("top_label_calibration_error");
    if (!std::isnan(apart)) CHECK(apart >= scored.value("ece") - unrounded);
  }
}
