#include "input/matrix/paired_labels.hpp"

#include <cstddef>
#include <string>

#include "data/ascii.hpp"
#include "input/tables/matrix_cell.hpp"
#include "input/tables/words.hpp"

namespace deconfuse {
namespace {

/// The meaning of a word in a label.
enum class Says {
  negation,  ///< "no", "without"
  affirmed,  ///< "yes", "present"
  denied,    ///< "absent"
  positive,  ///< the result of a test
  negative,
  has,    ///< the state that is looked for: "sick", "relevant"
  lacks,  ///< "healthy", "irrelevant"
  state,  ///< names a state: "disease"
  test,
  nothing
};

struct KnownLabel {
  std::string_view word;
  Says says;
};

constexpr KnownLabel known_labels[] = {
    {"no", Says::negation},        {"non", Says::negation},      {"not", Says::negation},
    {"nein", Says::negation},      {"kein", Says::negation},     {"keine", Says::negation},
    {"nao", Says::negation},       {"não", Says::negation},      {"without", Says::negation},
    {"sin", Says::negation},       {"sans", Says::negation},     {"ohne", Says::negation},
    {"sem", Says::negation},       {"senza", Says::negation},    {"nicht", Says::negation},
    {"presencia", Says::affirmed}, {"yes", Says::affirmed},      {"vorhanden", Says::affirmed},
    {"si", Says::affirmed},        {"ja", Says::affirmed},       {"oui", Says::affirmed},
    {"sim", Says::affirmed},       {"true", Says::affirmed},     {"with", Says::affirmed},
    {"con", Says::affirmed},       {"avec", Says::affirmed},     {"mit", Says::affirmed},
    {"present", Says::affirmed},   {"presente", Says::affirmed}, {"presence", Says::affirmed},
    {"false", Says::denied},       {"absent", Says::denied},     {"absente", Says::denied},
    {"absence", Says::denied},     {"ausente", Says::denied},    {"ausencia", Says::denied},
    {"assente", Says::denied},     {"positive", Says::positive}, {"pos", Says::positive},
    {"positivo", Says::positive},  {"positiva", Says::positive}, {"positivi", Says::positive},
    {"positif", Says::positive},   {"positiv", Says::positive},  {"negative", Says::negative},
    {"neg", Says::negative},       {"negativo", Says::negative}, {"negativa", Says::negative},
    {"negativi", Says::negative},  {"negatif", Says::negative},  {"negativ", Says::negative},
    {"sick", Says::has},           {"ill", Says::has},           {"diseased", Says::has},
    {"infected", Says::has},       {"enfermo", Says::has},       {"enferma", Says::has},
    {"malade", Says::has},         {"krank", Says::has},         {"kranke", Says::has},
    {"erkrankt", Says::has},       {"doente", Says::has},        {"malato", Says::has},
    {"malati", Says::has},         {"healthy", Says::lacks},     {"well", Says::lacks},
    {"uninfected", Says::lacks},   {"sano", Says::lacks},        {"sana", Says::lacks},
    {"sani", Says::lacks},         {"sain", Says::lacks},        {"saine", Says::lacks},
    {"gesund", Says::lacks},       {"gesunde", Says::lacks},     {"relevant", Says::has},
    {"relevante", Says::has},      {"pertinent", Says::has},     {"irrelevant", Says::lacks},
    {"irrelevante", Says::lacks},  {"nonrelevant", Says::lacks}, {"saudavel", Says::lacks},
    {"saudaveis", Says::lacks},    {"disease", Says::state},     {"condition", Says::state},
    {"infection", Says::state},    {"cancer", Says::state},      {"enfermedad", Says::state},
    {"condicion", Says::state},    {"infeccion", Says::state},   {"maladie", Says::state},
    {"krankheit", Says::state},    {"doenca", Says::state},      {"malattia", Says::state},
    {"tb", Says::state},           {"hiv", Says::state},         {"covid", Says::state},
    {"tumor", Says::state},        {"tumour", Says::state},      {"gold", Says::state},
    {"standard", Says::state},     {"reference", Says::state},   {"referencia", Says::state},
    {"test", Says::test},          {"tested", Says::test},       {"getestet", Says::test},
    {"prueba", Says::test},        {"screening", Says::test},    {"teste", Says::test},
    {"retrieved", Says::test},     {"returned", Says::test},     {"recuperado", Says::test},
    {"gefunden", Says::test},      {"retrouve", Says::test}};

/// The meaning of a word, or of the word that it is a plural of with "s".
Says said_by(std::string_view word) {
  for (const auto& [known, says] : known_labels) {
    if (word.starts_with(known) &&
        (word.size() == known.size() || word.substr(known.size()) == "s"))
      return says;
  }
  return Says::nothing;
}

/// The polarity of a label, and its subject.
struct Pole {
  int sign = 1;
  bool is_explicit = false;  ///< stated by a word or a mark
  bool is_state = false;
  bool is_test = false;
  bool is_result = false;   ///< "positive", "+"
  bool is_logical = false;  ///< "no", "with", "absent", 1
  std::size_t words = 0;
  bool has_others = false;  ///< words without a known meaning
};

void take_mark(Pole& pole, std::string_view label) {
  std::string_view bare = label;
  while (!bare.empty() && std::string_view("()[]'\"").find(bare.back()) != std::string_view::npos)
    bare.remove_suffix(1);
  const bool is_minus = bare.ends_with('-') || bare.ends_with("−") || bare.ends_with("–");
  if (!bare.ends_with('+') && !is_minus) return;
  pole.is_explicit = pole.is_result = true;
  if (is_minus) pole.sign = -pole.sign;
}

Pole pole_of(std::string_view label) {
  Pole pole;
  if (label == "0" || label == "1") {
    pole.is_explicit = pole.is_logical = true;
    pole.sign = label == "1" ? 1 : -1;
    return pole;
  }
  take_mark(pole, label);
  const bool is_marked = pole.is_result;
  std::string_view ahead = label;
  while (true) {
    const std::string word = take_word(ahead);
    if (word.empty()) break;
    const Says says = said_by(word);
    ++pole.words;
    pole.is_state = pole.is_state || says == Says::state || says == Says::has ||
                    says == Says::lacks || (is_marked && word == "d");
    pole.is_test = pole.is_test || says == Says::test || (is_marked && word == "t");
    pole.is_result = pole.is_result || says == Says::positive || says == Says::negative;
    pole.is_logical =
        pole.is_logical || says == Says::negation || says == Says::affirmed || says == Says::denied;
    pole.has_others = pole.has_others || says == Says::nothing;
    pole.is_explicit = pole.is_explicit || (says < Says::state);
    if (says == Says::negation || says == Says::denied || says == Says::negative ||
        says == Says::lacks)
      pole.sign = -pole.sign;
  }
  return pole;
}

/// The two labels of an axis.
struct Axis {
  Pole first, second;

