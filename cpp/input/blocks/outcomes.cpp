#include "input/blocks/outcomes.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

bool is_word_character(char c) { return is_letter(c) || static_cast<unsigned char>(c) >= 0x80; }

/// Beginnings of words, in English, Spanish, German, French, Portuguese, Italian, Dutch, Russian,
/// Polish, Turkish and Indonesian.
constexpr std::string_view true_words[] = {
    "true",    "verdader", "richtig", "wahr",  "vrai",  "verdadeir", "veri",  "vero",   "echt",
    "terecht", "истин",    "Истин",   "верно", "Верно", "prawdziw",  "doğru", "gerçek", "benar"};
constexpr std::string_view false_words[] = {"false",  "fals",    "falsch",    "faux",
                                            "fausse", "vals",    "onterecht", "лож",
                                            "Лож",    "fałszyw", "yanlış",    "salah"};
constexpr std::string_view positive_words[] = {"positiv", "positif", "pos",     "pozit",
                                               "pozyt",   "dodatni", "положит", "Положит"};
constexpr std::string_view negative_words[] = {"negativ", "négatif", "negatif", "neg",
                                               "ujemn",   "отриц",   "Отриц"};

struct NamedOutcome {
  std::string_view name;
  Outcome outcome;
};

/// Names in Chinese, Japanese and Korean, which are single words.
constexpr NamedOutcome whole_names[] = {
    {"真阳性", Outcome::TP}, {"假阳性", Outcome::FP}, {"真阴性", Outcome::TN},
    {"假阴性", Outcome::FN}, {"真正例", Outcome::TP}, {"假正例", Outcome::FP},
    {"真负例", Outcome::TN}, {"假负例", Outcome::FN}, {"真反例", Outcome::TN},
    {"假反例", Outcome::FN}, {"真陽性", Outcome::TP}, {"偽陽性", Outcome::FP},
    {"真陰性", Outcome::TN}, {"偽陰性", Outcome::FN}, {"진양성", Outcome::TP},
    {"위양성", Outcome::FP}, {"진음성", Outcome::TN}, {"위음성", Outcome::FN}};

/// The outcome of a name such as "真阳性", "真阳性数" or "真阳性（TP）", but not of the rate
/// "真阳性率".
Outcome outcome_of_whole_name(std::string_view word) {
  for (const auto& [name, outcome] : whole_names) {
    if (!word.starts_with(name)) continue;
    const std::string_view rest = word.substr(name.size());
    for (std::string_view more : {"数", "數", "（", "："}) {
      if (rest.starts_with(more)) return outcome;
    }
    return rest.empty() ? outcome : Outcome::none;
  }
  return Outcome::none;
}

template <std::size_t size>
bool begins_with_any(std::string_view word, const std::string_view (&beginnings)[size]) {
  return std::any_of(std::begin(beginnings), std::end(beginnings),
                     [word](std::string_view beginning) { return word.starts_with(beginning); });
}

Outcome outcome_of_short_name(std::string_view word) {
  if (word == "tp" || word == "vp" || word == "rp") return Outcome::TP;
  if (word == "tn" || word == "vn" || word == "rn") return Outcome::TN;
  if (word == "fp") return Outcome::FP;
  return word == "fn" ? Outcome::FN : Outcome::none;
}

/// Whether the words around a number say that it counts all cases: "a total of 200", "N = 200",
/// "200 in total", "200 patients".
bool says_total(std::string_view before, std::string_view behind) {
  constexpr std::size_t longest = 16;
  constexpr std::string_view words_before[] = {"total",  "total of",  "total de",
                                               "out of", "insgesamt", "n"};
  constexpr std::string_view words_behind[] = {
      "in total",  "en total",  "au total",  "insgesamt", "samples",  "cases",
      "instances", "observa",   "examples",  "patient",   "people",   "casos",
      "muestras",  "ejemplos",  "pacientes", "personas",  "fälle",    "beispiele",
      "personen",  "beobachtu", "exemples",  "cas ",      "personnes"};
  std::string ahead =
      lower_case(std::string(before.substr(before.size() - std::min(before.size(), longest))));
  ahead.resize(ahead.find_last_not_of(" =:") + 1);
  const std::string after = lower_case(std::string(trimmed(behind.substr(0, longest)))) + ' ';
  const auto stands_before = [&ahead](std::string_view word) {
    return ahead.ends_with(word) && (ahead.size() == word.size() ||
                                     !is_word_character(ahead[ahead.size() - word.size() - 1]));
  };
  return std::any_of(std::begin(words_before), std::end(words_before), stands_before) ||
         begins_with_any(after, words_behind);
}

