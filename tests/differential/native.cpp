// The native library, which answers the questions of answers.mjs in the same form as the package. A
// question is lines of a name and its values; an answer is lines of a name and numbers in
// hexadecimal bits. An empty line ends either.

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <initializer_list>
#include <iostream>
#include <map>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "curves/bins.hpp"
#include "curves/comparison.hpp"
#include "curves/cost.hpp"
#include "curves/resampling.hpp"
#include "curves/roc.hpp"
#include "curves/visible.hpp"
#include "data/boxes.hpp"
#include "data/dataset.hpp"
#include "data/decision.hpp"
#include "data/distributions.hpp"
#include "data/ranked_lists.hpp"
#include "data/scored_cases.hpp"
#include "decision/decision_catalogue.hpp"
#include "decision/decision_evaluation.hpp"
#include "decision/rejection_curves.hpp"
#include "input/readings/read.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/distribution_evaluation.hpp"
#include "metrics/drawn_curves.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/ranked_evaluation.hpp"
#include "metrics/rater_evaluation.hpp"
#include "metrics/report.hpp"
#include "metrics/score_evaluation.hpp"
#include "names/enum_name.hpp"

namespace {

using namespace deconfuse;

/// The values of a question by their names.
class Question {
 public:
  /// The next question; nothing at the end of the input.
  static std::optional<Question> next() {
    Question question;
    std::string line;
    while (std::getline(std::cin, line)) {
      if (line.empty()) return question;
      std::istringstream words(line);
      std::string name;
      words >> name;
      std::vector<std::string>& values = question.values_[name];
      for (std::string value; words >> value;) values.push_back(value);
    }
    return std::nullopt;
  }

  bool has(const std::string& name) const { return values_.count(name) > 0; }

  const std::vector<std::string>& texts(const std::string& name) const {
    static const std::vector<std::string> none;
    const auto found = values_.find(name);
    return found == values_.end() ? none : found->second;
  }

  std::string text(const std::string& name) const {
    return texts(name).empty() ? "" : texts(name).front();
  }

  std::vector<double> numbers(const std::string& name) const {
    std::vector<double> all;
    for (const std::string& value : texts(name)) all.push_back(std::strtod(value.c_str(), nullptr));
    return all;
  }

  template <class Number>
  std::vector<Number> whole_numbers(const std::string& name) const {
    std::vector<Number> all;
    for (const double value : numbers(name)) all.push_back(static_cast<Number>(value));
    return all;
  }

  std::size_t whole(const std::string& name) const {
    return has(name) ? static_cast<std::size_t>(numbers(name).front()) : 0;
  }

  template <class Target>
  void set(const std::string& name, Target& target) const {
    if (has(name)) target = static_cast<Target>(numbers(name).front());
  }

  template <class Target>
  void set(const std::string& name, std::optional<Target>& target) const {
    if (has(name)) target = static_cast<Target>(numbers(name).front());
  }

