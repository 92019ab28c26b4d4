#include "doubts/doubts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "codes.hpp"
#include "data/dataset.hpp"
#include "data/scored_cases.hpp"
#include "matrices.hpp"

using namespace deconfuse;

namespace {

using Names = std::vector<std::string>;
using Codes = std::vector<std::int32_t>;

Dataset labelled(Names names, Codes truth, Codes predicted) {
  LabelColumns columns;
  columns.names = std::move(names);
  columns.truth = std::move(truth);
  columns.predicted = std::move(predicted);
  return std::get<Dataset>(count_cases(std::move(columns)));
}

/// Cases of several classes; a share of them is predicted right.
struct Sample {
  Codes truth;
  Codes predicted;
};
Sample sample(int classes, int cases, double right, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::uniform_int_distribution<std::int32_t> any(0, classes - 1);
  std::bernoulli_distribution is_right(right);
  Sample made;
  for (int at = 0; at < cases; ++at) {
    made.truth.push_back(any(random));
    made.predicted.push_back(is_right(random) ? made.truth.back() : any(random));
  }
  return made;
}

Dataset matrix_of(Names labels, std::vector<double> counts) {
  CountTable table;
  table.rows = table.columns = labels.size();
  table.counts = std::move(counts);
  table.labels = std::move(labels);
  return std::get<Dataset>(take_counts(std::move(table)));
}

ScoredCases scored(Codes truth, std::vector<double> scores, std::string name = "score",
                   Names labels = {"no", "yes"}) {
  ScoreColumns columns;
  columns.names = std::move(labels);
  columns.truth = std::move(truth);
  columns.models = {std::move(name)};
  columns.scores = {std::move(scores)};
  return std::get<ScoredCases>(take_scores(std::move(columns)));
}

/// Scores from 0 to 1 that rank the cases by the truth, except for noise.
std::vector<double> scores_for(const Codes& truth, double noise = 0.6, unsigned seed = 1) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> any(0, noise);
  std::vector<double> scores;
  for (const std::int32_t label : truth)
    scores.push_back(std::min(1.0, (1 - noise) * label + any(random)));
  return scores;
}

template <class Data>
std::optional<Doubt> raised(const Data& data, const std::string& code) {
  for (const Doubt& doubt : doubts_about(data)) {
    if (code_text(doubt.code) == code) return doubt;
  }
  return std::nullopt;
}

template <class Data>
bool is_likely(const Data& data, const std::string& code) {
  const auto doubt = raised(data, code);
  return doubt && doubt->sure == Sureness::likely;
}

std::string parameter(const std::optional<Doubt>& doubt, const std::string& name) {
  return doubt ? deconfuse::parameter(doubt->parameters, name) : "no doubt";
}

}  // namespace

TEST_CASE("Predictions shifted by one row agree with the neighbouring rows") {
  const auto [truth, predicted] = sample(2, 60, 0.9);
  for (const int by : {1, -1}) {
    Codes shifted = predicted;
    std::rotate(shifted.begin(), by > 0 ? shifted.end() - 1 : shifted.begin() + 1, shifted.end());
    const auto doubt = raised(labelled({"a", "b"}, truth, shifted), "predictions-shifted");
    REQUIRE(doubt);
    CHECK(doubt->sure == Sureness::likely);
    CHECK(std::get<ShiftPredictions>(doubt->remedy).rows == by);
    CHECK(parameter(doubt, "cases") == "59");
  }
  CHECK_FALSE(raised(labelled({"a", "b"}, truth, predicted), "predictions-shifted"));
}

TEST_CASE("Sorted data, in which neighbours are equal, do not count as shifted") {
  Codes truth(50, 0), predicted(50, 0);
  truth.insert(truth.end(), 50, 1);
  predicted.insert(predicted.end(), 50, 1);
  predicted[10] = predicted[70] = 1 - predicted[10];
  CHECK_FALSE(raised(labelled({"a", "b"}, truth, predicted), "predictions-shifted"));
}

