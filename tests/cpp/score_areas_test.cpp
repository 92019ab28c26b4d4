#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "curves/comparison.hpp"
#include "drawn.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

/// 1 if the first score is the more positive one, 1/2 if both are equal, 0 otherwise.
double comes_first(double left, double right, bool lower_is_positive) {
  if (left == right) return 0.5;
  return (left > right) != lower_is_positive ? 1 : 0;
}

double weight_at(const std::vector<double>& weights, std::size_t at) {
  return weights.empty() ? 1 : weights[at];
}

/// The share of pairs of a positive and a negative case that are in the right order.
double mann_whitney(const ScoreColumns& columns, std::size_t model) {
  const std::vector<double>& scores = columns.scores[model];
  double right = 0, pairs = 0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    for (std::size_t j = 0; j < scores.size(); ++j) {
      if (columns.truth[i] != 1 || columns.truth[j] != 0) continue;
      const double weight = weight_at(columns.weights, i) * weight_at(columns.weights, j);
      right += weight * comes_first(scores[i], scores[j], columns.lower_is_positive);
      pairs += weight;
    }
  }
  return pairs == 0 ? no_value : right / pairs;
}

/// The placements of the cases of one class among those of the other, from all pairs.
std::vector<double> placements_of(const ScoreColumns& columns, std::size_t model,
                                  std::int32_t code) {
  const std::vector<double>& scores = columns.scores[model];
  std::vector<double> placements;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (columns.truth[i] != code) continue;
    double right = 0, others = 0;
    for (std::size_t j = 0; j < scores.size(); ++j) {
      if (columns.truth[j] == code) continue;
      const bool first = code == 1;
      right += comes_first(scores[first ? i : j], scores[first ? j : i], columns.lower_is_positive);
      others += 1;
    }
    placements.push_back(others == 0 ? no_value : right / others);
  }
  return placements;
}

double sample_covariance(const std::vector<double>& left, const std::vector<double>& right) {
  const auto n = static_cast<double>(left.size());
  double left_mean = 0, right_mean = 0, sum = 0;
  for (const double value : left) left_mean += value / n;
  for (const double value : right) right_mean += value / n;
  for (std::size_t at = 0; at < left.size(); ++at) {
    sum += (left[at] - left_mean) * (right[at] - right_mean);
  }
  return left.size() < 2 ? no_value : sum / (n - 1);
}

double covariance_of_areas(const ScoreColumns& columns, std::size_t one, std::size_t other) {
  double sum = 0;
  for (const std::int32_t code : {1, 0}) {
    const std::vector<double> left = placements_of(columns, one, code);
    const std::vector<double> right = placements_of(columns, other, code);
    sum += sample_covariance(left, right) / static_cast<double>(left.size());
  }
  return sum;
}

/// The columns with each case repeated by its weight, and without weights.
ScoreColumns repeated(const ScoreColumns& columns) {
  ScoreColumns result = columns;
  result.weights.clear();
  result.truth.clear();
  for (std::vector<double>& scores : result.scores) scores.clear();
  for (std::size_t at = 0; at < columns.truth.size(); ++at) {
    for (double left = weight_at(columns.weights, at); left > 0; left -= 1) {
      result.truth.push_back(columns.truth[at]);
      for (std::size_t model = 0; model < columns.scores.size(); ++model) {
        result.scores[model].push_back(columns.scores[model][at]);
      }
    }
  }
  return result;
}

bool has_whole_weights(const ScoreColumns& columns) {
  return std::all_of(columns.weights.begin(), columns.weights.end(),
                     [](double weight) { return weight == std::floor(weight); });
}

/// Random columns in which both classes have cases of positive weight.
ScoreColumns both_classes(RandomColumns& random, std::size_t most = 30) {
  while (true) {
    ScoreColumns columns = random.scores(most);
    if (cases_of(columns).ranking(0).both_classes()) return columns;
  }
}

}  // namespace

