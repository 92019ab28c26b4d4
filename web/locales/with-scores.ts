import type { ClassPointTexts } from './en/class-points.ts';
import type { PlotTexts } from './en/plots.ts';
import type { ScoreTexts } from './en/scores.ts';
import type { SimulatorTexts } from './en/simulator.ts';
import type { Language, Locale, MetricTexts } from './locale.ts';
import { load } from './load.ts';

/** The locale with the texts about scores, probabilities and label sets added. */
export async function withScores(locale: Locale): Promise<Locale> {
  const [{ names, groups, scopes }, scores] = await Promise.all([
    load(import.meta.glob<Pick<Locale, 'names' | 'groups' | 'scopes'>>('./*/score-names.ts'), locale.language),
    load(import.meta.glob<ScoreTexts>('./*/scores.ts', { import: 'scores' }), locale.language),
  ]);
  return {
    ...locale,
    names: { ...locale.names, ...names },
    groups: { ...locale.groups, ...groups },
    scopes: { ...locale.scopes, ...scopes },
    scores,
  };
}

/** The texts about metrics with those about metrics of scores added. */
export async function withScoreMetrics(texts: MetricTexts, language: Language): Promise<MetricTexts> {
  const { metrics, quantities, undefinedReasons } = await load(
    import.meta.glob<Omit<MetricTexts, 'details'>>('./*/score-metrics.ts'),
    language,
  );
  return {
    ...texts,
    metrics: { ...texts.metrics, ...metrics },
    quantities: { ...texts.quantities, ...quantities },
    undefinedReasons: { ...texts.undefinedReasons, ...undefinedReasons },
  };
}

/** Further names of metrics with those of metrics of scores added. */
export async function withScoreAliases(
  others: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  return { ...others, ...(await import('../names/score-aliases.ts')).aliases };
}

/** Texts needed only where there are curves. */
export function loadPlotTexts(language: Language): Promise<PlotTexts> {
  return load(import.meta.glob<PlotTexts>('./*/plots.ts', { import: 'plots' }), language);
}

/** Texts needed only where the classes of a matrix are shown as points in the planes of the curves. */
export function loadClassPointTexts(language: Language): Promise<ClassPointTexts> {
  return load(import.meta.glob<ClassPointTexts>('./*/class-points.ts', { import: 'classPoints' }), language);
}

/** Texts needed only where scores are simulated. */
export function loadSimulatorTexts(language: Language): Promise<SimulatorTexts> {
  return load(import.meta.glob<SimulatorTexts>('./*/simulator.ts', { import: 'simulator' }), language);
}
