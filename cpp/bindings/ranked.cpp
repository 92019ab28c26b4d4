#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <string>
#include <utility>

#include "bindings/answers.hpp"
#include "bindings/crossing.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "data/ranked_lists.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/ranked_evaluation.hpp"
#include "metrics/report.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

/// `given` is {queries, relevance, relevant}: names, a list of numbers for each, and how many
/// relevant items there are for each; the first and the last may be empty.
val read_ranked_lists(const val& given) {
  RankedLists lists;
  lists.queries = emscripten::vecFromJSArray<std::string>(given["queries"]);
  lists.relevant = numbers_of<double>(given["relevant"]);
  const std::size_t count = given["relevance"]["length"].as<std::size_t>();
  for (std::size_t at = 0; at < count; ++at)
    lists.relevance.push_back(numbers_of<double>(given["relevance"][at]));
  return outcome(take_ranked_lists(std::move(lists)));
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
  const RankedEvaluation evaluation(ranked_catalogue(), lists, options);
  return plain(explain(ranked_catalogue(), evaluation, ranked_catalogue().find(id), {}),
               ranked_catalogue());
}

}  // namespace

EMSCRIPTEN_BINDINGS(ranked) {
  emscripten::class_<RankedLists>("RankedLists")
      .smart_ptr<std::shared_ptr<RankedLists>>("RankedListsPointer")
      .function("labels", &labels_of)
      .function("relevance", &relevance_of)
      .function("relevant", &relevant_of)
      .function("report", &report_of)
      .function("explain", &explanation_of)
      .function("check", &check_answers_of_ranked_lists)
      .function("likelyAnswers", &likely_answers_of_ranked_lists);
  emscripten::function("rankedMetrics", &ranked_metrics);
  emscripten::function("rankedMetricKinds", &ranked_metric_kinds);
  emscripten::function("readRankedLists", &read_ranked_lists);
}

}  // namespace deconfuse
