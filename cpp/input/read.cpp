#include "input/read.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "input/chosen_columns.hpp"
#include "input/class_counts_table.hpp"
#include "input/column_lines.hpp"
#include "input/delimited.hpp"
#include "input/distribution_columns.hpp"
#include "input/encoding.hpp"
#include "input/four_outcomes.hpp"
#include "input/html.hpp"
#include "input/label_sets.hpp"
#include "input/label_table.hpp"
#include "input/latex.hpp"
#include "input/literal.hpp"
#include "input/loss_table.hpp"
#include "input/marked_table.hpp"
#include "input/matrix_shape.hpp"
#include "input/matrix_table.hpp"
#include "input/one_hot.hpp"
#include "input/other_content.hpp"
#include "input/score_columns.hpp"
#include "input/score_table.hpp"
#include "input/sets.hpp"
#include "input/source.hpp"
#include "input/surroundings.hpp"
#include "input/tidy_table.hpp"
#include "input/vectors.hpp"

namespace deconfuse {

std::optional<InputError> check_options(const ReadOptions& options) {
  InputError error;
  error.code = ErrorCode::bad_option;
  if (options.delimiter) {
    const std::string& mark = *options.delimiter;
    const auto characters = std::count_if(mark.begin(), mark.end(), starts_character);
    if (characters != 1 || mark == "\n" || mark == "\r" || mark == "\"") {
      error.excerpt = excerpt_of(mark);
      error.expected = Expected::one_character;
      error.parameters = {{"option", "delimiter"}, {"found", error.excerpt}};
      return error;
    }
  }
  if (options.decimal && *options.decimal != '.' && *options.decimal != ',') {
    const auto byte = static_cast<unsigned char>(*options.decimal);
    if (byte >= ' ' && byte < 0x7F) error.excerpt = std::string(1, *options.decimal);
    error.expected = Expected::point_or_comma;
    error.parameters = {{"option", "decimal"}, {"found", error.excerpt}};
    return error;
  }
  if (options.decimal && options.delimiter && options.delimiter->size() == 1 &&
      (*options.delimiter)[0] == *options.decimal) {
    error.excerpt = *options.delimiter;
    error.expected = Expected::different_marks;
    error.parameters = {{"option", "decimal"}, {"found", error.excerpt}};
    return error;
  }
  return std::nullopt;
}

namespace {

/// Truth and prediction of two cases, as well as four counts without names: 1 0 above 0 1.
bool may_be_two_cases(const Grid& grid) {
  const auto is_code = [](const Cell& cell) { return cell.text == "0" || cell.text == "1"; };
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    if (row.size() != 2 || !std::all_of(row.begin(), row.end(), is_code)) return false;
  }
  return grid.rows() == 2;
}

/// A table and all that is known about it.
struct Table {
  Source& source;
  const ReadOptions& options;
  const Surroundings& surroundings;
  const Grid& grid;

