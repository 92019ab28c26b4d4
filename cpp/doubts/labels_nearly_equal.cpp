#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/ascii.hpp"
#include "data/plain_letters.hpp"
#include "doubts/laws.hpp"

namespace deconfuse {
namespace {

/// The name of a class and its number of cases on either side.
struct Name {
  std::string text;
  std::string plain;  ///< small letters without accents
  std::string bare;   ///< the letters and digits of `plain`
  double truth = 0;
  double predicted = 0;
};

bool is_mark(char c) {
  return static_cast<unsigned char>(c) < 0x80 && !is_letter(c) && !is_digit(c);
}

/// True for letters of any alphabet.
bool is_of_word(char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 0x80; }

std::vector<Name> names_of(const Dataset& data) {
  std::vector<Name> names;
  const auto add = [&names](const std::string& text, double truth, double predicted) {
    if (truth == 0 && predicted == 0) return;
    // Names without letters are skipped: different digits or signs make different numbers.
    if (std::none_of(text.begin(), text.end(), is_of_word)) return;
    Name name{text, in_plain_letters(text), {}, truth, predicted};
    for (const char c : name.plain) {
      if (!is_mark(c)) name.bare += c;
    }
    names.push_back(std::move(name));
  };
  const std::vector<double>& rows = data.matrix.row_totals();
  const std::vector<double>& columns = data.matrix.column_totals();
  for (std::size_t at = 0; at < data.labels.size(); ++at)
    add(data.labels[at], rows[at], data.classification ? columns[at] : 0);
  if (data.classification) return names;
  for (std::size_t at = 0; at < data.predicted_labels.size(); ++at)
    add(data.predicted_labels[at], 0, columns[at]);
  return names;
}

/// True if a word may number a class: a single letter, or I to X.
bool counts_classes(std::string_view word) {
  return word.size() < 2 || word.find_first_not_of("ivx") == std::string_view::npos;
}

/// The word of `text` around the character at `at`.
std::string_view word_at(std::string_view text, std::size_t at) {
  std::size_t first = std::min(at, text.size()), end = first;
  while (first > 0 && !is_mark(text[first - 1])) --first;
  while (end < text.size() && !is_mark(text[end])) ++end;
  return text.substr(first, end - first);
}

/// True if one name has one letter more or, in longer words, one letter is replaced: "vrsicolor".
/// Names that differ in a digit or in a number are different classes.
bool differ_in_one_letter(std::string_view one, std::string_view other) {
  constexpr std::size_t long_word = 5, short_word = 2;
  if (one.size() > other.size()) std::swap(one, other);
  if (one.size() < short_word || other.size() - one.size() > 1) return false;
  const bool is_replaced = one.size() == other.size();
  if (is_replaced && one.size() < long_word) return false;
  const auto at = static_cast<std::size_t>(
      std::mismatch(one.begin(), one.end(), other.begin()).first - one.begin());
  if (at == other.size()) return false;
  if (one.substr(is_replaced ? at + 1 : at) != other.substr(at + 1)) return false;
  const auto is_no_letter = [](std::string_view text, std::size_t place) {
    return place < text.size() && (is_digit(text[place]) || is_mark(text[place]));
  };
  if (is_no_letter(other, at) || (is_replaced && is_no_letter(one, at))) return false;
  return !counts_classes(word_at(one, at)) && !counts_classes(word_at(other, at));
}

/// True for names such as "setosa" and "Iris-setosa".
bool differ_in_a_prefix(std::string_view one, std::string_view other) {
  constexpr std::size_t shortest = 3;
  if (one.size() > other.size()) std::swap(one, other);
  return one.size() >= shortest && other.size() > one.size() + 1 && other.ends_with(one) &&
         is_mark(other[other.size() - one.size() - 1]);
}

/// True if a side lacks the first name and has the other.
bool complete_each_other(const Name& stray, const Name& other) {
  return (stray.truth == 0 && other.truth > 0) || (stray.predicted == 0 && other.predicted > 0);
}

/// True if no side has both names.
bool exclude_each_other(const Name& one, const Name& other) {
  return (one.truth == 0 || other.truth == 0) && (one.predicted == 0 || other.predicted == 0);
}

struct Likeness {
  bool is_alike = false;
  Sureness sure = Sureness::possible;
};

/// Likeness of two names. If both sides use both names, they are most likely two classes: "a" and
/// "A" are alike with little sureness, "cat" and "cart" are not alike.
Likeness likeness(const Name& stray, const Name& other) {
  const bool completes = complete_each_other(stray, other);
  const Sureness sure = completes ? Sureness::likely : Sureness::possible;
  if (!stray.bare.empty() && stray.bare == other.bare) return {true, sure};
  if (completes && differ_in_one_letter(stray.plain, other.plain)) return {true, sure};
  return {
      exclude_each_other(stray, other) && completes && differ_in_a_prefix(stray.plain, other.plain),
      sure};
}

}  // namespace

/// Two names differ in case, stops, accents, one letter or a prefix, and one side lacks one of
/// them: likely one class in two spellings.
Doubtful labels_nearly_equal(const Dataset& data) {
  // All pairs are compared; longer lists are hardly lists of classes.
  constexpr std::size_t most = 300;
  if (data.kind == Kind::counts || data.labels.size() + data.predicted_labels.size() > 2 * most)
    return std::nullopt;
  const std::vector<Name> names = names_of(data);
  Doubt doubt{DoubtCode::labels_nearly_equal, Sureness::possible, {}, {}};
  RenameLabels renamed;
  for (std::size_t at = 0; at < names.size(); ++at) {
    for (std::size_t before = 0; before < at; ++before) {
      const Name* stray = &names[at];
      const Name* kept = &names[before];
      if (stray->truth + stray->predicted > kept->truth + kept->predicted) std::swap(stray, kept);
      const auto [is_alike, sure] = likeness(*stray, *kept);
      if (!is_alike || sure < doubt.sure) continue;
      if (sure > doubt.sure) {
        doubt.sure = sure;
        renamed.names.clear();
      }
      renamed.names.emplace_back(stray->text, kept->text);
    }
  }
  if (renamed.names.empty()) return std::nullopt;
  const auto& [stray, kept] = renamed.names.front();
  doubt.parameters = {
      {"first", stray}, {"second", kept}, {"others", std::to_string(renamed.names.size() - 1)}};
  doubt.remedy = std::move(renamed);
  return doubt;
}

}  // namespace deconfuse
