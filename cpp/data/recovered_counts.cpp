#include "data/recovered_counts.hpp"

#include <cstddef>
#include <utility>
#include <variant>

#include "data/class_counts.hpp"
#include "data/label_codes.hpp"

namespace deconfuse {
namespace {

/// The dataset of the only possible counts.
Result<Dataset> recovered(const PrintedReport& report, const ReportSolutions& solutions) {
  ClassCounts counts;
  counts.labels = report.labels;
  counts.positive = report.positive;
  for (std::size_t k = 0; k < report.support.size(); ++k) {
    const double hits = solutions.true_positives[k].least;
    counts.true_positives.push_back(hits);
    counts.false_positives.push_back(solutions.false_positives[k].least);
    counts.false_negatives.push_back(report.support[k] - hits);
  }
  Result<Dataset> taken = take_class_counts(std::move(counts));
  if (auto* dataset = std::get_if<Dataset>(&taken))
    dataset->notices.push_back({NoticeCode::recovered_from_report, 0, {}});
  return taken;
}

/// A dataset of kind report, without the counts, which are not known.
Result<Dataset> undecided(const PrintedReport& report) {
  Dataset dataset;
  dataset.kind = Kind::report;
  dataset.labels = canonical_labels(report.labels);
  if (dataset.labels.empty()) {
    for (std::size_t k = 1; k <= report.support.size(); ++k)
      dataset.labels.push_back(std::to_string(k));
  }
  dataset.predicted_labels = dataset.labels;
  if (dataset.labels.size() != report.support.size()) {
    return input_error(ErrorCode::label_count,
                       {{"found", std::to_string(dataset.labels.size())},
                        {"expected", std::to_string(report.support.size())}});
  }
  if (auto refused = check_labels(dataset.labels)) return std::move(*refused);
  auto positive = positive_of(dataset.labels, report.positive);
  if (auto* error = std::get_if<InputError>(&positive)) return std::move(*error);
  dataset.positive = std::get<std::size_t>(positive);
  return dataset;
}

}  // namespace

Result<Dataset> take_report(PrintedReport report) {
  auto found = solutions_of(report);
  if (auto* error = std::get_if<InputError>(&found)) return std::move(*error);
  const auto& solutions = std::get<ReportSolutions>(found);
  const bool is_matrix = solutions.possible == 1 && !report.micro;
  Result<Dataset> taken = is_matrix ? recovered(report, solutions) : undecided(report);
  if (auto* dataset = std::get_if<Dataset>(&taken)) {
    dataset->report = std::move(report);
    dataset->solutions = solutions;
  }
  return taken;
}

}  // namespace deconfuse
