#include "input/blocks/sentence_lists.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>

#include "data/ascii.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view words_for_and[] = {"and", "y", "und", "et", "&"};

bool is_quote(char c) { return c == '"' || c == '\'' || c == '`'; }

class Scanner {
 public:
  Scanner(std::string_view text, std::string_view line, std::size_t number)
      : text_(text), line_(line), number_(number) {}

  void add_lists(std::vector<SentenceList>& lists) {
    std::size_t from = 0;  // earlier text belongs to the list before
    for (std::size_t comma = line_.find(','); comma < line_.size();) {
      const std::size_t begin = begin_of_item(comma, from);
      std::size_t end = comma;
      std::vector<Cell> items = items_from(begin, end);
      constexpr std::size_t fewest = 3;
      if (items.size() >= fewest) {
        SentenceList list{Role::none, {}, std::move(items), number_};
        tell_role(list, line_.substr(from, begin - from));
        if (list.role != Role::none) lists.push_back(std::move(list));
        from = end;
      }
      comma = line_.find(',', std::max(end, comma + 1));
    }
  }

  /// Adds two or more lists on one line whose items stand between blanks: "True class: A B C A;
  /// predicted: A C C A". Words that never recur are prose.
  void add_lists_of_words(std::vector<SentenceList>& lists) const {
    std::vector<SentenceList> found;
    std::size_t from = 0;
    for (std::size_t sign = line_.find_first_of(":="); sign < line_.size();
         sign = line_.find_first_of(":=", std::max(sign + 1, from))) {
      SentenceList list{Role::none, {}, {}, number_};
      std::set<std::string_view> different;
      std::size_t end = sign + 1;
      for (bool ends = false; !ends;) {
        const std::size_t at = skip_blanks(end);
        end = std::min(line_.find_first_of(" \t,;|", at), line_.size());
        std::string_view item = line_.substr(at, end - at);
        if (item.find_first_of(":=()[]{}<>\"") != item.npos) return;
        ends = end == line_.size() || !is_blank(line_[end]) || item.ends_with('.');
        if (item.ends_with('.')) item.remove_suffix(1);
        if (item.empty()) continue;
        list.items.push_back(cell(item));
        different.insert(item);
      }
      tell_role(list, line_.substr(from, sign - from));
      if (list.role != Role::none && different.size() < list.items.size())
        found.push_back(std::move(list));
      from = end;
    }
    if (found.size() > 1) std::move(found.begin(), found.end(), std::back_inserter(lists));
  }

 private:
  Cell cell(std::string_view piece) const {
    return {piece, static_cast<std::size_t>(piece.data() - text_.data())};
  }

  /// The start of the last word before the first comma.
  std::size_t begin_of_item(std::size_t comma, std::size_t from) const {
    std::size_t begin = comma;
    while (begin > from && is_blank(line_[begin - 1])) --begin;
    if (begin > from && is_quote(line_[begin - 1])) {
      const char quote = line_[begin - 1];
      const std::size_t open = begin < 2 ? line_.npos : line_.rfind(quote, begin - 2);
      return open == line_.npos || open < from ? comma : open;
    }
    while (begin > from && !is_blank(line_[begin - 1]) && line_[begin - 1] != ':' &&
           line_[begin - 1] != '=' && line_[begin - 1] != '(')
      --begin;
    return begin;
  }

  /// Single words, numbers and quoted texts separated by commas, perhaps with "and" before the
  /// last.
  std::vector<Cell> items_from(std::size_t at, std::size_t& end) const {
    std::vector<Cell> items;
    while (true) {
      at = skip_blanks(at);
      std::size_t stop = at;
      if (at < line_.size() && is_quote(line_[at])) {
        stop = line_.find(line_[at], at + 1);
        if (stop == line_.npos) break;
        items.push_back(cell(line_.substr(at + 1, stop - at - 1)));
        ++stop;
      } else {
        while (stop < line_.size() && !is_blank(line_[stop]) && line_[stop] != ',' &&
               line_[stop] != ';' && line_[stop] != ')')
          ++stop;
        std::string_view item = line_.substr(at, stop - at);
        const bool ends = skip_blanks(stop) == line_.size() || line_[stop] == ';';
        if (ends && item.ends_with('.')) item.remove_suffix(1);
        constexpr std::size_t longest = 30;
        if (item.empty() || item.size() > longest || item.find_first_of("[](){}<>") != item.npos)
          return {};
        items.push_back(cell(item));
      }
      end = stop;
      at = skip_blanks(stop);
      const bool comma = at < line_.size() && line_[at] == ',';
      if (comma) at = skip_blanks(at + 1);
      const std::size_t behind = behind_and(at);
      // In "1, 2, 1 and the predictions are" the list ends before "and".
      if (behind > at && (comma || is_last_item(behind))) {
        at = behind;
      } else if (!comma) {
        break;
      }
    }
    return items;
  }

  std::size_t skip_blanks(std::size_t at) const {
    while (at < line_.size() && is_blank(line_[at])) ++at;
    return at;
  }

  std::size_t behind_and(std::size_t at) const {
    for (const std::string_view word : words_for_and) {
      const std::size_t end = at + word.size();
      if (line_.substr(std::min(at, line_.size())).starts_with(word) && end < line_.size() &&
          is_blank(line_[end]))
        return skip_blanks(end);
    }
    return at;
  }

  /// Whether a single word follows that ends the line or the sentence.
  bool is_last_item(std::size_t at) const {
    std::size_t end = at;
    while (end < line_.size() && !is_blank(line_[end])) ++end;
    return end > at && (end == line_.size() || line_[end - 1] == '.' || line_[end - 1] == ';' ||
                        line_[end - 1] == ')');
  }

  /// Sets the role by the last word for a role before the list.
  void tell_role(SentenceList& list, std::string_view before) const {
    constexpr std::size_t farthest = 100;
    if (before.size() > farthest) before.remove_prefix(before.size() - farthest);
    for (std::size_t at = 0; at < before.size();) {
      std::size_t end = at;
      while (end < before.size() && !is_blank(before[end]) && before[end] != ':') ++end;
      const std::string_view word = before.substr(at, end - at);
      const Role role = word.empty() ? Role::none : role_of(word);
      const bool tells = role == Role::truth || role == Role::predicted || role == Role::score;
      // In "predicted class labels" the word "predicted" counts: a word for classes is the weakest.
      if (tells && (list.role == Role::none || !is_class_word(word))) {
        list.role = role;
        list.name = cell(word);
      }
      at = end + 1;
    }
  }

  std::string_view text_, line_;
  std::size_t number_;
};

}  // namespace

std::vector<SentenceList> sentence_lists_in(std::string_view text, const TextView& view) {
  constexpr std::size_t most = 50;
  std::vector<SentenceList> lists;
  constexpr std::size_t longest_line = 5000;  // longer ones are no sentences
  for (std::size_t k = 0; k < view.size() && lists.size() < most; ++k) {
    const std::string_view line = view[k].of(text);
    if (line.size() > longest_line) continue;
    Scanner scanner(text, line, k);
    scanner.add_lists(lists);
    scanner.add_lists_of_words(lists);
  }
  return lists;
}

}  // namespace deconfuse
