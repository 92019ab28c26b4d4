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

/// Of the first class, or of all; the slips refer to the data and options.
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

TEST_CASE("slips, shortened steps and a result cut off, the likeliest first") {
  // Recall is 20/23 = 0.8696, F1 of 0.8 and that is 5/6.
  const std::vector<Suspect> recall = likely("recall", {20, 3, 5, 30}, 3);
  REQUIRE(of_kind(recall, SlipKind::truncated) != nullptr);
  CHECK(of_kind(recall, SlipKind::truncated)->value == 0.869);
  REQUIRE(of_kind(recall, SlipKind::transposed) != nullptr);
  CHECK(of_kind(recall, SlipKind::transposed)->value == 0.8);
  // Nothing is shortened on the way to a single quotient.
  CHECK(of_kind(recall, SlipKind::intermediate) == nullptr);
  CHECK(of_kind(likely("f1", {20, 3, 5, 30}, 3), SlipKind::intermediate) != nullptr);
  CHECK(std::is_sorted(recall.begin(), recall.end(), [](const Suspect& left, const Suspect& right) {
    return left.cost < right.cost;
  }));
}

TEST_CASE("what was only cut off is not taken for steps that were") {
  // F1 is 20/23 = 0.8696, by precision and recall as well.
  const std::vector<Suspect> suspects = likely("f1", {20, 3, 3, 30}, 3);
  REQUIRE(of_kind(suspects, SlipKind::truncated) != nullptr);
  CHECK(of_kind(suspects, SlipKind::truncated)->value == 0.869);
}

TEST_CASE("each is another number than the right one, as it is written") {
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

TEST_CASE("of what is undefined there are none") {
  Options options;
  options.zero_division = ZeroDivision::undefined;
  CHECK(likely("precision", {0, 3, 0, 5}, 3, options).empty());
}

}  // namespace deconfuse
