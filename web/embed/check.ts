import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Problem } from '../core/types/problem.ts';
import '../elements/checker/answer-checker.ts';
import { checkedData } from '../elements/checker/checked-data.ts';
import { askOf } from '../share/exercise-address.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';
import { namedExercise, ruleFields } from './exercise.ts';

/** Of longer data the page around is to show them; those of an exercise it does not have. */
const mostCases = 200;

/** What is asked where the attributes name an exercise; other data count before its own. */
const exerciseFor = (element: EmbeddedElement): ReturnType<typeof namedExercise> =>
  Object.values(element.given).some((one) => one !== undefined) ? undefined : namedExercise(element);

export const standard = (element: EmbeddedElement): Problem | undefined => namedExercise(element)?.problem;

/**
 * Says whether a number somebody has worked out is right, and if not, which slip gives it. `ask`: ids with commas between
 * them, those of a class with it behind a colon; without it, what the exercise asks, or anything. `hide`: `results`,
 * values and steps wait until they are asked for; `data`, the page around shows the data; both with a comma.
 * `exercise`, `kind`, `classes` and `cases` make data where there are no others; `attempts` and `answers`: how often may
 * be answered, and when right values are shown.
 */
export const compute: EmbeddedContent['compute'] = async (element, { dataset, catalogue }) => {
  const { options, decimals, hide = '' } = element;
  const metrics = catalogue.filter(({ shape }) => shape !== 'matrix' && shape !== 'curve').map(({ id }) => id);
  const hidden = hide.split(/[\s,]+/);
  const exercise = exerciseFor(element);
  const ask = element.ask || (exercise ? askOf(exercise.questions) : '');
  const fields = new URLSearchParams({
    ...(ask !== '' && { ask }),
    ...(exercise && { decimals: String(decimals) }),
    ...ruleFields(element),
    ...(hidden.includes('results') && { hide: 'results' }),
  });
  const [report, problem] = await Promise.all([dataset.report({ ...options, metrics }), dataset.problem()]);
  const isShown = !hidden.includes('data') && (exercise || problem.kind === 'matrix' || dataset.total <= mostCases);
  return {
    report,
    render: (locale) => html`
      ${isShown ? checkedData(problem, dataset, locale) : nothing}
      ${
        // What was answered in one exercise is no answer to another.
        keyed(
          JSON.stringify(exercise?.options),
          html`<deconfuse-answer-checker
            .data=${dataset}
            .options=${options}
            .fields=${fields}
            ?plain=${element.compact}
          ></deconfuse-answer-checker>`,
        )
      }
    `,
  };
};
