#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "data/word_list.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/ranked_words.hpp"

namespace deconfuse {
namespace {

/// A list of names of items, and the topic of the words before it.
struct Names {
  std::vector<std::string_view> names;
  Topic topic = Topic::none;  ///< relevant, found, or none
  std::size_t first = 0;      ///< index of its first token
  std::size_t last_line = 0;
  bool are_numbers = false;  ///< "1, 5, 9"
  bool is_whole = true;      ///< is not cut short, and repeats no name
};

/// A name, and the index of the token after it.
struct Name {
  std::string_view text;
  std::size_t end = 0;
};

class Scanner {
 public:
  Scanner(Source& source, const TextView& view)
      : source_(source), view_(view), tokens_(tokens_of(source.text(), view)) {}

  std::optional<RankedText> scan() {
    find();
    const auto is_judged = [](const Names& one) { return one.topic == Topic::relevant; };
    const auto is_ranking = [](const Names& one) {
      constexpr std::size_t fewest = 3;
      return one.topic == Topic::found && one.names.size() >= fewest;
    };
    // Beside names, numbers are counts or ranks.
    if (!std::all_of(found_.begin(), found_.end(), std::mem_fn(&Names::are_numbers)))
      std::erase_if(found_, std::mem_fn(&Names::are_numbers));
    const bool all_whole = std::all_of(found_.begin(), found_.end(), std::mem_fn(&Names::is_whole));
    const auto rankings = std::count_if(found_.begin(), found_.end(), is_ranking);
    if (!all_whole || std::count_if(found_.begin(), found_.end(), is_judged) != 1 || rankings == 0)
      return std::nullopt;
    const Names& judged = *std::find_if(found_.begin(), found_.end(), is_judged);
    const std::set<std::string_view> relevant(judged.names.begin(), judged.names.end());
    if (judged.are_numbers && !are_names(judged)) return std::nullopt;
    RankedText text;
    std::set<std::size_t> lines;
    for (const Names& one : found_) {
      if (!is_judged(one) && !is_ranking(one)) continue;
      for (std::size_t line = tokens_[one.first].line; line <= one.last_line; ++line)
        lines.insert(line);
      if (is_judged(one)) continue;
      std::vector<double>& relevance = text.lists.relevance.emplace_back();
      for (const std::string_view name : one.names) relevance.push_back(relevant.count(name) > 0);
      text.lists.relevant.push_back(static_cast<double>(relevant.size()));
      if (rankings > 1) text.lists.queries.push_back(name_of(one, text.lists.lists()));
    }
    for (const std::size_t line : lines) text.lines.push_back(view_[line]);
    return text;
  }

 private:
  /// Whether numbers identify items: if some of them recur in the rankings. Lists of equal length
  /// may be labels, and a single number may be a count.
  bool are_names(const Names& judged) const {
    bool any_recurs = false;
    for (const Names& one : found_) {
      if (&one == &judged) continue;
      if (!one.are_numbers || one.names.size() == judged.names.size()) return false;
      any_recurs = any_recurs || std::any_of(one.names.begin(), one.names.end(), [&](auto name) {
                     return is_one_of(name, judged.names);
                   });
    }
    return any_recurs && judged.names.size() > 1;
  }

  /// The number of tokens in a name such as "d1", "Doc12" or a capital letter; 0 if there is none.
  std::size_t name_at(std::size_t k) const {
    if (k >= tokens_.size() || tokens_[k].form != Token::Form::word) return 0;
    const Cell& word = tokens_[k].cell;
    const bool has_number = k + 1 < tokens_.size() && tokens_[k + 1].form == Token::Form::number &&
                            tokens_[k + 1].cell.offset == word.offset + word.text.size();
    if (has_number) return 2;
    return word.text.size() == 1 && word.text[0] >= 'A' && word.text[0] <= 'Z' ? 1 : 0;
  }

  /// A name; in brackets also a text in quotes.
  std::optional<Name> taken_at(std::size_t k, bool in_brackets) const {
    if (const std::size_t size = name_at(k); size > 0) return Name{text_of(k, k + size), k + size};
    if (k >= tokens_.size() || !in_brackets) return std::nullopt;
    const Token& quote = tokens_[k];
    if (!quote.is_mark("'") && !quote.is_mark("\"")) return std::nullopt;
    for (std::size_t end = k + 1; end < tokens_.size() && tokens_[end].line == quote.line; ++end)
      if (tokens_[end].text == quote.text && end > k + 1) return Name{text_of(k + 1, end), end + 1};
    return std::nullopt;
  }

  std::optional<Name> number_at(std::size_t k) const {
    if (k >= tokens_.size() || !tokens_[k].is_whole()) return std::nullopt;
    return Name{tokens_[k].cell.text, k + 1};
  }

  /// Whether a short name stands before numbers, "Relevant documents:" or "retrieved = [", without
  /// words about ranks, cutoffs, queries or metrics.
  bool is_named(std::size_t k) const {
    constexpr std::size_t longest = 8;
    std::size_t first = k;
    while (first > 0 && k - first <= longest && tokens_[first - 1].line == tokens_[k].line &&
           !is_one_of(tokens_[first - 1].text, {".", ";"}))
      --first;
    const auto name = std::span(tokens_).subspan(first, k - first);
    return !name.empty() && name.size() <= longest &&
           is_one_of(name.back().text, {":", "=", "[", "{", "("}) &&
           std::none_of(name.begin(), name.end(), [](const Token& token) {
             return token.topic == Topic::rank || token.topic == Topic::query ||
                    token.topic == Topic::metric || token.text == "k" ||
                    token.text.starts_with("cut");
           });
  }

