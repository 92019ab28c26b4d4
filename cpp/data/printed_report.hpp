#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// The row "micro avg": true positives, predictions and cases of all classes together.
struct MicroAverage {
  double precision = 0;  ///< shares
  double recall = 0;
  double f1 = 0;
};

/// Precision, recall and F1 of classes as they are printed, without the counts behind them.
struct PrintedReport {
  std::vector<std::string> labels;  ///< empty: 1…K
  std::vector<double> precision;    ///< shares; NaN if printed as undefined
  std::vector<double> recall;
  std::vector<double> f1;          ///< empty: not printed; NaN: not printed for this class
  std::vector<double> support;     ///< whole numbers of cases
  std::optional<double> accuracy;  ///< a share; absent: not printed
  /// Printed instead of the accuracy if cases may have several labels, or if not all classes are
  /// listed, so that predictions need not sum to the cases.
  std::optional<MicroAverage> micro;
  std::size_t decimals = 2;  ///< decimals of every share, 1…9
  std::optional<std::string> positive;
};

/// The lowest and the highest possible value of a number.
struct Between {
  double least = 0;
  double most = 0;
};

/// The counts that fit a printed report.
struct ReportSolutions {
  /// Number of choices of true positives and predictions that fit the row of each class and that
  /// together fit the number of cases and the accuracy, or the micro average. NaN if counting takes
  /// too long.
  double count = 0;
  /// Number of those that a matrix can have. Equal to `count` if no matrix is needed, or if they
  /// are too many to check each.
  double possible = 0;
  std::vector<Between> true_positives;  ///< range for each class over all possible choices
  std::vector<Between> false_positives;
};

/// Derives the counts behind a report. A share fits if it is within half a unit of its last printed
/// digit, ends included; 0/0 is printed as 0. Errors: `too-many-classes`, `wrong-length`,
/// `share-outside`, `count-not-whole`, `too-many-cases` (more than 10^7), `no-cases`,
/// `report-decimals`, `report-recall-impossible` (no number of true positives gives it),
/// `report-row-impossible` (no number of predictions gives the precision and F1),
/// `report-impossible` (the rows fit, but no choice of them fits the sums).
Result<ReportSolutions> solutions_of(const PrintedReport& report);

}  // namespace deconfuse
