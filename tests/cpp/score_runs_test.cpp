#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "scored.hpp"

using namespace deconfuse;

namespace {

constexpr std::size_t sizes[] = {1, 2, 5, 200, 1301};

enum class Given { ties, few, distinct, one_class, weights };
constexpr Given all_given[] = {Given::ties, Given::few, Given::distinct, Given::one_class,
                               Given::weights};

/// Cases with scores from 0 to 1.
ScoredCases some_cases(std::mt19937_64& random, std::size_t size, Given given) {
  std::vector<double> scores, weights;
  std::vector<std::int32_t> truth;
  const std::uint64_t values = given == Given::few ? 3 : given == Given::distinct ? 1000000 : 50;
  for (std::size_t at = 0; at < size; ++at) {
    scores.push_back(static_cast<double>(random() % values) / static_cast<double>(values));
    truth.push_back(given != Given::one_class && random() % 3 == 0 ? 1 : 0);
    if (given == Given::weights) weights.push_back(static_cast<double>(random() % 9) / 8);
  }
  return cases_of(binary(std::move(scores), std::move(truth), std::move(weights)));
}

/// Cases with three numbers each.
ScoredCases some_rows(std::mt19937_64& random, std::size_t size, Given given) {
  std::vector<double> rows;
  std::vector<std::int32_t> truth;
  for (std::size_t at = 0; at < size; ++at) {
    const double first = static_cast<double>(random() % 9) / 16;
    const double second = static_cast<double>(random() % 7) / 16;
    rows.insert(rows.end(), {first, second, 1 - first - second});
    truth.push_back(given == Given::one_class ? 2 : static_cast<std::int32_t>(random() % 3));
  }
  ProbabilityColumns columns = rows_of(std::move(rows), std::move(truth), 3);
  for (std::size_t at = 0; given == Given::weights && at < size; ++at) {
    columns.weights.push_back(static_cast<double>(random() % 9) / 8);
  }
  return cases_of(std::move(columns));
}

bool are_same(double one, double other) {
  return one == other || (std::isnan(one) && std::isnan(other));
}

/// Visits every part of the formulas that apply, with the index that it is evaluated over.
template <class Visit>
void visit_parts(const Expression& formula, std::optional<Over> over, Visit visit) {
  const ExpressionNode& node = formula.node();
  visit(formula, over);
  for (const Expression& argument : node.arguments) {
    visit_parts(argument, node.over ? node.over : over, visit);
  }
}

template <class Visit>
void visit_parts(const ScoreEvaluation& evaluation, Visit visit) {
  for (const Metric& metric : score_catalogue().metrics()) {
    if (evaluation.applies(metric) && metric.view == View::first) {
      visit_parts(metric.formula, std::nullopt, visit);
    }
  }
}

template <class Visit>
void visit_evaluations(Visit visit) {
  std::mt19937_64 random(17);
  Options options;
  options.max_fpr = 0.3;
  options.k = 2;
  options.map_k = 3;
  options.cost_matrix = {0, 1, 5, 0.5};
  for (const Given given : all_given) {
    for (const std::size_t size : sizes) {
      CAPTURE(static_cast<int>(given));
      CAPTURE(size);
      options.cost_matrix = {0, 1, 5, 0.5};
      visit(some_cases(random, size, given), options);
      options.cost_matrix = {0, 1, 2, 3, 0, 4, 5, 6, 0};
      visit(some_rows(random, size, given), options);
    }
  }
}

/// Evaluates every term, without known sums.
class PlainEvaluation : public ScoreEvaluation {
 public:
  using ScoreEvaluation::ScoreEvaluation;
  double known(Known, Place) const override { return no_value; }
};

}  // namespace

TEST_CASE("quantities of many points or cases at once agree with those of each") {
  visit_evaluations([](const ScoredCases& cases, const Options& options) {
    const ScoreEvaluation evaluation(score_catalogue(), cases, options);
    std::set<std::pair<const Quantity*, Over>> seen;
    visit_parts(evaluation, [&](const Expression& part, std::optional<Over> over) {
      const Quantity* quantity = part.node().quantity;
      if (part.node().op != Op::quantity || !over) return;
      if (!seen.emplace(quantity, *over).second) return;
      CAPTURE(quantity->id);
      for_each_run(*over, evaluation, {}, [&](const Places& run) {
        for (std::size_t first = 0; first < run.count; first += 1 + run.count / 3) {
          const Places some{run[first], run.step, run.count - first};
          std::vector<double> values(some.count);
          evaluation.quantities(*quantity, some, values.data());
          for (std::size_t at = 0; at < some.count; at += 1 + some.count / 50) {
            CAPTURE(at);
            REQUIRE(are_same(values[at], evaluation.quantity(*quantity, some[at])));
          }
        }
      });
    });
    CHECK(seen.size() > 20);
  });
}

TEST_CASE("known sums agree with the sums of their terms") {
  visit_evaluations([](const ScoredCases& cases, const Options& options) {
    const ScoreEvaluation evaluation(score_catalogue(), cases, options);
    const PlainEvaluation plain(score_catalogue(), cases, options);
    std::size_t sums = 0;
    visit_parts(evaluation, [&](const Expression& part, std::optional<Over>) {
      if (part.node().known == nullptr) return;
      const double known = evaluation.known(part.node().known, {});
      const double of_terms = evaluate(part, plain, {});
      // With a single class there are no terms, or none that is defined.
      if (std::isnan(known) || std::isnan(of_terms)) return;
      ++sums;
      CAPTURE(known);
      CAPTURE(of_terms);
      // Whole sums have no rounding; other plain sums may differ in their last bits.
      const bool is_plain = part.node().op == Op::sum && !part.node().defined_only;
      const double tolerance = known == std::floor(known) ? 0 : is_plain ? 1e-15 : 1e-11;
      CHECK(std::fabs(known - of_terms) <= tolerance * std::fabs(of_terms));
    });
    CHECK((sums > 0 || cases.size < 3));
  });
}
