// What messages are called that only TypeScript makes; all others are in cpp/data/message_codes.hpp. The texts of a
// language have one for each.

/** Errors of which the C++ knows nothing. */
export const ownErrorCodes = [
  'no-answers', // pasted answers hold none
  'unknown-metric', // the name of an answer is that of no metric
  'unknown-class', // it is not clear which class an answer is about
  'too-many-answers', // more cells of answers, or more text, than are read
  'file-rows-differ', // a long file is not of one form throughout
  'file-needs-memory', // the browser has not enough memory for a long file
  'file-unreadable', // the browser could not read on in a file
  'reserved-label', // a class has the name of rejected rows
  'ragged-counts', // rows of numbers are not equally long
  'unknown-truth', // the true class of an observation is none of the classes
  'bad-problem', // a part of a problem is missing, or of another type
] as const;

/** Expectations of which the C++ knows nothing. */
export const ownExpectations = [
  'metric', // the name of a metric
  'class', // the name of a class, or an average
  'list', // a list
  'kind', // one of the kinds of problems
  'decision', // the parts of one of the decision problems
  'classifiers', // predictions of one classifier or more
  'groups-or-folds', // either groups or folds
  'parts-of-one-kind', // problems by their names, which can be pooled
] as const;
