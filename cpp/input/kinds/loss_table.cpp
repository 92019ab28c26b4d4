#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "data/labels.hpp"
#include "data/probability_rows.hpp"
#include "input/kinds/kinds.hpp"
#include "input/notations/delimited.hpp"
#include "input/notations/latex.hpp"
#include "input/notations/literal.hpp"
#include "input/notations/print_lines.hpp"
#include "input/notations/surroundings.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/tables/grid.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Whether the corner is a heading for names of states: empty, "State", "Estado / acción", "h",
/// "Class".
bool heads_states(std::string_view corner) {
  if (corner.empty() || corner == "h" || corner == "H" || is_class_word(corner)) return true;
  if (corner.find_first_of("/\\") != std::string_view::npos) return true;
  for (std::string_view word : {"state", "State", "STATE", "estado", "Estado", "ESTADO"}) {
    if (corner.starts_with(word)) return true;
  }
  return false;
}

/// A table of numbers with the names of its rows and columns.
struct NamedRows {
  Column header;  ///< the cells that name the columns; its size is 0 if no cells do
  std::vector<std::string> rows;
  std::vector<std::string> columns;
  std::vector<Cell> cells;
};

/// Separates the numbers of a table from the names around them.
class NamedRowsReader {
 public:
  /// `states` are the names of the columns of posteriors; null for losses, whose states are not
  /// known yet.
  NamedRowsReader(const Source& source, const ReadOptions& options, const Grid& grid,
                  const std::vector<std::string>* states)
      : source_(source), options_(options), grid_(grid), states_(states) {}

  Result<NamedRows> read() {
    if (grid_.rows() == 0) return other_kind(source_, Kind::decision, {});
    const auto top = grid_.row(0);
    const bool header = has_header();
    const std::size_t first = header ? 1 : 0;
    if (first == grid_.rows())
      return source_.error(ErrorCode::header_only, top[0], Expected::loss_table);
    const bool corner_missing = header && grid_.row(1).size() == top.size() + 1 &&
                                (states_ != nullptr || !heads_states(top[0].text));
    const std::size_t width = top.size() + (corner_missing ? 1 : 0);
    const std::size_t size = grid_.rows() - first;
    for (std::size_t r = first; r < grid_.rows(); ++r) {
      const std::size_t found = grid_.row(r).size();
      if (found != width) return unequal_row(source_, grid_, r, found, width);
    }
    const Column left{grid_.row(first).data(), width, size};
    const bool named = corner_missing || (header && is_corner(top)) || holds_names(left, header);
    const std::size_t begin = named ? 1 : 0;
    if (begin == width) return other_kind(source_, Kind::decision, left[0]);

    if (width - begin > maximum_classes) return too_many_classes(source_, width - begin, top[0]);
    if (states_ == nullptr && size > maximum_classes)
      return too_many_classes(source_, size, left[maximum_classes]);

    NamedRows table;
    if (header) {
      const std::size_t shift = named && !corner_missing ? 1 : 0;
      table.header = {top.data() + shift, 1, top.size() - shift};
    }
    if (auto error = read_names(table.header, width - begin, table.columns)) return *error;
    if (auto error = read_names(named ? left : Column(), size, table.rows)) return *error;
    table.cells.reserve(size * (width - begin));
    for (std::size_t r = first; r < grid_.rows(); ++r) {
      const auto row = grid_.row(r).subspan(begin);
      table.cells.insert(table.cells.end(), row.begin(), row.end());
    }
    return table;
  }

 private:
  static bool is_number(const Cell& cell) { return reads_as_number(cell.text); }

  /// Whether the first row is a header. Names may be numbers too, for example if the states are
  /// classes.
  bool has_header() const {
    if (states_ != nullptr) return true;
    if (options_.header) return *options_.header;
    const auto top = grid_.row(0);
    if (heads_states(top[0].text)) return true;
    if (top.size() > 1 && std::none_of(top.begin(), top.end(), is_number)) return true;
    if (grid_.rows() == 1) return false;
    const auto second = grid_.row(1);
    if (top.size() + 1 == second.size()) return !is_number(top[0]) || !is_number(second[0]);
    return !is_number(top[0]) && is_number(second[0]);
  }

  /// Whether the first cell of the header is a heading for the names of the rows.
  bool is_corner(std::span<const Cell> top) const {
    if (states_ != nullptr) {
      const std::string name = canonical_label(top[0].text);
      return std::find(states_->begin(), states_->end(), name) == states_->end();
    }
    if (heads_states(top[0].text)) return true;
    return top.size() > 1 && !is_number(top[0]) &&
           std::all_of(top.begin() + 1, top.end(), is_number);
  }

