// Numbers as people write them, with plain ones compared with the C library; and labels, including
// numeric ones.
#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "choices.hpp"
#include "data/labels.hpp"
#include "expect.hpp"
#include "input/long/decimal.hpp"
#include "input/readings/read.hpp"
#include "input/scores/score_numbers.hpp"
#include "input/text/number.hpp"
#include "input/text/source.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Whether the text is [-]digits[.digits][e[+-]digits] with digits before or after the point.
bool is_plain_decimal(std::string_view text) {
  const auto skip_digits = [&] {
    std::size_t count = 0;
    for (; !text.empty() && is_digit(text.front()); ++count) text.remove_prefix(1);
    return count;
  };
  if (text.starts_with('-')) text.remove_prefix(1);
  std::size_t digits = skip_digits();
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    digits += skip_digits();
  }
  if (digits == 0) return false;
  if (!text.starts_with('e') && !text.starts_with('E')) return text.empty();
  text.remove_prefix(1);
  if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
  return skip_digits() > 0 && text.empty();
}

void expect_plain(const std::string& text, char decimal) {
  std::string with_point = text;
  if (decimal == ',') {
    // A comma is then the decimal sign, and a point is not.
    for (char& c : with_point) c = c == ',' ? '.' : c == '.' ? ',' : c;
  }
  const bool is_plain = is_plain_decimal(with_point);
  const double expected = is_plain ? std::strtod(with_point.c_str(), nullptr) : 0;
  const Number number = parse_number(text, decimal);
  if (is_plain) {
    EXPECT(number.form == (std::isfinite(expected) ? NumberForm::finite : NumberForm::too_large));
    EXPECT(same_bits(number.value, expected));
  }
  EXPECT(number.form != NumberForm::finite || std::isfinite(number.value));
  EXPECT(number.form != NumberForm::percent || std::isfinite(number.value));

  double value = 0;
  const bool was_read = read_plain_number(text, decimal, value);
  if (is_plain) EXPECT(was_read == std::isfinite(expected));
  if (was_read && is_plain) EXPECT(same_bits(value, expected));

  std::string padded = text + '\n';
  padded.append(words::size, '\0');
  double quick = 0;
  if (const char* end = read_decimal(padded.data(), decimal, quick)) {
    const std::string_view read(padded.data(), static_cast<std::size_t>(end - padded.data()));
    EXPECT(read.size() <= text.size());
    double same = 0;
    EXPECT(read_plain_number(read, decimal, same));
    EXPECT(same_bits(quick, same));
  }
}

/// Reads the lines of the text as the cells of a column.
void expect_scores(const std::string& text, const ReadOptions& options) {
  Source source(text);
  std::vector<Cell> cells;
  const std::string_view whole = source.text();
  for (std::size_t begin = 0; begin < whole.size() && cells.size() < 64;) {
    const std::size_t end = line_end(whole, begin);
    const std::string_view cell = trimmed(whole.substr(begin, end - begin));
    if (!cell.empty())
      cells.push_back({cell, static_cast<std::size_t>(cell.data() - whole.data())});
    begin = next_line(whole, end);
  }
  if (cells.empty()) return;
  const Column column{cells.data(), 1, cells.size()};
  const NumberProfile profile = profile_of(column);
  EXPECT(!profile.fractional || profile.numeric);
  ScoreNumbers numbers(source, options);
  numbers.see(column);
  numbers.settle();
  std::vector<double> values;
  if (const auto error = numbers.read(column, values)) {
    EXPECT(error->line >= 1 && error->column >= 1);
    return;
  }
  numbers.finish();
  EXPECT(values.size() == cells.size());
  for (std::size_t at = 0; at < cells.size(); ++at) {
    const std::string cell(cells[at].text);
    // Without other evidence, a plain number with a point has the value of the C library.
    if (source.has_notice(NoticeCode::decimal_comma) || options.decimal == ',' ||
        !is_plain_decimal(cell))
      continue;
    EXPECT(same_bits(values[at], std::strtod(cell.c_str(), nullptr)));
  }
}

void expect_labels(const std::string& one, const std::string& other) {
  const std::string left = canonical_label(one), right = canonical_label(other);
  EXPECT(canonical_label(left) == left);
  EXPECT(!label_less(left, left));
  EXPECT(!(label_less(left, right) && label_less(right, left)));
  if (left != right) EXPECT(label_less(left, right) || label_less(right, left));
  EXPECT(default_positive({left, right}) < 2);
}

/// Numbers quoted in messages can be read as numbers.
void expect_text_of(double value) {
  const std::string text = text_of(value);
  EXPECT(!text.empty());
  if (!std::isfinite(value)) return;
  const double again = std::strtod(text.c_str(), nullptr);
  EXPECT(std::fabs(again - value) <= std::max(5.1e-7, 1e-6 * std::fabs(value)));
  // Sums of probabilities deviate by amounts of this size.
  if (value >= 1e-12 && value <= 1e6) {
    const double deviation = std::strtod(text_of_deviation(value).c_str(), nullptr);
    EXPECT(std::fabs(deviation - value) <= 0.051 * value);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ChosenText input(input_of(data, size));
  subject = "";
  const std::string text(input.text);
  const char decimal = input.choices.flag() ? ',' : '.';
  const std::string line = text.substr(0, text.find('\n'));
  if (line.find('\0') == std::string::npos) {
    expect_plain(line, decimal);
    mark_use(line);
    const Number number = parse_number(line, decimal);
    if (number.form == NumberForm::finite) expect_text_of(number.value);
  }
  ReadOptions options;
  static constexpr std::optional<char> decimals[] = {{}, '.', ','};
  options.decimal = input.choices.one_of(decimals);
  if (input.choices.flag()) options.missing = Missing::omit;
  expect_scores(text, options);
  const std::size_t half = text.find('\n');
  expect_labels(line, half == std::string::npos ? text : text.substr(half + 1));
  expect_text_of(input.choices.number());
  return 0;
}
