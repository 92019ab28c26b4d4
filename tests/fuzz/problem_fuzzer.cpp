// Data handed over by programs, without a text: any numbers, codes and names that pass the checks
// of web/core, of every kind, with all options of reports.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "choices.hpp"
#include "datasets.hpp"
#include "expect.hpp"

using namespace deconfuse;
using namespace deconfuse::fuzz;

namespace {

/// Columns made from bytes.
class Columns {
 public:
  explicit Columns(Choices& data) : data_(data) {}

  std::size_t below(std::size_t count) { return data_.below(count); }
  bool flag() { return data_.flag(); }
  /// True in one of 32 cases.
  bool seldom() { return data_.below(32) == 31; }

  std::vector<std::string> names(std::size_t count) {
    std::vector<std::string> list(count);
    for (std::size_t at = 0; at < count; ++at) {
      list[at] = "abcdefghijklmnop"[at];
      if (seldom()) list[at] = "a1 b"[below(4)];
    }
    return list;
  }
  std::vector<std::int32_t> codes(std::size_t count, std::size_t names) {
    std::vector<std::int32_t> list(count);
    for (std::int32_t& code : list)
      code = static_cast<std::int32_t>(below(std::max<std::size_t>(names, 1)));
    return list;
  }
  std::vector<std::uint8_t> indicators(std::size_t count) {
    std::vector<std::uint8_t> list(count);
    for (std::uint8_t& cell : list) cell = flag() ? 1 : 0;
    return list;
  }
  std::vector<double> numbers(std::size_t count) {
    std::vector<double> list(count);
    for (double& number : list) number = data_.number();
    return list;
  }
  /// Scores with few different values, so that there are ties.
  std::vector<double> scores(std::size_t count) {
    std::vector<double> list(count);
    const std::size_t steps = 1 + below(12);
    for (double& score : list)
      score = seldom() ? data_.number()
                       : static_cast<double>(below(steps + 1)) / static_cast<double>(steps);
    return list;
  }
  /// Rows that sum to 1 except for rounding.
  std::vector<double> distributions(std::size_t rows, std::size_t columns) {
    std::vector<double> list(rows * columns);
    for (std::size_t row = 0; row < rows; ++row) {
      double sum = 0;
      for (std::size_t column = 0; column < columns; ++column)
        sum += list[row * columns + column] = static_cast<double>(below(9));
      for (std::size_t column = 0; column < columns; ++column) {
        double& share = list[row * columns + column];
        share = sum > 0 ? share / sum : column == 0 ? 1 : 0;
        if (seldom()) share = data_.number();
      }
    }
    return list;
  }
  std::vector<double> weights(std::size_t count) {
    if (below(3) != 1) return {};
    std::vector<double> list(count);
    for (double& weight : list)
      weight = seldom() ? data_.number() : static_cast<double>(below(5)) / (flag() ? 1 : 4);
    return list;
  }
  std::optional<std::string> some_of(const std::vector<std::string>& names) {
    if (names.empty() || below(3) != 1) return std::nullopt;
    return names[below(names.size())];
  }
  double number() { return data_.number(); }

