#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "data/ascii.hpp"

namespace deconfuse {

/// Whether the character may be part of a name of a variable, function or field in a program.
inline bool is_name_character(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.';
}

/// The content of a column, a vector or an axis, as its name tells it.
enum class Role { none, truth, predicted, weight, count, index, score, group, fold, model };

/// The order in which lists are read: the truth first, lists without a role next, predictions last.
inline constexpr int first_rank = 0, last_rank = 2;
constexpr int rank_of(Role role) {
  return role == Role::truth ? first_rank : role == Role::predicted ? last_rank : 1;
}

/// The role that a name states, in English or Spanish, for both axes also in German and French:
/// y_true, Actual class, \hat{Y}, predicho, sample_weight, count(*), … `Role::none` if any word is
/// unknown.
Role role_of(std::string_view name);

/// The role that the first words of a name state, or the last ones in brackets: "Predicted: spam",
/// "y_pred_forest", "y = 1", "spam (actual)". `rest` is the remaining text, without the colon,
/// blank, underscore, hyphen or equals sign between; a rest that is only a hyphen is kept.
Role leading_role(std::string_view name, std::string_view& rest);

/// As role_of, but also accepts a variable whose first or last word states the role: "glm.pred",
/// "pred_forest", "same_truth", and, if the other word is a kind of model, "lda.class".
Role role_of_variable(std::string_view name);

/// Whether the name is that of predictions, perhaps of a certain model: "y_pred", "pred_forest",
/// "modelA".
bool names_prediction(std::string_view name);

/// Whether the name is that of scores, perhaps of a certain model: "score_forest", "y_prob",
/// "puntuación".
bool names_score(std::string_view name);

/// Whether the name is that of score bins, numbered in the order of the scores: "bin",
/// "score_decile".
bool names_bin(std::string_view name);

/// Whether the name is that of folds of a cross-validation, or of other parts of a split data set:
/// "fold", "cv_fold", "split".
bool names_folds(std::string_view name);

/// Whether the name is that of groups to compare results between: "group", "gender", "ethnicity".
bool names_groups(std::string_view name);

/// Whether the name is that of a column that tells which model predicted each row: "model",
/// "classifier".
bool names_models(std::string_view name);

/// Whether the name is that of one of several raters of the same items: "rater1", "Coder A",
/// "annotator_2", "R1".
bool names_rater(std::string_view name);

/// The class in "prob_a", "p_a", "proba_0", "P(a)", "P(y = a | x)"; else the whole name.
std::string_view class_of_score(std::string_view name);

/// Whether the name is that of counts of positive, or of negative, cases: "positives", "n_pos",
/// "events", "malos", …
bool is_positives(std::string_view name);
bool is_negatives(std::string_view name);

/// Whether the name may be that of a column of row numbers: "id", "case_number", "Obs".
bool may_number_rows(std::string_view name);

/// Whether the name may be that of a column of counts: "GroupCount", "sum(n)", "total", "value".
bool may_name_counts(std::string_view name);

/// Whether the name only says that classes follow: "Classes", "Label".
bool is_class_word(std::string_view name);

/// Whether the name is that of totals: Total, Sum, Suma fila, All, Σ, …
bool is_total(std::string_view name);

/// Whether the text is a sign for a missing value: NA, NaN, null, None, #N/A, …; or empty.
bool is_missing(std::string_view text);

/// Whether the text is an ellipsis for omitted content: "...", "…", "\vdots".
bool is_ellipsis(std::string_view text);

/// The length of ∅, \emptyset or \varnothing at the start of `text`; 0 if there is none.
std::size_t empty_set_length(std::string_view text);

/// Whether the text is a column's type, as DuckDB and tibbles print it below the name.
bool is_type_name(std::string_view text);

}  // namespace deconfuse