 private:
  std::map<std::string, std::vector<std::string>> values_;
};

void say(double value) {
  if (std::isnan(value)) {
    std::printf(" null");
    return;
  }
  std::uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  std::printf(" %016" PRIx64, bits);
}

void say_ends(double low, double high) {
  if (std::isnan(low) || std::isnan(high)) {
    std::printf(" null");
    return;
  }
  say(low);
  say(high);
}

void say(std::span<const double> values) {
  for (const double value : values) say(value);
}

void say(const Formula& formula) {
  if (formula.substituted || formula.op == Op::number) {
    if (formula.upper_value) {
      say_ends(formula.value, *formula.upper_value);
    } else {
      say(formula.value);
    }
  }
  if (!formula.exact.empty()) std::printf(" =%s", formula.exact.c_str());
  const bool is_leaf = !formula.id.empty() || formula.op == Op::number;
  if (is_leaf) return;
  for (const Formula& argument : formula.arguments) say(argument);
}

/// Whether a formula contains functions such as Φ or logarithms, which machines may round
/// differently.
bool is_transcendental(const Expression& formula, const Catalogue& catalogue) {
  if (!formula) return false;
  const ExpressionNode& node = formula.node();
  switch (node.op) {
    case Op::log:
    case Op::log_of_quotient:
    case Op::log_one_plus:
    case Op::power:
    case Op::normal_quantile:
    case Op::normal_distribution:
    case Op::beta_quantile:
    case Op::incomplete_beta:
    case Op::binomial_upper_tail:
    case Op::chi_squared_upper_tail:
    case Op::fisher_tails:
      return true;
    case Op::quantity:
      // The only number with logarithms in it that has no formula.
      if (node.quantity->id == "expected_information") return true;
      break;
    case Op::metric: {
      const Metric& metric = catalogue[node.metric.index];
      if (is_transcendental(metric.formula, catalogue)) return true;
      break;
    }
    default:
      break;
  }
  return std::any_of(node.arguments.begin(), node.arguments.end(), [&](const Expression& argument) {
    return is_transcendental(argument, catalogue);
  });
}

void say_catalogue(const Catalogue& catalogue) {
  for (const Metric& metric : catalogue.metrics()) {
    if (metric.auxiliary) continue;
    const bool transcendental = is_transcendental(metric.formula, catalogue) ||
                                is_transcendental(metric.required, catalogue) ||
                                is_transcendental(metric.alternative, catalogue);
    std::printf("%s %s\n", metric.id.c_str(), transcendental ? "transcendental" : "algebraic");
  }
}

Options options_of(const Question& question) {
  Options options;
  const std::string policy = question.text("zeroDivision");
  if (policy == "one") options.zero_division = ZeroDivision::one;
  if (policy == "undefined") options.zero_division = ZeroDivision::undefined;
  question.set("base", options.base);
  question.set("beta", options.beta);
  question.set("tverskyAlpha", options.tversky_alpha);
  question.set("tverskyBeta", options.tversky_beta);
  question.set("ibaAlpha", options.iba_alpha);
  question.set("netBenefitThreshold", options.net_benefit_threshold);
  question.set("level", options.level);
  question.set("vBeta", options.v_beta);
  question.set("threshold", options.threshold);
  question.set("maxFpr", options.max_fpr);
  question.set("atSpecificity", options.at_specificity);
  question.set("atSensitivity", options.at_sensitivity);
  question.set("atPrecision", options.at_precision);
  question.set("atRecall", options.at_recall);
  question.set("severityRatio", options.severity_ratio);
  question.set("clip", options.clip);
  question.set("k", options.k);
  question.set("mapK", options.map_k);
  question.set("bins", options.bins);
  options.kappa_weights = question.numbers("kappaWeights");
  options.cost_matrix = question.numbers("costMatrix");
  options.priors = question.numbers("priors");
  options.class_weights = question.numbers("classWeights");
  return options;
}

/// Names such as c0, c1, …
std::vector<std::string> names(char first, std::size_t count) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < count; ++at) all.push_back(first + std::to_string(at));
  return all;
}

void say_values(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                const std::function<std::string(const Metric&, double)>& choice) {
  const Metric& declared = catalogue[metric];
  const MetricReport found = report(catalogue, evaluation, metric);
  if (found.values.empty()) return;
  std::printf("%s", declared.id.c_str());
  for (std::size_t at = 0; at < found.values.size(); ++at) {
    if (declared.shape == Shape::word) {
      const Grade* grade = found.grades[at];
      const std::string word = grade == nullptr ? "null" : std::string(grade->word);
      std::printf(" %s", word.c_str());
    } else if (declared.shape == Shape::choice) {
      std::printf(" %s", choice(declared, found.values[at]).c_str());
    } else if (declared.shape == Shape::interval) {
      say_ends(found.values[at], found.values[at + 1]);
      ++at;
    } else {
      say(found.values[at]);
    }
  }
  std::printf("\n");
}

