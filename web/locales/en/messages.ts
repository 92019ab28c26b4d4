/** Reasons why input was refused, by code. Places in braces are the error's parameters, line, column and excerpt. */
export const errors = {
  'no-answers':
    'There are no answers here. Paste a classification report, a table with names of metrics and classes, or lines such as “precision of A = 0.72”.',
  'unknown-metric': '“{excerpt}” is not a metric of these data. Check how it is written.',
  'unknown-class':
    'It is not clear which class “{excerpt}” stands for. Name one of the classes, or an average, or give one value per class.',
  'too-many-answers': 'There are more than {maximum} cells here, or very much text. Paste only the answers.',
  // The text as a whole.
  'empty-text':
    'There is nothing to read yet. Paste two columns of labels, a confusion matrix, or the truth with scores.',
  'no-data':
    'Nothing here looks like data: line {line} (“{excerpt}”) could be read, but no label recurs, or none is both true and predicted. Choose under “Read as” what it is.',
  'binary-file': 'This is not text: byte {offset} is zero. Open the file in its own program and copy the cells.',
  'invalid-utf8': 'Byte {offset} ({byte}) is not valid UTF-8. Save the file as UTF-8 and try again.',
  'invalid-utf16': 'The UTF-16 text breaks off or is damaged at byte {offset}. Save the file as UTF-8 and try again.',
  'file-rows-differ':
    'A file of more than 500 MB is read if all rows have one form: a true and a predicted label of few classes, or a label and scores, at most 67 million numbers. In this one they do not. Take a part of it, or count its rows in a database.',
  'file-needs-memory':
    'The browser did not give the memory that this file takes: about 130 bytes for each score. Close other tabs, or take a part of the file.',
  'file-unreadable': 'The browser cannot read on in the file. Perhaps it was moved or changed meanwhile.',
  'looks-like-html': 'This is HTML source. Copy the table from the page as you see it, not its source.',
  'looks-like-report':
    'This is a classification report from which the counts cannot be worked out: that takes precision, recall and support of every class. Paste the labels or the confusion matrix.',
  'looks-like-scores':
    '“{excerpt}” looks like a score, but no column beside it holds the true classes. Paste the truth and the scores side by side.',
  'looks-like-metrics':
    'These are values of metrics (“{excerpt}” …), not data. Paste the labels or the confusion matrix that they come from; to check an answer, paste it under “Check”.',
  'looks-like-curve':
    'These are points of a curve, already worked out. Its area, hull and equal error rate follow from them: they are worked out under Curves, “Points or formulas”. For everything else enter the true class and the score of each case.',
  'looks-like-function':
    'This is a formula, “{excerpt}”, not data. As a ROC or precision-recall curve it is drawn and integrated under Curves, “Points or formulas”.',
  'looks-like-losses':
    'This is a table of losses, one row per state and one column per action. It is read under Decisions, not as a confusion matrix.',
  'columns-needed':
    'Columns for this are missing. Choose exactly one as the truth, one or two as predictions or some as scores, and at most one as counts or weights.',
  'looks-like-one-hot':
    'These rows mark one class each (one-hot), but only one matrix is here. Paste the truth and, below a blank line, the predictions.',
  'not-one-hot':
    'In one-hot data each case has exactly one 1; here, in line {line}, there are {found}. Correct this case.',
  'looks-like-sets':
    '“{excerpt}” looks like sets of labels. Paste one true and one predicted set per line, or the two partitions, one per line.',
  percentages:
    '“{excerpt}” is a percentage, but the numbers do not add up to 100 %, neither all of them nor those of each row or column. Correct them or paste the counts.',
  'cases-do-not-fit':
    'With {cases} cases these shares give no whole counts, or have too few digits to tell which. Correct the number or leave it out.',
  'shortened-print':
    'The print was shortened here (“{excerpt}”), so cases are missing. Print everything, or export a CSV file.',
  'unexpected-text': '“{excerpt}” stands where a list or a matrix was expected. Remove it.',
  'several-tables': 'There are {found} tables here. Paste one confusion matrix at a time.',
  'code-not-run': '“{excerpt}” would have to be computed first. Run the code and paste what it prints.',
  'unknown-function': '“{name}(…)” would have to be computed first. Run the code and paste what it prints.',

  'no-scores': 'There are no scores here. Paste the true class and the score of each case side by side.',
  'no-label-sets': 'There are no sets of labels here. Paste one true and one predicted set per case.',
  'no-losses': 'There is no table of losses here. Paste one row per state and one column per action.',
  'no-report': 'There is no report here. Paste a row per class under precision, recall and support.',
  'no-class-counts': 'There are no counts of classes here. Paste one row per class under TP, FP and FN.',
  'no-distributions':
    'There is no distribution here. Paste the probabilities, or counts, of each outcome in one or two lists, or one list of labels.',

  // Rows and columns.
  'header-only': 'There is a header but no row of data below it.',
  'one-column': 'There is only one column. Paste the true and the predicted label of each case side by side.',
  'too-many-columns':
    'There are {found} columns and it is not clear which hold the labels. Keep the truth and one or two predictions, or name them truth and predicted.',
  'ragged-rows': 'Line {line} has {found} where {expected} cells were expected.',
  'mixed-delimiters':
    'Line {line} separates its cells by “{found}”, the lines before do not. Use one separator throughout.',
  'unclosed-quote': 'The quotation mark in line {line} is never closed.',
  'text-after-quote':
    '“{excerpt}” follows a closing quotation mark. Double the quotation marks that belong to the text.',
  'missing-value': 'A value is missing in line {line}. Fill it in.',

  // Vectors, brackets, JSON, LaTeX.
  'one-vector': 'There is only one list. Paste two: the true labels and the predicted ones.',
  'one-partition':
    'There is only one partition into sets. Paste two, each on a line of its own: the true classes and the predicted ones.',
  'element-twice':
    '“{element}” is in set {first} and again in set {second}. Leave it in one set: each case has one class.',
  'element-missing': '“{element}” is in one of the partitions only. Both have to hold the same cases.',
  'three-vectors':
    'There are {found} lists. Keep the true labels and the predictions of one or two classifiers, all with the same labels.',
  'unequal-lengths':
    'The lists differ in length. The first, the truth, has {truth} entries; every other needs as many.',
  'empty-brackets': 'These brackets are empty.',
  'unclosed-bracket': 'This bracket is never closed. Add “{closing}”.',
  'unbalanced-bracket': '“{excerpt}” does not close the bracket that is open. “{closing}” would.',
  'nested-too-deep': 'The brackets are nested more than two deep. Paste two lists, or a list of rows.',
  'missing-comma': 'A comma is missing before “{excerpt}”.',
  'json-syntax': 'The JSON is not valid at “{excerpt}”.',
  'json-shape': 'This JSON holds no pair of lists. Name one “truth” and the other “predicted”.',
  'unclosed-environment': 'The LaTeX environment {excerpt} is never closed by \\end{…}.',

  // Numbers.
  'not-a-number': '“{excerpt}” is not a number.',
  'negative-count': 'A count is negative. Counts are 0 or more.',
  'fractional-count': '“{excerpt}” is not a whole number, so it is not a count. If these are weights, allow fractions.',
  'bad-count': 'The count in row {row}, column {cell} is not a finite number.',
  'infinite-number': '“{excerpt}” is not a finite number.',
  'number-too-large': '“{excerpt}” is too large to compute with.',
  'count-too-large': 'A count is above 9 007 199 254 740 992; beyond that, whole numbers are no longer exact.',
  'box-without-area':
    'A box needs an area: xmax above xmin and ymax above ymin. Here it goes from {left} to {right} and from {top} to {bottom}.',
  'overlap-out-of-range': 'The overlap is {found}. It must be above 0 and at most 1.',
  'ambiguous-number':
    '“{excerpt}” may be a thousand or a fraction. Write it without the mark, or choose the decimal sign.',
  'negative-weight': '“{excerpt}” is a negative weight. Weights are 0 or more.',
  'bad-weight': 'The weight of case {case} is not a number from 0 to 9 007 199 254 740 992.',

  // Scores and probabilities.
  'nan-score': 'The score of case {case} is NaN, which is neither high nor low. Correct it, or leave such cases out.',
  'negative-probability': 'Case {case} has a negative probability, {value}. Probabilities lie between 0 and 1.',
  'probability-above-one': 'Case {case} has a probability above 1, {value}. Probabilities lie between 0 and 1.',
  'probabilities-do-not-sum':
    'The probabilities of case {case} sum to {sum}, not to 1 (difference: {difference}). Correct them, or have each row divided by its sum.',
  'shares-do-not-sum': '{path}, row {case}: the probabilities sum to {sum}, not to 1 (difference: {difference}).',
  'reserved-label': 'A rejected row is called “reject”, so no class can have that name.',
  'columns-for-classes': 'There are {found} columns of numbers for {expected} classes. Each class needs one column.',
  'more-than-two-classes':
    'The truth has {found} classes ({first}, {second}, {third} …), and scores set one against the rest. Say which is positive.',
  'no-model': 'There are no scores. Give one list of them, or one list per model.',
  'duplicate-model': 'Two models are called “{model}”. Give each its own name.',
  'no-classes': 'There are no classes. Name the class of each column.',
  'nothing-predicted': 'There are neither predicted sets nor scores to compare with the truth.',
  'more-than-total': 'There are more cases of one class than there are in total: “{excerpt}”.',

  // Matrices and classes.
  'matrix-without-numbers': 'This table has no numbers: “{excerpt}” stands where a count was expected.',
  'totals-only': 'Only totals are left. Paste the cells of the matrix as well.',
  'empty-matrix': 'The matrix is empty.',
  'ragged-counts': 'Row {row} has {found} counts, the first row {expected}.',
  'not-square':
    'There are {rows} rows and {columns} columns of the same classes, but both numbers must be equal. Give a class that never occurs a row or column of zeros; if rows and columns are different groups, give them different names.',
  'duplicate-label': '“{label}” is named twice.',
  'label-count': 'There are {found} names for {expected} classes.',
  'labels-differ':
    'Rows and columns share some classes but not all: “{label}” is in the columns alone. Give both the same names, or, for two different groupings, none in common.',
  'states-differ': 'The columns of the second table must be the states of the first: “{label}” is in one of them only.',
  'errors-do-not-fit':
    'No matrix has these counts: every error is a false negative of one class and a false positive of another, but there are {missed} false negatives and {alarms} false positives, or one class has more than all others together.',
  'true-negatives-do-not-fit':
    'The true negatives of {label} are {found}, but {expected} cases are left besides its TP, FP and FN.',
  'too-many-classes':
    'There are {found} different labels; a matrix of more than {maximum} classes is not computed. Are these really classes?',
  'no-cases': 'There are no cases.',
  'unknown-label': 'The label “{label}” of case {case} is not among the classes given.',
  'unknown-positive': 'The positive class “{label}” does not occur among the labels.',

  // Decisions.
  'no-states': 'There are no states. Name at least one class or state of nature.',
  'no-actions': 'There are no actions to choose from. Name at least one.',
  'no-observations': 'There are no observations. Give the probabilities of at least one.',
  'too-many-cases': 'The counts behind a report are worked out for at most {maximum} cases; these are {found}.',
  'report-decimals': 'The shares of a report are printed with 1 to {maximum} decimals, not with {found}.',
  'report-recall-impossible':
    '{label}: no whole number out of {cases} cases gives a recall of {recall}; out of {other} it would be {hits}/{other}.',
  'report-row-impossible':
    '{label}: precision {precision}, recall {recall} of {cases} cases and the F1 beside them cannot all be right. No number of predictions gives them.',
  'report-impossible':
    'Each row is possible alone, but the rows do not fit together: no counts have predictions that sum to the {cases} cases and the printed accuracy.',
  'too-many-groups':
    'There are {found} different groups; more than {maximum} are not compared. Is this really a column of groups?',
  'no-ratings': 'There are no ratings here. Paste a column for each rater, one row per item; a cell may be empty.',
  'no-ranked-list':
    'There is no ranked list here. Paste marks for relevant and other items, best first, such as R N R R N, or the ranks of the relevant items.',
  'too-few-raters': 'There are ratings of {found} raters. Agreement needs two or more.',
  'negative-relevance': 'The item of rank {rank} has a relevance of {found}. It must be 0 or more.',
  'too-few-relevant': 'There are {returned} relevant items in the list, but {found} are said to exist.',
  'wrong-length': '{path} has {found} entries, but {expected} are needed.',
  'negative-loss': '{path} is {found}. The loss of a rejection or of an error cannot be negative.',
  'unknown-truth': 'The true class “{label}” of observation {case} is none of the classes given.',
  'share-outside': '{path} is {found}, but must lie between 0 and 1.',

  // Options and values of the caller.
  'bad-option': '“{found}” is no value for the option {option}.',
  'bad-problem': '{path} is {found}, which cannot be used.',
  'count-not-whole': '{name} is not a whole number from 0 to 9 007 199 254 740 992.',
  'more-successes-than-trials': 'There cannot be more successes than trials.',
  'rivals-without-classes':
    'Two classifiers can be compared only where they predict the classes of the truth, not groups of their own.',
};

