#include "input/tables/names.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/tables/words.hpp"
#include "input/text/source.hpp"

namespace deconfuse {
namespace {

/// Longer text is no name.
constexpr std::size_t longest_name = 60;

template <class IsWanted>
bool any_word(std::string_view name, IsWanted is_wanted) {
  if (name.size() > longest_name) return false;
  while (true) {
    const std::string word = take_word(name);
    if (word.empty()) return false;
    if (is_wanted(word)) return true;
  }
}

bool has_word_of(std::span<const std::string_view> words, std::string_view name) {
  return any_word(name, [&](const std::string& word) { return is_one_of(word, words); });
}

/// The words of a name so far, and the role that they have together.
class Meaning {
 public:
  bool take(Word word) {
    if (word == Word::unknown) return false;
    seen_[static_cast<std::size_t>(word)] = true;
    return true;
  }
  bool has(Word word) const { return seen_[static_cast<std::size_t>(word)]; }
  Role role() const {
    if (has(Word::score)) return Role::score;
    if (has(Word::weight)) return Role::weight;
    if (has(Word::predicted) && has(Word::truth)) return Role::none;
    if (has(Word::predicted) || (has(Word::hat) && has(Word::y))) return Role::predicted;
    if (has(Word::truth) || has(Word::y)) return Role::truth;
    if (has(Word::count)) return Role::count;
    if (has(Word::index)) return Role::index;
    if (has(Word::class_word)) return Role::truth;
    return Role::none;
  }

