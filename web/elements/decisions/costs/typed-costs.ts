import { ratioOf, type Costs } from '../../../session/cost-decision.ts';
import { fieldsOf, numberIn, textIn, withoutGaps, type Fields } from '../../../share/plain-data.ts';
import { numberOf } from '../../../typed/number-text.ts';

export type CostField = keyof Costs | 'ratio' | 'prevalence';

export const cells = [
  ['l00', 'l01'],
  ['l10', 'l11'],
] as const satisfies readonly (readonly (keyof Costs)[])[];

/** Costs and prevalence as typed, with the values last read from them. */
export interface TypedCosts {
  /** Texts as typed. */
  texts: Readonly<Record<CostField, string>>;
  /** Fields whose text is not a valid number. */
  faults: ReadonlySet<CostField>;
  costs: Costs;
  /** Null for the prevalence of the data. */
  prevalence: number | null;
}

const firstCosts: Costs = { l00: 0, l01: 1, l10: 5, l11: 0 };
const firstTexts: Readonly<Record<CostField, string>> = {
  l00: '0',
  l01: '1',
  l10: '5',
  l11: '0',
  ratio: '5',
  prevalence: '',
};

export const firstTyped: TypedCosts = { texts: firstTexts, faults: new Set(), costs: firstCosts, prevalence: null };

const longestField = 1000;
const largestCost = 1e150;

/** The number, if it is above 0 and below 1. */
function shareOf(text: string): number | undefined {
  const share = numberOf(text);
  return share !== null && share > 0 && share < 1 ? share : undefined;
}

export function withTexts(typed: TypedCosts, changed: Partial<Record<CostField, string>>): TypedCosts {
  const faults = new Set([...typed.faults].filter((field) => !(field in changed)));
  return { ...typed, texts: { ...typed.texts, ...changed }, faults };
}

function withFault(typed: TypedCosts, field: CostField, text: string): TypedCosts {
  return { ...typed, texts: { ...typed.texts, [field]: text }, faults: new Set([...typed.faults, field]) };
}

/** The state after text was typed into a field. `written` formats a number as a reader would type it. */
export function withTyped(
  typed: TypedCosts,
  field: CostField,
  text: string,
  written: (value: number) => string,
): TypedCosts {
  if (field === 'prevalence') {
    const share = shareOf(text);
    return share === undefined
      ? withFault(typed, field, text)
      : { ...withTexts(typed, { prevalence: text }), prevalence: share };
  }
  const cost = numberOf(text);
  if (cost === null || (field === 'ratio' && cost < 0)) return withFault(typed, field, text);
  if (field === 'ratio') {
    const texts = { l00: '0', l01: '1', l10: written(cost), l11: '0', ratio: text };
    return { ...withTexts(typed, texts), costs: { l00: 0, l01: 1, l10: cost, l11: 0 } };
  }
  const costs = { ...typed.costs, [field]: cost };
  const ratio = ratioOf(costs);
  return { ...withTexts(typed, { [field]: text, ratio: ratio === undefined ? '' : written(ratio) }), costs };
}

/** Fields that differ from the initial state. */
export function keptTyped({ texts, faults, costs, prevalence }: TypedCosts): object {
  const isTyped = (field: CostField): boolean =>
    field === 'prevalence' ? prevalence !== null || faults.has(field) : texts[field] !== firstTexts[field];
  const names = Object.keys(texts) as CostField[];
  return {
    fields: withoutGaps(Object.fromEntries(names.map((name) => [name, isTyped(name) ? texts[name] : undefined]))),
    // The costs read last, if a faulty field no longer states them.
    costs: faults.size > 0 && costs !== firstCosts ? costs : undefined,
    prevalence: faults.has('prevalence') ? (prevalence ?? undefined) : undefined,
  };
}

export function recalledTyped({ fields, costs, prevalence }: Fields): TypedCosts {
  const kept = fieldsOf(fields);
  const read = fieldsOf(costs);
  const names = Object.keys(firstTexts) as CostField[];
  const texts = Object.fromEntries(
    names.map((name) => [name, textIn(kept[name], longestField) ?? firstTexts[name]]),
  ) as Record<CostField, string>;
  const costOf = (cell: keyof Costs): number =>
    numberOf(texts[cell]) ?? numberIn(read[cell], -largestCost, largestCost) ?? firstCosts[cell];
  const isTyped = cells.flat().some((cell) => texts[cell] !== firstTexts[cell]);
  const share = kept['prevalence'] === undefined ? undefined : shareOf(texts.prevalence);
  const ratio = numberOf(texts.ratio);
  const faults: [CostField, boolean][] = [
    ...cells.flat().map((cell): [CostField, boolean] => [cell, numberOf(texts[cell]) === null]),
    ['ratio', texts.ratio !== '' && (ratio === null || ratio < 0)],
    ['prevalence', kept['prevalence'] !== undefined && share === undefined],
  ];
  return {
    texts,
    faults: new Set(faults.filter(([, isFaulty]) => isFaulty).map(([field]) => field)),
    costs: isTyped ? { l00: costOf('l00'), l01: costOf('l01'), l10: costOf('l10'), l11: costOf('l11') } : firstCosts,
    prevalence: share ?? shareOf(String(prevalence)) ?? null,
  };
}
