#include "data/dataset.hpp"

#include <algorithm>
#include <utility>

#include "data/ascii.hpp"
#include "data/label_codes.hpp"
#include "data/pair_counts.hpp"
#include "data/whole_numbers.hpp"
#include "names/name_index.hpp"

namespace deconfuse {
namespace {

/// Compares ASCII letters only: that is enough to notice Spam beside spam, without tables of other
/// scripts.
void notice_case(Dataset& dataset) {
  std::vector<std::string> lowered;
  for (const std::string& label : dataset.labels) lowered.push_back(lower_case(label));
  NameIndex first;
  for (std::size_t at = 0; at < lowered.size(); ++at)
    first.emplace(lowered[at], static_cast<std::int32_t>(at));
  for (std::size_t at = 0; at < lowered.size(); ++at) {
    const auto before = static_cast<std::size_t>(first.find(lowered[at])->second);
    if (before == at) continue;
    dataset.notices.push_back(
        {NoticeCode::labels_differ_in_case,
         0,
         {{"first", dataset.labels[before]}, {"second", dataset.labels[at]}}});
  }
}

/// Without a common label, the columns are most likely not what they were taken for.
void notice_nothing_in_common(Dataset& dataset) {
  const ConfusionMatrix& matrix = dataset.matrix;
  if (!dataset.classification || matrix.total() == 0) return;
  for (std::size_t at = 0; at < dataset.labels.size(); ++at) {
    if (matrix.sum(Region::row, at, at) > 0 && matrix.sum(Region::column, at, at) > 0) return;
  }
  dataset.notices.push_back({NoticeCode::no_common_label, 0, {}});
}

ConfusionMatrix tabulate(const Dataset& dataset) {
  const std::size_t rows = dataset.labels.size();
  const std::size_t columns = dataset.predicted_labels.size();
  if (dataset.weights.empty()) {
    return ConfusionMatrix(rows, columns,
                           pair_counts(dataset.truth, dataset.predicted, rows, columns));
  }
  const auto cell = [&](std::size_t at) {
    return static_cast<std::size_t>(dataset.truth[at]) * columns +
           static_cast<std::size_t>(dataset.predicted[at]);
  };
  if (add_up_exactly(dataset.weights)) {
    std::vector<double> cells(rows * columns);
    for (std::size_t at = 0; at < dataset.truth.size(); ++at)
      cells[cell(at)] += dataset.weights[at];
    return ConfusionMatrix(rows, columns, std::move(cells));
  }
  std::vector<ExactSum> sums(rows * columns);
  for (std::size_t at = 0; at < dataset.truth.size(); ++at) {
    sums[cell(at)].add(dataset.weights[at]);
  }
  return ConfusionMatrix(rows, columns, std::move(sums));
}

std::optional<InputError> check_count(const char* name, double count) {
  if (count >= 0 && count <= largest_count && is_whole(count)) return std::nullopt;
  return input_error(ErrorCode::count_not_whole, {{"name", name}});
}

}  // namespace

Result<Dataset> count_cases(LabelColumns columns) {
  if (columns.truth.size() != columns.predicted.size()) {
    return input_error(ErrorCode::unequal_lengths,
                       {{"truth", std::to_string(columns.truth.size())},
                        {"predicted", std::to_string(columns.predicted.size())}});
  }
  if (columns.truth.empty()) return input_error(ErrorCode::no_cases, {});
  for (const std::vector<std::int32_t>& other : columns.others) {
    if (other.size() == columns.truth.size()) continue;
    return input_error(ErrorCode::unequal_lengths, {{"truth", std::to_string(columns.truth.size())},
                                                    {"predicted", std::to_string(other.size())}});
  }
  if (!columns.others.empty() && columns.predicted_labels)
    return input_error(ErrorCode::rivals_without_classes, {});
  if (const auto refused = check_models(columns.models)) return *refused;
  if (auto refused = take_grouping(columns.grouping, columns.truth.size())) return *refused;
  if (const auto refused = check_weights(columns.weights, columns.truth.size())) return *refused;

  Dataset dataset;
  dataset.kind = Kind::labels;
  const std::vector<std::string> names = canonical_labels(columns.names);
  dataset.classification = !columns.predicted_labels;
  if (columns.labels) {
    dataset.labels = canonical_labels(*columns.labels);
  } else {
    UsedCodes used(names.size());
    used.mark(columns.truth);
    if (dataset.classification) {
      used.mark(columns.predicted);
      for (const std::vector<std::int32_t>& other : columns.others) used.mark(other);
    }
    dataset.labels = occurring_labels(names, used);
  }
  dataset.predicted_labels =
      dataset.classification ? dataset.labels : canonical_labels(*columns.predicted_labels);
  dataset.classification = dataset.predicted_labels == dataset.labels;
  if (const auto refused = check_labels(dataset.labels)) return *refused;
  if (!dataset.classification) {
    if (const auto refused = check_labels(dataset.predicted_labels)) return *refused;
  }

  if (const auto refused = recode(columns.truth, names, dataset.labels)) return *refused;
  if (const auto refused = recode(columns.predicted, names, dataset.predicted_labels)) {
    return *refused;
  }
  for (std::vector<std::int32_t>& other : columns.others) {
    if (const auto refused = recode(other, names, dataset.predicted_labels)) return *refused;
  }
  dataset.others = std::move(columns.others);
  dataset.models = std::move(columns.models);
  dataset.grouping = std::move(columns.grouping);
  dataset.truth = std::move(columns.truth);
  dataset.predicted = std::move(columns.predicted);
  dataset.weights = std::move(columns.weights);
  const Result<std::size_t> positive = positive_of(dataset.labels, columns.positive);
  if (const InputError* refused = std::get_if<InputError>(&positive)) return *refused;
  dataset.positive = std::get<std::size_t>(positive);
  dataset.matrix = tabulate(dataset);
  if (dataset.others.size() == 1) dataset.rivals = rivals_of(dataset, 0, 1);
  notice_case(dataset);
  notice_nothing_in_common(dataset);
  return dataset;
}

Result<Dataset> take_counts(CountTable table) {
  if (table.rows == 0 || table.columns == 0) return input_error(ErrorCode::empty_matrix, {});
  Dataset dataset;
  dataset.classification = !table.predicted_labels;
  if (dataset.classification && table.rows != table.columns) {
    return input_error(ErrorCode::not_square, {{"rows", std::to_string(table.rows)},
                                               {"columns", std::to_string(table.columns)}});
  }
  if (std::max(table.rows, table.columns) > maximum_classes) {
    return input_error(ErrorCode::too_many_classes,
                       {{"found", std::to_string(std::max(table.rows, table.columns))},
                        {"maximum", std::to_string(maximum_classes)}});
  }
  for (std::size_t at = 0; at < table.counts.size(); ++at) {
    const double count = table.counts[at];
    if (count >= 0 && count <= largest_count) continue;
    return input_error(count < 0               ? ErrorCode::negative_count
                       : count > largest_count ? ErrorCode::count_too_large
                                               : ErrorCode::bad_count,
                       {{"row", std::to_string(at / table.columns + 1)},
                        {"cell", std::to_string(at % table.columns + 1)}});
  }

  if (table.labels) {
    dataset.labels = canonical_labels(*table.labels);
  } else {
    for (std::size_t row = 1; row <= table.rows; ++row)
      dataset.labels.push_back(std::to_string(row));
  }
  dataset.predicted_labels =
      dataset.classification ? dataset.labels : canonical_labels(*table.predicted_labels);
  dataset.classification = dataset.predicted_labels == dataset.labels;
  if (dataset.labels.size() != table.rows) {
    return input_error(ErrorCode::label_count, {{"found", std::to_string(dataset.labels.size())},
                                                {"expected", std::to_string(table.rows)}});
  }
  if (dataset.predicted_labels.size() != table.columns) {
    return input_error(ErrorCode::label_count,
                       {{"found", std::to_string(dataset.predicted_labels.size())},
                        {"expected", std::to_string(table.columns)}});
  }
  if (const auto refused = check_labels(dataset.labels)) return *refused;
  if (const auto refused = check_labels(dataset.predicted_labels)) return *refused;
  const Result<std::size_t> positive = positive_of(dataset.labels, table.positive);
  if (const InputError* refused = std::get_if<InputError>(&positive)) return *refused;
  dataset.positive = std::get<std::size_t>(positive);
  if (table.background && *table.background < table.rows) {
    table.counts[*table.background * (table.columns + 1)] = 0;
    dataset.background = table.background;
  }
  dataset.matrix = ConfusionMatrix(table.rows, table.columns, std::move(table.counts));
  dataset.shares = table.shares;
  dataset.orientation_doubtful = table.orientation_assumed || table.named_by_corner;
  dataset.truth_in_columns = table.truth_in_columns;
  notice_case(dataset);
  return dataset;
}

Result<Dataset> take_proportion(Proportion proportion) {
  if (const auto refused = check_count("successes", proportion.successes)) return *refused;
  if (const auto refused = check_count("trials", proportion.trials)) return *refused;
  if (proportion.successes > proportion.trials)
    return input_error(ErrorCode::more_successes_than_trials, {});
  Dataset dataset;
  dataset.kind = Kind::counts;
  dataset.proportion = proportion;
  return dataset;
}

const std::vector<std::int32_t>& predictions_of(const Dataset& dataset, std::size_t model) {
  return model == 0 ? dataset.predicted : dataset.others[model - 1];
}

Rivals rivals_of(const Dataset& dataset, std::size_t first, std::size_t second) {
  const std::vector<std::int32_t>& one = predictions_of(dataset, first);
  const std::vector<std::int32_t>& other = predictions_of(dataset, second);
  const std::vector<std::int32_t>& truth = dataset.truth;
  ExactSum sums[2][2];
  for (std::size_t at = 0; at < truth.size(); ++at)
    sums[one[at] == truth[at]][other[at] == truth[at]].add(
        dataset.weights.empty() ? 1 : dataset.weights[at]);
  return {sums[1][1].value(), sums[1][0].value(), sums[0][1].value(), sums[0][0].value()};
}

Result<Dataset> take_rivals(Rivals rivals) {
  if (const auto refused = check_count("n01", rivals.only_first_right)) return *refused;
  if (const auto refused = check_count("n10", rivals.only_second_right)) return *refused;
  Dataset dataset;
  dataset.kind = Kind::counts;
  dataset.rivals = rivals;
  return dataset;
}

}  // namespace deconfuse