TEST_CASE("AUC agrees with the Mann–Whitney statistic computed from all pairs") {
  RandomColumns random(41);
  int with_infinite = 0, with_weights = 0, lower = 0, undefined_ones = 0;
  for (int round = 0; round < 400; ++round) {
    const ScoreColumns columns = random.scores();
    const Scored scored(columns);
    CAPTURE(round);
    const double expected = mann_whitney(columns, 0);
    REQUIRE(near(scored.value("roc_auc"), expected));
    const ScoredCases& cases = scored.cases();
    if (columns.scores.size() > 1) {
      REQUIRE(near(scored.value("rival_roc_auc"), mann_whitney(columns, 1)));
      Options second;
      second.model = 1;
      REQUIRE(near(Scored(columns, second).value("roc_auc"), mann_whitney(columns, 1)));
    }
    REQUIRE(near(scored.value("gini"), 2 * expected - 1));
    with_infinite += std::isinf(*std::max_element(cases.scores[0].begin(), cases.scores[0].end()));
    with_weights += !columns.weights.empty();
    lower += columns.lower_is_positive;
    undefined_ones += std::isnan(expected);
  }
  for (const int seen : {with_infinite, with_weights, lower, undefined_ones}) CHECK(seen > 20);
}

TEST_CASE("U counts the pairs in order, and the alternative formula of AUC is U/(P·N)") {
  const Scored scored(binary({0.9, 0.8, 0.8, 0.3, 0.1}, {1, 0, 1, 1, 0}));
  CHECK(scored.value("mann_whitney_u") == 4.5);
  CHECK(scored.exact("roc_auc") == "3/4");
  const Metric& auc = score_catalogue()[find_scored("roc_auc")];
  RandomColumns random(42);
  for (int round = 0; round < 200; ++round) {
    const ScoreColumns columns = both_classes(random);
    const Scored one(columns);
    REQUIRE(near(evaluate(auc.alternative, *one, {}), one.value("roc_auc")));
    if (!has_whole_weights(columns)) {
      REQUIRE(one.cause("mann_whitney_u") == "fractional counts");
      continue;
    }
    const double U = one.value("mann_whitney_u");
    REQUIRE(2 * U == std::round(2 * U));
    REQUIRE(near(U, one.value("roc_auc") * one.cases().ranking(0).positives() *
                        one.cases().ranking(0).negatives()));
  }
}

TEST_CASE("DeLong's variance agrees with placements computed from all pairs") {
  RandomColumns random(43);
  int compared = 0;
  for (int round = 0; round < 400; ++round) {
    const ScoreColumns columns = both_classes(random);
    const Scored scored(columns);
    CAPTURE(round);
    if (!has_whole_weights(columns)) {
      REQUIRE(scored.cause("auc_variance_delong") == "fractional counts");
      continue;
    }
    // A weight is a number of cases.
    const double expected = covariance_of_areas(repeated(columns), 0, 0);
    const double variance = scored.value("auc_variance_delong");
    REQUIRE(near(variance, expected));
    REQUIRE(near(scored.value("auc_standard_error_delong"), std::sqrt(expected)));
    compared += !std::isnan(expected);
  }
  CHECK(compared > 200);
}

