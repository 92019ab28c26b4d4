// Texts of every kind, with all options of reading, and the results for their data.
#include <cmath>
#include <string>
#include <string_view>
#include <variant>

#include "choices.hpp"
#include "datasets.hpp"
#include "expect.hpp"
#include "input/readings/read.hpp"
#include "input/readings/readings.hpp"
#include "input/text/encoding.hpp"
#include "messages.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

void expect_codes(const std::vector<std::int32_t>& codes, const std::vector<std::string>& names) {
  for (const std::int32_t code : codes)
    EXPECT(code >= 0 && static_cast<std::size_t>(code) < names.size());
}

void expect_weights(const std::vector<double>& weights, std::size_t cases) {
  EXPECT(weights.empty() || weights.size() == cases);
  for (const double weight : weights) EXPECT(weight >= 0 && weight <= largest_count);
}

/// Checks the properties that the declarations of the columns promise.
struct ExpectColumns {
  void operator()(const LabelColumns& columns) const {
    EXPECT(columns.truth.size() == columns.predicted.size());
    for (const auto& other : columns.others) EXPECT(other.size() == columns.truth.size());
    expect_codes(columns.truth, columns.names);
    expect_codes(columns.predicted, columns.names);
    for (const auto& other : columns.others) expect_codes(other, columns.names);
    EXPECT(columns.models.size() == (columns.others.empty() ? 0 : columns.others.size() + 1));
    if (columns.grouping) {
      EXPECT(columns.grouping->of_case.size() == columns.truth.size());
      expect_codes(columns.grouping->of_case, columns.grouping->names);
    }
    expect_weights(columns.weights, columns.truth.size());
    for (const std::string& name : columns.names) EXPECT(is_utf8(name));
  }
  void operator()(const CountTable& table) const {
    EXPECT(table.counts.size() == table.rows * table.columns);
    for (const double count : table.counts) EXPECT(count >= 0 && count <= largest_count);
    if (table.labels) EXPECT(table.labels->size() == table.rows);
    if (table.predicted_labels) EXPECT(table.predicted_labels->size() == table.columns);
  }
  void operator()(const ScoreColumns& columns) const {
    EXPECT(columns.models.size() == columns.scores.size());
    for (const std::vector<double>& scores : columns.scores) {
      EXPECT(scores.size() == columns.truth.size());
      for (const double score : scores) EXPECT(!std::isnan(score));
    }
    expect_codes(columns.truth, columns.names);
    expect_weights(columns.weights, columns.truth.size());
  }
  void operator()(const ProbabilityColumns& columns) const {
    EXPECT(columns.probabilities.size() == columns.truth.size() * columns.labels.size());
    expect_codes(columns.truth, columns.names);
    expect_weights(columns.weights, columns.truth.size());
  }
  void operator()(const LabelSetColumns& columns) const {
    const std::size_t cells = columns.truth.size();
    EXPECT(columns.labels.empty() ? cells == 0 : cells % columns.labels.size() == 0);
    EXPECT(columns.predicted.empty() || columns.predicted.size() == cells);
    EXPECT(columns.scores.empty() || columns.scores.size() == cells);
    for (const std::uint8_t cell : columns.truth) EXPECT(cell <= 1);
    for (const std::uint8_t cell : columns.predicted) EXPECT(cell <= 1);
    for (const double score : columns.scores) EXPECT(!std::isnan(score));
  }
  void operator()(const LossTable& table) const {
    EXPECT(table.loss.size() == table.states.size() * table.actions.size());
    EXPECT(table.posteriors.size() == table.observations.size() * table.states.size());
    for (const double loss : table.loss) EXPECT(std::isfinite(loss));
    for (const double posterior : table.posteriors) EXPECT(posterior >= 0 && posterior <= 1 + 1e-5);
  }
  void operator()(const ClassCounts& counts) const {
    const std::size_t classes = counts.true_positives.size();
    EXPECT(counts.labels.empty() || counts.labels.size() == classes);
    EXPECT(counts.false_positives.size() == classes && counts.false_negatives.size() == classes);
    EXPECT(counts.true_negatives.empty() || counts.true_negatives.size() == classes);
  }
  void operator()(const PrintedReport& report) const {
    EXPECT(report.labels.size() == report.support.size());
    for (const auto* list : {&report.precision, &report.recall, &report.f1})
      EXPECT(list->size() == report.support.size() || (list == &report.f1 && list->empty()));
    EXPECT(report.decimals >= 1 && report.decimals <= 9);
  }
  void operator()(const Ratings& ratings) const {
    EXPECT(ratings.codes.size() == ratings.raters.size());
    for (const auto& codes : ratings.codes) {
      EXPECT(codes.size() == ratings.items());
      for (const std::int32_t code : codes)
        EXPECT(code >= Ratings::not_rated &&
               code < static_cast<std::int32_t>(ratings.names.size()));
    }
  }
  void operator()(const RankedLists& lists) const {
    EXPECT(lists.lists() > 0);
    EXPECT(lists.relevant.empty() || lists.relevant.size() == lists.lists());
    EXPECT(lists.queries.empty() || lists.queries.size() == lists.lists());
    for (const auto& relevance : lists.relevance) {
      EXPECT(!relevance.empty());
      for (const double item : relevance) EXPECT(item >= 0);
    }
  }
  void operator()(const DetectedBoxes& boxes) const {
    for (const auto* list : {&boxes.truth, &boxes.detected}) {
      for (const PlacedBox& placed : *list)
        EXPECT(placed.image < boxes.images.size() && placed.category < boxes.classes.size());
    }
  }
  void operator()(const Distributions& data) const {
    EXPECT(data.p.empty() != data.cases.empty());
    EXPECT(data.q.empty() || data.q.size() == data.p.size());
    expect_codes(data.cases, data.names);
  }
};

}  // namespace

