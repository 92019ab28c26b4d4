// The ways of reading that are for long texts of regular lines, beside the plain one, which says
// what they have to come to. An input is the beginning of a text and, behind a line of dashes or
// its first half, lines that come again and again.
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
#include "input/line_tally.hpp"
#include "input/pair_tally.hpp"
#include "input/read.hpp"
#include "input/repeated_lines.hpp"
#include "input/score_lines.hpp"
#include "messages.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

/// Calls `take` with one piece after another, each in memory of its own, so that reading beyond it
/// is noticed; until one is refused. Returns whether none was.
template <class Take>
bool in_pieces(std::string_view text, std::size_t seed, Take take) {
  static constexpr std::size_t sizes[] = {1, 7, 40, 64, 1000, 4096, 9000};
  constexpr std::size_t count = sizeof sizes / sizeof sizes[0];
  for (std::size_t piece = seed; !text.empty(); ++piece) {
    // Many small pieces in a row take too long.
    const std::size_t size = piece % 4 == 0 ? sizes[piece / 4 % count] : sizes[count - 1];
    const std::string copy(text.substr(0, size));
    if (!take(std::string_view(copy))) return false;
    text.remove_prefix(copy.size());
  }
  return true;
}

/// The cases of labels with their weights, those alike as one.
using Tally = std::map<std::tuple<std::string, std::string, std::string>, double>;

Tally tally_of(const LabelColumns& columns) {
  Tally tally;
  const auto name = [&](const std::vector<std::int32_t>& codes, std::size_t at) {
    return codes.empty() ? std::string() : columns.names[static_cast<std::size_t>(codes[at])];
  };
  for (std::size_t at = 0; at < columns.truth.size(); ++at)
    tally[{name(columns.truth, at), name(columns.predicted, at),
           name(columns.rival_predicted, at)}] += columns.weights.empty() ? 1 : columns.weights[at];
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

/// `plain` is the reading of the same text line by line.
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

std::map<std::string_view, std::uint64_t> counted_lines(std::string_view text) {
  std::map<std::string_view, std::uint64_t> counts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    ++counts[text.substr(0, end)];
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return counts;
}

void expect_line_tally(std::string_view text, std::size_t seed) {
  LineTally tally;
  const bool taken = in_pieces(
      text, seed, [&](std::string_view piece) { return tally.add(piece) == piece.size(); });
  if (!taken || !tally.finish()) return;
  const auto counts = counted_lines(text);
  EXPECT(tally.size() == counts.size());
  for (std::size_t line = 0; line < tally.size(); ++line) {
    const auto known = counts.find(tally.text(line));
    EXPECT(known != counts.end() && known->second == tally.count(line));
  }
}

void expect_pair_tally(std::string_view text, char delimiter, std::size_t seed) {
  PairTally pairs(delimiter);
  if (!in_pieces(text, seed, [&](std::string_view piece) { return pairs.add(piece); }) ||
      !pairs.finish())
    return;
  const auto counts = counted_lines(text);
  for (const auto& [line, count] : counts) {
    if (line.ends_with('\r')) return;  // which belongs to no cell
    EXPECT(std::count(line.begin(), line.end(), delimiter) == 1);
  }
  std::uint64_t all = 0;
  for (const std::uint32_t left : pairs.left()) {
    for (const std::uint32_t right : pairs.right()) {
      const std::uint64_t count = pairs.count(left, right);
      if (count == 0) continue;
      std::string line(pairs.cells().text(left));
      (line += delimiter) += pairs.cells().text(right);
      const auto known = counts.find(line);
      EXPECT(known != counts.end() && known->second == count);
      all += count;
    }
  }
  std::uint64_t lines = 0;
  for (const auto& [line, count] : counts) lines += count;
  EXPECT(all == lines);
}

/// The lines behind the first blank one, or behind the first half, so often that there are enough
/// for the ways that are for many.
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
  const std::size_t way = choices.below(8), seed = choices.below(64);
  if (way == 4) {
    expect_line_tally(input.text, seed);
    return 0;
  }
  if (way == 5) {
    expect_pair_tally(input.text, ",;\t| "[choices.below(5)], seed);
    return 0;
  }
  ReadOptions options = read_options_of(choices, input.text);
  options.columns.clear();  // of which only whole tables are read
  std::string text = long_text(input.text);
  // Lines that come once, somewhere below the first ones.
  if (choices.flag()) text += input.text.substr(0, std::min<std::size_t>(input.text.size(), 200));
  if (way % 2 == 0) {
    RepeatedLines lines;
    if (!in_pieces(text, seed, [&](std::string_view piece) { return lines.add(piece); })) return 0;
    if (!lines.finish()) return 0;
    const auto reading = lines.read(options);
    if (reading) expect_same_labels(*reading, understand_line_by_line(text, options));
  } else {
    ScoreLines lines(options, choices.flag() ? text.size() : 0);
    if (!in_pieces(text, seed, [&](std::string_view piece) { return lines.add(piece); })) return 0;
    if (!lines.finish()) return 0;
    const auto reading = lines.read();
    if (reading) expect_same_scores(*reading, understand_line_by_line(text, options));
  }
  return 0;
}