void say_explanation(const Catalogue& catalogue, const Evaluation& evaluation, std::size_t metric,
                     Place place) {
  const Metric& declared = catalogue[metric];
  const Explanation explained = explain(catalogue, evaluation, metric, place);
  std::printf("%s:explained", declared.id.c_str());
  // The value of a chosen action is its name, which has no fraction.
  const bool is_exact = explained.exact.present() && declared.shape != Shape::choice;
  std::printf(" =%s", is_exact ? explained.exact.text().c_str() : "");
  say(explained.substituted);
  if (explained.alternative_substituted) say(*explained.alternative_substituted);
  for (const Definition& definition : explained.definitions) say(definition.substituted);
  std::printf("\n");
}

/// A question about some data, and the way in which answers are named.
struct Asked {
  const Catalogue& catalogue;
  const Evaluation& evaluation;
  const Question& question;
  std::function<Place(const Metric&)> place;  ///< of the derivation
  std::function<std::string(const Metric&, double)> choice = [](const Metric&, double) {
    return std::string();
  };
};

/// Answers with every value, and with the derivations that are asked for.
void say_metrics(const Asked& asked) {
  const std::vector<std::string>& explained = asked.question.texts("explained");
  for (std::size_t metric = 0; metric < asked.catalogue.size(); ++metric) {
    const Metric& declared = asked.catalogue[metric];
    if (declared.auxiliary) continue;
    if (declared.shape == Shape::curve || !asked.evaluation.applies(declared)) continue;
    say_values(asked.catalogue, asked.evaluation, metric, asked.choice);
    if (std::find(explained.begin(), explained.end(), std::string_view(declared.id)) !=
        explained.end()) {
      say_explanation(asked.catalogue, asked.evaluation, metric, asked.place(declared));
    }
  }
}

void say_error(const InputError& error) {
  std::printf("error %s\n", std::string(name_of(error.code)).c_str());
}

void say_matrix(const Question& question, const Result<Dataset>& result) {
  const Catalogue& catalogue = matrix_catalogue();
  const auto* dataset = std::get_if<Dataset>(&result);
  if (dataset == nullptr) return say_error(std::get<InputError>(result));
  const Options options = options_of(question);
  const MatrixEvaluation evaluation(catalogue, *dataset, options);
  const std::size_t row = question.whole("place");
  const auto place = [&](const Metric& metric) -> Place {
    if (dataset->matrix.rows() == 0) return {0, 0};
    const std::size_t of_rows = row % dataset->matrix.rows();
    if (metric.per_class) return {of_rows, of_rows};
    if (metric.shape == Shape::matrix || metric.shape == Shape::pairs) {
      return {of_rows, row % dataset->matrix.columns()};
    }
    return {0, 0};
  };
  say_metrics({catalogue, evaluation, question, place});
}

void say_curve(const std::string& name, const std::optional<Curve>& curve) {
  std::printf("curve:%s", name.c_str());
  if (curve) {
    for (const std::span<const double> column : std::initializer_list<std::span<const double>>{
             curve->x, curve->y, curve->threshold, curve->true_positives, curve->false_positives,
             curve->low, curve->high, curve->cases, curve->positives}) {
      say(column);
    }
  }
  std::printf("\n");
}

