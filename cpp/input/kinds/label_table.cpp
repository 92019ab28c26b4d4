#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/kinds/cases.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/label_header.hpp"
#include "input/kinds/label_roles.hpp"
#include "input/tables/names.hpp"
#include "input/tables/words.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

bool starts_line(const Source& source, const Cell& cell) {
  if (cell.offset == 0) return true;
  const char before = source.text()[cell.offset - 1];
  return before == '\n' || before == '\r';
}

/// Repeats the name of a group in each of its rows, since pandas prints it only in the first. None
/// if no name is left out.
std::optional<Grid> with_repeated_groups(const Source& source, const Grid& grid) {
  constexpr std::size_t width = 3;
  if (!grid.by_blanks || grid.rows() < 3 || !names_label_columns(grid) ||
      grid.row(0).size() + 1 != width)
    return std::nullopt;
  Grid filled;
  filled.by_blanks = true;
  for (const Cell& name : grid.row(0)) filled.add(name);
  filled.end_row();
  bool any_left_out = false;
  Cell group;
  for (std::size_t r = 1; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    const bool left_out = row.size() + 1 == width && r > 1 && !starts_line(source, row[0]);
    if (left_out) {
      any_left_out = true;
      filled.add(group);
    } else if (row.size() != width || !starts_line(source, row[0])) {
      return std::nullopt;
    } else {
      group = row[0];
    }
    for (const Cell& cell : row) filled.add(cell);
    filled.end_row();
  }
  return any_left_out ? std::optional(std::move(filled)) : std::nullopt;
}

class Reader {
 public:
  Reader(Source& source, const ReadOptions& options, const Grid& grid)
      : source_(source), options_(options), grid_(grid) {}

  Result<LabelColumns> read() {
    if (grid_.rows() == 0)
      return source_.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
    if (is_row_pair()) return read_rows();
    width_ = grid_.row(grid_.rows() > 1 ? 1 : 0).size();
    if (auto error = find_header()) return *error;
    if (auto error = check_widths()) return *error;
    take_columns();
    const Result<CaseColumns> columns = assign_label_roles(source_, all_);
    if (const auto* refused = std::get_if<InputError>(&columns)) return *refused;
    return read_cases(source_, options_, std::get<CaseColumns>(columns));
  }

 private:
  /// Whether the table is two rows with more than two entries each, or three rows with a further
  /// vector.
  bool is_row_pair() const {
    if (grid_.rows() > 3 || options_.header == true || names_label_columns(grid_)) return false;
    const std::size_t first = grid_.row(0).size();
    if (grid_.rows() == 1) return first > 2;
    const std::size_t second = grid_.row(1).size();
    if (grid_.rows() == 2) return std::max(first, second) > 2 && std::min(first, second) > 0;
    const auto header = grid_.row(0);
    const auto names = std::count_if(header.begin(), header.end(), [](const Cell& cell) {
      return role_of(cell.text) == Role::truth || names_prediction(cell.text);
    });
    return first > 3 && second > 3 && grid_.row(2).size() > 3 && names < 2;
  }

  /// A row "truth: spam ham spam", with or without its name.
  struct NamedRow {
    std::string_view name;
    Role role = Role::none;
    Column cells;
  };

  static Role role_of_row(std::string_view name) {
    const Role role = role_of(name);
    return role == Role::none && names_prediction(name) ? Role::predicted : role;
  }

  /// The number of cells that the name of a row takes, with its sign: 1 for "truth:", 2 for "truth
  /// =" and "Dr Smith:"; 0 if the row has no name.
  std::size_t cells_of_name(std::size_t r) const {
    constexpr std::size_t most = 4;
    const auto row = grid_.row(r);
    for (std::size_t k = 0; k < std::min(most, row.size()); ++k) {
      const std::string_view text = row[k].text;
      if (!row[k].quoted && (text.ends_with(':') || text.ends_with('='))) return k + 1;
    }
    // Without a sign, both rows have to be named. A word that recurs is a class.
    const bool recurs = std::any_of(row.begin() + 1, row.end(),
                                    [&](const Cell& cell) { return cell.text == row[0].text; });
    const std::size_t other = r == 0 ? 1 : 0;
    if (recurs || grid_.rows() < 2 || role_of_row(row[0].text) == Role::none ||
        role_of_row(grid_.row(other)[0].text) == Role::none)
      return 0;
    return has_class_word(r) && has_class_word(other) ? 2 : 1;
  }

