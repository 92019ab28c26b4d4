#include "data/scored_cases.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "scored.hpp"

using namespace deconfuse;

namespace {

std::string text_of(const Parameters& parameters) {
  std::string text;
  for (const auto& [name, value] : parameters) {
    text += text.empty() ? ": " : ", ";
    text += name;
    text += '=';
    text += value;
  }
  return text;
}

/// The error as "code: name=value, …"; "taken" if there is none.
template <class Columns>
std::string refused(Columns columns) {
  const Result<ScoredCases> result = take(std::move(columns));
  const InputError* error = std::get_if<InputError>(&result);
  if (error == nullptr) return "taken";
  CHECK(error->line == 0);
  return code_text(error->code) + text_of(error->parameters);
}

template <class Columns>
std::string notices_of(Columns columns) {
  std::string text;
  for (const Notice& notice : cases_of(std::move(columns)).notices) {
    text += (text.empty() ? "" : "; ") + code_text(notice.code) + text_of(notice.parameters);
  }
  return text;
}

template <class Columns>
struct Change {
  const char* name;
  std::function<void(Columns&)> change;
  const char* expected;
};

std::vector<std::string> numbered(std::size_t count) {
  std::vector<std::string> names;
  for (std::size_t at = 0; at < count; ++at) names.push_back("label " + std::to_string(at));
  return names;
}

LabelSetColumns two_sets() {
  LabelSetColumns columns;
  columns.labels.assign({std::string("a"), std::string("b")});
  columns.truth = {1, 0, 0, 1};
  columns.predicted = {1, 1, 0, 0};
  columns.scores = {0.5, 0.25, 1, -1};
  return columns;
}

ProbabilityColumns two_rows() { return rows_of({0.5, 0.5, 0.25, 0.75}, {0, 1}, 2); }

}  // namespace

TEST_CASE("errors and notices of scores") {
  using Columns = ScoreColumns;
  const Change<Columns> errors[] = {
      {"nothing", [](Columns&) {}, "taken"},
      {"infinite scores",
       [](Columns& c) {
         c.scores[0] = {infinite, -infinite};
       },
       "taken"},
      {"no cases", [](Columns& c) { c.truth.clear(); }, "no-cases"},
      {"too few scores", [](Columns& c) { c.scores[0] = {1}; },
       "unequal-lengths: truth=2, scores=1"},
      {"too many scores of a second model",
       [](Columns& c) {
         c.models.emplace_back("B");
         c.scores.push_back({1, 2, 3});
       },
       "unequal-lengths: truth=2, scores=3"},
      {"too few weights", [](Columns& c) { c.weights = {1}; },
       "unequal-lengths: truth=2, weights=1"},
      {"a negative weight",
       [](Columns& c) {
         c.weights = {1, -1};
       },
       "bad-weight: case=2"},
      {"a weight that is no number",
       [](Columns& c) {
         c.weights = {no_value, 1};
       },
       "bad-weight: case=1"},
      {"an infinite weight",
       [](Columns& c) {
         c.weights = {1, infinite};
       },
       "bad-weight: case=2"},
      {"a weight above 2^53",
       [](Columns& c) {
         c.weights = {0x1p53, 0x1p54};
       },
       "bad-weight: case=2"},
      {"a score that is no number", [](Columns& c) { c.scores[0][1] = no_value; },
       "nan-score: case=2"},
      {"… of a model",
       [](Columns& c) {
         c.models[0] = "first";
         c.scores[0][0] = no_value;
       },
       "nan-score: case=1, model=first"},
      {"no model",
       [](Columns& c) {
         c.models.clear();
         c.scores.clear();
       },
       "no-model"},
      {"two models of one name",
       [](Columns& c) {
         c.models.assign(2, std::string("A"));
         c.scores.push_back(c.scores[0]);
       },
       "duplicate-model: model=A"},
      {"three classes",
       [](Columns& c) {
         c.positive.reset();
         c.names.emplace_back("2");
         c.truth = {0, 1, 2};
         c.scores[0] = {1, 2, 3};
       },
       "more-than-two-classes: found=3, first=0, second=1, third=2"},
      {"a positive class that is not there", [](Columns& c) { c.positive.emplace("x"); },
       "unknown-positive: label=x"},
      {"a positive class that is not there, of one class",
       [](Columns& c) {
         c.positive.emplace("x");
         c.truth = {0, 0};
       },
       "taken"},
  };
  for (const Change<Columns>& row : errors) {
    CAPTURE(std::string(row.name));
    Columns columns = binary({0.5, 0.25}, {1, 0});
    row.change(columns);
    CHECK(refused(columns) == std::string(row.expected));
  }
  const Change<Columns> notices[] = {
      {"two classes", [](Columns&) {}, ""},
      {"the positive alone",
       [](Columns& c) {
         c.truth = {1, 1};
       },
       "one-class-only: label=1, absent=negative"},
      {"the negative alone",
       [](Columns& c) {
         c.truth = {0, 0};
       },
       "one-class-only: label=0, absent=positive"},
      {"three classes",
       [](Columns& c) {
         c.names.emplace_back("2");
         c.truth = {0, 1, 2};
         c.scores[0] = {1, 2, 3};
       },
       "rest-is-negative: label=1"},
  };
  for (const Change<Columns>& row : notices) {
    CAPTURE(std::string(row.name));
    Columns columns = binary({0.5, 0.25}, {1, 0});
    row.change(columns);
    CHECK(notices_of(columns) == std::string(row.expected));
  }
}

