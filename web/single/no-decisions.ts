/** Stands for the modules of decisions, of which the single file has no view: nothing in it makes such a problem. */
function refuse(): never {
  throw new Error('This page has no decisions.');
}

export { refuse as CostDataset, refuse as DecisionDataset, refuse as decisionTables, refuse as problemOfLosses };
