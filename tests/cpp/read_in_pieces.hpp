#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/parts.hpp"
#include "input/long/column_lines.hpp"
#include "input/readings/read.hpp"

namespace deconfuse {

inline std::optional<Reading> read_in_pieces(std::string_view bytes, const ReadOptions& options,
                                             std::mt19937_64& random) {
  ColumnLines lines(options, random() % 2 == 0 ? bytes.size() : 0);
  std::size_t begin = 0;
  while (begin < bytes.size()) {
    const std::size_t size = random() % 3 == 0 ? random() % 40 : random() % 9000;
    // A copy with memory of its own, so that reading beyond it is detected.
    const std::string piece(bytes.substr(begin, size));
    if (!lines.add(piece)) return std::nullopt;
    begin += size;
  }
  if (!lines.finish()) return std::nullopt;
  return lines.read();
}

inline std::string described(const std::vector<Notice>& notices) {
  std::string text;
  for (const Notice& notice : notices) {
    text += code_text(notice.code) + " " + std::to_string(notice.line);
    for (const auto& parameter : notice.parameters)
      text += " " + parameter.first + "=" + parameter.second;
    text += "\n";
  }
  return text;
}

inline std::uint64_t bits_of(double value) {
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

inline bool same_bits(const std::vector<double>& one, const std::vector<double>& other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](double a, double b) { return bits_of(a) == bits_of(b); });
}

/// Checks the labels of a reading, with weights, and their counts.
inline void check_same_labels(Reading repeated, const Result<Reading>& plain) {
  REQUIRE(std::holds_alternative<Reading>(plain));
  Reading expected = std::get<Reading>(plain);
  CHECK(described(repeated.notices) == described(expected.notices));
  REQUIRE(std::holds_alternative<LabelColumns>(repeated.data));
  REQUIRE(std::holds_alternative<LabelColumns>(expected.data));
  auto& columns = std::get<LabelColumns>(repeated.data);
  auto& expected_columns = std::get<LabelColumns>(expected.data);
  CHECK(columns.names == expected_columns.names);
  CHECK(columns.models == expected_columns.models);
  CHECK(columns.predicted_labels == expected_columns.predicted_labels);
  CHECK(columns.positive == expected_columns.positive);
  CHECK(columns.weights.size() == columns.truth.size());
  CHECK(columns.truth.size() <= expected_columns.truth.size());
  const Result<Dataset> counted = count_cases(std::move(columns));
  const Result<Dataset> expected_counted = count_cases(std::move(expected_columns));
  REQUIRE(counted.index() == expected_counted.index());
  if (const auto* error = std::get_if<InputError>(&counted)) {
    CHECK(error->code == std::get<InputError>(expected_counted).code);
    return;
  }
  const auto& dataset = std::get<Dataset>(counted);
  const auto& expected_dataset = std::get<Dataset>(expected_counted);
  CHECK(dataset.labels == expected_dataset.labels);
  CHECK(dataset.predicted_labels == expected_dataset.predicted_labels);
  CHECK(dataset.positive == expected_dataset.positive);
  const Parts parts = parts_of(dataset);
  CHECK(parts.names == parts_of(expected_dataset).names);
  for (std::size_t part = 0; part < parts.names.size(); ++part) {
    CHECK(std::get<Dataset>(part_of(dataset, part)).matrix.cells() ==
          std::get<Dataset>(part_of(expected_dataset, part)).matrix.cells());
  }
  CHECK(dataset.matrix.cells() == expected_dataset.matrix.cells());
  CHECK(described(dataset.notices) == described(expected_dataset.notices));
  REQUIRE(dataset.rivals.has_value() == expected_dataset.rivals.has_value());
  if (dataset.rivals) {
    CHECK(dataset.rivals->only_first_right == expected_dataset.rivals->only_first_right);
    CHECK(dataset.rivals->both_wrong == expected_dataset.rivals->both_wrong);
  }
}

inline void check_same(const Reading& reading, const Result<Reading>& plain) {
  if (std::holds_alternative<LabelColumns>(reading.data)) return check_same_labels(reading, plain);
  REQUIRE(std::holds_alternative<Reading>(plain));
  const Reading& expected = std::get<Reading>(plain);
  CHECK(described(reading.notices) == described(expected.notices));
  REQUIRE(reading.data.index() == expected.data.index());
  if (const auto* scores = std::get_if<ScoreColumns>(&reading.data)) {
    const auto& others = std::get<ScoreColumns>(expected.data);
    CHECK(scores->names == others.names);
    CHECK(scores->truth == others.truth);
    CHECK(scores->models == others.models);
    REQUIRE(scores->scores.size() == others.scores.size());
    for (std::size_t k = 0; k < others.scores.size(); ++k)
      CHECK(same_bits(scores->scores[k], others.scores[k]));
    CHECK(scores->weights == others.weights);
    CHECK(scores->positive == others.positive);
    CHECK(scores->lower_is_positive == others.lower_is_positive);
    CHECK(scores->decision_values == others.decision_values);
    return;
  }
  const auto& columns = std::get<ProbabilityColumns>(reading.data);
  const auto& others = std::get<ProbabilityColumns>(expected.data);
  CHECK(columns.names == others.names);
  CHECK(columns.truth == others.truth);
  CHECK(columns.labels == others.labels);
  CHECK(same_bits(columns.probabilities, others.probabilities));
  CHECK(columns.weights == others.weights);
  CHECK(columns.positive == others.positive);
  CHECK(columns.normalise == others.normalise);
  CHECK(columns.decision_values == others.decision_values);
}

/// Whether the reader of long texts can read it; if so, checks that it gives the same as the plain
/// reader.
inline bool reads_alike(std::string_view text, const ReadOptions& options,
                        std::mt19937_64& random) {
  const auto reading = read_in_pieces(text, options, random);
  if (reading) check_same(*reading, understand_line_by_line(text, options));
  return reading.has_value();
}

}  // namespace deconfuse
