#include "input/ranked/ranked_words.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "data/ascii.hpp"
#include "data/plain_letters.hpp"
#include "data/whole_numbers.hpp"
#include "data/word_list.hpp"
#include "input/tables/names.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

struct Entry {
  std::string_view word;
  Topic topic;
};

constexpr Entry whole_words[] = {
    {"of", Topic::of},           {"de", Topic::of},
    {"von", Topic::of},          {"sur", Topic::of},
    {"parmi", Topic::of},        {"among", Topic::of},
    {"and", Topic::joining},     {"y", Topic::joining},
    {"e", Topic::joining},       {"und", Topic::joining},
    {"et", Topic::joining},      {"is", Topic::is},
    {"are", Topic::is},          {"was", Topic::is},
    {"were", Topic::is},         {"es", Topic::is},
    {"son", Topic::is},          {"eran", Topic::is},
    {"ist", Topic::is},          {"sind", Topic::is},
    {"war", Topic::is},          {"waren", Topic::is},
    {"est", Topic::is},          {"sont", Topic::is},
    {"total", Topic::is},        {"there", Topic::there_is},
    {"hay", Topic::there_is},    {"existen", Topic::there_is},
    {"gibt", Topic::there_is},   {"il", Topic::there_is},
    {"not", Topic::negation},    {"no", Topic::negation},
    {"non", Topic::negation},    {"nicht", Topic::negation},
    {"pas", Topic::negation},    {"never", Topic::negation},
    {"nunca", Topic::negation},  {"nie", Topic::negation},
    {"jamais", Topic::negation}, {"sin", Topic::negation},
    {"with", Topic::with},       {"con", Topic::with},
    {"mit", Topic::with},        {"avec", Topic::with},
    {"where", Topic::with},      {"donde", Topic::with},
    {"wobei", Topic::with},      {"map", Topic::ranking},
    {"mrr", Topic::ranking},     {"trec", Topic::ranking},
    {"hit", Topic::item},        {"hits", Topic::item},
};

/// Beginnings of words; a longer one stands before a shorter one.
constexpr Entry beginnings[] = {
    {"relevanzgrad", Topic::gain},
    {"relevanzstuf", Topic::gain},
    {"grade", Topic::gain},
    {"grados", Topic::gain},
    {"degres", Topic::gain},
    {"relevan", Topic::relevant},
    {"pertinen", Topic::relevant},
    {"irrelevan", Topic::irrelevant},
    {"nonrelevan", Topic::irrelevant},
    {"found", Topic::found},
    {"gefund", Topic::found},
    {"encontr", Topic::found},
    {"hallad", Topic::found},
    {"trouv", Topic::found},
    {"retrouv", Topic::found},
    {"retriev", Topic::found},
    {"recuper", Topic::found},
    {"return", Topic::found},
    {"recommend", Topic::found},
    {"recomend", Topic::found},
    {"recomiend", Topic::found},
    {"recommand", Topic::found},
    {"empfohl", Topic::found},
    {"empfehl", Topic::found},
    {"devuel", Topic::found},
    {"devolv", Topic::found},
    {"renvo", Topic::found},
    {"zuruckgegeb", Topic::found},
    {"liefer", Topic::found},
    {"geliefert", Topic::found},
    {"missed", Topic::missed},
    {"missing", Topic::missed},
    {"fehl", Topic::missed},
    {"manqu", Topic::missed},
    {"falta", Topic::missed},
    {"ubersehen", Topic::missed},
    {"ranking", Topic::ranking},
    {"ranked", Topic::ranking},
    {"rangliste", Topic::ranking},
    {"trefferliste", Topic::ranking},
    {"ergebnisliste", Topic::ranking},
    {"clasificacion", Topic::ranking},
    {"ordenad", Topic::ranking},
    {"classement", Topic::ranking},
    {"rank", Topic::rank},
    {"rang", Topic::rank},
    {"position", Topic::rank},
    {"posicion", Topic::rank},
    {"puesto", Topic::rank},
    {"platz", Topic::rank},
    {"lugar", Topic::rank},
    {"place", Topic::rank},
    {"stelle", Topic::rank},
    {"document", Topic::item},
    {"dokument", Topic::item},
    {"trefferquote", Topic::metric},
    {"treffer", Topic::item},
    {"item", Topic::item},
    {"result", Topic::item},
    {"ergebnis", Topic::item},
    {"element", Topic::item},
    {"object", Topic::item},
    {"objekt", Topic::item},
    {"objet", Topic::item},
    {"truth", Topic::item},
    {"image", Topic::item},
    {"bild", Topic::item},
    {"page", Topic::item},
    {"pagina", Topic::item},
    {"articl", Topic::item},
    {"artikel", Topic::item},
    {"articul", Topic::item},
    {"query", Topic::query},
    {"queries", Topic::query},
    {"anfrage", Topic::query},
    {"suchanfrage", Topic::query},
    {"consulta", Topic::query},
    {"requete", Topic::query},
    {"precision", Topic::metric},
    {"prazision", Topic::metric},
    {"genauigkeit", Topic::metric},
    {"recall", Topic::metric},
    {"rappel", Topic::metric},
    {"exhaustiv", Topic::metric},
    {"sensib", Topic::metric},
    {"level", Topic::metric},
    {"niveau", Topic::metric},
    {"nivel", Topic::metric},
    {"gain", Topic::gain},
    {"ganancia", Topic::gain},
    {"gewinn", Topic::gain},
    {"graded", Topic::gain},
    {"abgestuft", Topic::gain},
    {"dcg", Topic::gain},
    {"ndcg", Topic::gain},
};

