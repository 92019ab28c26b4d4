import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Problem } from '../core/types/problem.ts';
import '../elements/checker/answer-checker.ts';
import { checkedData } from '../elements/checker/checked-data.ts';
import { askOf } from '../share/exercise-address.ts';
import type { EmbeddedContent, EmbeddedElement } from './embedded-element.ts';
import { namedExercise, ruleFields } from './exercise.ts';

/**
 * Greatest number of cases shown. The host page has to show longer data, except those of an exercise, which it does not
 * have.
 */
const mostCases = 200;

/** The exercise named by the attributes; undefined where there are other data, which take precedence. */
const exerciseFor = (element: EmbeddedElement): ReturnType<typeof namedExercise> =>
  Object.values(element.given).some((one) => one !== undefined) ? undefined : namedExercise(element);

export const standard = (element: EmbeddedElement): Problem | undefined => namedExercise(element)?.problem;

/**
 * Judges whether a number is right and, if not, which slip gives it. `ask`: ids separated by commas; a class follows
 * its id behind a colon. Default: the questions of the exercise, or any metric. `hide`: `results` hides values and
 * derivations until they are asked for; `data` hides the data, which the host page shows; both are separated by a
 * comma. `exercise`, `kind`, `classes` and `cases` generate data where none are given. `attempts` and `answers`: the
 * number of answers allowed, and when right values are shown.
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
        // An answer in one exercise does not carry over to another.
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
