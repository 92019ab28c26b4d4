#include "input/matrix/background.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "data/labels.hpp"
#include "data/plain_letters.hpp"

namespace deconfuse {
namespace {

constexpr std::pair<std::string_view, Nothing> names[] = {
    {"background", Nothing::background},
    {"bg", Nothing::background},
    {"no object", Nothing::background},
    {"fondo", Nothing::background},
    {"hintergrund", Nothing::background},
    {"arriere plan", Nothing::background},
    {"fond", Nothing::background},
    {"missed", Nothing::missed},
    {"undetected", Nothing::missed},
    {"not detected", Nothing::missed},
    {"no detectado", Nothing::missed},
    {"nicht erkannt", Nothing::missed},
    {"non detecte", Nothing::missed},
    {"background fn", Nothing::missed},
    {"false negative", Nothing::missed},
    {"falso negativo", Nothing::missed},
    {"falsch negativ", Nothing::missed},
    {"faux negatif", Nothing::missed},
    {"fn", Nothing::missed},
    {"background fp", Nothing::alarm},
    {"false positive", Nothing::alarm},
    {"falso positivo", Nothing::alarm},
    {"falsch positiv", Nothing::alarm},
    {"faux positif", Nothing::alarm},
    {"fp", Nothing::alarm},
};

/// The name in lower case without accents, with single spaces between words and without plural s.
std::string plain_words(std::string_view name) {
  std::string plain;
  for (const char letter : in_plain_letters(name)) {
    const bool is_letter = (letter >= 'a' && letter <= 'z') || static_cast<signed char>(letter) < 0;
    if (is_letter) {
      plain += letter;
    } else if (!plain.empty() && plain.back() != ' ') {
      plain += ' ';
    }
  }
  while (!plain.empty() && (plain.back() == ' ' || plain.back() == 's')) plain.pop_back();
  return plain;
}

std::optional<std::size_t> place_of_nothing(const std::vector<Cell>& labels) {
  const auto found = std::find_if(labels.begin(), labels.end(), [](const Cell& label) {
    return nothing_named(label.text).has_value();
  });
  if (found == labels.end()) return std::nullopt;
  return static_cast<std::size_t>(found - labels.begin());
}

std::set<std::string> classes_of(const std::vector<Cell>& labels, std::size_t left) {
  std::set<std::string> classes;
  for (std::size_t k = 0; k < labels.size(); ++k)
    if (k != left) classes.insert(canonical_label(labels[k].text));
  return classes;
}

}  // namespace

std::optional<Nothing> nothing_named(std::string_view name) {
  const std::string plain = plain_words(name);
  for (const auto& [known, nothing] : names)
    if (plain == known) return nothing;
  return std::nullopt;
}

std::optional<Background> background_of(const std::vector<Cell>& rows,
                                        const std::vector<Cell>& columns) {
  const auto row = place_of_nothing(rows), column = place_of_nothing(columns);
  if (!row || !column) return std::nullopt;
  const auto classes = classes_of(rows, *row);
  if (classes.empty() || classes != classes_of(columns, *column) ||
      classes.size() + 1 != rows.size())
    return std::nullopt;
  Background found{*row, *column};
  const auto of_row = nothing_named(rows[*row].text),
             of_column = nothing_named(columns[*column].text);
  if (of_row == Nothing::alarm || of_column == Nothing::missed) found.rows_axis = Role::truth;
  if (of_row == Nothing::missed || of_column == Nothing::alarm) found.rows_axis = Role::predicted;
  return found;
}

}  // namespace deconfuse