  /// Whether the second cell of a row is a word for classes, as in "Actual class 1 0 1".
  bool has_class_word(std::size_t r) const {
    if (grid_.row(r).size() < 3) return false;
    std::string_view second = grid_.row(r)[1].text;
    return known_word(take_word(second)) == Word::class_word && second.empty();
  }

  /// The first cells of a row as the text writes them, without a sign at the end.
  std::string_view name_of(std::size_t r, std::size_t cells) const {
    const auto row = grid_.row(r);
    const std::size_t begin = row[0].offset;
    const std::size_t end = row[cells - 1].offset + row[cells - 1].text.size();
    std::string_view name = source_.text().substr(begin, end - begin);
    if (name.ends_with(':') || name.ends_with('=')) name = trimmed(name.substr(0, name.size() - 1));
    return name;
  }

  NamedRow named_row(std::size_t r) const {
    const auto row = grid_.row(r);
    const std::size_t cells = cells_of_name(r);
    if (cells == 0) return {{}, Role::none, {row.data(), 1, row.size()}};
    const std::string_view name = name_of(r, cells);
    return {name, role_of_row(name), {row.data() + cells, 1, row.size() - cells}};
  }

  Result<LabelColumns> read_rows() {
    std::vector<NamedRow> rows;
    for (std::size_t r = 0; r < grid_.rows(); ++r) rows.push_back(named_row(r));
    if (rows.size() == 1)
      return source_.error(ErrorCode::one_vector, grid_.row(0)[0], Expected::two_vectors);
    const auto truth = std::find_if(
        rows.begin(), rows.end(), [](const NamedRow& row) { return row.role != Role::predicted; });
    if (rows[0].role == Role::predicted && truth != rows.end() && truth->role != Role::weight &&
        truth->role != Role::count) {
      source_.notice(NoticeCode::predicted_first, grid_.row(0)[0].offset);
      std::rotate(rows.begin(), truth, truth + 1);
    }
    columns_.truth = rows[0].cells;
    columns_.predicted = rows[1].cells;
    if (rows.size() < 3) return read_cases(source_, options_, columns_);
    const NamedRow& third = rows[2];
    if (third.role == Role::weight || third.role == Role::count) {
      columns_.weights = third.cells;
      columns_.weights_are_counts = third.role == Role::count;
    } else if (third.role == Role::predicted ||
               is_label_like(third.cells, columns_.truth, columns_.predicted)) {
      columns_.others = {third.cells};
      columns_.models = model_names({rows[1].name, third.name});
    } else {
      return source_.error(ErrorCode::three_vectors, grid_.row(2)[0], Expected::two_vectors,
                           {{"found", "3"}});
    }
    return read_cases(source_, options_, columns_);
  }

  std::optional<InputError> find_header() {
    const bool named = holds_column_name(grid_) && !grid_.bracketed;
    if (options_.header) {
      has_header_ = *options_.header;
    } else {
      has_header_ =
          named || (!grid_.bracketed && grid_.rows() > 1 && looks_like_header(grid_, width_));
      if (names_label_columns(grid_)) has_header_ = !all_recur_below(grid_);
    }
    if (grid_.rows() == 1 && (has_header_ || holds_column_name(grid_))) {
      return source_.error(ErrorCode::header_only, grid_.row(0)[0], Expected::rows_of_labels);
    }
    // A single line with signs in its cells is a statement: "Sensitivity = 45/50, specificity =
    // 0.9".
    const auto has_sign = [](const Cell& cell) {
      return !cell.quoted && cell.text.find_first_of(":=?(") != std::string_view::npos;
    };
    const auto first = grid_.row(0);
    if (grid_.rows() == 1 && !grid_.bracketed && !options_.kind &&
        std::any_of(first.begin(), first.end(), has_sign))
      return source_.error(ErrorCode::no_data, first[0], Expected::labels_or_matrix);
    if (has_header_ && !names_label_columns(grid_) && !options_.header &&
        grid_.row(0).size() == width_ && !grid_.row(0)[0].text.empty()) {
      source_.notice(NoticeCode::header_used, grid_.row(0)[0].offset,
                     {{"names", excerpt_of_names(grid_.row(0), &Cell::text)}});
    }
    if (!has_header_ && !grid_.bracketed && grid_.rows() > 2) {
      if (auto error = look_at_first_row()) return error;
    }
    first_ = has_header_ ? 1 : 0;
    if (first_ >= grid_.rows())
      return source_.error(ErrorCode::header_only, grid_.row(0)[0], Expected::rows_of_labels);
    width_ = grid_.row(first_).size();
    return std::nullopt;
  }

