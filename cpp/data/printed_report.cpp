#include "data/printed_report.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <utility>

#include "data/dataset.hpp"
#include "data/label_codes.hpp"
#include "data/whole_numbers.hpp"

namespace deconfuse {
namespace {

using Whole = std::int64_t;

constexpr Whole most_cases = 10'000'000;
constexpr std::size_t most_decimals = 9;

/// A printed number in units of its last digit; no value for NaN.
using Units = std::optional<Whole>;

Whole ceiling(Whole numerator, Whole denominator) {
  return (numerator + denominator - 1) / denominator;
}

/// The numbers of predictions, `first` to `last`, that a class may have with `hits` true positives.
struct Choice {
  Whole hits = 0;
  Whole first = 0;
  Whole last = 0;
};

/// One class of a report.
struct Row {
  Units precision;
  Whole recall = 0;
  Units f1;
  Whole support = 0;
};

/// A report in whole numbers: shares are in units of their last digit.
class Printed {
 public:
  Printed(const PrintedReport& report, Whole unit) : unit_(unit) {
    for (std::size_t k = 0; k < report.support.size(); ++k) {
      const double f1 = report.f1.empty() ? std::nan("") : report.f1[k];
      rows_.push_back({units(report.precision[k]), units(report.recall[k]).value_or(0), units(f1),
                       static_cast<Whole>(report.support[k])});
      cases_ += rows_.back().support;
    }
    most_predictions_ = cases_;
    if (report.accuracy) accuracy_ = units(*report.accuracy);
    if (!report.micro) return;
    micro_ = Micro{*units(report.micro->precision), *units(report.micro->recall),
                   *units(report.micro->f1)};
    Whole hits = 0;
    for (const Row& row : rows_) hits += hits_of(row.support, row.recall).second;
    // A row without true positives does not limit its predictions, but the micro precision does.
    most_predictions_ =
        std::min(most_cases, 2 * unit_ * hits / std::max<Whole>(2 * micro_->precision - 1, 1));
  }

  const std::vector<Row>& rows() const { return rows_; }
  /// Factor that turns a share into units of its last digit.
  Whole unit() const { return unit_; }
  Whole cases() const { return cases_; }

  /// True if numerator / denominator is printed as `printed`.
  bool fits(Whole numerator, Whole denominator, Whole printed) const {
    if (denominator == 0) return printed == 0;
    return std::abs(2 * (numerator * unit_ - printed * denominator)) <= denominator;
  }

  /// True if each case is predicted as one class, so that the predictions of all classes sum to the
  /// cases.
  bool is_of_one_label() const { return !micro_; }
  Whole most_predictions() const { return most_predictions_; }

  /// True if these sums over all classes fit the printed accuracy, or the printed micro average.
  bool fits_sums(Whole hits, Whole predictions) const {
    if (!micro_) return predictions == cases_ && (!accuracy_ || fits(hits, cases_, *accuracy_));
    return fits(hits, predictions, micro_->precision) && fits(hits, cases_, micro_->recall) &&
           fits(2 * hits, predictions + cases_, micro_->f1);
  }

  /// The least and the most true positives that the recall of a row allows. If there are none, the
  /// most is below the least.
  std::pair<Whole, Whole> hits_of(Whole support, Whole recall) const {
    if (support == 0) return {0, recall == 0 ? 0 : -1};
    const Whole least = recall == 0 ? 0 : ceiling((2 * recall - 1) * support, 2 * unit_);
    return {least, std::min((2 * recall + 1) * support / (2 * unit_), support)};
  }

  /// All choices that fit a row.
  std::vector<Choice> choices_of(const Row& row) const {
    std::vector<Choice> choices;
    const auto [least, most] = hits_of(row.support, row.recall);
    for (Whole hits = least; hits <= most; ++hits) {
      Choice choice{hits, hits, most_predictions_};
      if (!row.precision) choice.last = hits == 0 ? 0 : -1;
      if (row.precision) narrow(choice, hits, 0, *row.precision);
      if (row.f1) narrow(choice, 2 * hits, row.support, *row.f1);
      if (choice.first <= choice.last) choices.push_back(choice);
    }
    return choices;
  }

 private:
  Units units(double share) const {
    if (std::isnan(share)) return std::nullopt;
    return std::llround(share * static_cast<double>(unit_));
  }

