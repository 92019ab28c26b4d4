#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deconfuse {

/// The canonical spelling of a label: outer blanks and no-break spaces are removed, and a plain
/// decimal number loses the characters that do not change its value, so that `1`, `1.0`, `+1` and
/// `01` are one label. Everything else (case, inner blanks, scripts) is kept.
std::string canonical_label(std::string_view text);

/// The value of a canonical label that is a number; no value for other labels.
std::optional<double> number_of_label(std::string_view label);

/// The order of classes if the caller gives none: numbers by value before other text, and text in
/// natural order, where runs of digits compare by value ("C2" before "C10"). Both arguments are
/// canonical.
bool label_less(std::string_view left, std::string_view right);

/// Sorts canonical labels in this order and removes duplicates.
void sort_labels(std::vector<std::string>& labels);

/// The index of the class that is positive by default if there are two: the one among 1, +1, true,
/// yes, sí or si, positive, positivo or positiva, pos, P, + (in any case, also as in "Positive
/// (1)"), else the last in order. `names` has at least one entry.
std::size_t default_positive(const std::vector<std::string>& names);

}  // namespace deconfuse
