#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "data/word_list.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/ranked/stated_sizes.hpp"

namespace deconfuse {
namespace {

/// Maximum rank, so that a mistyped number does not create a list of a billion items, and maximum
/// number of items in all lists.
constexpr double longest_list = 100'000, most_items = 1'000'000;

/// Numbers that may be ranks: the tokens [first, end). They increase, unless they are of several
/// queries.
struct Ranks {
  std::size_t first = 0, end = 0;
  std::vector<double> ranks;
  bool of_queries = false;  ///< each is the rank of the first relevant item of another query
};

class Scanner {
 public:
  Scanner(Source& source, const TextView& view)
      : source_(source),
        view_(view),
        tokens_(tokens_of(source.text(), view)),
        is_taken_(tokens_.size(), false) {}

  std::optional<RankedText> scan() {
    if (!has_topic(tokens_, Topic::relevant) && !has_topic(tokens_, Topic::found))
      return std::nullopt;
    any_queries_ = std::any_of(tokens_.begin(), tokens_.end(), says_queries);
    find_ranks();
    if (found_.empty()) return std::nullopt;
    for (const Ranks& ranks : found_)
      std::fill(is_taken_.begin() + static_cast<std::ptrdiff_t>(ranks.first),
                is_taken_.begin() + static_cast<std::ptrdiff_t>(ranks.end), true);
    of_text_ = stated_sizes(tokens_, is_taken_);
    RankedText text;
    for (std::size_t at = 0; at < found_.size(); ++at) add(text.lists, at);
    if (items_ > most_items) return std::nullopt;
    if (assumed_ > 0)
      source_.notice(NoticeCode::relevant_assumed, tokens_[found_[0].first].cell.offset,
                     {{"count", std::to_string(assumed_)}});
    // Sizes may be stated on any line from the first one with a statement.
    for (std::size_t line = first_line_; line <= last_line_; ++line)
      text.lines.push_back(view_[line]);
    return text;
  }

 private:
  bool is_and(std::size_t k) const {
    return k < tokens_.size() && (tokens_[k].topic == Topic::joining || tokens_[k].is_mark("&"));
  }

  /// The index after a comma or "and", and a repeated "rank" or "#"; `k` itself if there is none.
  std::size_t behind_separator(std::size_t k) const {
    std::size_t next = k;
    if (next + 1 < tokens_.size() && tokens_[next].is_mark(".") &&
        (tokens_[next + 1].is_mark(",") || is_and(next + 1)))
      ++next;  // "1., 3. und 4."
    if (next < tokens_.size() && tokens_[next].is_mark(",")) ++next;
    if (is_and(next)) ++next;
    if (next == k) return k;
    while (next < tokens_.size() &&
           (tokens_[next].topic == Topic::rank || tokens_[next].is_mark("#")))
      ++next;
    return next;
  }

  void find_ranks() {
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      const bool numbers_query = k > 0 && tokens_[k - 1].topic == Topic::query;
      if (!is_rank(k) || numbers_query) continue;
      Ranks ranks{k, k + 1, {tokens_[k].value}, says_first_of_each(k)};
      for (std::size_t next = behind_separator(k + 1); next > ranks.end && goes_on(ranks, next);
           next = behind_separator(ranks.end)) {
        ranks.ranks.push_back(tokens_[next].value);
        ranks.end = next + 1;
      }
      if (!std::is_sorted(ranks.ranks.begin(), ranks.ranks.end())) {
        // Ranks of several queries stand in the order of the queries.
        ranks.of_queries = ranks.of_queries || (any_queries_ && says_ranks(ranks));
        if (!ranks.of_queries) std::sort(ranks.ranks.begin(), ranks.ranks.end());
      }
      const std::size_t end = ranks.end;
      if (ranks.of_queries && ranks.ranks.size() > 1) {
        for (const double rank : ranks.ranks) found_.push_back({ranks.first, end, {rank}, true});
      } else if (!is_judged(ranks) && !is_denied(ranks) && says_ranks(ranks)) {
        found_.push_back(std::move(ranks));
      }
      k = end - 1;
    }
  }

  /// Whether the number after a separator is one more rank. After a higher rank it is one only
  /// where no word follows that it could count.
  bool goes_on(const Ranks& ranks, std::size_t next) const {
    if (next >= tokens_.size() || !is_rank(next)) return false;
    if (ranks.of_queries) return !counts_items(next);
    if (tokens_[next].value > ranks.ranks.back()) return true;
    const Token* behind = next + 1 < tokens_.size() ? &tokens_[next + 1] : nullptr;
    return behind == nullptr || behind->form != Token::Form::word ||
           behind->topic == Topic::joining || behind->topic == Topic::of ||
           is_one_of(behind->text, {"for", "para", "fur", "pour"});
  }

