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

/// The kinds of data that a text may hold, and what reads each. Where a function may return none,
/// the text is of another kind; an error is that of a text of this kind.
namespace deconfuse {

// Cases with a true and a predicted label.

/// Whether the first row names a column of truth and one of predictions, or of truth above columns
/// of labels alike.
bool names_label_columns(const Grid& grid);

/// A row per case (or per pair of classes with its count), or rows with an entry per case; a truth
/// and the predictions of one classifier or of several, perhaps with the group or fold of each
/// case. Errors: those of read_cases, and `empty-text`, `header-only`, `one-column`, `ragged-rows`,
/// `mixed-delimiters`, `too-many-columns`, `duplicate-label` (both columns have one name),
/// `looks-like-scores`, `one-vector`, `three-vectors`.
Result<LabelColumns> read_label_table(Source& source, const ReadOptions& options, const Grid& grid);

/// Cases out of the columns that the options name, whatever their own names are: the truth, with
/// predictions of classifiers or with scores, perhaps with counts or weights and groups. Errors:
/// `ragged-rows`, `mixed-delimiters`, `columns-needed` (a truth, and predictions or scores),
/// `header-only`, and those of read_cases and read_scores.
Result<Data> read_chosen_columns(Source& source, const ReadOptions& options, const Grid& grid);

// Counts: a confusion matrix (cpp/input/matrix), and outcomes by class.

/// Counts with or without a row and a column of labels, axis names and totals. Where rows and
/// columns differ in number, or have no name in common, they are different groups, with a notice.
/// Shares that sum to 1, or to 100 %, all of them or along each row or column, stay shares, with a
/// notice, unless the options tell the number of cases. Errors: those of find_matrix_frame and of
/// counts as in read_cases, and `missing-value`, `shortened-print`, `totals-only`,
/// `cases-do-not-fit`, `not-square`, `duplicate-label`, `label-count`, `labels-differ`.
Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid);

/// A row per class under TP, FP, FN and perhaps TN, as where F1 is worked out by hand; other
/// columns, and rows of totals, are left out with a notice. None where the first row names no such
/// columns. Errors: `ragged-rows`, `mixed-delimiters`, `negative-count`, `not-a-number`,
/// `ambiguous-number`, `infinite-number`, `number-too-large`, `count-too-large`.
std::optional<Result<ClassCounts>> read_class_counts(Source& source, const ReadOptions& options,
                                                     const Grid& grid);

// Cases with scores or probabilities (cpp/input/scores).

/// A row per case with its truth and scores, or two and more rows with an entry per case. None
/// where the table is anything else. Errors: those of read_scores, and `ragged-rows`,
/// `mixed-delimiters`.
std::optional<Result<Data>> read_score_table(Source& source, const ReadOptions& options,
                                             const Grid& grid);

/// A truth with the scores of one or several models or with a probability per class, perhaps with
/// weights, or scores with counts of positives and negatives. None where the columns hold labels:
/// without a name or an option that says so, scores are numbers of which some are not whole, or
/// whole ones of many values, beside one column of labels. Errors: `one-column`, `unequal-lengths`,
/// `missing-value`, `infinite-number` (of a probability), `unknown-label`, `columns-for-classes`,
/// `duplicate-label`, `too-many-classes`, `more-than-total`, those of ScoreNumbers and
/// not_probabilities, and those of weights and counts as in read_cases.
std::optional<Result<Data>> read_scores(Source& source, const ReadOptions& options,
                                        const std::vector<NamedColumn>& columns);

// Cases with classes marked by zeros and ones.

/// One table whose rows mark the true class by a 1 among zeros in their first half and the
/// predicted class in the second, or the two halves one below the other with a blank line between;
/// a row above may name the classes. Where many rows have another number of ones, or the caller
/// says so, the marks are sets of labels. A last block of other numbers holds a score for each
/// mark; beside one-hot rows of the truth alone, rows that sum to 1 are probabilities. None where
/// the table is anything else: without names and blank lines a square is, since it may be a matrix
/// of counts. Errors: those of cases_of_assignments and, of numbers beside the marks, of
/// read_scores; and `not-one-hot`, `looks-like-one-hot` (one half alone, unless one labelling is
/// asked for), `columns-for-classes`.
std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const Surroundings& surroundings, const Grid& grid);

/// Two or three such tables, a row per case or, one-hot, a column per case. None where they hold
/// anything else. Errors: the same but for `looks-like-one-hot`.
std::optional<Result<Data>> read_one_hot(Source& source, const ReadOptions& options,
                                         const std::vector<NamedGrid>& tables);

// Sets: partitions of the cases, and sets of labels (cpp/input/sets).

/// Two or three partitions of the same cases into sets, each in brackets of its own
/// (`Y = {{1}, {2, 3}}`) or on a line of its own (`{1}, {2, 3}`). The sets are the classes 1, 2, …
/// in the order given; their elements name the cases. None where the brackets hold anything else.
/// One alone is a labelling where distributions are asked for.
/// Errors: those of cases_of_assignments, and `one-partition`, `looks-like-sets` (more than three
/// partitions), `element-twice`, `element-missing`, `missing-value`, `shortened-print`.
std::optional<Result<Data>> read_sets(Source& source, const ReadOptions& options,
                                      const Literal& literal);

