#include "input/stated/stated_entries.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "data/ascii.hpp"
#include "input/stated/figures.hpp"
#include "input/stated/front.hpp"

namespace deconfuse {
namespace {

/// Removes names, figures and brackets from the front of each line.
class Entries {
 public:
  std::vector<StatedResult> read(std::string_view text, const TextView& view) {
    for (std::size_t k = 0; k < view.size(); ++k) {
      line_ = k + 1;
      rest_ = view[k].of(text);
      while (skip(rest_, " \t,"), !rest_.empty()) read_piece();
    }
    return std::move(results_);
  }

 private:
  void read_piece() {
    const char c = rest_[0];
    if (c == '{' || c == '}') {
      rest_.remove_prefix(1);
      // Inside the brackets of a class, its name remains known.
      class_ = c == '{' && is_named_ ? name_ : std::string();
      is_named_ = false;
      return;
    }
    if (const auto key = take_key()) {
      name_ = *key;
      is_named_ = true;
      return;
    }
    if (is_named_) {
      is_named_ = false;
      if (const auto figure = take_value()) return add(*figure);
    }
    rest_.remove_prefix(1);
  }

  /// A key: 'precision': or "0": or 0:
  std::optional<std::string> take_key() {
    std::string_view rest = rest_;
    const char quote = rest[0];
    std::size_t end = 0;
    if (quote == '\'' || quote == '"') {
      rest.remove_prefix(1);
      end = rest.find(quote);
    } else {
      while (end < rest.size() && is_digit(rest[end])) ++end;
      if (end == 0) return std::nullopt;
    }
    if (end == rest.npos) return std::nullopt;
    std::string key(rest.substr(0, end));
    rest.remove_prefix(end);
    take(rest, std::string_view(&quote, 1));
    skip(rest, " \t");
    if (!take(rest, ":")) return std::nullopt;
    rest_ = rest;
    return key;
  }

  /// A value: 0.75, or np.float64(0.75) as NumPy prints it.
  std::optional<Figure> take_value() {
    std::string_view rest = rest_;
    for (const std::string_view call : {"np.float64(", "np.int64(", "np.float32(", "np.int32("})
      take(rest, call);
    const auto figure = take_figure(rest);
    if (figure) rest_ = rest;
    return figure;
  }

  void add(const Figure& figure) {
    const std::string lower = lower_case(name_);
    const QuantityName name = quantity_at(lower);
    if (name.length != lower.size() || name.length == 0) return;
    StatedResult result;
    result.quantity = name.quantity;
    result.value = figure.value;
    if (figure.decimals > 0) result.tolerance = std::pow(10, -double(figure.decimals)) / 2;
    if (is_number_of_cases(name.quantity)) result.tolerance = 0;
    result.class_name = class_;
    result.line = line_;
    const std::string lower_class = lower_case(class_);
    if (lower_class.ends_with(" avg")) {
      const bool is_micro = lower_class.starts_with("micro");
      result.average = is_micro ? StatedAverage::micro : StatedAverage::macro;
      // "samples" is a mean over cases with sets of labels, and not a class or an average of
      // classes.
      if (!lower_class.starts_with("samples")) result.class_name.clear();
    }
    result.listed = !result.class_name.empty();
    results_.push_back(std::move(result));
  }

  std::vector<StatedResult> results_;
  std::string_view rest_;
  std::size_t line_ = 0;
  std::string name_;
  bool is_named_ = false;
  std::string class_;
};

}  // namespace

std::vector<StatedResult> stated_entries_in(std::string_view text, const TextView& view) {
  return Entries().read(text, view);
}

}  // namespace deconfuse
