#include <algorithm>
#include <bitset>
#include <cstddef>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/plain_letters.hpp"
#include "data/word_list.hpp"
#include "input/ranked/ranked_text.hpp"
#include "input/ranked/ranked_words.hpp"
#include "input/ranked/relevance_marks.hpp"
#include "input/ranked/score_rows.hpp"
#include "input/ranked/stated_sizes.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

constexpr std::size_t pair_count = std::size(mark_pairs);
using Pairs = std::bitset<pair_count>;

Pairs pairs_with(std::string_view item) {
  Pairs with;
  const std::string mark = plain_mark(item);
  for (std::size_t k = 0; k < pair_count; ++k)
    with[k] = mark == mark_pairs[k].relevant || mark == mark_pairs[k].other;
  return with;
}

std::size_t first_of(const Pairs& some) {
  std::size_t k = 0;
  while (!some[k]) ++k;
  return k;
}

/// A list on one line.
struct Line {
  std::size_t line = 0;
  std::string name;
  std::vector<std::string_view> items;
  bool is_row = false;  ///< whether the list is one row of an array
  Pairs pairs;          ///< the pairs that fit all marks; none if the items are gains

  bool holds(const Cell& piece) const {
    return piece.text.data() >= items.front().data() && piece.text.data() <= items.back().data();
  }
};

class Reader {
 public:
  Reader(Source& source, const TextView& view)
      : source_(source), view_(view), tokens_(tokens_of(source.text(), view)) {}

  std::optional<RankedText> read(bool told, const std::optional<std::string>& positive) {
    is_graded_ = has_topic(tokens_, Topic::gain);
    scores_ = score_rows_in(source_.text(), view_);
    for (std::size_t k = 0; k < view_.size(); ++k)
      if (std::find(scores_.lines.begin(), scores_.lines.end(), k) == scores_.lines.end())
        take_line(k, told);
    if (lines_.empty()) {
      // If there is no other list, the scores may be grades of relevance.
      for (const std::size_t k : scores_.lines) take_line(k, told);
      scores_ = {};
    }
    keep_same_pairs();
    if (!told && are_of_raters()) return std::nullopt;  // labels
    if (!is_any_as_long()) scores_ = {};
    if (!scores_.rows.empty() && !are_scores_of_lists()) return std::nullopt;
    const bool of_queries = !lines_.empty() && are_of_queries();
    const bool is_said = told || of_queries || is_about_ranking(tokens_);
    // The marks of a single list identify it; several lists may be labels.
    if (!is_said && (lines_.size() != 1 || !has_both(lines_[0]))) return std::nullopt;
    const bool any_both = std::any_of(lines_.begin(), lines_.end(), has_both);
    if (!told && !any_both) return std::nullopt;
    if (lines_.empty()) return told ? of_all_items(positive) : std::nullopt;
    RankedText text = of_lines(positive);
    text.of_queries = of_queries;
    return text;
  }

 private:
  /// A word or a sign of a line.
  struct Item {
    std::string_view text;
    bool is_apart = false;  ///< follows a bracket or colon, so it begins a list
  };

  /// Whether the first word negates the second directly after it, as in "not relevant".
  static bool negates(std::string_view word, std::string_view behind) {
    static constexpr std::string_view negations[] = {"not", "non", "no", "nicht"};
    const std::string plain = in_plain_letters(word);
    return word.data() + word.size() + 1 == behind.data() && is_one_of(plain, negations) &&
           (in_plain_letters(behind).starts_with("relevan") ||
            in_plain_letters(behind).starts_with("pertinen"));
  }

  static std::vector<Item> items_of(std::string_view line) {
    constexpr std::string_view between = ",;|<>\"'`", apart = ":=[](){}";
    std::vector<Item> items;
    bool is_apart = true;
    for (std::size_t at = 0; at < line.size();) {
      std::size_t end = at;
      while (end < line.size() && !is_blank(line[end]) && !contains_byte(between, line[end]) &&
             !contains_byte(apart, line[end]))
        ++end;
      std::string_view item = line.substr(at, end - at);
      const bool ends = item.size() > 1 && item.ends_with('.');
      if (ends) item.remove_suffix(1);
      const bool is_negated = !items.empty() && !is_apart && negates(items.back().text, item);
      if (is_negated) {
        // "not relevant" is one mark.
        const char* begin = items.back().text.data();
        items.back().text = {begin, static_cast<std::size_t>(item.data() + item.size() - begin)};
        is_apart = ends;
      } else if (!item.empty() && item != "→" && item != "->") {
        items.push_back({item, is_apart});
        is_apart = ends;
      }
      is_apart = is_apart || (end < line.size() && contains_byte(apart, line[end]));
      at = std::max(end, at + 1);
    }
    return items;
  }