TEST_CASE("two models are compared by the covariance of their placements") {
  RandomColumns random(44);
  int compared = 0;
  for (int round = 0; round < 600; ++round) {
    ScoreColumns columns = both_classes(random);
    if (columns.scores.size() < 2) continue;
    if (!has_whole_weights(columns)) {
      const Scored weighted(columns);
      for (const char* id : {"delong_p_value", "delong_z", "auc_difference_ci"}) {
        REQUIRE(weighted.cause(id) == "fractional counts");
      }
      REQUIRE(near(weighted.value("auc_difference"),
                   mann_whitney(columns, 0) - mann_whitney(columns, 1)));
      continue;
    }
    const Scored weighted(columns);
    // A weight is a number of cases.
    columns = repeated(columns);
    if (columns.truth.empty()) continue;
    const double shared = covariance_of_areas(columns, 0, 1);
    const double variance =
        covariance_of_areas(columns, 0, 0) + covariance_of_areas(columns, 1, 1) - 2 * shared;
    REQUIRE(near(weighted.value("delong_covariance"), shared));
    if (std::isnan(variance) || variance < 1e-9) continue;
    const double z = weighted.value("auc_difference") / std::sqrt(variance);
    REQUIRE(near(weighted.value("delong_z"), z, 1e-9));
    REQUIRE(near(weighted.value("delong_p_value"), std::erfc(std::fabs(z) / std::sqrt(2)), 1e-9));
    const Scored one_by_one(columns);
    const ScoredCases& cases = one_by_one.cases();
    const Comparison other = compare_delong(
        paired_areas(cases.scores[0], cases.scores[1], cases.is_positive, cases.lower_is_positive),
        0.95);
    REQUIRE(near(weighted.value("delong_p_value"), other.p, 1e-9));
    REQUIRE(near(weighted.ends("auc_difference_ci").first, other.low, 1e-9));
    REQUIRE(near(weighted.ends("auc_difference_ci").second, other.high, 1e-9));
    ++compared;
  }
  CHECK(compared > 50);
}

TEST_CASE("inverted scores, or the other positive class, have one minus the area") {
  RandomColumns random(45);
  for (int round = 0; round < 200; ++round) {
    const ScoreColumns columns = both_classes(random);
    ScoreColumns negated = columns;
    for (std::vector<double>& scores : negated.scores) {
      for (double& score : scores) score = -score;
    }
    ScoreColumns opposite = columns;
    opposite.positive.emplace("0");
    const double area = Scored(columns).value("roc_auc");
    REQUIRE(near(Scored(negated).value("roc_auc"), 1 - area));
    REQUIRE(near(Scored(opposite).value("roc_auc"), 1 - area));
  }
}

TEST_CASE("scores with lower values positive are the negated scores") {
  RandomColumns random(46);
  const Options options;
  for (int round = 0; round < 100; ++round) {
    ScoreColumns columns = random.scores();
    columns.lower_is_positive = true;
    ScoreColumns negated = columns;
    negated.lower_is_positive = false;
    for (std::vector<double>& scores : negated.scores) {
      for (double& score : scores) score = -score;
    }
    Options opposite = options;
    opposite.threshold = -options.threshold;
    const Scored lower(columns, options), higher(negated, opposite);
    for_each_scored_value(*lower, [&](std::size_t metric, Place place) {
      const Metric& declared = score_catalogue()[metric];
      if (declared.needs != Needs::scores && declared.needs != Needs::two_models) return;
      // Net benefit uses a threshold that is a probability.
      if (std::string_view(declared.group) == "decision") return;
      const double value = (*lower).value(metric, place, true);
      const double other = (*higher).value(metric, place, true);
      const bool is_threshold = std::string_view(declared.family) == "threshold";
      REQUIRE(near(value, is_threshold ? -other : other));
    });
  }
}

TEST_CASE("an increasing function of the scores changes no area") {
  RandomColumns random(47);
  for (int round = 0; round < 200; ++round) {
    const ScoreColumns columns = both_classes(random);
    ScoreColumns transformed = columns;
    for (std::vector<double>& scores : transformed.scores) {
      for (double& score : scores) score = std::atan(score) * 100 + 7;
    }
    const Scored before(columns), after(transformed);
    for_each_scored_value(*before, [&](std::size_t metric, Place) {
      const Metric& declared = score_catalogue()[metric];
      const bool of_order = std::string_view(declared.family) == "roc_area" ||
                            std::string_view(declared.family) == "precision_recall_area" ||
                            std::string_view(declared.family) == "h_measure";
      if (!of_order) return;
      REQUIRE(near((*before).value(metric, {}, true), (*after).value(metric, {}, true), 0));
    });
  }
}