void say_curves(const Catalogue& catalogue, const ScoredCases& cases) {
  const bool scored = !cases.scores.empty() || !cases.numbers.empty();
  if (!scored) return;
  const std::size_t at = cases.kind == Kind::scores ? 0 : cases.labels.size() - 1;
  const Ranking& ranking = cases.ranking(at);
  const auto curve = [&](const char* id, const Options& options = {}) {
    const ScoreEvaluation evaluation(catalogue, cases, options);
    return drawn(catalogue[catalogue.find(id)], evaluation, at);
  };
  const std::optional<Curve> roc = curve("roc_curve");
  const std::optional<Curve> det = curve("det_curve");
  say_curve("roc", roc);
  say_curve("roc:dropped", curve("roc_curve_reduced"));
  say_curve("roc-hull", curve("roc_convex_hull"));
  const bool has_band = roc && ranking.whole();
  say_curve("roc-band", has_band ? std::optional(roc_band(*roc, ranking, 0.9)) : std::nullopt);
  say_curve("precision-recall", curve("pr_curve"));
  say_curve("precision-recall:interpolated", curve("pr_curve_interpolated"));
  say_curve("det", det);
  say_curve("gain", curve("gain_curve"));
  say_curve("lift", curve("lift_curve"));
  say_curve("kolmogorov-smirnov", curve("kolmogorov_smirnov_curve"));
  // Where positives were never scored, the number of negatives is not known.
  const bool has_negatives = cases.missed == 0;
  say_curve("cost", has_negatives ? cost_curve(ranking) : std::nullopt);
  const auto calibration = [&](Binning binning) -> std::optional<Curve> {
    if (cases.decision_values || !has_negatives) return std::nullopt;
    return calibration_curve(ranking, 7, binning);
  };
  say_curve("calibration", calibration(Binning::equal_width));
  say_curve("calibration:equal-mass", calibration(Binning::equal_mass));
  say_curve("accuracy", curve("accuracy_curve"));
  Options of_curve;
  of_curve.beta = 2;
  of_curve.cost_matrix = {0, 1, 5, 0};
  say_curve("f", curve("f_curve", of_curve));
  say_curve("mcc", curve("mcc_curve"));
  say_curve("histogram", has_negatives ? histogram(ranking, 9) : std::nullopt);
  say_curve("expected-cost", curve("expected_cost_curve", of_curve));
  const auto seen = [](std::optional<Curve> whole, Axes axes) {
    if (whole) whole = visible(*std::move(whole), 20, axes);
    return whole;
  };
  say_curve("roc:drawn", seen(roc, Axes::linear));
  say_curve("det:drawn", seen(det, Axes::normal_deviates));
}

void say_comparisons(const ScoredCases& cases) {
  if (cases.kind != Kind::scores || cases.models.size() < 2 || !cases.weights.empty()) return;
  const PairedAreas areas =
      paired_areas(cases.scores[0], cases.scores[1], cases.is_positive, cases.lower_is_positive);
  const auto say_comparison = [](const char* name, const auto& comparison, double difference) {
    std::printf("compare:%s", name);
    for (const double value :
         {difference, comparison.z, comparison.p, comparison.low, comparison.high}) {
      say(value);
    }
    std::printf("\n");
  };
  const Comparison delong = compare_delong(areas, 0.95);
  say_comparison("delong", delong, delong.difference);
  const Comparison hanley = compare_hanley_mcneil(areas, 0.95);
  say_comparison("hanley-mcneil", hanley, hanley.difference);
  Resampling resampling(cases.scores[0], cases.scores[1], cases.is_positive,
                        cases.lower_is_positive, 7);
  resampling.advance(50);
  const Resampling::Result result = resampling.result(0.95);
  say_comparison("bootstrap", result, result.estimate);
}

void say_scored(const Question& question, const Result<ScoredCases>& result) {
  const Catalogue& catalogue = score_catalogue();
  const auto* cases = std::get_if<ScoredCases>(&result);
  if (cases == nullptr) return say_error(std::get<InputError>(result));
  const Options options = options_of(question);
  const ScoreEvaluation evaluation(catalogue, *cases, options);
  const auto place = [&](const Metric& metric) -> Place {
    std::size_t at = 0;
    if (metric.per_class && !cases->labels.empty()) {
      at = question.whole("place") % cases->labels.size();
    }
    constexpr std::size_t true_positives = 3;
    return {at, metric.shape == Shape::decisions ? true_positives : at};
  };
  say_metrics({catalogue, evaluation, question, place});
  say_curves(catalogue, *cases);
  say_comparisons(*cases);
}