TEST_CASE(
    "Predictions that are all wrong agree better with any other row, but do not count as shifted") {
  Sample made = sample(2, 400, 1);
  for (std::int32_t& label : made.predicted) label = 1 - label;
  CHECK_FALSE(raised(labelled({"a", "b"}, made.truth, made.predicted), "predictions-shifted"));
}

TEST_CASE("Scores and probabilities may be shifted too") {
  const auto [truth, _] = sample(2, 80, 1);
  std::vector<double> scores = scores_for(truth);
  std::rotate(scores.begin(), scores.end() - 1, scores.end());
  CHECK(is_likely(scored(truth, scores), "predictions-shifted"));
}

TEST_CASE("Many cases without an error are likely a copy of the truth, few are not") {
  const auto [truth, _] = sample(3, 40, 1);
  CHECK(is_likely(labelled({"a", "b", "c"}, truth, truth), "predictions-equal-truth"));
  const Codes some(truth.begin(), truth.begin() + 15), few(truth.begin(), truth.begin() + 5);
  CHECK(raised(labelled({"a", "b", "c"}, some, some), "predictions-equal-truth")->sure ==
        Sureness::possible);
  CHECK_FALSE(raised(labelled({"a", "b", "c"}, few, few), "predictions-equal-truth"));
  CHECK_FALSE(raised(labelled({"a"}, Codes(40, 0), Codes(40, 0)), "predictions-equal-truth"));
  // A doubt about one of two classifiers.
  LabelColumns columns;
  columns.names = {"a", "b", "c"};
  columns.models = {"one", "other"};
  columns.truth = truth;
  columns.others = {truth};
  columns.predicted = sample(3, 40, 0.5, 2).predicted;
  CHECK(parameter(raised(std::get<Dataset>(count_cases(columns)), "predictions-equal-truth"),
                  "model") == "other");
}

TEST_CASE("An area far below one half shows reversed scores") {
  const auto [truth, _] = sample(2, 60, 1);
  std::vector<double> scores = scores_for(truth);
  CHECK_FALSE(raised(scored(truth, scores), "scores-reversed"));
  for (double& score : scores) score = 1 - score;
  const auto doubt = raised(scored(truth, scores), "scores-reversed");
  REQUIRE(doubt);
  CHECK(std::get<ReverseScores>(doubt->remedy).models == std::vector<std::size_t>{0});
  CHECK(parameter(doubt, "positive") == "yes");
  // Five cases are not enough.
  CHECK_FALSE(raised(scored({0, 0, 1, 1, 1}, {0.9, 0.8, 0.1, 0.2, 0.3}), "scores-reversed"));
}

TEST_CASE("A column named after the negative class holds its probabilities") {
  const auto [truth, _] = sample(2, 60, 1);
  std::vector<double> scores = scores_for(truth);
  for (double& score : scores) score = 1 - score;
  CHECK(is_likely(scored(truth, scores, "prob_no"), "probabilities-of-the-other-class"));
  CHECK_FALSE(raised(scored(truth, scores, "prob_no"), "scores-reversed"));
  CHECK(is_likely(scored(truth, scores, "p0", {"0", "1"}), "probabilities-of-the-other-class"));
  CHECK_FALSE(raised(scored(truth, scores, "p10", {"0", "1"}), "probabilities-of-the-other-class"));
  CHECK_FALSE(raised(scored(truth, scores, "casino"), "probabilities-of-the-other-class"));
}

