#include <string>
#include <utility>

#include "formula/describe.hpp"
#include "metrics/quantities.hpp"
#include "metrics/score_groups.hpp"
#include "metrics/score_quantities.hpp"
#include "metrics/score_quantity.hpp"
#include "metrics/shared_formulas.hpp"

namespace deconfuse {

using namespace score_quantities;

namespace {

/// Number of cases with or without a label for which it is predicted, or is not.
double cases_with(const ScoreData& data, std::size_t label, bool is_true, bool is_predicted) {
  const ScoredCases& cases = data.cases();
  ExactSum sum;
  for (std::size_t m = 0, at = label; m < cases.size; ++m, at += cases.labels.size()) {
    if (cases.truth_sets[at] == is_true && cases.predicted_sets[at] == is_predicted)
      sum.add(cases.weight(m));
  }
  return sum.value();
}

/// Number of labels of a case, likewise.
double labels_with(const ScoreData& data, std::size_t m, bool is_true, bool is_predicted) {
  const ScoredCases& cases = data.cases();
  const std::size_t first = m * cases.labels.size();
  double count = 0;
  for (std::size_t at = first; at < first + cases.labels.size(); ++at) {
    if (cases.truth_sets[at] == is_true && cases.predicted_sets[at] == is_predicted) ++count;
  }
  return count;
}

// Label j over the cases, and case m over its labels.
constexpr Quantity TP_j = of_data(
    "label_true_positive", "TP_j",
    [](const ScoreData& data, Place place) { return cases_with(data, place.row, true, true); });
constexpr Quantity FP_j = of_data(
    "label_false_positive", "FP_j",
    [](const ScoreData& data, Place place) { return cases_with(data, place.row, false, true); });
constexpr Quantity FN_j = of_data(
    "label_false_negative", "FN_j",
    [](const ScoreData& data, Place place) { return cases_with(data, place.row, true, false); });
constexpr Quantity label_cell =
    of_data("label_cell", "n_{ab,j}", [](const ScoreData& data, Place place) {
      return cases_with(data, place.row, place.column >= 2, place.column % 2 != 0);
    });
constexpr Quantity TP_m = of_data("case_true_positive", "TP_m", [](const ScoreData& data, Place m) {
  return labels_with(data, m.row, true, true);
});
constexpr Quantity FP_m =
    of_data("case_false_positive", "FP_m",
            [](const ScoreData& data, Place m) { return labels_with(data, m.row, false, true); });
constexpr Quantity FN_m =
    of_data("case_false_negative", "FN_m",
            [](const ScoreData& data, Place m) { return labels_with(data, m.row, true, false); });
constexpr Quantity is_exact = of_data("exact_match", "e_m", [](const ScoreData& data, Place m) {
  return labels_with(data, m.row, true, false) + labels_with(data, m.row, false, true) == 0;
});

const Expression n = total_weight;
const Expression w = w_m;

/// The cells of one label over the cases, or of one case over its labels.
struct Cells {
  Expression TP;
  Expression FP;
  Expression FN;
};

const Cells of_label{TP_j, FP_j, FN_j};
const Cells of_case{TP_m, FP_m, FN_m};

Cells pooled_over_labels() {
  const auto total = [](Expression count) { return sum(Over::classes, count); };
  return {total(TP_j), total(FP_j), total(FN_j)};
}

/// A metric of label sets, and its name in the ids of its averages.
struct Averaged {
  Expression (*formula)(const Cells&);
  const char* symbol;
  std::int8_t tier;
  const char* name;
};

const Averaged averaged[] = {
    {[](const Cells& cells) { return cells.TP / (cells.TP + cells.FP); }, "P", 1, "precision"},
    {[](const Cells& cells) { return cells.TP / (cells.TP + cells.FN); }, "R", 1, "recall"},
    {[](const Cells& cells) { return 2 * cells.TP / (2 * cells.TP + cells.FP + cells.FN); }, "F_1",
     1, "f1"},
    {[](const Cells& cells) {
       const Expression squared = square(quantities::beta);
       const Expression found = (1 + squared) * cells.TP;
       return found / (found + squared * cells.FN + cells.FP);
     },
     "F_\\beta", 3, "f_beta"},
    {[](const Cells& cells) { return cells.TP / (cells.TP + cells.FP + cells.FN); }, "J", 3,
     "jaccard"},
};

/// Macro and weighted averages run over the labels, the sample average over the cases, for which
/// the value is defined; the micro average is the same formula on summed counts.
void append_averages(const Averaged& metric, std::deque<std::string>& names, Metrics& metrics) {
  const auto kept = [&](std::string text) { return names.emplace_back(std::move(text)).c_str(); };
  const std::string name = metric.name;
  const char* const id_of_label = kept("label_" + name);
  const char* const id_of_case = kept("case_" + name);
  const Expression label = counted_value_of(id_of_label);
  const Expression sample = counted_value_of(id_of_case);
  const auto auxiliary = [&](const char* id, Expression formula, bool per_class) {
    metrics.push_back({.id = id,
                       .symbol = metric.symbol,
                       .formula = formula,
                       .range = {0, 1},
                       .zero_division = true,
                       .per_class = per_class,
                       .per_case = !per_class,
                       .auxiliary = true,
                       .needs = Needs::predicted_sets});
  };
  auxiliary(id_of_label, metric.formula(of_label), true);
  auxiliary(id_of_case, metric.formula(of_case), false);
  const auto append = [&](const char* kind, Expression formula, std::int8_t headline) {
    metrics.push_back({.id = kept("multilabel_" + name + "_" + kind),
                       .symbol = kept(with_subscript(metric.symbol, kind)),
                       .formula = formula,
                       .of_class = id_of_label,
                       .range = {0, 1},
                       .better = Better::higher,
                       .zero_division = true,
                       .needs = Needs::predicted_sets,
                       .tier = metric.tier,
                       .headline = headline,
                       .family = id_of_label,
                       .reference = "Tsoumakas and Katakis 2007; Godbole and Sarawagi 2004"});
  };
  const bool is_f1 = name == "f1";
  append("micro", metric.formula(pooled_over_labels()), is_f1 ? 4 : 0);
  append("macro", mean_over_classes(label), is_f1 ? 3 : 0);
  append("weighted", weighted_mean_defined(Over::classes, n_j, label), 0);
  append("samples", weighted_mean_defined(Over::cases, w, sample), is_f1 ? 5 : 0);
}

}  // namespace

Metrics label_sets(std::deque<std::string>& names) {
  const Expression exact = value_of("subset_accuracy");
  const Expression given = sum(Over::classes, n_j);
  const Metrics of_sets = {
      {.id = "hamming_loss",
       .symbol = "HL",
       .formula = sum(Over::classes, Expression(FP_j) + FN_j) / (n * L),
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::predicted_sets,
       .headline = 2,
       .reference = "Schapire and Singer 1999"},
      {.id = "subset_accuracy",
       .symbol = "EM",
       .formula = sum(Over::cases, w * is_exact) / n,
       .range = {0, 1},
       .better = Better::higher,
       .needs = Needs::predicted_sets,
       .headline = 1,
       .reference = "Zhu et al. 2005"},
      {.id = "zero_one_loss_multilabel",
       .symbol = "1-EM",
       .formula = 1 - exact,
       .range = {0, 1},
       .better = Better::lower,
       .needs = Needs::predicted_sets,
       .tier = 3,
       .reference = "Standard"},
      {.id = "label_cardinality",
       .symbol = "LC",
       .formula = given / n,
       .range = {0, L},
       .needs = Needs::label_sets,
       .tier = 3,
       .reference = "Tsoumakas and Katakis 2007"},
      {.id = "label_density",
       .symbol = "LD",
       .formula = given / (n * L),
       .range = {0, 1},
       .needs = Needs::label_sets,
       .tier = 3,
       .reference = "Tsoumakas and Katakis 2007"},
      {.id = "multilabel_confusion_matrix",
       .symbol = "n_{ab,j}",
       .formula = label_cell,
       .range = {0, unbounded},
       .per_class = true,
       .count = true,
       .needs = Needs::predicted_sets,
       .shape = Shape::decisions,
       .reference = "Standard"},
  };
  Metrics averages;
  for (const Averaged& metric : averaged) append_averages(metric, names, averages);
  return joined(group_of(Scope::multilabel, "multilabel", of_sets),
                group_of(Scope::multilabel, "multilabel_average", std::move(averages)));
}

}  // namespace deconfuse
