#pragma once

#include <string>
#include <string_view>

namespace deconfuse {

/// The subject of a word in a name, in English or Spanish; of the truth, of predictions and of
/// classes also in German, French, Italian, Portuguese, Dutch, Russian, Polish, Turkish,
/// Indonesian, Vietnamese, Chinese, Japanese and Korean.
enum class Word {
  unknown,
  filler,      ///< says nothing by itself: "value", "ground", "de"
  class_word,  ///< the classes, of the truth or of predictions: "label", "target"
  truth,
  predicted,
  weight,
  count,
  index,
  score,
  total,
  y,   ///< the truth, or with a hat the predictions
  hat  ///< of \hat{Y}
};

/// Takes the next word off `text`: lower case, without accents; letters only, so that `y_true2` is
/// "y", "true". Empty at the end.
std::string take_word(std::string_view& text);

/// The subject of a word that `take_word` gives.
Word known_word(std::string_view word);

}  // namespace deconfuse