/// For each case the labels that it has and those predicted, out of brackets: a true and a
/// predicted set on each of three or more lines (`{1, 2}, {2}`), two lists of sets or of lists
/// (`[["a", "b"], ["c"]]`), an object that holds them, or an array of objects with two lists each;
/// a table of numbers beside them holds a score per label. Lists of as many entries each may be the
/// rows of matrices: they are sets where an entry is no number, or where the caller says so. None
/// where the brackets hold anything else, also two partitions of the same elements. Errors:
/// `unequal-lengths`, `missing-value`, `shortened-print`, `json-shape` (objects that are not
/// alike), `columns-for-classes` (more or fewer scores than labels), `too-many-classes`, and those
/// of read_complete_scores and of weights as in read_cases.
std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Literal& literal);

/// Two columns of sets: {a, b} in braces or brackets, or with a semicolon, a bar or (where the
/// caller says that these are sets) a comma or blank between the labels. An empty cell is the empty
/// set. None where the table is anything else. Errors: `ragged-rows`, `mixed-delimiters`,
/// `missing-value`, `shortened-print`, `too-many-classes`, and those of weights as in read_cases.
std::optional<Result<Data>> read_label_sets(Source& source, const ReadOptions& options,
                                            const Grid& grid);

// Ratings.

/// What several raters make of the same items: columns, or lists, that are named so, without a
/// truth, or all columns but one that numbers the items where the caller says that these are
/// ratings. Cells may be empty, or hold a sign for that. None where the names say anything else,
/// and for two raters who rated all items, which may be a truth and predictions. Errors:
/// `unequal-lengths`, `shortened-print`.
std::optional<Result<Data>> read_ratings(Source& source, const ReadOptions& options,
                                         const std::vector<NamedColumn>& columns);

/// The same of a table, in which raters may also be rows. Errors: also `ragged-rows`,
/// `mixed-delimiters`.
std::optional<Result<Data>> read_ratings(Source& source, const ReadOptions& options,
                                         const Grid& grid);

// Distributions.

/// One or two distributions of the same outcomes out of columns of shares or counts, named p and q
/// or in this order, perhaps beside one that names the outcomes; or one labelling: a single column
/// of text, of whole numbers that recur, or named as labels are. What whole numbers are taken for
/// is said in a notice. Errors: `three-vectors` (more columns), `unequal-lengths`, `missing-value`,
/// `shortened-print`, `no-distributions`, and those of read_complete_scores.
Result<Data> read_distributions(Source& source, const ReadOptions& options,
                                const std::vector<NamedColumn>& columns);

/// The same of a table: in columns, or in one or two rows, with or without names. Errors: also
/// `ragged-rows`, `mixed-delimiters`.
Result<Data> read_distributions(Source& source, const ReadOptions& options, const Grid& grid);

/// Whether rows or columns are called p and q.
bool names_distributions(const Grid& grid);

/// Whether these are two distributions whoever reads them: fractions, and both sums are 1.
bool are_two_distributions(const Data& data);

// Losses.

/// A row of losses per state and a column per action; after a blank line perhaps a row of
/// posteriors per observation, under the names of the states in any order. States, actions and
/// observations without names are numbered from 1.
///
/// Errors: `no-losses`, `header-only`, `ragged-rows`, `mixed-delimiters`, `duplicate-label`,
/// `too-many-classes`, `states-differ`, `missing-value`, `not-a-number`, `shortened-print`,
/// `number-too-large`, `infinite-number`, `negative-probability`, `probability-above-one`,
/// `probabilities-do-not-sum`, `unexpected-text`, and those of surroundings_of,
/// read_delimited, read_literal and read_latex.
Result<LossTable> read_losses(const Source& pasted, const ReadOptions& options);

// Values in brackets and vectors of R, whichever of these kinds they hold (cpp/input/literals).

/// What bracketed values turn out to be: data, or tables that are still to be understood.
using VectorsOrTables = std::variant<Data, std::vector<NamedGrid>>;

/// Two or more vectors, an object with two arrays, an array of objects or of pairs, a vector and a
/// table of probabilities, or matrices.
/// Errors: those of read_cases, read_scores, read_distributions and other_kind, and `empty-text`,
/// `empty-brackets`, `one-vector`, `three-vectors`, `ragged-rows`, `label-count`,
/// `nested-too-deep`, `json-shape`, `json-syntax`, `several-tables`, `unknown-function`.
Result<VectorsOrTables> read_values(Source& source, const ReadOptions& options,
                                    const Surroundings& surroundings, const Literal& literal);

/// Whether lines start with R's `[1]`.
bool has_printed_vectors(std::string_view text);

/// Vectors as R prints them, each line after `[1]`, `[13]`, …
/// Errors: those of read_cases, read_scores, read_distributions and other_kind, and `one-vector`,
/// `three-vectors`, `unclosed-quote`, `unexpected-text`.
Result<Data> read_printed_vectors(Source& source, const ReadOptions& options,
                                  const Surroundings& surroundings);

}  // namespace deconfuse