  bool is_rank(std::size_t k) const {
    return tokens_[k].is_whole() && tokens_[k].value >= 1 && tokens_[k].value <= longest_list &&
           (k + 1 >= tokens_.size() || !tokens_[k + 1].is_mark("%"));
  }

  /// Whether a word says that there are several queries, or that ranks are reciprocal.
  static bool says_queries(const Token& token) {
    return is_one_of(token.text,
                     {"queries", "consultas", "anfragen", "suchanfragen", "requetes", "mrr"}) ||
           token.text.starts_with("reciproc") || token.text.starts_with("rezipro");
  }

  bool counts_items(std::size_t k) const {
    return k + 1 < tokens_.size() && tokens_[k + 1].topic == Topic::item;
  }

  static bool is_plural(const Token& item) {
    return item.text.ends_with('s') || item.text.starts_with("dokumente") ||
           item.text.starts_with("ergebnisse") || item.text == "treffer";
  }

  /// Whether the words before a number say "the first relevant document", in a text on several
  /// queries or on reciprocal ranks.
  bool says_first_of_each(std::size_t number) const {
    constexpr std::size_t farthest = 14;
    bool any_item = false;  // between "first" and the number
    for (std::size_t k = number; any_queries_ && k > 0 && number - k < farthest; --k) {
      const Token& token = tokens_[k - 1];
      // In "the first query" no item is the first.
      if (says_first(token)) return any_item && tokens_[k].topic != Topic::query;
      const bool counts_queries =
          token.form == Token::Form::number && tokens_[k].topic == Topic::query;
      if (ends_sentence(token) || (token.form == Token::Form::number && !counts_queries))
        return false;
      const bool is_item = token.topic == Topic::relevant || token.topic == Topic::item;
      if (is_item && is_plural(token)) return false;  // "the first relevant documents"
      any_item = any_item || is_item;
    }
    return false;
  }

  /// Whether a judgement follows: "position 2: not relevant" and "rank 2 not, rank 3 relevant"
  /// state no rank of a relevant item.
  bool is_judged(const Ranks& ranks) const {
    if (ranks.ranks.size() > 1) return false;
    std::size_t k = ranks.end;
    const bool any_mark =
        k < tokens_.size() && is_one_of(tokens_[k].text, {":", "(", "-", "–", "=", "→"});
    if (any_mark) ++k;
    if (k >= tokens_.size() || tokens_[k].line != tokens_[ranks.first].line) return false;
    const Topic topic = tokens_[k].topic;
    if (topic != Topic::relevant && topic != Topic::irrelevant && topic != Topic::negation)
      return false;
    const bool goes_on =
        topic == Topic::negation && k + 1 < tokens_.size() &&
        (tokens_[k + 1].topic == Topic::relevant || tokens_[k + 1].topic == Topic::irrelevant);
    if (goes_on) ++k;  // "not relevant"
    return any_mark || parts(k) || k + 1 == tokens_.size() || tokens_[k + 1].is_mark(",") ||
           ends_sentence(tokens_[k + 1]);
  }

  /// Whether the words around the numbers say that these items are not relevant: "ranks 2, 3 and 5
  /// are not relevant", "false positives at ranks 2 and 5".
  bool is_denied(const Ranks& ranks) const {
    std::size_t behind = ranks.end;
    if (behind < tokens_.size() && tokens_[behind].topic == Topic::is) ++behind;
    if (behind < tokens_.size() &&
        (tokens_[behind].topic == Topic::irrelevant || tokens_[behind].topic == Topic::negation))
      return true;
    constexpr std::size_t farthest = 8;
    for (std::size_t k = ranks.first; k > 0 && ranks.first - k < farthest; --k) {
      const Token& token = tokens_[k - 1];
      if (token.form == Token::Form::number || ends_sentence(token) ||
          token.topic == Topic::relevant || token.topic == Topic::found)
        return false;
      if (token.topic == Topic::irrelevant || token.topic == Topic::missed ||
          is_one_of(token.text, {"false", "fp", "misses"}))
        return true;
    }
    return false;
  }

  static bool ends_sentence(const Token& token) {
    for (const std::string_view mark : {".", ";", "?", "!"})
      if (token.is_mark(mark)) return true;
    return false;
  }

