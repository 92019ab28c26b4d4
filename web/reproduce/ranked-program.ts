import type { Problem } from '../core/types/problem.ts';
import type { ReportOptions } from '../core/types/report.ts';
import type { ReproduceTexts } from '../locales/en/reproduce.ts';
import { rankedLists, type RankedList } from '../core/ranked-steps.ts';
import { commented, listed, numberText, quoted } from './literals.ts';
import type { Program } from './program.ts';

interface Ranked {
  problem: Problem;
  options: ReportOptions;
  texts: ReproduceTexts;
}

/** Prints the value of a list or, with several lists, the mean of the values that exist. */
type Shown = readonly [id: string, mean: string, call: string];

const found = ({ relevance }: RankedList): number => relevance.filter((item) => item > 0).length;
const isComplete = (list: RankedList): boolean => list.relevant === found(list);

const dictionary = (name: string, lists: readonly RankedList[], value: (list: RankedList) => string): string =>
  [`${name} = {`, ...lists.map((list) => `    ${quoted(list.query)}: ${value(list)},`), '}'].join('\n');

const data = (lists: readonly RankedList[]): string[] => [
  dictionary('relevance', lists, ({ relevance }) =>
    listed('[', relevance.map(numberText), ']').split('\n').join('\n    '),
  ),
  dictionary('relevant', lists, ({ relevant }) => numberText(relevant)),
];

/** Lines that print the result of a call for the query `q`, or its mean over all queries. */
const shows = (lists: readonly RankedList[], shown: readonly Shown[]): string[] =>
  shown.map(([id, mean, call]) =>
    lists.length === 1
      ? `show("${id}", ${call})`
      : `show("${mean}", np.mean([${call} for q in relevance if relevant[q] > 0]))`,
  );

function programOf(
  { problem, texts }: Ranked,
  intro: string,
  imports: readonly string[],
  linesOf: (lists: readonly RankedList[]) => readonly string[],
): Program | undefined {
  if (problem.kind !== 'ranked') return undefined;
  const lists = rankedLists(problem);
  const code = [
    commented(texts.title),
    commented(intro),
    ...(lists.every(isComplete) ? [] : [commented(texts.missedItems)]),
    'import numpy as np',
    ...imports,
    '',
    ...data(lists),
    ...(lists.length === 1 ? [`q = ${quoted(lists[0]!.query)}`] : []),
    '',
    '',
    'def show(name, value):',
    '    print(name, repr(float(value)))',
    '',
    '',
    ...linesOf(lists),
    '',
  ].join('\n');
  return { code };
}

/** A program for scikit-learn: average precision and, for a complete list, the discounted cumulative gain. */
export const rankedInScikitLearn = (ranked: Ranked): Program | undefined =>
  programOf(ranked, ranked.texts.intro.scikitLearn, ['from sklearn import metrics'], (lists) => {
    const [list] = lists;
    const hasGain = lists.length === 1 && list!.relevance.length > 1;
    return [
      'def scores(q):',
      '    return -np.arange(len(relevance[q]))',
      '',
      '',
      'def average_precision(q):',
      '    hits = np.array(relevance[q]) > 0',
      '    if not hits.any():',
      '        return 0',
      '    return metrics.average_precision_score(hits, scores(q)) * hits.sum() / relevant[q]',
      '',
      '',
      ...shows(lists, [['average_precision', 'mean_average_precision', 'average_precision(q)']]),
      ...(hasGain ? shows(lists, [['dcg', '', 'metrics.dcg_score([relevance[q]], [scores(q)])']]) : []),
      ...(hasGain && isComplete(list!) && found(list!) > 0
        ? shows(lists, [['ndcg', '', 'metrics.ndcg_score([relevance[q]], [scores(q)])']])
        : []),
    ];
  });

/** A program for the retrieval functions of torchmetrics. */
export const rankedInTorchmetrics = (ranked: Ranked): Program | undefined =>
  programOf(
    ranked,
    ranked.texts.intro.torchRetrieval,
    ['import torch', 'from torchmetrics.functional import retrieval'],
    (lists) => {
      const cut = ranked.options.k;
      const top = cut === undefined ? '' : `, top_k=${cut}`;
      const complete: readonly Shown[] = lists.every(isComplete)
        ? [['r_precision', 'mean_r_precision', 'retrieval.retrieval_r_precision(scores(q), hits(q))']]
        : [];
      return [
        'def scores(q):',
        '    return -torch.arange(len(relevance[q]), dtype=torch.float32)',
        '',
        '',
        'def hits(q):',
        '    return torch.tensor(relevance[q]) > 0',
        '',
        '',
        'def share(q):',
        '    return hits(q).sum() / relevant[q]',
        '',
        '',
        ...shows(lists, [
          [
            'average_precision',
            'mean_average_precision',
            'retrieval.retrieval_average_precision(scores(q), hits(q)) * share(q)',
          ],
          ['precision_at_k', 'mean_precision_at_k', `retrieval.retrieval_precision(scores(q), hits(q)${top})`],
          ['recall_at_k', 'mean_recall_at_k', `retrieval.retrieval_recall(scores(q), hits(q)${top}) * share(q)`],
          ['hit_at_k', 'hit_rate_at_k', `retrieval.retrieval_hit_rate(scores(q), hits(q)${top})`],
          ['reciprocal_rank', 'mean_reciprocal_rank', 'retrieval.retrieval_reciprocal_rank(scores(q), hits(q))'],
          ...complete,
        ]),
      ];
    },
  );

/** A program for trec_eval, which also gets a judgement for each relevant item that was not returned. */
export const rankedInTrecEval = (ranked: Ranked): Program | undefined =>
  programOf(ranked, ranked.texts.intro.trecEval, ['import pytrec_eval'], () => {
    const cut = ranked.options.k;
    const measures = [
      ['map', 'map'],
      ['Rprec', 'Rprec'],
      ['recip_rank', 'recip_rank'],
      ['11pt_avg', '11pt_avg'],
      ...(cut === undefined
        ? []
        : (['P', 'recall', 'success'] as const).map((name) => [`${name}.${cut}`, `${name}_${cut}`])),
    ] as [asked: string, printed: string][];
    return [
      'judgements = {',
      '    q: {',
      "        **{f'item{rank}': int(item) for rank, item in enumerate(items)},",
      "        **{f'missed{at}': 1 for at in range(relevant[q] - sum(item > 0 for item in items))},",
      '    }',
      '    for q, items in relevance.items()',
      '}',
      "run = {q: {f'item{rank}': -float(rank) for rank in range(len(items))} for q, items in relevance.items()}",
      listed(
        'asked = {',
        measures.map(([asked]) => `'${asked}'`),
        '}',
      ),
      'values = pytrec_eval.RelevanceEvaluator(judgements, asked).evaluate(run)',
      ...measures.map(([, printed]) => `show("${printed}", np.mean([of['${printed}'] for of in values.values()]))`),
    ];
  });
