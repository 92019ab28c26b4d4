#pragma once

#include <cstdint>

/// Codes of messages. Outside of C++ a code is known by its name_of(). Each has a text in every
/// language under web/locales.
namespace deconfuse {

/// Reasons why data were refused.
enum class ErrorCode : std::uint8_t {
  // The text as a whole
  empty_text,           ///< there is nothing to read
  no_data,              ///< no reading of the text as data has any evidence for it
  binary_file,          ///< a zero byte shows that this is no text
  invalid_utf8,         ///< bytes that are no UTF-8
  invalid_utf16,        ///< UTF-16 that is damaged or incomplete
  looks_like_html,      ///< the source of a web page
  looks_like_report,    ///< a report without the numbers that its counts follow from
  looks_like_scores,    ///< labels that are fractions, or scores without true classes
  looks_like_metrics,   ///< values of metrics, not data
  looks_like_curve,     ///< points of a curve, already computed
  looks_like_function,  ///< a curve as a formula over x
  looks_like_losses,    ///< a table of losses, which is read for decisions only
  columns_needed,       ///< too few or too many columns are chosen
  looks_like_one_hot,   ///< one one-hot matrix, without that of the predictions
  not_one_hot,          ///< a case of one-hot data has no 1, or several
  looks_like_sets,      ///< sets in place of labels, or of more than three partitions
  percentages,          ///< percentages instead of counts, and not shares of a whole
  cases_do_not_fit,     ///< shares that give no whole counts for the given number of cases
  shortened_print,      ///< a print that leaves out cases
  unexpected_text,      ///< text, or a third table, where none was expected
  several_tables,       ///< more than one table where one is read
  code_not_run,         ///< code that would have to be run first
  unknown_function,     ///< a call of a function that would have to be run first
  no_scores,            ///< scores or probabilities were asked for, and there are none
  no_label_sets,        ///< sets of labels were asked for, and there are none
  no_losses,            ///< a table of losses was asked for, and there is none
  no_report,            ///< a report was asked for, and there is none with the numbers needed
  no_class_counts,      ///< counts of classes were asked for, and there are none
  no_distributions,     ///< distributions were asked for, and there are none

  // Rows and columns
  header_only,       ///< no row of data below the header
  one_column,        ///< labels or scores without a second column beside them
  too_many_columns,  ///< it is not clear which of the columns hold labels
  ragged_rows,       ///< a row has more or fewer cells than expected
  mixed_delimiters,  ///< a line separates its cells by another mark
  unclosed_quote,    ///< a quotation mark is never closed
  text_after_quote,  ///< text between a closing quotation mark and the end of the cell
  missing_value,     ///< a value, a label or a name is missing

  // Vectors, brackets, JSON, LaTeX
  one_vector,            ///< one list, not two: truth and predictions
  one_partition,         ///< one partition into sets, not two
  element_twice,         ///< an element is in two sets of one partition
  element_missing,       ///< an element is in one of the partitions only
  three_vectors,         ///< more lists than truth and predictions of one or two classifiers
  unequal_lengths,       ///< lists with an entry per case are not equally long
  empty_brackets,        ///< brackets hold nothing
  unclosed_bracket,      ///< a bracket is never closed
  unbalanced_bracket,    ///< a bracket does not close the one that is open
  nested_too_deep,       ///< brackets are nested deeper than the rows of a table
  missing_comma,         ///< two entries without a comma between them
  json_syntax,           ///< no valid JSON, or more than one value
  json_shape,            ///< JSON without two lists, or of objects that are not alike
  unclosed_environment,  ///< a table of LaTeX is never closed by \end

  // Numbers
  not_a_number,      ///< text that is no number
  negative_count,    ///< a count below 0
  fractional_count,  ///< a count that is not whole
  bad_count,         ///< a count that is NaN
  infinite_number,   ///< an infinite number, or NaN
  number_too_large,  ///< a number beyond the range of doubles, or of losses
  count_too_large,   ///< a count or weight above 2^53
  box_without_area,  ///< the right side of a box is not beyond its left, or bottom and top likewise
  overlap_out_of_range,  ///< an overlap that is not above 0, or above 1
  ambiguous_number,      ///< a mark in it may separate thousands or decimals
  negative_weight,       ///< a weight below 0
  bad_weight,            ///< a weight that is not in [0, 2^53]

