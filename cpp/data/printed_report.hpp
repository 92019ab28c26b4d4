#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// The row "micro avg": of the true positives, predictions and cases of all classes together.
struct MicroAverage {
  double precision = 0;  ///< shares
  double recall = 0;
  double f1 = 0;
};

/// Precision, recall and F1 of classes as they are printed, without the counts behind them.
struct PrintedReport {
  std::vector<std::string> labels;  ///< empty: 1…K
  std::vector<double> precision;    ///< shares; NaN where it is printed as undefined
  std::vector<double> recall;
  std::vector<double> f1;          ///< empty: not printed; NaN: not of this class
  std::vector<double> support;     ///< whole numbers of cases
  std::optional<double> accuracy;  ///< a share; absent: not printed
  /// In the place of the accuracy where cases may have several labels, or not all classes are
  /// listed, so that predictions need not sum to the cases.
  std::optional<MicroAverage> micro;
  std::size_t decimals = 2;  ///< of every share, 1…9
  std::optional<std::string> positive;
};

/// The least and the most that a number can be.
struct Between {
  double least = 0;
  double most = 0;
};

/// Which counts give a printed report.
struct ReportSolutions {
  /// Choices of true positives and predictions of each class that fit its row, whose predictions
  /// sum to the cases and whose accuracy fits, or whose micro average does. NaN where they take too
  /// long to count.
  double count = 0;
  /// Those among them that a matrix can have; `count` where there need be none, or they are too
  /// many to look at each.
  double possible = 0;
  std::vector<Between> true_positives;  ///< of each class, over all that are possible
  std::vector<Between> false_positives;
};

/// Works out the counts behind a report: a share fits where it is within half a unit of its last
/// printed digit, ends included, and 0/0 is printed as 0. Errors: `too-many-classes`,
/// `wrong-length`, `share-outside`, `count-not-whole`, `too-many-cases` (more than 10^7),
/// `no-cases`, `report-decimals`, `report-recall-impossible` (no number of true positives has it),
/// `report-row-impossible` (no number of predictions has precision and F1), `report-impossible`
/// (the rows fit, but no choice of them sums up).
Result<ReportSolutions> solutions_of(const PrintedReport& report);

}  // namespace deconfuse