TEST_CASE("partial areas end at the whole area and are integrals of the ROC curve") {
  RandomColumns random(48);
  for (int round = 0; round < 200; ++round) {
    const ScoreColumns columns = both_classes(random);
    Options options;
    options.max_fpr = 1;
    const Scored whole(columns, options);
    const double area = whole.value("roc_auc");
    REQUIRE(near(whole.value("partial_roc_auc"), area));
    REQUIRE(near(whole.value("partial_roc_auc_standardized"), area));
    options.max_fpr = static_cast<double>(1 + random.below(9)) / 10;
    const Scored part(columns, options);
    const std::optional<Curve> curve = drawn(part.cases(), "roc_curve");
    REQUIRE(curve.has_value());
    double expected = 0;
    for (std::size_t at = 1; at < curve->x.size(); ++at) {
      const double left = curve->x[at - 1], right = std::min(curve->x[at], options.max_fpr);
      if (right <= left) continue;
      const double slope = (curve->y[at] - curve->y[at - 1]) / (curve->x[at] - left);
      expected += (right - left) * (curve->y[at - 1] + slope * (right - left) / 2);
    }
    REQUIRE(near(part.value("partial_roc_auc"), expected));
    REQUIRE(part.value("partial_roc_auc") <= area + unrounded);
    REQUIRE(part.value("roc_auc_convex_hull") >= std::max(0.5, area) - unrounded);
  }
}

TEST_CASE("the ROC curve rises from corner to corner, and precision ends at the prevalence") {
  RandomColumns random(49);
  for (int round = 0; round < 200; ++round) {
    const ScoredCases cases = cases_of(both_classes(random));
    const Ranking& ranking = cases.ranking(0);
    const std::optional<Curve> roc = drawn(cases, "roc_curve");
    REQUIRE(roc.has_value());
    for (const std::vector<double>* rates : {&roc->x, &roc->y}) {
      REQUIRE(rates->front() == 0);
      REQUIRE(rates->back() == 1);
      REQUIRE(std::is_sorted(rates->begin(), rates->end()));
    }
    const std::optional<Curve> precision = drawn(cases, "pr_curve");
    REQUIRE(precision.has_value());
    REQUIRE(precision->x.back() == 1);
    REQUIRE(near(precision->y.back(),
                 ranking.positives() / (ranking.positives() + ranking.negatives())));
  }
}

TEST_CASE("the area along which TP and FP grow proportionally is the integral of its precision") {
  RandomColumns random(50);
  for (int round = 0; round < 60; ++round) {
    const Scored scored(both_classes(random));
    const Ranking& ranking = scored.cases().ranking(0);
    const SharedNumbers& TP = ranking.true_positives();
    const SharedNumbers& FP = ranking.false_positives();
    double area = 0;
    for (std::size_t k = 1; k < ranking.size(); ++k) {
      const double more_TP = TP[k] - TP[k - 1], more_FP = FP[k] - FP[k - 1];
      constexpr int parts = 4000;
      for (int part = 0; part < parts; ++part) {  // the midpoint rule
        const double at = (part + 0.5) / parts;
        const double right = TP[k - 1] + at * more_TP, wrong = FP[k - 1] + at * more_FP;
        area += more_TP / parts * right / (right + wrong);
      }
    }
    REQUIRE(near(scored.value("pr_auc_davis_goadrich"), area / ranking.positives(), 1e-5));
  }
}