 private:
  bool seen_[static_cast<std::size_t>(Word::hat) + 1] = {};
};

/// Whether the name consists of one of `words`, perhaps beside a word for counts: "n_pos".
bool is_counted_class(std::string_view name, std::span<const std::string_view> words) {
  if (name.size() > longest_name) return false;
  bool any = false;
  std::string joined;  // for "non_events"
  while (true) {
    const std::string word = take_word(name);
    if (word.empty()) return any;
    joined += word;
    if (is_one_of(word, words) || is_one_of(joined, words)) {
      any = true;
    } else if (known_word(word) == Word::count) {
      joined.clear();
    } else if (word != "non" && word != "no") {
      return false;
    }
  }
}

}  // namespace

Role role_of(std::string_view name) {
  if (name.size() > longest_name) return Role::none;
  if (trimmed(name) == "#") return Role::index;
  Meaning meaning;
  while (true) {
    const std::string word = take_word(name);
    if (word.empty()) break;
    if (!meaning.take(known_word(word))) return Role::none;
  }
  return meaning.has(Word::total) ? Role::none : meaning.role();
}

Role leading_role(std::string_view name, std::string_view& rest) {
  rest = name;
  if (name.size() > longest_name) return Role::none;
  // "ham (actual)"
  if (const std::size_t open = name.find_last_of('('); name.ends_with(')') && open < name.size()) {
    const std::string_view before = trimmed(name.substr(0, open));
    const Role inner = role_of(name.substr(open + 1, name.size() - open - 2));
    // "Healthy (y = 0)" tells a class, not an axis.
    const bool says_class = name.find('=', open) != std::string_view::npos;
    if (!before.empty() && !says_class && (inner == Role::truth || inner == Role::predicted)) {
      rest = before;
      return inner;
    }
  }
  Meaning meaning;
  Role role = Role::none;
  std::string_view ahead = name;
  while (true) {
    const Word word = known_word(take_word(ahead));
    if (word != Word::truth && word != Word::predicted && word != Word::y && word != Word::hat &&
        word != Word::filler)
      break;
    // The last word of "Actual star" and "Actual true" is a class.
    if (role != Role::none && ahead.empty()) break;
    meaning.take(word);
    if (word == Word::truth || word == Word::predicted) role = meaning.role();
    rest = ahead;
  }
  // "y = 1" names the truth and a class; "y axis" does not.
  if (role == Role::none && meaning.has(Word::y) && trimmed(rest).starts_with('='))
    role = meaning.role();
  // "pred. ham"
  if (rest.starts_with(". ")) rest.remove_prefix(1);
  // In "Predicted -" and "Predicted -1" the hyphen belongs to the class.
  const auto begins_class = [](std::string_view text) {
    return text == "-" || (text[0] == '-' && (is_digit(text[1]) || text[1] == '.'));
  };
  while (!rest.empty() && !begins_class(rest) &&
         std::string_view(" :_-=").find(rest[0]) != std::string_view::npos) {
    rest.remove_prefix(1);
  }
  if (constexpr std::string_view wide = "："; rest.starts_with(wide))
    rest = trimmed(rest.substr(wide.size()));
  return role;
}

Role role_of_variable(std::string_view name) {
  static constexpr std::string_view models[] = {
      "lda",   "qda",   "glm",  "knn", "svm", "rf",       "tree",  "nb",  "bayes", "forest",
      "boost", "rpart", "nnet", "nn",  "xgb", "logistic", "logit", "mlp", "bag",   "gbm"};
  if (const Role role = role_of(name); role != Role::none || name.size() > longest_name)
    return role;
  if (!std::all_of(name.begin(), name.end(), is_name_character)) return Role::none;
  std::string first, last;
  std::size_t words = 0;
  bool is_truth = false, is_predicted = false;
  while (true) {
    std::string word = take_word(name);
    if (word.empty()) break;
    is_truth = is_truth || known_word(word) == Word::truth;
    is_predicted = is_predicted || known_word(word) == Word::predicted;
    if (known_word(word) == Word::score || known_word(word) == Word::count) return Role::none;
    if (words++ == 0) first = word;
    last = std::move(word);
  }
  if (words < 2 || (is_truth && is_predicted)) return Role::none;
  const Word ends[] = {known_word(first), known_word(last)};
  for (const auto& [word, role] :
       {std::pair{Word::predicted, Role::predicted}, std::pair{Word::truth, Role::truth}}) {
    if (ends[0] == word || ends[1] == word) return role;
  }
  const bool is_of_model = is_one_of(first, models);
  return is_of_model && ends[1] == Word::class_word ? Role::predicted : Role::none;
}

bool names_prediction(std::string_view name) {
  const Role role = role_of(name);
  if (role != Role::none) return role == Role::predicted;
  std::string_view rest;
  return leading_role(name, rest) == Role::predicted && !rest.empty();
}

bool names_score(std::string_view name) {
  return any_word(name, [](const std::string& word) { return known_word(word) == Word::score; });
}

bool names_bin(std::string_view name) {
  static constexpr std::string_view words[] = {
      "bin",        "bins",    "bucket", "buckets", "decile", "deciles", "quantile",
      "percentile", "ventile", "decil",  "cuantil", "tramo",  "tramos",  "percentil"};
  return has_word_of(words, name);
}

bool names_folds(std::string_view name) {
  static constexpr std::string_view words[] = {
      "fold",   "folds",     "cv",        "kfold",    "cvfold", "split",   "splits",
      "pli",    "plis",      "pliegue",   "pliegues", "falte",  "faltung", "resample",
      "foldid", "particion", "partition", "teilung",  "holdout"};
  if (role_of(name) != Role::none) return false;
  return has_word_of(words, name);
}

bool names_groups(std::string_view name) {
  static constexpr std::string_view words[] = {
      "group",   "groups",     "subgroup", "grupo",   "grupos",  "subgrupo",  "gruppe",
      "gruppen", "groupe",     "groupes",  "sex",     "sexo",    "sexe",      "gender",
      "genero",  "geschlecht", "genre",    "race",    "raza",    "ethnicity", "ethnic",
      "etnia",   "ethnie",     "cohort",   "cohorte", "kohorte", "agegroup",  "demographic"};
  if (role_of(name) != Role::none) return false;
  return has_word_of(words, name);
}

bool names_models(std::string_view name) {
  static constexpr std::string_view words[] = {
      "model",        "models",        "modelo",      "modelos",    "modell",
      "modelle",      "modele",        "modeles",     "classifier", "classifiers",
      "clasificador", "klassifikator", "classifieur", "algorithm",  "algoritmo",
      "algorithmus",  "algorithme",    "method",      "estimator",  "system"};
  const std::string word = take_word(name);
  return is_one_of(word, words) && take_word(name).empty();
}

bool names_rater(std::string_view name) {
  static constexpr std::string_view words[] = {
      "rater",       "annotator",   "coder",      "judge",       "reviewer",   "evaluator",
      "observer",    "assessor",    "labeler",    "labeller",    "expert",     "grader",
      "juez",        "anotador",    "evaluador",  "codificador", "revisor",    "experto",
      "observador",  "beurteiler",  "kodierer",   "prufer",      "gutachter",  "raterin",
      "bewerter",    "juge",        "codeur",     "annotateur",  "evaluateur", "experte",
      "radiologist", "pathologist", "crowdworker"};
  if (role_of(name) != Role::none) return false;
  const std::string_view trimmed_name = trimmed(name);
  const std::size_t letters = trimmed_name.find_last_not_of("0123456789") + 1;
  const std::string_view stem = trimmed_name.substr(0, letters);
  if (letters < trimmed_name.size() && (stem == "R" || stem == "r" || stem == "ann")) return true;
  return has_word_of(words, name);
}

std::string_view class_of_score(std::string_view name) {
  std::string_view rest = name, ahead = name;
  while (true) {
    const std::string word = take_word(ahead);
    const Word known = known_word(word);
    const bool says_score = known == Word::score || known == Word::predicted || known == Word::y ||
                            known == Word::filler || known == Word::class_word || word == "p" ||
                            word == "pr";
    if (!says_score || ahead.empty()) break;
    // "prob_a", but not the "p" of "pear" or a class named "p"
    const char next = ahead.front();
    if (std::string_view(" _-.:=([").find(next) == std::string_view::npos && !is_digit(next)) break;
    rest = ahead;
  }
  while (!rest.empty() &&
         std::string_view(" _-.:=([").find(rest.front()) != std::string_view::npos &&
         rest.size() != name.size())
    rest.remove_prefix(1);
  // P(a | x)
  if (rest.size() != name.size() && rest.ends_with(')')) {
    rest.remove_suffix(1);
    if (const std::size_t bar = rest.find('|'); bar != std::string_view::npos)
      rest = rest.substr(0, bar);
  }
  if (rest.size() != name.size() && rest.ends_with(']')) rest.remove_suffix(1);
  rest = trimmed(rest);
  return rest.empty() ? name : rest;
}

bool is_positives(std::string_view name) {
  static constexpr std::string_view words[] = {
      "positives", "positive", "pos",   "positivos", "positivas", "positivo", "positiva",
      "bad",       "bads",     "malos", "events",    "event",     "eventos",  "ones"};
  return is_counted_class(name, words);
}

bool is_negatives(std::string_view name) {
  static constexpr std::string_view words[] = {"negatives", "negative",  "neg",       "negativos",
                                               "negativas", "negativo",  "negativa",  "good",
                                               "goods",     "buenos",    "nonevents", "nonevent",
                                               "noevents",  "noeventos", "zeros"};
  return is_counted_class(name, words);
}

bool may_number_rows(std::string_view name) {
  static constexpr std::string_view words[] = {
      "obs", "observation", "observacion", "case",   "caso",    "number", "numero", "nr",
      "num", "key",         "record",      "sample", "muestra", "item",   "uid"};
  const auto numbers = [](const std::string& word) {
    return known_word(word) == Word::index || is_one_of(word, words);
  };
  const auto says_else = [](const std::string& word) {
    const Word known = known_word(word);
    return known == Word::predicted || known == Word::score || known == Word::weight;
  };
  return trimmed(name) == "#" || (any_word(name, numbers) && !any_word(name, says_else));
}

bool may_name_counts(std::string_view name) {
  static constexpr std::string_view words[] = {
      "value",  "values",       "valor", "valores", "support", "samples", "examples",
      "images", "observations", "items", "tally",   "nombre",  "nb",      "records"};
  const auto counts = [](const std::string& word) {
    const Word known = known_word(word);
    return known == Word::count || known == Word::total || is_one_of(word, words);
  };
  const auto says_else = [](const std::string& word) {
    const Word known = known_word(word);
    return known == Word::truth || known == Word::predicted || known == Word::score;
  };
  return name.empty() || name == "0" || name[0] == '(' ||
         (any_word(name, counts) && !any_word(name, says_else));
}

bool is_class_word(std::string_view name) {
  if (name.size() > longest_name) return false;
  bool any = false;
  while (true) {
    const std::string word = take_word(name);
    if (word.empty()) return any;
    const Word known = known_word(word);
    if (known != Word::class_word && known != Word::filler) return false;
    any = true;
  }
}

bool is_total(std::string_view name) {
  static constexpr std::string_view beside[] = {
      "row",      "rows",  "column",  "columns", "fila", "filas",   "columna",
      "columnas", "grand", "general", "de",      "por",  "marginal"};
  if (name.size() > longest_name) return false;
  bool any = false;
  while (true) {
    const std::string word = take_word(name);
    if (word.empty()) return any;
    const Word known = known_word(word);
    if (known == Word::total) {
      any = true;
    } else if (known == Word::truth || known == Word::predicted) {
      continue;  // "Total actual"
    } else if (!is_one_of(word, beside)) {
      return false;
    }
  }
}

bool is_missing(std::string_view text) {
  static constexpr std::string_view words[] = {
      "NA",  "NaN",  "nan", "NAN",  "null", "NULL", "Null",      "None",   "N/A",
      "n/a", "#N/A", "#NA", "<NA>", "NaT",  "\\N",  "undefined", "#¡N/D!", "#N/D"};
  if (text.empty()) return true;
  if (text.size() > 9) return false;
  const char c = text[0];
  if (c != 'N' && c != 'n' && c != '#' && c != '<' && c != '\\' && c != 'u') return false;
  return is_one_of(text, words);
}

bool is_ellipsis(std::string_view text) {
  static constexpr std::string_view words[] = {
      "..",      "...",     "....",    "…",     "⋮",     "⋯", "⋱",     "\\dots",   "\\vdots",
      "\\cdots", "\\ldots", "\\ddots", "[...]", "(...)", "·", "· · ·", "Ellipsis", "[…]"};
  if (text.empty() || text.size() > 11) return false;
  const char c = text[0];
  if (c != '.' && c != '\\' && c != '[' && c != '(' && c != 'E' &&
      static_cast<unsigned char>(c) < 0x80)
    return false;
  return is_one_of(text, words);
}

std::size_t empty_set_length(std::string_view text) {
  for (std::string_view sign : {"∅", "\\emptyset", "\\varnothing"}) {
    if (text.starts_with(sign)) return sign.size();
  }
  return 0;
}

bool is_type_name(std::string_view text) {
  static constexpr std::string_view words[] = {
      "varchar", "int64", "int32", "bigint", "integer", "double", "boolean", "hugeint", "decimal",
      "float",   "<chr>", "<fct>", "<int>",  "<dbl>",   "<lgl>",  "<ord>",   "int128",  "uint64",
      "str",     "i64",   "f64",   "i32",    "u32",     "cat",    "bool",    "enum",    "f32"};
  return is_one_of(text, words);
}

}  // namespace deconfuse