struct NumberWord {
  std::string_view word;
  double value;
};

/// Numbers that sentences write in words. "uno", "eine" and the like are left out, since they are
/// also articles.
constexpr NumberWord number_words[] = {
    {"two", 2},    {"three", 3},  {"four", 4},     {"five", 5},    {"six", 6},     {"seven", 7},
    {"eight", 8},  {"nine", 9},   {"ten", 10},     {"twelve", 12}, {"twenty", 20}, {"dos", 2},
    {"tres", 3},   {"cuatro", 4}, {"cinco", 5},    {"seis", 6},    {"siete", 7},   {"ocho", 8},
    {"nueve", 9},  {"diez", 10},  {"doce", 12},    {"veinte", 20}, {"zwei", 2},    {"drei", 3},
    {"vier", 4},   {"funf", 5},   {"sechs", 6},    {"sieben", 7},  {"acht", 8},    {"neun", 9},
    {"zehn", 10},  {"zwolf", 12}, {"zwanzig", 20}, {"deux", 2},    {"trois", 3},   {"quatre", 4},
    {"cinq", 5},   {"sept", 7},   {"huit", 8},     {"neuf", 9},    {"dix", 10},    {"douze", 12},
    {"vingt", 20},
};

Topic topic_of(std::string_view word) {
  for (const auto& [known, topic] : whole_words)
    if (word == known) return topic;
  for (const auto& [beginning, topic] : beginnings)
    if (word.starts_with(beginning)) return topic;
  return Topic::none;
}

/// Whether a letter of any alphabet starts at `at`; symbols outside ASCII are no letters.
bool is_letter_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  constexpr unsigned char first_beyond = 0xC3, first_sign = 0xE0;  // é … up to other alphabets
  return is_letter(text[at]) || (byte >= first_beyond && byte < first_sign);
}

class Tokenizer {
 public:
  Tokenizer(std::string_view text, const TextView& view) : text_(text) {
    for (line_ = 0; line_ < view.size(); ++line_) scan(view[line_].of(text));
  }

  std::vector<Token> take() { return std::move(tokens_); }

 private:
  void scan(std::string_view line) {
    for (std::size_t at = 0; at < line.size();) {
      std::size_t end = at + 1;
      if (is_blank(line[at])) {
        at = end;
        continue;
      }
      if (is_digit(line[at])) {
        end = number_end(line, at);
        add_number(line.substr(at, end - at));
        end = behind_ordinal(line, end);
      } else if (is_letter_at(line, at)) {
        end = at;
        while (end < line.size() && is_letter_at(line, end)) end = character_end(line, end);
        add_word(line.substr(at, end - at));
      } else {
        end = character_end(line, at);
        add(Token::Form::mark, line.substr(at, end - at));
      }
      at = end;
    }
  }

