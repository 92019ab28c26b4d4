#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "data/dataset.hpp"
#include "data/losses.hpp"
#include "data/scores.hpp"
#include "input/names.hpp"
#include "input/source.hpp"

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
  std::vector<Role> columns;    ///< what each column of a table holds; empty: to be recognised
  std::optional<double> cases;  ///< how many cases a matrix of shares is of, a whole number >= 1
  Missing missing = Missing::refuse;
  bool fractional = false;         ///< a matrix may hold weights that are not whole numbers
  bool lower_is_positive = false;  ///< low scores are predicted positive
  bool decision_values = false;    ///< numbers are logits or margins, no probabilities
  bool normalise = false;          ///< rows of probabilities are to be divided by their sums
};

using Data = std::variant<LabelColumns, CountTable, ScoreColumns, ProbabilityColumns,
                          LabelSetColumns, LossTable>;

template <class Columns>
Result<Data> as_data(Result<Columns> result) {
  if (auto* error = std::get_if<InputError>(&result)) return std::move(*error);
  return Data(std::move(std::get<Columns>(result)));
}

/// What a text says, not yet counted.
struct Reading {
  Data data;
  std::vector<Notice> notices;
};

/// Labels, a matrix of counts, scores, probabilities or label sets out of what people paste; a
/// table of losses only where the options say that it is one. `bytes` is UTF-8, with or without a
/// byte order mark, or UTF-16 with one; any other content is an error with its place.
///
/// Codes of errors, besides those of count_cases and take_counts:
///
///   the text      empty-text, binary-file, invalid-utf8, invalid-utf16, looks-like-curve,
///                 looks-like-distributions, looks-like-html, looks-like-losses,
///                 looks-like-metrics, looks-like-report, looks-like-scores, outcomes-per-class,
///                 looks-like-one-hot, not-one-hot, looks-like-sets, one-partition, element-twice,
///                 element-missing, percentages, cases-do-not-fit, shortened-print,
///                 unexpected-text, several-tables, code-not-run, unknown-function, bad-option
///   scores        no-scores, no-label-sets, nan-score, columns-for-classes, unknown-label,
///                 negative-probability, probability-above-one, probabilities-do-not-sum,
///                 more-than-total
///   decisions     no-losses, states-differ
///   rows          header-only, columns-needed, one-column, too-many-columns, several-predictions,
///   ragged-rows,
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
///   also-two-cases, aggregated-rows, aggregated-scores, code-skipped, columns-ignored,
///   columns-reordered, comment- skipped, contingency-table, counts-of-shares, decimal-comma,
///   decision-values, delimiter, first-line-is-case, header-used, html-table, heading-skipped,
///   index-column-skipped, index-row-skipped, label-sets, labels-trimmed, missing-omitted,
///   none-is-a-class, one-hot-columns, one-hot-rows, percent-signs, predicted-first,
///   probabilities-normalised, probability-columns, scores-first, scores-of-models,
///   second-positive, sets-numbered, shares-of-all, shares-of-columns, shares-of- rows,
///   text-below-skipped, third-column-weights, thousands-marks, totals-do-not-add-up, totals-
///   removed, transposed, two-classifiers, two-groupings, whole-scores, zeros-before-numbers
Result<Reading> understand(std::string_view bytes, const ReadOptions& options);

/// The same, also of a long text of few different lines or of regular lines of scores, which
/// `understand` has faster ways for: in the former what repeats is a weight there.
Result<Reading> understand_line_by_line(std::string_view bytes, const ReadOptions& options);

/// The same of a source that holds the text, with options that are checked. Its notices stay there.
Result<Data> read_data(Source& source, const ReadOptions& options);

/// Errors: `bad-option`.
std::optional<InputError> check_options(const ReadOptions& options);

/// The same, counted: labels and matrices of counts only, anything else is `bad-option` with the
/// expected kind. Errors and notices also come from count_cases and take_counts.
Result<Dataset> read(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
