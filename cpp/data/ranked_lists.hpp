#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// A detection, and the object that it matches; without a match, the object that it overlaps most.
struct BoxMatch {
  std::size_t detected = 0;          ///< index among the detected boxes
  std::optional<std::size_t> truth;  ///< among the objects; absent: it overlaps none of its class
  double overlap = 0;
  bool matched = false;
};

/// Results of a retrieval, best first, one list per query. Items that were not returned have no
/// rank.
struct RankedLists {
  std::vector<std::string> queries;  ///< names, one per list; empty: numbered from 1
  /// For each list, by rank: 0 if the item is not relevant, else its relevance.
  std::vector<std::vector<double>> relevance;
  /// Number of relevant items for each query, returned or not; empty: only those returned.
  std::vector<double> relevant;

  /// For detections with boxes: matches by list and rank; else empty.
  std::vector<std::vector<BoxMatch>> matches = {};
  /// For detections with boxes: the same lists if a match needs an overlap of 0.5, 0.55, …, 0.95;
  /// else empty.
  std::vector<std::vector<std::vector<double>>> at_overlaps = {};

  std::size_t lists() const { return relevance.size(); }
};

/// Queries get their canonical names, and `relevant` is filled in. Errors: `no-cases` (also if a
/// list has no items, unless the number of relevant items, all missed, is known), `wrong-length`,
/// `infinite-number`, `negative-relevance`, `count-not-whole`, `too-few-relevant` (fewer than were
/// returned), `duplicate-label`, `too-many-classes`.
Result<RankedLists> take_ranked_lists(RankedLists given);

}  // namespace deconfuse