  /// The characters of a list without separators, "RNRRN" or "10110", if both marks of one pair
  /// occur.
  static std::vector<std::string_view> characters_of(std::string_view item) {
    constexpr std::size_t fewest = 4;
    std::vector<std::string_view> characters;
    Pairs common = Pairs().set();
    for (std::size_t at = 0; at < item.size(); at = character_end(item, at)) {
      characters.push_back(item.substr(at, character_end(item, at) - at));
      common &= pairs_with(characters.back());
      if (common.none()) return {};
    }
    const bool any_other = std::any_of(characters.begin(), characters.end(),
                                       [&](auto one) { return one != characters[0]; });
    // 1000 is a number.
    const bool is_number = item.starts_with('1') && item.find_first_not_of('0', 1) == item.npos;
    return characters.size() < fewest || !any_other || is_number ? std::vector<std::string_view>()
                                                                 : characters;
  }

  /// Whether a word near the line says that items are ranked.
  bool is_said_near(std::size_t line) const {
    constexpr std::size_t farthest = 3;
    return is_about_ranking(tokens_on(tokens_, line - std::min(line, farthest), line + farthest));
  }

  /// Whether a word on the line itself says that items are relevant or ranked.
  bool is_said_on(std::size_t line) const {
    const auto tokens = tokens_on(tokens_, line, line);
    return has_topic(tokens, Topic::relevant) || has_topic(tokens, Topic::ranking);
  }

  void take_line(std::size_t number, bool told) {
    const std::string_view text = view_[number].of(source_.text());
    const std::vector<Item> items = items_of(text);
    const bool may_be_gains = may_hold_gains(number);
    std::vector<Line> runs;
    // Keeps the longest list of the line, with the other rows if it belongs to an array.
    std::size_t begin = 0, best = 0, end = 0, longest = 0;
    for (std::size_t first = 0; first < items.size();) {
      std::size_t next = first;
      Line run = run_of_marks(items, first, next, told, number);
      for (Line other : {characters_at(items, first, told, number),
                         may_be_gains ? run_of_gains(items, first, next) : Line()})
        if (other.items.size() > run.items.size()) run = std::move(other);
      first = std::max(next, first + 1);
      if (run.items.empty()) continue;
      if (runs.empty() || !is_next_row(text, runs.back(), run)) begin = runs.size();
      if (run.items.size() > longest) {
        longest = run.items.size();
        best = begin;
      }
      runs.push_back(std::move(run));
      if (best == begin) end = runs.size();
    }
    constexpr std::size_t fewest = 2;
    if (longest < fewest) return;
    const std::string name = name_before(text, runs[best]);
    if (is_ideal(name)) return;
    for (std::size_t k = best; k < end; ++k) {
      runs[k].line = number;
      runs[k].is_row = end - best > 1;
      if (!runs[k].is_row) runs[k].name = name;
      lines_.push_back(std::move(runs[k]));
    }
  }

  /// Whether a list is the best possible order, "ideal" or "IDCG".
  static bool is_ideal(std::string_view name) {
    const std::string plain = in_plain_letters(name);
    return contains(plain, "ideal") || contains(plain, "idcg");
  }

  /// Whether only brackets and commas stand between two runs, as between the rows of an array.
  static bool is_next_row(std::string_view text, const Line& row, const Line& next) {
    const char* begin = row.items.back().data() + row.items.back().size();
    const char* end = next.items.front().data();
    if (end < begin) return false;
    const std::string_view between = text.substr(static_cast<std::size_t>(begin - text.data()),
                                                 static_cast<std::size_t>(end - begin));
    return between.find_first_not_of("[](){}, ") == between.npos && contains(between, "]");
  }

  /// The name of a list: "q1: 1 0 1", "y = np.array([1, 0, 1])".
  std::string name_before(std::string_view text, const Line& run) const {
    const auto list = static_cast<std::size_t>(run.items.front().data() - text.data());
    const std::string_view before = text.substr(0, list);
    const std::size_t named = before.find_last_of(":=");
    if (named == before.npos) return {};
    // Only brackets and a function may stand between the name and the list.
    const bool is_named = trimmed(before.substr(named + 1)).find(' ') == before.npos;
    return is_named ? name_in(before.substr(0, named)) : std::string();
  }