TEST_CASE(
    "Columns of probabilities that match other classes are found, unless this may be chance") {
  const auto [truth, _] = sample(3, 60, 1);
  ProbabilityColumns columns;
  columns.names = columns.labels = {"a", "b", "c"};
  columns.truth = truth;
  ProbabilityColumns fitting = columns, chance = columns;
  std::mt19937 random(3);
  std::uniform_int_distribution<int> any(0, 2);
  for (const std::int32_t label : truth) {
    const int guess = any(random);
    for (int column = 0; column < 3; ++column) {
      columns.probabilities.push_back(column == (label + 1) % 3 ? 0.6 : 0.2);
      fitting.probabilities.push_back(column == label ? 0.6 : 0.2);
      chance.probabilities.push_back(column == guess ? 0.6 : 0.2);
    }
  }
  const auto of = [](ProbabilityColumns given) {
    return std::get<ScoredCases>(take_probabilities(std::move(given)));
  };
  const auto doubt = raised(of(columns), "probability-columns-permuted");
  REQUIRE(doubt);
  CHECK(std::get<NameColumns>(doubt->remedy).labels == Names{"c", "a", "b"});
  CHECK(parameter(doubt, "otherwise") == "1");
  CHECK(parameter(doubt, "asNamed") == "0");
  CHECK_FALSE(raised(of(fitting), "probability-columns-permuted"));
  CHECK_FALSE(raised(of(chance), "probability-columns-permuted"));
}

TEST_CASE("Scores with two values are predicted classes") {
  const Codes truth{0, 1, 0, 1, 0, 1, 0, 1, 0, 1};
  const std::vector<double> codes{0, 1, 1, 1, 0, 0, 0, 1, 0, 1};
  CHECK(is_likely(scored(truth, codes), "scores-are-labels"));
  CHECK(std::get<TakeScoresForLabels>(raised(scored(truth, codes), "scores-are-labels")->remedy)
            .positive == "1");
  // With three classes, the class that was predicted in place of the positive one is unknown.
  ScoreColumns columns;
  columns.names = {"no", "yes", "maybe"};
  columns.positive = "yes";
  columns.truth = {0, 1, 2, 1, 0, 1, 2, 1, 0, 1};
  columns.models = {""};
  columns.scores = {codes};
  const auto doubt =
      raised(std::get<ScoredCases>(take_scores(std::move(columns))), "scores-are-labels");
  REQUIRE(doubt);
  CHECK(std::holds_alternative<std::monostate>(doubt->remedy));
  std::vector<double> more = codes;
  more[3] = 0.5;
  CHECK_FALSE(raised(scored(truth, more), "scores-are-labels"));
}

TEST_CASE("Probabilities that are never below one half may be those of the predicted class") {
  const auto [truth, _] = sample(2, 80, 1);
  std::mt19937 random(5);
  std::uniform_real_distribution<double> any(0.5, 1);
  std::vector<double> scores;
  for (std::size_t at = 0; at < truth.size(); ++at) scores.push_back(any(random));
  CHECK(is_likely(scored(truth, scores), "confidence-not-score"));
  scores[0] = 0.4;
  CHECK_FALSE(raised(scored(truth, scores), "confidence-not-score"));
}

TEST_CASE("Data pasted twice are found; alternating cases are not taken for that") {
  const auto [truth, predicted] = sample(2, 20, 0.7);
  Codes twice = truth, predicted_twice = predicted;
  twice.insert(twice.end(), truth.begin(), truth.end());
  predicted_twice.insert(predicted_twice.end(), predicted.begin(), predicted.end());
  const auto doubt = raised(labelled({"a", "b"}, twice, predicted_twice), "pasted-twice");
  REQUIRE(doubt);
  CHECK(std::get<KeepCases>(doubt->remedy).count == 20);
  predicted_twice.back() = 1 - predicted_twice.back();
  CHECK_FALSE(raised(labelled({"a", "b"}, twice, predicted_twice), "pasted-twice"));
  Codes alternating;
  for (int at = 0; at < 40; ++at) alternating.push_back(at % 2);
  CHECK_FALSE(raised(labelled({"a", "b"}, alternating, alternating), "pasted-twice"));
}

TEST_CASE("Names on one side and numbers on the other are paired in alphabetical order") {
  // dog, cat, bird and 0, 1, 2.
  const Codes truth{0, 1, 2, 0, 1, 2, 0, 1, 2, 0};
  const Codes predicted{5, 4, 3, 5, 4, 3, 5, 4, 3, 4};
  const Dataset data = labelled({"dog", "cat", "bird", "0", "1", "2"}, truth, predicted);
  const auto doubt = raised(data, "codes-for-labels");
  REQUIRE(doubt);
  CHECK(parameter(doubt, "pairing") == "0 = bird, 1 = cat, 2 = dog");
  CHECK(parameter(doubt, "agreement") == "0.9");
  CHECK(parameter(doubt, "by") == "alphabet");
  CHECK(doubt->sure == Sureness::likely);
  CHECK_FALSE(raised(data, "booleans-for-codes"));
}

