// Codes of the messages that only TypeScript makes; all others are in cpp/data/message_codes.hpp. Each language has a
// text for each.

/** Errors that the C++ does not have. */
export const ownErrorCodes = [
  'no-answers', // the pasted answers hold none
  'unknown-metric', // the name of an answer belongs to no metric
  'unknown-class', // it is not clear which class an answer is about
  'too-many-answers', // more cells of answers, or more text, than are read
  'file-rows-differ', // a long file does not have the same form throughout
  'file-needs-memory', // the browser has not enough memory for a long file
  'file-unreadable', // the browser could not continue reading a file
  'reserved-label', // a class has the name of rejected rows
  'ragged-counts', // rows of numbers differ in length
  'unknown-truth', // the true class of an observation is not among the classes
  'bad-problem', // a field of a problem is missing, or has another type
] as const;

/** Expectations that the C++ does not have. */
export const ownExpectations = [
  'metric', // the name of a metric
  'class', // the name of a class, or an average
  'list', // a list
  'kind', // one of the kinds of problems
  'decision', // the fields of one of the decision problems
  'classifiers', // predictions of one classifier or more
  'groups-or-folds', // either groups or folds
  'parts-of-one-kind', // problems by their names, which can be pooled
] as const;
