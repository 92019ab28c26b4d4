#pragma once

#include <emscripten/val.h>

#include <optional>

#include "data/class_counts.hpp"
#include "data/dataset.hpp"
#include "data/grouping.hpp"
#include "data/printed_report.hpp"
#include "data/scores.hpp"

/// Conversion of the input data, which TypeScript has validated.
namespace deconfuse {

/// From {rows, columns, counts, labels?, predictedLabels?, positive?, shares?, background?}.
CountTable count_table_of(const emscripten::val& table);
/// From {folds, names, codes}; absent if undefined.
std::optional<Grouping> grouping_of(const emscripten::val& grouping);

/// From {labels, tp, fp, fn, tn, positive?, background}.
ClassCounts class_counts_of(const emscripten::val& lists);
PrintedReport printed_report_of(const emscripten::val& report);

/// From {names, truth, models, scores, weights, positive?, lowerIsPositive, decisionValues}, where
/// truth is a list of codes into names.
ScoreColumns score_columns_of(const emscripten::val& columns);

/// From {names, truth, labels, probabilities, weights, positive?, normalise, decisionValues}.
ProbabilityColumns probability_columns_of(const emscripten::val& columns);

/// From {labels, truth, predicted, scores, weights}, row-major.
LabelSetColumns label_set_columns_of(const emscripten::val& sets);

}  // namespace deconfuse
