// Matrices: as text in common forms, which have to be read unchanged; as such text with random
// changes; and as numbers handed over by a program.
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "choices.hpp"
#include "datasets.hpp"
#include "expect.hpp"
#include "input/readings/read.hpp"
#include "input/text/encoding.hpp"
#include "messages.hpp"
#include "names/enum_name.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

/// A form in which a matrix is printed.
struct Form {
  std::string_view before, row, cell, row_end, last_row_end, after;
  bool has_labels;
};

constexpr Form forms[] = {
    {"", "", "\t", "\n", "\n", "", true},
    {"", "", ",", "\n", "\n", "", true},
    {"", "", ";", "\r\n", "\r\n", "", true},
    {"", "", " | ", "\n", "\n", "", true},
    {"", "", " ", "\n", "\n", "", false},
    {"[", "[", ", ", "],\n ", "]", "]", false},
    {"array([", "[", ", ", "],\n       ", "]", "])", false},
    {"\\begin{pmatrix}\n", "", " & ", " \\\\\n", "\n", "\\end{pmatrix}", false},
};

constexpr const char* names[] = {"a", "b", "cat", "dog", "Rome", "c d"};

std::string printed(const std::vector<double>& counts, std::size_t classes, const Form& form,
                    std::string_view heading) {
  std::string text(form.before);
  if (form.has_labels) {
    text += heading;
    for (std::size_t at = 0; at < classes; ++at) (text += form.cell) += names[at];
    text += form.row_end;
  }
  for (std::size_t row = 0; row < classes; ++row) {
    text += form.row;
    if (form.has_labels) (text += names[row]) += form.cell;
    for (std::size_t column = 0; column < classes; ++column) {
      if (column > 0) text += form.cell;
      text += std::to_string(static_cast<long long>(counts[row * classes + column]));
    }
    text += row + 1 == classes ? form.last_row_end : form.row_end;
  }
  return text += form.after;
}

/// Expects a matrix to be the same after it is printed and read.
void expect_round_trip(Choices& choices) {
  const std::size_t classes = 2 + choices.below(4);
  const Form& form = choices.one_of(forms);
  std::vector<double> counts(classes * classes);
  for (double& count : counts) count = static_cast<double>(choices.below(256));
  double total = 0;
  for (const double count : counts) total += count;
  // Otherwise a row and a column that add up would be read as totals.
  counts[0] += 2 * total + 1;
  counts[classes * classes - 1] += 3 * total + 2;
  ReadOptions options;
  if (choices.flag()) options.kind = Kind::matrix;
  options.orientation = choices.flag() ? Orientation::truth_columns : Orientation::truth_rows;
  const std::string text = printed(counts, classes, form, form.cell == " | " ? " " : "");
  const Result<Reading> result = understand_line_by_line(text, options);
  if (const auto* error = std::get_if<InputError>(&result))
    std::fprintf(stderr, "%s\n%s\n", std::string(name_of(error->code)).c_str(), text.c_str());
  EXPECT(std::holds_alternative<Reading>(result));
  const auto* table = std::get_if<CountTable>(&std::get<Reading>(result).data);
  EXPECT(table != nullptr);
  EXPECT(table->rows == classes && table->columns == classes);
  for (std::size_t row = 0; row < classes; ++row) {
    if (form.has_labels) EXPECT(table->labels && (*table->labels)[row] == names[row]);
    for (std::size_t column = 0; column < classes; ++column) {
      const bool is_transposed = options.orientation == Orientation::truth_columns;
      EXPECT(table->counts[row * classes + column] ==
             (is_transposed ? counts[column * classes + row] : counts[row * classes + column]));
    }
  }
}

/// Checks a matrix in the form of web/core/problem.ts: any numbers, any names.
void expect_numbers(Choices& choices, Choices& data) {
  CountTable table;
  table.rows = choices.below(7);
  table.columns = choices.flag() ? choices.below(7) : table.rows;
  const auto some_names = [&](std::size_t count) {
    std::vector<std::string> list(count + (choices.below(16) == 1 ? 1 : 0));
    for (std::string& name : list) name = "abcdef0123 "[choices.below(11)];
    return list;
  };
  if (choices.flag()) table.labels = some_names(table.rows);
  if (choices.flag()) table.predicted_labels = some_names(table.columns);
  if (choices.flag()) table.positive = some_names(1)[0];
  table.counts.resize(table.rows * table.columns);
  for (double& count : table.counts) count = data.number();
  Taken(data).judge(take_counts(std::move(table)));
}

/// Checks any text that is declared to be a matrix.
void expect_text(Choices& choices, std::string_view text) {
  ReadOptions options = read_options_of(choices, text);
  options.kind = Kind::matrix;
  options.columns.clear();  // columns would declare another kind
  const std::string bytes(text);
  Result<Reading> result = understand_line_by_line(bytes, options);
  const Result<std::string> decoded = decode(bytes);
  if (const auto* error = std::get_if<InputError>(&result))
    return expect_error(*error, std::get_if<std::string>(&decoded));
  Data& read = std::get<Reading>(result).data;
  auto* table = std::get_if<CountTable>(&read);
  // Two lists of labels are never a matrix, even if they are declared to be one.
  if (table == nullptr) return Taken(choices)(std::move(std::get<LabelColumns>(read)));
  EXPECT(table->rows > 0 && table->counts.size() == table->rows * table->columns);
  for (const double count : table->counts) {
    EXPECT(count >= 0 && count <= largest_count);
    EXPECT(options.fractional || count == std::floor(count));
  }
  Taken(choices).judge(take_counts(std::move(*table)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ChosenText input(input_of(data, size));
  subject = "";
  Choices choices = input.choices, of_text(input.text);
  switch (choices.below(3)) {
    case 0:
      expect_text(choices, input.text);
      break;
    case 1:
      expect_numbers(choices, of_text);
      break;
    default:
      expect_round_trip(of_text);
  }
  return 0;
}