  std::string_view text_of(std::size_t begin, std::size_t end) const {
    const Cell &first = tokens_[begin].cell, &last = tokens_[end - 1].cell;
    return source_.text().substr(first.offset, last.offset + last.text.size() - first.offset);
  }

  /// The index after separators, and after the stars that mark some names.
  std::size_t behind_separator(std::size_t k) const {
    std::size_t next = k;
    while (next < tokens_.size() && (tokens_[next].is_mark(",") || tokens_[next].is_mark(">") ||
                                     tokens_[next].is_mark("→") || tokens_[next].is_mark("*") ||
                                     tokens_[next].topic == Topic::joining))
      ++next;
    return next;
  }

  /// Whether a name follows another one on its line without a separator, as in "d3 d1".
  bool is_next_name(std::size_t k) const {
    const std::size_t size = name_at(k);
    if (size == 0 || tokens_[k].line != tokens_[k - 1].line || k < size) return false;
    const Token& before = tokens_[k - size];
    return size == 2 ? before.text == tokens_[k].text : name_at(k - 1) == 1;
  }

  /// Whether a word begins "top 5"; "top 1" names no ranking.
  bool is_top(std::size_t k) const {
    const std::size_t next = k + 1 < tokens_.size() && tokens_[k + 1].is_mark("-") ? k + 2 : k + 1;
    return tokens_[k].text == "top" && next < tokens_.size() && tokens_[next].is_whole() &&
           tokens_[next].value > 1;
  }

  /// Whether "..." follows, so that the list goes on.
  bool is_cut(std::size_t k) const {
    const std::size_t next = behind_separator(k);
    return next + 1 < tokens_.size() &&
           (tokens_[next].is_mark("…") ||
            (tokens_[next].is_mark(".") && tokens_[next + 1].is_mark(".")));
  }

  /// Whether a mark or a verb before a name says that it is a list: "relevant: d4", not "Q1
  /// ranking".
  bool is_introduced(std::size_t k) const {
    return k > 0 && (is_one_of(tokens_[k - 1].text, {":", "=", "[", "{", "(", "'", "\""}) ||
                     tokens_[k - 1].topic == Topic::is || tokens_[k - 1].topic == Topic::relevant);
  }

  void find() {
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      Names found;
      found.first = k;
      found.are_numbers = number_at(k) && is_named(k);
      std::size_t end = k;
      bool any_twice = false;
      const bool in_brackets =
          k > 0 && (tokens_[k - 1].is_mark("[") || tokens_[k - 1].is_mark("{"));
      const auto next_name = [&](std::size_t at) {
        return found.are_numbers ? number_at(at) : taken_at(at, in_brackets);
      };
      for (auto name = next_name(k); name; name = next_name(behind_separator(end))) {
        any_twice = any_twice || is_one_of(name->text, found.names);
        found.names.push_back(name->text);
        end = name->end;
        found.last_line = tokens_[end - 1].line;
        if (behind_separator(end) == end && !is_next_name(end)) break;
      }
      const bool is_closed = !in_brackets || end == tokens_.size() || tokens_[end].is_mark("]") ||
                             tokens_[end].is_mark("}");
      if (found.names.empty() || !is_closed) continue;
      if (found.names.size() == 1 && (found.are_numbers || !is_introduced(k))) continue;
      found.topic = topic_before(k);
      k = end - 1;
      if (found.topic == Topic::none) continue;
      found.is_whole = !any_twice && !is_cut(end);
      found_.push_back(std::move(found));
    }
  }

  /// The topic of the nearest word before the list in the same sentence.
  Topic topic_before(std::size_t first) const {
    constexpr std::size_t farthest = 12;
    for (std::size_t k = first; k > 0 && first - k < farthest; --k) {
      const Token& token = tokens_[k - 1];
      if (token.is_mark(".") || token.is_mark(";") || token.is_mark("?")) break;
      if (names_relevance(token) || token.topic == Topic::irrelevant ||
          token.topic == Topic::missed || token.topic == Topic::negation)
        return Topic::none;
      const bool is_negated = k > 1 && tokens_[k - 2].topic == Topic::negation;  // "not retrieved"
      if (is_negated) return Topic::none;
      if (token.topic == Topic::relevant) return Topic::relevant;
      if (token.topic == Topic::found || token.topic == Topic::ranking ||
          token.topic == Topic::rank || is_top(k - 1))
        return Topic::found;
      if (is_one_of(token.text, {"actual", "liked", "clicked", "bought", "purchased"}))
        return Topic::relevant;
    }
    return Topic::none;
  }

  /// The text before the colon on the list's line; else the list's number.
  std::string name_of(const Names& names, std::size_t number) const {
    const std::string_view line = view_[tokens_[names.first].line].of(source_.text());
    const std::size_t colon = line.find(':');
    const bool is_before = colon != line.npos && line.data() + colon < names.names.front().data();
    return is_before ? std::string(trimmed(line.substr(0, colon))) : std::to_string(number);
  }

  Source& source_;
  const TextView& view_;
  std::vector<Token> tokens_;
  std::vector<Names> found_;
};

}  // namespace

std::optional<RankedText> identified_lists_in(Source& source, const TextView& view) {
  return Scanner(source, view).scan();
}

}  // namespace deconfuse
