#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "input/kinds/kinds.hpp"
#include "input/matrix/matrix_shape.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t rows_to_look_at = 60;

bool holds_number(const Cell& cell) { return reads_as_number(cell.text); }

bool names_nothing_else(std::string_view text) {
  return role_of(text) != Role::none || names_score(text) || is_positives(text) ||
         is_negatives(text);
}

bool any_recurs(const Column& column) {
  std::set<std::string_view> seen;
  for (std::size_t i = 0; i < column.size; ++i) {
    if (!seen.insert(column[i].text).second) return true;
  }
  return false;
}

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Grid& grid)
      : source_(source), options_(options), grid_(grid) {}

  std::optional<Result<Data>> read() {
    if (auto rows = named_rows()) return read_scores(source_, options_, *rows);
    if (!find_header()) return std::nullopt;
    std::size_t end = first_;
    while (end < grid_.rows() && grid_.row(end).size() == width_) ++end;
    if (end == first_ || may_be_matrix()) return std::nullopt;
    if (end < grid_.rows()) {
      // The rows above the first one of another length show whether these are scores at all.
      Source aside{std::string(source_.text())};
      if (!read_scores(aside, options_, columns(end))) return std::nullopt;
      return unequal_row(source_, grid_, end, grid_.row(end).size(), width_);
    }
    auto data = read_scores(source_, options_, columns(end));
    if (data) state_assumptions();
    return data;
  }

 private:
  bool told() const {
    return options_.kind == Kind::scores || options_.kind == Kind::probabilities;
  }

  /// Rows "truth: 1 0 1" and "score: 0.9 0.2 0.4", with or without the names.
  std::optional<std::vector<NamedColumn>> named_rows() const {
    constexpr std::size_t most = 8;
    if (grid_.rows() < 2 || grid_.rows() > most || options_.header == true) return std::nullopt;
    std::vector<NamedColumn> rows;
    std::size_t names = 0;
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      const auto row = grid_.row(r);
      std::size_t skip = 0;
      NamedColumn column;
      std::string_view name = row[0].text;
      const bool marked = name.ends_with(':') || name.ends_with('=');
      if (marked) name = trimmed(name.substr(0, name.size() - 1));
      if (marked || (names_nothing_else(name) && !holds_number(row[0]))) {
        column.name = row[0];
        column.name.text = name;
        skip = 1;
        if (row.size() > 1 && (row[1].text == "=" || row[1].text == ":")) skip = 2;
        ++names;
      }
      if (row.size() < skip + 2) return std::nullopt;
      column.column = {row.data() + skip, 1, row.size() - skip};
      rows.push_back(column);
    }
    if (names != 0 && names != rows.size()) return std::nullopt;
    if (names == rows.size()) return rows;
    // Without names, the first row has to hold labels and the others scores, with more cases than
    // rows.
    if (rows[0].column.size <= 2 || rows[0].column.size < rows.size()) return std::nullopt;
    if (!any_recurs(rows[0].column)) return std::nullopt;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const NumberProfile profile = profile_of(rows[r].column);
      if (r == 0 ? profile.fractional : !profile.fractional) return std::nullopt;
    }
    return rows;
  }

  /// Whether the single row is a class and its score: "1, 0.9".
  bool is_case() const {
    const auto row = grid_.row(0);
    if (row.size() != 2 || (row[0].text != "0" && row[0].text != "1")) return false;
    const Number score = parse_number(row[1].text);
    return score.form == NumberForm::finite && score.value > 0 && score.value < 1;
  }

  /// Finds out whether the first row is a header: words above numbers.
  bool find_header() {
    if (grid_.rows() == 0) return false;
    const auto header = grid_.row(0);
    if (grid_.rows() == 1) {
      width_ = header.size();
      return options_.header != true && (told() || is_case());
    }
    width_ = grid_.row(1).size();
    missing_corner_ = header.size() + 1 == width_;
    if (header.size() != width_ && !missing_corner_) {
      // Only the first row has another width, or only the second.
      width_ = header.size();
    }
    if (options_.header) {
      has_header_ = *options_.header;
    } else if (missing_corner_) {
      has_header_ = std::none_of(header.begin(), header.end(), holds_number);
      if (!has_header_) return false;
    } else if (!grid_.bracketed || has_quoted_names()) {
      for (std::size_t c = 0; c < width_ && !has_header_; ++c)
        has_header_ = stands_above_numbers(c);
    }
    first_ = has_header_ ? 1 : 0;
    if (first_ >= grid_.rows()) return false;
    if (!has_header_) width_ = header.size();
    missing_corner_ = missing_corner_ && has_header_;
    return true;
  }

  /// Whether the names are quoted, as keys of an array of objects are.
  bool has_quoted_names() const {
    const auto header = grid_.row(0);
    return std::all_of(header.begin(), header.end(), [](const Cell& cell) { return cell.quoted; });
  }

  bool stands_above_numbers(std::size_t c) const {
    const Cell& name = grid_.row(0)[c];
    if (is_missing(name.text) || holds_number(name)) return false;
    std::size_t numbers = 0, rows = 0;
    for (std::size_t r = 1; r < grid_.rows() && r <= rows_to_look_at; ++r) {
      if (c >= grid_.row(r).size()) continue;
      ++rows;
      if (holds_number(grid_.row(r)[c]) || is_missing(grid_.row(r)[c].text)) ++numbers;
    }
    return 2 * numbers > rows;
  }

  /// Whether a square of numbers without names may be a matrix, normalised or weighted.
  bool may_be_matrix() const {
    if (told() || has_header_ || grid_.rows() != width_) return false;
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      const auto row = grid_.row(r);
      if (!std::all_of(row.begin(), row.end(), holds_number)) return false;
    }
    return !numbers_labels_in_first_column();
  }

  /// Whether whole numbers in the first column are labels, since the others are probabilities or
  /// numbers that cannot be counts.
  bool numbers_labels_in_first_column() const {
    constexpr double roughly = 0.01;
    constexpr std::size_t fewest = 3;
    bool negative = false, sums = true;
    for (std::size_t r = 0; r < grid_.rows(); ++r) {
      const auto row = grid_.row(r);
      const double first = parse_number(row[0].text).value;
      if (first != std::floor(first)) return false;
      double sum = 0;
      for (const Cell& cell : row.subspan(1)) {
        const double value = parse_number(cell.text).value;
        negative = negative || value < 0;
        sum += value;
      }
      sums = sums && std::fabs(sum - 1) < roughly;
    }
    return width_ >= fewest && (sums || negative);
  }

  std::vector<NamedColumn> columns(std::size_t end) {
    std::vector<NamedColumn> columns;
    const Cell* data = grid_.row(first_).data();
    for (std::size_t c = 0; c < width_; ++c)
      columns.push_back({{}, {data + c, width_, end - first_}});
    const std::size_t shift = missing_corner_ ? 1 : 0;
    for (std::size_t c = shift; has_header_ && c < width_; ++c)
      columns[c].name = grid_.row(0)[c - shift];
    const NamedColumn& first = columns[0];
    const Role role = role_of(first.name.text);
    const bool unnamed = has_header_ && first.name.text.empty();
    const bool index = width_ > 2 && (role == Role::none || role == Role::index) &&
                       !(names_bin(first.name.text) && counts_classes(columns)) &&
                       (unnamed || counts_up(first.column)) &&
                       (unnamed || role == Role::index || first.column.size > 2);
    if (index) columns.erase(columns.begin());
    index_skipped_ = index;
    return columns;
  }

  /// Whether the columns count both classes, or one class and the total, for each score.
  static bool counts_classes(const std::vector<NamedColumn>& columns) {
    const auto any = [&](bool (*is_named)(std::string_view)) {
      return std::any_of(columns.begin(), columns.end(),
                         [&](const NamedColumn& c) { return is_named(c.name.text); });
    };
    return any(is_positives) + any(is_negatives) + any(is_total) > 1;
  }

  void state_assumptions() {
    if (index_skipped_)
      source_.notice(NoticeCode::index_column_skipped, grid_.row(first_)[0].offset);
    const auto header = grid_.row(0);
    const bool any_known = std::any_of(header.begin(), header.end(), [](const Cell& cell) {
      return names_nothing_else(cell.text);
    });
    if (!has_header_ || any_known || options_.header) return;
    source_.notice(NoticeCode::header_used, header[0].offset,
                   {{"names", excerpt_of_names(header, &Cell::text)}});
  }

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  std::size_t width_ = 0;
  std::size_t first_ = 0;
  bool has_header_ = false;
  bool missing_corner_ = false;
  bool index_skipped_ = false;
};

}  // namespace

std::optional<Result<Data>> read_score_table(Source& source, const ReadOptions& options,
                                             const Grid& grid) {
  if (options.kind && options.kind != Kind::scores && options.kind != Kind::probabilities)
    return std::nullopt;
  if (!options.kind && has_names_on_both_sides(grid)) return std::nullopt;
  return Reader(source, options, grid).read();
}

}  // namespace deconfuse
