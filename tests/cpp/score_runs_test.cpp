#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string_view>
#include <vector>

#include "metrics/score_quantities.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

constexpr std::size_t sizes[] = {1, 2, 5, 200, 1301};

enum class Given { ties, few, distinct, one_class, weights };

/// Some cases, with scores from 0 to 1.
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

bool are_same(double one, double other) {
  return one == other || (std::isnan(one) && std::isnan(other));
}

}  // namespace

TEST_CASE("quantities of many points or cases at once are those of each") {
  namespace of = score_quantities;
  const Quantity* const of_points[] = {
      &of::TP_k, &of::previous_TP, &of::FP_k,           &of::previous_FP, &of::t_k,
      &of::P_k,  &of::previous_P,  &of::interpolated_P, &of::s_k,         &of::n_k,
      &of::o_k,  &of::V_10,        &of::V_01,           &of::positives,   &of::negatives};
  const Quantity* const of_cut[] = {&of::cut_x, &of::previous_cut_x, &of::cut_y,
                                    &of::previous_cut_y};
  const Quantity* const of_cases[] = {&of::s_m, &of::y_m, &of::w_m, &of::p_true};
  std::mt19937_64 random(17);
  for (const Given given :
       {Given::ties, Given::few, Given::distinct, Given::one_class, Given::weights}) {
    for (const std::size_t size : sizes) {
      const ScoredCases cases = some_cases(random, size, given);
      Options options;
      options.max_fpr = 0.3;
      const ScoreEvaluation evaluation(score_catalogue(), cases, options);
      const auto check = [&](const Quantity& quantity, Place step, std::size_t places) {
        for (std::size_t first = 0; first < places; first += 1 + places / 3) {
          CAPTURE(static_cast<int>(given));
          CAPTURE(size);
          CAPTURE(quantity.id);
          const Places some{{first * step.row, first * step.column}, step, places - first};
          std::vector<double> values(some.count);
          evaluation.quantities(quantity, some, values.data());
          for (std::size_t at = 0; at < some.count; ++at) {
            CAPTURE(at);
            REQUIRE(are_same(values[at], evaluation.quantity(quantity, some[at])));
          }
        }
      };
      for (const Quantity* quantity : of_points) {
        check(*quantity, {0, 1}, evaluation.extent(Over::points, {}));
      }
      for (const Quantity* quantity : of_cut) {
        check(*quantity, {0, 1}, evaluation.extent(Over::cut_points, {}));
      }
      for (const Quantity* quantity : of_cases) check(*quantity, {1, 0}, size);
    }
  }
}

TEST_CASE("sums that are known come to what their terms do") {
  namespace of = score_quantities;
  std::mt19937_64 random(19);
  for (const Given given : {Given::ties, Given::few, Given::distinct}) {
    for (const std::size_t size : sizes) {
      CAPTURE(static_cast<int>(given));
      CAPTURE(size);
      const ScoredCases cases = some_cases(random, size, given);
      const Options options;
      const ScoreEvaluation evaluation(score_catalogue(), cases, options);
      const std::size_t points = evaluation.extent(Over::points, {});
      const auto at = [&](const Quantity& quantity, std::size_t row, std::size_t column) {
        return evaluation.quantity(quantity, {row, column});
      };
      long double pairs = 0, precisions = 0, errors = 0;
      for (std::size_t k = 0; k < points; ++k) {
        const double more_TP = at(of::TP_k, 0, k) - at(of::previous_TP, 0, k);
        const double more_FP = at(of::FP_k, 0, k) - at(of::previous_FP, 0, k);
        pairs += more_FP * (at(of::TP_k, 0, k) + at(of::previous_TP, 0, k));
        precisions += static_cast<long double>(more_TP) * at(of::P_k, 0, k);
      }
      for (std::size_t m = 0; m < size; ++m) {
        for (std::size_t label = 0; label < 2; ++label) {
          const double error = at(of::p_mk, m, label) - at(of::is_class, m, label);
          errors += static_cast<long double>(error) * error;
        }
      }
      CHECK(evaluation.known(of::twice_pairs_in_order, {}) == static_cast<double>(pairs));
      const auto close = [](long double value) {
        return doctest::Approx(static_cast<double>(value)).epsilon(1e-15);
      };
      CHECK(evaluation.known(of::sum_of_precisions, {}) == close(precisions));
      CHECK(evaluation.known(of::sum_of_squared_errors, {}) == close(errors));
    }
  }
}
