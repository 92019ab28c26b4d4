#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "data/whole_numbers.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/ranked/stated_sizes.hpp"

namespace deconfuse {
namespace {

/// A judged item: its number of tokens and its relevance.
struct Judged {
  std::size_t size = 0;
  double relevance = 0;
};

class Scanner {
 public:
  Scanner(Source& source, const TextView& view)
      : source_(source), view_(view), tokens_(tokens_of(source.text(), view)) {}

  std::optional<RankedText> scan() {
    constexpr std::size_t fewest = 3;
    std::vector<double> items;
    std::size_t first = 0, end = 0;
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      std::vector<double> run;
      std::size_t at = k, last = k;
      while (const auto judged = judged_at(at)) {
        run.push_back(judged->relevance);
        last = at + judged->size;
        at = behind_separators(last);
      }
      if (run.size() < fewest) continue;
      if (!items.empty()) return std::nullopt;  // the ranking cannot be chosen among two lists
      items = std::move(run);
      first = k;
      k = end = last;
    }
    if (items.empty()) return std::nullopt;
    RankedText text;
    for (std::size_t line = tokens_[first].line; line <= tokens_[end - 1].line; ++line)
      text.lines.push_back(view_[line]);
    text.lists.relevant.push_back(relevant_of(items, first, end));
    text.lists.relevance.push_back(std::move(items));
    return text;
  }

 private:
  bool is_word(std::size_t k, Topic topic) const {
    return k < tokens_.size() && tokens_[k].topic == topic;
  }

  bool is_mark(std::size_t k, std::initializer_list<std::string_view> marks) const {
    return k < tokens_.size() && std::any_of(marks.begin(), marks.end(),
                                             [&](auto mark) { return tokens_[k].is_mark(mark); });
  }

  /// The number of tokens in an item such as "doc1", "Document 3", "B" or "4"; 0 if there is none.
  std::size_t item_at(std::size_t k) const {
    if (k >= tokens_.size() || tokens_[k].form == Token::Form::mark) return 0;
    if (tokens_[k].form == Token::Form::number) return 1;
    const bool is_letter = tokens_[k].cell.text.size() == 1;
    const bool has_number = k + 1 < tokens_.size() && tokens_[k + 1].form == Token::Form::number;
    if (has_number && (tokens_[k].topic == Topic::item || tokens_[k].topic == Topic::none ||
                       tokens_[k].topic == Topic::rank))
      return 2;
    return is_letter ? 1 : 0;
  }

  /// An item with its judgement: "A (relevant)", "doc1: not relevant", "3 - irrelevant".
  std::optional<Judged> judged_at(std::size_t k) const {
    const std::size_t item = item_at(k);
    if (item == 0) return std::nullopt;
    std::size_t at = k + item;
    const bool is_numbered =
        tokens_[k].form == Token::Form::number && is_mark(at, {".", ")"});  // "1. relevant"
    if (is_numbered) ++at;
    const bool is_marked = is_mark(at, {":", "(", "-", "=", "–", "→"}) || is_word(at, Topic::is);
    if (is_marked) ++at;
    const bool is_ranked = item == 2 && is_word(k, Topic::rank);  // "rank 3 relevant"
    const bool is_negated = is_word(at, Topic::negation);
    if (is_negated) ++at;
    const bool is_relevant = is_word(at, Topic::relevant);
    const bool is_judged = is_relevant || is_word(at, Topic::irrelevant);
    if (!is_numbered && !is_marked && !is_ranked) return std::nullopt;
    if (!is_judged && !(is_negated && is_ranked && is_mark(at, {",", ";", "."})))
      return std::nullopt;
    if (is_judged) ++at;
    if (is_mark(at, {")"})) ++at;
    return Judged{at - k, is_relevant && !is_negated ? 1.0 : 0.0};
  }

  std::size_t behind_separators(std::size_t k) const {
    while (is_mark(k, {",", ";", ".", "·", "•", "*"}) || is_word(k, Topic::joining)) ++k;
    return k;
  }

  double relevant_of(const std::vector<double>& items, std::size_t first, std::size_t end) {
    std::vector<bool> is_taken(tokens_.size(), false);
    std::fill(is_taken.begin() + static_cast<std::ptrdiff_t>(first),
              is_taken.begin() + static_cast<std::ptrdiff_t>(end), true);
    const StatedSizes sizes = stated_sizes(tokens_, is_taken);
    const auto found = static_cast<double>(std::count(items.begin(), items.end(), 1));
    if (const auto total = sizes.total(found)) return *total;
    source_.notice(NoticeCode::relevant_assumed, tokens_[first].cell.offset,
                   {{"count", count_text(found)}});
    return found;
  }

  Source& source_;
  const TextView& view_;
  std::vector<Token> tokens_;
};

}  // namespace

std::optional<RankedText> judged_items_in(Source& source, const TextView& view) {
  return Scanner(source, view).scan();
}

}  // namespace deconfuse
