import type { PlotTexts } from './en/plots.ts';
import type { Language, Locale, MetricTexts } from './index.ts';

/** The locale with what is said of scores, probabilities and label sets. */
export async function withScores(locale: Locale): Promise<Locale> {
  const [{ names, groups, scopes }, { scores }] = await (locale.language === 'en'
    ? Promise.all([import('./en/score-names.ts'), import('./en/scores.ts')])
    : Promise.all([import('./es/score-names.ts'), import('./es/scores.ts')]));
  return {
    ...locale,
    names: { ...locale.names, ...names },
    groups: { ...locale.groups, ...groups },
    scopes: { ...locale.scopes, ...scopes },
    scores,
  };
}

/** The texts of metrics with those of metrics of scores. */
export async function withScoreMetrics(texts: MetricTexts, language: Language): Promise<MetricTexts> {
  const { metrics, quantities, undefinedReasons } = await (language === 'en'
    ? import('./en/score-metrics.ts')
    : import('./es/score-metrics.ts'));
  return {
    ...texts,
    metrics: { ...texts.metrics, ...metrics },
    quantities: { ...texts.quantities, ...quantities },
    undefinedReasons: { ...texts.undefinedReasons, ...undefinedReasons },
  };
}

/** Other names of metrics with those of metrics of scores. */
export async function withScoreAliases(
  others: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  return { ...others, ...(await import('./score-aliases.ts')).aliases };
}

/** Needed only where there are curves. */
export async function loadPlotTexts(language: Language): Promise<PlotTexts> {
  return (await (language === 'en' ? import('./en/plots.ts') : import('./es/plots.ts'))).plots;
}
