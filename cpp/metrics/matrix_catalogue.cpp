#include <algorithm>
#include <string_view>

#include "metrics/catalogue.hpp"
#include "metrics/groups.hpp"

namespace deconfuse {
namespace {

/// What the diagonal and the sums of rows and columns say.
bool is_of_class_counts(const Quantity& quantity) {
  static constexpr std::string_view known[] = {"true_positive",
                                               "false_negative",
                                               "false_positive",
                                               "true_negative",
                                               "diagonal",
                                               "row_total",
                                               "column_total",
                                               "sample_size",
                                               "correct_count",
                                               "error_count",
                                               "class_count",
                                               "solution_count",
                                               "row_index",
                                               "column_index",
                                               "e",
                                               "pi"};
  if (!quantity.option.empty()) return true;
  const bool is_name = quantity.value == nullptr && quantity.fill == nullptr && !quantity.region;
  return is_name || std::find(std::begin(known), std::end(known), std::string_view(quantity.id)) !=
                        std::end(known);
}

/// Whether what is evaluated is made of such quantities, and of metrics that are.
bool is_of_class_counts(const Expression& formula, const Metrics& metrics) {
  const ExpressionNode& node = formula.node();
  // Of a metric with a value per class the cell is the one on the diagonal.
  if (node.op == Op::cell_sum) {
    return node.region != Region::near_diagonal && node.region != Region::below_right &&
           node.region != Region::below_left;
  }
  if (node.op == Op::quantity) return is_of_class_counts(*node.quantity);
  if (node.op == Op::metric) return is_of_class_counts(metrics[node.metric.index].formula, metrics);
  const auto& operands = node.operands();
  return std::all_of(operands.begin(), operands.end(), [&](const Expression& operand) {
    return is_of_class_counts(operand, metrics);
  });
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
    metric.of_class_counts = metric.shape == Shape::scalar && !metric.whole_counts &&
                             is_of_class_counts(metric.formula, metrics_);
  }
}

}  // namespace deconfuse
