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
  std::size_t block = 0;           ///< which of several data in the text, the best first
  bool normalise = false;          ///< rows of probabilities are to be divided by their sums
  bool background = false;         ///< counts of classes are of objects, which may be missed
};

using Data = std::variant<LabelColumns, CountTable, ScoreColumns, ProbabilityColumns,
                          LabelSetColumns, LossTable, Distributions, ClassCounts, Ratings,
                          PrintedReport, RankedLists, DetectedBoxes>;

/// The same as one kind of data, or the same error.
template <class Columns>
Result<Data> as_data(Result<Columns> result) {
  if (auto* error = std::get_if<InputError>(&result)) return std::move(*error);
  return Data(std::move(std::get<Columns>(result)));
}

/// Errors: `bad-option`.
std::optional<InputError> check_options(const ReadOptions& options);

/// Lines of a text, 1-based: the first and the last of each stretch.
using LineRanges = std::vector<std::pair<std::size_t, std::size_t>>;

/// Where in a text data stand. Without lines: all of the text is data.
struct PlaceInText {
  LineRanges lines;
  LineRanges skipped;  ///< lines that are not blank and were left aside
  std::string title;   ///< the line that names the data; may be empty
};

/// What a text says, not yet counted.
struct Reading {
  Data data;
  std::vector<Notice> notices;
  PlaceInText place = {};
};

/// Labels, a matrix of counts, counts of classes or a report of them, scores, probabilities, label
/// sets or two distributions out of what people paste; a table of losses, one distribution and one
/// labelling only where the options say that it is one. `bytes` is UTF-8, with or without a byte
/// order mark, or UTF-16 with one; any other content is an error with its place. Errors: those of
/// check_options, decode and read_data.
Result<Reading> understand(std::string_view bytes, const ReadOptions& options);

/// The same, also of a long text of few different lines or of regular lines of scores, which
/// `understand` has faster ways for: in the former what repeats is a weight there. These ways are
/// taken here, too, where other lines stand above or below.
Result<Reading> understand_line_by_line(std::string_view bytes, const ReadOptions& options);

/// The same of a source that holds the text, with options that are checked. Its notices stay there.
/// Errors: `empty-text`, `several-tables`, `looks-like-function` (of x, in place of data), those of
/// other_kind, find_other_content and surroundings_of, those of the form of the text
/// (read_delimited, read_literal, read_values, read_printed_vectors, read_latex,
/// read_marked_table), and those of what is in it (read_chosen_columns, read_label_table,
/// read_matrix_table, read_class_counts, read_score_table, read_label_sets, read_sets,
/// read_one_hot, read_distributions, read_losses).
Result<Data> read_data(Source& source, const ReadOptions& options);

/// What `understand` reads, counted: labels and matrices of counts only, anything else is
/// `bad-option` with the expected kind. Errors and notices also come from count_cases and
/// take_counts.
Result<Dataset> read(std::string_view bytes, const ReadOptions& options);

}  // namespace deconfuse
