#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "data/dataset.hpp"

namespace deconfuse {

enum class Orientation { truth_rows, truth_columns };
enum class Missing { refuse, omit };

/// What the caller knows about the text; everything absent is recognised from the text itself.
struct ReadOptions {
  std::optional<Kind> kind;
  std::optional<std::string> delimiter;  ///< one character
  std::optional<char> decimal;           ///< '.' or ','
  std::optional<bool> header;
  std::optional<Orientation> orientation;
  std::optional<std::string> positive;
  Missing missing = Missing::refuse;
  bool fractional = false;  ///< a matrix may hold weights that are not whole numbers
};

using Data = std::variant<LabelColumns, CountTable>;

/// What a text says, not yet counted.
struct Reading {
  Data data;
  std::vector<Notice> notices;
};

/// Labels or a matrix of counts out of what people paste. `bytes` is UTF-8, with or without a byte
/// order mark, or UTF-16 with one; any other content is an error with its place.
///
/// Codes of errors, besides those of count_cases and take_counts:
///
///   the text      empty-text, binary-file, invalid-utf8, invalid-utf16, looks-like-html,
///                 looks-like-report, looks-like-scores, looks-like-one-hot, not-one-hot,
///                 looks-like-sets, one-partition, element-twice, element-missing,
///                 looks-like-proportions, percentages, shortened-print, unexpected-text,
///                 several-tables, code-not-run, unknown-function, bad-option
///   rows          header-only, one-column, too-many-columns, several-predictions, ragged-rows,
///                 mixed-delimiters, unclosed-quote, text-after-quote, missing-value
///   brackets      one-vector, three-vectors, unequal-lengths, empty-brackets, unclosed-bracket,
///                 unbalanced-bracket, nested-too-deep, missing-comma, json-syntax, json-shape,
///                 unclosed-environment
///   numbers       not-a-number, negative-count, fractional-count, infinite-number,
///                 number-too-large, count-too-large, ambiguous-number, negative-weight
///   matrices      matrix-without-numbers, totals-only, not-square, duplicate-label, label-count,
///                 labels-differ, too-many-classes
///
/// Codes of notices:
///
///   aggregated-rows, code-skipped, columns-ignored, columns-reordered, comment-skipped,
///   contingency-table, decimal-comma, delimiter, header-used, heading-skipped,
///   index-column-skipped, index-row-skipped, labels-trimmed, missing-omitted, one-hot-columns,
///   one-hot-rows, predicted-first, second-positive, sets-numbered, text-below-skipped,
///   thousands-marks, totals-do-not-add-up, totals-removed, transposed, two-classifiers,
///   two-groupings
Result<Reading> understand(std::string_view bytes, const ReadOptions& options);

/// The same, counted. Errors and notices also come from count_cases and take_counts.
Result<Dataset> read(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
