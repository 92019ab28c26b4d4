#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "data/printed_report.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// A report of precision and recall with a row, a column or an entry per class.
struct ReportInText {
  PrintedReport report;
  std::vector<std::size_t> class_lines;  ///< where each class stands first, 1-based
  std::set<std::size_t> lines;           ///< all that were used
};

/// The first report in the lines of a view whose counts can be worked out: as scikit-learn prints
/// or returns it, also as Markdown or a DataFrame, or with a column per class as R's caret prints
/// it. The support is printed, or follows from prevalences and a number of cases.
std::optional<ReportInText> report_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
