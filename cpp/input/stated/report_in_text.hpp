#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

#include "data/printed_report.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A report of precision and recall with a row, a column or an entry per class.
struct ReportInText {
  PrintedReport report;
  std::vector<std::size_t> class_lines;  ///< the first line of each class, 1-based
  std::set<std::size_t> lines;           ///< all lines that hold figures of the report
};

/// The reports in the lines of a view whose counts can be worked out, in the order of the text.
/// Read are scikit-learn's report as text, Markdown, CSV, DataFrame or dictionary, and the table
/// with a column per class that R's caret prints. The support is printed, or follows from the
/// prevalences and the number of cases. A class that comes again begins the next report.
std::vector<ReportInText> reports_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