void say_decision(const Question& question, DecisionTables tables) {
  const Catalogue& catalogue = decision_catalogue();
  const Result<DecisionProblem> result = take_decision(std::move(tables));
  const auto* problem = std::get_if<DecisionProblem>(&result);
  if (problem == nullptr) return say_error(std::get<InputError>(result));
  const Options options = options_of(question);
  const DecisionEvaluation evaluation(catalogue, *problem, options);
  const auto place = [&](const Metric& metric) -> Place {
    const bool of_observation = metric.shape == Shape::table || metric.per_case;
    const std::size_t observations = problem->observation_count();
    const std::size_t across =
        metric.needs == Needs::losses ? problem->actions.size() : problem->states.size();
    const std::size_t at = question.whole("place");
    return {of_observation && observations > 0 ? at % observations : 0,
            metric.shape == Shape::table && across > 0 ? at % across : 0};
  };
  const auto choice = [&](const Metric& metric, double at) -> std::string {
    if (std::isnan(at)) return "null";
    if (at == 0) return "reject";
    const auto& all = metric.needs == Needs::losses ? problem->actions : problem->states;
    return all[static_cast<std::size_t>(at) - 1];
  };
  say_metrics({catalogue, evaluation, question, place, choice});
  say_curve("error-reject", error_reject_curve(*problem));
  say_curve("accuracy-coverage", accuracy_coverage_curve(*problem));
}

/// Says all metrics of data without classes or cases, where each metric has one place.
template <class Evaluation, class Given>
void say_whole(const Catalogue& catalogue, const Result<Given>& result, const Question& question) {
  const auto* data = std::get_if<Given>(&result);
  if (data == nullptr) return say_error(std::get<InputError>(result));
  const Options options = options_of(question);
  const Evaluation evaluation(catalogue, *data, options);
  say_metrics({catalogue, evaluation, question, [](const Metric&) { return Place{}; }});
}

void say_distributions(const Question& question) {
  Distributions given;
  given.p = question.numbers("p");
  given.q = question.numbers("q");
  say_whole<DistributionEvaluation>(distribution_catalogue(), take_distributions(std::move(given)),
                                    question);
}

void say_ratings(const Question& question) {
  Ratings given;
  given.names = given.labels = names('c', question.whole("categories"));
  given.raters = names('r', question.whole("raters"));
  const auto codes = question.whole_numbers<std::int32_t>("ratings");
  const auto items = static_cast<std::ptrdiff_t>(codes.size() / given.raters.size());
  for (auto first = codes.begin(); first != codes.end(); first += items)
    given.codes.emplace_back(first, first + items);
  say_whole<RaterEvaluation>(rater_catalogue(), take_ratings(std::move(given)), question);
}

void say_ranked(const Question& question) {
  RankedLists given;
  const std::size_t count = question.whole("lists");
  if (count > 1) given.queries = names('q', count);
  given.relevant = question.numbers("relevant");
  const std::vector<double> relevance = question.numbers("relevance");
  const auto length = static_cast<std::ptrdiff_t>(relevance.size() / count);
  for (auto first = relevance.begin(); first != relevance.end(); first += length)
    given.relevance.emplace_back(first, first + length);
  say_whole<RankedEvaluation>(ranked_catalogue(), take_ranked_lists(std::move(given)), question);
}

