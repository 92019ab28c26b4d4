export const sql = {
  title: 'From a billion rows',
  back: 'Back to the calculator',
  introduction:
    'Every metric here, every formula and every curve follows from counts: how often each true label meets each predicted one, and how many positive and negative cases each score has. So the database counts where the rows are, and only what it has counted comes here. No rows leave it, and however many there were, the calculator gives the same numbers as from all of them.',

  names: 'Engine and names',
  dialect: 'Engine',
  dialects: { spark: 'Spark SQL', trino: 'Trino', bigquery: 'BigQuery', duckdb: 'DuckDB' },
  table: 'Table',
  tableHint: {
    spark: 'Or schema.table, or a file: cases.parquet',
    trino: 'Or catalog.schema.table',
    bigquery: 'Or project.dataset.table',
    duckdb: 'Or schema.table, or files: cases/*.parquet',
  },
  truth: 'True label',
  predicted: 'Predicted label',
  score: 'Score',
  positive: 'Positive class',
  positiveHint: 'As the engine writes it: 1, true, spam',
  parts: 'What is counted',
  allCases: 'All cases together',
  partKinds: { subgroup: 'Each group', fold: 'Each fold' },
  part: 'Group or fold',

  labels: 'Labels',
  labelsHint: 'One row for each pair of labels. All metrics of labels and of the matrix are exact.',
  scores: 'Scores, each of them',
  scoresHint:
    'One row for each score that occurs. AUC, curves and thresholds are exact. For up to some millions of different scores.',
  bins: 'Scores in bins',
  binsHint:
    'One row for each bin, under its lower end. At the ends of the bins thresholds decide exactly as on all rows: precision, recall and the points of the curves are exact there. Between them the order is lost.',
  binCount: 'Bins',
  low: 'From',
  high: 'to',
  badRange: 'The range has to end above where it begins.',
  absent: 'Rows whose label is NULL are counted on neither side.',

  bound: 'How far the bins can be off',
  boundHint:
    'Within a bin it is unknown whether a positive or a negative case scores higher: the pair counts ½, but could count from 0 to 1. So the AUC of all rows differs from that of the bins by at most this, where P and N count the positive and the negative cases, with an index those in one bin:',
  boundOf:
    'The same query computes it in the database. For counts that have been pasted it stands here, and below the curves.',

  query: (name: string) => `Query: ${name}`,
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'The browser does not allow it. Select the text and copy it yourself.',
  paste: 'Paste the result',
  pasteHint: 'As CSV, or as the engine prints it.',
};

export type SqlTexts = typeof sql;
