#pragma once

#include "metrics/quantities.hpp"
#include "metrics/ranked_evaluation.hpp"

/// Quantities of ranked lists that slips need as well.
namespace deconfuse::ranked_quantities {

template <class Value>
constexpr Quantity of_list(Text id, Text symbol, Value value) {
  return given<RankedEvaluation>(id, symbol, value);
}

/// The rank of an item, from 1.
inline constexpr Quantity rank = of_list("list_rank", "r", [](const RankedEvaluation&, Place item) {
  return static_cast<double>(item.column + 1);
});
/// Number of relevant items up to an item.
inline constexpr Quantity hits =
    of_list("hits_to_rank", "h_r",
            [](const RankedEvaluation& data, Place item) { return data.hits(item); });
inline constexpr Quantity length =
    of_list("list_length", "n",
            [](const RankedEvaluation& data, Place list) { return data.length(list.row); });

}  // namespace deconfuse::ranked_quantities