TEST_CASE("the positive class of scores") {
  struct Case {
    std::vector<std::string> names;
    std::vector<std::int32_t> truth;
    const char* wanted;
    const char* positive;  ///< "none" if no case has it
  };
  const Case table[] = {
      {{"0", "1"}, {0, 1}, nullptr, "1"},      {{"0", "1"}, {0, 1}, "0", "0"},
      {{"1.0", "0"}, {0, 1}, nullptr, "1"},    {{"1.0", "1", "0"}, {0, 1, 2}, "1.00", "1"},
      {{"yes", "no"}, {0, 1}, nullptr, "yes"}, {{"spam", "ham"}, {0, 1}, nullptr, "spam"},
      {{"0"}, {0, 0}, nullptr, "none"},        {{"-1"}, {0}, nullptr, "none"},
      {{"No"}, {0}, nullptr, "none"},          {{"1"}, {0}, nullptr, "1"},
      {{"spam"}, {0}, nullptr, "spam"},        {{"spam"}, {0}, "ham", "none"},
      {{"a", "b", "c"}, {0, 1, 2}, "b", "b"},  {{"a", "b", "unused"}, {0, 1}, nullptr, "b"},
  };
  for (const Case& row : table) {
    CAPTURE(row.names[0]);
    ScoreColumns columns = binary(std::vector<double>(row.truth.size()), row.truth);
    columns.names = row.names;
    columns.positive.reset();
    if (row.wanted != nullptr) columns.positive.emplace(row.wanted);
    const ScoredCases cases = cases_of(columns);
    const bool is_there = cases.positive < cases.labels.size();
    CHECK((is_there ? cases.labels[cases.positive] : std::string("none")) == row.positive);
    for (std::size_t at = 0; at < cases.size; ++at) {
      CHECK((cases.is_positive[at] == 1) ==
            (static_cast<std::size_t>(cases.truth[at]) == cases.positive));
    }
  }
}

TEST_CASE("whether scores may be probabilities, by model") {
  ScoreColumns columns = binary({0, 1}, {0, 1});
  columns.models.assign({std::string("A"), std::string("B"), std::string("C")});
  columns.scores.push_back({0.5, 1.0000001});
  columns.scores.push_back({-0.0, 0.5});
  const ScoredCases cases = cases_of(columns);
  CHECK(cases.within_unit == std::vector<bool>{true, false, true});
  CHECK(cases.models == columns.models);
  CHECK(cases.whole_weights);
  CHECK(cases_of(binary({1, 2}, {0, 1})).models.empty());
  CHECK_FALSE(cases_of(binary({1, 2}, {0, 1}, {0.5, 1})).whole_weights);
}

