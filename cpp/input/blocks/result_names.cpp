#include "input/blocks/result_names.hpp"

#include <algorithm>
#include <string>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

/// Words that make a name the name of a result.
constexpr std::string_view result_words[] = {
    "accuracy", "acc", "auc", "auroc", "auprc", "roc_auc", "f1", "f1score", "f1_score", "f",
    "fscore", "precision", "recall", "sensitivity", "specificity", "kappa", "mcc", "brier", "gini",
    "logloss", "loss", "error", "mse", "rmse", "mae", "r2", "fpr", "fnr", "tpr", "tnr", "ppv",
    "npv", "iou", "jaccard", "time", "elapsed", "seconds", "epoch", "epochs", "avg", "average",
    "support", "threshold", "seed", "prevalence", "rate", "runtime", "lift", "informedness", "ci",
    "interval", "oob",
    // Spanish
    "exactitud", "precisión", "precision", "exhaustividad", "sensibilidad", "especificidad",
    "pérdida", "tiempo", "media", "umbral",
    // German
    "genauigkeit", "sensitivität", "spezifität", "trefferquote", "fehler", "fehlerrate", "zeit",
    "verlust", "korrektklassifikationsrate",
    // French
    "exactitude", "précision", "rappel", "sensibilité", "spécificité", "perte", "temps", "moyenne"};

/// Whether the character ends a word: it is no letter and no digit.
bool ends_word(char c) {
  return !(is_letter(c) || is_digit(c) || static_cast<unsigned char>(c) >= 0x80);
}

std::vector<std::string_view> tokens_of(std::string_view line) {
  std::vector<std::string_view> tokens;
  while (!(line = trimmed(line)).empty()) {
    const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
    tokens.push_back(line.substr(0, end));
    line.remove_prefix(end);
  }
  return tokens;
}

bool names_report_columns(std::string_view line) {
  const std::string lower = lower_case(std::string(line));
  return contains(lower, "precision") && contains(lower, "recall") &&
         (contains(lower, "f1") || contains(lower, "support") || contains(lower, "f-measure"));
}

/// Whether the line is a row of a report: "spam 0.50 1.00 0.67 12", "accuracy 0.67 3".
bool is_report_row(std::string_view line) {
  const auto tokens = tokens_of(line);
  std::size_t numbers = 0;
  bool any_fraction = false;
  for (auto token = tokens.rbegin(); token != tokens.rend() && reads_as_number(*token); ++token) {
    ++numbers;
    any_fraction =
        any_fraction || token->find('.') != token->npos || token->find(',') != token->npos;
  }
  return any_fraction && (numbers >= 3 || (numbers == 2 && names_result(tokens[0])));
}

}  // namespace

bool names_result(std::string_view text) {
  constexpr std::size_t longest = 60;
  if (text.size() > longest) return false;
  const std::string lower = lower_case(std::string(text));
  for (std::size_t begin = 0; begin < lower.size();) {
    std::size_t end = begin;
    while (end < lower.size() && !ends_word(lower[end])) ++end;
    const std::string_view word = std::string_view(lower).substr(begin, end - begin);
    if (is_one_of(word, result_words)) return true;
    begin = end + 1;
  }
  return false;
}

bool is_result_line(std::string_view line) {
  line = trimmed(line);
  const std::size_t sign = line.find_first_of(":=");
  if (sign == std::string_view::npos || sign == 0) return false;
  if (line.find_first_of("\t|[{") != std::string_view::npos) return false;
  const auto values = tokens_of(line.substr(sign + 1));
  if (values.empty()) return false;
  std::string_view value = values[0];
  while (!value.empty() && std::string_view(",;.").find(value.back()) != value.npos)
    value.remove_suffix(1);
  const bool is_number = reads_as_number(value) || value.starts_with('(') ||
                         value.starts_with('<') || value == "NA" || value == "NaN" ||
                         value == "nan";
  return is_number && names_result(line.substr(0, sign));
}

std::size_t report_end(std::string_view text, const TextView& view, std::size_t begin) {
  if (!names_report_columns(view[begin].of(text))) return begin;
  std::size_t end = begin + 1;
  for (std::size_t k = end; k < view.size(); ++k) {
    const std::string_view line = trimmed(view[k].of(text));
    if (line.empty()) continue;
    if (!is_report_row(line)) break;
    end = k + 1;
  }
  return end > begin + 1 ? end : begin;
}

}  // namespace deconfuse
