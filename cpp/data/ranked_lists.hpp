#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "data/message.hpp"

namespace deconfuse {

/// A detection, and the object that it matches; else the one that it overlaps most.
struct BoxMatch {
  std::size_t detected = 0;          ///< its place among the boxes detected
  std::optional<std::size_t> truth;  ///< among the objects; absent: it overlaps none of its class
  double overlap = 0;
  bool matched = false;
};

/// What a retrieval returned, best first, one list per query. Items that were never returned have
/// no rank.
struct RankedLists {
  std::vector<std::string> queries;  ///< their names, one per list; empty: numbered from 1
  /// Of each list, by rank: 0 where the item is not relevant, else how relevant it is.
  std::vector<std::vector<double>> relevance;
  /// How many relevant items there are for each query, returned or not; empty: those returned.
  std::vector<double> relevant;

  /// Of detections with boxes, by list, by rank; else empty.
  std::vector<std::vector<BoxMatch>> matches = {};
  /// The same lists where detections have to overlap an object by 0.5, 0.55, …, 0.95; else empty.
  std::vector<std::vector<std::vector<double>>> at_overlaps = {};

  std::size_t lists() const { return relevance.size(); }
};

/// Queries get their canonical names, and `relevant` is filled in. Errors: `no-cases` (also of a
/// list without items, unless relevant ones are known, all of which it missed),
/// `wrong-length`, `infinite-number`, `negative-relevance`, `count-not-whole`, `too-few-relevant`
/// (fewer than were returned), `duplicate-label`, `too-many-classes`.
Result<RankedLists> take_ranked_lists(RankedLists given);

}  // namespace deconfuse