  bool may_be(Kind kind) const { return !options.kind || *options.kind == kind; }
};

using Recognised = std::optional<Result<Data>>;

Recognised chosen_columns(const Table& table) {
  if (table.options.columns.empty()) return std::nullopt;
  return read_chosen_columns(table.source, table.options, table.grid);
}

Recognised class_counts(const Table& table) {
  if (!table.may_be(Kind::class_counts)) return std::nullopt;
  auto counts = read_class_counts(table.source, table.options, table.grid);
  return counts ? Recognised(as_data(std::move(*counts))) : std::nullopt;
}

Recognised other_content(const Table& table) {
  if (table.options.kind) return std::nullopt;
  const auto error = find_other_content(table.source, table.grid);
  return error ? Recognised(*error) : std::nullopt;
}

Recognised label_sets(const Table& table) {
  return read_label_sets(table.source, table.options, table.grid);
}

Recognised one_hot(const Table& table) {
  if (!table.options.kind && names_label_columns(table.grid)) return std::nullopt;
  return read_one_hot(table.source, table.options, table.surroundings, table.grid);
}

Recognised scores(const Table& table) {
  return read_score_table(table.source, table.options, table.grid);
}

Recognised counts(const Table& table) {
  const auto& [source, options, surroundings, grid] = table;
  const bool is_matrix = options.kind ? *options.kind == Kind::matrix
                                      : !names_label_columns(grid) && looks_like_matrix(grid);
  if (!is_matrix) return std::nullopt;
  if (!options.kind && may_be_two_cases(grid))
    source.notice(NoticeCode::also_two_cases, grid.row(0)[0].offset);
  return as_data(read_matrix_table(source, options, grid));
}

Recognised distributions(const Table& table) {
  if (table.options.kind == Kind::distributions)
    return read_distributions(table.source, table.options, table.grid);
  if (table.options.kind || !names_distributions(table.grid)) return std::nullopt;
  auto data = read_distributions(table.source, table.options, table.grid);
  const auto* found = std::get_if<Data>(&data);
  return found != nullptr && are_two_distributions(*found) ? Recognised(std::move(data))
                                                           : std::nullopt;
}

Recognised labels(const Table& table) {
  if (!table.may_be(Kind::labels)) return std::nullopt;
  return as_data(read_label_table(table.source, table.options, table.grid));
}

/// Who recognises data in a table: the first that claims it reads it.
constexpr Recognised (*recognisers[])(const Table&) = {chosen_columns, class_counts, other_content,
                                                       label_sets,     one_hot,      distributions,
                                                       scores,         counts,       labels};

void keep_first_rows(Source& source, const Grid& grid) {
  constexpr std::size_t rows = 5, cells = 30;
  for (std::size_t r = 0; r < std::min(rows, grid.rows()); ++r) {
    std::vector<std::string> row;
    for (const Cell& cell : grid.row(r).first(std::min(cells, grid.row(r).size())))
      row.push_back(excerpt_of(cell.text));
    source.add_first_row(std::move(row));
  }
}

Result<Data> read_table(Source& source, const ReadOptions& options,
                        const Surroundings& surroundings, const Grid& given) {
  if (given.rows() == 0) return source.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
  if (source.keeps_first_rows()) keep_first_rows(source, given);
  const auto decimals = with_fractions_as_decimals(source, options, given);
  const Table table{source, options, surroundings, decimals ? *decimals : given};
  for (const auto recognise : recognisers) {
    if (auto data = recognise(table)) return std::move(*data);
  }
  return other_kind(source, *options.kind, table.grid.row(0)[0]);
}

/// One table, or the one-hot tables of the truth and the predictions.
Result<Data> read_tables(Source& source, const ReadOptions& options,
                         const Surroundings& surroundings, const std::vector<NamedGrid>& tables) {
  if (tables.size() == 1) return read_table(source, options, surroundings, tables[0].grid);
  if (auto cases = read_one_hot(source, options, tables)) return std::move(*cases);
  return source.error(ErrorCode::several_tables, tables[1].place, Expected::one_table,
                      {{"found", std::to_string(tables.size())}});
}

/// Partitions where they are disjoint and cover the same elements, else sets of labels.
std::optional<Result<Data>> read_partitions_or_sets(Source& source, const ReadOptions& options,
                                                    const Literal& literal) {
  const bool may_be_partitions =
      !options.kind || *options.kind == Kind::labels || *options.kind == Kind::distributions;
  auto partitions =
      may_be_partitions ? read_sets(source, options, literal) : std::optional<Result<Data>>();
  if (partitions && std::holds_alternative<Data>(*partitions)) return partitions;
  if (auto sets = read_label_sets(source, options, literal)) return sets;
  return partitions;
}

Result<Data> read_bracketed(Source& source, const ReadOptions& options,
                            const Surroundings& surroundings) {
  const auto literal = read_literal(source, surroundings);
  if (const auto* error = std::get_if<InputError>(&literal)) return *error;
  if (auto sets = read_partitions_or_sets(source, options, std::get<Literal>(literal)))
    return std::move(*sets);
  auto values = read_values(source, options, surroundings, std::get<Literal>(literal));
  if (auto* error = std::get_if<InputError>(&values)) return std::move(*error);
  auto& understood = std::get<VectorsOrTables>(values);
  if (auto* data = std::get_if<Data>(&understood)) return std::move(*data);
  return read_tables(source, options, surroundings, std::get<std::vector<NamedGrid>>(understood));
}

bool is_bracketed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  return starts_bracketed_value(text.substr(begin, line_end(text, begin) - begin));
}

