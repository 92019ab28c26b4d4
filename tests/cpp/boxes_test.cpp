#include "data/boxes.hpp"

#include <doctest/doctest.h>

#include <string>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/ranked_evaluation.hpp"

using namespace deconfuse;

namespace {

/// A square of side 10, in a single image, given by its left side.
PlacedBox square(double left, std::size_t category = 0, double score = 0) {
  return {{left, 0, left + 10, 10}, 0, category, score};
}

RankedLists lists_of(const DetectedBoxes& boxes) {
  return std::get<RankedLists>(take_boxes(boxes));
}

double metric(const RankedLists& lists, const char* id) {
  const Options options;
  const RankedEvaluation evaluation(ranked_catalogue(), lists, options);
  return evaluation.value(ranked_catalogue().find(id), {}, false);
}

}  // namespace

TEST_CASE("two boxes that share half of each have an IoU of one third") {
  CHECK(overlap({0, 0, 10, 10}, {5, 0, 15, 10}) == doctest::Approx(1.0 / 3));
  CHECK(overlap({0, 0, 10, 10}, {10, 0, 20, 10}) == 0);
  CHECK(overlap({0, 0, 10, 10}, {0, 0, 10, 10}) == 1);
}

TEST_CASE("each object is matched once, by the detection with the highest score") {
  DetectedBoxes boxes{{"1"}, {"cat"}, {square(0), square(40)}, {}, 0.5};
  boxes.detected = {square(1, 0, 0.5), square(0, 0, 0.9), square(80, 0, 0.7)};
  const RankedLists lists = lists_of(boxes);
  CHECK(lists.relevance[0] == std::vector<double>{1, 0, 0});
  CHECK(lists.relevant[0] == 2);
  CHECK(lists.matches[0][0].detected == 1);
  CHECK(lists.matches[0][1].truth == std::nullopt);
  // The object is taken already, but the detection overlaps it most.
  CHECK(lists.matches[0][2].truth == 0);
  CHECK(!lists.matches[0][2].matched);
  CHECK(metric(lists, "average_precision") == doctest::Approx(0.5));
}

TEST_CASE("an overlap equal to the threshold is sufficient") {
  // 3/5 and 12/20 are the same double.
  DetectedBoxes boxes{{"1"}, {"cat"}, {{{0, 0, 8, 10}, 0, 0, 0}}, {{{2, 0, 10, 10}, 0, 0, 1}}, 0.6};
  CHECK(lists_of(boxes).relevance[0] == std::vector<double>{1});
  CHECK(metric(lists_of(boxes), "map_50_95") == doctest::Approx(0.3));  // at 0.5, 0.55 and 0.6
  CHECK(metric(lists_of(boxes), "map_50") == doctest::Approx(1));
  CHECK(metric(lists_of(boxes), "map_75") == 0);
}

TEST_CASE("a class without detections counts 0, one without objects is left out") {
  DetectedBoxes boxes{{"1"}, {"cat", "dog", "cow"}, {square(0), square(40, 1)}, {}, 0.5};
  boxes.detected = {square(0, 0, 0.9), square(70, 2, 0.8)};
  const RankedLists lists = lists_of(boxes);
  CHECK(lists.relevance[1].empty());
  CHECK(metric(lists, "map_50") == doctest::Approx(0.5));
  CHECK(metric(lists, "mean_average_precision") == doctest::Approx(0.5));
}

TEST_CASE("boxes that are refused") {
  const auto code = [](const DetectedBoxes& boxes) {
    return code_text(std::get<InputError>(take_boxes(boxes)).code);
  };
  DetectedBoxes boxes{{"1"}, {"cat"}, {square(0)}, {square(0)}, 0.5};
  boxes.least_overlap = 0;
  CHECK(code(boxes) == "overlap-out-of-range");
  boxes.least_overlap = 0.5;
  boxes.truth[0].box.right = 0;
  CHECK(code(boxes) == "box-without-area");
  boxes.truth.clear();
  CHECK(code(boxes) == "no-cases");
}