  /// The longest run of marks of one pair from an item on; `end` is set to its end.
  Line run_of_marks(const std::vector<Item>& items, std::size_t first, std::size_t& end, bool told,
                    std::size_t number) const {
    Line run;
    run.pairs = pairs_with(items[first].text);
    for (end = first; end < items.size() && (end == first || !items[end].is_apart) &&
                      (run.pairs & pairs_with(items[end].text)).any();
         ++end) {
      run.pairs &= pairs_with(items[end].text);
      run.items.push_back(items[end].text);
    }
    const bool is_allowed =
        run.pairs.any() && may_be_list(run, items[first].is_apart, told, number);
    return is_allowed ? run : Line();
  }

  /// Marks with other uses need a word about ranking, and have to begin a list or be many.
  bool may_be_list(const Line& run, bool begins, bool told, std::size_t number) const {
    constexpr std::size_t many = 4;
    if (told || !mark_pairs[first_of(run.pairs)].needs_word) return true;
    return (begins && is_said_near(number)) || (run.items.size() >= many && is_said_on(number));
  }

  /// The characters of an item if they form a list.
  Line characters_at(const std::vector<Item>& items, std::size_t at, bool told,
                     std::size_t number) const {
    Line run;
    run.items = characters_of(items[at].text);
    if (run.items.empty()) return run;
    run.pairs.set();
    for (const std::string_view item : run.items) run.pairs &= pairs_with(item);
    const MarkPair& pair = mark_pairs[first_of(run.pairs)];
    // Letters such as y and n may be words.
    const bool is_word = pair.needs_word && pair.relevant != "1" && pair.relevant != "+";
    const bool is_alone = items[at].is_apart && (at + 1 == items.size() || items[at + 1].is_apart);
    const bool is_allowed = !is_word && (is_alone || !pair.needs_word) &&
                            may_be_list(run, items[at].is_apart, told, number);
    return is_allowed ? run : Line();
  }

  /// Whether a line may hold gains: its name is "relevance", or a word about gains and one about
  /// ranking say so.
  bool may_hold_gains(std::size_t number) const {
    const auto tokens = tokens_on(tokens_, number, number);
    const bool is_named = tokens.size() > 1 && names_relevance(tokens[0]) &&
                          (tokens[1].is_mark(":") || tokens[1].is_mark("="));
    return is_named || (is_graded_ && is_said_near(number));
  }

  /// A run of gains, numbers that state how relevant items are; `end` moves to its end. Without a
  /// word about gains, one of them has to be above 1.
  Line run_of_gains(const std::vector<Item>& items, std::size_t first, std::size_t& end) const {
    constexpr std::size_t fewest = 3;
    Line run;
    std::size_t last = first;
    bool any_above_one = is_graded_;
    while (last < items.size() && (last == first || !items[last].is_apart) &&
           is_gain(items[last].text)) {
      any_above_one = any_above_one || parse_number(items[last].text).value > 1;
      run.items.push_back(items[last++].text);
    }
    end = std::max(end, last);
    return run.items.size() >= fewest && any_above_one && !count_up(run.items) ? run : Line();
  }

  /// Whether the items are 1, 2, 3 …, ranks above the marks of a list, or 0, 1, 2, 3 …, a scale.
  static bool count_up(const std::vector<std::string_view>& items) {
    constexpr std::size_t fewest_of_scale = 4;
    const double first = parse_number(items[0]).value;
    for (std::size_t k = 0; k < items.size(); ++k)
      if (parse_number(items[k]).value != first + static_cast<double>(k)) return false;
    return first == 1 || (first == 0 && items.size() >= fewest_of_scale);
  }

  static bool is_gain(std::string_view item) {
    constexpr double most = 100;
    const Number number = parse_number(item);
    return number.form == NumberForm::finite && number.value >= 0 && number.value <= most;
  }

