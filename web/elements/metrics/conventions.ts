import { bases, zeroDivisions } from '../../core/option-values.ts';
import type { Label } from '../../core/types/label.ts';
import type { MetricInfo } from '../../core/types/metric-info.ts';
import type { Report, ReportOptions, Value } from '../../core/types/report.ts';
import type { Compare } from '../../session/result.ts';

/**
 * Subjects on which sources differ: which metric has the name, the value of 0/0, the base of logarithms, the axis of
 * the truth, the confidence level.
 */
export type ConventionKind = 'family' | 'zeroDivision' | 'base' | 'orientation' | 'level';

export interface Choice {
  /** Id of the metric for a family, otherwise the choice: 'zero', 'e', '0.95', 'rows', 'columns'. */
  key: string;
  /** The metric; within a family each choice has its own. */
  info: MetricInfo;
  options: ReportOptions;
  transposed: boolean;
  /** True for the choice by which the page shows the metric. */
  current: boolean;
}

export interface Convention<Alternative extends Choice = Choice> {
  kind: ConventionKind;
  choices: Alternative[];
}

export interface Outcome extends Choice {
  value: Value;
  /** True if the value differs from the current one by more than rounding errors. */
  differs: boolean;
}

const levels = [0.9, 0.95, 0.99];

/** Comparable metrics that are confused with each other, in the order of the catalogue. */
export function familyOf(info: MetricInfo, catalogue: readonly MetricInfo[]): MetricInfo[] {
  if (info.family === undefined) return [info];
  return catalogue.filter(
    ({ family, perClass, shape }) =>
      family === info.family &&
      perClass === info.perClass &&
      shape !== 'curve' &&
      (shape === 'word') === (info.shape === 'word'),
  );
}

/** Conventions that a metric depends on according to its declaration, with their choices. */
export function conventionsOf(
  info: MetricInfo,
  catalogue: readonly MetricInfo[],
  options: ReportOptions,
): Convention[] {
  if (['matrix', 'pairs', 'decisions', 'curve'].includes(info.shape)) return [];
  const choice = (key: string, current: boolean, changes: Partial<Choice>): Choice => ({
    ...{ key, info, options, transposed: false, current },
    ...(current ? {} : changes),
  });
  const choicesOfOption = <Name extends 'zeroDivision' | 'base' | 'level'>(
    name: Name,
    values: readonly NonNullable<ReportOptions[Name]>[],
    current: ReportOptions[Name],
  ): Convention[] =>
    info.options.includes(name)
      ? [
          {
            kind: name,
            choices: values.map((value) =>
              choice(String(value), value === current, { options: { ...options, [name]: value } }),
            ),
          },
        ]
      : [];
  const { zeroDivision = 'zero', base = 2, level = 0.95 } = options;
  const hasSides = ['classes', 'groups', 'four-cells'].includes(info.needs);
  return [
    {
      kind: 'family',
      choices: familyOf(info, catalogue).map((relative) =>
        choice(relative.id, relative.id === info.id, { info: relative }),
      ),
    },
    ...choicesOfOption('zeroDivision', zeroDivisions, zeroDivision),
    ...choicesOfOption('base', bases, base),
    ...choicesOfOption('level', [...new Set([...levels, level])].sort(), level),
    ...(hasSides
      ? [
          {
            kind: 'orientation' as const,
            choices: [choice('rows', true, {}), choice('columns', false, { transposed: true })],
          },
        ]
      : []),
  ];
}

/**
 * Conventions that matter for these data, with the value under each choice; per-class metrics have the value of
 * `label`. Each distinct report is requested once.
 */
export async function compareConventions(
  conventions: readonly Convention[],
  compare: Compare,
  label?: Label,
): Promise<Convention<Outcome>[]> {
  const choices = conventions.filter((convention) => convention.choices.length > 1).flatMap(({ choices }) => choices);
  const requests = new Map<string, { options: ReportOptions; transposed: boolean; metrics: Set<string> }>();
  for (const { info, options, transposed } of choices) {
    const key = JSON.stringify([options, transposed]);
    const request = requests.get(key) ?? { options, transposed, metrics: new Set() };
    request.metrics.add(info.id);
    requests.set(key, request);
  }
  const reports = new Map(
    await Promise.all(
      [...requests].map(async ([key, { options, transposed, metrics }]): Promise<[string, Report]> => [
        key,
        await compare({ ...options, metrics: [...metrics] }, transposed),
      ]),
    ),
  );
  const reportOf = ({ options, transposed }: Choice): Report => reports.get(JSON.stringify([options, transposed]))!;
  const isGiven = (choice: Choice): boolean => {
    const { metrics, undefined: reasons } = reportOf(choice);
    const { id } = choice.info;
    return id in metrics && !reasons[id]?.some(({ reason }) => reason === 'needs-option');
  };

  return conventions.flatMap(({ kind, choices }) => {
    const current = choices.find((choice) => choice.current);
    if (choices.length < 2 || !current || !isGiven(current)) return [];
    const shown = valueFor(current, reportOf(current), label);
    const outcomes = choices.filter(isGiven).map((choice): Outcome => {
      const value = valueFor(choice, reportOf(choice), label);
      return { ...choice, value, differs: !isSame(value, shown) };
    });
    const isTouched = (reportOf(current).undefined[current.info.id] ?? []).some(
      (reason) => !current.info.perClass || reason.class === undefined || reason.class === label,
    );
    const matters =
      kind === 'family'
        ? outcomes.length > 1 && outcomes.some(({ value }) => value !== null)
        : outcomes.some(({ differs }) => differs) || (kind === 'zeroDivision' && isTouched);
    return matters ? [{ kind, choices: outcomes }] : [];
  });
}

function valueFor({ info }: Choice, { metrics, labels }: Report, label: Label | undefined): Value {
  const value = metrics[info.id] ?? null;
  if (!info.perClass || !Array.isArray(value) || label === undefined) return value;
  return value[labels.indexOf(label)] ?? null;
}

/** True if values are equal up to rounding, since different computations of a number differ in the last digits. */
function isSame(one: Value, other: Value): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.every((end, index) => isSame(end, other[index] ?? null));
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return one === other || Math.abs(one - other) <= 1e-14 + 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}
