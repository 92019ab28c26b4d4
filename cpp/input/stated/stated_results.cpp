#include "input/stated/stated_results.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "data/ascii.hpp"
#include "data/whole_numbers.hpp"
#include "data/word_list.hpp"
#include "input/stated/figures.hpp"
#include "input/stated/front.hpp"

namespace deconfuse {
namespace {

using enum StatedQuantity;

/// Words before a name, or in brackets after it, that assign the result to other data.
constexpr std::string_view words_of_others[] = {
    "train", "training",   "validation", "val",    "cv",   "baseline", "mean",   "average",
    "avg",   "resampling", "expected",   "fleiss", "null", "target",   "minimum"};

/// Words that may stand around the name of a class, or in its place: "of the positive class".
constexpr std::string_view fillers[] = {"the",   "this",        "our",   "a",      "class",
                                        "label", "positive",    "model", "test",   "classifier",
                                        "set",   "predictions", "clase", "klasse", "classe"};

/// The result that a figure states; none if the quantity cannot have this value. In a table of
/// results, 0 and 1 need no decimals.
std::optional<StatedResult> result_of(StatedQuantity quantity, const Figure& figure,
                                      std::size_t line, bool in_table = false) {
  StatedResult result;
  result.quantity = quantity;
  result.value = figure.value;
  result.line = line;
  if (is_number_of_cases(quantity)) {
    if (figure.is_percent || figure.is_fraction || !is_whole(figure.value)) return std::nullopt;
    result.tells = figure.value >= 10;
    return result;
  }
  const double least = quantity == kappa || quantity == matthews ? -1 : 0;
  if (!(figure.value >= least && figure.value <= 1)) return std::nullopt;
  if (!figure.is_fraction && figure.decimals == 0 && !in_table) return std::nullopt;
  if (figure.decimals > 0) result.tolerance = std::pow(10, -double(figure.decimals)) / 2;
  const bool is_round = figure.value == 0 || figure.value == 1 || figure.value == 0.5;
  result.tells = !is_round && (figure.is_fraction || figure.decimals >= 2);
  return result;
}

StatedAverage average_of(std::string_view word) {
  if (word.starts_with("macro")) return StatedAverage::macro;
  if (word.starts_with("micro")) return StatedAverage::micro;
  return word.starts_with("weighted") ? StatedAverage::weighted : StatedAverage::none;
}

std::vector<std::string_view> words_of(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> words;
  for (skip(text, separators); !text.empty(); skip(text, separators)) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
  return words;
}

/// The name of a class without the words around it.
std::string_view class_in(std::string_view text) {
  constexpr std::string_view marks = " \t\"'`*‘’“”";
  const auto trim = [&text, marks] {
    skip(text, marks);
    while (!text.empty() && (is_one_of(marks, text.back()) || text.back() == '.'))
      text.remove_suffix(1);
  };
  for (trim(); !text.empty(); trim()) {
    const std::size_t end = std::min(text.find_first_of(" \t:"), text.size());
    if (!is_one_of(lower_case(std::string(text.substr(0, end))), fillers)) break;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return text;
}

class Lines {
 public:
  Lines(std::string_view text, const TextView& view) : text_(text), view_(view) {}

  std::vector<StatedResult> read() {
    constexpr std::size_t most = 500, longest = 1000;
    for (std::size_t k = 0; k < view_.size() && results_.size() < most; ++k) {
      line_ = k + 1;
      as_written_ = view_[k].of(text_).substr(0, longest);
      const bool any_digit = std::any_of(as_written_.begin(), as_written_.end(), is_digit);
      lower_ = lower_case(std::string(as_written_));
      if (trimmed(lower_).empty()) {
        columns_of_classes_.clear();
      } else if (!report_.empty() && any_digit && read_report_row()) {
        continue;
      } else if (read_report_heading() || read_class_heading()) {
        continue;
      } else if (any_digit || contains(lower_, "positiv")) {
        report_.clear();
        read_names();
      }
    }
    if (results_.size() > most) results_.resize(most);
    return std::move(results_);
  }

 private:
  void add(std::optional<StatedResult> result, std::string_view class_name = {},
           StatedAverage average = StatedAverage::none, bool listed = false) {
    if (!result) return;
    result->class_name = class_name;
    result->average = average;
    result->listed = listed;
    results_.push_back(std::move(*result));
  }

  /// Reads the heading of a report: "precision recall f1-score support", also with commas or
  /// semicolons between the names.
  bool read_report_heading() {
    std::vector<StatedQuantity> columns;
    std::string_view rest = lower_;
    constexpr std::string_view marks = " \t|\"#*>,;";
    for (skip(rest, marks); !rest.empty(); skip(rest, marks)) {
      const QuantityName name = quantity_at(rest);
      std::size_t length = name.length;
      if (length > 0) {
        columns.push_back(name.quantity);
      } else {
        length = std::min(rest.find_first_of(marks), rest.size());
        if (!is_one_of(rest.substr(0, length), fillers)) return false;
      }
      rest.remove_prefix(length);
    }
    if (columns.size() < 2 || std::find(columns.begin(), columns.end(), recall) == columns.end())
      return false;
    report_ = std::move(columns);
    separators_ = contains(lower_, ";") ? " \t|;" : contains(lower_, ",") ? " \t|," : " \t|";
    return true;
  }

  /// Reads a row of a report: "spam 0.50 1.00 0.67 12", or with the class after its figures, as
  /// Weka prints it.
  bool read_report_row() {
    const auto words = words_of(as_written_, separators_);
    const std::size_t size = report_.size();
    const auto is_cell = [](std::string_view word) {
      return take_figure(word) || word == "?" || word == "NaN" || word == "NA";
    };
    if (!words.empty() && lower_case(std::string(words[0])) == "accuracy") {
      std::string_view share = words.size() > 1 ? words[1] : words[0];
      if (const auto figure = take_figure(share)) add(result_of(accuracy, *figure, line_));
      return true;
    }
    if (words.size() <= size) return false;
    const auto middle = words.end() - static_cast<std::ptrdiff_t>(size);
    const auto after = words.begin() + static_cast<std::ptrdiff_t>(size);
    const bool is_last = !std::all_of(middle, words.end(), is_cell);
    if (is_last && !std::all_of(words.begin(), after, is_cell)) return false;
    const auto first = is_last ? after : words.begin(), end = is_last ? words.end() : middle;
    const std::string_view whole(
        first->data(), static_cast<std::size_t>(end[-1].data() - first->data()) + end[-1].size());
    // A class may be called "a", or "positive".
    const std::string_view name = class_in(whole).empty() ? whole : class_in(whole);
    const std::string lower = lower_case(std::string(name));
    // "avg / total" is printed by old versions of scikit-learn.
    const bool is_total = lower.starts_with("avg") || lower.starts_with("total");
    const StatedAverage average = is_total ? StatedAverage::weighted : average_of(lower);
    for (std::size_t k = 0; k < size; ++k) {
      std::string_view word = is_last ? words[k] : middle[static_cast<std::ptrdiff_t>(k)];
      const auto figure = take_figure(word);
      if (!figure || report_[k] == other) continue;
      if (average == StatedAverage::none) {
        add(result_of(report_[k], *figure, line_, true), name, average, true);
      } else if (report_[k] != support) {
        add(result_of(report_[k], *figure, line_), {}, average);
      }
    }
    return true;
  }

  /// Reads the heading "Class: setosa Class: versicolor" above the columns of R's caret.
  bool read_class_heading() {
    constexpr std::string_view word = "class:";
    std::string_view rest = trimmed(lower_);
    if (!rest.starts_with(word)) return false;
    columns_of_classes_.clear();
    while (take(rest, word)) {
      const std::size_t end = std::min(rest.find(word), rest.size());
      const std::size_t offset = static_cast<std::size_t>(rest.data() - lower_.data());
      columns_of_classes_.emplace_back(trimmed(as_written_.substr(offset, end)));
      rest.remove_prefix(end);
    }
    return true;
  }

  void read_names() {
    const std::string_view line = lower_;
    for (std::size_t at = 0; at < line.size();) {
      if (at > 0 && is_in_word(line[at - 1])) {
        ++at;
        continue;
      }
      const QuantityName name = quantity_at(line.substr(at));
      if (name.length == 0) {
        ++at;
        continue;
      }
      read_result(name, at);
      at += name.length;
    }
  }

  /// The words before a position, the nearest first.
  std::vector<std::string_view> words_before(std::size_t place) const {
    constexpr std::size_t most = 40, farthest = 2;
    const std::size_t begin = place - std::min(place, most);
    auto words = words_of(std::string_view(lower_).substr(begin, place - begin), " \t_-(\"'|");
    std::reverse(words.begin(), words.end());
    if (words.size() > farthest) words.resize(farthest);
    return words;
  }

  void read_result(const QuantityName& name, std::size_t at) {
    constexpr std::size_t farthest = 200;  // from a name to its number, except in columns
    std::string_view rest = std::string_view(lower_).substr(
        at + name.length, columns_of_classes_.empty() ? farthest : lower_.size());
    if (name.quantity == positive_class) return read_positive_class(rest);
    const auto before = words_before(at);
    if (name.quantity == cases) return read_cases(at);
    if (name.quantity == other) return;
    StatedAverage average = StatedAverage::none;
    for (std::string_view word : before) {
      if (is_one_of(word, words_of_others)) return;
      if (average == StatedAverage::none) average = average_of(word);
    }
    std::string_view class_name;
    if (!read_qualifiers(rest, class_name, average)) return;
    constexpr std::string_view blanks = " \t\"'`*|";
    skip(rest, blanks);
    bool is_equation = false;
    for (std::string_view sign : {"==", "=", ":", "≈", "~", "->", "→", "is ", "was ", "equals ",
                                  "of ", "es ", "ist ", "est ", "beträgt ", "vaut "}) {
      if (!take(rest, sign)) continue;
      is_equation = sign == "=" || sign == ":" || sign == "==";
      take(rest, "=");
      break;
    }
    if (name.quantity == all_cases && !is_equation && name.length == 1) return;
    skip(rest, " \t\"'`*|$~");
    if (!columns_of_classes_.empty()) return read_columns(name.quantity, rest);
    auto figure = take_figure(rest);
    // "TP / (TP + FP) = 9 / 12 = 0.75": the figure follows a later equals sign.
    while (!figure && is_equation) {
      const std::size_t sign = rest.find_first_of("=;,");
      if (sign == rest.npos || rest[sign] != '=') break;
      rest.remove_prefix(sign + 1);
      skip(rest, " \t");
      figure = take_figure(rest);
    }
    if (!figure) return;
    skip(rest, " \t|");
    if (name.quantity == correct_cases || name.quantity == wrong_cases) {
      const auto share = take_figure(rest);
      const auto rate = name.quantity == correct_cases ? accuracy : error_rate;
      if (figure->is_percent) return add(result_of(rate, *figure, line_));
      if (share && share->is_percent) add(result_of(rate, *share, line_));
    } else if (!rest.empty() && is_digit(rest[0])) {
      return;  // columns of a table, and the right one is unknown
    }
    add(result_of(name.quantity, *figure, line_), class_name, average);
  }

  /// Removes words that tell whose result it is: "(spam)", "of the class spam", "_macro". False if
  /// it is a result of other data.
  bool read_qualifiers(std::string_view& rest, std::string_view& class_name,
                       StatedAverage& average) const {
    std::string_view after = rest;
    skip(after, " \t_-([");
    const std::size_t word_end = static_cast<std::size_t>(
        std::find_if_not(after.begin(), after.end(), is_in_word) - after.begin());
    const std::string_view word = after.substr(0, word_end);
    if (average_of(word) != StatedAverage::none) {
      average = average_of(word);
      const std::size_t end = std::min(after.find_first_of(":=0123456789"), after.size());
      rest = after.substr(end);
      return true;
    }
    if (rest.starts_with('_') || (rest.starts_with('.') && !word.empty())) return false;
    // "Accuracy (average)" of caret is over all folds together.
    if (is_one_of(word, words_of_others) && word != "average") return false;
    skip(rest, " \t");
    if (rest.starts_with('(') || rest.starts_with('[')) {
      const std::size_t end = rest.find_first_of(")]");
      if (end == rest.npos) return false;
      const std::string_view inside = trimmed(rest.substr(1, end - 1));
      if (quantity_at(inside).length != inside.size() && inside != "average" && inside != "%")
        class_name = class_in(written(inside));
      rest.remove_prefix(end + 1);
      return true;
    }
    for (std::string_view joint : {"of ", "for ", "on ", "in ", "de ", "für ", "von ", "pour "}) {
      if (!rest.starts_with(joint)) continue;
      const std::string_view behind = rest.substr(joint.size());
      if (!behind.empty() && is_digit(behind[0]) && behind.find_first_of(":=") == behind.npos &&
          !contains(behind, " is "))
        return true;  // "an accuracy of 0.72"
      std::size_t end = behind.size();
      for (std::string_view sign : {":", "=", " is ", " was ", " ist ", " es ", " est "})
        end = std::min(end, behind.find(sign));
      constexpr std::size_t longest = 60;
      if (end == behind.size() || end > longest) return false;
      class_name = class_in(written(behind.substr(0, end)));
      rest = behind.substr(end);
      skip(rest, " ");
      return true;
    }
    return true;
  }

  /// Reads a number of cases: "58 cases".
  void read_cases(std::size_t at) {
    std::string_view before = trimmed(std::string_view(lower_).substr(0, at));
    std::size_t begin = before.size();
    while (begin > 0 && is_digit(before[begin - 1])) --begin;
    if (begin > 0 && (is_in_word(before[begin - 1]) || is_one_of(".,/-", before[begin - 1])))
      return;
    std::string_view digits = before.substr(begin);
    if (const auto figure = take_figure(digits)) add(result_of(cases, *figure, line_));
  }

  /// Reads one figure per class.
  void read_columns(StatedQuantity quantity, std::string_view rest) {
    std::vector<std::optional<Figure>> figures;
    for (std::string_view word : words_of(rest, " \t|")) figures.push_back(take_figure(word));
    if (figures.size() != columns_of_classes_.size()) return;
    for (std::size_t k = 0; k < figures.size(); ++k) {
      if (figures[k])
        add(result_of(quantity, *figures[k], line_, true), columns_of_classes_[k],
            StatedAverage::none, true);
    }
  }

  void read_positive_class(std::string_view rest) {
    skip(rest, " \t\"'`*");
    if (!take(rest, ":") && !take(rest, "=") && !take(rest, "is ") && !take(rest, "es ") &&
        !take(rest, "ist ") && !take(rest, "est "))
      return;
    const std::string_view name =
        written(rest.substr(0, std::min(rest.find_first_of(",;()"), rest.size())));
    StatedResult result;
    result.quantity = positive_class;
    result.line = line_;
    const std::string_view class_name = class_in(name);
    if (!class_name.empty()) add(std::move(result), class_name);
  }

  /// The original spelling of a piece of the line in lower case.
  std::string_view written(std::string_view piece) const {
    return as_written_.substr(static_cast<std::size_t>(piece.data() - lower_.data()), piece.size());
  }

  std::string_view text_;
  const TextView& view_;
  std::vector<StatedResult> results_;
  std::size_t line_ = 0;
  std::string_view as_written_;
  std::string lower_;
  std::vector<StatedQuantity> report_;  ///< columns of the report whose rows are being read
  std::string_view separators_;         ///< separators between them
  std::vector<std::string> columns_of_classes_;
};

}  // namespace

std::vector<StatedResult> stated_results_in(std::string_view text, const TextView& view) {
  return Lines(text, view).read();
}

}  // namespace deconfuse
