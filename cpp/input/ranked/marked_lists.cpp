#include <algorithm>
#include <bitset>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/whole_numbers.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/ranked/relevance_marks.hpp"
#include "input/ranked/stated_sizes.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t pair_count = std::size(mark_pairs);
using Pairs = std::bitset<pair_count>;

Pairs pairs_with(std::string_view item) {
  Pairs with;
  const std::string mark = plain_mark(item);
  for (std::size_t k = 0; k < pair_count; ++k)
    with[k] = mark == mark_pairs[k].relevant || mark == mark_pairs[k].other;
  return with;
}

std::size_t first_of(const Pairs& some) {
  std::size_t k = 0;
  while (!some[k]) ++k;
  return k;
}

/// A list on one line.
struct Line {
  std::size_t line = 0;
  std::string name;
  std::vector<std::string_view> items;
  Pairs pairs;            ///< none: numbers that say how relevant items are
  std::string_view rest;  ///< of the line, behind the list
};

class Reader {
 public:
  Reader(Source& source, const TextView& view)
      : source_(source), view_(view), tokens_(tokens_of(source.text(), view)) {}

  std::optional<RankedText> read(bool told, const std::optional<std::string>& positive) {
    const bool is_said = told || is_about_ranking(tokens_);
    is_graded_ = has_topic(Topic::gain);
    for (std::size_t k = 0; k < view_.size(); ++k) take_line(k, told);
    keep_same_pairs();
    // One list says by its marks what it is; several may be labels.
    if (!is_said && (lines_.size() != 1 || !has_both(lines_[0]))) return std::nullopt;
    if (lines_.empty()) return told ? of_all_items(positive) : std::nullopt;
    return of_lines(positive);
  }

 private:
  bool has_topic(Topic topic) const {
    return std::any_of(tokens_.begin(), tokens_.end(),
                       [topic](const Token& token) { return token.topic == topic; });
  }

  static bool is_separator(char c) {
    constexpr std::string_view separators = ",;|[](){}<>\"'`";
    return is_blank(c) || contains_byte(separators, c);
  }

  static std::vector<std::string_view> items_of(std::string_view line) {
    std::vector<std::string_view> items;
    for (std::size_t at = 0; at < line.size();) {
      std::size_t end = at;
      while (end < line.size() && !is_separator(line[end])) ++end;
      std::string_view item = line.substr(at, end - at);
      // The end of a sentence.
      if (item.size() > 1 && item.ends_with('.')) item.remove_suffix(1);
      if (!item.empty() && item != "→" && item != "->") items.push_back(item);
      at = std::max(end, at + 1);
    }
    return items;
  }

  /// "RNRRN", "10110": the characters, of one pair, where both of it stand there.
  static std::vector<std::string_view> characters_of(std::string_view item) {
    constexpr std::size_t fewest = 4;
    std::vector<std::string_view> characters;
    Pairs common = Pairs().set();
    for (std::size_t at = 0; at < item.size(); at = character_end(item, at)) {
      characters.push_back(item.substr(at, character_end(item, at) - at));
      common &= pairs_with(characters.back());
      if (common.none()) return {};
    }
    const bool any_other = std::any_of(characters.begin(), characters.end(),
                                       [&](auto one) { return one != characters[0]; });
    return characters.size() < fewest || !any_other ? std::vector<std::string_view>() : characters;
  }

  /// "R N R (2 relevant)" without what stands in brackets behind it.
  static std::string_view without_remark(std::string_view list) {
    const std::size_t bracket = list.find('(');
    const bool is_behind = bracket != list.npos && !trimmed(list.substr(0, bracket)).empty();
    return is_behind ? list.substr(0, bracket) : list;
  }

  /// Whether a word on the line, or on one of those above, says that items are ranked.
  bool is_said_near(std::size_t line) const {
    constexpr std::size_t farthest = 3;
    return std::any_of(tokens_.begin(), tokens_.end(), [line](const Token& token) {
      return token.line <= line && token.line + farthest >= line && says_ranking(token);
    });
  }