/// Whether the words behind a number limit what it counts: "200 patients without the disease".
bool limits(std::string_view behind) {
  constexpr std::size_t longest = 48;
  const std::string clause =
      lower_case(std::string(behind.substr(0, std::min(behind.find_first_of(",.;:("), longest))));
  constexpr std::string_view words[] = {"with", " who",  " of ",  " sin ", " con ", " de ",
                                        "ohne", " mit ", " der ", "sans ", "avec "};
  return std::any_of(std::begin(words), std::end(words),
                     [&clause](std::string_view word) { return contains(clause, word); });
}

/// The name of an outcome, or a number.
struct Token {
  Outcome outcome = Outcome::none;  ///< none for a number
  std::string_view text;
  std::size_t line = 0;
};

class Scanner {
 public:
  /// `comma_joins`: a comma between groups of three digits is a thousands separator.
  Scanner(std::string_view text, const TextView& view, bool comma_joins)
      : text_(text), view_(view), comma_joins_(comma_joins) {
    for (line_ = 0; line_ < view.size(); ++line_) scan(view[line_].of(text));
  }

  std::vector<Outcomes> groups() {
    pair();
    std::vector<Outcomes> found;
    for (const auto& [name, number] : pairs_) {
      const Token& token = tokens_[name];
      Outcomes* last = found.empty() ? nullptr : &found.back();
      const auto place = static_cast<std::size_t>(token.outcome);
      constexpr std::size_t nearest = 4;
      if (last == nullptr || !last->counts[place].text.empty() ||
          token.line > last->last_line + nearest) {
        found.push_back({});
        last = &found.back();
        last->label = label_before(token);
        last->first_line = token.line;
      }
      last->counts[place] = cell(tokens_[number].text);
      last->are_stated = last->are_stated && is_stated(name, number);
      last->last_line = std::max(token.line, tokens_[number].line);
      last->first_line = std::min(last->first_line, tokens_[number].line);
    }
    if (found.size() == 1) found[0].total = total_beside(found[0]);
    return found;
  }

 private:
  Cell cell(std::string_view piece) const {
    return {piece, static_cast<std::size_t>(piece.data() - text_.data())};
  }

  /// The only number that is said to count all cases and exceeds the sum of three counts.
  Cell total_beside(const Outcomes& outcomes) const {
    double sum = 0;
    std::size_t unknown = 0;
    for (const Cell& count : outcomes.counts) {
      unknown += count.text.empty();
      sum += parse_number(count.text).value;
    }
    if (unknown != 1 || !outcomes.are_stated) return {};
    Cell total;
    for (const Token& token : tokens_) {
      const std::string_view line = view_[token.line].of(text_);
      const char* const end = token.text.data() + token.text.size();
      const std::string_view behind = piece(end, line.data() + line.size());
      if (token.outcome != Outcome::none ||
          token.text.find_first_not_of("0123456789") != token.text.npos ||
          !(parse_number(token.text).value > sum) ||
          !says_total(piece(line.data(), token.text.data()), behind))
        continue;
      if (limits(behind) || (!total.text.empty() && total.text != token.text)) return {};
      total = cell(token.text);
    }
    return total;
  }

  void scan(std::string_view line) {
    Outcome half = Outcome::none;  // TP after "true" and FP after "false", while "positive" or
                                   // "negative" is still to come
    for (std::size_t at = 0; at < line.size();) {
      const char c = line[at];
      if (is_digit(c)) {
        at = take_number(line, at);
        half = Outcome::none;
      } else if (is_word_character(c)) {
        std::size_t end = at;
        while (end < line.size() && is_word_character(line[end])) ++end;
        const std::string_view piece = line.substr(at, end - at);
        // "TP1" and "F1" are other names.
        const bool is_whole = end == line.size() || !is_digit(line[end]);
        half = take_word(piece, is_whole, half);
        at = end;
        while (!is_whole && at < line.size() && is_digit(line[at])) ++at;
      } else {
        ++at;
      }
    }
  }

