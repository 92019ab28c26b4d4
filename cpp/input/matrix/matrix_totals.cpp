#include "input/matrix/matrix_totals.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "data/labels.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

class Finder {
 public:
  Finder(Source& source, MatrixFrame& frame, const MatrixNumbers& numbers)
      : source_(source), frame_(frame), numbers_(numbers) {}

  void find() {
    take_classes_back();
    find_unnamed_totals();
    check_totals();
  }

 private:
  /// Whether the last row holds the sums of the rows above it.
  bool last_row_adds_up() const {
    double total = 0;
    for (std::size_t c : frame_.body_columns) {
      const double last = numbers_.at(frame_.body_rows.back(), c);
      if (!numbers_.same_sum(numbers_.column_sum(frame_, c) - last, last, frame_.body_rows.size()))
        return false;
      total += last;
    }
    return total > 0;
  }

  bool last_column_adds_up() const {
    double total = 0;
    for (std::size_t r : frame_.body_rows) {
      const double last = numbers_.at(r, frame_.body_columns.back());
      if (!numbers_.same_sum(numbers_.row_sum(frame_, r) - last, last, frame_.body_columns.size()))
        return false;
      total += last;
    }
    return total > 0;
  }

  /// Turns a row and a column called "total" into those of a class, if none of their numbers is a
  /// sum.
  void take_classes_back() {
    if (!frame_.totals_row || !frame_.totals_column) return;
    const std::size_t row = *frame_.totals_row, column = *frame_.totals_column;
    const auto is_sum = [this](double stated, double sum, std::size_t numbers) {
      return std::isnan(stated) || numbers_.same_sum(stated, sum, numbers);
    };
    for (std::size_t c : frame_.body_columns) {
      if (is_sum(numbers_.at(row, c), numbers_.column_sum(frame_, c), frame_.body_rows.size()))
        return;
    }
    for (std::size_t r : frame_.body_rows) {
      if (is_sum(numbers_.at(r, column), numbers_.row_sum(frame_, r), frame_.body_columns.size()))
        return;
    }
    if (std::isnan(numbers_.at(row, column))) return;
    frame_.body_rows.push_back(row);
    frame_.body_columns.push_back(column);
    frame_.totals_row.reset();
    frame_.totals_column.reset();
    frame_.named_totals = false;
  }

  /// Whether the first `size` rows and columns are the same classes.
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
    // Names do not matter here: counts of classes do not add up on both sides by chance.
    const bool both = rows == columns && rows > 2 && !frame_.totals_row && !frame_.totals_column &&
                      last_row_adds_up() && last_column_adds_up();
    // A column such as "support" beside the classes.
    const bool one_more_column = columns == rows + 1 && !frame_.totals_column && are_classes(rows);
    const bool one_more_row = rows == columns + 1 && !frame_.totals_row && are_classes(columns);
    bool row_adds = both || ((row_may || one_more_row) && last_row_adds_up());
    bool column_adds = both || ((column_may || one_more_column) && last_column_adds_up());
    // If only one side adds up, it has to make the matrix square; otherwise this may be chance.
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
      const double stated = numbers_.at(r, c);
      const std::size_t numbers = frame_.body_rows.size() * frame_.body_columns.size() + 1;
      if (std::isnan(stated) || numbers_.same_sum(stated, computed, numbers) ||
          ++wrong > most_notices)
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
      total += numbers_.row_sum(frame_, r);
      const Cell label = frame_.row_label(r);
      if (frame_.totals_column)
        compare(r, *frame_.totals_column, numbers_.row_sum(frame_, r), "row",
                label.text.empty() ? std::to_string(k + 1) : std::string(label.text));
    }
    for (std::size_t k = 0; k < frame_.body_columns.size(); ++k) {
      const std::size_t c = frame_.body_columns[k];
      const std::string_view label =
          frame_.label_row ? frame_.entry(*frame_.label_row, c).cell.text : std::string_view();
      if (frame_.totals_row)
        compare(*frame_.totals_row, c, numbers_.column_sum(frame_, c), "column",
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

  Source& source_;
  MatrixFrame& frame_;
  const MatrixNumbers& numbers_;
};

}  // namespace

double MatrixNumbers::row_sum(const MatrixFrame& frame, std::size_t r) const {
  double sum = 0;
  for (std::size_t c : frame.body_columns) sum += at(r, c);
  return sum;
}

double MatrixNumbers::column_sum(const MatrixFrame& frame, std::size_t c) const {
  double sum = 0;
  for (std::size_t r : frame.body_rows) sum += at(r, c);
  return sum;
}

bool MatrixNumbers::same_sum(double a, double b, std::size_t numbers) const {
  return std::fabs(a - b) <= 1e-9 * std::max({1.0, std::fabs(a), std::fabs(b)}) +
                                 static_cast<double>(numbers) * rounding;
}

void find_totals(Source& source, MatrixFrame& frame, const MatrixNumbers& numbers) {
  Finder(source, frame, numbers).find();
}

}  // namespace deconfuse
