#include "input/stated/stated_axes.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/notations/print_lines.hpp"
#include "input/tables/words.hpp"

namespace deconfuse {
namespace {

/// The function of a word or a mark in a sentence about axes.
enum class Part {
  rows,
  columns,
  truth,
  predicted,
  link,   ///< may stand between an axis and its content: "are the", ":"
  sign,   ///< a link after which the content follows: "rows = truth"
  pause,  ///< separates one axis from the other: ",", "and"
  end,    ///< of a sentence
  other
};

bool is_side(Part part) { return part == Part::rows || part == Part::columns; }
bool is_role(Part part) { return part == Part::truth || part == Part::predicted; }

constexpr std::string_view row_words[] = {
    "row",    "rows",     "fila",   "filas",    "renglon",  "renglones", "zeile",
    "zeilen", "ligne",    "lignes", "riga",     "righe",    "linha",     "linhas",
    "rij",    "rijen",    "строки", "строкам",  "строка",   "wiersz",    "wiersze",
    "satır",  "satırlar", "行",     "vertical", "vertikal", "vertikale", "verticale"};
constexpr std::string_view column_words[] = {
    "column",   "columns", "col",        "cols",       "columna", "columnas", "spalte",
    "spalten",  "colonne", "colonnes",   "colonna",    "coluna",  "colunas",  "kolom",
    "kolommen", "столбцы", "столбцам",   "столбец",    "kolumna", "kolumny",  "sutun",
    "sutunlar", "列",      "horizontal", "horizontale"};
constexpr std::string_view axis_words[] = {"axis", "eje", "achse", "axe", "asse", "eixo", "as"};
constexpr std::string_view pauses[] = {"and", "y",  "und", "et", "e",     "x",       "vs",
                                       "by",  "en", "i",   "ve", "while", "mientras"};
/// Words between an axis and its content, in addition to fillers in names of tables.
constexpr std::string_view links[] = {
    // English
    "the", "a", "an", "each", "every", "is", "are", "be", "as", "in", "on", "along", "of", "to",
    "for", "from", "represent", "represents", "representing", "correspond", "corresponds",
    "corresponding", "show", "shows", "showing", "contain", "contains", "containing", "hold",
    "holds", "give", "gives", "giving", "list", "lists", "indicate", "indicates", "denote",
    "denotes", "stand", "stands", "mean", "means", "have", "has", "with", "being", "your", "our",
    "model", "classifier", "values", "value", "axis", "down", "across", "shown", "listed",
    "displayed", "its", "s", "here",
    // Spanish, Portuguese, Italian
    "la", "las", "el", "los", "son", "es", "cada", "representa", "representan", "indican", "indica",
    "corresponde", "corresponden", "contiene", "contienen", "muestra", "muestran", "lo", "del",
    "eje", "o", "os", "as", "em", "sao", "na", "nas", "classe", "classi", "le", "i", "gli", "sono",
    "nelle", "nella", "per", "ogni", "rappresentano",
    // German
    "die", "der", "das", "den", "dem", "sind", "ist", "je", "jede", "zeigt", "zeigen", "enthalten",
    "enthalt", "stehen", "steht", "entsprechen", "entspricht", "klasse", "klassen", "werte",
    "achse", "in", "im",
    // French
    "les", "l", "des", "sont", "est", "chaque", "une", "un", "representent", "represente",
    "correspondent", "correspond", "aux", "au", "classes", "valeurs", "valeur", "axe", "dans",
    // Dutch
    "de", "het", "zijn", "bevatten", "staan", "klassen"};

Part part_of_word(std::string_view word) {
  if (is_one_of(word, row_words)) return Part::rows;
  if (is_one_of(word, column_words)) return Part::columns;
  switch (known_word(word)) {
    case Word::truth:
      return Part::truth;
    case Word::predicted:
      // In "rows of the model" the word is only a link.
      return is_one_of(word, links) ? Part::link : Part::predicted;
    case Word::filler:
    case Word::class_word:
      return Part::link;
    default:
      return is_one_of(word, pauses)  ? Part::pause
             : is_one_of(word, links) ? Part::link
                                      : Part::other;
  }
}

/// The words and marks of a line.
std::vector<Part> parts_of(std::string_view line) {
  std::vector<Part> parts;
  std::string axis;  // the letter of "y axis", while "axis" is still to come
  while (!line.empty()) {
    const char c = line[0];
    if (is_letter(c) || static_cast<unsigned char>(c) >= 0x80) {
      std::string_view rest = line;
      const std::string word = take_word(rest);
      if (word.empty()) {  // an arrow
        line.remove_prefix(line.size() - rest.size() > 0 ? line.size() - rest.size() : 1);
        parts.push_back(Part::sign);
        continue;
      }
      line = rest;
      // Names of an axis of two words: "x axis", "x-Achse", "eje x".
      std::string_view ahead = rest;
      const std::string next = take_word(ahead);
      const bool names_letter = word == "x" || word == "y";
      if (names_letter && (next == "axis" || next == "achse" || next == "as")) {
        parts.push_back(word == "x" ? Part::columns : Part::rows);
        line = ahead;
        continue;
      }
      if (is_one_of(word, axis_words) && (next == "x" || next == "y")) {
        parts.push_back(next == "x" ? Part::columns : Part::rows);
        line = ahead;
        continue;
      }
      // The second word of y_true and y_pred decides.
      const bool is_variable = word == "y" && !rest.empty() && (rest[0] == '_' || rest[0] == '.');
      // "true positives" names no axis.
      const bool is_outcome = next.starts_with("posit") || next.starts_with("negat");
      const Part part = is_variable ? Part::link : part_of_word(word);
      parts.push_back(is_role(part) && is_outcome ? Part::other : part);
      continue;
    }
    const bool ends = line.size() == 1 || is_blank(line[1]);
    if (c == ',' || c == '|' || c == '/') parts.push_back(Part::pause);
    if (c == '(' || c == '[') parts.push_back(Part::link);
    if (c == ')' || c == ']') parts.push_back(Part::pause);
    if (c == ';' || ((c == '.' || c == '?' || c == '!') && ends)) parts.push_back(Part::end);
    if (c == ':' || c == '=') parts.push_back(Part::sign);
    if (is_digit(c)) parts.push_back(Part::other);
    line.remove_prefix(1);
  }
  return parts;
}

/// The index of the role that belongs to the axis at `from`, in the direction of `step`; none if
/// anything but links stands between.
std::optional<std::size_t> role_beside(const std::vector<Part>& parts, std::size_t from, int step) {
  constexpr int most_links = 7;
  std::size_t at = from;
  for (int k = 0; k <= most_links; ++k) {
    if (step < 0 && at == 0) return std::nullopt;
    at = step < 0 ? at - 1 : at + 1;
    if (at >= parts.size()) return std::nullopt;
    if (is_role(parts[at])) return at;
    const bool links = parts[at] == Part::link || (parts[at] == Part::sign && step > 0);
    if (!links) return std::nullopt;
  }
  return std::nullopt;
}

/// Whether another role follows in the same sentence: "columns: actual, predicted" are two columns.
bool is_in_list(const std::vector<Part>& parts, std::size_t at, int step) {
  while (step > 0 ? at + 1 < parts.size() : at > 0) {
    at = step < 0 ? at - 1 : at + 1;
    if (parts[at] == Part::end || is_side(parts[at])) return false;
    if (is_role(parts[at])) return true;
  }
  return false;
}

struct Pairs {
  std::size_t count = 0;
  Part rows = Part::other;
  Part columns = Part::other;
  bool any_list = false;
  bool any_adjacent = false;  ///< a role directly beside an axis: "rows predicted so far"
  bool contrary = false;

