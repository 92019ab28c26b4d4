#pragma once

#include <emscripten/val.h>

#include <optional>

#include "data/class_counts.hpp"
#include "data/dataset.hpp"
#include "data/grouping.hpp"
#include "data/printed_report.hpp"
#include "data/scores.hpp"

/// The data as they come in, validated in TypeScript.
namespace deconfuse {

/// Of {rows, columns, counts, labels?, predictedLabels?, positive?, shares?}.
CountTable count_table_of(const emscripten::val& table);
/// Of {folds, names, codes}, or undefined.
std::optional<Grouping> grouping_of(const emscripten::val& grouping);

/// Of {labels, tp, fp, fn, tn, positive?}.
ClassCounts class_counts_of(const emscripten::val& lists);
PrintedReport printed_report_of(const emscripten::val& report);

/// Of {names, truth, models, scores, weights, positive?, lowerIsPositive, decisionValues}, where
/// truth is a list of codes into names.
ScoreColumns score_columns_of(const emscripten::val& columns);

/// Of {names, truth, labels, probabilities, weights, positive?, normalise, decisionValues}.
ProbabilityColumns probability_columns_of(const emscripten::val& columns);

/// Of {labels, truth, predicted, scores, weights}, row-major.
LabelSetColumns label_set_columns_of(const emscripten::val& sets);

}  // namespace deconfuse
