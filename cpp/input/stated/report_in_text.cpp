#include "input/stated/report_in_text.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/whole_numbers.hpp"
#include "data/word_list.hpp"
#include "input/stated/front.hpp"
#include "input/stated/stated_entries.hpp"
#include "input/stated/stated_results.hpp"

namespace deconfuse {
namespace {

/// Rows of a report that are means over the cases.
constexpr std::string_view of_cases[] = {"samples avg", "samples average"};

/// Collects the figures of one report.
class Gathering {
 public:
  /// False if the result belongs to the next report, because the class has this figure already.
  bool add(const StatedResult& result) {
    if (!result.listed) {
      add_of_all(result);
      return true;
    }
    if (is_one_of(lower_case(result.class_name), of_cases)) return true;
    auto* list = list_of(result.quantity);
    if (list == nullptr) return true;
    const std::size_t at = place_of(result);
    if (!std::isnan((*list)[at])) return false;
    (*list)[at] = result.value;
    if (result.tolerance > 0) see_digits(result.tolerance);
    lines_.insert(result.line);
    return true;
  }

  std::optional<ReportInText> finished() && {
    if (accuracy_) {
      report_.accuracy = accuracy_->value;
      lines_.insert(accuracy_->line);
      if (accuracy_->tolerance > 0) see_digits(accuracy_->tolerance);
    }
    if (any(micro_) && !report_.accuracy) {
      if (std::isnan(micro_[0] + micro_[1] + micro_[2])) return std::nullopt;
      report_.micro = MicroAverage{micro_[0], micro_[1], micro_[2]};
    }
    if (report_.labels.size() < 2 || decimals_ == 0) return std::nullopt;
    if (!any(report_.precision) || !any(report_.recall) || !complete_support()) return std::nullopt;
    if (!any(report_.f1)) report_.f1.clear();
    constexpr std::size_t most_decimals = 9;  // maximum for solutions_of
    report_.decimals = std::min(decimals_, most_decimals);
    return ReportInText{std::move(report_), std::move(class_lines_), std::move(lines_)};
  }

 private:
  void add_of_all(const StatedResult& result) {
    using enum StatedQuantity;
    if (result.average == StatedAverage::micro) return add_micro(result);
    if (result.average != StatedAverage::none || !result.class_name.empty()) return;
    if (result.quantity == accuracy) add_accuracy(result);
    if ((result.quantity == all_cases || result.quantity == cases) && !cases_)
      cases_ = result.value;
  }

  /// Keeps the report's accuracy: the first one below the classes. One above them may be about
  /// anything.
  void add_accuracy(const StatedResult& result) {
    if (accuracy_ && (is_below_classes_ || report_.labels.empty())) return;
    is_below_classes_ = !report_.labels.empty();
    accuracy_ = result;
  }

  void add_micro(const StatedResult& result) {
    using enum StatedQuantity;
    constexpr StatedQuantity quantities[] = {precision, recall, f1};
    const auto found = std::find(std::begin(quantities), std::end(quantities), result.quantity);
    if (found == std::end(quantities)) return;
    double& value = micro_[static_cast<std::size_t>(found - quantities)];
    if (std::isnan(value)) value = result.value;
    lines_.insert(result.line);
  }

  std::vector<double>* list_of(StatedQuantity quantity) {
    using enum StatedQuantity;
    if (quantity == precision) return &report_.precision;
    if (quantity == recall) return &report_.recall;
    if (quantity == f1) return &report_.f1;
    if (quantity == support) return &report_.support;
    return quantity == prevalence ? &prevalences_ : nullptr;
  }

  std::size_t place_of(const StatedResult& result) {
    auto& names = report_.labels;
    const auto found = std::find(names.begin(), names.end(), result.class_name);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    names.push_back(result.class_name);
    class_lines_.push_back(result.line);
    for (auto* list :
         {&report_.precision, &report_.recall, &report_.f1, &report_.support, &prevalences_})
      list->push_back(std::nan(""));
    return names.size() - 1;
  }

  void see_digits(double tolerance) {
    decimals_ =
        std::max(decimals_, static_cast<std::size_t>(std::lround(-std::log10(2 * tolerance))));
  }

  static bool any(const std::vector<double>& numbers) {
    return !std::all_of(numbers.begin(), numbers.end(), [](double n) { return std::isnan(n); });
  }

  /// Fills in the number of cases of each class, if prevalences determine it.
  bool complete_support() {
    for (std::size_t k = 0; k < report_.support.size(); ++k) {
      double& support = report_.support[k];
      if (!std::isnan(support)) continue;
      if (!cases_ || std::isnan(prevalences_[k])) return false;
      const double half_unit = std::pow(10, -static_cast<double>(decimals_)) / 2;
      if (*cases_ * half_unit >= 0.5) return false;
      support = std::round(*cases_ * prevalences_[k]);
    }
    return true;
  }

  PrintedReport report_;
  std::vector<std::size_t> class_lines_;
  std::set<std::size_t> lines_;
  std::vector<double> prevalences_;
  std::optional<StatedResult> accuracy_;
  bool is_below_classes_ = false;
  std::optional<double> cases_;
  std::size_t decimals_ = 0;
  std::vector<double> micro_ = std::vector<double>(3, std::nan(""));  // precision, recall, F1
};

std::vector<ReportInText> gathered(const std::vector<StatedResult>& results) {
  std::vector<ReportInText> reports;
  const auto finish = [&reports](Gathering gathering) {
    if (auto report = std::move(gathering).finished()) reports.push_back(std::move(*report));
  };
  Gathering gathering;
  for (const StatedResult& result : results) {
    if (gathering.add(result)) continue;
    finish(std::exchange(gathering, Gathering()));
    gathering.add(result);
  }
  finish(std::move(gathering));
  return reports;
}

}  // namespace

std::vector<ReportInText> reports_in(std::string_view text, const TextView& view) {
  auto reports = gathered(stated_results_in(text, view));
  return reports.empty() ? gathered(stated_entries_in(text, view)) : reports;
}

}  // namespace deconfuse