  /// Keeps the predictions for which numerator / (predictions + added) is printed as `printed`.
  void narrow(Choice& choice, Whole numerator, Whole added, Whole printed) const {
    if (numerator == 0) {
      if (printed != 0) choice.last = -1;
      return;
    }
    choice.first = std::max(choice.first, ceiling(2 * unit_ * numerator, 2 * printed + 1) - added);
    if (printed > 0)
      choice.last = std::min(choice.last, 2 * unit_ * numerator / (2 * printed - 1) - added);
  }

  struct Micro {
    Whole precision, recall, f1;
  };

  Whole unit_;
  Whole cases_ = 0;
  Whole most_predictions_ = 0;
  Units accuracy_;
  std::optional<Micro> micro_;
  std::vector<Row> rows_;
};

/// Number of ways in which the first classes have a given sum of true positives (row) and of
/// predictions (column). Both sums are counted from their minimum.
struct Ways {
  Whole hits = 0;              ///< number of rows
  std::vector<double> counts;  ///< row-major
};

/// Counts and lists the solutions: choices, one of each class, whose sums fit.
class Sums {
 public:
  /// Limits of time and memory: about a third of a second, and 160 MB.
  static constexpr double most_steps = 3e8;
  static constexpr double most_ways = 2e7;

  Sums(const Printed& printed, std::span<const std::vector<Choice>> choices)
      : printed_(printed), choices_(choices) {
    for (const auto& of_class : choices) {
      const auto [least, most] = std::minmax_element(
          of_class.begin(), of_class.end(),
          [](const Choice& left, const Choice& right) { return left.hits < right.hits; });
      least_.push_back({least->hits, least_predictions(of_class)});
      spread_.push_back(most->hits - least->hits);
      least_hits_ += least->hits;
      least_predictions_ += least_.back().second;
    }
    width_ = printed.most_predictions() - least_predictions_ + 1;
  }

  /// True if counting exceeds the limits.
  bool are_too_many() const {
    double steps = 0, ways = 0, hits = 1;
    for (std::size_t k = 0; k < choices_.size(); ++k) {
      steps += hits * static_cast<double>(choices_[k].size()) * static_cast<double>(width());
      hits += static_cast<double>(spread_[k]);
      ways += hits * static_cast<double>(width());
    }
    return steps > most_steps || ways > most_ways;
  }

  double count() {
    if (width_ <= 0) return 0;
    ways_.push_back({1, std::vector<double>(static_cast<std::size_t>(width_))});
    ways_[0].counts[0] = 1;
    for (std::size_t k = 0; k < choices_.size(); ++k) add(k);
    double sum = 0;
    for_each_end(
        [&](Whole hits, Whole predictions) { sum += at(choices_.size(), hits, predictions); });
    return sum;
  }

  /// Calls `take` with every solution: a number of true positives and of predictions per class.
  template <class Take>
  void for_each(Take take) const {
    if (ways_.empty()) return;
    std::vector<std::pair<Whole, Whole>> taken(choices_.size());
    for_each_end([&](Whole hits, Whole predictions) {
      go_back(choices_.size(), hits, predictions, taken, take);
    });
  }

 private:
  static Whole least_predictions(const std::vector<Choice>& choices) {
    Whole least = choices.front().first;
    for (const Choice& choice : choices) least = std::min(least, choice.first);
    return least;
  }

  Whole width() const { return std::max<Whole>(width_, 0); }

  double at(std::size_t classes, Whole hits, Whole predictions) const {
    const Ways& ways = ways_[classes];
    if (hits < 0 || hits >= ways.hits || predictions < 0 || predictions >= width_) return 0;
    return ways.counts[static_cast<std::size_t>(hits * width_ + predictions)];
  }

  template <class Take>
  void for_each_end(Take take) const {
    for (Whole hits = 0; hits < ways_.back().hits; ++hits) {
      for (Whole predictions = 0; predictions < width_; ++predictions) {
        if (printed_.fits_sums(least_hits_ + hits, least_predictions_ + predictions))
          take(hits, predictions);
      }
    }
  }

  /// Adds a class. A choice is a range of predictions: ways are added where it begins and
  /// subtracted behind its end, and prefix sums are taken at the end.
  void add(std::size_t k) {
    const Ways& before = ways_[k];
    Ways after{before.hits + spread_[k], {}};
    after.counts.resize(static_cast<std::size_t>(after.hits * width_));
    for (const Choice& choice : choices_[k]) {
      const Whole more = choice.hits - least_[k].first;
      const Whole first = choice.first - least_[k].second, end = choice.last - least_[k].second + 1;
      for (Whole hits = 0; hits < before.hits; ++hits) {
        const double* from = &before.counts[static_cast<std::size_t>(hits * width_)];
        double* to = &after.counts[static_cast<std::size_t>((hits + more) * width_)];
        for (Whole at = first; at < width_; ++at) to[at] += from[at - first];
        for (Whole at = end; at < width_; ++at) to[at] -= from[at - end];
      }
    }
    for (Whole hits = 0; hits < after.hits; ++hits) {
      double* row = &after.counts[static_cast<std::size_t>(hits * width_)];
      std::partial_sum(row, row + width_, row);
    }
    ways_.push_back(std::move(after));
  }

