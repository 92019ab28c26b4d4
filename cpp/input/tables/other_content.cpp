#include "input/tables/other_content.hpp"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "data/ascii.hpp"
#include "data/word_list.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/text/number.hpp"

namespace deconfuse {
namespace {

constexpr std::string_view metrics[] = {"accuracy",
                                        "auc",
                                        "auroc",
                                        "especificidad",
                                        "exactitud",
                                        "exhaustividad",
                                        "f1",
                                        "f1 score",
                                        "f1score",
                                        "fnr",
                                        "fpr",
                                        "kappa",
                                        "mcc",
                                        "npv",
                                        "ppv",
                                        "precision",
                                        "precisi\u00f3n",
                                        "recall",
                                        "roc auc",
                                        "sensibilidad",
                                        "sensitivity",
                                        "specificity",
                                        "tnr",
                                        "tpr",
                                        "balanced accuracy",
                                        "log loss"};

constexpr std::string_view loss_words[] = {
    "action", "actions", "cost",         "costs",         "loss",        "losses",  "utility",
    "coste",  "costo",   "p\u00e9rdida", "p\u00e9rdidas", "acci\u00f3n", "acciones"};

/// The name in lower case, with punctuation replaced by single blanks: "F1-score:" becomes "f1
/// score".
std::string plain_name(std::string_view name) {
  std::string plain;
  for (const char c : name) {
    const bool is_mark = c == '_' || c == '-' || c == ':' || c == '=' || is_blank(c);
    if (!is_mark) plain += lower_case(c);
    if (is_mark && !plain.empty() && plain.back() != ' ') plain += ' ';
  }
  if (plain.ends_with(' ')) plain.pop_back();
  return plain;
}

/// Whether the table holds names of metrics and as many numbers, side by side or one above the
/// other: "precision = 0.66, recall = 0.80".
bool holds_metrics(const Grid& grid) {
  constexpr std::size_t most_cells = 60;
  std::size_t names = 0, numbers = 0;
  std::string open;  // the start of a name that blanks divide
  if (grid.cells() > most_cells) return false;
  for (std::size_t r = 0; r < grid.rows(); ++r) {
    for (const Cell& cell : grid.row(r)) {
      if (reads_as_number(cell.text)) {
        ++numbers;
        if (!open.empty()) return false;
        continue;
      }
      std::string_view text = cell.text;
      const std::size_t sign = text.find_first_of("=:");
      if (sign != std::string_view::npos && reads_as_number(trimmed(text.substr(sign + 1)))) {
        ++numbers;
        text = text.substr(0, sign);
      }
      const std::string name = plain_name(text);
      if (name.empty()) continue;
      open += (open.empty() ? "" : " ") + name;
      if (!is_one_of(open, metrics)) continue;
      ++names;
      open.clear();
    }
  }
  return names > 0 && open.empty() && numbers == names;
}

/// Whether the names of both coordinates, and perhaps of the threshold, stand above numbers.
bool holds_curve(const Grid& grid) {
  std::set<std::string> names;
  for (const Cell& cell : grid.row(0)) names.insert(plain_name(cell.text));
  const bool roc = names.contains("fpr") && names.contains("tpr");
  const bool pr = names.contains("recall") && names.contains("precision");
  if ((!roc && !pr) || grid.rows() < 3) return false;
  std::size_t others = names.size() - 2;
  for (const char* word : {"threshold", "thresholds", "umbral", "umbrales", ""})
    others -= names.contains(word) ? 1 : 0;
  const auto row = grid.row(1);
  return others == 0 && std::all_of(row.begin(), row.end(),
                                    [](const Cell& cell) { return reads_as_number(cell.text); });
}

/// Whether a corner or title speaks of losses and every other row holds numbers.
bool holds_losses(const Grid& grid) {
  if (grid.rows() < 3) return false;
  const auto first = grid.row(0);
  const bool said = std::any_of(first.begin(), first.end(), [](const Cell& cell) {
    std::string name = plain_name(cell.text);
    return is_one_of(name.substr(0, name.find_first_of(" (/\\")), loss_words);
  });
  const auto last = grid.row(grid.rows() - 1);
  return said && last.size() > 2 && std::all_of(last.begin() + 1, last.end(), [](const Cell& c) {
           return reads_as_number(c.text);
         });
}

/// Whether the line defines a function of x: "A(x) = …".
bool defines_function(std::string_view line) {
  const std::size_t x = line.find("(x)");
  if (x == 0 || x == line.npos ||
      !std::all_of(line.begin(), line.begin() + static_cast<std::ptrdiff_t>(x), is_name_character))
    return false;
  const std::string_view rest = trimmed(line.substr(x + 3));
  return rest.starts_with('=') && rest.size() > 1;
}

Cell line_at(std::string_view text, std::size_t begin) {
  const std::string_view line = trimmed(text.substr(begin, line_end(text, begin) - begin));
  return {line, static_cast<std::size_t>(line.data() - text.data())};
}

}  // namespace

std::optional<Cell> defined_functions(std::string_view text) {
  std::optional<Cell> first;
  for (std::size_t begin = 0; begin < text.size(); begin = next_line(text, line_end(text, begin))) {
    const Cell line = line_at(text, begin);
    if (line.text.empty()) continue;
    if (!defines_function(line.text)) return std::nullopt;
    if (!first) first = line;
  }
  return first;
}

std::optional<Cell> function_of_python(std::string_view text) {
  const std::size_t at = text.find("lambda x:");
  if (at == text.npos) return std::nullopt;
  const std::size_t before = text.find_last_of("\n\r", at);
  return line_at(text, before == text.npos ? 0 : before + 1);
}

std::optional<InputError> find_other_content(const Source& source, const Grid& grid) {
  if (grid.rows() == 0) return std::nullopt;
  const Cell& place = grid.row(0)[0];
  if (holds_metrics(grid))
    return source.error(ErrorCode::looks_like_metrics, place, Expected::labels_or_matrix);
  if (holds_curve(grid))
    return source.error(ErrorCode::looks_like_curve, place, Expected::truth_and_scores);
  if (holds_losses(grid))
    return source.error(ErrorCode::looks_like_losses, place, Expected::labels_or_matrix);
  return std::nullopt;
}

}  // namespace deconfuse