  // Scores and probabilities
  nan_score,                 ///< NaN for a score
  negative_probability,      ///< a probability below 0
  probability_above_one,     ///< a probability above 1
  probabilities_do_not_sum,  ///< the probabilities of a case do not sum to 1
  shares_do_not_sum,         ///< a row of a decision's probabilities does not sum to 1
  columns_for_classes,       ///< more or fewer columns of numbers than classes
  more_than_two_classes,     ///< scores of several classes, none of them said to be positive
  no_model,                  ///< no list of scores
  duplicate_model,           ///< two models have one name
  no_classes,                ///< probabilities without classes
  nothing_predicted,         ///< true sets of labels without predicted ones or scores
  more_than_total,           ///< more cases of one class than in total

  // Matrices and classes
  matrix_without_numbers,     ///< text instead of counts
  totals_only,                ///< sums of counts, but not the counts
  empty_matrix,               ///< no rows or no columns
  not_square,                 ///< rows and columns of the same classes are not equally many
  duplicate_label,            ///< two classes, states, actions or observations have one name
  label_count,                ///< more or fewer names than classes
  labels_differ,              ///< rows and columns share some, not all, of their classes
  states_differ,              ///< the two tables of a decision are not of the same states
  errors_do_not_fit,          ///< false negatives and false positives that no matrix has
  true_negatives_do_not_fit,  ///< true negatives that are not the number of all other cases
  too_many_classes,           ///< more classes than are computed
  no_ratings,                 ///< ratings were asked for, and there are none
  no_ranked_list,   ///< a ranked list was asked for, and there are no marks of relevant items
  too_many_cases,   ///< more cases than a report can have
  report_decimals,  ///< shares are printed with no digits, or with too many
  report_recall_impossible,  ///< no number of true positives has the recall that is printed
  report_row_impossible,     ///< no number of predictions has the precision and F1 printed
  report_impossible,         ///< no choice of counts has the printed sums
  too_many_groups,           ///< more groups, or folds, than are supported
  no_cases,                  ///< there are no cases
  unknown_label,             ///< a case's label is none of the classes given
  unknown_positive,          ///< the class to be positive is none of the classes

  // Decisions
  no_states,           ///< no states to decide about
  no_actions,          ///< no actions to choose from
  no_observations,     ///< no probabilities of any observation
  too_few_raters,      ///< the ratings of fewer than two raters
  negative_relevance,  ///< an item of a ranked list has a relevance below 0
  too_few_relevant,    ///< fewer relevant items than the list contains
  wrong_length,        ///< a list has more or fewer entries than needed
  negative_loss,       ///< the loss of a rejection, or of an error, is below 0
  share_outside,       ///< a share that is not in [0, 1]

  // Options and values
  bad_option,                  ///< an option has a value that it cannot have
  count_not_whole,             ///< a count that is not a whole number from 0 to 2^53
  more_successes_than_trials,  ///< more successes than trials
  rivals_without_classes,      ///< two classifiers that predict other groups than the true ones
};

/// What was expected instead.
enum class Expected : std::uint8_t {
  nothing,  ///< nothing to add to the error

