#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "data/labels.hpp"
#include "data/whole_numbers.hpp"
#include "input/kinds/kinds.hpp"
#include "input/matrix/background.hpp"
#include "input/matrix/matrix_frame.hpp"
#include "input/matrix/matrix_labels.hpp"
#include "input/matrix/matrix_totals.hpp"
#include "input/notations/latex.hpp"
#include "input/tables/counts.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Number of digits after the decimal mark.
int places_of(std::string_view number, char decimal) {
  const std::size_t mark = number.find(decimal);
  if (mark == std::string_view::npos) return 0;
  const std::string_view places = number.substr(mark + 1);
  return static_cast<int>(std::min(places.find_first_not_of("0123456789"), places.size()));
}

/// A hundredth of a number with `places` decimal places: exactly the double for 0.123 if the number
/// is 12.3.
double hundredth(double number, int places) {
  const double unit = std::pow(10.0, places);
  return std::round(number * unit) / (unit * 100);
}

/// The total that shares in a table refer to; none if the numbers are counts.
enum class Whole { none, all, row, column };

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Grid& grid, MatrixFrame frame)
      : source_(source),
        options_(options),
        grid_(grid),
        frame_(std::move(frame)),
        numbers_(source, options) {}

  Result<CountTable> read() {
    if (frame_.body_rows.empty() || frame_.body_columns.empty()) {
      if (frame_.totals_row || frame_.totals_column)
        return source_.error(ErrorCode::totals_only, frame_.entry(0, 0).cell,
                             Expected::counts_matrix);
      return source_.error(ErrorCode::matrix_without_numbers, last_text(), Expected::counts_matrix);
    }
    if (auto error = read_numbers()) return *error;
    find_totals(source_, frame_, values_);
    shares_of_ = find_shares();
    if (auto error = check_whole()) return *error;
    if (frame_.body_rows.size() == 0 || frame_.body_columns.size() == 0)
      return source_.error(ErrorCode::totals_only, frame_.entry(0, 0).cell,
                           Expected::counts_matrix);
    return table();
  }

 private:
  /// The number of an entry, which may follow its name.
  Cell number_of(const MatrixEntry& entry) const {
    const Cell& cell = entry.cell;
    // In a text whose markup was removed the offset of a part is unknown.
    const bool is_plain = cell.text.data() == source_.text().data() + cell.offset;
    std::size_t offset = cell.offset;
    if (is_plain && !entry.number.empty()) {
      offset += static_cast<std::size_t>(entry.number.data() - cell.text.data());
    }
    return {entry.number, offset, false};
  }

  /// The last cell that holds text where a number is expected.
  Cell last_text() const {
    const auto last = std::find_if(frame_.entries.rbegin(), frame_.entries.rend(),
                                   [](const MatrixEntry& e) { return e.content == Content::text; });
    return last == frame_.entries.rend() ? grid_.row(0)[0] : last->cell;
  }

  bool is_of_background(std::size_t row, std::size_t column) const {
    return frame_.label_row && nothing_named(frame_.row_label(row).text) &&
           nothing_named(frame_.entry(*frame_.label_row, column).cell.text);
  }

  std::optional<InputError> read_numbers() {
    values_.width = frame_.width;
    values_.values.assign(frame_.entries.size(), 0);
    int most_places = 0;
    std::vector<std::size_t> rows = frame_.body_rows, columns = frame_.body_columns;
    if (frame_.totals_row) rows.push_back(*frame_.totals_row);
    if (frame_.totals_column) columns.push_back(*frame_.totals_column);
    for (std::size_t r : rows) {
      for (std::size_t c : columns) numbers_.see(number_of(frame_.entry(r, c)));
    }
    if (auto error = numbers_.settle()) return error;
    for (std::size_t r : rows) {
      for (std::size_t c : columns) {
        const MatrixEntry& e = frame_.entry(r, c);
        const bool is_total_cell = r == frame_.totals_row || c == frame_.totals_column;
        double& value = values_.values[r * frame_.width + c];
        value = std::nan("");
        if (is_total_cell && e.content != Content::number) continue;
        if (!e.cell.quoted && is_ellipsis(e.cell.text))
          return source_.error(ErrorCode::shortened_print, e.cell, Expected::complete_data);
        // Objects that neither exist nor are found have no count.
        if (e.content != Content::number && is_of_background(r, c)) {
          value = 0;
          continue;
        }
        if (e.cell.text.empty() || is_missing(e.cell.text))
          return source_.error(ErrorCode::missing_value, e.cell, Expected::count);
        if (e.content != Content::number)
          return source_.error(ErrorCode::not_a_number, e.cell, Expected::count);
        const Result<double> read = numbers_.read(number_of(e), false, ErrorCode::negative_count,
                                                  ErrorCode::not_a_number, true);
        if (const auto* error = std::get_if<InputError>(&read)) return *error;
        value = std::get<double>(read);
        int places = places_of(e.number, numbers_.decimal());
        if (parse_number(e.number, numbers_.decimal()).form == NumberForm::percent) {
          value = hundredth(value, places);
          places += 2;
          if (percentage_ == nullptr) percentage_ = &e;
        } else if (!is_total_cell && value != 0 && count_ == nullptr) {
          count_ = &e;
        }
        most_places = std::max(most_places, places);
      }
    }
    if (most_places > 0) values_.rounding = std::pow(10.0, -most_places) / 2;
    return std::nullopt;
  }

  const Cell& first_count() const {
    return frame_.entry(frame_.body_rows[0], frame_.body_columns[0]).cell;
  }

  /// The first count that is not a whole number; null if there is none.
  const MatrixEntry* first_fraction() const {
    for (std::size_t r : frame_.body_rows) {
      for (std::size_t c : frame_.body_columns) {
        if (!is_whole(values_.at(r, c))) return &frame_.entry(r, c);
      }
    }
    return nullptr;
  }

  /// Finds out whether the numbers are shares. Joint shares sum to 1, and so does each row or
  /// column of conditional ones, except for classes that do not occur.
  Whole find_shares() {
    const bool are_percentages = percentage_ != nullptr && count_ == nullptr;
    const MatrixEntry* first = are_percentages ? percentage_ : first_fraction();
    if (options_.fractional || first == nullptr || (percentage_ != nullptr && !are_percentages))
      return Whole::none;
    constexpr double most_rounding = 0.03;
    const auto is_one = [this](double sum, std::size_t numbers) {
      return std::fabs(sum - 1) < most_rounding && values_.same_sum(sum, 1, numbers);
    };
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    double total = 0;
    bool rows_are_one = true, columns_are_one = true;
    for (std::size_t r : frame_.body_rows) {
      const double sum = values_.row_sum(frame_, r);
      total += sum;
      rows_are_one = rows_are_one && (sum == 0 || is_one(sum, columns));
    }
    for (std::size_t c : frame_.body_columns) {
      const double sum = values_.column_sum(frame_, c);
      columns_are_one = columns_are_one && (sum == 0 || is_one(sum, rows));
    }
    const Whole whole = is_one(total, rows * columns) ? Whole::all
                        : rows_are_one                ? Whole::row
                        : columns_are_one             ? Whole::column
                                                      : Whole::none;
    if (whole == Whole::none || options_.cases) return whole;
    source_.notice(whole == Whole::all   ? NoticeCode::shares_of_all
                   : whole == Whole::row ? NoticeCode::shares_of_rows
                                         : NoticeCode::shares_of_columns,
                   first->cell.offset);
    return whole;
  }

  std::optional<InputError> check_whole() const {
    if (shares_of_ != Whole::none) return std::nullopt;
    if (percentage_ != nullptr)
      return source_.error(ErrorCode::percentages, percentage_->cell, Expected::counts);
    const MatrixEntry* fraction = options_.fractional ? nullptr : first_fraction();
    if (fraction == nullptr) return std::nullopt;
    return source_.error(ErrorCode::fractional_count,
                         {fraction->number, fraction->cell.offset, false}, Expected::whole_number);
  }

  /// Converts shares to counts, given the number of cases. Error: `cases-do-not-fit`, also if the
  /// shares have too few digits for this.
  std::optional<InputError> take_counts_of_shares(CountTable& table) const {
    double total = 0, counted = 0;
    for (const double share : table.counts) total += share;
    const double cases = *options_.cases / std::round(total);
    bool exact = true, near = values_.rounding * cases < 0.5;
    for (double& count : table.counts) {
      const double whole = std::round(count * cases);
      exact = exact && std::fabs(count * cases - whole) <= 1e-9 * std::max(1.0, whole);
      near = near && std::fabs(count * cases - whole) <= values_.rounding * cases + 1e-9;
      count = whole;
      counted += whole;
    }
    if ((!exact && !near) || counted != *options_.cases) {
      return source_.error(ErrorCode::cases_do_not_fit, first_count(), Expected::number_of_cases,
                           {{"cases", text_of(*options_.cases)}});
    }
    table.shares = false;
    source_.notice(NoticeCode::counts_of_shares, first_count().offset,
                   {{"cases", text_of(*options_.cases)}});
    return std::nullopt;
  }

  Result<CountTable> table() {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    if (rows < 2 && frame_.named_totals)
      return source_.error(ErrorCode::totals_only, first_count(), Expected::counts_matrix);
    auto named = read_matrix_labels(source_, frame_);
    if (const auto* error = std::get_if<InputError>(&named)) return *error;
    MatrixLabels& names = std::get<MatrixLabels>(named);
    if (std::max(rows, columns) > maximum_classes) {
      const bool wide = columns > rows;
      return too_many_classes(source_, std::max(rows, columns),
                              frame_
                                  .entry(frame_.body_rows[wide ? 0 : maximum_classes],
                                         frame_.body_columns[wide ? maximum_classes : 0])
                                  .cell);
    }

    CountTable table;
    if (names.background && !finds_itself(names)) {
      table.background = names.background;
      const Cell& name = names.rows[*names.background];
      source_.notice(NoticeCode::background_no_class, name.offset,
                     {{"name", excerpt_of(name.text)}});
    }
    const bool transposed = is_transposed();
    table.orientation_assumed = !options_.orientation && frame_.rows_axis == Role::none &&
                                frame_.columns_axis == Role::none && !true_positives();
    table.named_by_corner = !options_.orientation && frame_.named_by_corner;
    table.truth_in_columns = transposed;
    table.rows = transposed ? columns : rows;
    table.columns = transposed ? rows : columns;
    table.counts.resize(rows * columns);
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        const std::size_t row = transposed ? names.order[j] : i;
        const std::size_t column = transposed ? i : names.order[j];
        table.counts[row * table.columns + column] =
            values_.at(frame_.body_rows[i], frame_.body_columns[j]);
      }
    }
    // Classes stand in the order of the text's rows in both cases.
    if (transposed && names.contingency) std::swap(names.rows, names.columns);
    const auto texts = [](const std::vector<Cell>& labels) {
      std::vector<std::string> result;
      for (const Cell& label : labels) result.emplace_back(label.text);
      return result;
    };
    if (!names.rows.empty()) {
      table.labels = texts(names.rows);
    } else if (!names.contingency && !names.columns.empty()) {
      table.labels = texts(names.columns);
    }
    if (names.contingency) {
      table.predicted_labels = texts(names.columns);
      for (std::size_t k = 1; names.columns.empty() && k <= table.columns; ++k)
        table.predicted_labels->push_back(std::to_string(k));
      source_.notice(
          NoticeCode::contingency_table, first_count().offset,
          {{"rows", std::to_string(table.rows)}, {"columns", std::to_string(table.columns)}});
    }
    table.shares = shares_of_ != Whole::none;
    if (table.shares && options_.cases) {
      if (auto error = take_counts_of_shares(table)) return *error;
    }
    table.positive = options_.positive;
    if (!table.positive && names.positive) table.positive = (*table.labels)[*names.positive];
    if (!table.positive && rows == 2 && columns == 2) {
      if (const auto i = true_positives())
        table.positive = table.labels ? (*table.labels)[*i] : std::to_string(*i + 1);
      // scikit-learn prints the negatives first; slides mostly have the positives first.
      if (!table.positive && !table.labels && grid_.bracketed && !has_latex_table(source_.text())) {
        table.positive.emplace("2");
        source_.notice(NoticeCode::second_positive,
                       frame_.entry(frame_.body_rows[0], frame_.body_columns[0]).cell.offset);
      }
    }
    return table;
  }

  /// Whether the background is also predicted for itself, as in a segmentation. It is then a class
  /// like others.
  bool finds_itself(const MatrixLabels& names) const {
    const auto column = std::find(names.order.begin(), names.order.end(), *names.background);
    const auto j = static_cast<std::size_t>(column - names.order.begin());
    return values_.at(frame_.body_rows[*names.background], frame_.body_columns[j]) > 0;
  }

  /// The row of the cell that is called TP, in a table of two classes.
  std::optional<std::size_t> true_positives() const {
    if (frame_.body_rows.size() != 2 || frame_.body_columns.size() != 2) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) {
      const MatrixEntry& entry = frame_.entry(frame_.body_rows[i], frame_.body_columns[i]);
      if (outcome_of(entry.name) == Outcome::TP) return i;
    }
    return std::nullopt;
  }

  /// Whether the rows of the text are predictions.
  bool is_transposed() {
    if (options_.orientation) return *options_.orientation == Orientation::truth_columns;
    bool predicted_rows = frame_.rows_axis == Role::predicted || frame_.columns_axis == Role::truth;
    if (frame_.rows_axis == frame_.columns_axis) predicted_rows = false;
    if (frame_.rows_axis == Role::none && frame_.columns_axis == Role::none) {
      // The other cell in the row of TP is FN if the rows are the truth.
      if (const auto i = true_positives())
        predicted_rows =
            frame_.entry(frame_.body_rows[*i], frame_.body_columns[1 - *i]).name == "FP";
    }
    if (predicted_rows)
      source_.notice(NoticeCode::transposed,
                     frame_.entry(frame_.body_rows[0], frame_.body_columns[0]).cell.offset);
    return predicted_rows;
  }

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  MatrixFrame frame_;
  CountReader numbers_;
  MatrixNumbers values_;
  const MatrixEntry* percentage_ = nullptr;  ///< first percentage
  const MatrixEntry* count_ = nullptr;       ///< first number other than 0 that is no percentage
  Whole shares_of_ = Whole::none;
};

}  // namespace

Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid) {
  auto frame = find_matrix_frame(source, options, grid);
  if (const auto* error = std::get_if<InputError>(&frame)) return *error;
  return Reader(source, options, grid, std::move(std::get<MatrixFrame>(frame))).read();
}

}  // namespace deconfuse