/// "Accuracy: 0.86" and the like above an array, or whatever stands above sets in LaTeX.
void set_prose_aside(Source& source) {
  constexpr std::size_t most_lines = 60;
  const std::string_view text = source.text();
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  std::size_t begin = first;
  for (std::size_t lines = 0; begin < text.size() && lines < most_lines; ++lines) {
    const std::size_t end = line_end(text, begin);
    const std::string_view line = trimmed(text.substr(begin, end - begin));
    const bool starts_sets = contains(line, "\\{") && starts_bracketed_value(line);
    if (line.starts_with("[[") || line.starts_with("array([[") || starts_sets) {
      source.notice(NoticeCode::heading_skipped, first, {{"text", excerpt_of(text.substr(first))}});
      source.blank_out(first, begin);
      return;
    }
    begin = next_line(text, end);
  }
}

/// "Accuracy: 0.86", or a whole report, on the lines below an array of arrays.
void set_text_below_aside(Source& source) {
  const std::string_view text = source.text();
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (!text.substr(first).starts_with("[[") && !text.substr(first).starts_with("array([[")) return;
  std::size_t depth = 0;
  std::size_t at = first;
  do {
    at = text.find_first_of("[]()\"'", at);
    // Quoted text may hold brackets; where there is some, nothing is set aside.
    if (at == std::string_view::npos || text[at] == '"' || text[at] == '\'') return;
    const bool opens = text[at] == '[' || text[at] == '(';
    depth = opens ? depth + 1 : depth - 1;
    ++at;
  } while (depth > 0);
  const std::size_t below = next_line(text, line_end(text, at));
  // Other lists below are not prose, and what stands on the same line is the reader's to judge.
  if (!trimmed(text.substr(at, below - at)).empty() || below >= text.size()) return;
  const std::string_view rest = text.substr(below);
  if (trimmed(rest).empty() || rest.find_first_of("[({=") != std::string_view::npos) return;
  const std::size_t begin = below + rest.find_first_not_of(" \t\r\n");
  source.notice(NoticeCode::text_below_skipped, begin, {{"text", excerpt_of(text.substr(begin))}});
  source.blank_out(below, text.size());
}

bool is_blank_text(std::string_view text) { return trimmed(text).empty(); }