namespace {

/// Expects every listed reading to be obtained by choosing it.
void expect_candidates(std::string_view bytes, const ReadOptions& options, bool is_read) {
  const Candidates found = candidates_of(bytes, options);
  EXPECT(found.first_rows.size() <= 5);
  for (std::size_t at = 0; at < found.readings.size(); ++at) {
    const Candidate& reading = found.readings[at];
    for (std::size_t before = 0; before < at; ++before)
      EXPECT(found.readings[before].kind != reading.kind ||
             found.readings[before].block != reading.block);
    if (at == 0 && is_read) continue;
    // Readings are chosen as on the page: other data in the text by number, another kind by name.
    ReadOptions told = options;
    if (reading.block > 0) {
      told.block = reading.block;
    } else {
      told.columns.clear();
      told.kind = reading.kind;
    }
    EXPECT(std::holds_alternative<Reading>(understand_line_by_line(bytes, told)));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ChosenText input(input_of(data, size));
  subject = "";
  Choices choices = input.choices;
  const ReadOptions options = read_options_of(choices, input.text);
  // A copy with memory of its own, so that reading beyond its end is detected.
  const std::string bytes(input.text);
  Result<Reading> result = understand_line_by_line(bytes, options);
  if (options.kind != Kind::decision && choices.below(4) == 1)
    expect_candidates(bytes, options, std::holds_alternative<Reading>(result));
  const Result<std::string> decoded = decode(bytes);
  const auto* text = std::get_if<std::string>(&decoded);
  if (const auto* error = std::get_if<InputError>(&result)) {
    expect_error(*error, text);
    return 0;
  }
  EXPECT(text != nullptr);
  auto& reading = std::get<Reading>(result);
  expect_notices(reading.notices, text_lines(*text).size());
  std::visit(ExpectColumns(), reading.data);
  std::visit(Taken(choices), std::move(reading.data));
  return 0;
}
