#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace deconfuse {

/// The marks of relevant and of other items, in lower case.
struct MarkPair {
  std::string_view relevant, other;
  bool needs_word;  ///< needs a word about ranking nearby, since the marks have other uses too
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

/// A mark in the form of mark_pairs: lower case without accents, one form each of ticks, crosses,
/// dots and strokes.
std::string plain_mark(std::string_view mark);

/// The relevance that a mark states: 1 for a mark of relevant items, 0 for one of other items, or
/// the value of a number. None for other text and for negative numbers.
std::optional<double> relevance_of(std::string_view mark);

}  // namespace deconfuse