/// The text in whichever form it is.
Result<Data> read_content(Source& source, const ReadOptions& given) {
  ReadOptions options = given;
  if (options.kind == Kind::decision) return as_data(read_losses(source, options));
  const auto empty = [&source] {
    return source.error(ErrorCode::empty_text, {}, Expected::labels_or_matrix);
  };
  if (is_blank_text(source.text())) return empty();
  if (has_html_table(source.text())) {
    std::vector<NamedGrid> tables = read_html(source);
    for (NamedGrid& table : tables) table.grid = tidied(source, options, {}, std::move(table.grid));
    if (!tables.empty()) return read_tables(source, options, {}, tables);
  }
  if (auto table = read_marked_table(source)) {
    if (const auto* error = std::get_if<InputError>(&*table)) return *error;
    return read_table(source, options, {},
                      tidied(source, options, {}, std::move(std::get<Grid>(*table))));
  }
  const auto surroundings_result = set_surroundings_aside(source);
  if (const auto* error = std::get_if<InputError>(&surroundings_result)) return *error;
  const auto& surroundings = std::get<Surroundings>(surroundings_result);
  if (is_blank_text(source.text())) return empty();
  if (!options.orientation && surroundings.rows != Role::none) {
    options.orientation =
        surroundings.rows == Role::truth ? Orientation::truth_rows : Orientation::truth_columns;
  }
  if (!options.kind || *options.kind == Kind::matrix) {
    if (const auto matrix = four_outcomes(source)) {
      options.header.reset();  // its names are the outcomes, not a row
      return as_data(read_matrix_table(source, options, *matrix));
    }
  }
  if (has_latex_table(source.text())) {
    const auto tables = read_latex(source);
    if (const auto* error = std::get_if<InputError>(&tables)) return *error;
    return read_tables(source, options, surroundings, std::get<std::vector<NamedGrid>>(tables));
  }
  if (has_printed_vectors(source.text()))
    return read_printed_vectors(source, options, surroundings);
  if (!is_bracketed(source.text())) set_prose_aside(source);
  if (is_bracketed(source.text())) {
    set_text_below_aside(source);
    return read_bracketed(source, options, surroundings);
  }
  auto grid = read_delimited(source, options, surroundings.delimiter);
  if (const auto* error = std::get_if<InputError>(&grid)) return *error;
  return read_table(source, options, surroundings,
                    tidied(source, options, surroundings, std::move(std::get<Grid>(grid))));
}

}  // namespace

Result<Data> read_data(Source& source, const ReadOptions& options) {
  if (const auto place = options.kind ? std::nullopt : defined_functions(source.text()))
    return source.error(ErrorCode::looks_like_function, *place, Expected::truth_and_scores);
  auto data = read_content(source, options);
  const auto* error = std::get_if<InputError>(&data);
  if (error == nullptr || options.kind) return data;
  if (const auto place = function_of_python(source.text()))
    return source.error(ErrorCode::looks_like_function, *place, Expected::truth_and_scores);
  if (error->code != ErrorCode::looks_like_scores) return data;
  // Fractions beside each other without a class: perhaps p and q.
  Source again{std::string(source.text())};
  ReadOptions told = options;
  told.kind = Kind::distributions;
  auto distributions = read_content(again, told);
  const auto* found = std::get_if<Data>(&distributions);
  return found != nullptr && are_two_distributions(*found) ? distributions : data;
}

Result<Reading> understand(std::string_view bytes, const ReadOptions& options) {
  if (auto reading = read_column_lines(bytes, options)) return std::move(*reading);
  return understand_line_by_line(bytes, options);
}

Result<Reading> understand_line_by_line(std::string_view bytes, const ReadOptions& options) {
  if (auto error = check_options(options)) return *error;
  auto text = decode(bytes);
  if (auto* error = std::get_if<InputError>(&text)) return std::move(*error);
  Source source(std::move(std::get<std::string>(text)));
  auto data = read_data(source, options);
  if (auto* error = std::get_if<InputError>(&data)) return std::move(*error);
  return Reading{std::move(std::get<Data>(data)), source.take_notices()};
}

Result<Dataset> read(std::string_view bytes, const ReadOptions& options) {
  auto understood = understand(bytes, options);
  if (auto* error = std::get_if<InputError>(&understood)) return std::move(*error);
  auto& reading = std::get<Reading>(understood);
  auto* cases = std::get_if<LabelColumns>(&reading.data);
  auto* table = std::get_if<CountTable>(&reading.data);
  if (cases == nullptr && table == nullptr) {
    InputError error;
    error.code = ErrorCode::bad_option;
    error.expected = Expected::labels_or_matrix;
    error.parameters = {{"option", "kind"}, {"found", "scores"}};
    return error;
  }
  Result<Dataset> result =
      cases != nullptr ? count_cases(std::move(*cases)) : take_counts(std::move(*table));
  if (auto* dataset = std::get_if<Dataset>(&result)) {
    dataset->notices.insert(dataset->notices.begin(), reading.notices.begin(),
                            reading.notices.end());
  }
  return result;
}

}  // namespace deconfuse
