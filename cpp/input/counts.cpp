#include "input/counts.hpp"

#include <string>

#include "data/whole_numbers.hpp"
#include "input/number.hpp"

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
      source_.notice("decimal-comma", decimal_comma_->offset,
                     {{"example", std::string(decimal_comma_->text)}});
    }
  } else if (seen_comma_is_decimal_) {
    decimal_ = '.';
  } else if (point_unclear_ && (comma_unclear_ || !options_.fractional)) {
    return source_.error("ambiguous-number", *point_unclear_, "decimal-option");
  } else if (comma_unclear_ && options_.fractional) {
    return source_.error("ambiguous-number", *comma_unclear_, "decimal-option");
  }
  const std::optional<Cell>& unclear = decimal_ == '.' ? comma_unclear_ : point_unclear_;
  const std::optional<Cell>& grouped = unclear ? unclear : grouped_;
  if (grouped) {
    source_.notice("thousands-marks", grouped->offset,
                   {{"example", std::string(grouped->text)},
                    {"value", text_of(parse_number(grouped->text, decimal_).value)}});
  }
  return std::nullopt;
}

Result<double> CountReader::read(const Cell& cell, bool whole, const char* negative_code,
                                 const char* word_code) const {
  const Number number = parse_number(cell.text, decimal_);
  switch (number.form) {
    case NumberForm::none:
      return source_.error(word_code, cell, whole ? "whole-number" : "number");
    case NumberForm::infinite:
      return source_.error("infinite-number", cell, "finite-number");
    case NumberForm::too_large:
      return source_.error("number-too-large", cell, "finite-number");
    case NumberForm::percent:
      if (whole) return source_.error("percentages", cell, "counts");
      break;
    case NumberForm::finite:
      break;
  }
  if (number.value < 0) return source_.error(negative_code, cell, "not-negative");
  if (whole && !is_whole(number.value)) {
    return source_.error("fractional-count", cell, "whole-number");
  }
  if (number.value > largest_count) return source_.error("count-too-large", cell, "exact-count");
  return number.value == 0 ? 0 : number.value;
}

}  // namespace deconfuse
