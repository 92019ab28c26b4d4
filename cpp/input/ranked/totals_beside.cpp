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

/// Whether a word such as "predicted" says that the numbers in its sentence count detections.
bool counts_detections(const Token& token) {
  return begins_with_any(token, {"predi", "detect", "detekt", "erkann", "vorhergesag"});
}

/// A number that a text states, and its line.
struct Stated {
  double value = 0;
  std::size_t line = 0;
};

class Scanner {
 public:
  Scanner(std::string_view text, const TextView& beside, const RankedLists& lists,
          bool are_detections)
      : tokens_(tokens_of(text, beside)), are_detections_(are_detections) {
    for (Token& token : tokens_) {
      if (are_detections && is_object(token)) token.topic = Topic::relevant;
      // The word "relevance" does not count items.
      if (names_relevance(token)) token.topic = Topic::none;
    }
    if (!lists.queries.empty()) find_names(lists.queries);
  }

  std::optional<Stated> of_the_list(double found) const {
    return the_one([&](std::size_t begin, std::size_t end) { return total_in(begin, end, found); });
  }

  /// The number of objects of a class, from a sentence about objects: "cars: 3" or "3 cars".
  std::optional<Stated> of_class(std::size_t at) const {
    return the_one([&](std::size_t begin, std::size_t end) { return objects_in(begin, end, at); });
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  /// What the sentences state; none if two state different numbers.
  template <class StatedIn>
  std::optional<Stated> the_one(StatedIn stated_in) const {
    std::optional<Stated> only;
    for (std::size_t begin = 0; begin < tokens_.size(); begin = sentence_end(begin)) {
      const std::optional<Stated> stated = stated_in(begin, sentence_end(begin));
      if (stated && only && stated->value != only->value) return std::nullopt;
      if (stated) only = stated;
    }
    return only;
  }

  std::size_t sentence_end(std::size_t begin) const {
    std::size_t k = begin;
    while (k + 1 < tokens_.size() && tokens_[k + 1].line == tokens_[begin].line &&
           !tokens_[k].is_mark(".") && !tokens_[k].is_mark(";") && !tokens_[k].is_mark("?"))
      ++k;
    return k + 1;
  }

  /// Whether a sentence is about relevant items, and neither about a metric nor about detections.
  bool may_state_totals(std::size_t begin, std::size_t end) const {
    const auto sentence = std::span(tokens_).subspan(begin, end - begin);
    return has_topic(sentence, Topic::relevant) && !has_topic(sentence, Topic::metric) &&
           std::none_of(sentence.begin(), sentence.end(), [&](const Token& token) {
             return token.is_mark("@") || (are_detections_ && counts_detections(token));
           });
  }

  /// The number of relevant items in a sentence.
  std::optional<Stated> total_in(std::size_t begin, std::size_t end, double found) const {
    if (!may_state_totals(begin, end)) return std::nullopt;
    std::vector<bool> is_taken;
    for (std::size_t k = begin; k < end; ++k) is_taken.push_back(!may_count(k));
    const auto total =
        stated_sizes(std::span(tokens_).subspan(begin, end - begin), is_taken).total(found);
    return total ? std::optional(Stated{*total, tokens_[begin].line}) : std::nullopt;
  }

  /// Whether a number may be one of items: "7 documents", "7 of 10", "relevant: 7", not "Table 7",
  /// "top 7" or "1 = relevant".
  bool may_count(std::size_t k) const {
    if (k > 0 && (tokens_[k - 1].text == "top" || says_first(tokens_[k - 1]))) return false;
    const bool is_last = k + 1 == tokens_.size() || tokens_[k + 1].line != tokens_[k].line;
    if (is_last) return true;
    const Token& next = tokens_[k + 1];
    if (next.form == Token::Form::mark) return !is_one_of(next.text, {"=", "/", ":"});
    return next.topic == Topic::relevant || next.topic == Topic::item || next.topic == Topic::of ||
           next.text == "ground" || next.text == "in";
  }

  /// The number beside the name of a class. If a number comes directly before the first name of the
  /// sentence, numbers come before names, otherwise after them.
  std::optional<Stated> objects_in(std::size_t begin, std::size_t end, std::size_t at) const {
    if (!may_state_totals(begin, end)) return std::nullopt;
    std::size_t first = begin;
    while (first < end && names_[first].name == none) ++first;
    const bool is_before = first > begin && first < end && tokens_[first - 1].is_whole();
    for (std::size_t k = first; k < end; ++k) {
      if (names_[k].name != at) continue;
      std::size_t number = is_before ? k - 1 : names_[k].end;
      const bool is_marked =
          !is_before && number < end &&
          (is_one_of(tokens_[number].text, {":", "=", "("}) || tokens_[number].topic == Topic::is);
      if (is_marked) ++number;
      if (number < end && tokens_[number].is_whole())
        return Stated{tokens_[number].value, tokens_[number].line};
    }
    return std::nullopt;
  }

  /// A name that begins at a token.
  struct NameAt {
    std::size_t name = none;  ///< its index
    std::size_t end = 0;      ///< the index of the token after it
  };

  void find_names(const std::vector<std::string>& names) {
    std::vector<std::string> plain;
    for (const std::string& name : names) plain.push_back(in_plain_letters(name));
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      NameAt found;
      for (std::size_t at = 0; at < plain.size() && found.name == none; ++at)
        if (const std::size_t end = name_end(k, plain[at]); end > 0) found = {at, end};
      names_.push_back(found);
    }
  }

  /// The index after a name that begins at `k`, perhaps in the plural; 0 if other text stands
  /// there.
  std::size_t name_end(std::size_t k, std::string_view name) const {
    std::string_view rest = name;
    for (std::size_t end = k; end < tokens_.size() && rest.starts_with(tokens_[end].text); ++end) {
      rest.remove_prefix(tokens_[end].text.size());
      if (rest.empty()) return end + 1;
    }
    const std::string_view token = tokens_[k].text;
    const bool is_plural = name.size() > 1 && token.starts_with(name) &&
                           is_one_of(token.substr(name.size()), {"s", "es", "n", "en", "e"});
    return is_plural ? k + 1 : 0;
  }

  std::vector<Token> tokens_;
  std::vector<NameAt> names_;  ///< by token; empty without names
  bool are_detections_;
};

}  // namespace

TotalsBeside totals_beside(std::string_view text, const TextView& beside, const RankedLists& lists,
                           bool are_detections) {
  constexpr std::size_t most_classes = 100;
  if (lists.queries.size() > most_classes || (!lists.queries.empty() && !are_detections)) return {};
  const Scanner scanner(text, beside, lists, are_detections);
  TotalsBeside beside_table;
  for (std::size_t at = 0; at < lists.lists(); ++at) {
    const auto& relevance = lists.relevance[at];
    const auto found = static_cast<double>(
        std::count_if(relevance.begin(), relevance.end(), [](double gain) { return gain > 0; }));
    const auto stated = lists.queries.empty() ? scanner.of_the_list(found) : scanner.of_class(at);
    if (!stated || stated->value < found) return {};
    beside_table.totals.push_back(stated->value);
    beside_table.lines.push_back(stated->line);
  }
  return beside_table;
}

}  // namespace deconfuse
