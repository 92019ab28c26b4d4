#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/boxes/box_words.hpp"
#include "input/boxes/boxes_text.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// The cells of a line, separated by tabs, bars, commas or semicolons, or else by blanks.
std::vector<std::string_view> cells_of(std::string_view line) {
  std::vector<std::string_view> cells;
  char mark = 0;  // blanks
  for (const char one : {';', ',', '|', '\t'})
    if (line.find(one) != line.npos) mark = one;
  for (std::size_t at = 0; at <= line.size();) {
    std::size_t end = at;
    while (end < line.size() && (mark == 0 ? !is_blank(line[end]) : line[end] != mark)) ++end;
    if (mark != 0 || end > at) cells.push_back(trimmed(line.substr(at, end - at)));
    at = end + 1;
  }
  // Rows in Markdown have a bar at both ends.
  if (mark == '|' && !cells.empty() && cells.front().empty()) cells.erase(cells.begin());
  if (mark == '|' && !cells.empty() && cells.back().empty()) cells.pop_back();
  return cells;
}

/// The cell of each field in a row.
struct Columns {
  std::optional<std::size_t> of[box_fields];
  std::size_t width = 0;

  std::optional<std::size_t>& operator[](BoxField field) {
    return of[static_cast<std::size_t>(field)];
  }
  const std::optional<std::size_t>& operator[](BoxField field) const {
    return of[static_cast<std::size_t>(field)];
  }

  bool has_corner() const { return (*this)[BoxField::left] && (*this)[BoxField::top]; }
  bool has_size() const { return (*this)[BoxField::width] && (*this)[BoxField::height]; }
  bool is_complete() const {
    return has_corner() && (has_size() || ((*this)[BoxField::right] && (*this)[BoxField::bottom]));
  }
};

std::optional<Columns> columns_of(const std::vector<std::string_view>& header) {
  Columns columns;
  columns.width = header.size();
  const auto take = [&columns](BoxField field, std::size_t place) {
    if (!columns[field]) columns[field] = place;
  };
  std::vector<std::string> plain;
  for (const std::string_view cell : header) {
    std::string name;
    for (const std::string& word : plain_words_of(cell)) name += word;
    plain.push_back(std::move(name));
  }
  // Beside x0, x1 is the right side.
  const bool from_zero = std::find(plain.begin(), plain.end(), "x0") != plain.end();
  for (std::size_t place = 0; place < plain.size(); ++place) {
    const std::string& name = plain[place];
    const auto field = box_field_of(name);
    if (from_zero && (name == "x1" || name == "y1")) {
      take(name == "x1" ? BoxField::right : BoxField::bottom, place);
    } else if (field) {
      take(*field, place);
    }
  }
  return columns.is_complete() ? std::optional(columns) : std::nullopt;
}

std::optional<double> number_of(std::string_view text) {
  const Number number = parse_number(text);
  return number.form == NumberForm::finite ? std::optional(number.value) : std::nullopt;
}

bool is_rule(std::string_view line) {
  return line.find_first_not_of("-=+|: ") == line.npos && line.find('-') != line.npos;
}

class Reader {
 public:
  Reader(Source& source, const TextView& view) : source_(source), view_(view) {}

  std::optional<Result<BoxesText>> read() {
    for (const Piece& line : view_) take(line);
    auto boxes = found_.boxes();
    if (!boxes) return std::nullopt;
    if (error_) return std::move(*error_);
    if (found_.any_unscored()) source_.notice(NoticeCode::boxes_unscored, lines_[0].begin);
    return BoxesText{std::move(*boxes), std::move(lines_)};
  }

 private:
  void take(const Piece& piece) {
    const std::string_view line = trimmed(piece.of(source_.text()));
    if (line.empty()) {
      columns_.reset();
      return;
    }
    if (columns_ && is_rule(line)) return;
    auto cells = cells_of(line);
    if (auto header = columns_of(cells)) {
      columns_ = header;
      ++tables_;
      lines_.push_back(piece);
      return;
    }
    // pandas prints row numbers without a name above.
    if (columns_ && cells.size() == columns_->width + 1 && number_of(cells[0]))
      cells.erase(cells.begin());
    // Sentences hold fewer numbers than rows, even rows that lack a cell.
    const auto numbers = std::count_if(cells.begin(), cells.end(), number_of);
    if (columns_ && cells.size() == columns_->width && numbers >= 2) {
      take_row(cells, line);
      lines_.push_back(piece);
      return;
    }
    if (columns_ && numbers >= 3) {
      refuse(source_.error(ErrorCode::ragged_rows, cell_of(line), Expected::equal_rows,
                           {{"found", std::to_string(cells.size())},
                            {"expected", std::to_string(columns_->width)}}));
      return;
    }
    columns_.reset();
    heading_ = box_role_in(line);
  }

  Cell cell_of(std::string_view text) const {
    return {text, static_cast<std::size_t>(text.data() - source_.text().data()), false};
  }

  /// Keeps the first error.
  void refuse(InputError error) {
    if (!error_) error_ = std::move(error);
  }

  void take_row(const std::vector<std::string_view>& cells, std::string_view line) {
    const auto number = [&](BoxField field) -> std::optional<double> {
      const auto place = (*columns_)[field];
      if (!place) return std::nullopt;
      const auto value = number_of(cells[*place]);
      const bool is_absent = cells[*place].empty() || is_missing(cells[*place]);
      if (!value && !(field == BoxField::score && is_absent))
        refuse(source_.error(ErrorCode::not_a_number, cell_of(cells[*place]), Expected::number));
      return value;
    };
    const auto left = number(BoxField::left), top = number(BoxField::top);
    auto right = number(BoxField::right), bottom = number(BoxField::bottom);
    const auto width = number(BoxField::width), height = number(BoxField::height);
    if (left && width && !right) right = *left + *width;
    if (top && height && !bottom) bottom = *top + *height;
    if (!left || !top || !right || !bottom) return;
    const Box box{*left, *top, *right, *bottom};
    if (auto error = error_of_box(source_, cell_of(line), box)) refuse(std::move(*error));
    const auto text = [&](BoxField field, std::string_view otherwise) {
      const auto place = (*columns_)[field];
      return place ? cells[*place] : otherwise;
    };
    const auto score = number(BoxField::score);
    any_scored_ = any_scored_ || score.has_value();
    found_.add(role_of(text(BoxField::role, ""), score.has_value()), text(BoxField::image, "1"),
               text(BoxField::category, "object"), box, score);
  }

  BoxRole role_of(std::string_view said, bool has_score) const {
    if (const auto role = box_role_in(said)) return *role;
    if (has_score) return BoxRole::detected;
    // If detections have scores, a row without one is an object.
    if (heading_ && !(*columns_)[BoxField::score]) return *heading_;
    return tables_ > 1 && !(*columns_)[BoxField::score] && !any_scored_ ? BoxRole::detected
                                                                        : BoxRole::truth;
  }

  Source& source_;
  const TextView& view_;
  std::optional<Columns> columns_;  ///< of the current table
  std::optional<BoxRole> heading_;  ///< stated by the last line outside of tables
  std::size_t tables_ = 0;
  bool any_scored_ = false;
  BoxCollection found_;
  TextView lines_;
  std::optional<InputError> error_;
};

}  // namespace

std::optional<Result<BoxesText>> box_tables_in(Source& source, const TextView& view) {
  return Reader(source, view).read();
}

}  // namespace deconfuse
