#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace deconfuse {

/// The one spelling under which a label is known: outer blanks and no-break spaces are removed, and
/// a plain decimal number loses what does not change its value, so that `1`, `1.0`, `+1` and `01`
/// are one label. Everything else (case, inner blanks, scripts) is kept as it is.
std::string canonical_label(std::string_view text);

/// The number that a canonical label is; nothing of other labels.
std::optional<double> number_of_label(std::string_view label);

/// The order in which classes are listed when the caller gives none: numbers by value before other
/// text, and text in natural order, where runs of digits compare by value ("C2" before "C10").
/// Both arguments are canonical.
bool label_less(std::string_view left, std::string_view right);

/// Puts canonical labels in this order, each once.
void sort_labels(std::vector<std::string>& labels);

/// The index of the class that two-class views call positive: the one among 1, +1, true, yes, sí or
/// si, positive, positivo or positiva, pos, P, + (in any case, also as in "Positive (1)"), else the
/// last in order. `names` has at least one entry.
std::size_t default_positive(const std::vector<std::string>& names);

}  // namespace deconfuse
