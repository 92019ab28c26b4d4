#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "data/boxes.hpp"
#include "data/class_counts.hpp"
#include "data/dataset.hpp"
#include "data/distributions.hpp"
#include "data/losses.hpp"
#include "data/printed_report.hpp"
#include "data/ranked_lists.hpp"
#include "data/ratings.hpp"
#include "data/scores.hpp"
#include "input/tables/names.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

enum class Orientation { truth_rows, truth_columns };
enum class Missing { refuse, omit };

/// The caller's knowledge about the text; anything missing is recognised from the text itself.
struct ReadOptions {
  std::optional<Kind> kind;
  std::optional<std::string> delimiter;  ///< one character
  std::optional<char> decimal;           ///< '.' or ','
  std::optional<bool> header;
  std::optional<Orientation> orientation;
  std::optional<std::string> positive;
  std::vector<Role> columns;    ///< content of each column of a table; empty: to be recognised
  std::optional<double> cases;  ///< number of cases in a matrix of shares, a whole number >= 1
  Missing missing = Missing::refuse;
  bool fractional = false;         ///< a matrix may hold weights that are not whole numbers
  bool lower_is_positive = false;  ///< low scores are predicted positive
  bool decision_values = false;    ///< numbers are logits or margins, not probabilities
  std::size_t block = 0;           ///< index of the data to read if the text holds several, the
                                   ///< best first
  bool normalise = false;          ///< divide rows of probabilities by their sums
  bool background = false;         ///< counts of classes are counts of objects, which may be missed
};

using Data = std::variant<LabelColumns, CountTable, ScoreColumns, ProbabilityColumns,
                          LabelSetColumns, LossTable, Distributions, ClassCounts, Ratings,
                          PrintedReport, RankedLists, DetectedBoxes>;

/// A result of one kind of data as Data, or the same error.
template <class Columns>
Result<Data> as_data(Result<Columns> result) {
  if (auto* error = std::get_if<InputError>(&result)) return std::move(*error);
  return Data(std::move(std::get<Columns>(result)));
}

/// The error of invalid options. Errors: `bad-option`.
std::optional<InputError> check_options(const ReadOptions& options);

/// Lines of a text, from 1: the first and the last of each range.
using LineRanges = std::vector<std::pair<std::size_t, std::size_t>>;

/// The position of data in a text. Without lines, the whole text is data.
struct PlaceInText {
  LineRanges lines;
  LineRanges skipped;  ///< lines left out that are not blank
  std::string title;   ///< the line that names the data; may be empty
};

/// The data in a text, not counted yet.
struct Reading {
  Data data;
  std::vector<Notice> notices;
  PlaceInText place = {};
};

/// Removes the notices of a code, of any line or of one.
void drop_notices(Reading& reading, NoticeCode code, std::size_t line = 0);

/// Reads labels, a matrix of counts, counts of classes or a report of them, scores, probabilities,
/// label sets or two distributions from pasted text; a table of losses, one distribution or one
/// labelling only if the options say so. `bytes` is UTF-8, with or without a byte order mark, or
/// UTF-16 with one; any other content is an error with its place. Errors: those of check_options,
/// decode and read_data.
Result<Reading> understand(std::string_view bytes, const ReadOptions& options);

/// Like `understand`, with faster ways for a long text that has few different lines or regular
/// lines of scores. In the first of these, repeated lines become weights. These ways also apply if
/// other lines stand above or below.
Result<Reading> understand_line_by_line(std::string_view bytes, const ReadOptions& options);

/// The same for a source that holds the text, with checked options. Its notices stay in the source.
/// Errors: `empty-text`, `several-tables`, `looks-like-function` (a function of x in place of
/// data), those of other_kind, find_other_content and surroundings_of, those about the form of the
/// text (read_delimited, read_literal, read_values, read_printed_vectors, read_latex,
/// read_marked_table), and those about its content (read_chosen_columns, read_label_table,
/// read_matrix_table, read_class_counts, read_score_table, read_label_sets, read_sets,
/// read_one_hot, read_distributions, read_losses).
Result<Data> read_data(Source& source, const ReadOptions& options);

/// The counted result of `understand`, for labels and matrices of counts only; anything else is
/// `bad-option` with the expected kind. Errors and notices also come from count_cases and
/// take_counts.
Result<Dataset> read(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