  /// Checks a first row that is read as a case although a word in it may name a column.
  std::optional<InputError> look_at_first_row() {
    const auto first = grid_.row(0);
    const bool are_names = std::all_of(first.begin(), first.end(), [](const Cell& cell) {
      return role_of(cell.text) != Role::none;
    });
    if (are_names && first.size() == 2 && first[0].text == first[1].text && !options_.header &&
        !recurs_below(grid_)) {
      return source_.error(ErrorCode::duplicate_label, first[1], Expected::different_labels,
                           {{"label", std::string(first[1].text)}});
    }
    const bool has_name = std::any_of(first.begin(), first.end(), [](const Cell& cell) {
      const Role role = role_of(cell.text);
      return role == Role::truth || role == Role::predicted;
    });
    const bool is_doubtful =
        has_name && std::any_of(first.begin(), first.end(), [&](const Cell& cell) {
          return !reads_as_number(cell.text) && !comes_again(grid_, cell);
        });
    if (is_doubtful && !options_.header)
      source_.notice(NoticeCode::first_line_is_case, first[0].offset);
    return std::nullopt;
  }

  std::optional<InputError> check_widths() const {
    for (std::size_t r = first_; r < grid_.rows(); ++r) {
      const std::size_t found = grid_.row(r).size();
      if (found != width_) return unequal_row(source_, grid_, r, found, width_);
    }
    // An additional cell before the named ones must number or name the rows, so its values have to
    // be distinct.
    const Column first{grid_.row(first_).data(), width_, grid_.rows() - first_};
    if (has_header_ && !grid_.by_blanks && grid_.row(0).size() + 1 == width_ &&
        !pairs_are_distinct(first, first))
      return unequal_row(source_, grid_, first_, width_, grid_.row(0).size());
    return std::nullopt;
  }

  void take_columns() {
    const Cell* data = grid_.row(first_).data();
    const std::size_t size = grid_.rows() - first_;
    for (std::size_t c = 0; c < width_; ++c)
      all_.push_back({{{}, {data + c, width_, size}}, Role::none});
    const bool counted = has_unnamed_counts();
    const std::size_t missing_names =
        has_header_ && grid_.row(0).size() + 1 == width_ && !counted ? 1 : 0;
    for (std::size_t c = missing_names; has_header_ && c < width_; ++c) {
      if (c - missing_names >= grid_.row(0).size()) break;
      all_[c].name = grid_.row(0)[c - missing_names];
      all_[c].role = role_of(all_[c].name.text);
    }
    const RoleColumn& first = all_.front();
    const bool index =
        all_.size() > 1 && first.role != Role::truth && first.role != Role::predicted && !counted &&
        (all_.size() > 2 || has_header_ || !reads_as_number(all_[1].column[0].text)) &&
        (size > 1 || first.role == Role::index || (has_header_ && first.name.text.empty())) &&
        (all_.size() > 2 || size > 2 || (has_header_ && first.name.text.empty())) &&
        (missing_names == 1 || counts_up(first.column));
    if (index) {
      source_.notice(NoticeCode::index_column_skipped, first.column[0].offset);
      all_.erase(all_.begin());
    }
  }

  /// Whether this is a grouped series as pandas prints it: the names stand above the groups, and
  /// the counts at the right have no name. In the print of a table the index comes first and has no
  /// name.
  bool has_unnamed_counts() const {
    if (!names_label_columns(grid_) || grid_.row(0).size() != 2 || width_ != 3) return false;
    if (!starts_line(source_, grid_.row(0)[0])) return false;
    const Column& first = all_[0].column;
    const bool may_be_index = is_numeric(first) && pairs_are_distinct(first, first);
    return !may_be_index && is_numeric(all_[2].column) && pairs_are_distinct(first, all_[1].column);
  }

  Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  std::size_t width_ = 0;
  std::size_t first_ = 0;
  bool has_header_ = false;
  std::vector<RoleColumn> all_;
  CaseColumns columns_;
};

}  // namespace

Result<LabelColumns> read_label_table(Source& source, const ReadOptions& options,
                                      const Grid& grid) {
  if (const auto filled = with_repeated_groups(source, grid))
    return Reader(source, options, *filled).read();
  return Reader(source, options, grid).read();
}

}  // namespace deconfuse
