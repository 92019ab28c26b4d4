#include "input/names.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>
#include <string>
#include <utility>

#include "data/ascii.hpp"
#include "input/source.hpp"

namespace deconfuse {
namespace {

enum class Word {
  unknown,
  filler,
  class_word,
  truth,
  predicted,
  weight,
  count,
  index,
  score,
  total,
  y,
  hat
};

struct KnownWord {
  std::string_view text;
  Word word;
};

constexpr KnownWord known_words[] = {
    {"truth", Word::truth},
    {"true", Word::truth},
    {"actual", Word::truth},
    {"actuals", Word::truth},
    {"real", Word::truth},
    {"reales", Word::truth},
    {"reference", Word::truth},
    {"ref", Word::truth},
    {"referencia", Word::truth},
    {"gold", Word::truth},
    {"gt", Word::truth},
    {"observed", Word::truth},
    {"obs", Word::truth},
    {"observado", Word::truth},
    {"observada", Word::truth},
    {"expected", Word::truth},
    {"esperado", Word::truth},
    {"esperada", Word::truth},
    {"verdad", Word::truth},
    {"verdadero", Word::truth},
    {"verdadera", Word::truth},
    {"verdaderos", Word::truth},
    {"verdaderas", Word::truth},
    {"correct", Word::truth},
    {"correcta", Word::truth},
    {"correcto", Word::truth},
    {"correctas", Word::truth},
    {"correctos", Word::truth},
    {"ytrue", Word::truth},
    {"ytest", Word::truth},
    {"yreal", Word::truth},
    {"groundtruth", Word::truth},
    {"testigo", Word::truth},
    {"tatsachlich", Word::truth},
    {"tatsachliche", Word::truth},
    {"wahrheit", Word::truth},
    {"reel", Word::truth},
    {"reelle", Word::truth},
    {"verite", Word::truth},
    {"observe", Word::truth},
    {"predicted", Word::predicted},
    {"predict", Word::predicted},
    {"predicts", Word::predicted},
    {"prediction", Word::predicted},
    {"predictions", Word::predicted},
    {"pred", Word::predicted},
    {"preds", Word::predicted},
    {"ypred", Word::predicted},
    {"yhat", Word::predicted},
    {"hat", Word::hat},
    {"widehat", Word::hat},
    {"ŷ", Word::predicted},
    {"predicho", Word::predicted},
    {"predicha", Word::predicted},
    {"predichos", Word::predicted},
    {"predichas", Word::predicted},
    {"prediccion", Word::predicted},
    {"predicciones", Word::predicted},
    {"predecido", Word::predicted},
    {"vorhergesagt", Word::predicted},
    {"vorhergesagte", Word::predicted},
    {"vorhersage", Word::predicted},
    {"vorhersagen", Word::predicted},
    {"predit", Word::predicted},
    {"predite", Word::predicted},
    {"estimado", Word::predicted},
    {"estimada", Word::predicted},
    {"estimados", Word::predicted},
    {"estimate", Word::predicted},
    {"estimated", Word::predicted},
    {"estimacion", Word::predicted},
    {"output", Word::predicted},
    {"outputs", Word::predicted},
    {"salida", Word::predicted},
    {"salidas", Word::predicted},
    {"classified", Word::predicted},
    {"clasificado", Word::predicted},
    {"clasificada", Word::predicted},
    {"pronostico", Word::predicted},
    {"pronosticado", Word::predicted},
    {"pronosticada", Word::predicted},
    {"hypothesis", Word::predicted},
    {"hipotesis", Word::predicted},
    {"assigned", Word::predicted},
    {"asignado", Word::predicted},
    {"asignada", Word::predicted},
    {"guess", Word::predicted},
    {"model", Word::predicted},
    {"modelo", Word::predicted},
    {"cluster", Word::predicted},
    {"clusters", Word::predicted},
    {"fitted", Word::predicted},
    {"class", Word::class_word},
    {"target", Word::class_word},
    {"targets", Word::class_word},
    {"objetivo", Word::class_word},
    {"classes", Word::class_word},
    {"label", Word::class_word},
    {"labels", Word::class_word},
    {"clase", Word::class_word},
    {"clases", Word::class_word},
    {"etiqueta", Word::class_word},
    {"etiquetas", Word::class_word},
    {"category", Word::class_word},
    {"categoria", Word::class_word},
    {"classification", Word::filler},
    {"clasificacion", Word::filler},
    {"condition", Word::filler},
    {"condicion", Word::filler},
    {"value", Word::filler},
    {"values", Word::filler},
    {"valor", Word::filler},
    {"valores", Word::filler},
    {"test", Word::filler},
    {"as", Word::filler},
    {"como", Word::filler},
    {"ground", Word::filler},
    {"vector", Word::filler},
    {"de", Word::filler},
    {"const", Word::filler},
    {"let", Word::filler},
    {"var", Word::filler},
    {"sample", Word::filler},
    {"case", Word::filler},
    {"star", Word::filler},
    {"absolute", Word::filler},
    {"mathbf", Word::filler},
    {"mathrm", Word::filler},
    {"text", Word::filler},
    {"k", Word::filler},
    {"y", Word::y},
    {"weight", Word::weight},
    {"weights", Word::weight},
    {"w", Word::weight},
    {"wt", Word::weight},
    {"peso", Word::weight},
    {"pesos", Word::weight},
    {"ponderacion", Word::weight},
    {"ponderaciones", Word::weight},
    {"count", Word::count},
    {"counts", Word::count},
    {"n", Word::count},
    {"freq", Word::count},
    {"frequency", Word::count},
    {"frequencies", Word::count},
    {"frecuencia", Word::count},
    {"frecuencias", Word::count},
    {"cuenta", Word::count},
    {"cuentas", Word::count},
    {"conteo", Word::count},
    {"recuento", Word::count},
    {"cantidad", Word::count},
    {"casos", Word::count},
    {"cases", Word::count},
    {"size", Word::count},
    {"num", Word::count},
    {"numero", Word::count},
    {"number", Word::count},
    {"cnt", Word::count},
    {"veces", Word::count},
    {"times", Word::count},
    {"instances", Word::count},
    {"instancias", Word::count},
    {"registros", Word::count},
    {"ocurrencias", Word::count},
    {"occurrences", Word::count},
    {"len", Word::count},
    {"index", Word::index},
    {"indice", Word::index},
    {"idx", Word::index},
    {"id", Word::index},
    {"row", Word::index},
    {"rows", Word::index},
    {"fila", Word::index},
    {"rowname", Word::index},
    {"rownames", Word::index},
    {"rowid", Word::index},
    {"unnamed", Word::index},
    {"score", Word::score},
    {"scores", Word::score},
    {"prob", Word::score},
    {"proba", Word::score},
    {"probs", Word::score},
    {"probability", Word::score},
    {"probabilities", Word::score},
    {"probabilidad", Word::score},
    {"probabilidades", Word::score},
    {"puntuacion", Word::score},
    {"confidence", Word::score},
    {"confianza", Word::score},
    {"puntaje", Word::score},
    {"puntajes", Word::score},
    {"puntuaciones", Word::score},
    {"yscore", Word::score},
    {"yprob", Word::score},
    {"yproba", Word::score},
    {"logit", Word::score},
    {"logits", Word::score},
    {"total", Word::total},
    {"totals", Word::total},
    {"totales", Word::total},
    {"sum", Word::total},
    {"sums", Word::total},
    {"suma", Word::total},
    {"sumas", Word::total},
    {"all", Word::total},
    {"todos", Word::total},
    {"todas", Word::total},
    {"margin", Word::total},
    {"margins", Word::total},
    {"σ", Word::total},
    {"∑", Word::total},
};

struct Letters {
  std::string_view from;
  std::string_view to;
};

constexpr Letters folded[] = {
    {"á", "a"}, {"é", "e"}, {"í", "i"}, {"ó", "o"}, {"ú", "u"}, {"Á", "a"}, {"É", "e"}, {"Í", "i"},
    {"Ó", "o"}, {"Ú", "u"}, {"ñ", "n"}, {"Ñ", "n"}, {"ä", "a"}, {"ö", "o"}, {"ü", "u"}, {"Ä", "a"},
    {"Ö", "o"}, {"Ü", "u"}, {"è", "e"}, {"ê", "e"}, {"Ŷ", "ŷ"}, {"Σ", "σ"}};
constexpr std::string_view arrows[] = {"→", "↓", "←", "↑"};
constexpr std::string_view circumflex = "\u0302";

/// Takes the next word off `text`: lower case, without accents; letters only, so that `y_true2` is
/// "y", "true". Empty at the end.
std::string take_word(std::string_view& text) {
  std::string word;
  bool after_lower = false;
  while (!text.empty()) {
    const char c = text[0];
    if (is_letter(c)) {
      // yTrue, predictedClass, modelA
      if (c <= 'Z' && !word.empty() && word.back() >= 'a' &&
          (text.size() == 1 ? after_lower : text[1] >= 'a'))
        break;
      after_lower = c >= 'a';
      word += lower_case(c);
      text.remove_prefix(1);
      continue;
    }
    if (static_cast<unsigned char>(c) < 0x80) {
      if (!word.empty()) break;
      text.remove_prefix(1);
      continue;
    }
    const auto* arrow = std::find_if(std::begin(arrows), std::end(arrows),
                                     [text](std::string_view a) { return text.starts_with(a); });
    if (arrow != std::end(arrows)) {
      if (!word.empty()) break;
      text.remove_prefix(arrow->size());
      continue;
    }
    const auto* letters =
        std::find_if(std::begin(folded), std::end(folded),
                     [text](const Letters& l) { return text.starts_with(l.from); });
    if (letters != std::end(folded)) {
      word += letters->to;
      text.remove_prefix(letters->from.size());
    } else if (text.starts_with(circumflex)) {
      if (word == "y") word = "ŷ";
      text.remove_prefix(circumflex.size());
    } else {
      word += c;
      text.remove_prefix(1);
    }
  }
  return word;
}

Word known_word(std::string_view word) {
  const auto* known = std::find_if(std::begin(known_words), std::end(known_words),
                                   [word](const KnownWord& k) { return k.text == word; });
  return known == std::end(known_words) ? Word::unknown : known->word;
}

/// A long text is no name.
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

/// The words seen so far and what they make together.
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

/// One of `words`, perhaps beside a word for counts: "n_pos".
bool is_counted_class(std::string_view name, std::span<const std::string_view> words) {
  if (name.size() > longest_name) return false;
  bool any = false;
  std::string joined;  // non_events
  while (true) {
    const std::string word = take_word(name);
    if (word.empty()) return any;
    joined += word;
    if (std::find(words.begin(), words.end(), word) != words.end() ||
        std::find(words.begin(), words.end(), joined) != words.end()) {
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
    if (!before.empty() && (inner == Role::truth || inner == Role::predicted)) {
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
    // "Actual star" and "Actual true" have a class for their rest.
    if (role != Role::none && ahead.empty()) break;
    meaning.take(word);
    if (word == Word::truth || word == Word::predicted) role = meaning.role();
    rest = ahead;
  }
  // "y = 1", but "y axis" is a name.
  if (role == Role::none && meaning.has(Word::y) && trimmed(rest).starts_with('='))
    role = meaning.role();
  // "pred. ham"
  if (rest.starts_with(". ")) rest.remove_prefix(1);
  // "Predicted -" and "Predicted -1" have classes for their rests.
  const auto begins_class = [](std::string_view text) {
    return text == "-" || (text[0] == '-' && (is_digit(text[1]) || text[1] == '.'));
  };
  while (!rest.empty() && !begins_class(rest) &&
         std::string_view(" :_-=").find(rest[0]) != std::string_view::npos) {
    rest.remove_prefix(1);
  }
  return role;
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
  return any_word(name, [](const std::string& word) {
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
  });
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
    return known_word(word) == Word::index ||
           std::find(std::begin(words), std::end(words), word) != std::end(words);
  };
  const auto says_else = [](const std::string& word) {
    const Word known = known_word(word);
    return known == Word::predicted || known == Word::score || known == Word::weight;
  };
  return trimmed(name) == "#" || (any_word(name, numbers) && !any_word(name, says_else));
}

bool may_name_counts(std::string_view name) {
  const auto counts = [](const std::string& word) {
    const Word known = known_word(word);
    return known == Word::count || known == Word::total || word == "value" || word == "valor" ||
           word == "values" || word == "valores";
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
    } else if (std::find(std::begin(beside), std::end(beside), word) == std::end(beside)) {
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
  return std::find(std::begin(words), std::end(words), text) != std::end(words);
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
  return std::find(std::begin(words), std::end(words), text) != std::end(words);
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
  return std::find(std::begin(words), std::end(words), text) != std::end(words);
}

}  // namespace deconfuse
