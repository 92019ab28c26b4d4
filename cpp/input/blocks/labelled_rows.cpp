#include "input/blocks/labelled_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/blocks/result_names.hpp"
#include "input/notations/print_lines.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Whether the text is a figure: "1497", "50 (94.3%)", "=6332/7829", ".".
bool is_figure(std::string_view text) {
  std::string_view name;
  if (!number_inside(text, name).empty()) return true;
  if (text == "." || text == "NA" || text == "-") return true;
  while (!text.empty() && std::string_view("=(").find(text[0]) != text.npos) text.remove_prefix(1);
  return !text.empty() && is_digit(text[0]) &&
         text.find_first_not_of("0123456789./,%)( ") == text.npos;
}

/// A line as cells. The label of a row is the text before its figures.
struct Row {
  std::vector<std::string_view> cells;  ///< none is empty
  std::string_view label;
  std::size_t figures = 0;  ///< number of figures at the end
  bool in_bars = false;
};

class Scanner {
 public:
  Scanner(std::string_view text, const TextView& view) : text_(text), view_(view) {
    for (const Piece& piece : view) rows_.push_back(row_of(piece.of(text)));
  }

  std::vector<LabelledRows> blocks() {
    std::vector<LabelledRows> found;
    for (std::size_t k = 1; k < rows_.size(); ++k) {
      if (!is_row(k)) continue;
      std::size_t end = k;
      auto block = block_at(k, end);
      if (block) found.push_back(std::move(*block));
      k = std::max(k, end);
    }
    return found;
  }

 private:
  static constexpr std::size_t fewest_figures = 2;

  std::string_view line(std::size_t k) const { return view_[k].of(text_); }

  Cell cell(std::string_view piece) const {
    return {piece, static_cast<std::size_t>(piece.data() - text_.data())};
  }

  /// Splits a line at bars or tabs; without these, a row is a name and the figures at its end.
  static Row row_of(std::string_view line) {
    Row row;
    constexpr std::size_t longest = 1000;
    if (line.size() > longest) return row;
    // "| Real +---+-------+" contains a part of a rule.
    if (const std::size_t rule = line.find("+--"); rule != line.npos) line = line.substr(0, rule);
    const bool strokes = find_stroke(line) < line.size(), bars = contains(line, "|");
    row.in_bars = strokes || bars || contains(line, "\t");
    const std::size_t mark_size = strokes ? stroke_size : 1;
    if (row.in_bars) {
      while (true) {
        const std::size_t end =
            strokes ? find_stroke(line) : std::min(line.find(bars ? '|' : '\t'), line.size());
        const std::string_view piece = trimmed(line.substr(0, end));
        if (!piece.empty() && !is_rule(piece)) row.cells.push_back(piece);
        if (end == line.size()) break;
        line.remove_prefix(end + mark_size);
      }
    } else {
      for (std::string_view rest = trimmed(line); !rest.empty(); rest = trimmed(rest)) {
        const std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
        row.cells.push_back(rest.substr(0, end));
        rest.remove_prefix(end);
      }
    }
    std::size_t names = row.cells.size();
    while (names > 0 && is_figure(row.cells[names - 1])) --names;
    row.figures = row.cells.size() - names;
    if (names == 0) return row;
    row.label = row.cells[names - 1];
    if (!row.in_bars) {
      const char* const begin = row.cells[0].data();
      row.label = {begin, static_cast<std::size_t>(row.label.data() + row.label.size() - begin)};
    }
    return row;
  }

  bool is_row(std::size_t k) const {
    const Row& row = rows_[k];
    return row.figures >= fewest_figures && !row.label.empty() && !reads_as_number(row.label) &&
           row.label.find_first_of(":=[({") == row.label.npos;
  }

  /// Whether the line has only figures, which repeat the row above in other units.
  bool only_figures(std::size_t k, std::size_t most) const {
    return !rows_[k].cells.empty() && rows_[k].figures == rows_[k].cells.size() &&
           rows_[k].figures <= most;
  }

  bool is_apart(std::size_t k) const { return rows_[k].cells.empty() || is_rule(trimmed(line(k))); }

  /// The axis that a word names.
  static Role axis_of(std::string_view text) {
    const Role role = role_of(text);
    return is_axis(role) ? role : Role::none;
  }

