#include <doctest/doctest.h>

#include <cmath>
#include <string_view>
#include <utility>
#include <variant>

#include "data/ranked_lists.hpp"
#include "evaluated.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/ranked_evaluation.hpp"

namespace deconfuse {
namespace {

RankedLists taken(RankedLists given) {
  auto result = take_ranked_lists(std::move(given));
  REQUIRE(std::holds_alternative<RankedLists>(result));
  return std::get<RankedLists>(std::move(result));
}

ErrorCode refused(RankedLists given) {
  const auto result = take_ranked_lists(std::move(given));
  REQUIRE(std::holds_alternative<InputError>(result));
  return std::get<InputError>(result).code;
}

double value(const RankedLists& lists, std::string_view id, Options options = {}) {
  const Catalogue& metrics = ranked_catalogue();
  const std::size_t at = metrics.find(id);
  REQUIRE(at < metrics.size());
  return RankedEvaluation(metrics, lists, options).value(at, {}, true);
}

}  // namespace

TEST_CASE("average precision divides by all relevant items, returned or not") {
  const RankedLists all = taken({{}, {{1, 0, 1}}, {}});
  CHECK(value(all, "average_precision") == (1 + 2.0 / 3) / 2);
  const RankedLists some = taken({{}, {{1, 0, 1}}, {4}});
  CHECK(value(some, "average_precision") == (1 + 2.0 / 3) / 4);
  CHECK(value(some, "r_precision") == 2.0 / 4);
}

TEST_CASE("recall levels that a list never reaches have a precision of 0") {
  const RankedLists lists = taken({{}, {{1, 0, 1}}, {4}});
  // At recall 0 … 0.2 precision is 1, at 0.3 … 0.5 it is 2/3.
  CHECK(value(lists, "interpolated_average_precision_11") ==
        doctest::Approx((3 + 3 * 2.0 / 3) / 11).epsilon(unrounded));
}

TEST_CASE("a list that is shorter than k is divided by k all the same") {
  Options options;
  options.k = 5;
  const RankedLists lists = taken({{}, {{1, 1, 0}}, {}});
  CHECK(value(lists, "precision_at_k", options) == 2.0 / 5);
}

TEST_CASE("the rank of the first hit, and lists without one") {
  CHECK(value(taken({{}, {{0, 0, 1, 1}}, {}}), "reciprocal_rank") == 1.0 / 3);
  CHECK(value(taken({{}, {{0, 0}}, {3}}), "reciprocal_rank") == 0);
  CHECK(value(taken({{}, {{}}, {3}}), "average_precision") == 0);
  Options options;
  options.k = 2;
  CHECK(value(taken({{}, {{}}, {3}}), "precision_at_k", options) == 0);
  // Items that were not returned have unknown grades, so the ideal list is unknown.
  CHECK(std::isnan(value(taken({{}, {{3, 2, 0}}, {4}}), "ndcg")));
}

TEST_CASE("metrics of one list, of several, and of boxes each apply to their own data") {
  const Options options;
  const Catalogue& metrics = ranked_catalogue();
  const auto applies = [&](const RankedLists& lists, std::string_view id) {
    return RankedEvaluation(metrics, lists, options).applies(metrics[metrics.find(id)]);
  };
  const RankedLists one = taken({{}, {{1, 0, 1}}, {}});
  const RankedLists two = taken({{}, {{1, 0, 1}, {0, 1}}, {}});
  CHECK(applies(one, "average_precision"));
  CHECK_FALSE(applies(one, "mean_average_precision"));
  CHECK(applies(two, "mean_average_precision"));
  CHECK_FALSE(applies(two, "map_50_95"));
}

TEST_CASE("without k the whole list counts") {
  const RankedLists lists = taken({{}, {{1, 0, 1, 0}}, {3}});
  CHECK(value(lists, "precision_at_k") == 2.0 / 4);
  CHECK(value(lists, "recall_at_k") == doctest::Approx(2.0 / 3));
  CHECK(value(lists, "f1_at_k") == doctest::Approx(4.0 / 7));
}

TEST_CASE("impossible lists are refused") {
  CHECK(refused({}) == ErrorCode::no_cases);
  CHECK(refused({{}, {{}}, {}}) == ErrorCode::no_cases);
  CHECK(refused({{}, {{-1}}, {}}) == ErrorCode::negative_relevance);
  CHECK(refused({{}, {{1, 1}}, {1}}) == ErrorCode::too_few_relevant);
  CHECK(refused({{}, {{1}}, {1, 1}}) == ErrorCode::wrong_length);
  CHECK(refused({{"a", "a"}, {{1}, {1}}, {}}) == ErrorCode::duplicate_label);
}

TEST_CASE("exponential gain doubles with each grade") {
  const RankedLists lists = taken({{}, {{3, 0, 1}}, {}});
  CHECK(value(lists, "dcg_exponential") == doctest::Approx(7 + 1.0 / 2));
  CHECK(value(lists, "ndcg_exponential") == doctest::Approx(7.5 / (7 + 1 / std::log2(3))));
  const RankedLists plain = taken({{}, {{0, 1, 1}}, {3}});
  CHECK(value(plain, "ndcg_exponential") == doctest::Approx(value(plain, "ndcg")));
}

}  // namespace deconfuse
