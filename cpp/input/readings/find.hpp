#pragma once

#include <string>
#include <vector>

#include "input/readings/read.hpp"

namespace deconfuse {

/// The reading of one block of a text.
struct Found {
  Reading reading;
  double evidence = 0;                               ///< see evidence_for
  std::vector<std::vector<std::string>> first_rows;  ///< of the table, if it is one
};

/// Finds the data in a text with any surroundings: the text as a whole, its tables, bracketed
/// values, outcomes with their counts, and lists inside sentences. The best reading comes first,
/// then those of other blocks. Errors: if nothing can be read, those of read_data.
Result<std::vector<Found>> find_data(const std::string& text, const ReadOptions& options);

}  // namespace deconfuse
