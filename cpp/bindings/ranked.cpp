#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bindings/answers.hpp"
#include "bindings/crossing.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "data/boxes.hpp"
#include "data/ranked_lists.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/ranked_evaluation.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// `given` is {queries, relevance, relevant}: names, a list of numbers for each query, and the
/// number of relevant items of each; `queries` and `relevant` may be empty.
val read_ranked_lists(const val& given) {
  RankedLists lists;
  lists.queries = emscripten::vecFromJSArray<std::string>(given["queries"]);
  lists.relevant = numbers_of<double>(given["relevant"]);
  const std::size_t count = given["relevance"]["length"].as<std::size_t>();
  for (std::size_t at = 0; at < count; ++at)
    lists.relevance.push_back(numbers_of<double>(given["relevance"][at]));
  return outcome(take_ranked_lists(std::move(lists)));
}

PlacedBox placed_box_of(const val& given) {
  const auto number = [&given](const char* name) { return given[name].as<double>(); };
  return {{number("left"), number("top"), number("right"), number("bottom")},
          given["image"].as<std::size_t>(),
          given["category"].as<std::size_t>(),
          number("score")};
}

std::vector<PlacedBox> placed_boxes_of(const val& given) {
  std::vector<PlacedBox> boxes;
  const auto count = given["length"].as<std::size_t>();
  for (std::size_t at = 0; at < count; ++at) boxes.push_back(placed_box_of(given[at]));
  return boxes;
}

/// `given` has the shape that `plain` returns for boxes.
val read_boxes(const val& given) {
  DetectedBoxes boxes;
  boxes.images = emscripten::vecFromJSArray<std::string>(given["images"]);
  boxes.classes = emscripten::vecFromJSArray<std::string>(given["classes"]);
  boxes.truth = placed_boxes_of(given["truth"]);
  boxes.detected = placed_boxes_of(given["detected"]);
  boxes.least_overlap = given["overlap"].as<double>();
  return outcome(take_boxes(boxes));
}

/// Matches of a list, by rank: [{detected, truth?, overlap, matched}].
val matches_of(const RankedLists& lists, std::size_t list) {
  val matches = val::array();
  if (lists.matches.empty()) return matches;
  for (const BoxMatch& match : lists.matches[list]) {
    val one = val::object();
    put(one, "detected", static_cast<double>(match.detected));
    if (match.truth) put(one, "truth", static_cast<double>(*match.truth));
    put(one, "overlap", match.overlap);
    put(one, "matched", match.matched);
    matches.call<void>("push", one);
  }
  return matches;
}

val ranked_metrics() { return plain(ranked_catalogue()); }

std::string ranked_metric_kinds() { return kinds_of(ranked_catalogue()); }

val labels_of(const RankedLists& lists) { return plain(lists.queries); }
val relevance_of(const RankedLists& lists, std::size_t list) {
  return numbers(lists.relevance[list]);
}
val relevant_of(const RankedLists& lists) { return numbers(lists.relevant); }

val report_of(const RankedLists& lists, const val& given, const std::string& ids) {
  const Options options = score_options_of(given);
  return reports(ids, ranked_catalogue(), RankedEvaluation(ranked_catalogue(), lists, options));
}

val explanation_of(const RankedLists& lists, const std::string& id, const val& given) {
  const Options options = score_options_of(given);
  return explanation(id, RankedEvaluation(ranked_catalogue(), lists, options));
}

}  // namespace

EMSCRIPTEN_BINDINGS(ranked) {
  emscripten::class_<RankedLists>("RankedLists")
      .smart_ptr<std::shared_ptr<RankedLists>>("RankedListsPointer")
      .function("labels", &labels_of)
      .function("relevance", &relevance_of)
      .function("relevant", &relevant_of)
      .function("matches", &matches_of)
      .function("report", &report_of)
      .function("explain", &explanation_of)
      .function("check", &check_answers_of_ranked_lists)
      .function("likelyAnswers", &likely_answers_of_ranked_lists);
  emscripten::function("rankedMetrics", &ranked_metrics);
  emscripten::function("rankedMetricKinds", &ranked_metric_kinds);
  emscripten::function("readRankedLists", &read_ranked_lists);
  emscripten::function("readBoxes", &read_boxes);
}

}  // namespace deconfuse