  std::size_t take_number(std::string_view line, std::size_t begin) {
    std::size_t end = begin;
    while (end < line.size() && (is_digit(line[end]) || joins(line, begin, end))) ++end;
    if (end < line.size() && line[end] == '%') ++end;
    if (begin > 0 && line[begin - 1] == '-' && (begin == 1 || !is_digit(line[begin - 2]))) --begin;
    tokens_.push_back({Outcome::none, line.substr(begin, end - begin), line_});
    return end;
  }

  /// Whether the mark at `at` is a decimal point, or a comma between thousands, inside a number.
  bool joins(std::string_view line, std::size_t begin, std::size_t at) const {
    const auto digits_behind = [line](std::size_t from) {
      std::size_t end = from + 1;
      while (end < line.size() && is_digit(line[end])) ++end;
      return end - from - 1;
    };
    constexpr std::size_t group = 3;
    if (line[at] == '.') return digits_behind(at) > 0;
    return line[at] == ',' && comma_joins_ && at <= begin + group && digits_behind(at) == group;
  }

  Outcome take_word(std::string_view piece, bool is_whole, Outcome half) {
    constexpr std::size_t longest = 40;
    if (piece.size() > longest || !is_whole) return Outcome::none;
    const std::string word = lower_case(std::string(piece));
    if (half != Outcome::none) {
      const bool is_true = half == Outcome::TP;
      if (begins_with_any(word, positive_words))
        return take_name(is_true ? Outcome::TP : Outcome::FP, piece);
      if (begins_with_any(word, negative_words))
        return take_name(is_true ? Outcome::TN : Outcome::FN, piece);
    }
    if (const Outcome outcome = outcome_of_whole_name(word); outcome != Outcome::none)
      return take_name(outcome, piece);
    if (const Outcome outcome = outcome_of_short_name(word); outcome != Outcome::none)
      return take_name(outcome, piece);
    for (const bool is_true : {true, false}) {
      const bool begins =
          is_true ? begins_with_any(word, true_words) : begins_with_any(word, false_words);
      if (!begins) continue;
      // A name in one word: TruePositive.
      if (contains(word, "pos") || contains(word, "положит"))
        return take_name(is_true ? Outcome::TP : Outcome::FP, piece);
      if (contains(word, "neg") || contains(word, "отриц"))
        return take_name(is_true ? Outcome::TN : Outcome::FN, piece);
      return is_true ? Outcome::TP : Outcome::FP;
    }
    return Outcome::none;
  }

  Outcome take_name(Outcome outcome, std::string_view piece) {
    // The same name twice: "true positives (TP)".
    const bool again = !tokens_.empty() && tokens_.back().outcome == outcome;
    if (!again) tokens_.push_back({outcome, piece, line_});
    return Outcome::none;
  }

  /// Pairs each name with its number: the first one after it, the one directly before it, or, if
  /// all names stand above or before all numbers, the one at the same position.
  void pair() {
    std::vector<std::pair<std::size_t, std::size_t>> behind, before;
    for (std::size_t k = 0; k < tokens_.size(); ++k) {
      if (tokens_[k].outcome == Outcome::none) continue;
      if (const std::size_t names = names_at(k); names > 1 && are_numbers(k + names, names)) {
        for (std::size_t i = 0; i < names; ++i) {
          behind.emplace_back(k + i, k + names + i);
          before.emplace_back(k + i, k + names + i);
        }
        k += 2 * names - 1;
        continue;
      }
      if (k + 1 < tokens_.size() && tokens_[k + 1].outcome == Outcome::none &&
          tokens_[k + 1].line <= tokens_[k].line + 1)
        behind.emplace_back(k, k + 1);
      if (k > 0 && tokens_[k - 1].outcome == Outcome::none && stands_right_before(k - 1, k))
        before.emplace_back(k, k - 1);
    }
    pairs_ = before.size() > behind.size() ||
                     (before.size() == behind.size() && !before.empty() && !says_equals(behind))
                 ? std::move(before)
                 : std::move(behind);
  }

  /// Number of successive names from token k on.
  std::size_t names_at(std::size_t k) const {
    std::size_t count = 0;
    while (k + count < tokens_.size() && tokens_[k + count].outcome != Outcome::none) ++count;
    return count;
  }