/** Descriptions of the input that was expected instead, by key. */
export const expected = {
  metric: 'the name of a metric',
  class: 'the name of a class, or an average',
  'labels-or-matrix': 'two columns of labels, two lists, a confusion matrix, or the truth with scores',
  'vectors-or-matrix': 'two lists, or a matrix as a list of rows',
  'text-encoding': 'text in UTF-8, or in UTF-16 with a byte order mark',
  'plain-text': 'the cells as plain text',
  'complete-data': 'all the data, none left out',
  'printed-values': 'values, such as [1, 0, 1]',
  'rows-of-labels': 'below the header, one line per case',
  'two-columns': 'a column of the truth and one or two of predictions',
  'two-vectors': 'two lists of the same length: truth and predictions',
  'equal-lengths': 'as many predictions as true labels',
  'equal-rows': 'as many cells in every row',
  'one-delimiter': 'the same separator in every line',
  delimiter: 'a separator or the end of the line',
  'closing-quote': 'a closing quotation mark',
  'closing-bracket': 'the matching closing bracket',
  comma: 'a comma between the entries',
  'key-and-value': 'a name, a colon and a value',
  'one-value': 'a single JSON value',
  'truth-and-predicted': '{"truth": […], "predicted": […]}',
  'objects-alike': 'objects with one true and one predicted label each',
  'end-of-environment': '\\end{…} with the same name',
  'one-table': 'one confusion matrix',
  'counts-matrix': 'a square of counts',
  'square-matrix': 'as many columns as rows',
  counts: 'counts of cases',
  count: 'a count',
  value: 'a value',
  label: 'a label',
  labels: 'a class for each case',
  'one-label': 'one label per case',
  'second-table': 'the true classes and the predicted ones',
  'one-mark': 'exactly one 1 per case',
  'two-partitions': 'two lines of sets: truth and predictions',
  'disjoint-sets': 'every element in one set only',
  'same-elements': 'the same elements in both partitions',
  number: 'a number',
  score: 'a score: a number, or infinity',
  probability: 'a number from 0 to 1',
  'rows-that-sum-to-one': 'numbers that sum to 1',
  'truth-and-predictions': 'one column of the truth and one of predictions or scores',
  'truth-and-scores': 'a column of true classes and one or more of numbers',
  'label-sets': 'one true and one predicted set of labels per case',
  'loss-table': 'a row per state with one loss per action',
  'class-counts': 'a row per class under TP, FP and FN',
  report: 'precision, recall and support of every class',
  distributions: 'one or two lists of probabilities or counts, or one list of labels',
  'state-names': 'the names of the states, in any order',
  'column-per-class': 'one column per class',
  'class-of-column': 'a class that one of the columns is named for',
  'at-most-total': 'at most the total',
  'whole-number': 'a whole number',
  'number-of-cases': 'the number of cases that the shares were worked out from',
  'finite-number': 'a finite number',
  'exact-count': 'at most 9 007 199 254 740 992',
  'not-negative': '0 or more',
  'decimal-option': 'numbers that can be read in one way only',
  'different-labels': 'a different name for each',
  'a-label-each': 'one name for each class',
  'same-labels': 'the same classes in rows and columns',
  ratings: 'a column for each rater',
  'ranked-list': 'marks for relevant and other items, best first',
  box: 'xmin, ymin, xmax, ymax, with xmax above xmin and ymax above ymin',
  groups: 'a column of groups that recur',
  'fewer-classes': 'at most {maximum} classes',
  'one-character': 'a single character',
  'point-or-comma': 'a point or a comma',
  'different-marks': 'a decimal sign that is not the separator',
  list: 'a list',
  kind: 'labels, matrix, counts, scores, probabilities, multilabel or decision',
  decision:
    'states, actions and loss with posteriors, or with prior and likelihoods; labels, posteriors, rejectLoss and errorLoss; prior, sensitivity and specificity; costs or costRatio; values and posterior; or labels, counts and costMatrix',
  classifiers: 'the predictions of one classifier, or of each by its name',
  'groups-or-folds': 'either groups or folds',
  'parts-of-one-kind': 'data by their names, all of one kind',
};

