#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "input/readings/read.hpp"
#include "messages.hpp"
#include "metrics/options.hpp"

/// An input of a fuzzer: a fixed number of letters that choose among options, then a text. The
/// number is fixed, so that a change of the text changes no option; they are letters, so that
/// people can read an input.
namespace deconfuse::fuzz {

/// Choices made by successive bytes. Without further bytes, the first option is chosen.
class Choices {
 public:
  explicit Choices(std::string_view bytes) : bytes_(bytes) {}

  std::size_t below(std::size_t count) {
    if (bytes_.empty()) return 0;
    const auto byte = static_cast<std::uint8_t>(bytes_.front());
    bytes_.remove_prefix(1);
    return static_cast<std::uint8_t>(byte - 'a') % count;
  }
  bool flag() { return below(2) == 1; }
  template <class Value, std::size_t count>
  const Value& one_of(const Value (&values)[count]) {
    return values[below(count)];
  }
  /// A number from 8 bytes, which may be NaN or infinite.
  double number();

  bool empty() const { return bytes_.empty(); }

 private:
  std::string_view bytes_;
};

inline double Choices::number() {
  static constexpr double usual[] = {0,    1,      2,      0.5,  3,    10,   0.25,     0.75,
                                     100,  0.1,    0.9,    1e-3, 7,    12,   0.3,      1.0 / 3,
                                     1e15, 1e-300, 5e-324, 1e9,  1e17, -1.0, 1 + 1e-15};
  constexpr std::size_t count = sizeof usual / sizeof usual[0];
  const std::size_t which = below(256);
  if (which < count) return usual[which];
  if (which < 128) return static_cast<double>(which - count);
  if (which < 224) return static_cast<double>(which - 128) / 96;
  std::uint64_t bits = 0;
  for (int byte = 0; byte < 8; ++byte) bits = bits << 8U | below(256);
  double value = 0;
  static_assert(sizeof value == sizeof bits);
  __builtin_memcpy(&value, &bits, sizeof value);
  return value;
}

/// An input, divided into choices and text.
struct ChosenText {
  static constexpr std::size_t letters = 40;

  explicit ChosenText(std::string_view input)
      : choices(input.substr(0, letters)),
        text(input.substr(input.size() < letters ? input.size() : letters)) {}