/// Boxes of objects and detections, which share the lists of images and categories.
void say_boxes(const Question& question) {
  DetectedBoxes given;
  const auto images = question.whole_numbers<std::size_t>("images");
  const auto categories = question.whole_numbers<std::size_t>("categories");
  const std::vector<double> confidence = question.numbers("confidence");
  given.images = names('i', *std::max_element(images.begin(), images.end()) + 1);
  given.classes = names('c', *std::max_element(categories.begin(), categories.end()) + 1);
  question.set("overlap", given.least_overlap);
  const auto placed = [&](const std::vector<double>& sides, std::size_t box, std::size_t at) {
    const double* side = sides.data() + 4 * box;
    return PlacedBox{{side[0], side[1], side[2], side[3]}, images[at], categories[at], 1};
  };
  const std::vector<double> truth = question.numbers("truth");
  const std::vector<double> detected = question.numbers("detected");
  for (std::size_t at = 0; at < truth.size() / 4; ++at)
    given.truth.push_back(placed(truth, at, at));
  for (std::size_t at = 0; at < detected.size() / 4; ++at) {
    given.detected.push_back(placed(detected, at, given.truth.size() + at));
    given.detected.back().score = confidence[at];
  }
  say_whole<RankedEvaluation>(ranked_catalogue(), take_boxes(given), question);
}

/// Decodes a string that JavaScript's encodeURIComponent wrote.
std::string decoded(std::string_view text) {
  std::string bytes;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] != '%') {
      bytes += text[at];
      continue;
    }
    const std::string digits(text.substr(at + 1, 2));
    bytes += static_cast<char>(std::strtol(digits.c_str(), nullptr, 16));
    at += 2;
  }
  return bytes;
}

struct Counted {
  const Question& question;
  void operator()(LabelColumns& columns) { say_matrix(question, count_cases(std::move(columns))); }
  void operator()(CountTable& table) { say_matrix(question, take_counts(std::move(table))); }
  void operator()(ScoreColumns& columns) { say_scored(question, take_scores(std::move(columns))); }
  void operator()(ProbabilityColumns& columns) {
    say_scored(question, take_probabilities(std::move(columns)));
  }
  void operator()(LabelSetColumns& columns) {
    say_scored(question, take_label_sets(std::move(columns)));
  }
  void operator()(LossTable&) { std::printf("error unasked\n"); }
  void operator()(ClassCounts&) { std::printf("error unasked\n"); }
  void operator()(Ratings&) { std::printf("error unasked\n"); }
  void operator()(PrintedReport&) { std::printf("error unasked\n"); }
  void operator()(Distributions&) { std::printf("error unasked\n"); }
  void operator()(RankedLists&) { std::printf("error unasked\n"); }
  void operator()(DetectedBoxes&) { std::printf("error unasked\n"); }
};

void answer_text(const Question& question) {
  ReadOptions options;
  const std::map<std::string, Kind> kinds = {{"labels", Kind::labels},
                                             {"matrix", Kind::matrix},
                                             {"scores", Kind::scores},
                                             {"probabilities", Kind::probabilities},
                                             {"multilabel", Kind::multilabel}};
  options.kind = kinds.at(question.text("kind"));
  if (question.has("positive")) options.positive = question.text("positive");
  Result<Reading> result = understand_line_by_line(decoded(question.text("text")), options);
  if (auto* error = std::get_if<InputError>(&result)) return say_error(*error);
  std::visit(Counted{question}, std::get<Reading>(result).data);
}

