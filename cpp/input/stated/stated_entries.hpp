#pragma once

#include <string_view>
#include <vector>

#include "input/stated/stated_results.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// The results in dictionaries of Python or JSON, one per class, as scikit-learn returns them:
/// {'cat': {'precision': 0.75, 'recall': 0.6, …}, …, 'accuracy': 0.7}.
std::vector<StatedResult> stated_entries_in(std::string_view text, const TextView& view);

}  // namespace deconfuse