  void take_line(std::size_t number, bool told) {
    constexpr std::size_t fewest = 2;
    const std::string_view text = view_[number].of(source_.text());
    const std::size_t sign = text.find_last_of(":=");
    const std::size_t begin = sign == text.npos ? 0 : sign + 1;
    std::vector<std::string_view> items = items_of(without_remark(text.substr(begin)));
    if (items.size() == 1) items = characters_of(items[0]);
    if (items.empty()) return;
    // The longest run of marks of one pair.
    Line best;
    for (std::size_t first = 0; first < items.size();) {
      Pairs common = pairs_with(items[first]);
      std::size_t end = first;
      while (end < items.size() && (common & pairs_with(items[end])).any())
        common &= pairs_with(items[end++]);
      if (end - first >= fewest && end - first > best.items.size())
        best = {number, {}, {items.data() + first, items.data() + end}, common, {}};
      first = std::max(end, first + 1);
    }
    const bool is_all = best.items.size() == items.size();
    if (is_graded_ && !is_all && is_said_near(number) && are_gains(items))
      best = {number, {}, items, {}, {}};
    if (best.items.empty()) return;
    const bool needs_word = best.pairs.any() && mark_pairs[first_of(best.pairs)].needs_word;
    // Signs for much else have to begin the line, or stand behind its name.
    const bool begins = best.items.front().data() == items.front().data();
    if (needs_word && !told && !(begins && is_said_near(number))) return;
    const auto* end = best.items.back().data() + best.items.back().size();
    best.rest = text.substr(static_cast<std::size_t>(end - text.data()));
    if (sign != text.npos) best.name = name_in(text.substr(0, sign));
    lines_.push_back(std::move(best));
  }

