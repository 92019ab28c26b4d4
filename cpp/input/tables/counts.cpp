#include "input/tables/counts.hpp"

#include <string>

#include "data/whole_numbers.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {

void CountReader::see(const Cell& cell) {
  const MarkUse use = mark_use(cell.text);
  if (use == MarkUse::none) return;
  const char group = use == MarkUse::point_decimal   ? ','
                     : use == MarkUse::comma_decimal ? '.'
                                                     : '\0';
  if (!grouped_ && cell.text.find(group) != std::string_view::npos) grouped_ = cell;
  if (use == MarkUse::point_decimal) seen_point_is_decimal_ = true;
  if (use == MarkUse::comma_decimal) {
    seen_comma_is_decimal_ = true;
    if (!decimal_comma_ && cell.text.find(',') != std::string_view::npos) decimal_comma_ = cell;
  }
  if (use == MarkUse::point_unclear && !point_unclear_) point_unclear_ = cell;
  if (use == MarkUse::comma_unclear && !comma_unclear_) comma_unclear_ = cell;
}

std::optional<InputError> CountReader::settle() {
  if (options_.decimal) {
    decimal_ = *options_.decimal;
    return std::nullopt;
  }
  if (seen_comma_is_decimal_ != seen_point_is_decimal_) {
    decimal_ = seen_comma_is_decimal_ ? ',' : '.';
    if (decimal_comma_) {
      source_.notice(NoticeCode::decimal_comma, decimal_comma_->offset,
                     {{"example", std::string(decimal_comma_->text)}});
    }
  } else if (seen_comma_is_decimal_) {
    decimal_ = '.';
  } else if (point_unclear_ && (comma_unclear_ || !options_.fractional)) {
    return source_.error(ErrorCode::ambiguous_number, *point_unclear_, Expected::decimal_option);
  } else if (comma_unclear_ && options_.fractional) {
    return source_.error(ErrorCode::ambiguous_number, *comma_unclear_, Expected::decimal_option);
  }
  const std::optional<Cell>& unclear = decimal_ == '.' ? comma_unclear_ : point_unclear_;
  const std::optional<Cell>& grouped = unclear ? unclear : grouped_;
  if (grouped) {
    source_.notice(NoticeCode::thousands_marks, grouped->offset,
                   {{"example", std::string(grouped->text)},
                    {"value", text_of(parse_number(grouped->text, decimal_).value)}});
  }
  return std::nullopt;
}

Result<double> CountReader::read(const Cell& cell, bool whole, ErrorCode negative_code,
                                 ErrorCode word_code, bool percentages) const {
  const Number number = parse_number(cell.text, decimal_);
  switch (number.form) {
    case NumberForm::none:
      return source_.error(word_code, cell, whole ? Expected::whole_number : Expected::number);
    case NumberForm::infinite:
      return source_.error(ErrorCode::infinite_number, cell, Expected::finite_number);
    case NumberForm::too_large:
      return source_.error(ErrorCode::number_too_large, cell, Expected::finite_number);
    case NumberForm::percent:
      if (whole) return source_.error(ErrorCode::percentages, cell, Expected::counts);
      // A percentage without a known total is no count.
      if (!percentages) return source_.error(word_code, cell, Expected::number);
      break;
    case NumberForm::finite:
      break;
  }
  if (number.value < 0) return source_.error(negative_code, cell, Expected::not_negative);
  if (whole && !is_whole(number.value)) {
    return source_.error(ErrorCode::fractional_count, cell, Expected::whole_number);
  }
  if (number.value > largest_count)
    return source_.error(ErrorCode::count_too_large, cell, Expected::exact_count);
  return number.value == 0 ? 0 : number.value;
}

bool groups_thousands(const Grid& grid) {
  constexpr std::size_t most_rows = 1000;
  if (grid.rows() < 2 || grid.rows() > most_rows) return false;
  const std::size_t width = grid.row(1).size();
  std::size_t columns = 0;
  bool any_group = false, any_whole = false, mixed = false;
  for (const Cell& name : grid.row(0))
    if (names_score(name.text)) return false;
  for (std::size_t c = 1; c < width; ++c) {
    bool groups = false, whole = false;
    for (std::size_t r = 1; r < grid.rows(); ++r) {
      if (c >= grid.row(r).size()) return false;
      const std::string_view text = trimmed(grid.row(r)[c].text);
      const Number number = parse_number(text);
      if (number.form != NumberForm::finite || number.value < 0) return false;
      const MarkUse use = mark_use(text);
      if (use != MarkUse::none && use != MarkUse::comma_unclear) return false;
      (use == MarkUse::none ? whole : groups) = true;
      if (use == MarkUse::none && text.find_first_not_of("0123456789") != text.npos) return false;
    }
    ++columns;
    any_group = any_group || groups;
    any_whole = any_whole || whole;
    mixed = mixed || (groups && whole);
  }
  return any_group && any_whole && (mixed || columns + 1 == grid.rows());
}

}  // namespace deconfuse