  /// Whether the words before the numbers make them ranks: a word for ranks; or, for three numbers
  /// or more, a word for found or relevant items with another word between.
  bool says_ranks(const Ranks& ranks) const {
    constexpr std::size_t farthest = 8, farthest_found = 4;
    // Ranks in a row above the marks of items are no statement.
    const bool goes_on =
        ranks.end < tokens_.size() && tokens_[ranks.end].form == Token::Form::number;
    if (goes_on) return false;
    bool any_between = false;
    // Nor are numbers that recur.
    if (std::adjacent_find(ranks.ranks.begin(), ranks.ranks.end()) != ranks.ranks.end())
      return false;
    for (std::size_t k = ranks.first; k > 0 && ranks.first - k < farthest; --k) {
      const Token& token = tokens_[k - 1];
      const std::size_t distance = ranks.first - k;
      if (token.form == Token::Form::number || ends_sentence(token)) return false;
      if (token.topic == Topic::metric || token.topic == Topic::gain) return false;
      if (token.topic == Topic::rank)
        return ranks.ranks.size() > 2 || (distance < 2 && is_of_relevant_items(ranks));
      if (token.topic == Topic::item && distance == 0 && ranks.ranks.size() > 1 && is_ordered() &&
          is_of_relevant_items(ranks))
        return true;
      const bool is_found = token.topic == Topic::found || token.topic == Topic::relevant;
      if (is_found && ranks.ranks.size() > 2 && distance <= farthest_found && any_between &&
          is_of_relevant_items(ranks))
        return true;
      any_between = any_between || token.form == Token::Form::word || token.is_mark(":");
    }
    return false;
  }

  /// Whether the text says that its items have an order.
  bool is_ordered() const {
    return std::any_of(tokens_.begin(), tokens_.end(), [](const Token& token) {
      return token.topic == Topic::ranking || token.topic == Topic::rank || token.text == "top" ||
             token.text == "order";
    });
  }

  /// Whether the sentence, or the one before, is about relevant items.
  bool is_of_relevant_items(const Ranks& ranks) const {
    std::size_t begin = ranks.first, end = ranks.end;
    for (const bool is_before : {false, true}) {
      if (is_before && begin > 0) --begin;
      while (begin > 0 && !ends_sentence(tokens_[begin - 1])) --begin;
    }
    while (end < tokens_.size() && !ends_sentence(tokens_[end])) ++end;
    return has_topic(std::span(tokens_).subspan(begin, end - begin), Topic::relevant);
  }

  /// The tokens about one list: the whole text for a single list, the list's line if no other list
  /// shares it, else its sentence.
  std::pair<std::size_t, std::size_t> surroundings_of(std::size_t at) const {
    if (found_.size() == 1) return {0, tokens_.size()};
    std::size_t begin = found_[at].first, end = found_[at].end;
    const std::size_t line = line_of(at);
    const bool is_first_on_line = at == 0 || line_of(at - 1) < line;
    const bool is_last_on_line = at + 1 == found_.size() || line_of(at + 1) > line;
    if (is_first_on_line && is_last_on_line) {
      while (begin > 0 && tokens_[begin - 1].line == line) --begin;
      while (end < tokens_.size() && tokens_[end].line == line) ++end;
      return {begin, end};
    }
    while (begin > 0 && !parts(begin - 1)) --begin;
    while (end < tokens_.size() && !parts(end)) ++end;
    return {begin, end};
  }

  std::size_t line_of(std::size_t at) const { return tokens_[found_[at].first].line; }

  /// Whether a sentence or a line ends after a token.
  bool parts(std::size_t k) const {
    return ends_sentence(tokens_[k]) ||
           (k + 1 < tokens_.size() && tokens_[k].line != tokens_[k + 1].line);
  }