  Choices choices;
  std::string_view text;
};

inline std::string_view input_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

/// A piece of the text, or a word that names a class in any text.
inline std::string some_label(Choices& choices, std::string_view text) {
  static constexpr std::string_view words[] = {"1", "0", "a", "b", "", "yes", "spam", "ham"};
  const std::size_t which = choices.below(32);
  if (which < 8) return std::string(words[which]);
  static constexpr std::string_view marks = " ,;\t\n\r|[](){}\"'=";
  const std::size_t begin = text.find_first_not_of(marks, text.size() * which / 32);
  if (begin == std::string_view::npos) return {};
  const std::string_view label = text.substr(begin, text.find_first_of(marks, begin) - begin);
  return std::string(is_utf8(label) ? label : std::string_view());
}

/// Options that read_options_of in cpp/bindings can make from what TypeScript accepts: the
/// delimiter is any text, everything else one of a few values.
inline ReadOptions read_options_of(Choices& choices, std::string_view text) {
  ReadOptions options;
  static constexpr std::optional<Kind> kinds[] = {{},
                                                  Kind::labels,
                                                  Kind::matrix,
                                                  Kind::scores,
                                                  Kind::probabilities,
                                                  Kind::multilabel,
                                                  Kind::decision,
                                                  Kind::distributions,
                                                  Kind::class_counts,
                                                  Kind::report};
  options.kind = choices.one_of(kinds);
  static constexpr std::string_view delimiters[] = {"",  ",", ";",  "\t", "|",      " ",  ":",
                                                    ".", "a", "\\", "0",  "\u00A0", "\n", "ab"};
  if (const std::string_view delimiter = choices.one_of(delimiters); !delimiter.empty())
    options.delimiter = std::string(delimiter);
  static constexpr std::optional<char> decimals[] = {{}, '.', ','};
  options.decimal = choices.one_of(decimals);
  static constexpr std::optional<bool> headers[] = {{}, true, false};
  options.header = choices.one_of(headers);
  static constexpr std::optional<Orientation> orientations[] = {
      {}, Orientation::truth_rows, Orientation::truth_columns};
  options.orientation = choices.one_of(orientations);
  if (choices.below(3) == 1) options.positive = some_label(choices, text);
  if (choices.flag()) options.missing = Missing::omit;
  options.fractional = choices.flag();
  options.lower_is_positive = choices.flag();
  options.decision_values = choices.flag();
  options.normalise = choices.flag();
  static constexpr Role roles[] = {Role::none,  Role::truth, Role::predicted,
                                   Role::score, Role::count, Role::weight};
  if (choices.flag()) {
    const std::size_t columns = 1 + choices.below(5);
    while (options.columns.size() < columns) options.columns.push_back(choices.one_of(roles));
  }
  if (choices.flag()) options.cases = static_cast<double>(1 + choices.below(25));
  return options;
}

/// Options that web/core/options.ts and score-options.ts accept for this number of classes.
inline Options report_options_of(Choices& choices, std::size_t classes, std::size_t models) {
  Options options;
  static constexpr ZeroDivision policies[] = {ZeroDivision::zero, ZeroDivision::one,
                                              ZeroDivision::undefined};
  options.zero_division = choices.one_of(policies);
  static constexpr double bases[] = {2, 2.718281828459045, 10};
  options.base = choices.one_of(bases);
  static constexpr double betas[] = {1, 0, 0.5, 2, 1e6, 1e-6};
  options.beta = choices.one_of(betas);
  options.tversky_alpha = choices.one_of(betas);
  options.tversky_beta = choices.one_of(betas);
  options.iba_alpha = choices.one_of(betas);
  options.v_beta = choices.one_of(betas);
  static constexpr double shares[] = {0.5, 0, 1, 0.1, 0.95, 1e-9};
  options.net_benefit_threshold = choices.one_of(shares);
  options.at_specificity = choices.one_of(shares);
  options.at_sensitivity = choices.one_of(shares);
  options.at_precision = choices.one_of(shares);
  options.at_recall = choices.one_of(shares);
  static constexpr double levels[] = {0.95, 0.5, 1e-9, 1 - 1e-9};
  options.level = choices.one_of(levels);
  static constexpr double thresholds[] = {
      0.5, 0, 1, -1, 1e300, -1e300, __builtin_inf(), -__builtin_inf()};
  options.threshold = choices.one_of(thresholds);
  static constexpr double rates[] = {0.1, 1, 1e-9, 0.5};
  options.max_fpr = choices.one_of(rates);
  options.model = models == 0 ? 0 : choices.below(models);
  options.decision_values = choices.flag();
  // At 1e-9 and 1e9, which are accepted, the H-measure loses half of its digits.
  static constexpr std::optional<double> ratios[] = {{}, 1, 1e-4, 1e4};
  options.severity_ratio = choices.one_of(ratios);
  static constexpr std::optional<std::size_t> places[] = {{}, 1, 2, std::size_t{1} << 31U};
  options.k = choices.one_of(places);
  options.map_k = choices.one_of(places);
  static constexpr std::size_t bins[] = {10, 1, 2, 10'000};
  options.bins = choices.one_of(bins);
  static constexpr std::optional<double> clips[] = {{}, 0, 1e-15, 0.5};
  options.clip = choices.one_of(clips);
  static constexpr double entries[] = {0, 1, 2, 0.5, 10, 1e150, 1e-9, 3};
  const auto list = [&](std::size_t count, bool may_be_negative) {
    std::vector<double> values(count);
    for (double& value : values)
      value = choices.one_of(entries) * (may_be_negative && choices.flag() ? -1 : 1);
    return values;
  };
  if (choices.flag()) options.cost_matrix = list(classes * classes, true);
  if (choices.flag()) options.kappa_weights = list(classes * classes, false);
  if (choices.flag()) options.class_weights = list(classes, false);
  if (choices.flag() && classes > 0) {
    options.priors.assign(classes, 0);
    options.priors[choices.below(classes)] += 0.5;
    options.priors[choices.below(classes)] += 0.5;
  }
  return options;
}

}  // namespace deconfuse::fuzz
