#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "checker/check.hpp"
#include "checker/value_slips.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/rater_evaluation.hpp"
#include "names/enum_name.hpp"

using namespace deconfuse;

namespace {

using Codes = std::vector<std::int32_t>;
constexpr std::int32_t none = Ratings::not_rated;

Ratings rated(std::vector<std::string> categories, std::vector<Codes> codes) {
  Ratings ratings;
  ratings.names = std::move(categories);
  ratings.codes = std::move(codes);
  for (std::size_t rater = 1; rater <= ratings.codes.size(); ++rater)
    ratings.raters.push_back("rater " + std::to_string(rater));
  return std::get<Ratings>(take_ratings(std::move(ratings)));
}

/// Ratings from counts: for each item, the number of raters that chose each category.
Ratings counted(const std::vector<std::vector<int>>& counts) {
  std::vector<Codes> codes;
  for (const auto& item : counts) {
    std::size_t rater = 0;
    for (std::size_t category = 0; category < item.size(); ++category) {
      for (int k = 0; k < item[category]; ++k, ++rater) {
        if (rater == codes.size()) codes.emplace_back();
        codes[rater].push_back(static_cast<std::int32_t>(category));
      }
    }
  }
  return rated({"1", "2", "3", "4", "5"}, std::move(codes));
}

/// 15 units and three observers, some of whom omit units: the common textbook example of
/// Krippendorff's alpha.
Ratings observed() {
  return rated({"1", "2", "3", "4"},
               {{none, none, none, none, none, 2, 3, 0, 1, 0, 0, 2, 2, none, 2},
                {0, none, 1, 0, 2, 2, 3, 2, none, none, none, none, none, none, none},
                {none, none, 1, 0, 2, 3, 3, none, 1, 0, 0, 2, 2, none, 3}});
}

double value(const Ratings& ratings, std::string_view id) {
  const Options options;
  const RaterEvaluation evaluation(rater_catalogue(), ratings, options);
  return evaluation.value(rater_catalogue().find(id), {}, true);
}

std::string exact(const Ratings& ratings, std::string_view id) {
  const Options options;
  const RaterEvaluation evaluation(rater_catalogue(), ratings, options);
  return evaluation.exact(rater_catalogue().find(id), {}, true).fraction().text();
}

}  // namespace

TEST_CASE("Fleiss' kappa of fourteen raters and ten items (Fleiss 1971)") {
  const Ratings ratings = counted({{0, 0, 0, 0, 14},
                                   {0, 2, 6, 4, 2},
                                   {0, 0, 3, 5, 6},
                                   {0, 3, 9, 2, 0},
                                   {2, 2, 8, 1, 1},
                                   {7, 7, 0, 0, 0},
                                   {3, 2, 6, 3, 0},
                                   {2, 5, 3, 2, 2},
                                   {6, 5, 2, 1, 0},
                                   {0, 2, 2, 3, 7}});
  CHECK(value(ratings, "fleiss_kappa") == doctest::Approx(0.210).epsilon(0.001));
  CHECK(value(ratings, "raters_agreement") == doctest::Approx(0.378).epsilon(0.001));
}

TEST_CASE("Krippendorff's alpha of observers who leave units out (Krippendorff 2004)") {
  CHECK(value(observed(), "raters_krippendorff_alpha") == doctest::Approx(0.691).epsilon(0.001));
  CHECK(value(observed(), "raters_krippendorff_alpha_interval") ==
        doctest::Approx(0.811).epsilon(0.001));
}

TEST_CASE("Values for raters are fractions, and agree with formulas") {
  const Ratings ratings = rated({"a", "b"}, {{0, 0, 1, 1}, {0, 1, 1, 1}, {0, 0, 1, 0}});
  CHECK(exact(ratings, "raters_agreement") == "2/3");
  CHECK(exact(ratings, "fleiss_kappa") == "1/3");
  CHECK(exact(ratings, "brennan_prediger") == "1/3");
  const Options options;
  for (const Ratings& some : {ratings, observed()}) {
    const RaterEvaluation evaluation(rater_catalogue(), some, options);
    for (std::size_t at = 0; at < rater_catalogue().size(); ++at) {
      const double shown = evaluation.value(at, {}, true);
      INFO(rater_catalogue()[at].id);
      CHECK(nearest(evaluation.exact(at, {}, true).fraction(), shown) ==
            doctest::Approx(shown).epsilon(1e-12));
    }
  }
}