  explicit Axis(const std::vector<Cell>& labels)
      : first(pole_of(labels[0].text)), second(pole_of(labels[1].text)) {}

  bool is_opposite() const {
    return first.sign != second.sign && (first.is_explicit || second.is_explicit);
  }
  bool is_state() const { return first.is_state || second.is_state; }
  bool is_test() const { return first.is_test || second.is_test; }
  bool is_result() const { return first.is_result && second.is_result; }
  /// "positive" and "negative" without other words
  bool is_plain_result() const {
    return is_result() && first.words < 2 && second.words < 2 && is_bare() && !is_state() &&
           !is_test();
  }
  bool is_bare() const { return !first.has_others && !second.has_others; }
  bool may_be_test() const { return is_test() || (is_result() && !is_state()); }
};

Role other_role(Role role) { return role == Role::truth ? Role::predicted : Role::truth; }

/// The role of the rows; none if it is undecided.
Role role_of_rows(const Axis& rows, const Axis& columns, Role rows_axis, Role columns_axis) {
  if (is_axis(rows_axis) && is_axis(columns_axis))
    return rows_axis != columns_axis ? rows_axis : Role::none;
  if (is_axis(rows_axis)) return rows_axis;
  if (is_axis(columns_axis)) return other_role(columns_axis);
  const auto is_clear = [](const Axis& truth, const Axis& test) {
    return truth.is_state() && !truth.is_test() && test.may_be_test() && !test.is_state() &&
           (test.is_test() || test.is_bare());
  };
  const bool rows_are_truth = is_clear(rows, columns), columns_are = is_clear(columns, rows);
  if (rows_are_truth == columns_are) return Role::none;
  return rows_are_truth ? Role::truth : Role::predicted;
}

}  // namespace

Role role_of_title(std::string_view title) {
  const Pole pole = pole_of(title);
  if (pole.is_state == pole.is_test) return Role::none;
  return pole.is_state ? Role::truth : Role::predicted;
}

std::optional<PairedLabels> paired_labels(const std::vector<Cell>& rows,
                                          const std::vector<Cell>& columns, Role rows_axis,
                                          Role columns_axis) {
  if (rows.size() != 2 || columns.size() != 2) return std::nullopt;
  const Axis of_rows(rows), of_columns(columns);
  if (!of_rows.is_opposite() || !of_columns.is_opposite()) return std::nullopt;
  PairedLabels paired;
  paired.rows = role_of_rows(of_rows, of_columns, rows_axis, columns_axis);
  if (paired.rows == Role::none) return std::nullopt;
  paired.columns_differ = of_rows.first.sign != of_columns.first.sign;
  paired.positive = of_rows.first.sign > 0 ? 0 : 1;
  // The classes get the names of the truth, or those of a test's result if an axis has such names.
  const bool are_results = of_rows.is_result() || of_columns.is_result();
  const bool takes_rows =
      of_rows.is_plain_result() || (paired.rows == Role::truth && !of_columns.is_plain_result());
  const bool are_named = !are_results || of_rows.is_plain_result() || of_columns.is_plain_result();
  for (std::size_t k = 0; k < 2; ++k) {
    Cell label = takes_rows ? rows[k] : columns[paired.columns_differ ? 1 - k : k];
    const int sign = (k == 0 ? of_rows.first : of_rows.second).sign;
    if (!are_named) label.text = sign > 0 ? "positive" : "negative";
    paired.classes.push_back(label);
  }
  return paired;
}

}  // namespace deconfuse