TEST_CASE("the H-measure is one minus the ratio of two expected losses, integrated numerically") {
  RandomColumns random(51);
  for (int round = 0; round < 80; ++round) {
    const ScoreColumns columns = both_classes(random);
    Options options;
    if (round % 2 == 0) options.severity_ratio = 0.4;
    const Scored scored(columns, options);
    const Ranking& ranking = scored.cases().ranking(0);
    const double P = ranking.positives(), N = ranking.negatives();
    // A missed positive costs 1 − c and a false alarm costs c. The density of c is proportional to
    // c^(a−1)·(1−c)^(b−1), and each threshold is used where its loss is least.
    const auto h = [&](double a, double b) {
      double of_scores = 0, of_no_scores = 0;
      constexpr int parts = 8000;
      for (int part = 0; part < parts; ++part) {
        const double c = (part + 0.5) / parts;
        const double density = std::pow(c, a - 1) * std::pow(1 - c, b - 1);
        double least = infinite;
        for (std::size_t k = 0; k < ranking.size(); ++k) {
          const double missed = P - ranking.true_positives()[k];
          least = std::min(least, (1 - c) * missed + c * ranking.false_positives()[k]);
        }
        of_scores += density * least;
        of_no_scores += density * std::min((1 - c) * P, c * N);
      }
      return 1 - of_scores / of_no_scores;
    };
    const double ratio = options.severity_ratio.value_or(P / N);
    CAPTURE(round);
    REQUIRE(near(scored.value("h_measure_beta22"), h(2, 2), 1e-5));
    REQUIRE(near(scored.value("h_measure"), h(1 + P / (P + N), 1 + N / (P + N)), 1e-4));
    REQUIRE(near(scored.value("h_measure_severity_ratio"), h(2, 1 + 1 / ratio), 1e-4));
  }
}

TEST_CASE("perfect, uninformative and inverted scores") {
  const auto of = [](std::vector<double> scores) {
    return binary(std::move(scores), {1, 1, 0, 0, 0});
  };
  const Scored perfect(of({0.9, 0.8, 0.3, 0.2, 0.1}));
  const Scored useless(of({0.5, 0.5, 0.5, 0.5, 0.5}));
  const Scored inverted(of({0.1, 0.2, 0.7, 0.8, 0.9}));
  struct Case {
    const char* id;
    double perfect, useless, inverted;
  };
  const Case table[] = {{"roc_auc", 1, 0.5, 0},
                        {"gini", 1, 0, -1},
                        {"roc_auc_convex_hull", 1, 0.5, 0.5},
                        {"equal_error_rate", 0, 0.5, 1},
                        {"ks_statistic", 1, 0, 1},
                        {"youden_j_max", 1, 0, 0},
                        {"average_precision", 1, 0.4, 1.0 / 2 * 1 / 4 + 1.0 / 2 * 2 / 5},
                        {"h_measure", 1, 0, 0},
                        {"f1_max", 1, 4.0 / 7, 4.0 / 7},
                        {"accuracy_max", 1, 0.6, 0.6},
                        {"auc_variance_delong", 0, 0, 0}};
  for (const Case& row : table) {
    CAPTURE(std::string(row.id));
    CHECK(near(perfect.value(row.id), row.perfect));
    CHECK(near(useless.value(row.id), row.useless));
    CHECK(near(inverted.value(row.id), row.inverted));
  }
  CHECK(perfect.value("youden_threshold") == 0.8);
  CHECK(useless.value("youden_threshold") == infinite);
}

TEST_CASE("gains of eight cases, computed by hand") {
  // TP and FP from the highest score downwards: 1 0, 1 1, 2 1, 3 1, 3 2, 3 3, 4 3, 4 4. With 4
  // positive and 4 negative cases, recall gain is 0 at TP = 2.
  const ScoreColumns columns =
      binary({0.9, 0.8, 0.7, 0.6, 0.55, 0.3, 0.2, 0.1}, {1, 0, 1, 1, 0, 0, 1, 0});
  CHECK(Scored(columns).exact("precision_recall_gain_auc") == "31/72");
  const Curve curve = drawn(cases_of(columns), "precision_recall_gain_curve").value();
  CHECK(curve.true_positives == std::vector<double>{2, 3, 3, 3, 4, 4});
  CHECK(curve.x[0] == 0);
  CHECK(curve.y[0] == 0.5);
  CHECK(curve.y[4] == 0.25);
  CHECK(curve.y[5] == 0);
}