  labels_or_matrix,       ///< labels, a confusion matrix, or the truth with scores
  vectors_or_matrix,      ///< two lists, or a matrix as a list of rows
  text_encoding,          ///< UTF-8, or UTF-16 with a byte order mark
  plain_text,             ///< the cells as plain text
  complete_data,          ///< all the data, none left out
  printed_values,         ///< values, not the code that makes them
  rows_of_labels,         ///< a line per case below the header
  two_columns,            ///< truth and one or two predictions, side by side
  two_vectors,            ///< truth and predictions, equally long
  equal_lengths,          ///< as many values as true labels
  equal_rows,             ///< as many cells in every row
  one_delimiter,          ///< the same mark between cells in every line
  delimiter,              ///< a mark between cells, or the end of the line
  closing_quote,          ///< a closing quotation mark
  closing_bracket,        ///< the bracket that closes the open one
  comma,                  ///< a comma between entries
  key_and_value,          ///< a name, a colon and a value
  one_value,              ///< a single JSON value
  truth_and_predicted,    ///< an object with the lists of truth and predictions
  objects_alike,          ///< objects with the same keys
  end_of_environment,     ///< the environment's end
  one_table,              ///< one confusion matrix
  counts_matrix,          ///< a square of counts
  square_matrix,          ///< as many columns as rows
  counts,                 ///< counts of cases
  count,                  ///< a count
  value,                  ///< a value
  label,                  ///< a label, or a name
  labels,                 ///< a class for each case
  one_label,              ///< one label per case
  second_table,           ///< the predictions as a second table
  one_mark,               ///< exactly one 1 per case
  two_partitions,         ///< two partitions into sets: truth and predictions
  disjoint_sets,          ///< every element in one set only
  same_elements,          ///< the same elements in both partitions
  number,                 ///< a number
  score,                  ///< a number, or infinity
  probability,            ///< a number from 0 to 1
  rows_that_sum_to_one,   ///< numbers that sum to 1
  truth_and_predictions,  ///< a column of the truth and one of predictions or scores
  truth_and_scores,       ///< a column of the truth and one or more of numbers
  label_sets,             ///< a true and a predicted set of labels per case
  loss_table,             ///< a row per state with a loss per action
  class_counts,           ///< a row per class under TP, FP and FN
  report,                 ///< precision, recall and support of every class
  ranked_list,            ///< marks of relevant and other items, best first
  box,                    ///< xmin, ymin, xmax, ymax, with xmax above xmin and ymax above ymin
  distributions,          ///< one or two lists of shares or counts, or one list of labels
  state_names,            ///< the names of the states, in any order
  column_per_class,       ///< one column per class
  class_of_column,        ///< a class that a column is named after
  at_most_total,          ///< at most the total
  whole_number,           ///< a whole number
  number_of_cases,        ///< the number of cases that the shares were computed from
  finite_number,          ///< a finite number
  exact_count,            ///< at most 2^53
  not_negative,           ///< 0 or more
  decimal_option,         ///< numbers that can be read in one way only
  different_labels,       ///< a different name for each
  a_label_each,           ///< one name for each class
  same_labels,            ///< the same classes in rows and columns
  fewer_classes,          ///< at most as many classes as are computed
  ratings,                ///< a column for each rater
  groups,                 ///< a column of groups that occur repeatedly
  one_character,          ///< a single character
  point_or_comma,         ///< a point or a comma
  different_marks,        ///< a decimal sign other than the delimiter
};

/// What was assumed or repaired.
enum class NoticeCode : std::uint8_t {
  // How a text was read
  aggregated_rows,           ///< each row stands for as many cases as its count says
  aggregated_scores,         ///< each row counts the cases of both classes with its score
  code_skipped,              ///< code was left out
  columns_ignored,           ///< columns, or lists, were left out
  columns_reordered,         ///< columns were put into the order of the rows
  comment_skipped,           ///< comments were left out
  contingency_table,         ///< rows and columns were taken for different groups
  count_from_total,          ///< an unknown count is the stated number of all cases less the others
  decimal_comma,             ///< a comma was read as the decimal sign
  decision_values,           ///< most rows are no probabilities: they are logits or margins
  delimiter,                 ///< another mark could separate the cells as well
  first_line_is_case,        ///< the first line was read as a case, though a word may name a column
  html_table,                ///< tables were taken out of HTML
  header_used,               ///< the first line was read as names of columns
  text_below_skipped,        ///< text below the data was left out
  third_column_weights,      ///< a third column without a name was read as weights
  heading_skipped,           ///< a heading was left out
  index_column_skipped,      ///< a first column that numbers the rows was left out
  index_row_skipped,         ///< a first row that numbers the columns was left out
  label_sets,                ///< each case has a set of labels
  labels_differ_in_case,     ///< two classes that differ only in upper and lower case
  labels_trimmed,            ///< blanks around labels were removed
  missing_omitted,           ///< cases with a missing value were left out
  none_is_a_class,           ///< None is a class, because a case has it as truth and as prediction
  one_class_only,            ///< all cases are of one class: some curves and areas are undefined
  other_data,                ///< the text holds more data than those that were taken
  percent_signs,             ///< percentages were divided by 100
  predicted_first,           ///< predictions stand before the truth
  probabilities_normalised,  ///< rows were divided by their sums
  probabilities_sum,         ///< a sum differs slightly from 1, as after rounding, and was kept
  probability_columns,       ///< columns are the probabilities of the classes
  rest_is_negative,          ///< all classes but the positive one are the negative one
  scores_first,              ///< scores stand before the truth
  scores_of_models,          ///< there are scores of several models
  thousands_marks,           ///< marks between thousands were removed
  totals_do_not_add_up,      ///< a total differs from the sum of its cells and was not used
  totals_removed,            ///< totals were left out
  shares_of_all,             ///< all numbers together sum to 1
  shares_of_rows,            ///< each row sums to 1
  shares_of_columns,         ///< each column sums to 1
  counts_of_shares,          ///< shares were converted to counts
  counts_of_outcomes,        ///< whole numbers are counts, whose shares are the distribution
  one_labelling,             ///< a single list of labels, whose shares are the distribution
  also_two_cases,            ///< four counts, which could also be the labels of two cases
  settled_by_result,         ///< the result that the text states is correct with this reading only
  recovered_from_report,     ///< counts were derived from a printed report that only they fit
  second_positive,           ///< the second class is positive: the array names none
  no_common_label,           ///< no label is both true and predicted
  one_hot_rows,              ///< each row is a case and marks its class
  one_hot_columns,           ///< each column is a case and marks its class
  sets_numbered,             ///< the sets of a partition are the classes 1, 2, 3, …
  two_classifiers,           ///< predictions of two classifiers are compared
  several_classifiers,       ///< predictions of three or more classifiers are compared
  column_of_groups,          ///< a column says which group each case belongs to
  column_of_folds,           ///< a column says which fold each case belongs to
  several_raters,            ///< columns are ratings by several raters, none of which is the truth
  list_end_assumed,          ///< a ranked list was taken to end at its last relevant item
  relevant_assumed,          ///< only the relevant items in ranked lists were taken to exist
  mark_of_relevant,          ///< one of two marks stands for relevant items
  equal_scores_ordered,      ///< items with equal scores are ranked by a rule
  queries_left_out,          ///< queries without relevant items known, or without a list
  background_no_class,   ///< a row or column of a matrix is for missed objects or false detections
  boxes_unscored,        ///< detections without scores are ranked as they stand
  two_groupings,         ///< truth and predictions are two groupings that share no name
  whole_scores,          ///< whole numbers were read as scores, not as classes
  zeros_before_numbers,  ///< 01 and 1 are one class
  transposed,            ///< predictions stood in the rows, which now hold the truth

  // Notices about decisions
  always_negative,         ///< the threshold is not below 1: deciding 0 never costs more
  always_positive,         ///< the threshold is not above 0: deciding 1 never costs more
  always_rejects,          ///< rejecting costs nothing, so everything is rejected
  evidence_equal,          ///< observations were taken to be equally probable
  impossible_observation,  ///< an observation has probability 0 in every possible state
  losses_only,             ///< no probabilities are given, so there are no risks
  negative_loss,           ///< a loss below 0 is a gain
  negative_ratio,          ///< a cost ratio below 0: missing a positive is a gain
  never_rejects,           ///< the largest probability is always above the threshold
  no_error_loss,           ///< errors cost nothing, so there is no threshold
  no_threshold,            ///< wrong decisions together cost no more than right ones
  zero_costs,              ///< every decision costs the same
};

}  // namespace deconfuse
