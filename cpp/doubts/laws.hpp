#pragma once

#include <optional>

#include "data/dataset.hpp"
#include "data/scored_cases.hpp"
#include "doubts/doubt.hpp"

/// Laws about data. Laws that use the same numbers share a file. A law that needs many cases is a
/// test whose p-value is a parameter of the doubt, so that small data raise none by chance. A law
/// that does not apply to the data raises no doubt.
namespace deconfuse {

using Doubtful = std::optional<Doubt>;

// Laws about labels and matrices.
Doubtful predictions_shifted(const Dataset& data);
Doubtful predictions_equal_truth(const Dataset& data);
Doubtful codes_for_labels(const Dataset& data);
Doubtful booleans_for_codes(const Dataset& data);
Doubtful labels_all_different(const Dataset& data);
Doubtful labels_nearly_equal(const Dataset& data);
Doubtful pasted_twice(const Dataset& data);
Doubtful totals_among_counts(const Dataset& data);
Doubtful counts_are_percentages(const Dataset& data);
Doubtful orientation_not_stated(const Dataset& data);
Doubtful classes_out_of_order(const Dataset& data);
Doubtful classes_with_gap(const Dataset& data);
Doubtful class_never_true(const Dataset& data);
Doubtful class_never_predicted(const Dataset& data);
Doubtful few_cases(const Dataset& data);

// Laws about scores and probabilities.
Doubtful predictions_shifted(const ScoredCases& cases);
Doubtful scores_reversed(const ScoredCases& cases);
Doubtful probabilities_of_the_other_class(const ScoredCases& cases);
Doubtful probability_columns_permuted(const ScoredCases& cases);
Doubtful confidence_not_score(const ScoredCases& cases);
Doubtful scores_are_labels(const ScoredCases& cases);
Doubtful pasted_twice(const ScoredCases& cases);
Doubtful classes_out_of_order(const ScoredCases& cases);
Doubtful classes_with_gap(const ScoredCases& cases);
Doubtful class_never_true(const ScoredCases& cases);
Doubtful few_cases(const ScoredCases& cases);
Doubtful ties_move_precision(const ScoredCases& cases);

}  // namespace deconfuse
