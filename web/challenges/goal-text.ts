import type { MetricInfo } from '../core/types/metric-info.ts';
import { numberOf } from '../typed/number-text.ts';
import { caseCount, type Challenge, type Comparison, type Goal } from './challenge.ts';

/** A part of a link that cannot be read, with the reason. */
export interface Fault {
  code:
    /** The part is no goal, which consists of a metric, a comparison and a number. */
    | 'form'
    /** No metric with a single value has this name. */
    | 'metric'
    /** The goal names a class, `name:class`, but the metric has no value per class. */
    | 'class'
    /** There are too many goals. */
    | 'too-many'
    /** There is no challenge of that name. */
    | 'challenge';
  part: string;
}

/** A goal as written: the metric may have any of its names. */
export interface WrittenGoal extends Omit<Goal, 'metric'> {
  name: string;
}

interface Written {
  goals: WrittenGoal[];
  costs?: Challenge['costs'];
  faults: Fault[];
}

const mostGoals = 12;
/** Greatest length of a quoted part, in characters. */
const longestPart = 80;

/** The last comparison sign counts, because names of classes may contain such signs. */
const goalForm = /^([^:<>=≤≥]+)(?::(.+?))?(>=|<=|==|[<>=≤≥])([^<>=≤≥]+)$/su;
const costsForm = /^costs\s*=\s*([\d.,]+)\s*:\s*([\d.,]+)$/;

const quoted = (part: string): string => (part.length > longestPart ? `${part.slice(0, longestPart)}…` : part);

const comparisons: Readonly<Record<string, Comparison>> = { '==': '=', '≥': '>=', '≤': '<=' };

function goalIn(part: string): WrittenGoal | undefined {
  const [, name, label, sign, number] = goalForm.exec(part) ?? [];
  const value = numberOf(number ?? '');
  if (name === undefined || name.trim() === '' || value === null) return undefined;
  const comparison = comparisons[sign!] ?? (sign as Comparison);
  return { name: name.trim(), ...(label !== undefined && { class: label.trim() }), comparison, value };
}

function costsIn(part: string): Challenge['costs'] {
  const [, first, second] = costsForm.exec(part) ?? [];
  const [falsePositive, falseNegative] = [first, second].map((number) => numberOf(number ?? ''));
  if (typeof falsePositive !== 'number' || typeof falseNegative !== 'number') return undefined;
  return { falsePositive, falseNegative };
}

/** The goals in a text as written: `accuracy>=0.95;recall:spam<=1/5;cases=100`, or `expected_cost<=0.5;costs=1:5`. */
export function writtenGoals(text: string): Written {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > mostGoals) return { goals: [], faults: [{ code: 'too-many', part: String(mostGoals) }] };
  const written: Written = { goals: [], faults: [] };
  for (const part of parts) {
    const costs = costsIn(part);
    const goal = costs ? undefined : goalIn(part);
    if (costs) written.costs = costs;
    else if (goal) written.goals.push(goal);
    else written.faults.push({ code: 'form', part: quoted(part) });
  }
  const isEmpty = written.goals.length === 0 && written.faults.length === 0;
  return isEmpty ? { ...written, faults: [{ code: 'form', part: quoted(text) }] } : written;
}

/** The metric of a name. Of several metrics with the name, one with a value per class, or one without, is preferred. */
export type MetricNamed = (name: string, perClass: boolean) => Pick<MetricInfo, 'id' | 'perClass'> | undefined;

const ofNoMetric = { id: caseCount, perClass: false };

/** The goals with metrics by their ids; if any are faulty, only the faults. */
export function goalsOf(
  { goals, costs, faults }: Written,
  metricNamed: MetricNamed,
): Pick<Challenge, 'goals' | 'costs'> | { faults: Fault[] } {
  const wrong = [...faults];
  const found = goals.flatMap(({ name, ...goal }): Goal[] => {
    const metric = name === caseCount ? ofNoMetric : metricNamed(name, goal.class !== undefined);
    if (!metric) wrong.push({ code: 'metric', part: quoted(name) });
    else if (goal.class !== undefined && !metric.perClass)
      wrong.push({ code: 'class', part: quoted(`${name}:${goal.class}`) });
    else return [{ ...goal, metric: metric.id }];
    return [];
  });
  return wrong.length > 0 ? { faults: wrong } : { goals: found, ...(costs && { costs }) };
}
