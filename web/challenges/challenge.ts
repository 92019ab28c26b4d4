import type { Label } from '../core/types/label.ts';
import type { Report } from '../core/types/report.ts';
import type { Costs } from '../session/score-data.ts';
import type { TabularProblem } from '../session/problem-text.ts';

export type Comparison = '>=' | '<=' | '=' | '>' | '<';

/** Stands in a goal for the number of cases, which is no metric. */
export const caseCount = 'cases';

/** Example of goals in the syntax of an address. */
export const writtenExample = 'goal=accuracy>=0.95;balanced_accuracy=0.5;cases=100';

export interface Goal {
  /** Id of a metric that is a single number, of a class or of all; or `cases`. */
  metric: string;
  /** Class of a metric with a value per class. Default: the class that is shown. */
  class?: string;
  comparison: Comparison;
  value: number;
}

export interface Challenge {
  /** All goals have to be met at once. */
  goals: readonly Goal[];
  /** Costs for goals about the mean cost. Default: those on the page. */
  costs?: Costs;
  /** Initial data. Default: the data at hand. */
  start?: { problem: TabularProblem } | { text: string; positive: Label };
}

/** Data by which a challenge is judged. */
export interface Measured {
  /** The value of a metric is taken from the first report that has it, for the class at the index. */
  reports: readonly { report: Report; classIndex: number }[];
  cases: number;
  costs?: Costs;
}

export interface JudgedGoal {
  goal: Goal;
  /** Null: undefined. Undefined: such data do not have the metric. */
  value: number | null | undefined;
  /** Class of a metric with a value per class. */
  label?: Label;
  isMet: boolean;
}

export interface Verdict {
  goals: JudgedGoal[];
  isMet: boolean;
}

/** Tolerance for values computed in doubles. */
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

/** An undefined value meets no goal. */
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

/** Mean cost of decisions for or against a class. */
function meanCost({ class: label }: Goal, measured: Measured, costs: Costs): number | null | undefined {
  const [wrong, missed] = ['false_positive', 'false_negative'].map((metric) => {
    const counted: Goal = { metric, comparison: '>=', value: 0, ...(label !== undefined && { class: label }) };
    return valueOf(counted, measured).value;
  });
  if (typeof wrong !== 'number' || typeof missed !== 'number') return undefined;
  if (measured.cases === 0) return null;
  return (costs.falsePositive * wrong + costs.falseNegative * missed) / measured.cases;
}
