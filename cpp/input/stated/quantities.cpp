#include "input/stated/quantities.hpp"

#include <array>
#include <iterator>

#include "input/stated/front.hpp"

namespace deconfuse {
namespace {

using enum StatedQuantity;

struct Name {
  std::string_view text;  ///< lower case; a blank also stands for hyphens, quotes or nothing
  StatedQuantity quantity;
};

/// Words with different meanings for different authors, such as "Genauigkeit", are left out.
constexpr Name names[] = {
    {"accuracy", accuracy},
    {"acc", accuracy},
    {"error rate", error_rate},
    {"misclassification rate", error_rate},
    {"misclassification error", error_rate},
    {"misclassification error rate", error_rate},
    {"classification error", error_rate},
    {"test error", error_rate},
    {"kappa", kappa},
    {"kappa statistic", kappa},
    {"mcc", matthews},
    {"matthews correlation", matthews},
    {"matthews correlation coefficient", matthews},
    {"correctly classified instances", correct_cases},
    {"correctly classified", correct_cases},
    {"incorrectly classified instances", wrong_cases},
    {"incorrectly classified", wrong_cases},
    {"n", all_cases},
    {"total number of instances", all_cases},
    {"number of instances", all_cases},
    {"number of cases", all_cases},
    {"number of observations", all_cases},
    {"cases", cases},
    {"instances", cases},
    {"observations", cases},
    {"balanced accuracy", balanced_accuracy},
    {"precision", precision},
    {"positive predictive value", precision},
    {"pos pred value", precision},
    {"ppv", precision},
    {"recall", recall},
    {"sensitivity", recall},
    {"true positive rate", recall},
    {"tp rate", recall},
    {"tpr", recall},
    {"specificity", specificity},
    {"true negative rate", specificity},
    {"tn rate", specificity},
    {"tnr", specificity},
    {"negative predictive value", negative_predictive_value},
    {"neg pred value", negative_predictive_value},
    {"npv", negative_predictive_value},
    {"false positive rate", false_positive_rate},
    {"fp rate", false_positive_rate},
    {"fpr", false_positive_rate},
    {"false negative rate", false_negative_rate},
    {"fn rate", false_negative_rate},
    {"fnr", false_negative_rate},
    {"f1", f1},
    {"f1 score", f1},
    {"f1 measure", f1},
    {"f score", f1},
    {"f measure", f1},
    {"prevalence", prevalence},
    {"detection rate", detection_rate},
    {"detection prevalence", detection_prevalence},
    {"support", support},
    {"positive class", positive_class},
    {"positive label", positive_class},
    {"roc area", other},
    {"prc area", other},
    {"auc", other},
    {"average precision", other},
    // Spanish
    {"exactitud", accuracy},
    {"tasa de error", error_rate},
    {"casos", cases},
    {"observaciones", cases},
    {"número de casos", all_cases},
    {"exactitud balanceada", balanced_accuracy},
    {"precisión", precision},
    {"valor predictivo positivo", precision},
    {"sensibilidad", recall},
    {"exhaustividad", recall},
    {"especificidad", specificity},
    {"valor predictivo negativo", negative_predictive_value},
    {"prevalencia", prevalence},
    {"soporte", support},
    {"clase positiva", positive_class},
    // German
    {"korrektklassifikationsrate", accuracy},
    {"fehlerrate", error_rate},
    {"fälle", cases},
    {"beobachtungen", cases},
    {"anzahl der fälle", all_cases},
    {"sensitivität", recall},
    {"spezifität", specificity},
    {"positiver vorhersagewert", precision},
    {"negativer vorhersagewert", negative_predictive_value},
    {"prävalenz", prevalence},
    {"positive klasse", positive_class},
    // French
    {"exactitude", accuracy},
    {"taux d'erreur", error_rate},
    {"cas", cases},
    {"nombre de cas", all_cases},
    {"rappel", recall},
    {"sensibilité", recall},
    {"spécificité", specificity},
    {"valeur prédictive positive", precision},
    {"valeur prédictive négative", negative_predictive_value},
    {"prévalence", prevalence},
    {"classe positive", positive_class},
};

/// First letters of the names; most words begin like no name, or like few.
constexpr auto first_letters = [] {
  std::array<char, std::size(names)> letters{};
  for (std::size_t k = 0; k < letters.size(); ++k) letters[k] = names[k].text[0];
  return letters;
}();

/// The length of `name` at the start of `text`; 0 if the text begins otherwise.
std::size_t length_of(std::string_view name, std::string_view text) {
  std::size_t at = 0;
  for (char c : name) {
    if (c != ' ') {
      if (at == text.size() || text[at] != c) return 0;
      ++at;
      continue;
    }
    constexpr std::size_t farthest = 4;
    const std::size_t begin = at;
    while (at < text.size() && at < begin + farthest && is_one_of(" \t_-.'\"", text[at])) ++at;
  }
  return at == text.size() || !is_in_word(text[at]) ? at : 0;
}

}  // namespace

bool is_number_of_cases(StatedQuantity quantity) {
  return quantity == correct_cases || quantity == wrong_cases || quantity == all_cases ||
         quantity == cases || quantity == support;
}

QuantityName quantity_at(std::string_view text) {
  QuantityName found;
  if (text.empty()) return found;
  const std::string_view all(first_letters.data(), first_letters.size());
  for (std::size_t k = all.find(text[0]); k != all.npos; k = all.find(text[0], k + 1)) {
    const std::size_t length = length_of(names[k].text, text);
    if (length > found.length) found = {names[k].quantity, length};
  }
  return found;
}

}  // namespace deconfuse
