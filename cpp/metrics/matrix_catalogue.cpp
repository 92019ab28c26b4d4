#include <algorithm>
#include <span>
#include <string_view>

#include "metrics/catalogue.hpp"
#include "metrics/groups.hpp"

namespace deconfuse {
namespace {

/// Quantities, by their ids, and sums of cells that are known from some kind of data.
struct Known {
  std::span<const std::string_view> quantities;
  std::span<const Region> regions;
};

// Known from the diagonal and the sums of rows and columns; the first ones need no true negatives.
constexpr std::string_view quantities_known[] = {"true_positive",
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
constexpr Region regions_known[] = {
    Region::cell,   Region::row, Region::column,   Region::row_others,  Region::column_others,
    Region::others, Region::all, Region::diagonal, Region::off_diagonal};
constexpr Known to_class_counts{quantities_known, regions_known};
constexpr Known to_detections{std::span(quantities_known).first(11),
                              std::span(regions_known).first(5)};

constexpr std::string_view cells_and_sums[] = {"cell", "row_total", "column_total"};
constexpr Known to_matrices{cells_and_sums, {}};

template <class Item>
bool has(std::span<const Item> items, const Item& wanted) {
  return std::find(items.begin(), items.end(), wanted) != items.end();
}

bool is_known(const Known& known, const Quantity& quantity) {
  if (!quantity.option.empty()) return true;
  const bool is_name = quantity.value == nullptr && quantity.fill == nullptr && !quantity.region;
  return is_name || has(known.quantities, std::string_view(quantity.id));
}

/// True if everything that the formula evaluates is known. In a metric per class, Region::cell is
/// the cell on the diagonal.
bool is_known(const Known& known, const Expression& formula, const Metrics& metrics) {
  const ExpressionNode& node = formula.node();
  if (node.op == Op::cell_sum) return has(known.regions, node.region);
  if (node.op == Op::quantity) return is_known(known, *node.quantity);
  if (node.op == Op::metric) return is_known(known, metrics[node.metric.index].formula, metrics);
  const auto& operands = node.operands();
  return std::all_of(operands.begin(), operands.end(),
                     [&](const Expression& operand) { return is_known(known, operand, metrics); });
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
    const bool is_scalar = metric.shape == Shape::scalar && !metric.whole_counts;
    metric.of_class_counts = is_scalar && is_known(to_class_counts, metric.formula, metrics_);
    // Metrics of all cases, such as balanced accuracy, also rate the true negatives.
    const bool of_all_cases =
        metric.scope == Scope::overall && std::string_view(metric.group) != "counts";
    metric.of_detections =
        (is_scalar && !of_all_cases && is_known(to_detections, metric.formula, metrics_)) ||
        (metric.shape == Shape::matrix && is_known(to_matrices, metric.formula, metrics_));
  }
}

}  // namespace deconfuse
