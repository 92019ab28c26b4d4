#pragma once

#include <emscripten/val.h>

#include <span>

#include "data/dataset.hpp"
#include "data/scores.hpp"
#include "metrics/options.hpp"

/// The data of every module as they come in, validated in TypeScript, and the columns of a curve.
namespace deconfuse {

/// Of {rows, columns, counts, labels?, predictedLabels?, positive?}.
CountTable count_table_of(const emscripten::val& table);

/// Of {names, truth, models, scores, weights, positive?, lowerIsPositive, decisionValues}, where
/// truth is a list of codes into names.
ScoreColumns score_columns_of(const emscripten::val& columns);

/// Of {names, truth, labels, probabilities, weights, positive?, normalise, decisionValues}.
ProbabilityColumns probability_columns_of(const emscripten::val& columns);

/// Of {labels, truth, predicted, scores, weights}, row-major.
LabelSetColumns label_set_columns_of(const emscripten::val& sets);

/// With those options that only scores have; `model` is its index.
Options score_options_of(const emscripten::val& given);

/// A copy in a Float64Array. Unlike one by slice() it is not filled with zeros first.
emscripten::val column(std::span<const double> numbers);

}  // namespace deconfuse