  std::optional<LabelledRows> block_at(std::size_t first, std::size_t& end) const {
    const std::size_t width = rows_[first].figures;
    std::vector<std::size_t> rows;
    std::string_view row_axis;
    bool needed = false;
    for (end = first; end < rows_.size(); ++end) {
      if (is_row(end) && rows_[end].figures == width) {
        rows.push_back(end);
      } else if (only_figures(end, width)) {
        needed = true;
      } else if (rows_[end].cells.size() == 1 && axis_of(rows_[end].cells[0]) != Role::none) {
        row_axis = rows_[end].cells[0];  // between the rows of a box
        needed = true;
      } else if (!is_apart(end) || trimmed(line(end)).empty()) {
        break;
      }
    }
    const std::size_t heading = heading_above(first, width);
    if (rows.size() < 2 || heading == first) return std::nullopt;

    std::vector<std::string_view> labels;
    for (const std::size_t k : rows) {
      std::string_view label = rows_[k].label, rest;
      // In "Forecast Yes" above "No" the first word names the axis.
      if (k == first && is_axis(leading_role(label, rest)) && !rest.empty() &&
          axis_of(label) == Role::none && leads_no_other(rows)) {
        row_axis = label.substr(0, label.size() - rest.size());
        label = rest;
        needed = true;
      }
      needed = needed || contains(label, " ");
      labels.push_back(label);
    }
    const auto names = names_in(heading, rows, width);
    if (names.size() != width) return std::nullopt;
    for (const std::string_view name : names) needed = needed || contains(name, " ");
    needed = needed || rows_[heading].cells.size() != width + 1;
    if (!needed) return std::nullopt;
    if (row_axis.empty() && rows_[heading].cells.size() > width) row_axis = rows_[heading].cells[0];

    LabelledRows block;
    if (const std::string_view above = column_axis_above(heading); !above.empty()) {
      block.grid.add({{}, cell(above).offset});
      for (std::size_t c = 0; c < width; ++c)
        block.grid.add(c == 0 ? cell(above) : Cell{{}, cell(above).offset});
      block.grid.end_row();
    }
    block.grid.add({trimmed(row_axis), cell(names[0]).offset});
    for (const std::string_view name : names) block.grid.add(cell(name));
    block.grid.end_row();
    for (std::size_t r = 0; r < rows.size(); ++r) {
      block.grid.add(cell(labels[r]));
      const auto& cells = rows_[rows[r]].cells;
      for (std::size_t c = cells.size() - width; c < cells.size(); ++c)
        block.grid.add(cell(cells[c]));
      block.grid.end_row();
    }
    block.lines.assign(view_.begin() + static_cast<std::ptrdiff_t>(heading),
                       view_.begin() + static_cast<std::ptrdiff_t>(rows.back()) + 1);
    return block;
  }

  bool leads_no_other(const std::vector<std::size_t>& rows) const {
    std::string_view rest;
    return std::none_of(rows.begin() + 1, rows.end(),
                        [&](std::size_t k) { return is_axis(leading_role(rows_[k].label, rest)); });
  }

  /// The line with the names of the columns, directly above or above a rule; `first` if there is
  /// none.
  std::size_t heading_above(std::size_t first, std::size_t width) const {
    for (std::size_t k = first; k-- > 0;) {
      if (is_rule(trimmed(line(k))) || (rows_[k].cells.empty() && !trimmed(line(k)).empty()))
        continue;
      return rows_[k].cells.size() >= width ? k : first;
    }
    return first;
  }

  /// The name of an axis on a line of its own above the heading; else empty.
  std::string_view column_axis_above(std::size_t heading) const {
    constexpr std::size_t farthest = 3;
    for (std::size_t k = heading; k-- > 0 && k + farthest >= heading;) {
      if (is_apart(k)) continue;
      const auto& cells = rows_[k].cells;
      return cells.size() == 1 && axis_of(cells[0]) != Role::none ? cells[0] : std::string_view();
    }
    return {};
  }

  /// The column of a piece of a line, in characters from the start of the line.
  static std::size_t place_in(std::string_view line, const char* at) {
    return static_cast<std::size_t>(std::count_if(line.data(), at, starts_character));
  }

  /// The names of the columns of figures; their number differs from `width` if they do not fit.
  std::vector<std::string_view> names_in(std::size_t heading, const std::vector<std::size_t>& rows,
                                         std::size_t width) const {
    const auto& cells = rows_[heading].cells;
    if (rows_[heading].in_bars || cells.size() <= width + 1) {
      if (cells.size() > width + 1) return {};
      return {cells.end() - static_cast<std::ptrdiff_t>(std::min(width, cells.size())),
              cells.end()};
    }
    // By alignment: figures are right-aligned below the last word of their name.
    std::vector<std::size_t> ends(width, 0);
    std::size_t label_end = 0;
    for (const std::size_t k : rows) {
      const Row& row = rows_[k];
      const char* const behind = row.label.data() + row.label.size();
      label_end = std::max(label_end, place_in(line(k), behind));
      for (std::size_t c = 0; c < width; ++c) {
        const std::string_view figure = row.cells[row.cells.size() - width + c];
        ends[c] = std::max(ends[c], place_in(line(k), figure.data() + figure.size()));
      }
    }
    std::vector<std::string_view> names(width);
    for (const std::string_view word : cells) {
      const std::size_t word_end = place_in(line(heading), word.data() + word.size());
      if (word_end <= label_end) continue;  // the corner
      std::size_t c = 0;
      while (c + 1 < width && ends[c] < word_end) ++c;
      std::string_view& name = names[c];
      const char* const begin = name.empty() ? word.data() : name.data();
      name = {begin, static_cast<std::size_t>(word.data() + word.size() - begin)};
    }
    const bool complete = std::none_of(names.begin(), names.end(),
                                       [](std::string_view name) { return name.empty(); });
    return complete ? names : std::vector<std::string_view>();
  }

