#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "api/deconfuse.hpp"

using namespace deconfuse::api;

namespace {

using Texts = std::vector<std::string>;

Data data_of(const Result<Data>& result) {
  REQUIRE(std::holds_alternative<Data>(result));
  return std::get<Data>(result);
}

template <class Value>
std::string code_of(const Result<Value>& result) {
  const auto* error = std::get_if<Error>(&result);
  return error == nullptr ? "" : error->code;
}

std::vector<double> values_of(const Data& data, const std::string& id,
                              const Options& options = {}) {
  const auto result = report_of(data, options, {id});
  REQUIRE(std::holds_alternative<Report>(result));
  const Metric* metric = std::get<Report>(result).find(id);
  REQUIRE(metric != nullptr);
  return metric->values;
}

const Matrix pets{{{4, 1}, {1, 7}}, Texts{"cat", "dog"}};

}  // namespace

TEST_CASE("text, labels and a matrix of the same cases have the same metrics") {
  const Data matrix = data_of(take(pets));
  const Data text = data_of(read(",cat,dog\ncat,4,1\ndog,1,7\n"));
  Labels labels;
  for (int at = 0; at < 13; ++at) {
    labels.truth.emplace_back(at < 5 ? "cat" : "dog");
    labels.predicted.emplace_back(at < 4 || at == 5 ? "cat" : "dog");
  }
  const Data cases = data_of(take(labels));
  for (const Data& data : {matrix, text, cases}) {
    CHECK(data.labels() == Texts{"cat", "dog"});
    CHECK(data.predicted_labels() == Texts{"cat", "dog"});
    CHECK(values_of(data, "confusion_matrix") == std::vector<double>{4, 1, 1, 7});
    CHECK(values_of(data, "f1") == std::vector<double>{0.8, 0.875});
    CHECK(values_of(data, "f1_macro").front() == doctest::Approx(67.0 / 80));
  }
}

TEST_CASE("a report has every metric that applies, or the requested ones") {
  const Data data = data_of(take(pets));
  const auto all = std::get<Report>(report_of(data));
  CHECK(all.metrics.size() > 150);
  CHECK(all.find("roc_auc") == nullptr);
  CHECK(all.find("kappa_landis_koch")->words.front() == "Substantial");
  const auto two = std::get<Report>(report_of(data, {}, {"recall", "accuracy", "no such metric"}));
  CHECK(two.metrics.size() == 2);
  CHECK(two.find("accuracy")->values == std::vector<double>{11.0 / 13});
}

TEST_CASE("the options decide the value of 0/0") {
  const Data data = data_of(take(Matrix{{{3, 0}, {2, 0}}}));
  CHECK(data.labels() == Texts{"1", "2"});
  CHECK(values_of(data, "precision") == std::vector<double>{0.6, 0});
  Options options;
  options.zero_division = ZeroDivision::one;
  CHECK(values_of(data, "precision", options) == std::vector<double>{0.6, 1});
  options.zero_division = ZeroDivision::undefined;
  CHECK(std::isnan(values_of(data, "precision", options)[1]));
  const auto report = std::get<Report>(report_of(data, options, {"precision"}));
  REQUIRE(report.metrics.front().undefined.size() == 1);
  CHECK(report.metrics.front().undefined.front().label == 1);
  CHECK(report.metrics.front().undefined.front().reason == "zero-denominator");
}

TEST_CASE("other options reach the metrics") {
  const Data data = data_of(take(pets));
  Options options;
  options.base = std::exp(1.0);
  options.beta = 2;
  options.level = 0.5;
  CHECK(values_of(data, "entropy_true", options).front() < 0.7);
  CHECK(values_of(data_of(take(Matrix{{{4, 2}, {1, 7}}})), "f_beta", options).front() ==
        doctest::Approx(5 * 4.0 / (5 * 4 + 4 * 2 + 1)));
  const auto narrow = values_of(data, "accuracy_ci_wald", options);
  const auto wide = values_of(data, "accuracy_ci_wald");
  CHECK(narrow[1] - narrow[0] < wide[1] - wide[0]);
}

