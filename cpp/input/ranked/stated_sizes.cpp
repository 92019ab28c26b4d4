#include "input/ranked/stated_sizes.hpp"

#include <algorithm>

#include "data/word_list.hpp"

namespace deconfuse {
namespace {

/// Maximum distance, in tokens, of a word from the number that it explains.
constexpr std::size_t farthest = 6, nearest = 3;

class Scanner {
 public:
  Scanner(std::span<const Token> tokens, const std::vector<bool>& is_taken)
      : tokens_(tokens), is_taken_(is_taken) {}

  StatedSizes scan() {
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      if (!tokens_[k].is_whole() || is_taken_[k] || is_share(k) || is_in_row_or_name(k) ||
          is_of_queries(k))
        continue;
      if (!explain_by_words_behind(k)) explain_by_words_before(k);
    }
    return sizes_;
  }

 private:
  bool is_share(std::size_t k) const {
    return (k + 1 < tokens_.size() && tokens_[k + 1].is_mark("%")) ||
           (k > 0 && tokens_[k - 1].is_mark("@"));
  }

  /// Whether the token before a number on its line is a number, as in a row of ranks, or a word
  /// that it belongs to, as in "d4".
  bool is_in_row_or_name(std::size_t k) const {
    if (k == 0) return false;
    const Token& before = tokens_[k - 1];
    const bool is_name = before.form == Token::Form::word &&
                         before.cell.offset + before.cell.text.size() == tokens_[k].cell.offset;
    return is_name || (before.form == Token::Form::number && before.line == tokens_[k].line);
  }

  /// Whether a number numbers or counts queries: "query 1", "3 queries"; not "for a query 10
  /// documents".
  bool is_of_queries(std::size_t k) const {
    const Topic next = k + 1 < tokens_.size() ? tokens_[k + 1].topic : Topic::none;
    const bool is_behind = k > 0 && tokens_[k - 1].topic == Topic::query && next != Topic::item;
    return is_behind || next == Topic::query;
  }

  bool ends_clause(const Token& token) const {
    if (token.form == Token::Form::number) return true;
    for (const std::string_view mark : {".", ",", ";", ":", "?", "!", "|", "("})
      if (token.is_mark(mark)) return true;
    return token.topic == Topic::with || token.topic == Topic::joining;
  }

  std::size_t clause_end(std::size_t begin) const {
    std::size_t end = begin;
    while (end < tokens_.size() && !ends_clause(tokens_[end]) && !parts_lines(end)) ++end;
    return end;
  }

  /// Whether at least one line lies between a token and the one before it.
  bool parts_lines(std::size_t k) const {
    return k > 0 && tokens_[k].line > tokens_[k - 1].line + 1;
  }

  bool has(Topic topic, std::size_t begin, std::size_t end) const {
    return find(topic, begin, end) < end;
  }
  std::size_t find(Topic topic, std::size_t begin, std::size_t end) const {
    for (std::size_t k = begin; k < end; ++k)
      if (tokens_[k].topic == topic) return k;
    return end;
  }

  /// The second number in "7 of the 10 documents are relevant", or none.
  std::size_t number_behind_of(std::size_t k) const {
    std::size_t next = k + 1;
    if (next >= tokens_.size() || tokens_[next].topic != Topic::of) return tokens_.size();
    for (++next; next < tokens_.size() && next <= k + nearest; ++next)
      if (tokens_[next].is_whole()) return next;
    return tokens_.size();
  }

  /// Whether the number counts items of which some are relevant: "of the 8 documents returned the
  /// relevant ones", "10 results contain relevant documents", "the top 10 has relevant documents",
  /// but not "of the 8 documents that are relevant".
  bool is_whole(std::size_t k, std::size_t relevant) const {
    constexpr std::string_view pronouns[] = {"that", "which", "que", "qui"};
    const auto is_item = [](const Token& token) { return token.topic == Topic::item; };
    const auto items = std::count_if(
        tokens_.begin() + static_cast<std::ptrdiff_t>(k),
        tokens_.begin() + static_cast<std::ptrdiff_t>(std::min(relevant + 2, tokens_.size())),
        is_item);
    if (items + (k > 0 && is_first(k - 1, k)) > 1) return true;
    const std::size_t verb = find(Topic::is, k + 1, relevant);
    const bool is_relative = verb < relevant && is_one_of(tokens_[verb - 1].text, pronouns);
    return has(Topic::of, k - std::min(k, std::size_t{2}), k) && !is_relative &&
           has(Topic::item, k + 1, relevant) &&
           (verb < relevant || has(Topic::found, k + 1, relevant));
  }