  static bool holds_names(const Column& left, bool header) {
    constexpr std::size_t fewest = 3;
    if (left.stride < 2) return false;
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < left.size; ++i) numbers += is_number(left[i]) ? 1 : 0;
    return 2 * numbers <= left.size ||
           (header && left.stride >= fewest && left.size >= fewest && counts_up(left));
  }

  /// Reads the names from the cells, or numbers them 1…`size` if there are none.
  std::optional<InputError> read_names(const Column& cells, std::size_t size,
                                       std::vector<std::string>& names) const {
    names.reserve(size);
    if (cells.size == 0) {
      for (std::size_t i = 1; i <= size; ++i) names.push_back(std::to_string(i));
      return std::nullopt;
    }
    std::set<std::string_view> seen;
    for (std::size_t i = 0; i < size; ++i) {
      names.push_back(canonical_label(cells[i].text));
      if (names.back().empty())
        return source_.error(ErrorCode::missing_value, cells[i], Expected::label);
      if (!seen.insert(names.back()).second) {
        return source_.error(ErrorCode::duplicate_label, cells[i], Expected::different_labels,
                             {{"label", excerpt_of(names.back())}});
      }
    }
    return std::nullopt;
  }

  const Source& source_;
  const ReadOptions& options_;
  const Grid& grid_;
  const std::vector<std::string>* states_;
};

/// Replaces formulas in cells by their text: "$h_1$" becomes h_1, and "$-5$" the number -5.
void read_formulas(Source& source, Grid& grid) {
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (Cell& cell : grid.row(r)) {
      if (cell.text.size() > 2 && cell.text.front() == '$' && cell.text.back() == '$')
        cell.text = source.keep(plain_text_of_latex(cell.text));
    }
  }
}

/// The column of posteriors for each state.
Result<std::vector<std::size_t>> columns_of(const Source& source,
                                            const std::vector<std::string>& states,
                                            const NamedRows& posteriors) {
  std::map<std::string_view, std::size_t> columns;
  for (std::size_t c = 0; c < posteriors.columns.size(); ++c) columns[posteriors.columns[c]] = c;
  std::vector<std::size_t> result;
  result.reserve(states.size());
  for (const std::string& state : states) {
    const auto found = columns.find(state);
    if (found == columns.end()) {
      // An unknown name is more likely the slip than the state that has no column.
      for (std::size_t c = 0; c < posteriors.columns.size(); ++c) {
        const std::string& name = posteriors.columns[c];
        if (std::find(states.begin(), states.end(), name) == states.end())
          return source.error(ErrorCode::states_differ, posteriors.header[c], Expected::state_names,
                              {{"label", excerpt_of(name)}});
      }
      return source.error(ErrorCode::states_differ, posteriors.header[0], Expected::state_names,
                          {{"label", excerpt_of(state)}});
    }
    result.push_back(found->second);
  }
  for (std::size_t c = 0; c < posteriors.columns.size(); ++c) {
    if (std::find(result.begin(), result.end(), c) == result.end())
      return source.error(ErrorCode::states_differ, posteriors.header[c], Expected::state_names,
                          {{"label", excerpt_of(posteriors.columns[c])}});
  }
  return result;
}

Result<LossTable> read_tables_of_losses(Source& source, const ReadOptions& options,
                                        std::span<Grid* const> grids) {
  for (Grid* grid : grids) read_formulas(source, *grid);
  auto losses = NamedRowsReader(source, options, *grids[0], nullptr).read();
  if (auto* error = std::get_if<InputError>(&losses)) return std::move(*error);
  auto& rows = std::get<NamedRows>(losses);
  LossTable table;
  table.states = std::move(rows.rows);
  table.actions = std::move(rows.columns);
  std::vector<Cell> cells = std::move(rows.cells);
  const std::size_t size = cells.size();
  if (grids.size() > 1) {
    auto posteriors = NamedRowsReader(source, options, *grids[1], &table.states).read();
    if (auto* error = std::get_if<InputError>(&posteriors)) return std::move(*error);
    auto& given = std::get<NamedRows>(posteriors);
    const auto columns = columns_of(source, table.states, given);
    if (const auto* error = std::get_if<InputError>(&columns)) return *error;
    for (std::size_t x = 0; x < given.rows.size(); ++x) {
      for (const std::size_t column : std::get<std::vector<std::size_t>>(columns))
        cells.push_back(given.cells[x * given.columns.size() + column]);
    }
    table.observations = std::move(given.rows);
  }

  // Both tables are read together, so that they share one decimal sign. Missing values are always
  // an error.
  ReadOptions complete = options;
  complete.missing = Missing::omit;
  if (auto error = read_complete_scores(source, complete, cells, 1, table.loss)) {
    if (error->expected == Expected::score) error->expected = Expected::number;
    return *error;
  }
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (!std::isfinite(table.loss[i]))
      return source.error(ErrorCode::infinite_number, cells[i], Expected::finite_number);
  }
  table.posteriors.assign(table.loss.begin() + static_cast<std::ptrdiff_t>(size), table.loss.end());
  table.loss.resize(size);
  if (!table.posteriors.empty()) {
    const std::size_t width = table.states.size();
    const auto found = inspect_probability_rows(table.posteriors, width, false);
    const Cell& place = cells[size + found.row * width + found.column];
    if (auto error = not_probabilities(source, found, place, found.row + 1)) return *error;
  }
  return table;
}

/// Whether the text has at least `wanted` lines that are not blank.
bool has_lines(std::string_view text, std::size_t wanted) {
  for (std::size_t begin = 0; wanted > 0 && begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    if (!trimmed(text.substr(begin, end - begin)).empty()) --wanted;
    begin = next_line(text, end);
  }
  return wanted == 0;
}