  template <class Take>
  void go_back(std::size_t classes, Whole hits, Whole predictions,
               std::vector<std::pair<Whole, Whole>>& taken, Take& take) const {
    if (at(classes, hits, predictions) == 0) return;
    if (classes == 0) return take(taken);
    const std::size_t k = classes - 1;
    const auto [least_hits, least_predictions] = least_[k];
    for (const Choice& choice : choices_[k]) {
      const Whole last = std::min(choice.last, least_predictions + predictions);
      for (Whole predicted = choice.first; predicted <= last; ++predicted) {
        taken[k] = {choice.hits, predicted};
        go_back(k, hits - (choice.hits - least_hits), predictions - (predicted - least_predictions),
                taken, take);
      }
    }
  }

  const Printed& printed_;
  std::span<const std::vector<Choice>> choices_;
  std::vector<std::pair<Whole, Whole>> least_;  ///< true positives and predictions of each class
  std::vector<Whole> spread_;                   ///< range of the true positives of each class
  Whole least_hits_ = 0;
  Whole least_predictions_ = 0;
  Whole width_ = 0;  ///< number of different sums of predictions
  std::vector<Ways> ways_;
};

std::optional<InputError> check(const PrintedReport& report) {
  const std::size_t classes = report.support.size();
  if (classes > maximum_classes) {
    return input_error(ErrorCode::too_many_classes, {{"found", std::to_string(classes)},
                                                     {"maximum", std::to_string(maximum_classes)}});
  }
  const std::pair<const char*, const std::vector<double>*> lists[] = {
      {"precision", &report.precision}, {"recall", &report.recall}, {"f1", &report.f1}};
  for (const auto& [path, list] : lists) {
    if (list == &report.f1 && list->empty()) continue;
    if (list->size() != classes) {
      return input_error(ErrorCode::wrong_length, {{"path", path},
                                                   {"found", std::to_string(list->size())},
                                                   {"expected", std::to_string(classes)}});
    }
    for (const double share : *list) {
      if (share < 0 || share > 1)
        return input_error(ErrorCode::share_outside, {{"path", path}, {"found", decimal(share)}});
    }
  }
  const MicroAverage micro = report.micro.value_or(MicroAverage());
  const std::pair<const char*, double> shares[] = {{"accuracy", report.accuracy.value_or(0)},
                                                   {"micro.precision", micro.precision},
                                                   {"micro.recall", micro.recall},
                                                   {"micro.f1", micro.f1}};
  for (const auto& [path, share] : shares) {
    if (share >= 0 && share <= 1) continue;
    return input_error(ErrorCode::share_outside, {{"path", path}, {"found", decimal(share)}});
  }
  double cases = 0;
  for (const double support : report.support) {
    if (!is_whole(support) || support < 0)
      return input_error(ErrorCode::count_not_whole, {{"found", decimal(support)}});
    cases += support;
  }
  if (cases == 0) return input_error(ErrorCode::no_cases, {});
  if (cases > static_cast<double>(most_cases))
    return input_error(ErrorCode::too_many_cases,
                       {{"found", count_text(cases)}, {"maximum", std::to_string(most_cases)}});
  if (report.decimals < 1 || report.decimals > most_decimals) {
    return input_error(ErrorCode::report_decimals, {{"found", std::to_string(report.decimals)},
                                                    {"maximum", std::to_string(most_decimals)}});
  }
  return std::nullopt;
}

/// The share as it is printed.
std::string printed_share(double share, std::size_t decimals) {
  if (std::isnan(share)) return "?";
  std::string digits = std::to_string(std::llround(share * std::pow(10, double(decimals))));
  if (digits.size() <= decimals) digits.insert(0, decimals + 1 - digits.size(), '0');
  return digits.insert(digits.size() - decimals, ".");
}

/// True positives and number of cases that the printed recall allows, where the number of cases is
/// the nearest to that of the row.
std::pair<Whole, Whole> nearest_with_recall(const Printed& printed, const Row& row) {
  constexpr Whole farthest = 100'000;
  for (Whole step = 1; step < farthest; ++step) {
    for (const Whole other : {row.support + step, row.support - step}) {
      if (other < 1) continue;
      const auto [first, last] = printed.hits_of(other, row.recall);
      if (first <= last) return {first, other};
    }
  }
  return {row.recall, printed.unit()};
}

/// Error that explains why no choice fits a row.
InputError row_error(const PrintedReport& report, const Printed& printed, std::size_t k) {
  const std::string label = report.labels.empty() ? std::to_string(k + 1) : report.labels[k];
  const Row& row = printed.rows()[k];
  const auto share = [&](double value) { return printed_share(value, report.decimals); };
  Parameters parameters = {{"label", label},
                           {"recall", share(report.recall[k])},
                           {"cases", std::to_string(row.support)}};
  const auto [least, most] = printed.hits_of(row.support, row.recall);
  if (most >= least) {
    parameters.emplace_back("precision", share(report.precision[k]));
    if (row.f1) parameters.emplace_back("f1", share(report.f1[k]));
    return input_error(ErrorCode::report_row_impossible, std::move(parameters), label);
  }
  const auto [hits, other] = nearest_with_recall(printed, row);
  parameters.emplace_back("hits", std::to_string(hits));
  parameters.emplace_back("other", std::to_string(other));
  return input_error(ErrorCode::report_recall_impossible, std::move(parameters), label);
}

/// True if a matrix with these counts exists, or if none is needed. The errors that involve a
/// class, in its row or in its column, must not exceed all errors.
bool is_possible(const Printed& printed, const std::vector<std::pair<Whole, Whole>>& taken) {
  if (!printed.is_of_one_label()) return true;
  Whole errors = printed.cases();
  for (const auto& [hits, predictions] : taken) errors -= hits;
  for (std::size_t k = 0; k < taken.size(); ++k) {
    const auto& [hits, predictions] = taken[k];
    if (printed.rows()[k].support - hits + predictions - hits > errors) return false;
  }
  return true;
}

void include(Between& range, double value) {
  range.least = std::min(range.least, value);
  range.most = std::max(range.most, value);
}

}  // namespace

Result<ReportSolutions> solutions_of(const PrintedReport& report) {
  if (auto refused = check(report)) return *refused;
  const Printed printed(report, static_cast<Whole>(std::llround(std::pow(10, report.decimals))));
  const std::size_t classes = printed.rows().size();
  std::vector<std::vector<Choice>> choices;
  for (std::size_t k = 0; k < classes; ++k) {
    choices.push_back(printed.choices_of(printed.rows()[k]));
    if (choices.back().empty()) return row_error(report, printed, k);
  }
  Sums sums(printed, choices);
  ReportSolutions solutions;
  const bool are_too_many = sums.are_too_many();
  solutions.count = solutions.possible = are_too_many ? std::nan("") : sums.count();
  const Between nothing{static_cast<double>(most_cases), 0};
  solutions.true_positives.assign(classes, nothing);
  solutions.false_positives.assign(classes, nothing);
  constexpr double most_listed = 10'000;
  if (!are_too_many && solutions.count <= most_listed) {
    solutions.possible = 0;
    sums.for_each([&](const std::vector<std::pair<Whole, Whole>>& taken) {
      if (!is_possible(printed, taken)) return;
      ++solutions.possible;
      for (std::size_t k = 0; k < classes; ++k) {
        const auto& [hits, predictions] = taken[k];
        include(solutions.true_positives[k], static_cast<double>(hits));
        include(solutions.false_positives[k], static_cast<double>(predictions - hits));
      }
    });
    if (solutions.possible == 0) {
      return input_error(ErrorCode::report_impossible,
                         {{"cases", std::to_string(printed.cases())}});
    }
    return solutions;
  }
  // With too many solutions to list, the ranges are those of each row alone.
  for (std::size_t k = 0; k < classes; ++k) {
    const Whole others = printed.is_of_one_label() ? printed.cases() - printed.rows()[k].support
                                                   : printed.most_predictions();
    for (const auto& [hits, first, last] : choices[k]) {
      if (first - hits > others) continue;
      include(solutions.true_positives[k], static_cast<double>(hits));
      include(solutions.false_positives[k], static_cast<double>(first - hits));
      include(solutions.false_positives[k], static_cast<double>(std::min(last - hits, others)));
    }
  }
  return solutions;
}

}  // namespace deconfuse
