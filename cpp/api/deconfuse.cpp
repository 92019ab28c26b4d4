#include "api/deconfuse.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>

#include "data/dataset.hpp"
#include "data/scored_cases.hpp"
#include "formula/operations.hpp"
#include "input/readings/read.hpp"
#include "input/text/spellings.hpp"
#include "metrics/catalogues.hpp"
#include "metrics/drawn_curves.hpp"
#include "metrics/matrix_evaluation.hpp"
#include "metrics/report.hpp"
#include "metrics/score_evaluation.hpp"
#include "names/enum_name.hpp"

namespace deconfuse::api {

struct Data::Counted {
  std::variant<Dataset, ScoredCases> cases;
  std::vector<Notice> notices;  ///< of the text
};

/// Access to the data, for this file only.
struct Inside {
  static Data counted(std::variant<Dataset, ScoredCases> cases, std::vector<Notice> notices) {
    return Data(
        std::make_shared<const Data::Counted>(Data::Counted{std::move(cases), std::move(notices)}));
  }
  static const std::variant<Dataset, ScoredCases>& cases(const Data& data) {
    return data.counted_->cases;
  }
};

namespace {

Error plain(const InputError& error) {
  return {std::string(name_of(error.code)), error.line, error.column, error.excerpt,
          error.expected == Expected::nothing ? "" : std::string(name_of(error.expected))};
}

Error error_of(ErrorCode code, Expected expected = Expected::nothing) {
  return plain(InputError{code, 0, 0, "", expected, {}});
}

template <class Cases>
Result<Data> counted(deconfuse::Result<Cases> result, std::vector<Notice> notices = {}) {
  if (const auto* error = std::get_if<InputError>(&result)) return plain(*error);
  return Inside::counted(std::get<Cases>(std::move(result)), std::move(notices));
}

/// The code of each text among the spellings, which refer to the texts.
std::vector<std::int32_t> codes_of(const std::vector<std::string>& texts, Spellings& spellings) {
  std::vector<std::int32_t> codes;
  codes.reserve(texts.size());
  for (const std::string& text : texts) codes.push_back(spellings.code_of(text));
  return codes;
}

/// Rows one after another; no value if their lengths differ.
std::optional<std::vector<double>> joined(const std::vector<std::vector<double>>& rows) {
  std::vector<double> cells;
  for (const std::vector<double>& row : rows) {
    if (row.size() != rows.front().size()) return std::nullopt;
    cells.insert(cells.end(), row.begin(), row.end());
  }
  return cells;
}

constexpr std::size_t most_bins = 10'000;

bool are_possible(const Options& options) {
  const bool is_base = options.base > 0 && options.base != 1 && std::isfinite(options.base);
  const bool is_beta = options.beta >= 0 && std::isfinite(options.beta);
  return is_base && is_beta && options.level > 0 && options.level < 1 &&
         std::isfinite(options.threshold) && options.max_fpr > 0 && options.max_fpr <= 1 &&
         options.bins >= 1 && options.bins <= most_bins && options.k.value_or(1) >= 1;
}

deconfuse::Options inner(const Options& options) {
  deconfuse::Options chosen;
  switch (options.zero_division) {
    case ZeroDivision::zero:
      chosen.zero_division = deconfuse::ZeroDivision::zero;
      break;
    case ZeroDivision::one:
      chosen.zero_division = deconfuse::ZeroDivision::one;
      break;
    case ZeroDivision::undefined:
      chosen.zero_division = deconfuse::ZeroDivision::undefined;
      break;
  }
  chosen.base = options.base;
  chosen.beta = options.beta;
  chosen.level = options.level;
  chosen.threshold = options.threshold;
  chosen.max_fpr = options.max_fpr;
  chosen.bins = options.bins;
  chosen.k = options.k;
  return chosen;
}

/// Calls `use` with the catalogue and the evaluation of the data.
template <class Use>
auto evaluated(const Data& data, const Options& options, const Use& use) {
  const deconfuse::Options chosen = inner(options);
  if (const auto* dataset = std::get_if<Dataset>(&Inside::cases(data))) {
    const Catalogue& catalogue = matrix_catalogue();
    return use(catalogue, MatrixEvaluation(catalogue, *dataset, chosen));
  }
  const Catalogue& catalogue = score_catalogue();
  return use(catalogue,
             ScoreEvaluation(catalogue, std::get<ScoredCases>(Inside::cases(data)), chosen));
}

bool is_reported(const deconfuse::Metric& metric, const Evaluation& evaluation) {
  return !metric.auxiliary && metric.shape != Shape::curve && evaluation.applies(metric);
}

std::vector<Undefined> plain(const std::vector<UndefinedValue>& values) {
  std::vector<Undefined> undefined;
  for (const UndefinedValue& value : values)
    undefined.push_back({value.class_index, std::string(name_of(value.cause.reason))});
  return undefined;
}

Metric plain(const MetricReport& report, const Catalogue& catalogue) {
  Metric metric{
      std::string(catalogue[report.metric].id), report.values, {}, plain(report.undefined)};
  for (const Grade* grade : report.grades)
    metric.words.emplace_back(grade == nullptr ? std::string_view() : grade->word);
  return metric;
}

Term plain(const Formula& formula) {
  Term term;
  term.operation = operation(formula.op).name;
  term.id = formula.id;
  term.symbol = formula.symbol;
  if (formula.substituted || formula.op == Op::number) term.value = formula.value;
  term.upper = formula.upper_value;
  term.fraction = formula.exact;
  term.over = formula.over;
  if (formula.elided) term.count = formula.terms;
  if (formula.id.empty()) {
    for (const Formula& argument : formula.arguments) term.terms.push_back(plain(argument));
  }
  return term;
}

Derivation plain(const Explanation& explanation) {
  Derivation derivation;
  derivation.value = explanation.value;
  derivation.upper = explanation.upper_value;
  derivation.fraction = explanation.exact.text();
  derivation.formula = plain(explanation.symbolic);
  derivation.substituted = plain(explanation.substituted);
  for (const deconfuse::Definition& definition : explanation.definitions)
    derivation.definitions.push_back(
        {plain(definition.quantity), plain(definition.symbolic), plain(definition.substituted)});
  derivation.undefined = plain(explanation.undefined);
  return derivation;
}

/// Place of a value; no value if it does not exist.
std::optional<Place> place_of(const deconfuse::Metric& metric, const Evaluation& evaluation,
                              std::size_t label, std::size_t column) {
  if (metric.shape == Shape::decisions) {
    if (label >= 2 || column >= 2) return std::nullopt;
    return Place{0, 2 * label + column};
  }
  if (is_matrix(metric)) {
    const Place extent = evaluation.extent_of(metric);
    if (label >= extent.row || column >= extent.column) return std::nullopt;
    return Place{label, column};
  }
  if (label >= (metric.per_class ? evaluation.rows() : 1)) return std::nullopt;
  return Place{label, label};
}

}  // namespace

const std::vector<std::string>& Data::labels() const {
  const auto labels_of = [](const auto& cases) -> const std::vector<std::string>& {
    return cases.labels;
  };
  return std::visit(labels_of, counted_->cases);
}

const std::vector<std::string>& Data::predicted_labels() const {
  const auto* dataset = std::get_if<Dataset>(&counted_->cases);
  return dataset == nullptr ? labels() : dataset->predicted_labels;
}

std::vector<std::string> Data::notices() const {
  std::vector<std::string> codes;
  const auto add = [&](const std::vector<Notice>& notices) {
    for (const Notice& notice : notices) codes.emplace_back(name_of(notice.code));
  };
  add(counted_->notices);
  std::visit([&](const auto& cases) { add(cases.notices); }, counted_->cases);
  return codes;
}

Result<Data> read(std::string_view text) {
  auto understood = understand(text, ReadOptions());
  if (const auto* error = std::get_if<InputError>(&understood)) return plain(*error);
  auto& reading = std::get<Reading>(understood);
  auto& data = reading.data;
  auto& notices = reading.notices;
  if (auto* labels = std::get_if<LabelColumns>(&data))
    return counted(count_cases(std::move(*labels)), std::move(notices));
  if (auto* counts = std::get_if<CountTable>(&data))
    return counted(take_counts(std::move(*counts)), std::move(notices));
  if (auto* scores = std::get_if<ScoreColumns>(&data))
    return counted(take_scores(std::move(*scores)), std::move(notices));
  if (auto* probabilities = std::get_if<ProbabilityColumns>(&data))
    return counted(take_probabilities(std::move(*probabilities)), std::move(notices));
  return error_of(ErrorCode::bad_option, Expected::labels_or_matrix);
}

Result<Data> take(const Labels& labels) {
  LabelColumns columns;
  Spellings spellings;
  columns.truth = codes_of(labels.truth, spellings);
  columns.predicted = codes_of(labels.predicted, spellings);
  columns.names = std::move(spellings.names());
  columns.weights = labels.weights;
  columns.labels = labels.labels;
  columns.positive = labels.positive;
  return counted(count_cases(std::move(columns)));
}

Result<Data> take(const Matrix& matrix) {
  CountTable table;
  auto cells = joined(matrix.counts);
  if (!cells) return error_of(ErrorCode::ragged_rows, Expected::equal_rows);
  table.rows = matrix.counts.size();
  table.columns = matrix.counts.empty() ? 0 : matrix.counts.front().size();
  table.counts = *std::move(cells);
  table.labels = matrix.labels;
  table.positive = matrix.positive;
  return counted(take_counts(std::move(table)));
}

Result<Data> take(const Scores& scores) {
  ScoreColumns columns;
  Spellings spellings;
  columns.truth = codes_of(scores.truth, spellings);
  columns.names = std::move(spellings.names());
  columns.models = {""};
  columns.scores = {scores.scores};
  columns.weights = scores.weights;
  columns.positive = scores.positive;
  columns.lower_is_positive = scores.lower_is_positive;
  columns.decision_values = scores.decision_values;
  return counted(take_scores(std::move(columns)));
}

Result<Data> take(const Probabilities& probabilities) {
  ProbabilityColumns columns;
  auto cells = joined(probabilities.probabilities);
  if (!cells) return error_of(ErrorCode::ragged_rows, Expected::equal_rows);
  Spellings spellings;
  columns.truth = codes_of(probabilities.truth, spellings);
  columns.names = std::move(spellings.names());
  columns.labels = probabilities.labels;
  columns.probabilities = *std::move(cells);
  columns.weights = probabilities.weights;
  return counted(take_probabilities(std::move(columns)));
}

const Metric* Report::find(std::string_view id) const {
  const auto found = std::find_if(metrics.begin(), metrics.end(),
                                  [=](const Metric& metric) { return metric.id == id; });
  return found == metrics.end() ? nullptr : &*found;
}

Result<Report> report_of(const Data& data, const Options& options,
                         const std::vector<std::string>& ids) {
  if (!are_possible(options)) return error_of(ErrorCode::bad_option);
  return evaluated(data, options, [&](const Catalogue& catalogue, const Evaluation& evaluation) {
    Report report;
    for (std::size_t at = 0; at < catalogue.size(); ++at) {
      const deconfuse::Metric& metric = catalogue[at];
      const bool is_asked = ids.empty() || std::find(ids.begin(), ids.end(),
                                                     std::string_view(metric.id)) != ids.end();
      if (is_asked && is_reported(metric, evaluation))
        report.metrics.push_back(plain(deconfuse::report(catalogue, evaluation, at), catalogue));
    }
    return report;
  });
}

Result<std::optional<Derivation>> derive(const Data& data, std::string_view id, std::size_t label,
                                         std::size_t column, const Options& options) {
  if (!are_possible(options)) return error_of(ErrorCode::bad_option);
  return evaluated(
      data, options,
      [&](const Catalogue& catalogue, const Evaluation& evaluation) -> std::optional<Derivation> {
        const std::size_t at = catalogue.find(id);
        if (at == catalogue.size() || !is_reported(catalogue[at], evaluation)) return std::nullopt;
        const auto place = place_of(catalogue[at], evaluation, label, column);
        if (!place) return std::nullopt;
        return plain(explain(catalogue, evaluation, at, *place));
      });
}

Result<std::optional<Curve>> curve_of(const Data& data, std::string_view id, std::size_t label,
                                      const Options& options) {
  if (!are_possible(options)) return error_of(ErrorCode::bad_option);
  const auto* cases = std::get_if<ScoredCases>(&Inside::cases(data));
  const Catalogue& catalogue = score_catalogue();
  const std::size_t at = catalogue.find(id);
  if (cases == nullptr || at == catalogue.size() || catalogue[at].shape != Shape::curve)
    return std::nullopt;
  const bool is_of_class = cases->kind != Kind::scores;
  if (is_of_class ? label >= cases->labels.size() : label != 0) return std::nullopt;
  const deconfuse::Options chosen = inner(options);
  const ScoreEvaluation evaluation(catalogue, *cases, chosen);
  auto curve = drawn(catalogue[at], evaluation, label);
  if (!curve) return std::nullopt;
  const SharedNumbers& threshold = curve->threshold;
  return Curve{std::move(curve->x), std::move(curve->y), std::move(curve->low),
               std::vector<double>(threshold.begin(), threshold.end())};
}

std::vector<MetricInfo> catalogue() {
  std::vector<MetricInfo> infos;
  for (const Catalogue* catalogue : {&matrix_catalogue(), &score_catalogue()}) {
    for (const deconfuse::Metric& metric : catalogue->metrics()) {
      if (metric.auxiliary) continue;
      const auto [low, high] = Catalogue::widest(metric.range);
      infos.push_back({std::string(metric.id), std::string(metric.symbol),
                       plain(describe(metric.formula, *catalogue)), low, high,
                       std::string(name_of(metric.better)), std::string(name_of(metric.shape)),
                       std::string(name_of(metric.needs)), metric.per_class,
                       std::string(metric.reference)});
    }
  }
  return infos;
}

}  // namespace deconfuse::api
