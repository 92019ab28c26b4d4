#include "input/ranked/totals_beside.hpp"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>

#include "data/plain_letters.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/ranked/stated_sizes.hpp"

namespace deconfuse {
namespace {

bool is_object(const Token& token) {
  for (const std::string_view beginning : {"object", "objekt", "objet", "truth", "boxes"})
    if (token.text.starts_with(beginning)) return true;
  return false;
}

class Scanner {
 public:
  Scanner(std::string_view text, const TextView& beside, bool are_detections)
      : tokens_(tokens_of(text, beside)) {
    if (!are_detections) return;
    for (Token& token : tokens_)
      if (token.topic == Topic::item)
        token.topic = is_object(token) ? Topic::relevant : Topic::none;
  }

  std::optional<double> of_the_list(double found) const {
    const StatedSizes sizes = stated_sizes(tokens_, std::vector<bool>(tokens_.size(), false));
    std::optional<double> total;
    for (const double size : sizes.relevant)
      if (size >= found) total = std::max(total.value_or(0), size);
    if (!total && !sizes.missed.empty()) total = found + sizes.missed.front();
    return total;
  }

  /// The number beside the name of a list, on a line about relevant items: "cars: 3", "3 cars",
  /// "query 2 has 4 relevant documents".
  std::optional<double> of(const std::string& name, double found) const {
    const std::string plain = in_plain_letters(name);
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      if (!names(k, plain) || !is_about_relevant(tokens_[k].line)) continue;
      std::size_t next = k + 1;
      while (next < tokens_.size() && next <= k + 2 && !tokens_[next].is_whole()) ++next;
      const bool is_before = k > 0 && tokens_[k].form == Token::Form::word &&
                             tokens_[k - 1].is_whole() && tokens_[k - 1].line == tokens_[k].line;
      const bool is_behind = next < tokens_.size() && next <= k + 2 && tokens_[next].is_whole() &&
                             tokens_[next].line == tokens_[k].line;
      if (!is_before && !is_behind) continue;
      const double total = tokens_[is_before ? k - 1 : next].value;
      if (total >= found) return total;
    }
    return std::nullopt;
  }

  bool is_about_relevant(std::size_t line) const {
    return has_topic(tokens_on(tokens_, line, line), Topic::relevant);
  }

 private:
  /// Whether a token is the name, perhaps in the plural; a number only behind a word for queries.
  bool names(std::size_t k, const std::string& name) const {
    const Token& token = tokens_[k];
    if (token.form == Token::Form::number)
      return token.text == name && k > 0 && tokens_[k - 1].topic == Topic::query;
    constexpr std::size_t longest_ending = 2;
    return token.text.starts_with(name) && token.text.size() <= name.size() + longest_ending;
  }

  std::vector<Token> tokens_;
};

}  // namespace

TotalsBeside totals_beside(std::string_view text, const TextView& beside, const RankedLists& lists,
                           bool are_detections) {
  const Scanner scanner(text, beside, are_detections);
  TotalsBeside stated;
  for (std::size_t at = 0; at < lists.lists(); ++at) {
    const auto& relevance = lists.relevance[at];
    const auto found = static_cast<double>(
        std::count_if(relevance.begin(), relevance.end(), [](double gain) { return gain > 0; }));
    const auto total =
        lists.queries.empty() ? scanner.of_the_list(found) : scanner.of(lists.queries[at], found);
    if (!total) return {};
    stated.totals.push_back(*total);
  }
  for (std::size_t line = 0; line < beside.size(); ++line)
    if (scanner.is_about_relevant(line)) stated.lines.push_back(line);
  return stated;
}

}  // namespace deconfuse
