#include "input/matrix_table.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "data/labels.hpp"
#include "data/whole_numbers.hpp"
#include "input/counts.hpp"
#include "input/latex.hpp"
#include "input/matrix_frame.hpp"
#include "input/names.hpp"
#include "input/number.hpp"

namespace deconfuse {
namespace {

bool is_true_positive(const MatrixEntry& entry) { return outcome_of(entry.name) == Outcome::TP; }

/// How many digits stand behind the decimal mark.
int places_of(std::string_view number, char decimal) {
  const std::size_t mark = number.find(decimal);
  if (mark == std::string_view::npos) return 0;
  const std::string_view places = number.substr(mark + 1);
  return static_cast<int>(std::min(places.find_first_not_of("0123456789"), places.size()));
}

/// Of a number with so many places; the decimal 0.123 of 12.3, not a double beside it.
double hundredth(double number, int places) {
  const double unit = std::pow(10.0, places);
  return std::round(number * unit) / (unit * 100);
}

/// What the numbers of a table are shares of, where they are no counts.
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
    take_classes_back();
    find_unnamed_totals();
    check_totals();
    shares_of_ = find_shares();
    if (auto error = check_whole()) return *error;
    if (frame_.body_rows.size() == 0 || frame_.body_columns.size() == 0)
      return source_.error(ErrorCode::totals_only, frame_.entry(0, 0).cell,
                           Expected::counts_matrix);
    return table();
  }

 private:
  /// The number of an entry, which may stand behind its name.
  Cell number_of(const MatrixEntry& entry) const {
    const Cell& cell = entry.cell;
    // Of a text without its marks nobody knows where a piece of it stood.
    const bool is_plain = cell.text.data() == source_.text().data() + cell.offset;
    std::size_t offset = cell.offset;
    if (is_plain && !entry.number.empty()) {
      offset += static_cast<std::size_t>(entry.number.data() - cell.text.data());
    }
    return {entry.number, offset, false};
  }

  double number(std::size_t r, std::size_t c) const { return values_[r * frame_.width + c]; }

  /// Equal up to the rounding of a sum of so many numbers, as they are written.
  bool same_sum(double a, double b, std::size_t numbers) const {
    return std::fabs(a - b) <= 1e-9 * std::max({1.0, std::fabs(a), std::fabs(b)}) +
                                   static_cast<double>(numbers) * rounding_;
  }

  /// A cell that stands where a number was expected.
  Cell last_text() const {
    const auto last = std::find_if(frame_.entries.rbegin(), frame_.entries.rend(),
                                   [](const MatrixEntry& e) { return e.content == Content::text; });
    return last == frame_.entries.rend() ? grid_.row(0)[0] : last->cell;
  }

  std::optional<InputError> read_numbers() {
    values_.assign(frame_.entries.size(), 0);
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
        double& value = values_[r * frame_.width + c];
        value = std::nan("");
        if (is_total_cell && e.content != Content::number) continue;
        if (!e.cell.quoted && is_ellipsis(e.cell.text))
          return source_.error(ErrorCode::shortened_print, e.cell, Expected::complete_data);
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
    if (most_places > 0) rounding_ = std::pow(10.0, -most_places) / 2;
    return std::nullopt;
  }

  const Cell& first_count() const {
    return frame_.entry(frame_.body_rows[0], frame_.body_columns[0]).cell;
  }

  double row_sum(std::size_t r) const {
    double sum = 0;
    for (std::size_t c : frame_.body_columns) sum += number(r, c);
    return sum;
  }

  double column_sum(std::size_t c) const {
    double sum = 0;
    for (std::size_t r : frame_.body_rows) sum += number(r, c);
    return sum;
  }

  /// The last row holds the sums of those above it.
  bool last_row_adds_up() const {
    double total = 0;
    for (std::size_t c : frame_.body_columns) {
      const double last = number(frame_.body_rows.back(), c);
      if (!same_sum(column_sum(c) - last, last, frame_.body_rows.size())) return false;
      total += last;
    }
    return total > 0;
  }

  bool last_column_adds_up() const {
    double total = 0;
    for (std::size_t r : frame_.body_rows) {
      const double last = number(r, frame_.body_columns.back());
      if (!same_sum(row_sum(r) - last, last, frame_.body_columns.size())) return false;
      total += last;
    }
    return total > 0;
  }

