import { caseCount, type Challenge } from './challenge.ts';
import { challenges, isChallenge, type ChallengeId } from './challenges.ts';
import { goalsOf, writtenGoals, type Fault, type MetricNamed } from './goal-text.ts';

/** A challenge of the page, or one defined in a link. */
export type LinkedChallenge = Challenge & { id?: ChallengeId };

/** The metrics in the goals of a link, as written there. */
export const metricsNamed = (fields: URLSearchParams): string[] =>
  writtenGoals(fields.get('goal') ?? '').goals.flatMap(({ name }) => (name === caseCount ? [] : [name]));

/**
 * The challenge in the fields of an address: `challenge=prevalence`, or `goal=` with further goals, which are added to
 * those of a named challenge. If any of it cannot be read, the faults.
 */
export function challengeIn(fields: URLSearchParams, metricNamed: MetricNamed): LinkedChallenge | { faults: Fault[] } {
  const id = fields.get('challenge');
  const text = fields.get('goal');
  const own = text === null ? { goals: [] } : goalsOf(writtenGoals(text), metricNamed);
  if (id !== null && !isChallenge(id)) {
    const fault: Fault = { code: 'challenge', part: id.slice(0, 80) };
    return { faults: [fault, ...('faults' in own ? own.faults : [])] };
  }
  if ('faults' in own || id === null) return own;
  const built: Challenge = challenges[id];
  return { ...built, ...own, id, goals: [...built.goals, ...own.goals] };
}
