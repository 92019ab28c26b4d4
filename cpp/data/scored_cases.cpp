#include "data/scored_cases.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "data/ascii.hpp"
#include "data/class_pairs.hpp"
#include "data/label_codes.hpp"
#include "data/labels.hpp"
#include "data/probability_rows.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {
namespace {

/// True if a class that occurs alone is the negative one of two.
bool names_the_negative(const std::string& name) {
  static constexpr std::array<std::string_view, 9> negatives = {
      "0", "-1", "no", "n", "false", "neg", "negative", "negativo", "negativa"};
  return std::find(negatives.begin(), negatives.end(), lower_case(name)) != negatives.end();
}

std::optional<InputError> check_scores(const std::vector<double>& scores, std::size_t columns,
                                       const std::string& model) {
  bool any = false;
  for (const double score : scores) any |= score != score;
  if (!any) return std::nullopt;
  const auto found =
      std::find_if(scores.begin(), scores.end(), [](double score) { return std::isnan(score); });
  const auto at = static_cast<std::size_t>(found - scores.begin());
  Parameters parameters{{"case", std::to_string(at / columns + 1)}};
  if (columns > 1) parameters.emplace_back("column", std::to_string(at % columns + 1));
  if (!model.empty()) parameters.emplace_back("model", model);
  return input_error(ErrorCode::nan_score, std::move(parameters));
}

/// True if all scores are in [0, 1].
bool are_within_unit(const std::vector<double>& scores) {
  bool all = true;
  for (const double score : scores) all &= score >= 0 && score <= 1;
  return all;
}

std::optional<InputError> check_scores_of_models(const ScoreColumns& columns) {
  if (columns.scores.empty()) return input_error(ErrorCode::no_model, {});
  if (auto refused = check_models(columns.models)) return refused;
  for (std::size_t at = 0; at < columns.scores.size(); ++at) {
    if (columns.scores[at].size() != columns.truth.size()) {
      return input_error(ErrorCode::unequal_lengths,
                         {{"truth", std::to_string(columns.truth.size())},
                          {"scores", std::to_string(columns.scores[at].size())}});
    }
    if (auto refused = check_scores(columns.scores[at], 1, columns.models[at])) return refused;
  }
  return std::nullopt;
}

/// Takes the weights, which have been checked.
void take_weights(ScoredCases& cases, std::vector<double> weights) {
  cases.whole_weights = std::all_of(weights.begin(), weights.end(), is_whole);
  cases.weights = std::move(weights);
}

/// The classes of the truth, and which of them is positive.
std::optional<InputError> take_classes(ScoredCases& cases, ScoreColumns& columns) {
  const std::vector<std::string> names = canonical_labels(columns.names);
  UsedCodes used(names.size());
  used.mark(columns.truth);
  cases.labels = occurring_labels(names, used);
  if (auto refused = check_labels(cases.labels)) return refused;
  if (cases.labels.size() > 2 && !columns.positive) {
    return input_error(ErrorCode::more_than_two_classes,
                       {{"found", std::to_string(cases.labels.size())},
                        {"first", cases.labels[0]},
                        {"second", cases.labels[1]},
                        {"third", cases.labels[2]}});
  }
  if (auto refused = recode(columns.truth, names, cases.labels)) return refused;
  cases.truth = std::move(columns.truth);
  if (columns.positive) {
    const std::string wanted = canonical_label(*columns.positive);
    const auto found = std::find(cases.labels.begin(), cases.labels.end(), wanted);
    cases.positive = static_cast<std::size_t>(found - cases.labels.begin());
    // If only one class occurs, the positive one may be absent; of several, it must be one.
    if (found == cases.labels.end() && cases.labels.size() > 1) {
      return input_error(ErrorCode::unknown_positive, {{"label", wanted}}, wanted);
    }
  } else if (cases.labels.size() == 1 && names_the_negative(cases.labels[0])) {
    cases.positive = 1;
  } else {
    cases.positive = default_positive(cases.labels);
  }
  if (cases.labels.size() == 1) {
    const char* absent = cases.positive == 0 ? "negative" : "positive";
    cases.notices.push_back(
        {NoticeCode::one_class_only, 0, {{"label", cases.labels[0]}, {"absent", absent}}});
  }
  if (cases.labels.size() > 2) {
    cases.notices.push_back(
        {NoticeCode::rest_is_negative, 0, {{"label", cases.labels[cases.positive]}}});
  }
  cases.is_positive.resize(cases.size);
  // Writing bytes may alias anything, so without local copies the loop would read these values
  // again for each case.
  std::uint8_t* const is_positive = cases.is_positive.data();
  const std::int32_t* const truth = cases.truth.data();
  const std::size_t positive = cases.positive;
  for (std::size_t at = 0, size = cases.size; at < size; ++at) {
    is_positive[at] = static_cast<std::size_t>(truth[at]) == positive;
  }
  return std::nullopt;
}

void normalise_rows(std::vector<double>& numbers, std::size_t columns) {
  for (std::size_t row = 0; row < numbers.size(); row += columns) {
    double sum = 0;
    for (std::size_t at = 0; at < columns; ++at) sum += numbers[row + at];
    for (std::size_t at = 0; at < columns; ++at) numbers[row + at] /= sum;
  }
}

}  // namespace