TEST_CASE("errors and notices of probabilities") {
  using Columns = ProbabilityColumns;
  const Change<Columns> errors[] = {
      {"nothing", [](Columns&) {}, "taken"},
      {"no cases", [](Columns& c) { c.truth.clear(); }, "no-cases"},
      {"no classes", [](Columns& c) { c.labels.clear(); }, "no-classes"},
      {"too few rows",
       [](Columns& c) {
         c.probabilities = {0.5, 0.5};
       },
       "unequal-lengths: truth=2, probabilities=1"},
      {"too few weights", [](Columns& c) { c.weights = {1}; },
       "unequal-lengths: truth=2, weights=1"},
      {"a negative weight",
       [](Columns& c) {
         c.weights = {-1, 1};
       },
       "bad-weight: case=1"},
      {"a class twice", [](Columns& c) { c.labels[1] = " " + c.labels[0]; },
       "duplicate-label: label=class 0"},
      {"a label without a column", [](Columns& c) { c.names[1] = "other"; },
       "unknown-label: label=other, case=2"},
      {"an unknown positive class", [](Columns& c) { c.positive.emplace("other"); },
       "unknown-positive: label=other"},
      {"too many classes",
       [](Columns& c) {
         c.labels = numbered(2001);
         c.probabilities.assign(4002, 0);
       },
       "too-many-classes: found=2001, maximum=2000"},
      {"an infinite number", [](Columns& c) { c.probabilities[2] = infinite; },
       "infinite-number: case=2, column=1, value=inf"},
      {"no number, nor margin",
       [](Columns& c) {
         c.probabilities[1] = no_value;
         c.decision_values = true;
       },
       "infinite-number: case=1, column=2, value=nan"},
      {"a negative probability",
       [](Columns& c) {
         c.probabilities = {1.25, -0.25, 0.5, 0.5};
       },
       "probability-above-one: case=1, column=1, value=1.25"},
      {"a negative probability first",
       [](Columns& c) {
         c.probabilities = {-0.25, 1.25, 0.5, 0.5};
       },
       "negative-probability: case=1, column=1, value=-0.25"},
      {"a sum above 1",
       [](Columns& c) {
         c.probabilities = {0.5, 0.5, 0.5, 0.75};
       },
       "probabilities-do-not-sum: case=2, sum=1.25, difference=0.25"},
      {"a sum below 1",
       [](Columns& c) {
         c.probabilities = {0.5, 0.25, 0.5, 0.5};
       },
       "probabilities-do-not-sum: case=1, sum=0.75, difference=-0.25"},
      {"a sum of 0, normalised",
       [](Columns& c) {
         c.probabilities = {0, 0, 0.5, 0.5};
         c.normalise = true;
       },
       "probabilities-do-not-sum: case=1, sum=0, difference=-1"},
      {"a negative probability, normalised",
       [](Columns& c) {
         c.probabilities = {2, -1, 0.5, 0.5};
         c.normalise = true;
       },
       "negative-probability: case=1, column=2, value=-1"},
  };
  for (const Change<Columns>& row : errors) {
    CAPTURE(std::string(row.name));
    Columns columns = two_rows();
    row.change(columns);
    CHECK(refused(columns) == std::string(row.expected));
  }
  const Change<Columns> notices[] = {
      {"exact", [](Columns&) {}, ""},
      {"rounding in the last digits", [](Columns& c) { c.probabilities[1] += 1e-10; }, ""},
      {"a rounded print", [](Columns& c) { c.probabilities[3] += 5e-7; },
       "probabilities-sum: case=2, difference=5e-07"},
      {"margins",
       [](Columns& c) {
         c.probabilities = {3, -1, -2, 0.5};
       },
       "decision-values"},
      {"margins, as was said",
       [](Columns& c) {
         c.probabilities = {3, -1, -2, 0.5};
         c.decision_values = true;
       },
       ""},
      {"normalised",
       [](Columns& c) {
         c.probabilities = {3, 1, 2, 2};
         c.normalise = true;
       },
       ""},
  };
  for (const Change<Columns>& row : notices) {
    CAPTURE(std::string(row.name));
    Columns columns = two_rows();
    row.change(columns);
    CHECK(notices_of(columns) == std::string(row.expected));
  }
}

TEST_CASE("rows are divided by their sum if that is asked for") {
  ProbabilityColumns columns = two_rows();
  columns.probabilities = {3, 1, 5, 5};
  columns.normalise = true;
  CHECK(cases_of(columns).numbers == std::vector<double>{0.75, 0.25, 0.5, 0.5});
  columns.decision_values = true;
  CHECK(cases_of(columns).numbers == columns.probabilities);
}

TEST_CASE("a sum may differ from 1 by 10^-6") {
  ProbabilityColumns columns = two_rows();
  columns.probabilities[0] = 0.5 + 0.9e-6;
  CHECK(refused(columns) == "taken");
  columns.probabilities[0] = 0.5 + 1.1e-6;
  CHECK(refused(columns) == "probabilities-do-not-sum: case=1, sum=1.000001, difference=1.1e-06");
}

