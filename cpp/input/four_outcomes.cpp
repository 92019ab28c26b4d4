#include "input/four_outcomes.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "data/ascii.hpp"
#include "input/matrix_cell.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t outcomes = 4;

/// Words around the names that say nothing else.
constexpr std::string_view fillers[] = {
    "a",     "and",    "are",    "c",           "case",     "cases",      "casos",  "clasificador",
    "count", "counts", "de",     "dict",        "el",       "got",        "had",    "has",
    "have",  "hay",    "in",     "is",          "la",       "list",       "model",  "modelo",
    "my",    "no",     "number", "n\u00famero", "obtained", "obtiene",    "obtuvo", "of",
    "our",   "the",    "there",  "tiene",       "total",    "classifier", "we",     "were",
    "with",  "y",      "tuvo"};

bool is_filler(std::string_view word) {
  return std::find(std::begin(fillers), std::end(fillers), word) != std::end(fillers);
}

bool is_word_character(char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 0x80; }

/// The names and the counts of a text in their order; nothing where it holds anything else.
class Words {
 public:
  /// `comma_joins`: between digits it is a mark within a number.
  Words(std::string_view text, bool comma_joins) : text_(text), comma_joins_(comma_joins) {
    for (std::size_t at = 0; at < text_.size() && fit_;) {
      if (is_digit(text_[at])) {
        at = take_number(at);
      } else if (is_word_character(text_[at])) {
        at = take_word(at);
      } else {
        ++at;
      }
    }
  }

  /// The count of each outcome, if each has one beside it, or all stand above their counts.
  std::optional<std::array<Cell, outcomes>> counts() const {
    if (!fit_ || names_.size() != outcomes || numbers_.size() != outcomes) return std::nullopt;
    const bool above = order_ == "nnnn####";
    if (!above && order_ != "n#n#n#n#" && order_ != "#n#n#n#n") return std::nullopt;
    std::array<Cell, outcomes> found;
    for (std::size_t k = 0; k < outcomes; ++k) {
      Cell& count = found[static_cast<std::size_t>(names_[k])];
      if (!count.text.empty()) return std::nullopt;
      count = numbers_[k];
    }
    return found;
  }

 private:
  std::size_t take_number(std::size_t begin) {
    std::size_t end = begin;
    const auto joins = [&](char c) { return c == '.' || (comma_joins_ && c == ','); };
    while (end < text_.size() &&
           (is_digit(text_[end]) ||
            (joins(text_[end]) && end + 1 < text_.size() && is_digit(text_[end + 1]))))
      ++end;
    if (end < text_.size() && text_[end] == '%') ++end;
    const bool negative = begin > 0 && text_[begin - 1] == '-' &&
                          (begin == 1 || !is_word_character(text_[begin - 2]));
    if (negative) --begin;
    numbers_.push_back({text_.substr(begin, end - begin), begin});
    order_ += '#';
    half_ = {};
    return end;
  }

  std::size_t take_word(std::size_t begin) {
    std::size_t end = begin;
    while (end < text_.size() && is_word_character(text_[end])) ++end;
    const std::string word = lower_case(std::string(text_.substr(begin, end - begin)));
    const bool is_true = word == "true" || word.starts_with("verdader");
    if (is_true || word == "false" || word.starts_with("fals")) {
      half_ = is_true ? 't' : 'f';
    } else if (word.starts_with("positiv") && half_ != 0) {
      take_name(half_ == 't' ? Outcome::TP : Outcome::FP);
    } else if (word.starts_with("negativ") && half_ != 0) {
      take_name(half_ == 't' ? Outcome::TN : Outcome::FN);
    } else if (const Outcome outcome = outcome_of(word); outcome != Outcome::none) {
      take_name(outcome);
    } else if (!is_filler(word)) {
      fit_ = false;
    }
    return end;
  }

  void take_name(Outcome outcome) {
    half_ = {};
    // "true positives (TP)"
    if (order_.ends_with('n') && names_.back() == outcome) return;
    names_.push_back(outcome);
    order_ += 'n';
  }

  std::string_view text_;
  bool comma_joins_;
  bool fit_ = true;
  char half_ = {};  ///< t or f of a name whose other word is still to come
  std::vector<Outcome> names_;
  std::vector<Cell> numbers_;
  std::string order_;  ///< of names and numbers
};

}  // namespace

std::optional<Grid> four_outcomes(Source& source) {
  constexpr std::size_t longest = 1000;
  const std::string_view text = trimmed(source.text());
  if (text.size() > longest) return std::nullopt;
  auto found = Words(source.text(), false).counts();
  if (!found) found = Words(source.text(), true).counts();
  if (!found) return std::nullopt;
  Grid matrix;
  matrix.bracketed = true;
  const Cell positive{"positive", (*found)[0].offset}, negative{"negative", (*found)[0].offset};
  const auto count = [&](const char* name, Outcome outcome) {
    const Cell& number = (*found)[static_cast<std::size_t>(outcome)];
    return Cell{source.keep(name + std::string(number.text)), number.offset};
  };
  for (const Cell& cell : {Cell{}, positive, negative,                                          //
                           positive, count("TP = ", Outcome::TP), count("FN = ", Outcome::FN),  //
                           negative, count("FP = ", Outcome::FP), count("TN = ", Outcome::TN)}) {
    matrix.add(cell);
    if (matrix.open_cells() == 3) matrix.end_row();
  }
  return matrix;
}

}  // namespace deconfuse