TEST_CASE("Codes that fit far better in another order are paired by agreement") {
  const Codes truth{0, 1, 0, 1, 0, 1}, predicted{2, 3, 2, 3, 2, 3};
  const auto doubt =
      raised(labelled({"spam", "ham", "0", "1"}, truth, predicted), "codes-for-labels");
  CHECK(parameter(doubt, "pairing") == "0 = spam, 1 = ham");
  CHECK(parameter(doubt, "by") == "agreement");
  // The codes may also be clusters.
  CHECK(doubt->sure == Sureness::possible);
}

TEST_CASE("Truth values are paired with 1 and 0") {
  const Codes truth{0, 1, 0, 1}, predicted{2, 3, 3, 3};
  const auto doubt =
      raised(labelled({"True", "False", "1", "0"}, truth, predicted), "booleans-for-codes");
  REQUIRE(doubt);
  CHECK(parameter(doubt, "pairing") == "0 = False, 1 = True");
  CHECK_FALSE(
      raised(labelled({"True", "False", "1", "2"}, truth, predicted), "booleans-for-codes"));
}

TEST_CASE("A different class for each case is no class") {
  Names names{"cat", "dog"};
  Codes truth, predicted;
  for (int at = 0; at < 20; ++at) {
    names.push_back("img_" + std::to_string(at) + ".png");
    truth.push_back(at + 2);
    predicted.push_back(at % 2);
  }
  const auto doubt = raised(labelled(names, truth, predicted), "labels-all-different");
  CHECK(parameter(doubt, "example") == "img_0.png");
  CHECK(parameter(doubt, "side") == "truth");
  CHECK_FALSE(raised(labelled({"a", "b"}, {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1},
                              {0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1}),
                     "labels-all-different"));
}

TEST_CASE("A spelling that occurs on one side only is likely a variant of another class") {
  struct Spelling {
    const char* stray;
    const char* kept;
  };
  for (const Spelling& spelling : {Spelling{"cat.", "cat"},
                                   {"Cat", "cat"},
                                   {"ca", "cat"},
                                   {"vrsicolor", "versicolor"},
                                   {"sí", "si"},
                                   {"New  York", "New York"},
                                   {"Iris-setosa", "setosa"}}) {
    CAPTURE(spelling.stray);
    // The stray spelling occurs only in the truth; "setosa" is not true in any other case.
    const bool is_prefix = std::string(spelling.stray).ends_with("-setosa");
    const Dataset data = labelled({spelling.stray, spelling.kept, "other"},
                                  {0, is_prefix ? 0 : 1, 2, is_prefix ? 0 : 1}, {1, 1, 2, 1});
    const auto doubt = raised(data, "labels-nearly-equal");
    REQUIRE(doubt);
    CHECK(doubt->sure == Sureness::likely);
    CHECK(parameter(doubt, "others") == "0");
  }
  for (const Spelling& spelling : {Spelling{"class 1", "class 2"},
                                   {"A", "B"},
                                   {"type I", "type II"},
                                   {"-1", "1"},
                                   {"female", "male"},
                                   {"rat", "cat"},
                                   {"not spam", "spam"}}) {
    CAPTURE(spelling.stray);
    CHECK_FALSE(
        raised(labelled({spelling.stray, spelling.kept, "other"}, {0, 1, 2, 1}, {1, 1, 2, 1}),
               "labels-nearly-equal"));
  }
  // Both sides use both spellings, so these are two classes that only look similar.
  const Dataset letters = labelled({"a", "A"}, {0, 1, 0, 1}, {0, 1, 1, 0});
  CHECK(raised(letters, "labels-nearly-equal")->sure == Sureness::possible);
  CHECK_FALSE(raised(labelled({"cart", "cat"}, {0, 1, 0, 1}, {0, 1, 1, 0}), "labels-nearly-equal"));
}

