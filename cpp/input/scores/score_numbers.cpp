#include "input/scores/score_numbers.hpp"

#include <cmath>
#include <string>

#include "data/word_list.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "input/text/spellings.hpp"

namespace deconfuse {
namespace {

/// Whether a short text contains a character; a loop is faster than a search there.
bool holds(std::string_view text, char c) {
  for (const char other : text) {
    if (other == c) return true;
  }
  return false;
}

bool is_nan(const Cell& cell) {
  static constexpr std::string_view words[] = {"NaN", "nan", "NAN", "-nan", "-NaN", "+nan"};
  return is_one_of(cell.text, words);
}

/// Parses a number with the decimal sign that its marks suggest.
Number number_in(std::string_view text) {
  const Number number = parse_number(text, holds(text, ',') && !holds(text, '.') ? ',' : '.');
  return number.form == NumberForm::none && holds(text, ',') ? parse_number(text, ',') : number;
}

bool is_fraction(const Number& number) {
  return number.form == NumberForm::infinite || number.form == NumberForm::percent ||
         (number.form == NumberForm::finite && number.value != std::floor(number.value));
}

/// The sum with enough digits to distinguish it from 1.
std::string text_of_sum(double sum) {
  const double difference = std::fabs(sum - 1);
  constexpr double six_digits = 1e-5;
  if (difference >= six_digits || sum == 0) return text_of(sum);
  return std::string(sum < 1 ? "1 − " : "1 + ") + text_of_deviation(difference);
}

}  // namespace

NumberProfile profile_of(const Column& column) {
  constexpr std::size_t sample = 1000;
  NumberProfile profile;
  std::size_t numbers = 0, others = 0;
  for (std::size_t i = 0; i < column.size; ++i) {
    const Cell& cell = column[i];
    const bool sampled = i < sample;
    if (!sampled && (profile.fractional || others > 0)) break;
    if (!sampled && !holds(cell.text, '.') && !holds(cell.text, ',')) continue;
    if (cell.text.empty() || is_missing(cell.text) || is_nan(cell)) continue;
    const Number number = number_in(cell.text);
    if (number.form == NumberForm::none) {
      if (sampled) ++others;
      continue;
    }
    ++numbers;
    profile.fractional = profile.fractional || is_fraction(number);
  }
  profile.numeric = numbers > 0 && others == 0;
  profile.mostly = numbers > 0 && numbers >= others;
  profile.fractional = profile.fractional && profile.numeric;
  return profile;
}

void ScoreNumbers::see(const Column& column) {
  // One decimal point is enough for `settle`.
  for (std::size_t i = 0; i < column.size && !seen_point_; ++i) {
    const std::string_view text = column[i].text;
    if (!holds(text, ',')) {
      seen_point_ = holds(text, '.');
    } else if (mark_use(text) == MarkUse::point_decimal) {
      seen_point_ = true;
    } else if (decimal_comma_ == nullptr) {
      decimal_comma_ = &column[i];
    }
  }
}

void ScoreNumbers::settle() {
  if (options_.decimal) {
    decimal_ = *options_.decimal;
  } else if (decimal_comma_ != nullptr && !seen_point_) {
    decimal_ = ',';
    source_.notice(NoticeCode::decimal_comma, decimal_comma_->offset,
                   {{"example", excerpt_of(decimal_comma_->text)}});
  }
}

std::optional<InputError> ScoreNumbers::read(const Column& column, std::vector<double>& values,
                                             std::size_t per_case) {
  values.reserve(values.size() + column.size);
  for (std::size_t i = 0; i < column.size; ++i) {
    double value = 0;
    if (!read_plain_number(column[i].text, decimal_, value)) {
      if (auto error = read_unusual(column[i], value)) {
        error->parameters.emplace_back("case", std::to_string(i / per_case + 1));
        return error;
      }
    }
    values.push_back(value);
  }
  return std::nullopt;
}

std::optional<InputError> ScoreNumbers::read_unusual(const Cell& cell, double& value) {
  if (is_nan(cell) && options_.missing == Missing::refuse)
    return source_.error(ErrorCode::nan_score, cell, Expected::number);
  if (is_nan(cell) || is_absent(cell)) {
    value = no_score;
    return std::nullopt;
  }
  const Number number = parse_number(cell.text, decimal_);
  value = number.value;
  switch (number.form) {
    case NumberForm::none:
      if (is_ellipsis(cell.text))
        return source_.error(ErrorCode::shortened_print, cell, Expected::complete_data);
      return source_.error(ErrorCode::not_a_number, cell, Expected::score);
    case NumberForm::too_large:
      return source_.error(ErrorCode::number_too_large, cell, Expected::finite_number);
    case NumberForm::percent:
      if (percentage_ == nullptr) percentage_ = &cell;
      value /= 100;
      break;
    case NumberForm::infinite:
      value *= std::numeric_limits<double>::infinity();
      break;
    case NumberForm::finite:
      break;
  }
  return std::nullopt;
}

void ScoreNumbers::finish() {
  if (percentage_ == nullptr) return;
  source_.notice(NoticeCode::percent_signs, percentage_->offset,
                 {{"example", excerpt_of(percentage_->text)},
                  {"value", text_of(parse_number(percentage_->text, decimal_).value / 100)}});
}

std::optional<InputError> read_complete_scores(Source& source, const ReadOptions& options,
                                               const std::vector<Cell>& cells, std::size_t per_case,
                                               std::vector<double>& values) {
  ScoreNumbers numbers(source, options);
  const Column column{cells.data(), 1, cells.size()};
  numbers.see(column);
  numbers.settle();
  if (auto error = numbers.read(column, values, per_case)) return error;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (std::isnan(values[i]))
      return source.error(ErrorCode::missing_value, cells[i], Expected::value);
  }
  numbers.finish();
  return std::nullopt;
}

std::optional<InputError> not_probabilities(const Source& source, const ProbabilityRows& rows,
                                            const Cell& place, std::size_t case_number) {
  const std::string which = std::to_string(case_number);
  switch (rows.fault) {
    case ProbabilityFault::negative:
      return source.error(ErrorCode::negative_probability, place, Expected::probability,
                          {{"case", which}, {"value", excerpt_of(place.text)}});
    case ProbabilityFault::above_one:
      return source.error(ErrorCode::probability_above_one, place, Expected::probability,
                          {{"case", which}, {"value", excerpt_of(place.text)}});
    case ProbabilityFault::sum:
      return source.error(ErrorCode::probabilities_do_not_sum, place,
                          Expected::rows_that_sum_to_one,
                          {{"case", which},
                           {"sum", text_of_sum(rows.sum)},
                           {"difference", text_of_deviation(std::fabs(rows.sum - 1))}});
    case ProbabilityFault::not_finite:
    case ProbabilityFault::none:
      break;
  }
  return std::nullopt;
}

}  // namespace deconfuse