  Role rows_role() const {
    if (contrary || count == 0 || rows == columns) return Role::none;
    if (count == 1 && (any_list || any_adjacent)) return Role::none;
    const bool predicted_rows = rows == Part::predicted || columns == Part::truth;
    return predicted_rows ? Role::predicted : Role::truth;
  }
};

/// The roles after (`step` 1) or before (-1) each axis.
Pairs pairs_of(const std::vector<Part>& parts, int step) {
  Pairs pairs;
  for (std::size_t k = 0; k < parts.size(); ++k) {
    if (!is_side(parts[k])) continue;
    const auto role = role_beside(parts, k, step);
    if (!role) continue;
    Part& side = parts[k] == Part::rows ? pairs.rows : pairs.columns;
    if (side != Part::other && side != parts[*role]) pairs.contrary = true;
    if (side == Part::other) ++pairs.count;
    side = parts[*role];
    pairs.any_adjacent = pairs.any_adjacent || *role == k + 1 || *role + 1 == k;
    pairs.any_list = pairs.any_list || is_in_list(parts, *role, step);
  }
  return pairs;
}

/// The role of an argument of a call, by its words: `predict(fit)`, `test$truth`, `p > 0.5`.
Role role_of_argument(std::string_view argument) {
  if (argument.starts_with("predict")) return Role::predicted;
  bool is_truth = false;
  bool is_predicted = argument.find('>') != argument.npos;  // a threshold of scores
  while (true) {
    const std::string word = take_word(argument);
    if (word.empty()) break;
    is_truth = is_truth || known_word(word) == Word::truth;
    is_predicted = is_predicted || known_word(word) == Word::predicted;
  }
  if (is_predicted == is_truth) return Role::none;
  return is_predicted ? Role::predicted : Role::truth;
}

/// The arguments of the call that `text` starts with; inner calls are not split.
std::vector<std::string_view> arguments_of(std::string_view text) {
  std::vector<std::string_view> arguments;
  std::size_t begin = 0;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(' || c == '[') ++depth;
    const bool closes = (c == ')' || c == ']') && depth-- == 0;
    if (closes || (c == ',' && depth == 0)) {
      arguments.push_back(trimmed(text.substr(begin, i - begin)));
      begin = i + 1;
    }
    if (closes) return arguments;
  }
  return {};
}

}  // namespace

Role rows_stated_in(std::string_view line) {
  constexpr std::size_t longest = 600;
  if (line.size() > longest) return Role::none;
  const auto parts = parts_of(line);
  if (std::none_of(parts.begin(), parts.end(), is_side) ||
      std::none_of(parts.begin(), parts.end(), is_role))
    return Role::none;
  const Pairs behind = pairs_of(parts, 1), before = pairs_of(parts, -1);
  if (behind.count != before.count)
    return (behind.count > before.count ? behind : before).rows_role();
  const Role one = behind.rows_role(), other = before.rows_role();
  return one == other ? one : Role::none;
}

Role rows_of_call(std::string_view line) {
  constexpr std::string_view calls[] = {"confusion_matrix(", "confusionmat(", "crosstab(",
                                        "table("};
  for (std::string_view name : calls) {
    const std::size_t at = line.find(name);
    if (at == std::string_view::npos) continue;
    const std::string_view before = line.substr(0, at);
    // read_table() and data.table() are other functions.
    if (!before.empty() && is_name_character(before.back()) && before.back() != '.') continue;
    if (before.ends_with("data.")) continue;
    const auto arguments = arguments_of(line.substr(at + name.size()));
    if (arguments.size() < 2) return Role::none;
    const Role first = role_of_argument(arguments[0]), second = role_of_argument(arguments[1]);
    if (first == second) return Role::none;
    if (second == Role::predicted) return Role::truth;
    // torchmetrics takes the predictions first but still has the truth in the rows.
    if (name.starts_with("confusion")) return Role::none;
    return first == Role::predicted || second == Role::truth ? Role::predicted : Role::none;
  }
  return Role::none;
}

std::vector<StatedAxes> axes_stated_in(std::string_view text, const TextView& lines) {
  std::vector<StatedAxes> found;
  for (std::size_t k = 0; k < lines.size(); ++k) {
    const std::string_view line = trimmed(lines[k].of(text));
    if (line.empty()) continue;
    if (!found.empty() && found.back().is_call && found.back().printed_line == 0) {
      // Without a print before the next prompt, nothing of the call is printed here.
      if (prompt_length(line) > 0) {
        found.pop_back();
      } else {
        found.back().printed_line = k + 1;
      }
    }
    if (const Role role = rows_stated_in(line); role != Role::none) {
      found.push_back({role, k + 1});
    } else if (const Role of_call = rows_of_call(line); of_call != Role::none) {
      found.push_back({of_call, k + 1, true});
    }
  }
  return found;
}

}  // namespace deconfuse