TEST_CASE("Sums in the last row and column are not a class") {
  CHECK(
      is_likely(matrix_of({"a", "b", "all"}, {5, 1, 6, 2, 4, 6, 7, 5, 12}), "totals-among-counts"));
  CHECK_FALSE(
      raised(matrix_of({"a", "b", "c"}, {5, 1, 6, 2, 4, 6, 7, 5, 13}), "totals-among-counts"));
  CHECK_FALSE(raised(dataset_of(2, {0, 0, 0, 0}), "totals-among-counts"));
}

TEST_CASE("Rows, columns or a total that sum to 100 or 1 may be percentages") {
  const auto of = [](std::vector<double> counts) {
    return raised(dataset_of(2, std::move(counts)), "counts-are-percentages");
  };
  CHECK(parameter(of({90.5, 9.5, 20, 80}), "of") == "rows");
  CHECK(of({90.5, 9.5, 20, 80})->sure == Sureness::likely);
  CHECK(of({90, 10, 20, 80})->sure == Sureness::possible);
  CHECK(of({90, 11, 20, 80})->sure == Sureness::likely);
  CHECK(parameter(of({0.9, 0.2, 0.1, 0.8}), "of") == "columns");
  CHECK(parameter(of({0.4, 0.1, 0.2, 0.3}), "of") == "all");
  CHECK_FALSE(of({40, 10, 20, 30}));
  CHECK_FALSE(of({1, 0, 0, 1}));
  CHECK_FALSE(of({0, 0, 0, 0}));
}

TEST_CASE("Rows may be predictions if the text does not say what they are") {
  CountTable table;
  table.rows = table.columns = 2;
  table.counts = {5, 1, 2, 4};
  table.orientation_assumed = true;
  const auto taken = [](CountTable given) {
    return std::get<Dataset>(take_counts(std::move(given)));
  };
  CHECK(parameter(raised(taken(table), "orientation-not-stated"), "rows") == "truth");
  // A word in the corner may name either axis.
  table.orientation_assumed = false;
  table.named_by_corner = table.truth_in_columns = true;
  const auto doubt = raised(taken(table), "orientation-not-stated");
  CHECK(parameter(doubt, "rows") == "predicted");
  REQUIRE(doubt);
  CHECK_FALSE(std::get<ExchangeAxes>(doubt->remedy).truth_in_columns);
  table.counts = {5, 1, 1, 4};
  CHECK_FALSE(raised(taken(table), "orientation-not-stated"));
  CHECK_FALSE(raised(dataset_of(2, {5, 1, 2, 4}), "orientation-not-stated"));
}

TEST_CASE("Words for grades have an order, in four languages and with Roman numerals") {
  const auto ordered = [](Names labels) {
    const std::size_t size = labels.size();
    return parameter(raised(matrix_of(std::move(labels), std::vector<double>(size * size, 1)),
                            "classes-out-of-order"),
                     "ordered");
  };
  CHECK(ordered({"high", "low", "medium"}) == "low, medium, high");
  CHECK(ordered({"Alto", "Bajo", "Medio"}) == "Bajo, Medio, Alto");
  CHECK(ordered({"hoch", "mittel", "niedrig"}) == "niedrig, mittel, hoch");
  CHECK(ordered({"élevé", "faible", "moyen"}) == "faible, moyen, élevé");
  CHECK(ordered({"L", "M", "S", "XL"}) == "S, M, L, XL");
  CHECK(ordered({"Stage I", "Stage III", "Stage IX", "Stage V"}) ==
        "Stage I, Stage III, Stage V, Stage IX");
  CHECK(ordered({"Apr", "Feb", "Jan", "Mar"}) == "Jan, Feb, Mar, Apr");
  CHECK(ordered({"low", "medium", "high"}) == "no doubt");
  CHECK(ordered({"dog", "cat", "bird"}) == "no doubt");
  CHECK(ordered({"high", "low"}) == "no doubt");
}

