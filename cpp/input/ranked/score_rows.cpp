#include "input/ranked/score_rows.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view brackets = "[](){}", between = ",; \t";

/// The text before the first colon or equals sign.
std::string_view name_on(std::string_view line) {
  const std::size_t named = line.find_first_of(":=");
  return named == line.npos ? std::string_view() : trimmed(line.substr(0, named));
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  ScoreRows read(const TextView& view) {
    for (std::size_t k = 0; k < view.size(); ++k) {
      const std::string_view line = view[k].of(text_);
      const bool goes_on = depth_ > 0 && !std::any_of(line.begin(), line.end(), is_letter);
      if (!goes_on) depth_ = 0;
      const std::string_view name = goes_on ? std::string_view() : name_on(line);
      if (!goes_on && !is_of_scores(name)) continue;
      if (!goes_on && is_of_metric(name)) {
        found_.lines.push_back(k);
        continue;
      }
      if (!goes_on) ascending_ = is_ascending(name);
      const std::size_t before = found_.rows.size();
      take(goes_on
               ? line
               : line.substr(static_cast<std::size_t>(name.data() - line.data()) + name.size()));
      if (found_.rows.size() > before) found_.lines.push_back(k);
    }
    return std::move(found_);
  }

 private:
  /// Whether a name has at most two words, one of which means scores or ranks, and none relevance;
  /// "detections sorted by score" has more.
  static bool is_of_scores(std::string_view name) {
    constexpr std::ptrdiff_t most_blanks = 1;
    return (names_score(name) || is_ascending(name)) &&
           std::count(name.begin(), name.end(), ' ') <= most_blanks &&
           !has_topic(words_of(name), Topic::relevant);
  }

  /// Whether the item with the least value comes first, as with ranks and distances.
  static bool is_ascending(std::string_view name) {
    const auto words = words_of(name);
    return std::any_of(words.begin(), words.end(), [](const Token& word) {
      return word.topic == Topic::rank || word.text.starts_with("distan");
    });
  }

  /// Whether a name of scores is that of the values of a metric, such as "DCG scores".
  static bool is_of_metric(std::string_view name) {
    const auto words = words_of(name);
    return std::any_of(words.begin(), words.end(), [](const Token& word) {
      return word.topic == Topic::metric || word.topic == Topic::gain ||
             word.topic == Topic::ranking || is_one_of(word.text, {"ap", "f", "rr"});
    });
  }

  static std::vector<Token> words_of(std::string_view name) {
    return tokens_of(name, {{0, name.size()}});
  }

  /// Takes the numbers of a line. A row ends at a bracket or at the end of the line.
  void take(std::string_view line) {
    std::vector<double> row;
    const auto end_row = [&] {
      // Ranks in order above a list change nothing.
      const bool in_order = ascending_ && std::is_sorted(row.begin(), row.end());
      for (double& value : row) value = ascending_ ? -value : value;
      if (!row.empty() && !in_order) found_.rows.push_back(std::move(row));
      row.clear();
    };
    for (std::size_t at = 0; at < line.size();) {
      const bool is_bracket = contains_byte(brackets, line[at]);
      if (is_bracket || contains_byte(between, line[at])) {
        if (is_bracket) {
          end_row();
          depth_ = std::max(0, depth_ + (contains_byte("[({", line[at]) ? 1 : -1));
        }
        ++at;
        continue;
      }
      std::size_t end = at;
      while (end < line.size() && !contains_byte(brackets, line[end]) &&
             !contains_byte(between, line[end]))
        ++end;
      const Number number = parse_number(line.substr(at, end - at));
      if (number.form == NumberForm::finite) row.push_back(number.value);
      at = end;
    }
    end_row();
  }

  std::string_view text_;
  int depth_ = 0;           ///< number of open brackets
  bool ascending_ = false;  ///< the least value comes first
  ScoreRows found_;
};

}  // namespace

ScoreRows score_rows_in(std::string_view text, const TextView& view) {
  return Reader(text).read(view);
}

bool rank_by(const std::vector<double>& scores, std::vector<double>& relevance) {
  const auto order = places_in_order(scores.size(), [&](std::size_t one, std::size_t other) {
    return scores[one] > scores[other];
  });
  std::vector<double> ranked;
  bool any_equal = false;
  for (std::size_t k = 0; k < order.size(); ++k) {
    ranked.push_back(relevance[order[k]]);
    any_equal = any_equal || (k > 0 && scores[order[k]] == scores[order[k - 1]]);
  }
  relevance = std::move(ranked);
  return any_equal;
}

}  // namespace deconfuse