  /// "gain q1" is the gain of q1.
  std::string name_in(std::string_view before) const {
    const std::string_view name = trimmed(before);
    const std::size_t blank = name.find(' ');
    const bool names_gain = std::any_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
      return token.topic == Topic::gain && token.cell.text.data() == name.data();
    });
    return std::string(names_gain && blank != name.npos ? trimmed(name.substr(blank)) : name);
  }

  static bool are_gains(const std::vector<std::string_view>& items) {
    constexpr std::size_t fewest = 3;
    constexpr double most = 100;
    return items.size() >= fewest && std::all_of(items.begin(), items.end(), [](auto item) {
             const Number number = parse_number(item);
             return number.form == NumberForm::finite && number.value >= 0 && number.value <= most;
           });
  }

  static bool has_both(const Line& line) {
    return std::any_of(line.items.begin(), line.items.end(), [&line](auto item) {
      return plain_mark(item) != plain_mark(line.items[0]);
    });
  }

  /// What else stands on lines has other marks; beside gains all are gains. Two marks alone are no
  /// list.
  void keep_same_pairs() {
    if (lines_.empty()) return;
    const auto longest = std::max_element(
        lines_.begin(), lines_.end(),
        [](const Line& one, const Line& other) { return one.items.size() < other.items.size(); });
    const bool any_gains = std::any_of(lines_.begin(), lines_.end(),
                                       [](const Line& line) { return line.pairs.none(); });
    constexpr std::size_t fewest = 3;
    if (longest->items.size() < fewest) return lines_.clear();
    common_ = any_gains ? Pairs() : longest->pairs;
    if (any_gains) return;
    std::erase_if(lines_, [this](const Line& line) { return (line.pairs & common_).none(); });
    for (const Line& line : lines_) common_ &= line.pairs;
  }

  std::optional<RankedText> of_lines(const std::optional<std::string>& positive) {
    RankedText text;
    const std::string relevant = positive ? plain_mark(*positive)
                                 : common_.any()
                                     ? std::string(mark_pairs[first_of(common_)].relevant)
                                     : std::string();
    std::vector<bool> is_taken(tokens_.size(), false);
    for (std::size_t k = 0; k < tokens_.size(); ++k) is_taken[k] = is_in_list(tokens_[k]);
    const StatedSizes sizes = stated_sizes(tokens_, is_taken);
    std::set<std::string> names;
    double assumed = 0;
    for (const Line& line : lines_) {
      std::vector<double>& relevance = text.lists.relevance.emplace_back();
      for (const std::string_view item : line.items)
        relevance.push_back(common_.none() ? parse_number(item).value
                                           : static_cast<double>(plain_mark(item) == relevant));
      const auto found = static_cast<double>(
          std::count_if(relevance.begin(), relevance.end(), [](double gain) { return gain > 0; }));
      const auto stated = stated_for(line, sizes, found);
      if (!stated && common_.any()) assumed += found;
      text.lists.relevant.push_back(stated.value_or(found));
      if (lines_.size() > 1) {
        const std::string number = std::to_string(text.lists.relevance.size());
        const bool is_new = !line.name.empty() && names.insert(line.name).second;
        text.lists.queries.push_back(is_new ? line.name : number);
      }
      text.lines.push_back(view_[line.line]);
    }
    if (assumed > 0) assume_all_found(view_[lines_[0].line].begin, assumed);
    return text;
  }

  bool is_in_list(const Token& token) const {
    return std::any_of(lines_.begin(), lines_.end(), [&token](const Line& line) {
      return token.cell.text.data() >= line.items.front().data() &&
             token.cell.text.data() <= line.items.back().data();
    });
  }

  /// "(3 relevant)" behind a list, or anywhere beside a single one.
  std::optional<double> stated_for(const Line& line, const StatedSizes& sizes, double found) const {
    const StatedSizes* stated = &sizes;
    StatedSizes own;
    if (lines_.size() > 1) {
      const auto begin = static_cast<std::size_t>(line.rest.data() - source_.text().data());
      const auto tokens = tokens_of(source_.text(), {{begin, begin + line.rest.size()}});
      own = stated_sizes(tokens, std::vector<bool>(tokens.size(), false));
      stated = &own;
    }
    std::optional<double> relevant;
    for (const double size : stated->relevant)
      if (size >= found) relevant = std::max(relevant.value_or(0), size);
    if (!relevant && !stated->missed.empty()) relevant = found + stated->missed.front();
    return relevant;
  }

  void assume_all_found(std::size_t place, double found) {
    source_.notice(NoticeCode::relevant_assumed, place, {{"count", count_text(found)}});
  }

  /// Any list of one or two symbols, in a row or below each other.
  std::optional<RankedText> of_all_items(const std::optional<std::string>& positive) {
    Line all;
    std::set<std::string> symbols;
    for (const Piece& line : view_) {
      for (const std::string_view item : items_of(line.of(source_.text()))) {
        all.items.push_back(item);
        symbols.insert(plain_mark(item));
        if (symbols.size() > 2) return std::nullopt;
      }
    }
    if (all.items.empty()) return std::nullopt;
    const auto different = std::find_if(all.items.begin(), all.items.end(), [&all](auto item) {
      return plain_mark(item) != plain_mark(all.items[0]);
    });
    const std::string_view other = different == all.items.end() ? all.items[0] : *different;
    std::string relevant = positive ? plain_mark(*positive) : plain_mark(all.items[0]);
    all.pairs = Pairs().set();
    for (const std::string_view item : all.items) all.pairs &= pairs_with(item);
    if (!positive && all.pairs.any()) {
      relevant = mark_pairs[first_of(all.pairs)].relevant;
    } else if (!positive) {
      source_.notice(NoticeCode::mark_of_relevant, view_[0].begin,
                     {{"text", excerpt_of(all.items[0])}, {"other", excerpt_of(other)}});
    }
    RankedText text{{}, view_};
    std::vector<double>& relevance = text.lists.relevance.emplace_back();
    for (const std::string_view item : all.items)
      relevance.push_back(static_cast<double>(plain_mark(item) == relevant));
    assume_all_found(view_[0].begin,
                     static_cast<double>(std::count(relevance.begin(), relevance.end(), 1)));
    return text;
  }

  Source& source_;
  const TextView& view_;
  std::vector<Token> tokens_;
  std::vector<Line> lines_;
  Pairs common_;  ///< of the marks of all lists
  bool is_graded_ = false;
};

}  // namespace

std::optional<RankedText> marked_lists_in(Source& source, const TextView& view, bool told,
                                          const std::optional<std::string>& positive) {
  return Reader(source, view).read(told, positive);
}

}  // namespace deconfuse
