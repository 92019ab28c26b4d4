#include "input/ranked/relevance_marks.hpp"

#include <algorithm>
#include <iterator>

#include "data/plain_letters.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// A sign that is written in place of another one.
struct SameSign {
  std::string_view written, plain;
};

constexpr SameSign same_signs[] = {
    {"✔", "✓"}, {"✔️", "✓"}, {"✅", "✓"},      {"☑", "✓"}, {"✘", "✗"}, {"❌", "✗"}, {"×", "✗"},
    {"✕", "✗"}, {"✖", "✗"},      {"✖️", "✗"}, {"☒", "✗"}, {"−", "-"}, {"–", "-"}, {"⬤", "●"},
    {"⚫", "●"}, {"◯", "○"},      {"⚪", "○"},      {"▪", "■"}, {"▫", "□"},
};

}  // namespace

std::string plain_mark(std::string_view mark) {
  const auto* sign = std::find_if(std::begin(same_signs), std::end(same_signs),
                                  [mark](const SameSign& known) { return known.written == mark; });
  return sign == std::end(same_signs) ? in_plain_letters(mark) : std::string(sign->plain);
}

std::optional<double> relevance_of(std::string_view mark) {
  const Number number = parse_number(mark);
  if (number.form == NumberForm::finite && number.value >= 0) return number.value;
  const std::string plain = plain_mark(mark);
  for (const MarkPair& pair : mark_pairs) {
    if (plain == pair.relevant) return 1;
    if (plain == pair.other) return 0;
  }
  return std::nullopt;
}

}  // namespace deconfuse
