#pragma once

#include <string>
#include <vector>

#include "input/readings/read.hpp"

namespace deconfuse {

/// What one block of a text says.
struct Found {
  Reading reading;
  double evidence = 0;                               ///< see evidence_for
  std::vector<std::vector<std::string>> first_rows;  ///< of the table, if it is one
};

/// Looks for data in a text, whatever stands around them: in all of it, in its tables and in its
/// bracketed values, in outcomes with their counts and in lists inside sentences. The best reading
/// comes first, then those of other blocks. Errors: where nothing can be read, those of read_data.
Result<std::vector<Found>> find_data(const std::string& text, const ReadOptions& options);

}  // namespace deconfuse