TEST_CASE("errors of label sets") {
  using Columns = LabelSetColumns;
  const Change<Columns> errors[] = {
      {"nothing", [](Columns&) {}, "taken"},
      {"no predicted sets", [](Columns& c) { c.predicted.clear(); }, "taken"},
      {"no scores", [](Columns& c) { c.scores.clear(); }, "taken"},
      {"neither",
       [](Columns& c) {
         c.predicted.clear();
         c.scores.clear();
       },
       "nothing-predicted"},
      {"no cases", [](Columns& c) { c.truth.clear(); }, "no-cases"},
      {"no labels", [](Columns& c) { c.labels.clear(); }, "no-cases"},
      {"too few predicted sets", [](Columns& c) { c.predicted.resize(2); },
       "unequal-lengths: truth=2, predicted=1"},
      {"too many scores", [](Columns& c) { c.scores.resize(6); },
       "unequal-lengths: truth=2, predicted=3"},
      {"too many weights",
       [](Columns& c) {
         c.weights = {1, 1, 1};
       },
       "unequal-lengths: truth=2, weights=3"},
      {"an infinite weight",
       [](Columns& c) {
         c.weights = {infinite, 1};
       },
       "bad-weight: case=1"},
      {"a label twice", [](Columns& c) { c.labels[1] = "a "; }, "duplicate-label: label=a"},
      {"too many labels", [](Columns& c) { c.labels = numbered(2001); },
       "too-many-classes: found=2001, maximum=2000"},
      {"a score that is no number", [](Columns& c) { c.scores[3] = no_value; },
       "nan-score: case=2, column=2"},
      {"infinite scores",
       [](Columns& c) {
         c.scores = {infinite, -infinite, 0, 0};
       },
       "taken"},
  };
  for (const Change<Columns>& row : errors) {
    CAPTURE(std::string(row.name));
    Columns columns = two_sets();
    row.change(columns);
    CHECK(refused(columns) == std::string(row.expected));
  }
}

TEST_CASE("rankings of single classes, of all classes and of one case") {
  const ScoredCases rows = cases_of(rows_of({0.5, 0.5, 0.25, 0.75, 1, 0}, {0, 1, 1}, 2));
  CHECK(rows.ranking(0).thresholds() == std::vector<double>{infinite, 1, 0.5, 0.25});
  CHECK(rows.ranking(0).true_positives() == std::vector<double>{0, 0, 1, 1});
  CHECK(rows.ranking(1).true_positives() == std::vector<double>{0, 1, 1, 2});
  CHECK(rows.ranking(2).positives() == 3);
  CHECK(rows.ranking(2).negatives() == 3);
  CHECK(&rows.ranking(2) == &rows.ranking(2));

  const ScoredCases sets = cases_of(two_sets());
  CHECK(sets.ranking_of_case(0).true_positives() == std::vector<double>{0, 1, 1});
  CHECK(sets.ranking_of_case(1).true_positives() == std::vector<double>{0, 0, 1});
  CHECK(sets.ranking(1).thresholds() == std::vector<double>{infinite, 0.25, -1});
}

TEST_CASE("the ranking of a class is that of its column, in any order of requests") {
  std::mt19937_64 random(23);
  const std::size_t size = 300;
  for (const std::size_t width : {2U, 8U, 9U, 19U}) {
    for (const bool is_weighted : {false, true}) {
      CAPTURE(width);
      CAPTURE(is_weighted);
      LabelSetColumns sets;
      sets.labels = numbered(width);
      for (std::size_t at = 0; at < size * width; ++at) {
        sets.truth.push_back(random() % 3 == 0);
        sets.scores.push_back(static_cast<double>(random() % 100) - 50);
      }
      for (std::size_t at = 0; is_weighted && at < size; ++at) {
        sets.weights.push_back(static_cast<double>(random() % 8) / 4);
      }
      const ScoredCases cases = cases_of(sets);
      std::vector<std::size_t> order;
      for (std::size_t label = 0; label <= width; ++label) order.push_back(label);
      std::shuffle(order.begin(), order.end(), random);
      for (const std::size_t label : order) {
        CAPTURE(label);
        std::vector<double> scores, weights;
        std::vector<std::uint8_t> belonging;
        for (std::size_t at = 0; at < size * width; ++at) {
          if (label < width && at % width != label) continue;
          scores.push_back(sets.scores[at]);
          belonging.push_back(sets.truth[at]);
          if (is_weighted) weights.push_back(sets.weights[at / width]);
        }
        const Ranking expected(scores, belonging, weights);
        const Ranking& found = cases.ranking(label);
        CHECK(found.thresholds() == expected.thresholds());
        CHECK(found.true_positives() == expected.true_positives());
        CHECK(found.false_positives() == expected.false_positives());
      }
    }
  }
}
