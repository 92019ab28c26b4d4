import type { Label } from '../core/types/label.ts';
import type { Report } from '../core/types/report.ts';
import type { Costs } from '../session/score-data.ts';
import type { TabularProblem } from '../session/problem-text.ts';

export type Comparison = '>=' | '<=' | '=' | '>' | '<';

/** Stands for the number of cases, which is no metric. */
export const caseCount = 'cases';

/** How goals are written in an address. */
export const writtenExample = 'goal=accuracy>=0.95;balanced_accuracy=0.5;cases=100';

export interface Goal {
  /** The id of a metric that is one number, of a class or of all; or `cases`. */
  metric: string;
  /** Of a metric with a value per class: which one. Without it the class that is shown. */
  class?: string;
  comparison: Comparison;
  value: number;
}

export interface Challenge {
  /** All of them at once. */
  goals: readonly Goal[];
  /** Those that mean costs are of. Without it those on the page. */
  costs?: Costs;
  /** What is to be changed. Without it the data at hand. */
  start?: { problem: TabularProblem } | { text: string; positive: Label };
}

/** What a challenge is judged by. */
export interface Measured {
  /** The first one that has a metric says its value; with the index of the class that is shown. */
  reports: readonly { report: Report; classIndex: number }[];
  cases: number;
  costs?: Costs;
}

export interface JudgedGoal {
  goal: Goal;
  /** Null: undefined. Undefined: such data do not have it. */
  value: number | null | undefined;
  /** Of a metric with a value per class. */
  label?: Label;
  isMet: boolean;
}

export interface Verdict {
  goals: JudgedGoal[];
  isMet: boolean;
}

/** Of values that are worked out in doubles. */
const tolerance = 1e-9;

const compares: Record<Comparison, (value: number, wanted: number) => boolean> = {
  '>=': (value, wanted) => value > wanted || isNear(value, wanted),
  '<=': (value, wanted) => value < wanted || isNear(value, wanted),
  '=': isNear,
  '>': (value, wanted) => value > wanted && !isNear(value, wanted),
  '<': (value, wanted) => value < wanted && !isNear(value, wanted),
};

function isNear(value: number, other: number): boolean {
  return value === other || Math.abs(value - other) <= tolerance * Math.max(1, Math.abs(other));
}

/** What an undefined value reaches is nothing. */
export function judge({ goals, costs }: Challenge, measured: Measured): Verdict {
  const judged = goals.map((goal): JudgedGoal => {
    const found = valueOf(goal, { ...measured, ...(costs && { costs }) });
    return {
      goal,
      ...found,
      isMet: typeof found.value === 'number' && compares[goal.comparison](found.value, goal.value),
    };
  });
  return { goals: judged, isMet: judged.length > 0 && judged.every(({ isMet }) => isMet) };
}

function valueOf(goal: Goal, measured: Measured): Pick<JudgedGoal, 'value' | 'label'> {
  if (goal.metric === caseCount) return { value: measured.cases };
  if (goal.metric === 'expected_cost' && measured.costs) return { value: meanCost(goal, measured, measured.costs) };
  const { report, classIndex } =
    measured.reports.find(({ report }) => Object.hasOwn(report.metrics, goal.metric)) ?? {};
  const value = report?.metrics[goal.metric];
  if (!report || !Array.isArray(value)) return { value: numberIn(value) };
  const index = goal.class === undefined ? classIndex! : report.labels.map(String).indexOf(goal.class);
  const label = report.labels[index];
  return { value: numberIn(value[index]), ...(label !== undefined && { label }) };
}

const numberIn = (value: unknown): number | null | undefined =>
  typeof value === 'number' || value === null ? value : undefined;

/** Where cases are decided for or against a class, what that costs. */
function meanCost({ class: label }: Goal, measured: Measured, costs: Costs): number | null | undefined {
  const [wrong, missed] = ['false_positive', 'false_negative'].map((metric) => {
    const counted: Goal = { metric, comparison: '>=', value: 0, ...(label !== undefined && { class: label }) };
    return valueOf(counted, measured).value;
  });
  if (typeof wrong !== 'number' || typeof missed !== 'number') return undefined;
  if (measured.cases === 0) return null;
  return (costs.falsePositive * wrong + costs.falseNegative * missed) / measured.cases;
}
