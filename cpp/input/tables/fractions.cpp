#include "input/tables/fractions.hpp"

#include <cstdint>
#include <string>
#include <string_view>

#include "data/ascii.hpp"

namespace deconfuse {
namespace {

/// A fraction from 0 to 1, in lowest terms or not.
struct Quotient {
  std::uint64_t numerator;
  std::uint64_t denominator;
};

std::optional<Quotient> quotient_of(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto integer = [](std::string_view digits) -> std::optional<std::uint64_t> {
    constexpr std::size_t most_digits = 9;
    std::uint64_t value = 0;
    if (digits.empty() || digits.size() > most_digits) return std::nullopt;
    for (const char digit : digits) {
      if (!is_digit(digit)) return std::nullopt;
      value = 10 * value + static_cast<std::uint64_t>(digit - '0');
    }
    return value;
  };
  if (slash == std::string_view::npos) return std::nullopt;
  const auto numerator = integer(trimmed(text.substr(0, slash)));
  const auto denominator = integer(trimmed(text.substr(slash + 1)));
  if (!numerator || !denominator || *denominator == 0 || *numerator > *denominator)
    return std::nullopt;
  return Quotient{*numerator, *denominator};
}

/// The fraction as a decimal, to more digits than a double can distinguish.
std::string decimal_of(Quotient quotient, char mark) {
  constexpr std::size_t places = 20;
  auto [rest, denominator] = quotient;
  std::string text = std::to_string(rest / denominator);
  for (std::size_t place = 0; place < places && (rest %= denominator) > 0; ++place) {
    if (place == 0) text += mark;
    rest *= 10;
    text += static_cast<char>('0' + rest / denominator);
  }
  return text;
}

}  // namespace

std::optional<Grid> with_fractions_as_decimals(Source& source, const ReadOptions& options,
                                               const Grid& grid) {
  constexpr std::size_t fewest = 3, most_rows = 100;
  if (grid.rows() < 2 || grid.rows() > most_rows) return std::nullopt;
  std::size_t found = 0;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    const auto row = grid.row(r);
    for (std::size_t c = 0; c < row.size(); ++c) {
      const std::string_view text = row[c].text;
      const bool is_fraction = quotient_of(text).has_value();
      const bool may_be_name = r == 0 || c == 0 || text.empty();
      if (!is_fraction && !may_be_name && text != "0" && text != "1") return std::nullopt;
      if (is_fraction) ++found;
    }
  }
  if (found < fewest) return std::nullopt;
  Grid result = empty_like(grid);
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (Cell cell : grid.row(r)) {
      if (const auto quotient = quotient_of(cell.text))
        cell.text = source.keep(decimal_of(*quotient, options.decimal.value_or('.')));
      result.add(cell);
    }
    result.end_row();
  }
  return result;
}

}  // namespace deconfuse