/** Assumptions and repairs made in reading, by code. Places in braces are the notice's parameters. */
export const notices = {
  'aggregated-rows': 'Each of the {rows} rows stands for as many cases as its count says.',
  'aggregated-scores': 'Each of the {rows} rows holds a score with its numbers of positive (1) and negative (0) cases.',
  'code-skipped': 'Code typed at a prompt was left out.',
  'columns-ignored': 'Other columns were left out: {names}.',
  'columns-reordered': 'The columns were put into the order of the rows.',
  'comment-skipped': 'Comment lines were left out: {count}.',
  'contingency-table':
    'Rows ({rows}) and columns ({columns}) were taken for different groups, not for the same classes: metrics of groupings are computed (association, information, clustering agreement), metrics of right and wrong are not.',
  'decimal-comma': 'The comma was read as the decimal sign, as in {example}.',
  'decision-values':
    'Most rows are not probabilities, so the numbers were taken for decision values (logits or margins): metrics of probabilities are not computed.',
  delimiter: 'The cells were separated at “{used}”; “{other}” would have been possible too.',
  'first-line-is-case': 'The first line was taken for a case, though a word in it may name a column.',
  'html-table': 'The table was taken out of HTML; the rest was left out.',
  'header-used': 'The first line was taken for names of columns: {names}.',
  'text-below-skipped': 'The text below the array (“{text}”) was left out.',
  'third-column-weights': 'The third column was taken for weights of the cases.',
  'heading-skipped': 'A heading was left out: “{text}”.',
  'index-column-skipped': 'The first column only numbers the rows and was left out.',
  'index-row-skipped': 'The first row only numbers the columns and was left out.',
  'label-sets': 'Each case has a set of labels: {cases} cases, {labels} labels.',
  'labels-differ-in-case': '“{first}” and “{second}” differ only in upper and lower case; they count as two classes.',
  'labels-trimmed': 'Blanks around labels were removed, as around “{label}”.',
  'missing-omitted': 'Cases with a missing value were left out: {count}.',
  'none-is-a-class': '“None” is taken for a class, since it is predicted for cases that are “None”.',
  'one-class-only':
    'All cases are “{label}”. The ROC curve and its area need positive and negative cases, as otherwise one of the rates is 0/0; the precision-recall curve needs positive ones.',
  'other-data': 'There are other data in this text, in lines {lines}. Choose them under “Read as”.',
  'percent-signs': 'Percentages were divided by 100: {example} was read as {value}.',
  'predicted-first': 'By their names, the predictions come first and the truth second; they were read so.',
  'probabilities-normalised': 'Each row was divided by its sum, which differed from 1 by up to {difference}.',
  'probabilities-sum':
    'The sum of case {case} differs from 1 by {difference}, as with rounded numbers. The probabilities were used as they are.',
  'probability-columns': 'The columns are the probabilities of the classes {labels}, in this order.',
  'rest-is-negative': '“{label}” is the positive class; all others together are the negative one.',
  'scores-first': 'The scores stand first and the truth second; they were read so.',
  'scores-of-models': 'There are scores of {count} models on the same cases: {names}.',
  'thousands-marks': 'Marks between thousands were removed: {example} was read as {value}.',
  'totals-do-not-add-up':
    'The total {stated} (“{which}”) does not add up: the cells give {computed}. The cells were used, the totals not.',
  'totals-removed': 'The totals were recognised and left out of the matrix.',
  'shares-of-all':
    'The numbers add up to 1: they are shares of all cases. Tests and intervals need the number of cases and stay undefined until you enter it.',
  'shares-of-rows':
    'Each row adds up to 1: these are shares of the rows. Every row is taken to be as frequent as the others; if they are not, paste the counts or the shares of all.',
  'shares-of-columns':
    'Each column adds up to 1: these are shares of the columns. Every column is taken to be as frequent as the others; if they are not, paste the counts or the shares of all.',
  'counts-of-outcomes': 'Whole numbers: read as the counts of {outcomes} outcomes, whose shares are the distribution.',
  'one-labelling':
    'One labelling of {cases} cases in {classes} classes: the shares of the classes are the distribution.',
  'counts-of-shares': 'The shares were made counts of {cases} cases.',
  'also-two-cases':
    'These are taken for the four counts of a matrix. They could also be the truth and the prediction of two cases.',
  'settled-by-result':
    'The result stated in this line comes out only with this orientation and this positive class; one click changes either.',
  'count-from-total': 'The text gives three counts and a total of {total}, so the fourth is {count}.',
  'recovered-from-report': 'The counts were worked out from the printed report: only these give its figures.',
  'second-positive':
    'The array names no classes. The second one is taken as positive, as in the print-outs of scikit-learn; one click changes that.',
  'no-common-label': 'No label is both true and predicted. Are these the columns that you meant?',
  'one-hot-rows': 'Each row marks its class by a 1 (one-hot): {cases} cases, {classes} classes.',
  'one-hot-columns':
    'Each column marks its class by a 1 (one-hot, one column per case): {cases} cases, {classes} classes.',
  'sets-numbered': 'The sets are the classes 1, 2, 3, … in the order given.',
  'two-classifiers':
    'There are predictions of two classifiers: {first} and {second}. The metrics are those of the first; the second is compared with it.',
  'several-classifiers': '{count} classifiers stand side by side: {names}. The page shows the first.',
  'column-of-groups': 'The cases belong to {count} groups, which stand side by side.',
  'column-of-folds': 'The cases belong to {count} folds, which stand side by side.',
  'several-raters': '{count} raters, none of whom is the truth: only their agreement is measured.',
  'list-end-assumed':
    'Nothing says how long the list is; it was taken to end at rank {rank}, that of its last relevant item. Precision of the whole list depends on that.',
  'relevant-assumed':
    'Nothing says how many relevant items there are; those in the text, {count}, were taken for all. Recall and average precision depend on that.',
  'mark-of-relevant': '“{text}” was taken to mark relevant items.',
  'equal-scores-ordered':
    'Items with equal scores were ranked in a fixed order. Average precision depends on that order.',
  'queries-left-out': 'Left out, since there are no judgements of them or no list: {names}',
  'background-no-class':
    '“{name}” is not a class here: its row counts detections where nothing is, its column missed objects. There are no true negatives.',
  'boxes-unscored': 'The detections have no scores. They are ranked as they stand in the text.',
  'two-groupings':
    'The truth ({rows} groups) and the predictions ({columns}) have no class in common, so they were taken for two groupings of the same cases: metrics of groupings are computed, metrics of right and wrong are not.',
  'whole-scores': 'The whole numbers beside the truth take too many values for classes, so they were read as scores.',
  'zeros-before-numbers': 'Zeros before a number do not count: “{label}” is the same class as the number without them.',
  transposed: 'Predictions stood in the rows; rows and columns were exchanged, so that rows are the truth.',
  'always-negative': 'The threshold is not below 1: deciding 0 never costs more, however probable 1 is.',
  'always-positive': 'The threshold is not above 0: deciding 1 never costs more, however improbable 1 is.',
  'always-rejects': 'Rejecting costs nothing (λr = 0), so λ* is 1 and everything is rejected, even what is certain.',
  'evidence-equal': 'The probabilities of the observations are unknown; in the total risk all count alike.',
  'impossible-observation':
    'The observation “{observation}” has probability 0 in every state that is possible, so after it the states have no probabilities.',
  'losses-only':
    'These are losses only. Risks also need probabilities of the states: posteriors, or a prior and likelihoods.',
  'negative-loss': 'The loss {name} is {value}. A negative loss is a gain, and risks may then be negative too.',
  'negative-ratio': 'The cost ratio is {value}. Below 0 it says that missing a positive is a gain.',
  'never-rejects':
    'λ* = {threshold} is below 1/K, which the largest of K probabilities always reaches: nothing is ever rejected. A rejection pays only while λr is below λe·(1 − 1/K).',
  'no-error-loss': 'Errors cost nothing (λe = 0), so λ* = 1 − λr/λe would divide by 0: there is no threshold.',
  'no-threshold':
    'Taken together, wrong decisions cost no more than right ones (ℓ01 − ℓ00 + ℓ10 − ℓ11 is not positive), so no threshold separates deciding 0 from deciding 1.',
  'zero-costs':
    'In both classes a wrong decision costs as much as a right one (ℓ01 = ℓ00 and ℓ10 = ℓ11), so every decision costs the same.',
};

