#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "data/printed_report.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A report of precision and recall with one row, column or entry per class.
struct ReportInText {
  PrintedReport report;
  std::vector<std::size_t> class_lines;  ///< the first line of each class, 1-based
  std::set<std::size_t> lines;           ///< all lines that hold figures of the report
};

/// The reports in the lines of a view whose counts can be computed, in the order of the text.
/// Supported forms are scikit-learn's report as text, Markdown, CSV, DataFrame or dictionary, and
/// the table of R's caret with one column per class. The support is printed, or follows from the
/// prevalences and the number of cases. A class that recurs begins the next report.
std::vector<ReportInText> reports_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