TEST_CASE("Two raters with a single category agree, but not beyond chance") {
  const Ratings ratings = rated({"a"}, {{0, 0}, {0, 0}});
  CHECK(value(ratings, "raters_agreement") == 1);
  for (const char* id : {"fleiss_kappa", "raters_gwet_ac1", "brennan_prediger", "light_kappa",
                         "raters_krippendorff_alpha"})
    CHECK(std::isnan(value(ratings, id)));
}

TEST_CASE("Items with one rating or none have no agreement") {
  const Ratings single = rated({"a", "b"}, {{0, none, 1}, {none, 1, none}});
  CHECK(std::isnan(value(single, "raters_agreement")));
  // An item with one rating counts only for the shares of the categories.
  const Ratings with_one = rated({"a", "b"}, {{0, 1, 0, 1}, {0, 1, 1, none}});
  CHECK(exact(with_one, "raters_agreement") == "2/3");
  CHECK(exact(with_one, "fleiss_kappa") == "13/45");
}

TEST_CASE("The distance of numeric categories is that of their numbers") {
  const std::vector<Codes> codes = {{0, 1, 2, 2}, {0, 2, 2, 1}};
  CHECK(exact(rated({"1", "2", "5"}, codes), "raters_krippendorff_alpha_interval") == "13/34");
  CHECK(exact(rated({"1", "2", "3"}, codes), "raters_krippendorff_alpha_interval") ==
        exact(rated({"low", "middle", "top"}, codes), "raters_krippendorff_alpha_interval"));
}

TEST_CASE("Values remain if fractions become too long") {
  // 110 raters, each omitting one more item: no fraction has all denominators.
  std::vector<Codes> codes;
  for (std::int32_t rater = 0; rater < 110; ++rater) {
    Codes items;
    for (std::int32_t item = 0; item < 100; ++item)
      items.push_back(rater < item ? none : (rater * 7 + item) % 3);
    codes.push_back(std::move(items));
  }
  const Ratings ratings = rated({"a", "b", "c"}, std::move(codes));
  CHECK(exact(ratings, "fleiss_kappa").empty());
  CHECK(std::abs(value(ratings, "fleiss_kappa")) < 0.1);
  CHECK(value(ratings, "brennan_prediger") < value(ratings, "raters_agreement"));
}

TEST_CASE("Inconsistent ratings are refused") {
  const auto code_of = [](std::vector<Codes> codes, std::vector<std::string> labels = {}) {
    Ratings ratings;
    ratings.names = {"a", "b"};
    ratings.labels = std::move(labels);
    ratings.codes = std::move(codes);
    ratings.raters.assign(ratings.codes.size(), "rater");
    const auto taken = take_ratings(std::move(ratings));
    const auto* error = std::get_if<InputError>(&taken);
    return error == nullptr ? std::string() : std::string(name_of(error->code));
  };
  CHECK(code_of({{0, 1}}) == "too-few-raters");
  CHECK(code_of({{0, 1}, {0}}) == "wrong-length");
  CHECK(code_of({{0, 1}, {0, 1}}, {"a"}) == "unknown-label");
  CHECK(code_of({{0, 1}, {0, none}}).empty());
}

TEST_CASE("A wrong answer is recognised as another coefficient") {
  const Ratings ratings = observed();
  const Options options;
  const RaterEvaluation evaluation(rater_catalogue(), ratings, options);
  const ValueSlips slips(rater_catalogue(), evaluation);
  const Asked asked{rater_catalogue().find("fleiss_kappa"), {}};
  const double other = value(ratings, "raters_krippendorff_alpha");
  const Checked checked = check(slips, asked, std::to_string(other));
  REQUIRE_FALSE(checked.explanations.empty());
  CHECK(checked.explanations[0].suspect.slips.at(0).kind == SlipKind::metric);
}