TEST_CASE("a step across recall gain 0 counts from that point on") {
  // Only one group of equal scores: precision equals the prevalence along the whole step.
  CHECK(Scored(binary({0.5, 0.5, 0.5}, {1, 0, 0})).exact("precision_recall_gain_auc") == "0");
  CHECK(Scored(binary({0.9, 0.5, 0.5}, {1, 0, 0})).exact("precision_recall_gain_auc") == "1");
  CHECK(Scored(binary({0.5, 0.5, 0.9}, {1, 1, 0})).value("precision_recall_gain_auc") < 0);
  CHECK(Scored(binary({0.5, 0.2}, {1, 1})).cause("precision_recall_gain_auc") == "requirement");
}

TEST_CASE("the area of gains is the integral along the ROC curve") {
  RandomColumns random(198);
  for (int round = 0; round < 100; ++round) {
    const Scored scored(both_classes(random));
    const Ranking& ranking = scored.cases().ranking(0);
    const double P = ranking.positives(), N = ranking.negatives();
    const auto& right = ranking.true_positives();
    const auto& wrong = ranking.false_positives();
    // The midpoint rule over many small steps of TP, from P²/(P + N) to P.
    const double start = P * P / (P + N);
    const int steps = 4000;
    double expected = 0;
    std::size_t to = 1;
    for (int step = 0; step < steps; ++step) {
      const double width = (P - start) / steps;
      const double TP = start + (step + 0.5) * width;
      while (right[to] < TP) ++to;
      const double share = (TP - right[to - 1]) / (right[to] - right[to - 1]);
      const double FP = wrong[to - 1] + share * (wrong[to] - wrong[to - 1]);
      const auto recall_gain = [&](double count) { return 1 - P * (P - count) / (N * count); };
      expected +=
          (1 - P * FP / (N * TP)) * (recall_gain(TP + width / 2) - recall_gain(TP - width / 2));
    }
    REQUIRE(near(scored.value("precision_recall_gain_auc"), expected, 1e-3));
  }
}

TEST_CASE("expected average precision is the mean over all orders of equal scores") {
  struct Case {
    std::vector<double> scores;
    std::vector<std::int32_t> truth;
  };
  const Case cases[] = {{{3, 2, 2, 2, 1, 1}, {0, 1, 0, 1, 1, 0}},
                        {{1, 1, 1, 1, 1}, {1, 0, 0, 1, 0}},
                        {{4, 3, 2, 1}, {1, 0, 1, 0}}};
  for (const Case& one : cases) {
    // Every order of the cases that the scores allow, each equally often.
    std::vector<std::size_t> order(one.scores.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    double sum = 0, orders = 0;
    do {
      double hits = 0, precisions = 0;
      bool is_order = true;
      for (std::size_t rank = 0; rank < order.size(); ++rank) {
        is_order =
            is_order && (rank == 0 || one.scores[order[rank - 1]] >= one.scores[order[rank]]);
        if (one.truth[order[rank]] != 1) continue;
        hits += 1;
        precisions += hits / static_cast<double>(rank + 1);
      }
      if (!is_order) continue;
      sum += precisions / hits;
      orders += 1;
    } while (std::next_permutation(order.begin(), order.end()));
    const Scored scored(binary(one.scores, one.truth));
    CHECK(near(scored.value("average_precision_expected"), sum / orders));
  }
}

TEST_CASE("with large weights there are too many orders, so the value is undefined") {
  const Scored scored(binary({1, 1, 0}, {1, 0, 1}, {1e15, 1e15, 1}));
  CHECK(std::isnan(scored.value("average_precision_expected")));
}
