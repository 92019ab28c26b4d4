#pragma once

#include <emscripten/val.h>

#include <cstddef>
#include <string>

#include "data/dataset.hpp"
#include "data/decision.hpp"
#include "data/distributions.hpp"
#include "data/ranked_lists.hpp"
#include "data/ratings.hpp"
#include "data/scored_cases.hpp"
#include "data/scores.hpp"

namespace deconfuse {

/// Verdicts on `answers`, [{id?, class, answer, decimals?, tolerance}], where `class` is an index.
emscripten::val check_answers(const Dataset& dataset, const emscripten::val& answers,
                              const emscripten::val& options);
emscripten::val check_answers_of_scores(const ScoredCases& cases, const emscripten::val& answers,
                                        const emscripten::val& options);
emscripten::val check_answers_of_distributions(const Distributions& data,
                                               const emscripten::val& answers,
                                               const emscripten::val& options);
emscripten::val check_answers_of_raters(const Ratings& ratings, const emscripten::val& answers,
                                        const emscripten::val& options);
emscripten::val check_answers_of_ranked_lists(const RankedLists& lists,
                                              const emscripten::val& answers,
                                              const emscripten::val& options);

/// For decisions, `row` is the index of an observation and `column` that of an action or class.
emscripten::val check_answers_of_decisions(const DecisionProblem& problem,
                                           const emscripten::val& answers,
                                           const emscripten::val& options);

/// Likely wrong answers for a metric (of the class with the index `of`) when `decimals` decimals
/// are asked for: a list of at most `most`, or the reason why there is none.
emscripten::val likely_answers_of(const Dataset& dataset, const std::string& id, std::size_t of,
                                  int decimals, std::size_t most, const emscripten::val& options);
emscripten::val likely_answers_of_scores(const ScoredCases& cases, const std::string& id,
                                         std::size_t of, int decimals, std::size_t most,
                                         const emscripten::val& options);
emscripten::val likely_answers_of_distributions(const Distributions& data, const std::string& id,
                                                std::size_t of, int decimals, std::size_t most,
                                                const emscripten::val& options);
emscripten::val likely_answers_of_raters(const Ratings& ratings, const std::string& id,
                                         std::size_t of, int decimals, std::size_t most,
                                         const emscripten::val& options);

emscripten::val likely_answers_of_ranked_lists(const RankedLists& lists, const std::string& id,
                                               std::size_t of, int decimals, std::size_t most,
                                               const emscripten::val& options);

}  // namespace deconfuse