  /// A row and a column called "total" of which not a single number is a sum are those of a class.
  void take_classes_back() {
    if (!frame_.totals_row || !frame_.totals_column) return;
    const std::size_t row = *frame_.totals_row, column = *frame_.totals_column;
    const auto is_sum = [this](double stated, double sum, std::size_t numbers) {
      return std::isnan(stated) || same_sum(stated, sum, numbers);
    };
    for (std::size_t c : frame_.body_columns) {
      if (is_sum(number(row, c), column_sum(c), frame_.body_rows.size())) return;
    }
    for (std::size_t r : frame_.body_rows) {
      if (is_sum(number(r, column), row_sum(r), frame_.body_columns.size())) return;
    }
    if (std::isnan(number(row, column))) return;
    frame_.body_rows.push_back(row);
    frame_.body_columns.push_back(column);
    frame_.totals_row.reset();
    frame_.totals_column.reset();
    frame_.named_totals = false;
  }

  /// Whether the first rows and columns are the same classes.
  bool are_classes(std::size_t size) const {
    if (!frame_.label_row || !frame_.label_column) return false;
    std::set<std::string> rows, columns;
    for (std::size_t k = 0; k < size; ++k) {
      rows.insert(canonical_label(frame_.row_label(frame_.body_rows[k]).text));
      columns.insert(
          canonical_label(frame_.entry(*frame_.label_row, frame_.body_columns[k]).cell.text));
    }
    return rows.size() == size && rows == columns;
  }

  void find_unnamed_totals() {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    const bool row_may =
        !frame_.totals_row && rows > 2 &&
        (!frame_.label_column || frame_.row_label(frame_.body_rows.back()).text.empty());
    const bool column_may =
        !frame_.totals_column && columns > 2 &&
        (!frame_.label_row ||
         frame_.entry(*frame_.label_row, frame_.body_columns.back()).content == Content::empty);
    // Whatever their names: in counts of classes both do not add up to the last by chance.
    const bool both = rows == columns && rows > 2 && !frame_.totals_row && !frame_.totals_column &&
                      last_row_adds_up() && last_column_adds_up();
    // "support" beside the classes
    const bool one_more_column = columns == rows + 1 && !frame_.totals_column && are_classes(rows);
    const bool one_more_row = rows == columns + 1 && !frame_.totals_row && are_classes(columns);
    bool row_adds = both || ((row_may || one_more_row) && last_row_adds_up());
    bool column_adds = both || ((column_may || one_more_column) && last_column_adds_up());
    // Where only one side adds up, it makes the matrix square; otherwise it may be chance.
    if (row_adds != column_adds) {
      row_adds = row_adds && rows >= columns;
      column_adds = column_adds && columns >= rows;
    }
    if (rows == columns && row_adds != column_adds) row_adds = column_adds = false;
    if (row_adds) {
      frame_.totals_row = frame_.body_rows.back();
      frame_.body_rows.pop_back();
    }
    if (column_adds) {
      frame_.totals_column = frame_.body_columns.back();
      frame_.body_columns.pop_back();
    }
  }

  /// The first count that is no whole number, if any.
  const MatrixEntry* first_fraction() const {
    for (std::size_t r : frame_.body_rows) {
      for (std::size_t c : frame_.body_columns) {
        if (!is_whole(number(r, c))) return &frame_.entry(r, c);
      }
    }
    return nullptr;
  }

