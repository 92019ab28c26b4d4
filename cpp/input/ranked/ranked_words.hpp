#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "input/text/source.hpp"

namespace deconfuse {

/// What a word says in an exercise on ranked lists, in English, German, Spanish and French.
enum class Topic {
  none,
  relevant,
  irrelevant,
  found,     ///< or returned
  missed,    ///< relevant, but not found
  rank,      ///< or position
  item,      ///< document, result, object
  query,     ///<
  metric,    ///< precision, recall and their levels: the numbers beside it are no ranks
  gain,      ///< of graded relevance
  ranking,   ///< the list as a whole, or a metric of lists alone
  is,        ///<
  there_is,  ///<
  negation,  ///<
  of,        ///<
  joining,   ///< "and"
  with,      ///< begins another clause, as "where"
};

/// A word, a number or a mark of a text.
struct Token {
  enum class Form { word, number, mark };
  Form form = Form::mark;
  Cell cell;                  ///< where it stands
  std::string text;           ///< small letters without accents
  std::size_t line = 0;       ///< of the view
  Topic topic = Topic::none;  ///< of a word
  double value = 0;           ///< of a number, also of "seven"

  bool is_mark(std::string_view mark) const { return form == Form::mark && text == mark; }
  bool is_whole() const;
};

/// The tokens of a view of a text; a mark is one character. Ends of lines are no tokens.
std::vector<Token> tokens_of(std::string_view text, const TextView& view);

/// Whether a word says that items are ranked, or were retrieved by relevance.
bool says_ranking(const Token& token);

/// The same of any.
bool is_about_ranking(const std::vector<Token>& tokens);

}  // namespace deconfuse