Result<ScoredCases> take_scores(ScoreColumns columns) {
  if (columns.truth.empty()) return input_error(ErrorCode::no_cases, {});
  if (const auto refused = check_scores_of_models(columns)) return *refused;
  if (const auto refused = check_weights(columns.weights, columns.truth.size())) return *refused;
  if (auto refused = take_grouping(columns.grouping, columns.truth.size())) return *refused;
  ScoredCases cases;
  cases.grouping = std::move(columns.grouping);
  cases.size = columns.truth.size();
  if (const auto refused = take_classes(cases, columns)) return *refused;
  if (columns.models.size() == 1) {
    cases.score_name = std::move(columns.models.front());
  } else {
    cases.models = std::move(columns.models);
  }
  cases.scores = std::move(columns.scores);
  for (const std::vector<double>& scores : cases.scores) {
    cases.within_unit.push_back(are_within_unit(scores));
  }
  take_weights(cases, std::move(columns.weights));
  cases.lower_is_positive = columns.lower_is_positive;
  cases.decision_values = columns.decision_values;
  if (!is_whole(columns.missed) || columns.missed < 0)
    return input_error(ErrorCode::count_not_whole, {{"found", decimal(columns.missed)}});
  cases.missed = columns.missed;
  return cases;
}

Result<ScoredCases> take_probabilities(ProbabilityColumns columns) {
  if (columns.truth.empty()) return input_error(ErrorCode::no_cases, {});
  if (columns.labels.empty()) return input_error(ErrorCode::no_classes, {});
  ScoredCases cases;
  cases.kind = Kind::probabilities;
  cases.size = columns.truth.size();
  cases.labels = canonical_labels(columns.labels);
  if (const auto refused = check_labels(cases.labels)) return *refused;
  const std::size_t width = cases.labels.size();
  if (columns.probabilities.size() != cases.size * width) {
    return input_error(ErrorCode::unequal_lengths,
                       {{"truth", std::to_string(cases.size)},
                        {"probabilities", std::to_string(columns.probabilities.size() / width)}});
  }
  if (const auto refused = check_weights(columns.weights, cases.size)) return *refused;
  if (auto refused = take_grouping(columns.grouping, cases.size)) return *refused;
  cases.grouping = std::move(columns.grouping);
  if (const auto refused = recode(columns.truth, canonical_labels(columns.names), cases.labels)) {
    return *refused;
  }
  const Result<std::size_t> positive = positive_of(cases.labels, columns.positive);
  if (const InputError* refused = std::get_if<InputError>(&positive)) return *refused;
  cases.positive = std::get<std::size_t>(positive);

  cases.decision_values = columns.decision_values;
  const ProbabilityRows rows =
      inspect_probability_rows(columns.probabilities, width, columns.normalise);
  if (rows.fault == ProbabilityFault::not_finite) {
    return error_of_row(rows, columns.probabilities, width);
  }
  if (!cases.decision_values && rows.fault != ProbabilityFault::none) {
    if (!look_like_decision_values(rows, cases.size)) {
      return error_of_row(rows, columns.probabilities, width);
    }
    cases.decision_values = true;
    cases.notices.push_back({NoticeCode::decision_values, 0, {}});
  }
  if (columns.normalise && !cases.decision_values) {
    normalise_rows(columns.probabilities, width);
  } else if (!cases.decision_values && rows.largest_deviation > stated_deviation) {
    cases.notices.push_back({NoticeCode::probabilities_sum,
                             0,
                             {{"case", std::to_string(rows.deviating_row + 1)},
                              {"difference", decimal(rows.largest_deviation)}}});
  }
  if (!cases.decision_values && rows.outside) {
    // A probability above 1 within the tolerance would make logarithms positive.
    for (double& probability : columns.probabilities) probability = std::min(probability, 1.0);
  }
  cases.truth = std::move(columns.truth);
  cases.numbers = std::move(columns.probabilities);
  take_weights(cases, std::move(columns.weights));
  return cases;
}

