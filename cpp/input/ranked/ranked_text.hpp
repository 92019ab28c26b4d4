#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/ranked_lists.hpp"
#include "input/readings/read.hpp"
#include "input/tables/grid.hpp"
#include "input/text/source.hpp"

namespace deconfuse {

/// Ranked lists out of a text, and the lines where they stand.
struct RankedText {
  RankedLists lists;
  TextView lines;
};

/// The ranks at which a text says that relevant items were found, with the sizes it states:
///
///   10 documents, 7 relevant, found at ranks 1, 3, 4, 6 and 9
///
/// Several lists are several queries. Notices: `list_end_assumed` (nothing says how long a list is)
/// and `relevant_assumed` (nor how many relevant items there are).
std::optional<RankedText> stated_ranks_in(Source& source, const TextView& view);

/// Lines of marks for relevant and other items, best first: "R N R R N", "✓ ✗ ✓", and "1 0 1" where
/// a word says that items are ranked. Several lines are several queries.
/// @param told whether the caller says that the text is a ranked list: then any list of one or two
///   symbols is one, also one below each other
/// @param positive the symbol of relevant items, of which the caller may know
/// Notices: `mark_of_relevant` (assumed), `relevant_assumed`.
std::optional<RankedText> marked_lists_in(Source& source, const TextView& view, bool told,
                                          const std::optional<std::string>& positive);

/// Items by their names, "d1, d2, d3" or "B, A, C", in the order in which a text says that they
/// were returned, beside the names of all that are relevant. Several rankings are several lists.
std::optional<RankedText> identified_lists_in(Source& source, const TextView& view);

/// Items one by one, best first, each with whether it is relevant: "A (relevant), B (not
/// relevant)", "doc1: relevant". Notice: `relevant_assumed`.
std::optional<RankedText> judged_items_in(Source& source, const TextView& view);

/// TREC's lines of judgements, "query 0 document relevance", and of a run, "query Q0 document rank
/// score name". Items are ranked by score as trec_eval does, equal ones by the names of documents
/// in reverse order. Queries that only one of them has are left out, with `queries_left_out`.
/// Notice: `equal_scores_ordered`.
std::optional<RankedText> trec_lists_in(Source& source, const TextView& view);

/// A row per item, with how relevant it is, and its rank, query or both; or a row per detection,
/// with its class, score and whether it matched an object: then the lists are the classes. None
/// where the first row names no such columns. Notices: `relevant_assumed`, `equal_scores_ordered`,
/// `columns_ignored`. Errors: `ragged-rows`, `mixed-delimiters`, `no-ranked-list`, `not-a-number`.
std::optional<Result<Data>> read_ranked_table(Source& source, const ReadOptions& options,
                                              const Grid& grid);

}  // namespace deconfuse
