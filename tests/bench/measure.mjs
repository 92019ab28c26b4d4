/** Who has run for so long in all is not asked again. */
const budget = 20_000;

const sum = (list) => list.reduce((total, value) => total + value, 0);

function median(list) {
  const sorted = [...list].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const near = (value, expected, tolerance) => Math.abs(value - expected) <= tolerance * Math.abs(expected);

/** What is to be reached against a peer, in words, and whether it is; nothing where there is no such target. */
function reached(peer, ours, theirs) {
  if ('times' in peer) return { target: `≥ ${peer.times}×`, isMet: theirs >= peer.times * ours };
  if ('within' in peer) return { target: `ours ≤ ${peer.within}×`, isMet: ours <= peer.within * theirs };
  if ('most' in peer) return { target: `≤ ${peer.most}×`, isMet: theirs <= peer.most * ours };
  if ('above' in peer) return { target: `ours ≤ + ${peer.above} ms`, isMet: ours - theirs <= peer.above };
  return {};
}

/**
 * Asks the package and its peers in turn, round after round. The first round warms up; it counts only for who is asked
 * no second time. Gives a row for each: {name, minimum, median, runs} in milliseconds, or {name, error}; of peers also
 * {ratio, target, isMet}, and {differs} where the result is another one.
 */
export async function measure(workload, processes, rounds) {
  const ours = { name: 'deconfuse', by: 'package' };
  const all = [ours, ...workload.peers].map((contestant) => ({ contestant, times: [], warming: [] }));
  for (let round = 0; round <= rounds; round++) {
    for (const one of all) {
      if (one.error || one.isAbsent || sum(one.warming) + sum(one.times) > budget) continue;
      const { contestant } = one;
      const task = contestant.task ?? workload.task;
      const answer = await processes.of(contestant).ask(contestant.name, task, workload.data);
      one.isAbsent = answer.isAbsent;
      one.error = answer.error;
      one.result = answer.result;
      if (answer.milliseconds) one[round === 0 ? 'warming' : 'times'].push(...answer.milliseconds);
    }
  }
  const [first] = all;
  const least = ({ times, warming }) => Math.min(...(times.length > 0 ? times : warming));
  return all
    .filter(({ isAbsent }) => !isAbsent)
    .map((one) => {
      const { contestant, error, result } = one;
      const name = contestant.label ?? contestant.name;
      if (error) return { name, error };
      const times = one.times.length > 0 ? one.times : one.warming;
      const row = { name, minimum: least(one), median: median(times), runs: times.length };
      if (one === first) {
        const isMet = workload.limit === undefined ? undefined : row.minimum <= workload.limit;
        return { ...row, isMet, target: workload.limit && `≤ ${workload.limit} ms` };
      }
      if (first.error) return row;
      const differs =
        result !== undefined && result !== null && !near(result, first.result, workload.tolerance)
          ? `${result}, not ${first.result}`
          : undefined;
      return { ...row, ratio: row.minimum / least(first), ...reached(contestant, least(first), row.minimum), differs };
    });
}