Result<ScoredCases> take_label_sets(LabelSetColumns columns) {
  ScoredCases cases;
  cases.kind = Kind::multilabel;
  cases.labels = canonical_labels(columns.labels);
  if (const auto refused = check_labels(cases.labels)) return *refused;
  if (columns.truth.empty() || cases.labels.empty()) return input_error(ErrorCode::no_cases, {});
  cases.size = columns.truth.size() / cases.labels.size();
  const auto differs = [&](std::size_t cells) {
    return cells != 0 && cells != columns.truth.size();
  };
  if (differs(columns.predicted.size()) || differs(columns.scores.size())) {
    const std::size_t cells =
        differs(columns.predicted.size()) ? columns.predicted.size() : columns.scores.size();
    return input_error(ErrorCode::unequal_lengths,
                       {{"truth", std::to_string(cases.size)},
                        {"predicted", std::to_string(cells / cases.labels.size())}});
  }
  if (columns.predicted.empty() && columns.scores.empty()) {
    return input_error(ErrorCode::nothing_predicted, {});
  }
  if (const auto refused = check_weights(columns.weights, cases.size)) return *refused;
  if (const auto refused = check_scores(columns.scores, cases.labels.size(), "")) return *refused;
  cases.truth_sets = std::move(columns.truth);
  cases.predicted_sets = std::move(columns.predicted);
  cases.numbers = std::move(columns.scores);
  take_weights(cases, std::move(columns.weights));
  return cases;
}

const Ranking& ScoredCases::ranking(std::size_t at) const {
  if (kind == Kind::scores) {
    rankings_.resize(scores.size());
    if (!rankings_[at]) rankings_[at].emplace(scores[at], is_positive, weights, lower_is_positive);
    return *rankings_[at];
  }
  const std::size_t width = labels.size();
  rankings_.resize(width + 1);
  if (rankings_[at]) return *rankings_[at];
  std::vector<std::uint8_t> belonging;
  if (at < width) {
    belonging.resize(size);
    for (std::size_t row = 0; row < size; ++row) {
      belonging[row] = kind == Kind::multilabel ? truth_sets[row * width + at]
                                                : truth[row] == static_cast<std::int32_t>(at);
    }
    rankings_[at].emplace(column(at), belonging, weights);
    return *rankings_[at];
  }
  if (kind == Kind::multilabel) {
    belonging = truth_sets;
  } else {
    belonging.resize(size * width);
    for (std::size_t row = 0; row < size; ++row) {
      belonging[row * width + static_cast<std::size_t>(truth[row])] = 1;
    }
  }
  std::vector<double> weights_of_numbers;
  for (const double weight : weights)
    weights_of_numbers.insert(weights_of_numbers.end(), width, weight);
  rankings_[at].emplace(numbers, belonging, weights_of_numbers);
  return *rankings_[at];
}

std::span<const double> ScoredCases::column(std::size_t at) const {
  // The processor fetches adjacent numbers together, so the columns of neighbours are copied as
  // well.
  constexpr std::size_t neighbours = 8;
  const std::size_t width = labels.size();
  const std::size_t first = at - at % neighbours;
  if (columns_.empty() || first_column_ != first) {
    const std::size_t count = std::min(neighbours, width - first);
    columns_.resize(count * size);
    first_column_ = first;
    for (std::size_t row = 0; row < size; ++row) {
      const double* const from = numbers.data() + row * width + first;
      double* to = columns_.data() + row;
      for (std::size_t column = 0; column < count; ++column, to += size) *to = from[column];
    }
  }
  return std::span<const double>(columns_).subspan((at - first) * size, size);
}

double ScoredCases::twice_pairs_in_order(std::size_t at) const {
  // The function needs numbers that are not negative; decision values may be.
  const bool pays = kind == Kind::probabilities && !decision_values && at < labels.size() &&
                    !(at < rankings_.size() && rankings_[at]);
  if (!pays) return ranking(at).twice_pairs_in_order();
  if (twice_in_order_.empty()) {
    twice_in_order_ = deconfuse::twice_pairs_in_order(numbers, truth, labels.size());
  }
  return static_cast<double>(twice_in_order_[at]);
}

Ranking ScoredCases::ranking_of_case(std::size_t at) const {
  const std::size_t width = labels.size();
  return Ranking(std::span(numbers).subspan(at * width, width),
                 std::span(truth_sets).subspan(at * width, width), {});
}

}  // namespace deconfuse
