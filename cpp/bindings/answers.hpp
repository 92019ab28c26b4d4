#pragma once

#include <emscripten/val.h>

#include "data/dataset.hpp"
#include "data/distributions.hpp"
#include "data/scored_cases.hpp"
#include "data/scores.hpp"

namespace deconfuse {

/// What there is to say of `answers`, [{id?, class, answer}], where `class` is an index: a list of
/// verdicts.
emscripten::val check_answers(const Dataset& dataset, const emscripten::val& answers,
                              const emscripten::val& options);
emscripten::val check_answers_of_scores(const ScoredCases& cases, const emscripten::val& answers,
                                        const emscripten::val& options);
emscripten::val check_answers_of_distributions(const Distributions& data,
                                               const emscripten::val& answers,
                                               const emscripten::val& options);

}  // namespace deconfuse
