#include "data/class_counts.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>

#include "data/label_codes.hpp"

namespace deconfuse {
namespace {

double sum_of(const std::vector<double>& counts) {
  return std::accumulate(counts.begin(), counts.end(), 0.0);
}

/// Tolerates rounding, as in sums of weights.
bool are_equal(double left, double right) {
  return std::fabs(left - right) <= 1e-9 * std::max(std::fabs(left), std::fabs(right));
}

/// Number of cases of class `row` that are predicted as `column`.
struct Entry {
  std::size_t row = 0;
  std::size_t column = 0;
  double count = 0;
};

/// Errors with these sums of rows and columns, filled in from the top left corner on; some may lie
/// on the diagonal.
std::vector<Entry> spread(std::vector<double> rows, std::vector<double> columns) {
  std::vector<Entry> entries;
  for (std::size_t row = 0, column = 0; row < rows.size() && column < columns.size();) {
    const double count = std::min(rows[row], columns[column]);
    if (count > 0) entries.push_back({row, column, count});
    rows[row] -= count;
    columns[column] -= count;
    if (rows[row] > columns[column]) {
      ++column;
    } else {
      ++row;
    }
  }
  return entries;
}

/// Empties the diagonal by exchanging its entries with entries outside their row and column. False
/// if there are too few of those.
bool leave_diagonal(std::vector<Entry>& entries) {
  for (std::size_t at = 0; at < entries.size(); ++at) {
    const std::size_t k = entries[at].row;
    if (entries[at].column != k) continue;
    for (std::size_t other = 0; other < entries.size() && entries[at].count > 0; ++other) {
      const Entry found = entries[other];
      if (found.row == k || found.column == k || found.count == 0) continue;
      const double moved = std::min(entries[at].count, found.count);
      entries[at].count -= moved;
      entries[other].count -= moved;
      entries.push_back({k, found.column, moved});
      entries.push_back({found.row, k, moved});
    }
    if (entries[at].count > 0) return false;
  }
  return true;
}

std::optional<InputError> check_lengths(const ClassCounts& given) {
  const std::size_t classes = given.true_positives.size();
  const std::pair<const char*, const std::vector<double>*> lists[] = {
      {"fp", &given.false_positives},
      {"fn", &given.false_negatives},
      {"tn", &given.true_negatives}};
  for (const auto& [path, list] : lists) {
    if (list->size() == classes || (list == &given.true_negatives && list->empty())) continue;
    return input_error(ErrorCode::wrong_length, {{"path", path},
                                                 {"found", std::to_string(list->size())},
                                                 {"expected", std::to_string(classes)}});
  }
  return std::nullopt;
}

/// Missed objects get a column, and detections of nothing a row, of their own.
Result<Dataset> take_detections(ClassCounts given) {
  const std::size_t classes = given.true_positives.size(), sides = classes + 1;
  CountTable table{sides, sides, std::vector<double>(sides * sides), {}, {}, {}, false};
  table.background = classes;
  for (std::size_t k = 0; k < classes; ++k) {
    table.counts[k * (sides + 1)] = given.true_positives[k];
    table.counts[k * sides + classes] = given.false_negatives[k];
    table.counts[classes * sides + k] = given.false_positives[k];
  }
  std::vector<std::string> labels = std::move(given.labels);
  for (std::size_t k = labels.size(); k < classes; ++k) labels.push_back(std::to_string(k + 1));
  labels.emplace_back("background");
  table.labels = std::move(labels);
  Result<Dataset> taken = take_counts(std::move(table));
  if (auto* dataset = std::get_if<Dataset>(&taken)) dataset->kind = Kind::class_counts;
  return taken;
}

std::optional<InputError> check_true_negatives(const ClassCounts& given, const Dataset& dataset) {
  for (std::size_t k = 0; k < given.true_negatives.size(); ++k) {
    const double expected = dataset.matrix.sum(Region::others, k, k);
    if (are_equal(given.true_negatives[k], expected)) continue;
    return input_error(ErrorCode::true_negatives_do_not_fit,
                       {{"label", dataset.labels[k]},
                        {"found", decimal(given.true_negatives[k])},
                        {"expected", decimal(expected)}},
                       dataset.labels[k]);
  }
  return std::nullopt;
}

}  // namespace

Result<Dataset> take_class_counts(ClassCounts given) {
  if (auto refused = check_lengths(given)) return *refused;
  const std::size_t classes = given.true_positives.size();
  if (classes > maximum_classes) {
    return input_error(ErrorCode::too_many_classes, {{"found", std::to_string(classes)},
                                                     {"maximum", std::to_string(maximum_classes)}});
  }
  if (given.background) return take_detections(std::move(given));
  CountTable table{classes, classes, std::vector<double>(classes * classes), {}, {}, {}, false};
  if (!given.labels.empty()) table.labels = std::move(given.labels);
  table.positive = std::move(given.positive);
  const double missed = sum_of(given.false_negatives), alarms = sum_of(given.false_positives);
  std::vector<Entry> errors = spread(given.false_negatives, given.false_positives);
  if (!are_equal(missed, alarms) || !leave_diagonal(errors)) {
    return input_error(ErrorCode::errors_do_not_fit,
                       {{"missed", decimal(missed)}, {"alarms", decimal(alarms)}});
  }
  for (std::size_t k = 0; k < classes; ++k)
    table.counts[k * (classes + 1)] = given.true_positives[k];
  for (const Entry& entry : errors) table.counts[entry.row * classes + entry.column] += entry.count;
  Result<Dataset> taken = take_counts(std::move(table));
  if (auto* dataset = std::get_if<Dataset>(&taken)) {
    if (auto refused = check_true_negatives(given, *dataset)) return *refused;
    if (classes > 2) dataset->kind = Kind::class_counts;
  }
  return taken;
}

}  // namespace deconfuse
