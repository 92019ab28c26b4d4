#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// The topic of a word in an exercise on ranked lists, in English, German, Spanish and French.
enum class Topic {
  none,
  relevant,
  irrelevant,
  found,     ///< or returned
  missed,    ///< relevant, but not found
  rank,      ///< or position
  item,      ///< document, result, object
  query,     ///<
  metric,    ///< precision, recall and their levels: numbers beside it are no ranks
  gain,      ///< graded relevance
  ranking,   ///< the list as a whole, or a metric of lists only
  is,        ///<
  there_is,  ///<
  negation,  ///<
  of,        ///<
  joining,   ///< "and"
  with,      ///< begins another clause, like "where"
};

/// A word, a number or a mark of a text.
struct Token {
  enum class Form { word, number, mark };
  Form form = Form::mark;
  Cell cell;                  ///< the token in the text
  std::string text;           ///< lower case, without accents
  std::size_t line = 0;       ///< line of the view
  Topic topic = Topic::none;  ///< for a word
  double value = 0;           ///< for a number, also for "seven"

  bool is_mark(std::string_view mark) const { return form == Form::mark && text == mark; }
  bool is_whole() const;
};

/// The tokens of a view of a text; a mark is one character. Line breaks are no tokens.
std::vector<Token> tokens_of(std::string_view text, const TextView& view);

/// Whether a word says that items are ranked, or were retrieved by relevance.
bool says_ranking(const Token& token);

/// Whether a word is a noun for relevance, which has grades, as in "relevance: 3, 2, 0".
bool names_relevance(const Token& token);

/// Whether a word says "first" in one of the four languages.
bool says_first(const Token& token);

/// Whether any token says that items are ranked.
bool is_about_ranking(std::span<const Token> tokens);

bool has_topic(std::span<const Token> tokens, Topic topic);

/// The tokens of the lines from `first` up to `last`.
std::span<const Token> tokens_on(std::span<const Token> tokens, std::size_t first,
                                 std::size_t last);

}  // namespace deconfuse
