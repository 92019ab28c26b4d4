// The fast reader of long texts with regular lines, compared with the plain reader, whose result it
// has to give. An input is the beginning of a text and, after a blank line or the first half, lines
// that are repeated.
#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>
#include <vector>

#include "choices.hpp"
#include "data/dataset.hpp"
#include "expect.hpp"
#include "input/long/column_lines.hpp"
#include "input/readings/read.hpp"
#include "messages.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

/// Calls `take` with one piece after another until one is refused; true if none was. Each piece has
/// memory of its own, so that reading beyond it is detected.
template <class Take>
bool in_pieces(std::string_view text, std::size_t seed, Take take) {
  static constexpr std::size_t sizes[] = {1, 7, 40, 64, 1000, 4096, 9000};
  constexpr std::size_t count = sizeof sizes / sizeof sizes[0];
  for (std::size_t piece = seed; !text.empty(); ++piece) {
    // Many small pieces in succession take too long.
    const std::size_t size = piece % 4 == 0 ? sizes[piece / 4 % count] : sizes[count - 1];
    const std::string copy(text.substr(0, size));
    if (!take(std::string_view(copy))) return false;
    text.remove_prefix(copy.size());
  }
  return true;
}

/// The weights of labelled cases; equal cases are added up.
using Tally = std::map<std::vector<std::string>, double>;

Tally tally_of(const LabelColumns& columns) {
  Tally tally;
  for (std::size_t at = 0; at < columns.truth.size(); ++at) {
    const auto name = [&](const std::vector<std::int32_t>& codes,
                          const std::vector<std::string>& names) {
      return names[static_cast<std::size_t>(codes[at])];
    };
    std::vector<std::string> texts = {name(columns.truth, columns.names),
                                      name(columns.predicted, columns.names)};
    for (const auto& other : columns.others) texts.push_back(name(other, columns.names));
    if (columns.grouping) texts.push_back(name(columns.grouping->of_case, columns.grouping->names));
    tally[texts] += columns.weights.empty() ? 1 : columns.weights[at];
  }
  return tally;
}

bool same(const std::vector<Notice>& left, const std::vector<Notice>& right) {
  return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                    [](const Notice& one, const Notice& other) {
                      return one.code == other.code && one.line == other.line &&
                             one.parameters == other.parameters;
                    });
}

bool same_bits(const std::vector<double>& left, const std::vector<double>& right) {
  return std::equal(
      left.begin(), left.end(), right.begin(), right.end(),
      [](double one, double other) { return deconfuse::fuzz::same_bits(one, other); });
}

/// Expects the labels of `plain`, the reading of the same text line by line.
void expect_same_labels(const Reading& reading, const Result<Reading>& plain) {
  const auto* expected = std::get_if<Reading>(&plain);
  EXPECT(expected != nullptr);
  EXPECT(same(reading.notices, expected->notices));
  const auto* columns = std::get_if<LabelColumns>(&reading.data);
  const auto* others = std::get_if<LabelColumns>(&expected->data);
  EXPECT(columns != nullptr && others != nullptr);
  EXPECT(columns->names == others->names);
  EXPECT(columns->models == others->models);
  EXPECT(columns->labels == others->labels);
  EXPECT(columns->predicted_labels == others->predicted_labels);
  EXPECT(columns->positive == others->positive);
  EXPECT(tally_of(*columns) == tally_of(*others));
}

void expect_same_scores(const Reading& reading, const Result<Reading>& plain) {
  const auto* expected = std::get_if<Reading>(&plain);
  EXPECT(expected != nullptr);
  EXPECT(same(reading.notices, expected->notices));
  EXPECT(reading.data.index() == expected->data.index());
  const auto expect_same_cases = [](const auto& columns, const auto& others) {
    EXPECT(columns.names == others.names);
    EXPECT(columns.truth == others.truth);
    EXPECT(same_bits(columns.weights, others.weights));
    EXPECT(columns.positive == others.positive);
    EXPECT(columns.decision_values == others.decision_values);
  };
  if (const auto* scores = std::get_if<ScoreColumns>(&reading.data)) {
    const auto& others = std::get<ScoreColumns>(expected->data);
    expect_same_cases(*scores, others);
    EXPECT(scores->models == others.models);
    EXPECT(scores->lower_is_positive == others.lower_is_positive);
    EXPECT(scores->scores.size() == others.scores.size());
    for (std::size_t model = 0; model < others.scores.size(); ++model)
      EXPECT(same_bits(scores->scores[model], others.scores[model]));
    return;
  }
  const auto* columns = std::get_if<ProbabilityColumns>(&reading.data);
  EXPECT(columns != nullptr);
  const auto& others = std::get<ProbabilityColumns>(expected->data);
  expect_same_cases(*columns, others);
  EXPECT(columns->labels == others.labels);
  EXPECT(columns->normalise == others.normalise);
  EXPECT(same_bits(columns->probabilities, others.probabilities));
}

/// The text with the lines after its first blank line, or after its first half, repeated often
/// enough for the fast readers.
std::string long_text(std::string_view text) {
  constexpr std::size_t enough_lines = 1300;
  constexpr std::size_t most_bytes = 150'000;
  std::size_t begin = text.find("\n\n");
  begin = begin == std::string_view::npos ? text.find('\n') + 1 : begin + 2;
  const std::string_view again = text.substr(begin);
  std::string whole(text.substr(0, begin == 0 ? 0 : begin));
  if (again.empty()) return whole;
  const auto lines = static_cast<std::size_t>(std::count(again.begin(), again.end(), '\n')) + 1;
  for (std::size_t at = 0; at < enough_lines && whole.size() < most_bytes; at += lines) {
    whole += again;
    if (!again.ends_with('\n')) whole += '\n';
  }
  return whole;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ChosenText input(input_of(data, size));
  subject = "";
  Choices choices = input.choices;
  const std::size_t seed = choices.below(64);
  ReadOptions options = read_options_of(choices, input.text);
  std::string text = long_text(input.text);
  // Lines that occur once, somewhere below the first ones.
  if (choices.flag()) text += input.text.substr(0, std::min<std::size_t>(input.text.size(), 200));
  ColumnLines lines(options, choices.flag() ? text.size() : 0);
  if (!in_pieces(text, seed, [&](std::string_view piece) { return lines.add(piece); })) return 0;
  if (!lines.finish()) return 0;
  const auto reading = lines.read();
  if (!reading) return 0;
  const auto plain = understand_line_by_line(text, options);
  if (std::holds_alternative<LabelColumns>(reading->data))
    expect_same_labels(*reading, plain);
  else
    expect_same_scores(*reading, plain);
  return 0;
}