  /// The name of a list without the word "gain" and without brackets: "q1" for "gain q1" and "q1 (4
  /// relevant)".
  std::string name_in(std::string_view before) const {
    const std::string_view name = trimmed(before.substr(0, before.find('(')));
    const std::size_t blank = name.find(' ');
    const bool names_gain = std::any_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
      return token.topic == Topic::gain && token.cell.text.data() == name.data();
    });
    return std::string(names_gain && blank != name.npos ? trimmed(name.substr(blank)) : name);
  }

  /// Whether the lists judge the same items, so that they are labels: truth and predictions, or the
  /// judgements of two raters.
  bool are_of_raters() const {
    std::size_t truths = 0;
    bool any_other = false;
    for (const Line& line : lines_) {
      const std::string_view name = line.name, first_word = name.substr(0, name.find(' '));
      const auto has_role = [&](Role role) {
        return role_of(name) == role || role_of(first_word) == role;
      };
      truths += has_role(Role::truth);
      any_other = any_other || has_role(Role::predicted) || names_rater(name);
    }
    return lines_.size() > 1 && (any_other || (truths > 0 && truths < lines_.size()));
  }

  static bool names_query(const Token& token) {
    return token.topic == Topic::query || is_one_of(token.text, {"q", "topic"});
  }

  /// Whether every list is named after a query: "Q1: R N R", "Query 2 (3 relevant): N R".
  bool are_of_queries() const {
    return std::all_of(lines_.begin(), lines_.end(), [this](const Line& line) {
      const auto tokens = tokens_on(tokens_, line.line, line.line);
      return tokens.size() > 2 && names_query(tokens[0]) && tokens[1].form == Token::Form::number &&
             tokens[2].form == Token::Form::mark;
    });
  }

  static bool has_both(const Line& line) {
    return std::any_of(line.items.begin(), line.items.end(), [&line](auto item) {
      return plain_mark(item) != plain_mark(line.items[0]);
    });
  }

  /// Keeps the lists with the marks of the longest one. If any list holds gains, keeps those that
  /// can be read as gains. Drops lists of at most two items, unless they are rows of an array.
  void keep_same_pairs() {
    if (lines_.empty()) return;
    const auto longest = std::max_element(
        lines_.begin(), lines_.end(),
        [](const Line& one, const Line& other) { return one.items.size() < other.items.size(); });
    const bool any_gains = std::any_of(lines_.begin(), lines_.end(),
                                       [](const Line& line) { return line.pairs.none(); });
    constexpr std::size_t fewest = 3;
    if (longest->items.size() < fewest) return lines_.clear();
    common_ = any_gains ? Pairs() : longest->pairs;
    std::erase_if(lines_, [&](const Line& line) {
      const bool is_long = line.is_row || line.items.size() >= fewest;
      if (any_gains) return !is_long || !is_gain(line.items[0]);
      return (line.pairs & common_).none();
    });
    if (!any_gains)
      for (const Line& line : lines_) common_ &= line.pairs;
  }

  /// Whether any row of scores is as long as a list.
  bool is_any_as_long() const {
    for (const auto& scores : scores_.rows)
      for (const Line& line : lines_)
        if (line.items.size() == scores.size()) return true;
    return false;
  }

  /// Whether every list has a row of scores as long as itself.
  bool are_scores_of_lists() const {
    return std::equal(lines_.begin(), lines_.end(), scores_.rows.begin(), scores_.rows.end(),
                      [](const Line& line, const std::vector<double>& scores) {
                        return line.items.size() == scores.size();
                      });
  }

  RankedText of_lines(const std::optional<std::string>& positive) {
    RankedText text;
    const std::string relevant = positive ? plain_mark(*positive)
                                 : common_.any()
                                     ? std::string(mark_pairs[first_of(common_)].relevant)
                                     : std::string();
    std::vector<bool> is_taken(tokens_.size(), false);
    for (std::size_t k = 0; k < tokens_.size(); ++k) is_taken[k] = is_of_lists(tokens_[k]);
    const StatedSizes sizes = stated_sizes(tokens_, is_taken);
    std::set<std::string> names;
    double assumed = 0;
    bool any_equal = false;
    for (const Line& line : lines_) {
      std::vector<double>& relevance = text.lists.relevance.emplace_back();
      for (const std::string_view item : line.items)
        relevance.push_back(common_.none() ? parse_number(item).value
                                           : static_cast<double>(plain_mark(item) == relevant));
      const auto found = static_cast<double>(
          std::count_if(relevance.begin(), relevance.end(), [](double gain) { return gain > 0; }));
      if (!scores_.rows.empty())
        any_equal = rank_by(scores_.rows[text.lists.lists() - 1], relevance) || any_equal;
      const auto stated = stated_for(line, sizes, found);
      if (!stated && common_.any()) assumed += found;
      text.lists.relevant.push_back(stated.value_or(found));
      if (lines_.size() > 1) {
        const std::string number = std::to_string(text.lists.relevance.size());
        const bool is_new = !line.name.empty() && names.insert(line.name).second;
        text.lists.queries.push_back(is_new ? line.name : number);
      }
      text.lines.push_back(view_[line.line]);
    }
    if (!scores_.rows.empty())
      for (const std::size_t line : scores_.lines) text.lines.push_back(view_[line]);
    const std::size_t place = view_[lines_[0].line].begin;
    if (assumed > 0) assume_all_found(place, assumed);
    if (any_equal) source_.notice(NoticeCode::equal_scores_ordered, place);
    return text;
  }

  /// Whether a number belongs to a list, or, if there are several lists, to the line of one.
  bool is_of_lists(const Token& token) const {
    return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
      return lines_.size() > 1 ? token.line == line.line : line.holds(token.cell);
    });
  }

  /// The stated number of relevant items: "(3 relevant)" on the line of a list, or anywhere if
  /// there is only one list.
  std::optional<double> stated_for(const Line& line, const StatedSizes& sizes, double found) {
    StatedSizes stated = lines_.size() > 1 ? sizes_on(line.line) : sizes;
    // For detections, the number of objects is the number of relevant items.
    const bool are_detections = common_.any() && mark_pairs[first_of(common_)].relevant == "tp";
    if (stated.relevant.empty() && are_detections) stated.relevant = stated.items;
    // A single stated number applies to each of several lists.
    if (stated.relevant.empty() && sizes.relevant.size() == 1) stated.relevant = sizes.relevant;
    return stated.total(found);
  }

  /// The sizes that the line of a list states beside it.
  const StatedSizes& sizes_on(std::size_t line) {
    if (sized_line_ == line) return sizes_on_line_;
    const auto tokens = tokens_on(tokens_, line, line);
    std::vector<bool> is_taken;
    for (const Token& token : tokens)
      is_taken.push_back(std::any_of(lines_.begin(), lines_.end(),
                                     [&](const Line& list) { return list.holds(token.cell); }));
    sized_line_ = line;
    sizes_on_line_ = stated_sizes(tokens, is_taken);
    return sizes_on_line_;
  }

  void assume_all_found(std::size_t place, double found) {
    source_.notice(NoticeCode::relevant_assumed, place, {{"count", count_text(found)}});
  }

  /// Reads any list of one or two symbols, in a row or one below the other.
  std::optional<RankedText> of_all_items(const std::optional<std::string>& positive) {
    Line all;
    std::set<std::string> symbols;
    for (const Piece& line : view_) {
      for (const auto& [item, is_apart] : items_of(line.of(source_.text()))) {
        all.items.push_back(item);
        symbols.insert(plain_mark(item));
        if (symbols.size() > 2) return std::nullopt;
      }
    }
    if (all.items.empty()) return std::nullopt;
    const auto different = std::find_if(all.items.begin(), all.items.end(), [&all](auto item) {
      return plain_mark(item) != plain_mark(all.items[0]);
    });
    const std::string_view other = different == all.items.end() ? all.items[0] : *different;
    std::string relevant = positive ? plain_mark(*positive) : plain_mark(all.items[0]);
    all.pairs = Pairs().set();
    for (const std::string_view item : all.items) all.pairs &= pairs_with(item);
    if (!positive && all.pairs.any()) {
      relevant = mark_pairs[first_of(all.pairs)].relevant;
    } else if (!positive) {
      source_.notice(NoticeCode::mark_of_relevant, view_[0].begin,
                     {{"text", excerpt_of(all.items[0])}, {"other", excerpt_of(other)}});
    }
    RankedText text{{}, view_};
    std::vector<double>& relevance = text.lists.relevance.emplace_back();
    for (const std::string_view item : all.items)
      relevance.push_back(static_cast<double>(plain_mark(item) == relevant));
    assume_all_found(view_[0].begin,
                     static_cast<double>(std::count(relevance.begin(), relevance.end(), 1)));
    return text;
  }

  Source& source_;
  const TextView& view_;
  std::vector<Token> tokens_;
  std::vector<Line> lines_;
  ScoreRows scores_;  ///< that rank the items; empty if the text lists the items in rank order
  Pairs common_;      ///< the pairs that fit the marks of all lists
  bool is_graded_ = false;
  std::size_t sized_line_ = static_cast<std::size_t>(-1);
  StatedSizes sizes_on_line_;  ///< the sizes that `sized_line_` states
};

}  // namespace

std::optional<RankedText> marked_lists_in(Source& source, const TextView& view, bool told,
                                          const std::optional<std::string>& positive) {
  return Reader(source, view).read(told, positive);
}

}  // namespace deconfuse
