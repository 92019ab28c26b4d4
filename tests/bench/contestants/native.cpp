// The library as native code, without the bindings, and the simplest native programs beside it;
// controlled as described in contestants/serve.mjs.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "curves/comparison.hpp"
#include "curves/resampling.hpp"
#include "data/dataset.hpp"
#include "data/scored_cases.hpp"
#include "input/readings/read.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/drawn_curves.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/report.hpp"
#include "metrics/score_evaluation.hpp"
#include "newline_loop.hpp"

namespace {

using namespace deconfuse;

/// The function that is timed. Its result, which may be empty, is compared between contestants.
using Run = std::function<std::vector<double>()>;
using Prepare = std::function<Run(const std::string& data)>;

std::string folder;

std::string text_of(const std::string& name) {
  std::ifstream file(folder + "/" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

template <class Number>
std::vector<Number> numbers_of(const std::string& name) {
  const std::string bytes = text_of(name);
  std::vector<Number> numbers(bytes.size() / sizeof(Number));
  std::memcpy(numbers.data(), bytes.data(), numbers.size() * sizeof(Number));
  return numbers;
}

double sum_of(const MetricReport& report) {
  double sum = 0;
  for (const double value : report.values) sum += value;
  return sum;
}

std::vector<double> values_of(const Catalogue& catalogue, const Evaluation& evaluation,
                              const std::vector<std::string_view>& ids) {
  std::vector<double> values;
  for (const std::string_view id : ids) {
    values.push_back(sum_of(report(catalogue, evaluation, catalogue.find(id))));
  }
  return values;
}

std::vector<double> class_report(Result<Dataset> result) {
  const auto* dataset = std::get_if<Dataset>(&result);
  if (dataset == nullptr) return {};
  const Catalogue& catalogue = matrix_catalogue();
  const Options options;
  const MatrixEvaluation evaluation(catalogue, *dataset, options);
  double sum_of_f1 = 0;
  for (std::size_t metric = 0; metric < catalogue.size(); ++metric) {
    const Metric& declared = catalogue[metric];
    if (declared.scope != Scope::class_ || declared.auxiliary) continue;
    if (!evaluation.applies(declared)) continue;
    const double sum = sum_of(report(catalogue, evaluation, metric));
    if (declared.id == std::string_view("f1")) sum_of_f1 = sum;
  }
  return {sum_of_f1};
}

std::vector<double> curves_and_areas(Result<ScoredCases> result) {
  const auto* cases = std::get_if<ScoredCases>(&result);
  if (cases == nullptr) return {};
  const Options options;
  const ScoreEvaluation evaluation(score_catalogue(), *cases, options);
  const auto has = [&](const char* id) {
    return drawn(score_catalogue()[score_catalogue().find(id)], evaluation, 0).has_value();
  };
  if (!has("roc_curve") || !has("pr_curve")) return {};
  return values_of(score_catalogue(), evaluation, {"roc_auc", "average_precision"});
}

Run labels(const std::string& data) {
  return [text = text_of(data + ".csv")] { return class_report(read(text, {})); };
}

LabelColumns columns_of(const std::vector<std::int32_t>& truth,
                        const std::vector<std::int32_t>& predicted) {
  LabelColumns columns;
  columns.truth = truth;
  columns.predicted = predicted;
  const std::int32_t classes = 1 + std::max(*std::max_element(truth.begin(), truth.end()),
                                            *std::max_element(predicted.begin(), predicted.end()));
  for (std::int32_t code = 0; code < classes; ++code) columns.names.push_back(std::to_string(code));
  return columns;
}

Run codes(const std::string& data) {
  return [truth = numbers_of<std::int32_t>(data + ".truth.i32"),
          predicted = numbers_of<std::int32_t>(data + ".predicted.i32")] {
    return class_report(count_cases(columns_of(truth, predicted)));
  };
}

Prepare groupings(std::vector<std::string_view> ids) {
  return [ids](const std::string& data) -> Run {
    return
        [ids, truth = numbers_of<std::int32_t>(data + ".truth.i32"),
         predicted = numbers_of<std::int32_t>(data + ".predicted.i32")]() -> std::vector<double> {
          const Result<Dataset> result = count_cases(columns_of(truth, predicted));
          const auto* dataset = std::get_if<Dataset>(&result);
          if (dataset == nullptr) return {};
          Options options;
          options.base = 2.718281828459045;
          const MatrixEvaluation evaluation(matrix_catalogue(), *dataset, options);
          return values_of(matrix_catalogue(), evaluation, ids);
        };
  };
}

ScoreColumns score_columns(const std::vector<std::uint8_t>& truth,
                           const std::vector<double>& scores) {
  ScoreColumns columns;
  columns.names = {"0", "1"};
  columns.truth.assign(truth.begin(), truth.end());
  columns.models = {""};
  columns.scores = {scores};
  return columns;
}

Run scores(const std::string& data) {
  return [truth = numbers_of<std::uint8_t>(data + ".truth.u8"),
          scores = numbers_of<double>(data + ".0.f64")] {
    return curves_and_areas(take_scores(score_columns(truth, scores)));
  };
}

Run scores_from_text(const std::string& data) {
  return [text = text_of(data + ".csv")]() -> std::vector<double> {
    ReadOptions options;
    options.kind = Kind::scores;
    Result<Reading> result = understand(text, options);
    auto* reading = std::get_if<Reading>(&result);
    if (reading == nullptr) return {};
    auto* columns = std::get_if<ScoreColumns>(&reading->data);
    if (columns == nullptr) return {};
    return curves_and_areas(take_scores(std::move(*columns)));
  };
}

Run probabilities(const std::string& data) {
  return [truth = numbers_of<std::int32_t>(data + ".truth.i32"),
          numbers = numbers_of<double>(data + ".f64")]() -> std::vector<double> {
    ProbabilityColumns columns;
    for (std::size_t label = 0; label < numbers.size() / truth.size(); ++label) {
      columns.labels.push_back(std::to_string(label));
    }
    columns.names = columns.labels;
    columns.truth = truth;
    columns.probabilities = numbers;
    const Result<ScoredCases> result = take_probabilities(std::move(columns));
    const auto* cases = std::get_if<ScoredCases>(&result);
    if (cases == nullptr) return {};
    const Options options;
    const ScoreEvaluation evaluation(score_catalogue(), *cases, options);
    return values_of(score_catalogue(), evaluation, {"log_loss", "roc_auc_ovr_macro"});
  };
}

Run bootstrap(const std::string& data) {
  return [truth = numbers_of<std::uint8_t>(data + ".truth.u8"),
          scores = numbers_of<double>(data + ".0.f64")] {
    Resampling resampling(scores, truth, false, 1);
    resampling.advance(1000);
    return std::vector{resampling.result(0.95).standard_error};
  };
}

Run delong(const std::string& data) {
  return
      [truth = numbers_of<std::uint8_t>(data + ".truth.u8"),
       first = numbers_of<double>(data + ".0.f64"), second = numbers_of<double>(data + ".1.f64")] {
        return std::vector{compare_delong(paired_areas(first, second, truth), 0.95).z};
      };
}

Run sorted_pairs(const std::string& data) {
  const auto truth = numbers_of<std::uint8_t>(data + ".truth.u8");
  const auto scores = numbers_of<double>(data + ".0.f64");
  std::vector<std::pair<double, std::uint8_t>> pairs;
  for (std::size_t at = 0; at < truth.size(); ++at) pairs.emplace_back(scores[at], truth[at]);
  return [pairs]() -> std::vector<double> {
    std::vector<std::pair<double, std::uint8_t>> sorted = pairs;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.empty() || sorted.back() < sorted.front()) return {0};
    return {};
  };
}

Run newlines(const std::string& data) {
  return [text = text_of(data + ".csv")]() -> std::vector<double> {
    // The result has to be used, or the compiler removes the loop.
    if (count_newlines(text.data(), text.size()) == 0) return {0};
    return {};
  };
}

constexpr std::string_view without_chance[] = {"mutual_information", "variation_of_information",
                                               "normalized_mutual_information_arithmetic",
                                               "adjusted_rand_index"};

std::map<std::string, Prepare> contestants() {
  std::vector<std::string_view> measures(std::begin(without_chance), std::end(without_chance));
  std::vector<std::string_view> all_measures = measures;
  all_measures.push_back("adjusted_mutual_information_arithmetic");
  return {{"native\tlabels", labels},
          {"native\tcodes", codes},
          {"native\tgroupings", groupings(all_measures)},
          {"native\tgroupings-without-chance", groupings(measures)},
          {"native\tscores", scores},
          {"native\tscores-from-text", scores_from_text},
          {"native\tprobabilities", probabilities},
          {"native\tbootstrap", bootstrap},
          {"native\tdelong", delong},
          {"std::sort of pairs\tscores", sorted_pairs},
          {"newline loop, native\tlabels", newlines}};
}

using Clock = std::chrono::steady_clock;

double milliseconds_since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

constexpr double least_milliseconds = 20;

void answer(const Run& run) {
  std::string milliseconds;
  std::vector<double> result;
  const Clock::time_point begin = Clock::now();
  do {
    const Clock::time_point start = Clock::now();
    result = run();
    if (!milliseconds.empty()) milliseconds += ",";
    milliseconds += std::to_string(milliseconds_since(start));
  } while (milliseconds_since(begin) < least_milliseconds);
  std::printf("{\"milliseconds\":[%s]", milliseconds.c_str());
  std::printf(",\"result\":[");
  for (std::size_t at = 0; at < result.size(); ++at) {
    std::printf(at == 0 ? "%.17g" : ",%.17g", result[at]);
  }
  std::printf("]}\n");
  std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return 1;
  folder = arguments[1];
  const std::map<std::string, Prepare> all = contestants();
  std::string prepared_data;
  std::map<std::string, Run> prepared;
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t tab = line.rfind('\t');
    const std::string name = line.substr(0, tab);
    const std::string data = line.substr(tab + 1);
    const auto found = all.find(name);
    if (tab == std::string::npos || found == all.end()) {
      std::printf("{\"error\":\"There is no such contestant.\"}\n");
      std::fflush(stdout);
      continue;
    }
    if (data != prepared_data) prepared.clear();
    prepared_data = data;
    if (prepared.count(name) == 0) prepared.emplace(name, found->second(data));
    answer(prepared[name]);
  }
  return 0;
}
