#include "input/literals/class_list.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string>
#include <string_view>

#include "data/word_list.hpp"
#include "input/tables/names.hpp"
#include "input/tables/words.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Whether a name announces classes: "class_names", "order", "Labels in the order of the rows", but
/// not "class weights".
bool says_classes(std::string_view name, std::size_t most_words) {
  bool any = false;
  std::size_t words = 0;
  for (std::string word = take_word(name); !word.empty(); word = take_word(name)) {
    if (++words > most_words) return false;
    const Word known = known_word(word);
    if (known == Word::weight || known == Word::count || known == Word::score ||
        known == Word::total ||
        is_one_of(word, {"support", "distribution", "balance", "shape", "sizes", "per"}))
      return false;
    any =
        any || known == Word::class_word ||
        is_one_of(word, {"names", "levels", "level", "order", "categories", "categorias", "nombres",
                         "orden", "klassen", "noms", "etiquettes", "clases", "species"});
  }
  return any;
}

/// Whether the text is a name of a variable, perhaps after a prompt.
bool is_name(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return is_name_character(c) || is_blank(c) || c == '>' || c == '$' || c == '#';
  });
}

/// Whether the text is empty or starts a value: "labels = np.array(", "order:".
bool is_start_of_value(std::string_view before) {
  before = trimmed(before);
  const std::size_t sign = before.find_first_of("=:");
  const bool arrow = sign == before.npos && before.find("<-") != before.npos;
  const std::size_t name_end = arrow ? before.find("<-") : sign;
  if (name_end == before.npos) return before.empty();
  const std::string_view behind = trimmed(before.substr(name_end + (arrow ? 2 : 1)));
  const std::string_view name = trimmed(before.substr(0, name_end));
  return is_name(name) && name.find(' ') == name.npos &&
         std::all_of(behind.begin(), behind.end(),
                     [](char c) { return is_name_character(c) || c == '('; });
}

/// Whether the text is empty or ends a value: "), dtype=object", ";".
bool is_end_of_value(std::string_view behind) {
  behind = trimmed(behind);
  return behind.empty() || behind == ";" || behind == "," || behind == ")" || behind == ");" ||
         behind.starts_with(", dtype");
}

/// Whether only the name of the second value stands between the list and the matrix.
bool is_beside(std::string_view text, const Node& list, const Node& matrix) {
  const bool list_first = list.cell.offset < matrix.cell.offset;
  const std::size_t begin = list_first ? list.end : matrix.end;
  const std::size_t end = list_first ? matrix.cell.offset : list.cell.offset;
  if (begin == 0 || begin > end) return false;
  constexpr std::size_t longest = 60;
  const std::string_view between = trimmed(text.substr(begin, end - begin));
  return between.size() <= longest && std::all_of(between.begin(), between.end(), [](char c) {
           return is_letter(c) || is_blank(c) || c == '\n' || c == '\r' || c == '_' || c == '.' ||
                  c == '=' || c == ':' || c == ';' || c == ',' || c == '(' || c == ')' ||
                  c == '<' || c == '-';
         });
}

}  // namespace

bool is_class_list(const Source& source, const BracketedValues& values, std::size_t list,
                   std::size_t matrix, const Vector& vector) {
  std::set<std::string_view> names;
  bool quoted = true, numbers = false;
  for (const Cell& cell : vector.cells) {
    names.insert(cell.text);
    quoted = quoted && cell.quoted;
    numbers = numbers || reads_as_number(cell.text);
  }
  if (names.size() < vector.cells.size()) return false;
  constexpr std::size_t most_words = 6, most_without_sign = 3;
  if (quoted || says_classes(vector.name, most_words)) return true;
  const Node& node = values.node(list);
  const std::string_view before = source.before_on_line(node.cell.offset);
  if (says_classes(before, most_without_sign)) return true;
  const bool is_round = node.bracket == '(' && node.function.empty();
  const bool is_named = !vector.name.empty();
  return !is_round && node.bracket != 'l' && !(numbers && is_named) && is_start_of_value(before) &&
         is_end_of_value(source.behind_on_line(node.end)) &&
         is_beside(source.text(), node, values.node(matrix));
}

}  // namespace deconfuse
