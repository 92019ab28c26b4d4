#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "data/class_counts.hpp"
#include "data/dataset.hpp"
#include "data/losses.hpp"
#include "data/message.hpp"
#include "input/notations/literal.hpp"
#include "input/notations/surroundings.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

/// The kinds of data that a text may hold, with a reader for each. A reader that may return none
/// does so for data of another kind; its errors are about data of its own kind.
namespace deconfuse {

// Cases with a true and a predicted label.

/// Whether the first row names a column of truth and one of predictions, or names a truth and the
/// columns below hold similar labels.
bool names_label_columns(const Grid& grid);

/// Cases with a truth and the predictions of one or several classifiers, perhaps with the group or
/// fold of each case: one row per case (or per pair of classes with its count), or rows with one
/// entry per case. Errors: those of read_cases, and `empty-text`, `header-only`, `one-column`,
/// `ragged-rows`, `mixed-delimiters`, `too-many-columns`, `duplicate-label` (both columns have the
/// same name), `looks-like-scores`, `one-vector`, `three-vectors`.
Result<LabelColumns> read_label_table(Source& source, const ReadOptions& options, const Grid& grid);

/// Cases from the columns that the options name, whatever their own names are: the truth, with
/// predictions of classifiers or with scores, perhaps with counts or weights and groups. Errors:
/// `ragged-rows`, `mixed-delimiters`, `columns-needed` (a truth, and predictions or scores),
/// `header-only`, and those of read_cases and read_scores.
Result<Data> read_chosen_columns(Source& source, const ReadOptions& options, const Grid& grid);

// Counts: a confusion matrix (cpp/input/matrix), and outcomes by class.

/// Counts with or without a row and a column of labels, names of axes and totals. If rows and
/// columns differ in number, or have no name in common, they are different groups, with a notice.
/// Shares whose total, or whose row or column totals, are 1 or 100 % stay shares, with a notice,
/// unless the options give the number of cases. Errors: those of find_matrix_frame and of counts as
/// in read_cases, and `missing-value`, `shortened-print`, `totals-only`, `cases-do-not-fit`,
/// `not-square`, `duplicate-label`, `label-count`, `labels-differ`.
Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid);

/// One row per class under TP, FP, FN and perhaps TN, as in computing F1 by hand; other columns,
/// and rows of totals, are left out with a notice. None if the first row names no such columns.
/// Errors: `ragged-rows`, `mixed-delimiters`, `negative-count`, `not-a-number`, `ambiguous-number`,
/// `infinite-number`, `number-too-large`, `count-too-large`.
std::optional<Result<ClassCounts>> read_class_counts(Source& source, const ReadOptions& options,
                                                     const Grid& grid);

// Cases with scores or probabilities (cpp/input/scores).

/// One row per case with its truth and scores, or two or more rows with one entry per case. None
/// for any other table. Errors: those of read_scores, and `ragged-rows`, `mixed-delimiters`.
std::optional<Result<Data>> read_score_table(Source& source, const ReadOptions& options,
                                             const Grid& grid);

/// A truth with the scores of one or several models or with a probability per class, perhaps with
/// weights; or scores with counts of positives and negatives. None if the columns hold labels:
/// without a name or an option that says so, scores are numbers that are not all whole, or whole
/// numbers with many values, beside one column of labels. Errors: `one-column`, `unequal-lengths`,
/// `missing-value`, `infinite-number` (of a probability), `unknown-label`, `columns-for-classes`,
/// `duplicate-label`, `too-many-classes`, `more-than-total`, those of ScoreNumbers and
/// not_probabilities, and those of weights and counts as in read_cases.
std::optional<Result<Data>> read_scores(Source& source, const ReadOptions& options,
                                        const std::vector<NamedColumn>& columns);

// Cases whose classes are marked by zeros and ones.

/// One table whose rows have a 1 among zeros for the true class in their first half and for the
/// predicted class in the second, or the two halves one below the other with a blank line between;
/// a row above may name the classes. If many rows have no 1 or several, or the caller says so, the
/// marks are sets of labels. A last block of other numbers holds a score for each mark; beside
/// one-hot rows of the truth alone, rows that sum to 1 are probabilities. None for any other table,
/// also for a square one without names and blank lines, which may be a matrix of counts. Errors:
/// those of cases_of_assignments; for numbers beside the marks, those of read_scores; and
/// `not-one-hot`, `looks-like-one-hot` (one half alone, unless a single labelling is asked for),
/// `columns-for-classes`.
std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const Surroundings& surroundings, const Grid& grid);

/// Two or three such tables, with one row per case or, if one-hot, one column per case. None if
/// they hold anything else. Errors: the same except `looks-like-one-hot`.
std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const std::vector<NamedGrid>& tables);

// Sets: partitions of the cases, and sets of labels (cpp/input/sets).

/// Two or three partitions of the same cases into sets, each in brackets of its own (`Y = {{1}, {2,
/// 3}}`) or on a line of its own (`{1}, {2, 3}`). The sets are the classes 1, 2, … in the given
/// order; their elements name the cases. A single partition is a labelling if distributions are
/// asked for. None if the brackets hold anything else.
/// Errors: those of cases_of_assignments, and `one-partition`, `looks-like-sets` (more than three
/// partitions), `element-twice`, `element-missing`, `missing-value`, `shortened-print`.
std::optional<Result<Data>> read_sets(Source& source, const ReadOptions& options,
                                      const Literal& literal);

