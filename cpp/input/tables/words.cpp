#include "input/tables/words.hpp"

#include <algorithm>
#include <iterator>

#include "data/ascii.hpp"

namespace deconfuse {
namespace {

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
    {"forecast", Word::predicted},
    {"forecasts", Word::predicted},
    {"prognose", Word::predicted},
    {"prognostiziert", Word::predicted},
    {"prevision", Word::predicted},
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

}  // namespace

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

}  // namespace deconfuse