  void add(RankedLists& lists, std::size_t at) {
    const Ranks& ranks = found_[at];
    const auto [begin, end] = surroundings_of(at);
    const std::size_t found = ranks.ranks.size();
    const StatedSizes& all = of_text_;
    const StatedSizes own = stated_sizes(std::span(tokens_).subspan(begin, end - begin),
                                         {is_taken_.begin() + static_cast<std::ptrdiff_t>(begin),
                                          is_taken_.begin() + static_cast<std::ptrdiff_t>(end)});
    // Sizes in the sentence take precedence over those in the rest of the text.
    auto length = size_behind(ranks);
    for (const auto* sizes : {&own.returned, &own.items, &all.returned, &all.items})
      if (!length) length = smallest_from(*sizes, ranks.ranks.back());
    std::optional<double> relevant;
    for (const StatedSizes* sizes : {&own, &all})
      if (!relevant) relevant = sizes->total(static_cast<double>(found));
    const std::size_t place = tokens_[ranks.first].cell.offset;
    if (!length)
      notice_once(NoticeCode::list_end_assumed, place,
                  {{"rank", std::to_string(static_cast<std::size_t>(ranks.ranks.back()))}});
    if (!relevant) assumed_ += found;
    items_ += length.value_or(ranks.ranks.back());
    if (items_ > most_items) return;
    std::vector<double>& relevance = lists.relevance.emplace_back(
        static_cast<std::size_t>(length.value_or(ranks.ranks.back())), 0.0);
    for (const double rank : ranks.ranks) relevance[static_cast<std::size_t>(rank) - 1] = 1;
    lists.relevant.push_back(relevant.value_or(static_cast<double>(found)));
    if (found_.size() > 1)
      lists.queries.push_back(ranks.of_queries ? std::to_string(at + 1) : name_of(at, begin));
    const std::size_t first = tokens_[found_.size() == 1 ? first_stated() : begin].line;
    const std::size_t last = tokens_[found_.size() == 1 ? last_stated() : end - 1].line;
    first_line_ = at == 0 ? first : std::min(first_line_, first);
    last_line_ = std::max(last_line_, last);
  }

  /// The first and the last token about the list.
  std::size_t first_stated() const {
    std::size_t k = 0;
    while (k < found_[0].first && tokens_[k].topic == Topic::none && !tokens_[k].is_whole()) ++k;
    return k;
  }
  std::size_t last_stated() const {
    std::size_t k = found_[0].end;
    std::size_t last = k - 1;
    for (; k < tokens_.size(); ++k)
      if (tokens_[k].topic == Topic::relevant || tokens_[k].topic == Topic::missed ||
          (tokens_[k].is_whole() && tokens_[k].topic == Topic::none))
        last = k;
    return last;
  }

  /// The length in "1, 3 and 4 of 10".
  std::optional<double> size_behind(const Ranks& ranks) const {
    constexpr std::size_t farthest = 3;
    if (ranks.end >= tokens_.size() || tokens_[ranks.end].topic != Topic::of) return std::nullopt;
    for (std::size_t k = ranks.end + 1; k < tokens_.size() && k <= ranks.end + farthest; ++k)
      if (is_rank(k) && tokens_[k].value >= ranks.ranks.back()) return tokens_[k].value;
    return std::nullopt;
  }

  static std::optional<double> smallest_from(const std::vector<double>& sizes, double least) {
    std::optional<double> smallest;
    for (const double size : sizes)
      if (size >= least && size <= longest_list && (!smallest || size < *smallest)) smallest = size;
    return smallest;
  }

  void notice_once(NoticeCode code, std::size_t place, Parameters parameters) {
    if (!source_.has_notice(code)) source_.notice(code, place, std::move(parameters));
  }

  /// The name of the query as the text writes it, "Query 2", "q2" or "System A"; else its number.
  std::string name_of(std::size_t at, std::size_t begin) const {
    // "rank 2 for query 1"
    constexpr std::size_t most_between = 2;
    for (std::size_t k = found_[at].end; k + 1 < tokens_.size() && tokens_[k].line == line_of(at);
         ++k) {
      if (tokens_[k].topic == Topic::query && tokens_[k + 1].form != Token::Form::mark)
        return std::string(tokens_[k + 1].cell.text);
      if (tokens_[k].form != Token::Form::word || k == found_[at].end + most_between) break;
    }
    if (at > 0) begin = std::max(begin, found_[at - 1].end);
    for (std::size_t k = begin; k + 1 < found_[at].first; ++k) {
      const Token& next = tokens_[k + 1];
      if (tokens_[k].topic == Topic::query && next.form != Token::Form::mark)
        return std::string(next.cell.text);
      if (next.is_mark(":") && tokens_[k].line == next.line)
        return std::string(source_.text().substr(tokens_[begin].cell.offset,
                                                 next.cell.offset - tokens_[begin].cell.offset));
    }
    return std::to_string(at + 1);
  }

  Source& source_;
  const TextView& view_;
  std::vector<Token> tokens_;
  std::vector<bool> is_taken_;
  bool any_queries_ = false;
  std::vector<Ranks> found_;
  StatedSizes of_text_;
  std::size_t first_line_ = 0, last_line_ = 0;
  std::size_t assumed_ = 0;  ///< number of relevant items assumed to be all
  double items_ = 0;         ///< number of items in all lists
};

}  // namespace

std::optional<RankedText> stated_ranks_in(Source& source, const TextView& view) {
  return Scanner(source, view).scan();
}

}  // namespace deconfuse
