#include "input/ranked/totals_beside.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>

#include "data/plain_letters.hpp"
#include "data/word_list.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/ranked/stated_sizes.hpp"

namespace deconfuse {
namespace {

bool begins_with_any(const Token& token, std::initializer_list<std::string_view> beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(), [&token](std::string_view beginning) {
    return token.text.starts_with(beginning);
  });
}

bool is_object(const Token& token) {
  return begins_with_any(token, {"object", "objekt", "objet", "truth"});
}

/// Whether a word says that the numbers in its sentence count detections.
bool is_of_detections(const Token& token) {
  return begins_with_any(token, {"predi", "detect", "detekt", "erkann", "vorhergesag"});
}

/// A number that a text states, and its line.
struct Stated {
  double value = 0;
  std::size_t line = 0;
};

class Scanner {
 public:
  Scanner(std::string_view text, const TextView& beside, bool are_detections)
      : tokens_(tokens_of(text, beside)), are_detections_(are_detections) {
    for (Token& token : tokens_) {
      if (are_detections && token.topic != Topic::none)
        token.topic = is_object(token) ? Topic::relevant : token.topic;
      // "relevance" is no relevant item.
      if (names_relevance(token)) token.topic = Topic::none;
    }
  }

  std::optional<Stated> of_the_list(double found) const {
    std::optional<Stated> total;
    for (std::size_t begin = 0; begin < tokens_.size(); begin = sentence_end(begin)) {
      const auto stated = total_in(begin, sentence_end(begin), found);
      if (stated && (!total || stated->value > total->value)) total = stated;
    }
    return total;
  }

  /// Of a class: "cars: 3" or "3 cars", in a sentence on objects.
  std::optional<Stated> of(const std::string& name, const std::vector<std::string>& names,
                           double found) const {
    for (std::size_t begin = 0; begin < tokens_.size(); begin = sentence_end(begin)) {
      const auto stated = objects_in(begin, sentence_end(begin), name, names, found);
      if (stated) return stated;
    }
    return std::nullopt;
  }

 private:
  std::size_t sentence_end(std::size_t begin) const {
    std::size_t k = begin;
    while (k + 1 < tokens_.size() && tokens_[k + 1].line == tokens_[begin].line &&
           !tokens_[k].is_mark(".") && !tokens_[k].is_mark(";") && !tokens_[k].is_mark("?"))
      ++k;
    return k + 1;
  }

  std::span<const Token> part(std::size_t begin, std::size_t end) const {
    return std::span(tokens_).subspan(begin, end - begin);
  }

  bool may_state_totals(std::span<const Token> sentence) const {
    return has_topic(sentence, Topic::relevant) &&
           !(are_detections_ && std::any_of(sentence.begin(), sentence.end(), is_of_detections));
  }

  /// The number of relevant items in a sentence.
  std::optional<Stated> total_in(std::size_t begin, std::size_t end, double found) const {
    const auto sentence = part(begin, end);
    if (!may_state_totals(sentence)) return std::nullopt;
    std::vector<bool> is_taken;
    for (std::size_t k = begin; k < end; ++k) is_taken.push_back(!may_count(k));
    const StatedSizes sizes = stated_sizes(sentence, is_taken);
    const auto total = sizes.total(found);
    return total ? std::optional(Stated{*total, tokens_[begin].line}) : std::nullopt;
  }

  /// Whether a number may be one of items: "7 documents", "7 of 10", "relevant: 7", not "Table 7".
  bool may_count(std::size_t k) const {
    const bool is_last = k + 1 == tokens_.size() || tokens_[k + 1].line != tokens_[k].line ||
                         tokens_[k + 1].form == Token::Form::mark;
    if (is_last) return true;
    const Topic next = tokens_[k + 1].topic;
    return next == Topic::relevant || next == Topic::item || next == Topic::of ||
           tokens_[k + 1].text == "ground" || tokens_[k + 1].text == "in";
  }

  /// The number beside the name of a class: before it, if one stands before the first name of the
  /// sentence, else behind it.
  std::optional<Stated> objects_in(std::size_t begin, std::size_t end, const std::string& name,
                                   const std::vector<std::string>& names, double found) const {
    if (!may_state_totals(part(begin, end))) return std::nullopt;
    std::size_t first = begin;
    while (first < end && !is_any_name(first, names)) ++first;
    const bool is_before = first > begin && first < end && tokens_[first - 1].is_whole();
    for (std::size_t k = first; k < end; ++k) {
      const std::size_t behind = name_end(k, name);
      if (behind == 0) continue;
      std::size_t number = is_before ? k - 1 : behind;
      const bool is_marked = !is_before && number < end &&
                             (tokens_[number].is_mark(":") || tokens_[number].is_mark("=") ||
                              tokens_[number].is_mark("(") || tokens_[number].topic == Topic::is);
      if (is_marked) ++number;
      if (number >= end || !tokens_[number].is_whole() || tokens_[number].value < found) continue;
      return Stated{tokens_[number].value, tokens_[number].line};
    }
    return std::nullopt;
  }

  bool is_any_name(std::size_t k, const std::vector<std::string>& names) const {
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string& name) { return name_end(k, name) > 0; });
  }

  /// The index behind a name that begins at `k`, perhaps in the plural; 0 if another text stands
  /// there.
  std::size_t name_end(std::size_t k, const std::string& name) const {
    const std::string plain = in_plain_letters(name);
    std::string text;
    for (std::size_t end = k; end < tokens_.size() && text.size() < plain.size();) {
      text += tokens_[end].text;
      ++end;
      if (text == plain) return end;
      const bool goes_on = end < tokens_.size() &&
                           tokens_[end].cell.offset ==
                               tokens_[end - 1].cell.offset + tokens_[end - 1].cell.text.size();
      if (!goes_on) break;
    }
    const bool is_plural = plain.size() > 1 && tokens_[k].text.starts_with(plain) &&
                           is_one_of(std::string_view(tokens_[k].text).substr(plain.size()),
                                     {"s", "es", "n", "en", "e"});
    return is_plural ? k + 1 : 0;
  }

  std::vector<Token> tokens_;
  bool are_detections_;
};

}  // namespace

TotalsBeside totals_beside(std::string_view text, const TextView& beside, const RankedLists& lists,
                           bool are_detections) {
  if (!lists.queries.empty() && !are_detections) return {};
  const Scanner scanner(text, beside, are_detections);
  TotalsBeside beside_table;
  for (std::size_t at = 0; at < lists.lists(); ++at) {
    const auto& relevance = lists.relevance[at];
    const auto found = static_cast<double>(
        std::count_if(relevance.begin(), relevance.end(), [](double gain) { return gain > 0; }));
    const auto stated = lists.queries.empty() ? scanner.of_the_list(found)
                                              : scanner.of(lists.queries[at], lists.queries, found);
    if (!stated) return {};
    beside_table.totals.push_back(stated->value);
    beside_table.lines.push_back(stated->line);
  }
  return beside_table;
}

}  // namespace deconfuse