/** Labels of the buttons that correct an error or a notice. */
export const corrections = {
  firstLineIsHeader: 'The first line is a header',
  firstLineIsData: 'The first line is data',
  otherDelimiter: 'Separate there instead',
  omitMissing: 'Leave incomplete cases out',
  allowFractions: 'These are weights',
  decimalPoint: 'The point is the decimal sign',
  decimalComma: 'The comma is the decimal sign',
  normalise: 'Divide each row by its sum',
  decisionValues: 'These are logits or margins',
  areDistributions: 'It is one labelling, or one distribution',
  areDetections: 'They are objects: some were missed, or found where there are none',
  isRanked: 'It is a ranked list: relevant and other items, best first',
  relevant: 'Relevant is:',
  areLabels: 'These are two cases',
  areScores: 'These are scores',
  areLabelSets: 'Each row is a set of labels',
  areProbabilities: 'These are probabilities, one row per case',
  positive: 'Positive:',
  decide: 'Open in Decisions',
  draw: 'Open in Curves',
  cases: 'Number of cases:',
};

export type CorrectionText = keyof typeof corrections;

/** Texts about the ways in which an input can be read. */
export const readAs = {
  title: 'Ways to read the text',
  none: 'No way to read this text was found. Choose its columns, if it has some.',
  kinds: {
    labels: 'True and predicted labels',
    matrix: 'Confusion matrix',
    scores: 'Truth and scores',
    probabilities: 'A probability per class',
    multilabel: 'Sets of labels',
    decision: 'Losses',
    distributions: 'Distributions',
    'class-counts': 'TP, FP and FN of each class',
    raters: 'Raters',
    ranked: 'Ranked list',
    report: 'Printed report',
  },
  counted: 'cases: {cases}, classes: {classes}',
  ofShares: 'shares, classes: {classes}',
  together: 'All {count} side by side',
  evidence: {
    'common-labels': 'both share labels',
    'labels-recur': 'labels recur',
    named: 'the classes have names',
    'whole-counts': 'all numbers are whole',
    shares: 'the numbers add up to 1',
    'two-classes': 'the truth has two classes',
    fractions: 'some numbers are fractions',
    'rows-sum-to-1': 'each row adds up to 1',
    sets: 'cells hold several labels',
    'sums-to-1': 'the numbers add up to 1',
    'one-labelling': 'one list of labels',
    marks: 'marks of relevant items',
  } as Record<string, string>,
  columns: 'Or say what each column holds: one the truth, and one or more predictions or scores.',
  column: 'Column {number}',
  uses: {
    ignored: '–',
    truth: 'Truth',
    predicted: 'Prediction',
    score: 'Score',
    count: 'Count',
    group: 'Group',
    fold: 'Fold',
    model: 'Model',
    weight: 'Weight',
  },
};

export type ReadAsTexts = typeof readAs;

export const messages = { errors, expected, notices, corrections, readAs };
