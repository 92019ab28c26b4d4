#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/ranked_lists.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Ranked lists from a text, and the lines that hold them.
struct RankedText {
  RankedLists lists;
  TextView lines;
  bool of_queries = false;  ///< every list has the name of a query, so none holds labels
};

/// The ranks at which relevant items were found, and the sizes, as sentences state them:
///
///   10 documents, 7 relevant, found at ranks 1, 3, 4, 6 and 9
///
/// Several lists are several queries. Notices: `list_end_assumed` (the length of a list is not
/// stated) and `relevant_assumed` (the number of relevant items is not stated).
std::optional<RankedText> stated_ranks_in(Source& source, const TextView& view);

/// Lines of marks for relevant and other items, best first: "R N R R N", "✓ ✗ ✓", and "1 0 1" if a
/// word says that items are ranked. Several lines are several queries.
/// @param told whether the caller says that the text is a ranked list; then any list of one or two
///   symbols is accepted, also one symbol per line
/// @param positive the symbol of relevant items, if the caller knows it
/// Notices: `mark_of_relevant` (assumed), `relevant_assumed`.
std::optional<RankedText> marked_lists_in(Source& source, const TextView& view, bool told,
                                          const std::optional<std::string>& positive);

/// Items by their names, "d1, d2, d3" or "B, A, C", in the order in which they were returned,
/// beside the names of all relevant items. Several rankings are several lists.
std::optional<RankedText> identified_lists_in(Source& source, const TextView& view);

/// Single items, best first, each marked as relevant or not: "A (relevant), B (not relevant)",
/// "doc1: relevant". Notice: `relevant_assumed`.
std::optional<RankedText> judged_items_in(Source& source, const TextView& view);

/// Lines of TREC: judgements, "query 0 document relevance", and a run, "query Q0 document rank
/// score name". Items are ranked by score as in trec_eval, equal scores by the names of documents
/// in reverse order. Queries that only one of the two has are left out, with `queries_left_out`.
/// Notice: `equal_scores_ordered`.
std::optional<RankedText> trec_lists_in(Source& source, const TextView& view);

/// One row per item, with its relevance, and its rank, query or both; or one row per detection,
/// with its class, score and whether it matched an object: then the lists are the classes. None if
/// the first row names no such columns. Notices: `relevant_assumed`, `equal_scores_ordered`,
/// `columns_ignored`. Errors: `ragged-rows`, `mixed-delimiters`, `no-ranked-list`, `not-a-number`.
std::optional<Result<Data>> read_ranked_table(Source& source, const ReadOptions& options,
                                              const Grid& grid);

/// Whether the first row of a table names a column that says which detections matched an object.
bool is_of_detections(std::string_view header);

}  // namespace deconfuse
