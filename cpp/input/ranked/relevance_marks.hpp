#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deconfuse {

/// What relevant and other items are marked with, in small letters.
struct MarkPair {
  std::string_view relevant, other;
  bool needs_word;  ///< also used for much else
};

inline constexpr MarkPair mark_pairs[] = {
    {"r", "n", false},
    {"r", "nr", false},
    {"r", "i", false},
    {"rel", "nonrel", false},
    {"rel", "irrel", false},
    {"relevant", "irrelevant", false},
    {"relevant", "nonrelevant", false},
    {"relevant", "non-relevant", false},
    {"relevant", "not relevant", false},
    {"relevant", "non relevant", false},
    {"relevant", "nicht relevant", false},
    {"relevante", "no relevante", false},
    {"pertinent", "non pertinent", false},
    {"relevante", "irrelevante", false},
    {"pertinent", "non-pertinent", false},
    {"p", "np", false},
    {"p", "n", true},
    {"tp", "fp", false},
    {"hit", "miss", false},
    {"✓", "✗", false},
    {"●", "○", false},
    {"■", "□", false},
    {"1", "0", true},
    {"+", "-", true},
    {"y", "n", true},
    {"yes", "no", true},
    {"true", "false", true},
    {"s", "n", true},
    {"si", "no", true},
    {"j", "n", true},
    {"ja", "nein", true},
    {"o", "n", true},
    {"oui", "non", true},
};

/// A mark as it stands in mark_pairs: small letters without accents, one sort of ticks, crosses,
/// dots and strokes.
std::string plain_mark(std::string_view mark);

/// 1 for a mark of relevant items, 0 for one of others, or how relevant a number says that an item
/// is. None of anything else, and of numbers below 0.
std::optional<double> relevance_of(std::string_view mark);

}  // namespace deconfuse