/// The starts of lines that follow a blank line.
std::vector<std::size_t> starts_below_blank_lines(std::string_view text) {
  std::vector<std::size_t> starts;
  bool below_blank = false;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    const bool blank = trimmed(text.substr(begin, end - begin)).empty();
    if (below_blank && !blank) starts.push_back(begin);
    below_blank = blank;
    begin = next_line(text, end);
  }
  return starts;
}

/// The first of `starts` with two adjacent lines above it and two lines below, since blank lines
/// may also separate single rows. The end of the text if there is none.
std::size_t start_of_second_table(std::string_view text, const std::vector<std::size_t>& starts) {
  std::size_t begin = 0;
  for (const std::size_t start : starts) {
    if (has_lines(text.substr(begin, start - begin), 2) && has_lines(text.substr(start), 2))
      return start;
    begin = start;
  }
  return text.size();
}

/// The heading of the second table: "Posteriors:".
Gaps heading_at(Source& source, std::size_t begin) {
  const std::string_view text = source.text();
  begin = text.find_first_not_of(" \t\r\n", begin);
  if (begin == std::string_view::npos) return {};
  const std::size_t end = line_end(text, begin);
  const std::string_view line = trimmed(text.substr(begin, end - begin));
  if (!line.ends_with(':') || line.find_first_of(",;|\t") != std::string_view::npos) return {};
  source.notice(NoticeCode::heading_skipped, begin, {{"text", excerpt_of(line)}});
  return {{begin, end}};
}

/// Reads the tables of LaTeX or of brackets.
Result<LossTable> read_grids(Source& source, const ReadOptions& options,
                             std::vector<NamedGrid>& tables) {
  constexpr std::size_t most = 2;
  if (tables.size() > most)
    return source.error(ErrorCode::unexpected_text, tables[most].place, Expected::loss_table);
  std::vector<Grid*> grids;
  for (NamedGrid& table : tables) grids.push_back(&table.grid);
  return read_tables_of_losses(source, options, grids);
}

Result<LossTable> read_bracketed_losses(Source& source, const ReadOptions& options,
                                        const Surroundings& surroundings) {
  const auto literal = read_literal(source, surroundings);
  if (const auto* error = std::get_if<InputError>(&literal)) return *error;
  ReadOptions as_matrix = options;
  as_matrix.kind = Kind::matrix;
  auto values = read_values(source, as_matrix, surroundings, std::get<Literal>(literal));
  if (auto* understood = std::get_if<VectorsOrTables>(&values)) {
    if (auto* tables = std::get_if<std::vector<NamedGrid>>(understood))
      return read_grids(source, options, *tables);
  }
  const std::size_t begin = source.text().find_first_not_of(" \t\r\n");
  return other_kind(source, Kind::decision, {source.text().substr(begin), begin});
}

Result<LossTable> read_lines_of_losses(Source& source, const ReadOptions& options,
                                       const Surroundings& surroundings, std::size_t second) {
  // Each table may have its own delimiter, but both share their notices.
  Source both{std::string(source.text())};
  Source above = both.without({{second, source.text().size()}});
  Source below = both.without({{0, second}});
  Grid tables[2];
  std::vector<Grid*> grids;
  for (Source* part : {&above, &below}) {
    if (!has_lines(part->text(), 1)) continue;
    auto grid = read_delimited(*part, options, surroundings.delimiter);
    if (auto* error = std::get_if<InputError>(&grid)) return std::move(*error);
    for (Notice& notice : both.take_notices()) {
      if (!source.has_notice(notice.code))
        source.notice(notice.code, 0, std::move(notice.parameters));
    }
    Grid& table = tables[grids.size()];
    table = std::move(std::get<Grid>(grid));
    grids.push_back(&table);
  }
  return read_tables_of_losses(source, options, grids);
}

}  // namespace

Result<LossTable> read_losses(const Source& pasted, const ReadOptions& options) {
  const auto starts = starts_below_blank_lines(pasted.text());
  const auto surroundings_result = surroundings_of(pasted);
  if (const auto* error = std::get_if<InputError>(&surroundings_result)) return *error;
  const auto& surroundings = std::get<Surroundings>(surroundings_result);
  Source source = pasted.without(surroundings.gaps);
  const std::string_view text = source.text();
  const std::size_t begin = text.find_first_not_of(" \t\v\f\r\n");
  if (begin == std::string_view::npos) return other_kind(source, Kind::decision, {});
  if (has_latex_table(text)) {
    auto tables = read_latex(source);
    if (auto* error = std::get_if<InputError>(&tables)) return std::move(*error);
    return read_grids(source, options, std::get<std::vector<NamedGrid>>(tables));
  }
  if (starts_bracketed_value(line_from(text, begin)))
    return read_bracketed_losses(source, options, surroundings);
  const std::size_t second = start_of_second_table(text, starts);
  Source tables = source.without(heading_at(source, second));
  return read_lines_of_losses(tables, options, surroundings, second);
}

}  // namespace deconfuse