TEST_CASE("Numbered classes with a gap may count by rank or by value") {
  const auto missing = [](Names labels) {
    const std::size_t size = labels.size();
    return parameter(raised(matrix_of(std::move(labels), std::vector<double>(size * size, 1)),
                            "classes-with-gap"),
                     "missing");
  };
  CHECK(missing({"1", "2", "4", "5"}) == "3");
  CHECK(missing({"0", "2", "5"}) == "1, 3, 4");
  CHECK(missing({"1", "2", "3"}) == "no doubt");
  CHECK(missing({"1", "3"}) == "no doubt");
  CHECK(missing({"101", "205", "330"}) == "no doubt");
  CHECK(missing({"1", "2", "b"}) == "no doubt");
}

TEST_CASE("Classes that occur on one side only are reported") {
  const Dataset data = labelled({"a", "b", "unknown"}, {0, 1, 0, 1}, {0, 0, 2, 0});
  CHECK(parameter(raised(data, "class-never-true"), "class") == "unknown");
  CHECK(parameter(raised(data, "class-never-true"), "cases") == "1");
  CHECK(parameter(raised(data, "class-never-predicted"), "class") == "b");
  CHECK(parameter(raised(data, "class-never-predicted"), "cases") == "2");
  // A variant spelling is reported as a spelling.
  const Dataset spelt = labelled({"cat", "dog", "Cat"}, {0, 1, 0, 1, 0, 1}, {2, 1, 2, 1, 2, 1});
  CHECK(is_likely(spelt, "labels-nearly-equal"));
  CHECK_FALSE(raised(spelt, "class-never-true"));
  CHECK_FALSE(raised(spelt, "class-never-predicted"));
}

TEST_CASE("Few cases on which classifiers disagree do not show which is better") {
  const auto doubted = [](int first, int second) {
    LabelColumns columns;
    columns.names = {"a", "b"};
    columns.models = {"one", "other"};
    columns.others.resize(1);
    for (int at = 0; at < first + second; ++at) {
      columns.truth.push_back(0);
      columns.predicted.push_back(at < first ? 0 : 1);
      columns.others[0].push_back(at < first ? 1 : 0);
    }
    return raised(std::get<Dataset>(count_cases(std::move(columns))), "few-cases");
  };
  CHECK(parameter(doubted(3, 1), "p") == "0.625");
  CHECK_FALSE(doubted(12, 1));
  CHECK_FALSE(doubted(2, 2));
}

TEST_CASE("Few scored cases do not show which model is better") {
  const auto doubted = [](int size) {
    const Codes truth = sample(2, size, 1).truth;
    ScoreColumns columns;
    columns.names = {"no", "yes"};
    columns.truth = truth;
    columns.models = {"one", "other"};
    columns.scores = {scores_for(truth, 0.8, 2), scores_for(truth, 0.9, 3)};
    return raised(std::get<ScoredCases>(take_scores(std::move(columns))), "few-cases");
  };
  const auto doubt = doubted(20);
  REQUIRE(doubt);
  CHECK(parameter(doubt, "firstArea") != parameter(doubt, "secondArea"));
  CHECK(std::stod(parameter(doubt, "p")) > 0.05);
  CHECK(doubt->sure == Sureness::possible);
  CHECK_FALSE(doubted(2000));
}

TEST_CASE("The likeliest doubts come first") {
  const auto [truth, predicted] = sample(2, 20, 0.7);
  Codes twice = truth, predicted_twice = predicted;
  twice.insert(twice.end(), truth.begin(), truth.end());
  predicted_twice.insert(predicted_twice.end(), predicted.begin(), predicted.end());
  Names names{"high", "low"};
  names.push_back("never");
  predicted_twice[0] = predicted_twice[20] = 2;
  const auto doubts = doubts_about(labelled(names, twice, predicted_twice));
  REQUIRE(doubts.size() >= 2);
  CHECK(doubts.front().sure == Sureness::likely);
  CHECK(doubts.back().sure == Sureness::possible);
}
