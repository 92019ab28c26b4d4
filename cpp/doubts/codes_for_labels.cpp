#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/confusion_matrix.hpp"
#include "data/plain_letters.hpp"
#include "data/word_list.hpp"
#include "doubts/laws.hpp"
#include "metrics/matching.hpp"
#include "numbers/in_order.hpp"

namespace deconfuse {
namespace {

/// A class of one side and its row or column.
struct Class {
  std::string name;
  std::size_t at = 0;
};

std::vector<Class> used(const std::vector<std::string>& names, const std::vector<double>& totals) {
  std::vector<Class> classes;
  for (std::size_t at = 0; at < names.size(); ++at) {
    if (totals[at] > 0) classes.push_back({names[at], at});
  }
  return classes;
}

/// The names as whole numbers; empty if one is not.
std::vector<std::size_t> codes_of(const std::vector<Class>& classes) {
  std::vector<std::size_t> codes;
  for (const auto& [name, at] : classes) {
    std::size_t code = 0;
    const char* end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(name.data(), end, code);
    if (error != std::errc() || stop != end) return {};
    codes.push_back(code);
  }
  return codes;
}

bool is_number(const std::string& name) {
  return name.find_first_not_of("0123456789+-.,") == std::string::npos;
}

/// The side with the names and the side with the codes.
struct Sides {
  std::vector<Class> names;
  std::vector<Class> codes;
  bool are_codes_predicted;
};

std::vector<Sides> sides_of(const Dataset& data) {
  if (data.kind != Kind::labels && data.kind != Kind::matrix) return {};
  const std::vector<Class> truth = used(data.labels, data.matrix.row_totals());
  const std::vector<Class> predicted = used(data.predicted_labels, data.matrix.column_totals());
  if (truth.size() < 2) return {};
  return {{truth, predicted, true}, {predicted, truth, false}};
}

/// The number of cases with this name and this code.
double cases_of(const Dataset& data, const Sides& sides, const Class& name, const Class& code) {
  return sides.are_codes_predicted ? data.matrix(name.at, code.at) : data.matrix(code.at, name.at);
}

using Pairing = std::vector<std::pair<std::string, std::string>>;

Doubt doubt_of(DoubtCode code, Sureness sure, Pairing pairing, Parameters parameters) {
  std::string pairs;
  for (const auto& [number, name] : pairing)
    pairs += (pairs.empty() ? "" : ", ") + number + " = " + name;
  parameters.emplace_back("pairing", pairs);
  return {code, sure, std::move(parameters), RenameLabels{std::move(pairing)}};
}

constexpr std::string_view truths[] = {"true", "t", "verdadero", "vrai", "wahr"};
constexpr std::string_view falsehoods[] = {"false", "f", "falso", "faux", "falsch"};

/// The class whose name is one of `words`; null if there is none.
template <std::size_t count>
const Class* one_of(const std::vector<Class>& classes, const std::string_view (&words)[count]) {
  const auto found = std::find_if(classes.begin(), classes.end(), [&words](const Class& one) {
    return is_one_of(in_plain_letters(one.name), words);
  });
  return found == classes.end() ? nullptr : &*found;
}

bool are_booleans(const std::vector<Class>& classes) {
  return classes.size() == 2 && one_of(classes, truths) != nullptr &&
         one_of(classes, falsehoods) != nullptr;
}

/// Pairs codes with names in the order of their bytes, as label encoders do.
Pairing by_alphabet(const Sides& sides, const std::vector<std::size_t>& codes) {
  std::vector<std::string> names;
  for (const Class& one : sides.names) names.push_back(one.name);
  put_in_order(names);
  const bool from_zero = std::find(codes.begin(), codes.end(), std::size_t{0}) != codes.end() ||
                         codes.size() < names.size();
  const std::size_t first = from_zero ? 0 : 1;
  Pairing pairing;
  for (std::size_t at = 0; at < codes.size(); ++at) {
    if (codes[at] < first || codes[at] - first >= names.size()) return {};
    pairing.emplace_back(sides.codes[at].name, names[codes[at] - first]);
  }
  return pairing;
}

/// Pairs codes with names so that most cases agree.
Pairing by_agreement(const Dataset& data, const Sides& sides) {
  const std::size_t rows = sides.codes.size(), columns = sides.names.size();
  std::vector<double> cells(rows * columns);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column)
      cells[row * columns + column] = cases_of(data, sides, sides.names[column], sides.codes[row]);
  }
  const auto partners = best_partners(ConfusionMatrix(rows, columns, std::move(cells)));
  Pairing pairing;
  for (std::size_t row = 0; row < rows; ++row) {
    if (partners[row])
      pairing.emplace_back(sides.codes[row].name, sides.names[*partners[row]].name);
  }
  return pairing;
}

double agreement(const Dataset& data, const Sides& sides, const Pairing& pairing) {
  double sum = 0;
  for (const Class& code : sides.codes) {
    for (const Class& name : sides.names) {
      if (std::find(pairing.begin(), pairing.end(), std::pair(code.name, name.name)) !=
          pairing.end())
        sum += cases_of(data, sides, name, code);
    }
  }
  return data.matrix.total() == 0 ? 0 : sum / data.matrix.total();
}

}  // namespace

/// One side has "cat", "dog", the other 0, 1: no case agrees until the codes have their names.
/// Encoders number names by the alphabet. If another pairing agrees far better, the numbers may be
/// clusters, and a comparison of groupings may be meant.
Doubtful codes_for_labels(const Dataset& data) {
  constexpr double nearly_as_good = 0.8;
  constexpr std::size_t most = 100;
  for (const Sides& sides : sides_of(data)) {
    const std::vector<std::size_t> codes = codes_of(sides.codes);
    if (codes.empty() || codes.size() > sides.names.size() || sides.names.size() > most ||
        std::any_of(sides.names.begin(), sides.names.end(),
                    [](const Class& one) { return is_number(one.name); }) ||
        are_booleans(sides.names))
      continue;
    Pairing pairing = by_alphabet(sides, codes);
    Pairing best = by_agreement(data, sides);
    const double of_best = agreement(data, sides, best);
    const bool is_by_alphabet = agreement(data, sides, pairing) >= nearly_as_good * of_best;
    if (!is_by_alphabet) pairing = std::move(best);
    const double agreeing = agreement(data, sides, pairing);
    return doubt_of(
        DoubtCode::codes_for_labels, is_by_alphabet ? Sureness::likely : Sureness::possible,
        std::move(pairing),
        {{"agreement", decimal(agreeing)}, {"by", is_by_alphabet ? "alphabet" : "agreement"}});
  }
  return std::nullopt;
}

/// One side has True and False, the other 1 and 0.
Doubtful booleans_for_codes(const Dataset& data) {
  for (const Sides& sides : sides_of(data)) {
    if (!are_booleans(sides.names)) continue;
    Pairing pairing;
    for (const Class& code : sides.codes) {
      if (code.name != "0" && code.name != "1") return std::nullopt;
      pairing.emplace_back(code.name, code.name == "1" ? one_of(sides.names, truths)->name
                                                       : one_of(sides.names, falsehoods)->name);
    }
    return doubt_of(DoubtCode::booleans_for_codes, Sureness::likely, std::move(pairing), {});
  }
  return std::nullopt;
}

}  // namespace deconfuse