  std::string_view text_;
  const TextView& view_;
  std::vector<Row> rows_;
};

/// Levels that a log prints before a row.
constexpr std::string_view log_levels[] = {"INFO", "DEBUG", "WARNING", "WARN", "ERROR"};

/// Names of lists that are no rows of a matrix.
constexpr std::string_view other_lists[] = {
    "mean", "std", "var", "min",   "max",  "median",  "sum",    "size",      "shape",
    "dim",  "x",   "y",   "train", "test", "x_train", "x_test", "validation"};

/// A row such as "routine [82, 3]": a name and whole numbers in brackets. NumPy has further
/// brackets around all rows.
struct ListRow {
  std::string_view label;
  std::vector<std::string_view> counts;  ///< none if the line is no such row
};

ListRow list_row_of(std::string_view line) {
  line = trimmed(line);
  const std::size_t open = line.find('[');
  if (open == line.npos || open == 0) return {};
  ListRow row;
  row.label = trimmed(line.substr(0, open));
  for (const std::string_view level : log_levels) {
    if (row.label.starts_with(level) && row.label.size() > level.size() &&
        is_blank(row.label[level.size()]))
      row.label = trimmed(row.label.substr(level.size()));
  }
  while (row.label.ends_with('[')) row.label = trimmed(row.label.substr(0, row.label.size() - 1));
  if (row.label.empty() || row.label.find_first_of(":=([{,;|\"'") != row.label.npos ||
      reads_as_number(row.label) || role_of(row.label) != Role::none || names_result(row.label))
    return {};
  const std::string name = lower_case(std::string(row.label));
  if (is_one_of(name, other_lists)) return {};
  std::string_view list = line.substr(open);
  while (!list.empty() && (list.back() == ',' || is_blank(list.back()))) list.remove_suffix(1);
  if (!list.ends_with(']')) return {};
  while (list.starts_with('[')) list.remove_prefix(1);
  while (list.ends_with(']')) list.remove_suffix(1);
  while (!(list = trimmed(list)).empty()) {
    const std::size_t end = std::min(list.find_first_of(", "), list.size());
    const std::string_view count = list.substr(0, end);
    if (count.empty() || count.find_first_not_of("0123456789") != count.npos) return {};
    row.counts.push_back(count);
    list = trimmed(list.substr(end));
    if (list.starts_with(',')) list.remove_prefix(1);
  }
  return row;
}

/// The words above the rows, one for each column.
std::vector<std::string_view> words_of(std::string_view line, std::size_t count) {
  std::vector<std::string_view> words;
  for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    words.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  const bool fit =
      words.size() == count && std::none_of(words.begin(), words.end(), [](std::string_view word) {
        return reads_as_number(word) || word.find_first_of("[](){}:=,;|\"'") != word.npos;
      });
  return fit ? words : std::vector<std::string_view>();
}

/// Adds matrices of named lists, with as many rows as each has counts. Without names above, the
/// columns have the names of the rows.
void add_named_lists(std::string_view text, const TextView& view,
                     std::vector<LabelledRows>& found) {
  const auto cell = [text](std::string_view piece) {
    return Cell{piece, static_cast<std::size_t>(piece.data() - text.data())};
  };
  for (std::size_t k = 0; k < view.size(); ++k) {
    std::vector<ListRow> rows;
    std::size_t width = 0;
    for (std::size_t end = k; end < view.size(); ++end) {
      ListRow row = list_row_of(view[end].of(text));
      if (rows.empty()) width = row.counts.size();
      const bool is_new = std::none_of(rows.begin(), rows.end(), [&row](const ListRow& other) {
        return other.label == row.label;
      });
      if (row.counts.size() != width || width < 2 || !is_new) break;
      rows.push_back(std::move(row));
    }
    if (rows.size() < 2 || rows.size() != width) continue;
    LabelledRows block;
    auto names = k == 0 ? std::vector<std::string_view>() : words_of(view[k - 1].of(text), width);
    const std::size_t first = names.empty() ? k : k - 1;
    for (const ListRow& row : rows)
      if (names.size() < width) names.push_back(row.label);
    block.grid.add({{}, cell(names[0]).offset});
    for (const std::string_view name : names) block.grid.add(cell(name));
    block.grid.end_row();
    for (const ListRow& row : rows) {
      block.grid.add(cell(row.label));
      for (const std::string_view count : row.counts) block.grid.add(cell(count));
      block.grid.end_row();
    }
    block.lines.assign(view.begin() + static_cast<std::ptrdiff_t>(first),
                       view.begin() + static_cast<std::ptrdiff_t>(k + width));
    found.push_back(std::move(block));
    k += width - 1;
  }
}

}  // namespace

std::vector<LabelledRows> labelled_rows_in(std::string_view text, const TextView& view) {
  auto found = Scanner(text, view).blocks();
  add_named_lists(text, view, found);
  return found;
}

}  // namespace deconfuse
