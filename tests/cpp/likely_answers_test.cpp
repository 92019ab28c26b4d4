#include "checker/likely_answers.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "checker/answer.hpp"
#include "checker/matrix_slips.hpp"
#include "evaluated.hpp"
#include "matrices.hpp"

namespace deconfuse {
namespace {

/// The likely wrong answers for the first class, or for all classes; slips refer to the data and
/// options.
std::vector<Suspect> likely(const char* id, std::vector<double> counts, int decimals,
                            const Options& options = {}) {
  const Dataset dataset = dataset_of(2, std::move(counts));
  const MatrixSlips slips(catalogue(), dataset, options);
  return likely_answers(slips, {find(id), {}}, decimals, 100);
}

const Suspect* of_kind(const std::vector<Suspect>& suspects, SlipKind kind) {
  const auto found = std::find_if(suspects.begin(), suspects.end(), [&](const Suspect& suspect) {
    return suspect.slips[0].kind == kind;
  });
  return found == suspects.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("slips, shortened steps and a truncated result, the likeliest first") {
  // Recall is 20/23 = 0.8696; F1 of 0.8 and that is 5/6.
  const std::vector<Suspect> recall = likely("recall", {20, 3, 5, 30}, 3);
  REQUIRE(of_kind(recall, SlipKind::truncated) != nullptr);
  CHECK(of_kind(recall, SlipKind::truncated)->value == 0.869);
  REQUIRE(of_kind(recall, SlipKind::transposed) != nullptr);
  CHECK(of_kind(recall, SlipKind::transposed)->value == 0.8);
  // A single quotient has no intermediate steps to shorten.
  CHECK(of_kind(recall, SlipKind::intermediate) == nullptr);
  CHECK(of_kind(likely("f1", {20, 3, 5, 30}, 3), SlipKind::intermediate) != nullptr);
  CHECK(std::is_sorted(recall.begin(), recall.end(), [](const Suspect& left, const Suspect& right) {
    return left.cost < right.cost;
  }));
}

TEST_CASE("a truncated result is not taken for truncated steps") {
  // F1 is 20/23 = 0.8696, and so are precision and recall.
  const std::vector<Suspect> suspects = likely("f1", {20, 3, 3, 30}, 3);
  REQUIRE(of_kind(suspects, SlipKind::truncated) != nullptr);
  CHECK(of_kind(suspects, SlipKind::truncated)->value == 0.869);
}

TEST_CASE("each wrong answer differs from the right one as written") {
  for (const int decimals : {0, 2, 3, 12}) {
    const std::vector<Suspect> suspects = likely("f1", {20, 3, 5, 30}, decimals);
    std::vector<double> written{rounded(5.0 / 6, decimals)};
    for (const Suspect& suspect : suspects) {
      const double number = rounded(suspect.value, decimals);
      CHECK(std::count(written.begin(), written.end(), number) == 0);
      written.push_back(number);
    }
  }
}

TEST_CASE("an undefined value has no likely wrong answers") {
  Options options;
  options.zero_division = ZeroDivision::undefined;
  CHECK(likely("precision", {0, 3, 0, 5}, 3, options).empty());
}

}  // namespace deconfuse
