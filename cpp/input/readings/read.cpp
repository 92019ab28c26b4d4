#include "input/readings/read.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "input/blocks/record_lines.hpp"
#include "input/kinds/kinds.hpp"
#include "input/kinds/table_kinds.hpp"
#include "input/long/column_lines.hpp"
#include "input/long/within_edges.hpp"
#include "input/matrix/matrix_shape.hpp"
#include "input/notations/delimited.hpp"
#include "input/notations/html.hpp"
#include "input/notations/latex.hpp"
#include "input/notations/literal.hpp"
#include "input/notations/marked_table.hpp"
#include "input/notations/print_lines.hpp"
#include "input/notations/surroundings.hpp"
#include "input/readings/find.hpp"
#include "input/tables/fractions.hpp"
#include "input/tables/other_content.hpp"
#include "input/tables/tidy_table.hpp"
#include "input/text/encoding.hpp"
#include "input/text/source.hpp"

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

/// Reads one table, or the one-hot tables of the truth and the predictions.
Result<Data> read_tables(Source& source, const ReadOptions& options,
                         const Surroundings& surroundings, const std::vector<NamedGrid>& tables) {
  if (tables.size() == 1) return read_table(source, options, surroundings, tables[0].grid);
  if (auto cases = read_one_hot(source, options, tables)) return std::move(*cases);
  return source.error(ErrorCode::several_tables, tables[1].place, Expected::one_table,
                      {{"found", std::to_string(tables.size())}});
}

/// Reads partitions if the sets are disjoint and cover the same elements, else sets of labels.
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

bool is_blank_text(std::string_view text) { return trimmed(text).empty(); }

/// Reads the text in any of its forms.
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
  const bool is_told = options.header || options.delimiter || !options.columns.empty();
  if (auto records = is_told ? std::nullopt : only_record_lines(source.text()))
    return read_table(source, options, {}, *records);
  if (auto table = read_marked_table(source)) {
    if (const auto* error = std::get_if<InputError>(&*table)) return *error;
    return read_table(source, options, {},
                      tidied(source, options, {}, std::move(std::get<Grid>(*table))));
  }
  const auto surroundings_result = surroundings_of(source);
  if (const auto* error = std::get_if<InputError>(&surroundings_result)) return *error;
  const auto& surroundings = std::get<Surroundings>(surroundings_result);
  Source data = source.without(surroundings.gaps);
  if (is_blank_text(data.text())) return empty();
  if (!options.orientation && surroundings.rows != Role::none) {
    options.orientation =
        surroundings.rows == Role::truth ? Orientation::truth_rows : Orientation::truth_columns;
  }
  if (has_latex_table(data.text())) {
    const auto tables = read_latex(data);
    if (const auto* error = std::get_if<InputError>(&tables)) return *error;
    return read_tables(data, options, surroundings, std::get<std::vector<NamedGrid>>(tables));
  }
  if (has_printed_vectors(data.text())) return read_printed_vectors(data, options, surroundings);
  if (is_bracketed(data.text())) return read_bracketed(data, options, surroundings);
  auto grid = read_delimited(data, options, surroundings.delimiter);
  if (const auto* error = std::get_if<InputError>(&grid)) return *error;
  return read_table(data, options, surroundings,
                    tidied(data, options, surroundings, std::move(std::get<Grid>(grid))));
}

}  // namespace

void drop_notices(Reading& reading, NoticeCode code, std::size_t line) {
  std::erase_if(reading.notices, [&](const Notice& notice) {
    return notice.code == code && (line == 0 || notice.line == line);
  });
}

Result<Data> read_data(Source& source, const ReadOptions& options) {
  if (const auto place = options.kind ? std::nullopt : defined_functions(source.text()))
    return source.error(ErrorCode::looks_like_function, *place, Expected::truth_and_scores);
  auto data = read_content(source, options);
  const auto* error = std::get_if<InputError>(&data);
  if (error == nullptr || options.kind) return data;
  if (const auto place = function_of_python(source.text()))
    return source.error(ErrorCode::looks_like_function, *place, Expected::truth_and_scores);
  if (error->code != ErrorCode::looks_like_scores) return data;
  // Fractions side by side without a class may be p and q.
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
  if (auto reading = read_lines_within_edges(bytes, options)) return std::move(*reading);
  auto text = decode(bytes);
  if (auto* error = std::get_if<InputError>(&text)) return std::move(*error);
  auto found = find_data(std::get<std::string>(text), options);
  if (auto* error = std::get_if<InputError>(&found)) {
    auto within = error_within_edges(std::get<std::string>(text), options);
    return std::move(within ? *within : *error);
  }
  auto& blocks = std::get<std::vector<Found>>(found);
  if (options.block >= blocks.size()) {
    InputError error;
    error.code = ErrorCode::bad_option;
    error.parameters = {{"option", "reading"}, {"found", std::to_string(options.block)}};
    return error;
  }
  return std::move(blocks[options.block].reading);
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
