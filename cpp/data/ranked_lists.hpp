#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// What a retrieval returned, best first, one list per query. Items that were never returned have
/// no rank.
struct RankedLists {
  std::vector<std::string> queries;  ///< their names, one per list; empty: numbered from 1
  /// Of each list, by rank: 0 where the item is not relevant, else how relevant it is.
  std::vector<std::vector<double>> relevance;
  /// How many relevant items there are for each query, returned or not; empty: those returned.
  std::vector<double> relevant;

  std::size_t lists() const { return relevance.size(); }
};

/// Queries get their canonical names, and `relevant` is filled in. Errors: `no-cases`,
/// `wrong-length`, `infinite-number`, `negative-relevance`, `count-not-whole`, `too-few-relevant`
/// (fewer than were returned), `duplicate-label`, `too-many-classes`.
Result<RankedLists> take_ranked_lists(RankedLists given);

}  // namespace deconfuse
