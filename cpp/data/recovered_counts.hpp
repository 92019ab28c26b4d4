#pragma once

#include "data/dataset.hpp"
#include "data/message.hpp"
#include "data/printed_report.hpp"

namespace deconfuse {

/// The counts behind a printed report. If only one choice of counts is possible, the dataset is
/// that of take_class_counts, with the notice `recovered-from-report`. If several are possible, or
/// if cases may have several labels, it is of kind report, without a matrix. Errors: those of
/// solutions_of and of take_class_counts.
Result<Dataset> take_report(PrintedReport report);

}  // namespace deconfuse