/// The true and the predicted labels of each case, in brackets: a true and a predicted set on each
/// of three or more lines (`{1, 2}, {2}`), two lists of sets or of lists (`[["a", "b"], ["c"]]`),
/// an object that holds them, or an array of objects with two lists each; a table of numbers beside
/// them holds a score per label. Lists of equal length may be the rows of matrices: they are sets
/// if an entry is no number, or if the caller says so. None if the brackets hold anything else, or
/// two partitions of the same elements. Errors: `unequal-lengths`, `missing-value`,
/// `shortened-print`, `json-shape` (the objects differ in shape), `columns-for-classes` (more or
/// fewer scores than labels), `too-many-classes`, and those of read_complete_scores and of weights
/// as in read_cases.
std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Literal& literal);

/// Two columns of sets: {a, b} in braces or brackets, or labels separated by a semicolon, a bar or
/// (if the caller says that these are sets) a comma or blank. An empty cell is the empty set. None
/// for any other table. Errors: `ragged-rows`, `mixed-delimiters`, `missing-value`,
/// `shortened-print`, `too-many-classes`, and those of weights as in read_cases.
std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Grid& grid);

// Ratings.

/// The ratings of the same items by several raters: columns, or lists, with names of raters and
/// without a truth; or, if the caller says that these are ratings, all columns except one that
/// numbers the items. Cells may be empty, or hold a sign for that. None if the names say anything
/// else, and for two raters who rated all items, which may be a truth and predictions. Errors:
/// `unequal-lengths`, `shortened-print`.
std::optional<Result<Data>> read_ratings(Source& source, const ReadOptions& options,
                                         const std::vector<NamedColumn>& columns);

/// The same for a table, in which raters may also be rows. Errors: also `ragged-rows`,
/// `mixed-delimiters`.
std::optional<Result<Data>> read_ratings(Source& source, const ReadOptions& options,
                                         const Grid& grid);

// Distributions.

/// One or two distributions of the same outcomes from columns of shares or counts, named p and q or
/// in this order, perhaps beside a column of names of the outcomes; or one labelling: a single
/// column of text, of whole numbers that recur, or with a name of labels. A notice tells how whole
/// numbers are read. Errors: `three-vectors` (more columns), `unequal-lengths`, `missing-value`,
/// `shortened-print`, `no-distributions`, and those of read_complete_scores.
Result<Data> read_distributions(Source& source, const ReadOptions& options,
                                const std::vector<NamedColumn>& columns);

/// The same for a table: in columns, or in one or two rows, with or without names. Errors: also
/// `ragged-rows`, `mixed-delimiters`.
Result<Data> read_distributions(Source& source, const ReadOptions& options, const Grid& grid);

/// Whether rows or columns are called p and q.
bool names_distributions(const Grid& grid);

/// Whether the data can only be two distributions: fractions, both with the sum 1.
bool are_two_distributions(const Data& data);

// Losses.

/// One row of losses per state and one column per action; after a blank line perhaps one row of
/// posteriors per observation, under the names of the states in any order. States, actions and
/// observations without names are numbered from 1.
///
/// Errors: `no-losses`, `header-only`, `ragged-rows`, `mixed-delimiters`, `duplicate-label`,
/// `too-many-classes`, `states-differ`, `missing-value`, `not-a-number`, `shortened-print`,
/// `number-too-large`, `infinite-number`, `negative-probability`, `probability-above-one`,
/// `probabilities-do-not-sum`, `unexpected-text`, and those of surroundings_of, read_delimited,
/// read_literal and read_latex.
Result<LossTable> read_losses(const Source& pasted, const ReadOptions& options);

// Values in brackets and vectors of R, of any of these kinds (cpp/input/literals).

/// The content of bracketed values: data, or tables that still have to be read.
using VectorsOrTables = std::variant<Data, std::vector<NamedGrid>>;

/// Two or more vectors, an object with two arrays, an array of objects or of pairs, a vector and a
/// table of probabilities, or matrices.
/// Errors: those of read_cases, read_scores, read_distributions and other_kind, and `empty-text`,
/// `empty-brackets`, `one-vector`, `three-vectors`, `ragged-rows`, `label-count`,
/// `nested-too-deep`, `json-shape`, `json-syntax`, `several-tables`, `unknown-function`.
Result<VectorsOrTables> read_values(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, const Literal& literal);

/// Whether lines start with the index `[1]` of R.
bool has_printed_vectors(std::string_view text);

/// Vectors as R prints them, each line after `[1]`, `[13]`, …
/// Errors: those of read_cases, read_scores, read_distributions and other_kind, and `one-vector`,
/// `three-vectors`, `unclosed-quote`, `unexpected-text`.
Result<Data> read_printed_vectors(Source& source, const ReadOptions& options,
                                  const Surroundings& surroundings);

}  // namespace deconfuse