void answer(const Question& question) {
  const std::string kind = question.text("kind");
  if (question.has("text")) return answer_text(question);
  const std::vector<std::string> classes = names('c', question.whole("classes"));
  const std::vector<double> weights = question.numbers("weights");
  const auto truth = question.whole_numbers<std::int32_t>("truth");
  if (kind == "labels") {
    LabelColumns columns;
    columns.names = classes;
    columns.labels = classes;
    columns.truth = truth;
    columns.predicted = question.whole_numbers<std::int32_t>("predicted");
    columns.weights = weights;
    if (question.has("groups")) {
      const std::vector<std::string> groups = names('g', question.whole("groups"));
      columns.predicted_labels = groups;
      for (std::int32_t& code : columns.predicted)
        code += static_cast<std::int32_t>(classes.size());
      columns.names.insert(columns.names.end(), groups.begin(), groups.end());
    }
    if (question.has("rivalPredicted")) {
      columns.others = {question.whole_numbers<std::int32_t>("rivalPredicted")};
      columns.models = {"A", "B"};
    }
    return say_matrix(question, count_cases(std::move(columns)));
  }
  if (kind == "matrix") {
    CountTable table;
    table.rows = classes.size();
    table.columns = question.has("groups") ? question.whole("groups") : classes.size();
    table.counts = question.numbers("counts");
    table.labels = classes;
    if (question.has("groups")) table.predicted_labels = names('g', table.columns);
    return say_matrix(question, take_counts(std::move(table)));
  }
  if (kind == "proportion") {
    const std::vector<double> counts = question.numbers("counts");
    return say_matrix(question, take_proportion({counts[0], counts[1]}));
  }
  if (kind == "rivals") {
    const std::vector<double> counts = question.numbers("counts");
    Rivals rivals;
    rivals.only_first_right = counts[0];
    rivals.only_second_right = counts[1];
    return say_matrix(question, take_rivals(rivals));
  }
  if (kind == "scores") {
    ScoreColumns columns;
    columns.names = classes;
    columns.truth = truth;
    columns.weights = weights;
    columns.positive = "c1";
    columns.decision_values = question.has("decisionValues");
    question.set("missed", columns.missed);
    for (const char* model : {"A", "B", "C"}) {
      if (!question.has(model)) continue;
      columns.models.push_back(model);
      columns.scores.push_back(question.numbers(model));
    }
    if (columns.models.size() == 1) columns.models = {""};
    return say_scored(question, take_scores(std::move(columns)));
  }
  if (kind == "probabilities") {
    ProbabilityColumns columns;
    columns.names = classes;
    columns.labels = classes;
    columns.truth = truth;
    columns.probabilities = question.numbers("probabilities");
    columns.weights = weights;
    columns.decision_values = question.has("decisionValues");
    return say_scored(question, take_probabilities(std::move(columns)));
  }
  if (kind == "multilabel") {
    LabelSetColumns columns;
    columns.labels = classes;
    columns.truth = question.whole_numbers<std::uint8_t>("truth");
    columns.predicted = question.whole_numbers<std::uint8_t>("predicted");
    columns.scores = question.numbers("scores");
    columns.weights = weights;
    return say_scored(question, take_label_sets(std::move(columns)));
  }
  if (kind == "distributions") return say_distributions(question);
  if (kind == "raters") return say_ratings(question);
  if (kind == "ranked") return say_ranked(question);
  if (kind == "boxes") return say_boxes(question);
  DecisionTables tables;
  tables.states = names('s', question.whole("states"));
  tables.actions = names('a', question.whole("actions"));
  tables.loss = question.numbers("loss");
  tables.posteriors = question.numbers("posteriors");
  tables.evidence = question.numbers("evidence");
  tables.prior = question.numbers("prior");
  tables.likelihoods = question.numbers("likelihoods");
  tables.truth = truth;
  tables.values = question.numbers("values");
  if (question.has("rejectLosses")) {
    const std::vector<double> losses = question.numbers("rejectLosses");
    tables.reject_losses = {losses[0], losses[1]};
  }
  if (question.has("costs")) {
    const std::vector<double> costs = question.numbers("costs");
    tables.costs = {costs[0], costs[1], costs[2], costs[3]};
  }
  question.set("costRatio", tables.cost_ratio);
  if (question.has("test")) {
    const std::vector<double> test = question.numbers("test");
    tables.test = {test[0], test[1], test[2]};
  }
  question.set("estimate", tables.estimate);
  say_decision(question, std::move(tables));
}

}  // namespace

int main() {
  while (const std::optional<Question> question = Question::next()) {
    if (question->text("kind") == "catalogue") {
      say_catalogue(matrix_catalogue());
      say_catalogue(score_catalogue());
      say_catalogue(decision_catalogue());
      say_catalogue(distribution_catalogue());
      say_catalogue(rater_catalogue());
      say_catalogue(ranked_catalogue());
    } else {
      answer(*question);
    }
    std::printf("\n");
  }
}