TEST_CASE("options beyond their range are refused") {
  const Data data = data_of(take(pets));
  constexpr double infinite = std::numeric_limits<double>::infinity();
  const auto refused = [&](const auto& change) {
    Options options;
    change(options);
    CHECK(code_of(report_of(data, options)) == "bad-option");
    CHECK(code_of(derive(data, "accuracy", 0, 0, options)) == "bad-option");
  };
  refused([](Options& options) { options.base = 1; });
  refused([](Options& options) { options.base = 0; });
  refused([](Options& options) { options.base = infinite; });
  refused([](Options& options) { options.beta = -1; });
  refused([](Options& options) { options.beta = infinite; });
  refused([](Options& options) { options.level = 0; });
  refused([](Options& options) { options.level = 1; });
  refused([](Options& options) { options.threshold = infinite; });
  refused([](Options& options) { options.max_fpr = 0; });
  refused([](Options& options) { options.max_fpr = 1.5; });
  refused([](Options& options) { options.bins = 0; });
  refused([](Options& options) { options.bins = 10'001; });
  refused([](Options& options) { options.k = 0; });
}

TEST_CASE("a derivation has the fraction and the formula with and without numbers") {
  const Data data = data_of(take(pets));
  const auto f1 = std::get<std::optional<Derivation>>(derive(data, "f1", 1));
  REQUIRE(f1);
  CHECK(f1->fraction == "7/8");
  CHECK(f1->value == 0.875);
  CHECK(!f1->formula.value);
  CHECK(f1->formula.operation == f1->substituted.operation);
  CHECK(!f1->substituted.terms.empty());
  CHECK(f1->undefined.empty());
  const auto cell = std::get<std::optional<Derivation>>(derive(data, "confusion_matrix", 0, 1));
  REQUIRE(cell);
  CHECK(cell->value == 1);
  const auto missing = [&](const char* id, std::size_t label, std::size_t column = 0) {
    return !std::get<std::optional<Derivation>>(derive(data, id, label, column));
  };
  const auto rand = std::get<std::optional<Derivation>>(derive(data, "rand_index"));
  REQUIRE(!rand->definitions.empty());
  CHECK(!rand->definitions.front().quantity.symbol.empty());
  CHECK(!rand->definitions.front().substituted.terms.empty());
  const auto interval = std::get<std::optional<Derivation>>(derive(data, "accuracy_ci_wald"));
  CHECK(interval->upper > interval->value);
  const auto pairs =
      std::get<std::optional<Derivation>>(derive(data, "pair_confusion_matrix", 1, 1));
  REQUIRE(pairs);
  CHECK(missing("pair_confusion_matrix", 2, 0));
  CHECK(missing("f1", 2));
  CHECK(missing("confusion_matrix", 0, 2));
  CHECK(missing("accuracy", 1));
  CHECK(missing("roc_auc", 0));
  CHECK(missing("no such metric", 0));
}

TEST_CASE("scores have areas and curves") {
  Scores scores;
  scores.truth = {"no", "yes", "no", "yes"};
  scores.scores = {0.1, 0.4, 0.35, 0.8};
  const Data data = data_of(take(scores));
  CHECK(values_of(data, "roc_auc").front() == 1);
  Options options;
  options.threshold = 0.38;
  CHECK(values_of(data, "confusion_matrix_at_threshold", options) ==
        std::vector<double>{2, 0, 0, 2});
  const auto decisions = [&](std::size_t label, std::size_t column) {
    return std::get<std::optional<Derivation>>(
        derive(data, "confusion_matrix_at_threshold", label, column, options));
  };
  CHECK(decisions(0, 0)->value == 2);
  CHECK(decisions(0, 1)->value == 0);
  CHECK(decisions(1, 0)->value == 0);
  CHECK(decisions(1, 1)->value == 2);
  CHECK(!decisions(2, 0));
  CHECK(!decisions(0, 2));
  const auto roc = std::get<std::optional<Curve>>(curve_of(data, "roc_curve"));
  REQUIRE(roc);
  CHECK(roc->x.size() == roc->y.size());
  CHECK(roc->x.size() == roc->threshold.size());
  CHECK(roc->x.back() == 1);
  CHECK(roc->y.back() == 1);
  CHECK(roc->z.empty());
  const auto has_curve = [](const Data& of, const char* id, std::size_t label = 0) {
    return std::get<std::optional<Curve>>(curve_of(of, id, label)).has_value();
  };
  CHECK(!has_curve(data, "roc_curve", 1));
  CHECK(!has_curve(data, "roc_auc"));
  CHECK(!has_curve(data, "no such curve"));
  CHECK(!has_curve(data_of(take(pets)), "roc_curve"));
  options.beta = 0;
  const auto f0 = std::get<std::optional<Curve>>(curve_of(data, "f_curve", 0, options));
  options.beta = 2;
  const auto f2 = std::get<std::optional<Curve>>(curve_of(data, "f_curve", 0, options));
  CHECK(f0->y != f2->y);
  options.beta = -1;
  CHECK(code_of(curve_of(data, "f_curve", 0, options)) == "bad-option");
  CHECK(!std::get<std::optional<Curve>>(curve_of(data, "kolmogorov_smirnov_curve"))->z.empty());
  const auto auc = std::get<std::optional<Derivation>>(derive(data, "roc_auc"));
  REQUIRE(auc);
  CHECK(auc->fraction == "1");
}

TEST_CASE("probabilities have a curve for each class") {
  Probabilities probabilities;
  probabilities.truth = {"a", "b", "c", "a"};
  probabilities.labels = {"a", "b", "c"};
  probabilities.probabilities = {
      {0.5, 0.25, 0.25}, {0.25, 0.5, 0.25}, {0.25, 0.25, 0.5}, {0.75, 0.125, 0.125}};
  const Data data = data_of(take(probabilities));
  CHECK(values_of(data, "roc_auc_class") == std::vector<double>{1, 1, 1});
  CHECK(std::get<std::optional<Curve>>(curve_of(data, "roc_curve", 2)));
  CHECK(!std::get<std::optional<Curve>>(curve_of(data, "roc_curve", 3)));
  const Data text = data_of(read("truth,a,b\na,0.75,0.25\nb,0.5,0.5\n"));
  CHECK(text.labels() == Texts{"a", "b"});
}

TEST_CASE("assumptions are reported in notices") {
  CHECK(data_of(read("cat,cat\ndog,Dog\ndog,dog\n")).notices() == Texts{"labels-differ-in-case"});
  CHECK(data_of(read("truth,score\n1,0.5\n0,0.25\n")).labels() == Texts{"0", "1"});
}

TEST_CASE("data are refused with a code, and text with its place") {
  const auto text = read("a,b\nc,\"d\n");
  REQUIRE(std::holds_alternative<Error>(text));
  const Error& error = std::get<Error>(text);
  CHECK(error.code == "unclosed-quote");
  CHECK(error.line == 2);
  CHECK(error.column == 3);
  CHECK(error.expected == "closing-quote");
  CHECK(!error.excerpt.empty());
  CHECK(code_of(take(Labels{{"a"}, {"a", "b"}})) == "unequal-lengths");
  CHECK(code_of(take(Matrix{{{1, 2}, {3}}})) == "ragged-rows");
  CHECK(code_of(take(Matrix{{}})) == "empty-matrix");
  CHECK(code_of(take(Matrix{{{1, -2}, {3, 4}}})) == "negative-count");
  CHECK(code_of(take(Scores{{"a", "b"}, {0.5, std::nan("")}})) == "nan-score");
  CHECK(code_of(take(Probabilities{{"a"}, {"a", "b"}, {{0.5, 0.5}, {1}}})) == "ragged-rows");
  CHECK(code_of(take(Probabilities{{"a"}, {"a", "b"}, {{0.5, 0.25}}})) ==
        "probabilities-do-not-sum");
}

TEST_CASE("text of a kind that this interface lacks is refused") {
  CHECK(code_of(read("p = [0.5, 0.5]\nq = [0.25, 0.75]\n")) == "bad-option");
  CHECK(code_of(read("class,TP,FP,FN\na,3,1,2\nb,4,2,1\n")) == "bad-option");
}

TEST_CASE("the catalogue describes the metrics") {
  const auto metrics = catalogue();
  CHECK(metrics.size() > 350);
  bool has_accuracy = false;
  for (const MetricInfo& info : metrics) {
    CHECK(!info.id.empty());
    CHECK(!info.formula.operation.empty());
    CHECK(!(info.low > info.high));
    if (info.id != "accuracy") continue;
    has_accuracy = true;
    CHECK(info.low == 0);
    CHECK(info.high == 1);
    CHECK(info.better == "higher");
    CHECK(info.shape == "scalar");
    CHECK(info.needs == "classes");
    CHECK(!info.per_class);
  }
  CHECK(has_accuracy);
}
