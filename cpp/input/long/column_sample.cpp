#include "input/long/column_sample.hpp"

#include <algorithm>
#include <utility>

#include "input/long/line_cells.hpp"
#include "input/text/encoding.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t most_columns = 1U << 8U;

/// Whether no CR ends a line without LF.
bool only_lf_ends_lines(std::string_view text) {
  for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1))
    if (at + 1 < text.size() && text[at + 1] != '\n') return false;
  return true;
}

bool share_a_label(const LabelColumns& cases) {
  enum : unsigned char { in_truth = 1, in_predictions = 2 };
  std::vector<unsigned char> uses(cases.names.size());
  for (const std::int32_t code : cases.truth) uses[static_cast<std::size_t>(code)] |= in_truth;
  for (const std::int32_t code : cases.predicted)
    uses[static_cast<std::size_t>(code)] |= in_predictions;
  return std::find(uses.begin(), uses.end(), in_truth | in_predictions) != uses.end();
}

}  // namespace

const std::vector<std::int32_t>& ColumnSample::truth() const {
  if (const auto* labels = std::get_if<LabelColumns>(&data)) return labels->truth;
  if (const auto* scores = std::get_if<ScoreColumns>(&data)) return scores->truth;
  return std::get<ProbabilityColumns>(data).truth;
}

std::vector<double> ColumnSample::numbers() const {
  if (const auto* columns = std::get_if<ProbabilityColumns>(&data)) return columns->probabilities;
  const auto* columns = std::get_if<ScoreColumns>(&data);
  if (columns == nullptr) return {};
  std::vector<double> numbers;
  for (std::size_t row = 0; row < columns->scores[0].size(); ++row) {
    for (const std::vector<double>& list : columns->scores) numbers.push_back(list[row]);
  }
  return numbers;
}

std::optional<ColumnSample> read_column_sample(const std::string& text,
                                               const ReadOptions& options) {
  if (is_utf16(text) || check_options(options) || !only_lf_ends_lines(text)) return std::nullopt;
  auto decoded = decode(text);
  if (std::holds_alternative<InputError>(decoded)) return std::nullopt;
  Source source(std::move(std::get<std::string>(decoded)));
  source.keep_case_offsets();
  auto result = read_data(source, options);
  auto* data = std::get_if<Data>(&result);
  if (data == nullptr) return std::nullopt;
  ColumnSample sample;
  sample.cases = source.case_offsets();
  sample.first_case = source.first_case();
  sample.decimal =
      source.has_notice(NoticeCode::decimal_comma) ? ',' : options.decimal.value_or('.');
  sample.notices = source.take_notices();
  if (const auto* labels = std::get_if<LabelColumns>(data)) {
    // Otherwise the number of times that labels recur decides whether these are two groupings.
    if (!labels->weights.empty() || !(labels->predicted_labels || share_a_label(*labels)))
      return std::nullopt;
  } else if (const auto* scores = std::get_if<ScoreColumns>(data)) {
    if (!scores->weights.empty() || scores->grouping) return std::nullopt;
  } else if (const auto* columns = std::get_if<ProbabilityColumns>(data)) {
    if (!columns->weights.empty() || columns->grouping) return std::nullopt;
  } else {
    return std::nullopt;
  }
  sample.data = std::move(*data);
  if (sample.cases.empty() || sample.cases.size() != sample.truth().size()) return std::nullopt;
  return sample;
}

std::optional<ColumnLayout> layout_of(std::string_view text, const ColumnSample& sample) {
  for (const char delimiter : {'\t', ';', ',', '|', ' '}) {
    const auto [begin, line] = line_of(text, sample.cases[0], delimiter);
    const auto& cells = line.cells;
    std::vector<std::size_t> columns;
    for (const std::size_t place : sample.first_case) {
      const auto starts_at_place = [&](std::string_view cell) {
        const auto start = static_cast<std::size_t>(cell.data() - text.data());
        return place >= start && place < start + cell.size() &&
               trimmed(text.substr(start, place - start)).empty();
      };
      const auto found = std::find_if(cells.begin(), cells.end(), starts_at_place);
      const auto column = static_cast<std::size_t>(found - cells.begin());
      if (found != cells.end() &&
          std::find(columns.begin(), columns.end(), column) == columns.end())
        columns.push_back(column);
    }
    if (columns.size() != sample.first_case.size() || columns.size() < 2) continue;
    if (cells.size() > most_columns) return std::nullopt;
    const auto labels_end = sample.has_labels() ? columns.end() : columns.begin() + 1;
    ColumnLayout layout;
    layout.delimiter = delimiter;
    layout.decimal = sample.decimal;
    layout.columns = cells.size();
    layout.first_case = begin;
    layout.labels.assign(columns.begin(), labels_end);
    layout.numbers.assign(labels_end, columns.end());
    return layout;
  }
  return std::nullopt;
}

}  // namespace deconfuse