  /// Joint shares sum to 1, and so does each row or column of conditional ones, but for those of
  /// classes that do not occur.
  Whole find_shares() {
    const bool are_percentages = percentage_ != nullptr && count_ == nullptr;
    const MatrixEntry* first = are_percentages ? percentage_ : first_fraction();
    if (options_.fractional || first == nullptr || (percentage_ != nullptr && !are_percentages))
      return Whole::none;
    constexpr double most_rounding = 0.03;
    const auto is_one = [this](double sum, std::size_t numbers) {
      return std::fabs(sum - 1) < most_rounding && same_sum(sum, 1, numbers);
    };
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    double total = 0;
    bool rows_are_one = true, columns_are_one = true;
    for (std::size_t r : frame_.body_rows) {
      const double sum = row_sum(r);
      total += sum;
      rows_are_one = rows_are_one && (sum == 0 || is_one(sum, columns));
    }
    for (std::size_t c : frame_.body_columns) {
      const double sum = column_sum(c);
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

  /// Makes counts of shares, of which the number of cases is known. Error: `cases-do-not-fit`, also
  /// where the shares have too few digits to tell.
  std::optional<InputError> take_counts_of_shares(CountTable& table) const {
    double total = 0, counted = 0;
    for (const double share : table.counts) total += share;
    const double cases = *options_.cases / std::round(total);
    bool exact = true, near = rounding_ * cases < 0.5;
    for (double& count : table.counts) {
      const double whole = std::round(count * cases);
      exact = exact && std::fabs(count * cases - whole) <= 1e-9 * std::max(1.0, whole);
      near = near && std::fabs(count * cases - whole) <= rounding_ * cases + 1e-9;
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

  std::string total_name() const {
    const std::string_view name = frame_.row_label(*frame_.totals_row).text;
    return name.empty() ? "Σ" : std::string(name);
  }

  void check_totals() {
    if (!frame_.totals_row && !frame_.totals_column) return;
    std::size_t wrong = 0;
    constexpr std::size_t most_notices = 10;
    const auto compare = [&](std::size_t r, std::size_t c, double computed, const char* axis,
                             std::string which) {
      const double stated = number(r, c);
      const std::size_t numbers = frame_.body_rows.size() * frame_.body_columns.size() + 1;
      if (std::isnan(stated) || same_sum(stated, computed, numbers) || ++wrong > most_notices)
        return;
      source_.notice(NoticeCode::totals_do_not_add_up, frame_.entry(r, c).cell.offset,
                     {{"axis", axis},
                      {"which", std::move(which)},
                      {"stated", text_of(stated)},
                      {"computed", text_of(computed)}});
    };
    double total = 0;
    for (std::size_t k = 0; k < frame_.body_rows.size(); ++k) {
      const std::size_t r = frame_.body_rows[k];
      total += row_sum(r);
      const Cell label = frame_.row_label(r);
      if (frame_.totals_column)
        compare(r, *frame_.totals_column, row_sum(r), "row",
                label.text.empty() ? std::to_string(k + 1) : std::string(label.text));
    }
    for (std::size_t k = 0; k < frame_.body_columns.size(); ++k) {
      const std::size_t c = frame_.body_columns[k];
      const std::string_view label =
          frame_.label_row ? frame_.entry(*frame_.label_row, c).cell.text : std::string_view();
      if (frame_.totals_row)
        compare(*frame_.totals_row, c, column_sum(c), "column",
                label.empty() ? std::to_string(k + 1) : std::string(label));
    }
    if (frame_.totals_row && frame_.totals_column)
      compare(*frame_.totals_row, *frame_.totals_column, total, "total", total_name());
    const std::size_t place = frame_.totals_row ? *frame_.totals_row : frame_.body_rows[0];
    source_.notice(
        NoticeCode::totals_removed,
        frame_.entry(place, frame_.totals_row ? frame_.body_columns[0] : *frame_.totals_column)
            .cell.offset,
        {{"axis", frame_.totals_row && frame_.totals_column ? "both"
                  : frame_.totals_row                       ? "row"
                                                            : "column"}});
  }

  /// The names along one axis, or none where there are none. Empty names are an error.
  Result<std::vector<Cell>> labels_of_axis(bool of_rows) const {
    std::vector<Cell> labels;
    if (of_rows ? !frame_.label_column : !frame_.label_row) return labels;
    for (std::size_t k : of_rows ? frame_.body_rows : frame_.body_columns) {
      labels.push_back(of_rows ? frame_.row_label(k) : frame_.entry(*frame_.label_row, k).cell);
    }
    const std::size_t named = static_cast<std::size_t>(
        std::count_if(labels.begin(), labels.end(), [](const Cell& c) { return !c.text.empty(); }));
    if (named < labels.size()) {
      return source_.error(
          ErrorCode::label_count, labels.empty() ? Cell{} : labels[0], Expected::a_label_each,
          {{"found", std::to_string(named)}, {"expected", std::to_string(labels.size())}});
    }
    if (std::all_of(labels.begin(), labels.end(), [](const Cell& c) { return is_r_index(c.text); }))
      labels.clear();
    return labels;
  }

  /// "Predicted: spam" and "Predicted: ham" name the axis and the classes.
  void take_axis_prefix(std::vector<Cell>& labels, Role& axis) const {
    std::vector<Cell> rests = labels;
    Role common = Role::none;
    for (Cell& label : rests) {
      std::string_view rest;
      const Role role = leading_role(label.text, rest);
      if (!is_axis(role) || rest.empty() || (common != Role::none && role != common)) return;
      common = role;
      label = part_of(label, rest);
    }
    if (rests.empty()) return;
    // "True positive" and "True negative" are classes' own names.
    if (common == Role::truth && axis == Role::predicted) return;
    axis = common;
    labels = std::move(rests);
  }

  std::optional<InputError> find_duplicate(const std::vector<Cell>& labels) const {
    std::map<std::string, std::size_t> seen;
    for (const Cell& label : labels) {
      if (!seen.try_emplace(canonical_label(label.text), 0).second) {
        return source_.error(ErrorCode::duplicate_label, label, Expected::different_labels,
                             {{"label", std::string(label.text)}});
      }
    }
    return std::nullopt;
  }

  static bool are_positions(const std::vector<Cell>& labels, std::size_t start) {
    for (std::size_t i = 0; i < labels.size(); ++i) {
      if (canonical_label(labels[i].text) != std::to_string(i + start)) return false;
    }
    return true;
  }

  /// What the names along both axes make of the table.
  struct Naming {
    std::vector<Cell> rows;
    std::vector<Cell> columns;
    std::vector<std::size_t> order;  ///< where column k goes
    bool contingency = false;        ///< rows and columns are different groups
  };

  Result<Naming> name_axes() {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    Naming naming;
    for (const bool of_rows : {true, false}) {
      auto labels = labels_of_axis(of_rows);
      if (const auto* error = std::get_if<InputError>(&labels)) return *error;
      (of_rows ? naming.rows : naming.columns) = std::move(std::get<std::vector<Cell>>(labels));
    }
    take_axis_prefix(naming.rows, frame_.rows_axis);
    take_axis_prefix(naming.columns, frame_.columns_axis);
    for (const auto* labels : {&naming.rows, &naming.columns}) {
      if (auto error = find_duplicate(*labels)) return *error;
    }
    for (std::size_t k = 0; k < columns; ++k) naming.order.push_back(k);
    naming.contingency = rows != columns;
    if (naming.rows.empty() || naming.columns.empty()) {
      // A lone row or column is hardly a table of groups.
      if (rows != columns && std::min(rows, columns) < 2) return not_square();
      return naming;
    }

    std::map<std::string, std::size_t> positions;
    for (std::size_t k = 0; k < rows; ++k)
      positions.emplace(canonical_label(naming.rows[k].text), k);
    std::vector<std::size_t> order;
    const Cell* stranger = nullptr;
    for (const Cell& label : naming.columns) {
      const auto found = positions.find(canonical_label(label.text));
      if (found != positions.end()) {
        order.push_back(found->second);
      } else if (stranger == nullptr) {
        stranger = &label;
      }
    }
    if (order.empty()) {
      // pandas numbers from 0 what has no names; groups have a name or are numbered from 1.
      if (rows == columns && frame_.rows_axis == Role::none && are_positions(naming.rows, 0)) {
        source_.notice(NoticeCode::index_column_skipped, naming.rows[0].offset);
        naming.rows.clear();
      } else if (rows == columns && frame_.columns_axis == Role::none &&
                 are_positions(naming.columns, 0)) {
        source_.notice(NoticeCode::index_row_skipped, naming.columns[0].offset);
        naming.columns.clear();
      } else {
        naming.contingency = true;
      }
      return naming;
    }
    if (rows != columns) return not_square();
    if (stranger != nullptr) {
      return source_.error(ErrorCode::labels_differ, *stranger, Expected::same_labels,
                           {{"label", std::string(stranger->text)}});
    }
    if (order != naming.order)
      source_.notice(NoticeCode::columns_reordered, naming.columns[0].offset);
    naming.order = std::move(order);
    return naming;
  }

  InputError not_square() const {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    const MatrixEntry& place =
        columns > rows ? frame_.entry(frame_.body_rows[0], frame_.body_columns[rows])
                       : frame_.entry(frame_.body_rows[columns], frame_.body_columns[0]);
    return source_.error(ErrorCode::not_square, place.cell, Expected::square_matrix,
                         {{"rows", std::to_string(rows)}, {"columns", std::to_string(columns)}});
  }

  Result<CountTable> table() {
    const std::size_t rows = frame_.body_rows.size(), columns = frame_.body_columns.size();
    if (rows < 2 && frame_.named_totals)
      return source_.error(ErrorCode::totals_only, first_count(), Expected::counts_matrix);
    auto named = name_axes();
    if (const auto* error = std::get_if<InputError>(&named)) return *error;
    Naming& naming = std::get<Naming>(named);
    if (std::max(rows, columns) > maximum_classes) {
      const bool wide = columns > rows;
      return too_many_classes(source_, std::max(rows, columns),
                              frame_
                                  .entry(frame_.body_rows[wide ? 0 : maximum_classes],
                                         frame_.body_columns[wide ? maximum_classes : 0])
                                  .cell);
    }

    CountTable table;
    const bool transposed = is_transposed();
    table.rows = transposed ? columns : rows;
    table.columns = transposed ? rows : columns;
    table.counts.resize(rows * columns);
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t j = 0; j < columns; ++j) {
        const std::size_t row = transposed ? naming.order[j] : i;
        const std::size_t column = transposed ? i : naming.order[j];
        table.counts[row * table.columns + column] =
            number(frame_.body_rows[i], frame_.body_columns[j]);
      }
    }
    // Classes stand in the order of the text's rows either way.
    if (transposed && naming.contingency) std::swap(naming.rows, naming.columns);
    const auto texts = [](const std::vector<Cell>& labels) {
      std::vector<std::string> result;
      for (const Cell& label : labels) result.emplace_back(label.text);
      return result;
    };
    if (!naming.rows.empty()) {
      table.labels = texts(naming.rows);
    } else if (!naming.contingency && !naming.columns.empty()) {
      table.labels = texts(naming.columns);
    }
    if (naming.contingency) {
      table.predicted_labels = texts(naming.columns);
      for (std::size_t k = 1; naming.columns.empty() && k <= table.columns; ++k)
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
    if (!table.positive && rows == 2 && columns == 2) {
      for (std::size_t i = 0; i < 2; ++i) {
        if (is_true_positive(frame_.entry(frame_.body_rows[i], frame_.body_columns[i])))
          table.positive = table.labels ? (*table.labels)[i] : std::to_string(i + 1);
      }
      // In a print-out of scikit-learn the negatives come first, on slides mostly the positives.
      if (!table.positive && !table.labels && grid_.bracketed && !has_latex_table(source_.text())) {
        table.positive.emplace("2");
        source_.notice(NoticeCode::second_positive,
                       frame_.entry(frame_.body_rows[0], frame_.body_columns[0]).cell.offset);
      }
    }
    return table;
  }

  /// Whether predictions stand in the rows of the text.
  bool is_transposed() {
    if (options_.orientation) return *options_.orientation == Orientation::truth_columns;
    bool predicted_rows = frame_.rows_axis == Role::predicted || frame_.columns_axis == Role::truth;
    if (frame_.rows_axis == frame_.columns_axis) predicted_rows = false;
    if (frame_.rows_axis == Role::none && frame_.columns_axis == Role::none &&
        frame_.body_rows.size() == 2 && frame_.body_columns.size() == 2) {
      // The other cell in the row of TP is FN where rows are the truth.
      for (std::size_t i = 0; i < 2; ++i) {
        if (is_true_positive(frame_.entry(frame_.body_rows[i], frame_.body_columns[i]))) {
          predicted_rows =
              frame_.entry(frame_.body_rows[i], frame_.body_columns[1 - i]).name == "FP";
        }
      }
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
  std::vector<double> values_;               ///< as the frame's entries
  double rounding_ = 0;                      ///< half a unit of the last digit that is written
  const MatrixEntry* percentage_ = nullptr;  ///< the first one
  const MatrixEntry* count_ = nullptr;       ///< the first number but 0 that is no percentage
  Whole shares_of_ = Whole::none;
};

}  // namespace

Result<CountTable> read_matrix_table(Source& source, const ReadOptions& options, const Grid& grid) {
  auto frame = find_matrix_frame(source, options, grid);
  if (const auto* error = std::get_if<InputError>(&frame)) return *error;
  return Reader(source, options, grid, std::move(std::get<MatrixFrame>(frame))).read();
}

}  // namespace deconfuse
