#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "data/ascii.hpp"

namespace deconfuse {

/// Of the names of variables, functions and fields in programs.
inline bool is_name_character(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.';
}

/// What a column, a vector or an axis holds, by its name.
enum class Role { none, truth, predicted, weight, count, index, score, group, fold, model };

/// In which order lists are taken: the truth first, predictions last, what has no role between.
inline constexpr int first_rank = 0, last_rank = 2;
constexpr int rank_of(Role role) {
  return role == Role::truth ? first_rank : role == Role::predicted ? last_rank : 1;
}

/// Understands names in English and Spanish, and words for both axes in German and French: y_true,
/// Actual class, \hat{Y}, predicho, sample_weight, count(*), … none where any word is unknown.
Role role_of(std::string_view name);

/// As role_of, by the first words alone or the last in brackets: "Predicted: spam",
/// "y_pred_forest", "y = 1", "spam (actual)". `rest` is what follows them, without the colon,
/// blank, underscore, hyphen or equals sign between; a hyphen by itself is a rest.
Role leading_role(std::string_view name, std::string_view& rest);

/// As role_of, also of one variable whose first or last word says what it holds: "glm.pred",
/// "pred_forest", "same_truth", and, where the other word is a kind of model, "lda.class".
Role role_of_variable(std::string_view name);

/// A name of predictions, also where it says whose: "y_pred", "pred_forest", "modelA".
bool names_prediction(std::string_view name);

/// A name of scores, also where it says whose: "score_forest", "y_prob", "puntuación".
bool names_score(std::string_view name);

/// A name of groups of scores, whose numbers are in the order of the scores: "bin", "score_decile".
bool names_bin(std::string_view name);

/// A name of the folds of a cross-validation, or of other parts that data were split into: "fold",
/// "cv_fold", "split".
bool names_folds(std::string_view name);

/// A name of groups that results are compared between: "group", "gender", "ethnicity".
bool names_groups(std::string_view name);

/// A name of the models whose predictions stand below each other: "model", "classifier".
bool names_models(std::string_view name);

/// A name of one of those who rate the same items: "rater1", "Coder A", "annotator_2", "R1".
bool names_rater(std::string_view name);

/// The class in "prob_a", "p_a", "proba_0", "P(a)", "P(y = a | x)"; else all of the name.
std::string_view class_of_score(std::string_view name);

/// Names of the counts of cases of either class: "positives", "n_pos", "events", "malos" …
bool is_positives(std::string_view name);
bool is_negatives(std::string_view name);

/// A name that a column of numbers of the rows may have: "id", "case_number", "Obs".
bool may_number_rows(std::string_view name);

/// A name that a column of counts may have: "GroupCount", "sum(n)", "total", "value".
bool may_name_counts(std::string_view name);

/// A name for nothing in particular: "Classes", "Label".
bool is_class_word(std::string_view name);

/// Total, Sum, Suma fila, All, Σ, …
bool is_total(std::string_view name);

/// NA, NaN, null, None, #N/A, … and empty text.
bool is_missing(std::string_view text);

/// Stands for what was left out: "...", "…", "\vdots".
bool is_ellipsis(std::string_view text);

/// The length of ∅, \emptyset or \varnothing at the start of `text`; 0 where there is none.
std::size_t empty_set_length(std::string_view text);

/// The type under a column's name, as DuckDB and tibbles print it.
bool is_type_name(std::string_view text);

}  // namespace deconfuse
