#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

/// The meaning of a word in a name, in English or Spanish; words for truth, predictions and classes
/// also in German, French, Italian, Portuguese, Dutch, Russian, Polish, Turkish, Indonesian,
/// Vietnamese, Chinese, Japanese and Korean.
enum class Word {
  unknown,
  filler,      ///< without meaning of its own: "value", "ground", "de"
  class_word,  ///< classes, either true or predicted: "label", "target"
  truth,
  predicted,
  weight,
  count,
  index,
  score,
  total,
  y,   ///< the truth, or the predictions if it has a hat
  hat  ///< the hat of \hat{Y}
};

/// Removes the next word from `text` and returns it in lower case, without accents; letters only,
/// so that `y_true2` gives "y", "true". Empty at the end.
std::string take_word(std::string_view& text);

/// The meaning of a word that `take_word` returned.
Word known_word(std::string_view word);

}  // namespace deconfuse