  /// Whether exactly `count` numbers, all on one line, start at token k.
  bool are_numbers(std::size_t k, std::size_t count) const {
    if (k + count > tokens_.size()) return false;
    for (std::size_t i = k; i < k + count; ++i) {
      if (tokens_[i].outcome != Outcome::none || tokens_[i].line != tokens_[k].line) return false;
    }
    const bool more = k + count < tokens_.size() && tokens_[k + count].outcome == Outcome::none &&
                      tokens_[k + count].line <= tokens_[k].line + 1;
    return !more && tokens_[k].line <= tokens_[k - 1].line + 1;
  }

  static std::string_view piece(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
  }

  std::string_view between(std::size_t first, std::size_t second) const {
    return piece(tokens_[first].text.data() + tokens_[first].text.size(),
                 tokens_[second].text.data());
  }

  /// Whether a number stands directly before its name: "45 true positives", "324 (TN)".
  bool stands_right_before(std::size_t number, std::size_t name) const {
    constexpr std::size_t longest = 16;
    if (tokens_[number].line != tokens_[name].line) return false;
    const std::string_view gap = trimmed(between(number, name));
    return gap.size() <= longest && gap.find_first_of(",;:=.)|") == std::string_view::npos;
  }

  /// Whether a number is that of its name, "TP = 15" or "15 (TP)", and no part of a formula such as
  /// "TP / (TP + FP) = 15 / 25".
  bool is_stated(std::size_t name, std::size_t number) const {
    const auto [first, last] = std::minmax(name, number);
    const std::string_view first_line = view_[tokens_[first].line].of(text_),
                           last_line = view_[tokens_[last].line].of(text_);
    const char *const begin = tokens_[first].text.data(), *const end = tokens_[last].text.data() +
                                                                       tokens_[last].text.size();
    const std::string_view before = piece(first_line.data(), begin),
                           gap = trimmed(between(first, last)),
                           behind = piece(end, last_line.data() + last_line.size());
    constexpr std::string_view blanks = " \t", operators = "+/*^";
    constexpr std::size_t longest = 16;
    const auto is_operator = [&](std::string_view text, std::size_t at) {
      return at != text.npos && contains_byte(operators, text[at]);
    };
    return gap.size() <= longest && gap.find_first_of(operators) == gap.npos &&
           !is_operator(before, before.find_last_not_of(blanks)) &&
           !is_operator(behind, behind.find_first_not_of(blanks));
  }

  bool says_equals(const std::vector<std::pair<std::size_t, std::size_t>>& pairs) const {
    return std::any_of(pairs.begin(), pairs.end(), [this](const auto& pair) {
      return pair.second > pair.first &&
             between(pair.first, pair.second).find_first_of(":=") != std::string_view::npos;
    });
  }

  /// The class before an outcome: A in "Class A: TP = 30".
  Cell label_before(const Token& name) const {
    const std::string_view line = view_[name.line].of(text_);
    std::string_view before =
        trimmed(line.substr(0, static_cast<std::size_t>(name.text.data() - line.data())));
    constexpr std::size_t longest = 40;
    if (before.size() < 2 || before.size() > longest || before.back() != ':') return {};
    before = trimmed(before.substr(0, before.size() - 1));
    const std::size_t blank = before.find(' ');
    if (blank != std::string_view::npos && is_class_word(before.substr(0, blank)))
      before = trimmed(before.substr(blank));
    return cell(before);
  }

  std::string_view text_;
  const TextView& view_;
  bool comma_joins_;
  std::size_t line_ = 0;
  std::vector<Token> tokens_;
  std::vector<std::pair<std::size_t, std::size_t>> pairs_;  ///< a name and its number
};

}  // namespace

bool Outcomes::complete() const {
  return std::none_of(std::begin(counts), std::end(counts),
                      [](const Cell& count) { return count.text.empty(); });
}

bool Outcomes::lacks_true_negatives() const {
  const auto known = [this](Outcome one) {
    return !counts[static_cast<std::size_t>(one)].text.empty();
  };
  return are_stated && known(Outcome::TP) && known(Outcome::FP) && known(Outcome::FN) &&
         !known(Outcome::TN) && counts[static_cast<std::size_t>(Outcome::TP)].text != "0";
}

std::vector<Outcomes> outcomes_in(std::string_view text, const TextView& view) {
  auto found = Scanner(text, view, true).groups();
  const auto is_complete = [](const Outcomes& one) { return one.complete(); };
  if (std::any_of(found.begin(), found.end(), is_complete)) return found;
  auto parted = Scanner(text, view, false).groups();
  return std::any_of(parted.begin(), parted.end(), is_complete) ? parted : found;
}

}  // namespace deconfuse
