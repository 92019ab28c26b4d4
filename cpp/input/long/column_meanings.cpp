#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>
#include <variant>

#include "data/probability_rows.hpp"
#include "input/long/column_lines.hpp"
#include "input/long/line_cells.hpp"

namespace deconfuse {
namespace {

constexpr std::int32_t unknown = -1, no_case = -2;

/// The labels of a span: the truth, the predictions of a model, or, last, the groups.
template <class Columns>
auto& label_of(Columns& columns, std::size_t place) {
  if (place == 0) return columns.truth;
  if (place == 1) return columns.predicted;
  return place - 2 < columns.others.size() ? columns.others[place - 2] : columns.grouping->of_case;
}

}  // namespace

/// By span and code: the codes of the truth, the predictions and the group among the names, or
/// `no_case`. With several spans, each text has a single meaning.
struct ColumnLines::Meanings {
  using Meaning = std::vector<std::int32_t>;
  std::vector<std::vector<Meaning>> of_text;
  std::size_t lines_without_case = 0;  ///< in the sample
};

/// Learns the meanings from the sample, which contains each text. Nothing if one text has different
/// meanings.
std::optional<ColumnLines::Meanings> ColumnLines::learn(std::string_view text,
                                                        const ColumnSample& sample) {
  Meanings meanings;
  meanings.of_text.assign(spans_.size(), std::vector<Meanings::Meaning>(texts_.size(), {unknown}));
  const auto* labels = std::get_if<LabelColumns>(&sample.data);
  const std::vector<std::int32_t>& truth = sample.truth();
  const std::vector<double> numbers = sample.numbers();
  const std::size_t width = has_numbers() ? layout_->numbers.size() : 0;
  std::size_t at = 0, line = 0;
  for (std::size_t begin = first_case_; begin < text.size(); ++line) {
    const CutLine cut = whole_lines_
                            ? CutLine{text.substr(begin, text.find('\n', begin) + 1 - begin), {}}
                            : first_line(text.substr(begin), layout_->delimiter);
    const std::size_t end = begin + cut.text.size();
    const bool is_case = at < truth.size() && sample.cases[at] < end;
    if (is_case && at + 1 < truth.size() && sample.cases[at + 1] < end) return std::nullopt;
    if (!is_case && (spans_.size() > 1 || labels == nullptr)) return std::nullopt;
    if (!whole_lines_ && cut.cells.size() != layout_->columns) return std::nullopt;
    for (std::size_t k = 0; k < spans_.size(); ++k) {
      const std::string_view looked_up = whole_lines_
                                             ? cut.text.substr(0, cut.text.size() - 1)
                                             : cut.between(spans_[k].first, spans_[k].last);
      const std::uint32_t code = texts_.code_of(looked_up);
      if (code >= meanings.of_text[k].size()) return std::nullopt;
      Meanings::Meaning meaning = {no_case};
      if (is_case) {
        meaning[0] = k == 0 ? truth[at] : label_of(*labels, k)[at];
        if (spans_.size() == 1 && labels != nullptr) {
          meaning.push_back(labels->predicted[at]);
          for (const auto& other : labels->others) meaning.push_back(other[at]);
          if (labels->grouping) meaning.push_back(labels->grouping->of_case[at]);
        }
      }
      Meanings::Meaning& known = meanings.of_text[k][code];
      if (known[0] == unknown) known = meaning;
      if (known != meaning) return std::nullopt;
    }
    if (!is_case) ++meanings.lines_without_case;
    if (width > 0) {
      const std::size_t row = line < first_lines_ ? line : sampled_[line - first_lines_];
      // Compares bits, to distinguish 0 from −0.
      if (std::memcmp(&numbers[at * width], &numbers_[row * width], width * sizeof(double)) != 0)
        return std::nullopt;
    }
    at += is_case ? 1 : 0;
    begin = end;
  }
  if (line != first_lines_ + sampled_.size() || at != truth.size()) return std::nullopt;
  for (std::size_t k = 0; k < spans_.size(); ++k) {
    for (std::size_t code = 0; code < texts_.size(); ++code)
      if (seen_[k][code] != 0 && meanings.of_text[k][code][0] == unknown) return std::nullopt;
  }
  return meanings;
}

/// Turns notices about the sample into notices about the text. False if one concerns lines below
/// the beginning, or if cases may be missing for another reason than a notice gives.
bool ColumnLines::correct(std::vector<Notice>& notices, const Meanings& meanings) {
  const auto first_lines_end = std::count(beginning_.begin(), beginning_.end(), '\n');
  bool may_miss = meanings.lines_without_case == 0;
  for (Notice& notice : notices) {
    if (notice.line > static_cast<std::size_t>(first_lines_end)) return false;
    if (notice.code != NoticeCode::missing_omitted) continue;
    std::string& count = notice.parameters[0].second;
    may_miss = count == std::to_string(meanings.lines_without_case);
    std::uint64_t lines = 0;
    for (std::uint32_t code = 0; code < meanings.of_text[0].size(); ++code)
      lines += meanings.of_text[0][code][0] == no_case ? counts_[code] : 0;
    count = std::to_string(lines);
  }
  return may_miss;
}

void ColumnLines::take_counts_into(LabelColumns& cases, const Meanings& meanings) {
  const std::size_t others = cases.others.size();
  cases.truth.clear();
  cases.predicted.clear();
  for (std::vector<std::int32_t>& other : cases.others) other.clear();
  if (cases.grouping) cases.grouping->of_case.clear();
  const std::size_t second_codes = spans_.size() > 1 ? texts_.size() : 1;
  for (std::uint32_t first = 0; first < meanings.of_text[0].size(); ++first) {
    const Meanings::Meaning& meaning = meanings.of_text[0][first];
    if (meaning[0] < 0) continue;
    for (std::uint32_t second = 0; second < second_codes; ++second) {
      const std::uint32_t count = count_of(first, second);
      if (count == 0) continue;
      cases.truth.push_back(meaning[0]);
      cases.predicted.push_back(spans_.size() > 1 ? meanings.of_text[1][second][0] : meaning[1]);
      for (std::size_t other = 0; other < others; ++other)
        cases.others[other].push_back(meaning[2 + other]);
      if (cases.grouping) cases.grouping->of_case.push_back(meaning[2 + others]);
      cases.weights.push_back(count);
    }
  }
}

void ColumnLines::take_rows_into(LabelColumns& cases, const Meanings& meanings) {
  const std::size_t width = spans_.size(), size = rows_.size() / width;
  for (std::size_t k = 0; k < width; ++k) {
    std::vector<std::int32_t>& labels = label_of(cases, k);
    labels.resize(size);
    std::vector<std::int32_t> label_of_code;
    for (const Meanings::Meaning& meaning : meanings.of_text[k])
      label_of_code.push_back(meaning[0]);
    for (std::size_t row = 0; row < size; ++row)
      labels[row] = label_of_code[rows_[row * width + k]];
  }
  // The first rows stand for several lines each, and no row is at its original position.
  cases.weights.assign(size, 1);
  std::copy(row_counts_.begin(), row_counts_.end(), cases.weights.begin());
}

bool ColumnLines::are_such_probabilities(const ProbabilityColumns& sample) const {
  const ProbabilityRows rows =
      inspect_probability_rows(numbers_, layout_->numbers.size(), options_.normalise);
  if (!rows.finite) return false;
  if (options_.decision_values) return true;
  if (!options_.normalise && look_like_decision_values(rows, labels_.size()))
    return sample.decision_values;
  return !sample.decision_values && rows.fault == ProbabilityFault::none &&
         !(options_.normalise && rows.largest_deviation > stated_deviation);
}

std::size_t ColumnLines::lines() const {
  const auto first_case = beginning_.begin() + static_cast<std::ptrdiff_t>(first_case_);
  return lines_ + static_cast<std::size_t>(std::count(beginning_.begin(), first_case, '\n'));
}

std::optional<Reading> ColumnLines::read() {
  numbers_.resize(has_numbers() ? lines_ * layout_->numbers.size() : 0);
  auto sample = read_column_sample(beginning_ + sample_, options_);
  if (!sample) return std::nullopt;
  const std::string with_padding = padded(beginning_ + sample_);
  const std::string_view text(with_padding.data(), with_padding.size() - padding);
  if (layout_of(text, *sample) != layout_) return std::nullopt;
  const auto meanings = learn(text, *sample);
  if (!meanings || !correct(sample->notices, *meanings)) return std::nullopt;
  if (auto* cases = std::get_if<LabelColumns>(&sample->data)) {
    if (keeps_rows_)
      take_rows_into(*cases, *meanings);
    else
      take_counts_into(*cases, *meanings);
    return Reading{std::move(sample->data), std::move(sample->notices)};
  }
  std::vector<std::int32_t> truth(labels_.size());
  for (std::size_t row = 0; row < labels_.size(); ++row)
    truth[row] = meanings->of_text[0][labels_[row]][0];
  if (auto* columns = std::get_if<ProbabilityColumns>(&sample->data)) {
    if (!are_such_probabilities(*columns)) return std::nullopt;
    columns->truth = std::move(truth);
    columns->probabilities = std::move(numbers_);
  } else {
    auto& columns_of_scores = std::get<ScoreColumns>(sample->data);
    columns_of_scores.truth = std::move(truth);
    auto& scores = columns_of_scores.scores;
    const std::size_t width = scores.size();
    if (width == 1) scores[0] = std::move(numbers_);
    for (std::size_t model = 0; width > 1 && model < width; ++model) {
      scores[model].resize(labels_.size());
      for (std::size_t row = 0; row < labels_.size(); ++row)
        scores[model][row] = numbers_[row * width + model];
    }
  }
  return Reading{std::move(sample->data), std::move(sample->notices)};
}

}  // namespace deconfuse
