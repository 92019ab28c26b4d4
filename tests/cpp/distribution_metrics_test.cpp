#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "checker/check.hpp"
#include "checker/value_slips.hpp"
#include "codes.hpp"
#include "data/distributions.hpp"
#include "metrics/distribution_evaluation.hpp"
#include "metrics/report.hpp"

using namespace deconfuse;

namespace {

const Catalogue& distribution_catalogue() {
  static const DistributionCatalogue catalogue;
  return catalogue;
}

Distributions taken(std::vector<double> p, std::vector<double> q = {}) {
  Distributions given;
  given.p = std::move(p);
  given.q = std::move(q);
  return std::get<Distributions>(take_distributions(std::move(given)));
}

double value_of(std::string_view id, const Distributions& data, const Options& options = {}) {
  const DistributionEvaluation evaluation(distribution_catalogue(), data, options);
  return evaluation.value(distribution_catalogue().find(id), {}, true);
}

Checked checked(const Distributions& data, std::string_view id, std::string_view answer) {
  const Options options;
  const DistributionEvaluation evaluation(distribution_catalogue(), data, options);
  const ValueSlips slips(distribution_catalogue(), evaluation);
  return check(slips, Asked{distribution_catalogue().find(id), {}}, answer);
}

}  // namespace

TEST_CASE("two distributions with a single outcome in common") {
  const Distributions data = taken({1, 0}, {0.5, 0.5});
  CHECK(value_of("distribution_entropy", data) == 0);
  CHECK(value_of("second_distribution_entropy", data) == 1);
  CHECK(value_of("distribution_kl_divergence", data) == 1);
  CHECK(std::isinf(value_of("distribution_kl_divergence_reverse", data)));
  CHECK(value_of("total_variation_distance", data) == 0.5);
  CHECK(value_of("hellinger_distance", data) ==
        doctest::Approx(std::sqrt(1 - std::sqrt(0.5))).epsilon(1e-15));
}

TEST_CASE("counts are divided by their sum, and so are rounded shares") {
  CHECK(value_of("distribution_entropy", taken({5, 5})) == 1);
  CHECK(value_of("perplexity", taken({7, 7, 7})) == doctest::Approx(3).epsilon(1e-15));
  const Distributions ones = taken({1, 1, 1});
  const Options options;
  const DistributionEvaluation thirds(distribution_catalogue(), ones, options);
  CHECK(thirds.share(false, 0) == 1.0 / 3);
}

TEST_CASE("nearly equal distributions lose no digits, and others gain no false ones") {
  const double step = std::ldexp(1, -30);
  Options nats;
  nats.base = std::exp(1.0);
  const Distributions near = taken({0.5, 0.5}, {0.5 + step, 0.5 - step});
  const double expected = 2 * step * step;
  for (const char* id : {"distribution_kl_divergence", "distribution_kl_divergence_reverse"})
    CHECK(value_of(id, near, nats) == doctest::Approx(expected).epsilon(1e-8));
  CHECK(value_of("distribution_jensen_shannon_divergence", near, nats) ==
        doctest::Approx(expected / 4).epsilon(1e-8));
  const Distributions apart = taken({0.75, 0.25, 0}, {0.25, 0.25, 0.5});
  CHECK(value_of("distribution_kl_divergence", apart) ==
        doctest::Approx(0.75 * std::log2(3)).epsilon(1e-14));
  CHECK(value_of("distribution_jensen_shannon_divergence", apart) ==
        doctest::Approx(0.5 * (0.75 * std::log2(1.5)) +
                        0.5 * (0.25 * std::log2(0.5) + 0.5 * std::log2(2)))
            .epsilon(1e-14));
}

TEST_CASE("numbers that are no distribution are refused") {
  const auto refusal_of = [](Distributions given) {
    const auto result = take_distributions(std::move(given));
    const auto* error = std::get_if<InputError>(&result);
    return error == nullptr ? std::string("taken") : code_text(error->code);
  };
  const auto given = [](std::vector<double> p, std::vector<double> q = {}) {
    Distributions data;
    data.p = std::move(p);
    data.q = std::move(q);
    return data;
  };
  CHECK_EQ(refusal_of(given({})), "no-cases");
  CHECK_EQ(refusal_of(given({0.5, 0.4})), "shares-do-not-sum");
  CHECK_EQ(refusal_of(given({0, 0})), "shares-do-not-sum");
  CHECK_EQ(refusal_of(given({1.5, -0.5})), "share-outside");
  CHECK_EQ(refusal_of(given({1, HUGE_VAL})), "infinite-number");
  CHECK_EQ(refusal_of(given({9e15, 9e15})), "number-too-large");
  CHECK_EQ(refusal_of(given({1, 1}, {1})), "wrong-length");
  CHECK_EQ(refusal_of(given({1, 1}, {0.5, 0.4})), "shares-do-not-sum");
  Distributions twice = given({1, 1});
  twice.labels = {"a", " a"};
  CHECK_EQ(refusal_of(twice), "duplicate-label");
  Distributions unknown;
  unknown.names = {"a", "b"};
  unknown.cases = {0, 1};
  unknown.labels = {"a"};
  CHECK_EQ(refusal_of(unknown), "unknown-label");
}

TEST_CASE("answers about distributions: another base, exchanged distributions, the wrong sign") {
  const Distributions data = taken({0.5, 0.25, 0.25}, {0.2, 0.2, 0.6});
  CHECK(checked(data, "distribution_entropy", "1.5").verdict == Verdict::right);
  const auto kind_of = [&](std::string_view id, std::string_view answer) {
    const Checked result = checked(data, id, answer);
    REQUIRE(result.verdict == Verdict::slip);
    return result.explanations.at(0).suspect.slips;
  };
  const auto nats = kind_of("distribution_entropy", "1.0397");
  CHECK(nats.at(0).kind == SlipKind::base);
  const auto reversed = kind_of("distribution_kl_divergence", "0.4290");
  CHECK(reversed.at(0).kind == SlipKind::metric);
  CHECK(distribution_catalogue()[*reversed.at(0).metric].id ==
        std::string_view("distribution_kl_divergence_reverse"));
  CHECK(kind_of("distribution_entropy", "-1.5").at(0).kind == SlipKind::sign);
  const auto both = kind_of("distribution_kl_divergence", "0.2974");
  CHECK(both.size() == 2);

  const Options options;
  const DistributionEvaluation evaluation(distribution_catalogue(), data, options);
  const ValueSlips space(distribution_catalogue(), evaluation);
  const Asked asked{distribution_catalogue().find("distribution_kl_divergence"), {}};
  CHECK(work_with_slips(space, asked, both).value == doctest::Approx(0.2974).epsilon(1e-3));
  CHECK(check(space, std::nullopt, "1.5").asked->metric ==
        distribution_catalogue().find("distribution_entropy"));
}