  /// The end of a number. A point between digits belongs to it, as in "0.5"; a comma does not,
  /// since "1,3,4" may be a list.
  static std::size_t number_end(std::string_view line, std::size_t begin) {
    std::size_t end = begin;
    while (end < line.size() &&
           (is_digit(line[end]) ||
            (line[end] == '.' && end + 1 < line.size() && is_digit(line[end + 1]))))
      ++end;
    return end;
  }

  /// The position after the suffix of an ordinal: "1st", "3rd", "4th", "1er", "2e", "1.º".
  static std::size_t behind_ordinal(std::string_view line, std::size_t end) {
    for (const std::string_view suffix :
         {"st", "nd", "rd", "th", "er", "ème", "e", "º", "ª", ".º"}) {
      const std::size_t behind = end + suffix.size();
      if (line.substr(end).starts_with(suffix) &&
          (behind == line.size() || !is_letter_at(line, behind)))
        return behind;
    }
    return end;
  }

  Token& add(Token::Form form, std::string_view piece) {
    Token token;
    token.form = form;
    token.cell = {piece, static_cast<std::size_t>(piece.data() - text_.data())};
    token.text = in_plain_letters(piece);
    token.line = line_;
    return tokens_.emplace_back(std::move(token));
  }

  void add_number(std::string_view piece) {
    add(Token::Form::number, piece).value = parse_number(piece).value;
  }

  void add_word(std::string_view piece) {
    Token& token = add(Token::Form::word, piece);
    const auto number =
        std::find_if(std::begin(number_words), std::end(number_words),
                     [&token](const NumberWord& known) { return known.word == token.text; });
    if (number != std::end(number_words)) {
      token.form = Token::Form::number;
      token.value = number->value;
      return;
    }
    token.topic = topic_of(token.text);
    // A single capital, as in "A, E, F", is a name.
    const bool is_capital = piece.size() == 1 && piece[0] >= 'A' && piece[0] <= 'Z';
    if (is_capital && token.topic == Topic::joining) token.topic = Topic::none;
    // As in scikit-learn's label_ranking_loss, which ranks labels, not items.
    const bool is_of_labels =
        token.text == "ranking" && (is_before(1, "label") || is_before(2, "label"));
    if (is_of_labels) token.topic = Topic::none;
    const bool is_negated = tokens_.size() > 1 && token.topic == Topic::relevant &&
                            (is_negation(tokens_.size() - 2) ||
                             (tokens_.size() > 2 && tokens_[tokens_.size() - 2].is_mark("-") &&
                              is_negation(tokens_.size() - 3)));
    if (is_negated) token.topic = Topic::irrelevant;
  }

  /// Whether the token that stands `back` places before the last one is this word.
  bool is_before(std::size_t back, std::string_view word) const {
    return tokens_.size() > back && tokens_[tokens_.size() - 1 - back].text == word;
  }

  bool is_negation(std::size_t k) const { return tokens_[k].topic == Topic::negation; }

  std::string_view text_;
  std::size_t line_ = 0;
  std::vector<Token> tokens_;
};

}  // namespace

bool Token::is_whole() const { return form == Form::number && deconfuse::is_whole(value); }

std::vector<Token> tokens_of(std::string_view text, const TextView& view) {
  return Tokenizer(text, view).take();
}

bool says_ranking(const Token& token) {
  return token.topic == Topic::ranking || token.topic == Topic::rank ||
         token.topic == Topic::relevant || token.topic == Topic::gain;
}

bool names_relevance(const Token& token) {
  return is_one_of(token.text, {"relevance", "relevanz", "relevancia", "pertinence"});
}

bool says_first(const Token& token) {
  return token.text == "first" || token.text.starts_with("erste") ||
         token.text.starts_with("primer") || token.text.starts_with("premier");
}

bool is_about_ranking(std::span<const Token> tokens) {
  return std::any_of(tokens.begin(), tokens.end(), says_ranking);
}

bool has_topic(std::span<const Token> tokens, Topic topic) {
  return std::any_of(tokens.begin(), tokens.end(),
                     [topic](const Token& token) { return token.topic == topic; });
}

std::span<const Token> tokens_on(std::span<const Token> tokens, std::size_t first,
                                 std::size_t last) {
  std::size_t begin = 0;
  while (begin < tokens.size() && tokens[begin].line < first) ++begin;
  std::size_t end = begin;
  while (end < tokens.size() && tokens[end].line <= last) ++end;
  return tokens.subspan(begin, end - begin);
}

}  // namespace deconfuse
