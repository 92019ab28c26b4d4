#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>

#include "metrics/catalogue.hpp"
#include "metrics/groups.hpp"

namespace deconfuse {
namespace {

using Names = std::span<const std::string_view>;

/// What the diagonal and the sums of rows and columns say. The first ones need no true negatives.
constexpr std::string_view of_class_counts[] = {"true_positive",
                                                "false_negative",
                                                "false_positive",
                                                "diagonal",
                                                "row_total",
                                                "column_total",
                                                "class_count",
                                                "row_index",
                                                "column_index",
                                                "e",
                                                "pi",
                                                "true_negative",
                                                "sample_size",
                                                "correct_count",
                                                "error_count",
                                                "solution_count"};
constexpr Names of_detections(of_class_counts, 11);

constexpr Region sums_of_detections[] = {Region::cell, Region::row, Region::column,
                                         Region::row_others, Region::column_others};
constexpr Region sums_across_classes[] = {Region::near_diagonal, Region::below_right,
                                          Region::below_left};

bool is_of(Names known, const Quantity& quantity) {
  if (!quantity.option.empty()) return true;
  const bool is_name = quantity.value == nullptr && quantity.fill == nullptr && !quantity.region;
  return is_name ||
         std::find(known.begin(), known.end(), std::string_view(quantity.id)) != known.end();
}

/// Of a metric with a value per class the cell is the one on the diagonal.
bool is_of(Names known, Region region) {
  if (known.size() == of_detections.size())
    return std::find(std::begin(sums_of_detections), std::end(sums_of_detections), region) !=
           std::end(sums_of_detections);
  return std::find(std::begin(sums_across_classes), std::end(sums_across_classes), region) ==
         std::end(sums_across_classes);
}

/// Whether what is evaluated is made of such quantities, and of metrics that are.
bool is_of(Names known, const Expression& formula, const Metrics& metrics) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::cell_sum) return is_of(known, node.region);
  if (node.op == Op::quantity) return is_of(known, *node.quantity);
  if (node.op == Op::metric) return is_of(known, metrics[node.metric.index].formula, metrics);
  const auto& operands = node.operands();
  return std::all_of(operands.begin(), operands.end(),
                     [&](const Expression& operand) { return is_of(known, operand, metrics); });
}

}  // namespace

MatrixCatalogue::MatrixCatalogue() {
  const Formulas::Use use(formulas_);
  append(counts());
  append(rates());
  append(f_family());
  append(skill());
  append(diagnostic());
  append(class_chance());
  append(class_distance());
  append(class_information());
  append(class_confusion_entropy());
  append(class_interpretation());
  append(averages(metrics(), names_));
  append(matrices());
  append(totals());
  append(accuracies());
  append(chance());
  append(agreement());
  append(correlation());
  append(confusion_entropy());
  append(association());
  append(symmetry());
  append(ordinal());
  append(interpretation());
  append(entropies());
  append(pair_agreement());
  append(shared_information());
  append(set_agreement());
  append(costs());
  append(normal_score());
  append(intervals_of_classes());
  append(intervals_of_proportions());
  append(intervals_of_agreement());
  append(rivals());
  append(reports());
  resolve();
  for (Metric& metric : metrics_) {
    if (metric.shape != Shape::scalar || metric.whole_counts) continue;
    metric.of_class_counts = is_of(of_class_counts, metric.formula, metrics_);
    metric.of_detections = is_of(of_detections, metric.formula, metrics_);
  }
}

}  // namespace deconfuse
