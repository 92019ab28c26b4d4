#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "bindings/answers.hpp"
#include "bindings/crossing.hpp"
#include "bindings/options.hpp"
#include "bindings/plain.hpp"
#include "data/ratings.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/rater_evaluation.hpp"

namespace deconfuse {
namespace {

using emscripten::val;

val read_ratings(const val& given) {
  Ratings ratings;
  ratings.names = emscripten::vecFromJSArray<std::string>(given["names"]);
  ratings.labels = emscripten::vecFromJSArray<std::string>(given["labels"]);
  ratings.raters = emscripten::vecFromJSArray<std::string>(given["raters"]);
  for (std::size_t rater = 0; rater < ratings.raters.size(); ++rater)
    ratings.codes.push_back(numbers_of<std::int32_t>(given["codes"][rater]));
  return outcome(take_ratings(std::move(ratings)));
}

val rater_metrics() { return plain(rater_catalogue()); }

std::string rater_metric_kinds() { return kinds_of(rater_catalogue()); }

val labels_of(const Ratings& ratings) { return plain(ratings.labels); }
val raters_of(const Ratings& ratings) { return plain(ratings.raters); }
val codes_of(const Ratings& ratings, std::size_t rater) { return numbers(ratings.codes[rater]); }

val report_of(const Ratings& ratings, const val& given, const std::string& ids) {
  const Options options = options_of(given);
  return reports(ids, rater_catalogue(), RaterEvaluation(rater_catalogue(), ratings, options));
}

val explanation_of(const Ratings& ratings, const std::string& id, const val& given) {
  const Options options = options_of(given);
  return explanation(id, RaterEvaluation(rater_catalogue(), ratings, options));
}

}  // namespace

EMSCRIPTEN_BINDINGS(raters) {
  emscripten::class_<Ratings>("Ratings")
      .smart_ptr<std::shared_ptr<Ratings>>("RatingsPointer")
      .function("labels", &labels_of)
      .function("raters", &raters_of)
      .function("codes", &codes_of)
      .function("report", &report_of)
      .function("explain", &explanation_of)
      .function("check", &check_answers_of_raters)
      .function("likelyAnswers", &likely_answers_of_raters);
  emscripten::function("raterMetrics", &rater_metrics);
  emscripten::function("raterMetricKinds", &rater_metric_kinds);
  emscripten::function("readRatings", &read_ratings);
}

}  // namespace deconfuse