 private:
  Choices& data_;
};

LabelColumns labels_of(Columns& columns) {
  LabelColumns labels;
  labels.names = columns.names(1 + columns.below(5));
  const std::size_t cases = columns.below(24);
  labels.truth = columns.codes(cases, labels.names.size());
  labels.predicted = columns.codes(cases + (columns.seldom() ? 1 : 0), labels.names.size());
  if (columns.below(4) == 1) {
    labels.models = {"A"};
    for (std::size_t more = 1 + columns.below(3); more > 0; --more) {
      labels.others.push_back(columns.codes(cases, labels.names.size()));
      labels.models.emplace_back(1, static_cast<char>('A' + more));
    }
  }
  if (columns.below(4) == 1) {
    Grouping groups{columns.flag(), columns.names(1 + columns.below(5)), {}};
    groups.of_case = columns.codes(cases, groups.names.size());
    labels.grouping = std::move(groups);
  }
  labels.weights = columns.weights(cases);
  if (columns.flag()) labels.labels = columns.names(labels.names.size());
  if (columns.seldom()) labels.predicted_labels = columns.names(labels.names.size());
  labels.positive = columns.some_of(labels.names);
  return labels;
}

ScoreColumns scores_of(Columns& columns) {
  ScoreColumns scores;
  scores.names = columns.names(2 + (columns.seldom() ? 1 : 0));
  const std::size_t cases = columns.below(24);
  scores.truth = columns.codes(cases, scores.names.size());
  scores.models = {"A", "B", "C"};
  scores.models.resize(1 + columns.below(3));
  for (std::size_t model = 0; model < scores.models.size(); ++model)
    scores.scores.push_back(columns.scores(cases));
  scores.weights = columns.weights(cases);
  scores.positive = columns.some_of(scores.names);
  scores.lower_is_positive = columns.flag();
  scores.decision_values = columns.flag();
  return scores;
}

ProbabilityColumns probabilities_of(Columns& columns) {
  ProbabilityColumns probabilities;
  probabilities.labels = columns.names(1 + columns.below(4));
  probabilities.names = probabilities.labels;
  const std::size_t cases = columns.below(16);
  probabilities.truth = columns.codes(cases, probabilities.names.size());
  probabilities.probabilities = columns.flag()
                                    ? columns.distributions(cases, probabilities.labels.size())
                                    : columns.scores(cases * probabilities.labels.size());
  probabilities.weights = columns.weights(cases);
  probabilities.positive = columns.some_of(probabilities.labels);
  probabilities.normalise = columns.flag();
  probabilities.decision_values = columns.below(4) == 1;
  return probabilities;
}

LabelSetColumns sets_of(Columns& columns) {
  LabelSetColumns sets;
  sets.labels = columns.names(1 + columns.below(4));
  const std::size_t cases = columns.below(12);
  const std::size_t cells = cases * sets.labels.size();
  sets.truth = columns.indicators(cells);
  if (columns.below(4) != 1) sets.predicted = columns.indicators(cells);
  if (columns.flag()) sets.scores = columns.scores(cells);
  sets.weights = columns.weights(cases);
  return sets;
}

DecisionTables decision_of(Columns& columns) {
  DecisionTables tables;
  const std::size_t states = 1 + columns.below(4), observations = columns.below(5);
  switch (columns.below(6)) {
    case 0:
      tables.states = columns.names(states);
      tables.actions = columns.names(1 + columns.below(4));
      tables.loss = columns.numbers(states * tables.actions.size());
      if (columns.flag()) {
        tables.prior = columns.distributions(1, states);
        tables.likelihoods = columns.distributions(states, observations);
      } else {
        tables.posteriors = columns.distributions(observations, states);
        if (columns.flag()) tables.evidence = columns.distributions(1, observations);
      }
      if (columns.flag()) tables.observations = columns.names(observations);
      break;
    case 1:
      tables.states = columns.names(states);
      tables.posteriors = columns.distributions(observations, states);
      tables.reject_losses = {columns.number(), columns.number()};
      if (columns.flag()) tables.truth = columns.codes(observations, states);
      break;
    case 2:
      tables.values = columns.numbers(states);
      tables.posteriors = columns.distributions(1, states);
      if (columns.flag()) tables.estimate = columns.number();
      break;
    case 3:
      tables.test = {columns.number(), columns.number(), columns.number()};
      break;
    case 4:
      tables.costs = {columns.number(), columns.number(), columns.number(), columns.number()};
      break;
    default:
      tables.cost_ratio = columns.number();
  }
  return tables;
}

/// A printed report, mostly of counts, so that most of its rows are possible.
PrintedReport report_of(Columns& columns) {
  PrintedReport report;
  const std::size_t classes = columns.below(5);
  report.decimals = columns.below(6);
  const double unit = std::pow(10, static_cast<double>(report.decimals));
  const auto share = [&](double part, double all) {
    return columns.seldom() || all == 0 ? 0 : std::round(part / all * unit) / unit;
  };
  for (std::size_t k = 0; k < classes; ++k) {
    const double hits = static_cast<double>(columns.below(40));
    const double missed = static_cast<double>(columns.below(20));
    const double alarms = static_cast<double>(columns.below(20));
    report.support.push_back(columns.seldom() ? columns.numbers(1)[0] : hits + missed);
    report.recall.push_back(share(hits, hits + missed));
    report.precision.push_back(share(hits, hits + alarms));
    report.f1.push_back(share(2 * hits, 2 * hits + missed + alarms));
  }
  if (columns.seldom()) report.f1 = columns.numbers(classes);
  if (columns.flag()) report.accuracy = columns.scores(1)[0];
  if (columns.below(4) == 3) {
    const std::vector<double> micro = columns.scores(3);
    report.micro = MicroAverage{micro[0], micro[1], micro[2]};
  }
  if (columns.flag()) report.labels = columns.names(classes);
  return report;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ChosenText input(input_of(data, size));
  subject = "";
  Choices numbers(input.text);
  Columns columns(numbers);
  Choices& choices = input.choices;
  const Taken taken(choices);
  switch (choices.below(8)) {
    case 0:
      taken(labels_of(columns));
      break;
    case 1:
      taken(scores_of(columns));
      break;
    case 2:
      taken(probabilities_of(columns));
      break;
    case 3:
      taken(sets_of(columns));
      break;
    case 4:
      taken.judge(take_decision(decision_of(columns)));
      break;
    case 5:
      taken(report_of(columns));
      break;
    case 6: {
      const double first = columns.number();
      taken.judge(take_proportion({first, columns.number()}));
      break;
    }
    default: {
      Rivals rivals;
      rivals.only_first_right = columns.number();
      rivals.only_second_right = columns.number();
      taken.judge(take_rivals(rivals));
    }
  }
  return 0;
}
