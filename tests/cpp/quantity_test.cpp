// The functions that declare quantities. The compiler calls them for the catalogue; here they run.

#include "metrics/quantity.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/scored_cases.hpp"
#include "metrics/score_quantity.hpp"
#include "names/enum_name.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

ScoreColumns four_cases() { return binary({0.9, 0.6, 0.4, 0.1}, {1, 0, 1, 0}); }

double total_weight(const ScoreEvaluation& evaluation, Place) {
  return evaluation.data().total_weight();
}

}  // namespace

TEST_CASE("a declaration sets what its name says, and nothing else") {
  const Quantity plain{.id = "n", .symbol = "N"};
  const auto is_plain = [](const Quantity& quantity) {
    return std::string(quantity.id.c_str()) == "n" && std::string(quantity.symbol.c_str()) == "N";
  };
  CHECK(is_plain(plain));

  const Quantity dependent = with_option("beta", plain);
  CHECK(is_plain(dependent));
  CHECK(std::string(dependent.option.c_str()) == "beta");

  const Quantity absent = given_by([](const Environment&) { return false; }, plain);
  CHECK(is_plain(absent));
  CHECK((absent.is_given != nullptr));

  CHECK((with_exact(plain, irrational).exact == irrational));
  CHECK((everywhere(plain).everywhere && !everywhere(plain).fixed));
  CHECK((fixed(plain).fixed && !fixed(plain).everywhere));
  CHECK((turned(plain).transposed && !turned(plain).weight));
  CHECK((as_weight(plain).weight && !as_weight(plain).transposed));
  CHECK(std::string(with_id("other", plain).id.c_str()) == "other");
  CHECK(std::string(with_symbol("M", plain).symbol.c_str()) == "M");
}

TEST_CASE("quantities of scores read the data that they are declared for") {
  const Scored scored(four_cases());
  const Environment& environment = *scored;

  const auto weight = [](const ScoreEvaluation& data, Place place) {
    return total_weight(data, place);
  };
  const Quantity all = quantity<ScoreEvaluation>("all", "N", weight);
  CHECK(all.value(environment, {}) == 4);
  CHECK_FALSE(all.everywhere);

  const Quantity as_given = given<ScoreEvaluation>("all", "N", weight);
  CHECK(as_given.value(environment, {}) == 4);
  CHECK(as_given.exact(environment, {}, 0.1).fraction().text() == "1/10");

  const Quantity costly = costly_quantity<ScoreEvaluation>(
      "all", "N", [](const ScoreEvaluation& data) { return data.data().total_weight(); });
  CHECK(costly.value(environment, {}) == 4);
  CHECK((costly.costly && costly.everywhere));

  const Quantity positives =
      of_data("positives", "P", [](const ScoreData& data, Place place) -> double {
        return data.ranking(place.row).positives();
      });
  CHECK(positives.value(environment, {0, 0}) == 2);
  CHECK_FALSE(positives.fraction);

  const Quantity share = of_data("share", "\\pi", [](const ScoreData& data, Place place) -> Ratio {
    return {data.ranking(place.row).positives(), data.total_weight()};
  });
  CHECK(share.fraction);
  CHECK(share.value(environment, {0, 0}) == 0.5);
  CHECK(share.exact(environment, {0, 0}, 0.5).fraction().text() == "1/2");

  const Quantity rank_of = of_cases("number", "i", [](const ScoreData&, Place place) -> double {
    return static_cast<double>(place.row + 1);
  });
  std::vector<double> numbers(3);
  rank_of.fill(environment, {{0, 0}, {1, 0}, 3}, numbers.data());
  CHECK(numbers == std::vector<double>{1, 2, 3});

  const Quantity negatives =
      of_ranking("negatives", "N", [](const ScoreData& data, std::size_t row) -> double {
        return data.ranking(row).negatives();
      });
  CHECK(negatives.of_row);
  CHECK(negatives.value(environment, {0, 7}) == 2);
}

TEST_CASE("quantities of points have a value at every threshold") {
  const Scored scored(four_cases());
  const Environment& environment = *scored;

  const Quantity hits = of_points(
      "hits", "TP_k", [](const Points& points, std::size_t k) -> double { return points.TP[k]; });
  std::vector<double> values(5);
  // One run of points at once, and the same points one after another.
  hits.fill(environment, {{0, 0}, {0, 1}, 5}, values.data());
  CHECK(values == std::vector<double>{0, 1, 1, 2, 2});
  for (std::size_t k = 0; k < 5; ++k) {
    double one = 0;
    hits.fill(environment, {{0, k}, {0, 0}, 1}, &one);
    CHECK(one == values[k]);
  }

  const Quantity precision =
      of_points("precision", "P_k", [](const Points& points, std::size_t k) -> Ratio {
        return {points.TP[k], points.TP[k] + points.FP[k]};
      });
  CHECK(precision.fraction);
  CHECK(precision.exact(environment, {0, 3}, 0).fraction().text() == "2/3");

  const Quantity first_hit =
      point_of("first_hit",
               [](const ScoreData&, const Ranking&) -> std::optional<std::size_t> { return 1; });
  CHECK(first_hit.value(environment, {0, 0}) == 1);
  CHECK(std::string(first_hit.symbol.c_str()).empty());
}

TEST_CASE("options are quantities that say whether they are given") {
  Options options;
  options.beta = 0.5;
  const Scored without(four_cases());
  const Scored with(four_cases(), options);

  const Quantity beta =
      option("beta", "\\beta", "beta", [](const Options& given) { return given.beta; });
  CHECK((beta.fixed && beta.everywhere));
  CHECK(beta.value(*with, {}) == 0.5);
  CHECK(beta.exact(*with, {}, 0.5).fraction().text() == "1/2");

  options.cost_matrix = {0, 1, 5, 0};
  const Scored costed(four_cases(), options);
  const Quantity loss = table_option(
      "loss", "\\ell", "costMatrix",
      [](const Options& given) -> const std::vector<double>& { return given.cost_matrix; });
  CHECK_FALSE(loss.is_given(*without));
  CHECK(std::isnan(loss.value(*without, {1, 0})));
  CHECK(loss.is_given(*costed));
  CHECK(loss.value(*costed, {1, 0}) == 5);
}

TEST_CASE("an enumerator's external name is its own with hyphens") {
  enum class Colour { red, dark_blue, not_ };
  CHECK(name_of(Colour::dark_blue) == "dark-blue");
  CHECK(name_of(Colour::not_) == "not");
  CHECK(enum_name::written<Colour::dark_blue>() == "dark_blue");
  CHECK(enum_name::exists<Colour::not_>());
  CHECK_FALSE(enum_name::exists<static_cast<Colour>(3)>());
  CHECK(enum_name::count<Colour>() == 3);
  const auto characters = enum_name::Characters<Colour::dark_blue>::of_name();
  CHECK(std::string(characters.begin(), characters.end()) == "dark-blue");
}