  bool explain_by_words_behind(std::size_t k) {
    const double value = tokens_[k].value;
    if (const std::size_t other = number_behind_of(k); other < tokens_.size()) {
      const std::size_t end = std::min(clause_end(other + 1), other + 1 + farthest);
      const std::size_t relevant = find(Topic::relevant, other + 1, end);
      // "of the 7 relevant documents" has no verb before "relevant".
      if (relevant < end && has(Topic::is, other + 1, relevant)) sizes_.relevant.push_back(value);
      part_of_.push_back(other);
      return true;
    }
    const bool is_whole_of_part = std::find(part_of_.begin(), part_of_.end(), k) != part_of_.end();
    const std::size_t clause = clause_end(k + 1);
    const std::size_t end = std::min(clause, k + 1 + farthest);
    const std::size_t relevant = find(Topic::relevant, k + 1, end);
    const bool is_said_of_part =
        (is_whole_of_part && has(Topic::is, k + 1, relevant)) || is_whole(k, relevant);
    const bool missed = has(Topic::missed, k + 1, clause) ||
                        (has(Topic::negation, k + 1, clause) && has(Topic::found, k + 1, clause));
    if (relevant < end && !is_said_of_part) {
      (missed ? sizes_.missed : sizes_.relevant).push_back(value);
      return true;
    }
    if (!has(Topic::item, k + 1, std::min(end, k + 1 + nearest)) ||
        has(Topic::irrelevant, k + 1, end))
      return false;
    sizes_.items.push_back(value);
    if (is_returned(k, clause)) sizes_.returned.push_back(value);
    return true;
  }

  /// Whether the number is that of returned items: "returns 10 documents", "10 documents were
  /// returned", "the first 10".
  bool is_returned(std::size_t k, std::size_t clause) const {
    std::size_t begin = k;
    while (begin > 0 && k - begin < farthest && !ends_clause(tokens_[begin - 1])) --begin;
    return has(Topic::found, begin, clause) || has(Topic::ranking, begin, clause) ||
           is_first(begin, k);
  }

  bool is_first(std::size_t begin, std::size_t end) const {
    return std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens_.begin() + static_cast<std::ptrdiff_t>(end),
                       [](const Token& token) { return token.text == "top" || says_first(token); });
  }

  /// Whether the words before the number include "total", as in "total relevant 7", and no number
  /// follows it. A number that follows would be the stated one.
  bool has_total(std::size_t begin, std::size_t k) const {
    const bool is_last = k + 1 >= tokens_.size() || tokens_[k + 1].form != Token::Form::number;
    return is_last &&
           std::any_of(tokens_.begin() + static_cast<std::ptrdiff_t>(begin),
                       tokens_.begin() + static_cast<std::ptrdiff_t>(k), [](const Token& token) {
                         return token.text == "total" || token.text == "gesamt" ||
                                token.text == "insgesamt";
                       });
  }

  /// Explains a number by the words before it: "the top 10", "relevant: 7", "the number of relevant
  /// documents is 7", "documents = 10", "there are 7".
  void explain_by_words_before(std::size_t k) {
    if (k == 0) return;
    std::size_t begin = k;
    while (begin > 0 && k - begin < farthest && tokens_[begin - 1].form != Token::Form::number &&
           !tokens_[begin - 1].is_mark(".") && !tokens_[begin - 1].is_mark(";") &&
           !tokens_[begin - 1].is_mark(","))
      --begin;
    const double value = tokens_[k].value;
    if (has(Topic::there_is, begin, k)) {
      sizes_.relevant.push_back(value);
      return;
    }
    if (is_first(k - 1, k)) {
      sizes_.items.push_back(value);
      sizes_.returned.push_back(value);
      return;
    }
    const Token& before = tokens_[k - 1];
    const bool is_total = before.topic == Topic::relevant && has_total(begin, k);
    if (!before.is_mark(":") && !before.is_mark("=") && before.topic != Topic::is && !is_total)
      return;
    if (has(Topic::metric, begin, k)) return;
    if (has(Topic::relevant, begin, k)) {
      const bool missed = has(Topic::missed, begin, k) || has(Topic::negation, begin, k);
      (missed ? sizes_.missed : sizes_.relevant).push_back(value);
    } else if (has(Topic::item, begin, k) || has(Topic::found, begin, k)) {
      sizes_.items.push_back(value);
      if (has(Topic::found, begin, k)) sizes_.returned.push_back(value);
    }
  }

  std::span<const Token> tokens_;
  const std::vector<bool>& is_taken_;
  std::vector<std::size_t> part_of_;  ///< totals, of which other numbers are stated to be a part
  StatedSizes sizes_;
};

}  // namespace

std::optional<double> StatedSizes::total(double found) const {
  std::optional<double> most;
  for (const double size : relevant)
    if (size >= found) most = std::max(most.value_or(0), size);
  if (!most && !missed.empty()) most = found + missed.front();
  return most;
}

StatedSizes stated_sizes(std::span<const Token> tokens, const std::vector<bool>& is_taken) {
  return Scanner(tokens, is_taken).scan();
}

}  // namespace deconfuse
