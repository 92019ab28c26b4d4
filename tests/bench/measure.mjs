/** Who has run for so long in all is not asked again. */
const budget = 20_000;

const sum = (list) => list.reduce((total, value) => total + value, 0);

function median(list) {
  const sorted = [...list].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The largest difference of two results, numbers or lists of them: relative below 1, else absolute. */
function difference(one, other) {
  const values = [one].flat();
  const others = [other].flat();
  return Math.max(...values.map((value, at) => Math.abs(value - others[at]) / Math.min(1, Math.abs(others[at]))));
}

/** What is to be reached against a peer, in words, and whether it is; nothing where there is no such target. */
function reached(peer, ours, theirs, apart) {
  if ('times' in peer) return { target: `≥ ${peer.times}×`, isMet: theirs >= peer.times * ours };
  if ('within' in peer) return { target: `ours ≤ ${peer.within}×`, isMet: ours <= peer.within * theirs };
  if ('most' in peer) return { target: `≤ ${peer.most}×`, isMet: theirs <= peer.most * ours };
  if ('above' in peer) return { target: `ours ≤ + ${peer.above} ms`, isMet: ours - theirs <= peer.above };
  if ('error' in peer) return { target: `error ${apart.toExponential(1)} ≤ ${peer.error}`, isMet: apart <= peer.error };
  return {};
}

function rowOfOurs({ limit }, { minimum }) {
  return limit === undefined ? {} : { target: `≤ ${limit} ms`, isMet: minimum <= limit };
}

/** What a peer comes to beside us. */
function rowOfPeer(peer, { tolerance }, theirs, ours) {
  const isComparable = theirs.result !== undefined && theirs.result !== null;
  const apart = isComparable ? difference(theirs.result, ours.result) : 0;
  return {
    ratio: theirs.minimum / ours.minimum,
    ...reached(peer, ours.minimum, theirs.minimum, apart),
    ...(!(apart <= tolerance) && isComparable && { differs: `${theirs.result}, not ${ours.result}` }),
  };
}

/**
 * Asks the package and its peers in turn, round after round. The first round warms up; it counts only for who is asked
 * no second time. Gives a row for each who is installed: {name, minimum, median, runs} in milliseconds, or
 * {name, error}; with {target, isMet} where something is to be reached, and of peers {ratio}, and {differs} where the
 * result is another one.
 */
export async function measure(workload, processes, rounds) {
  const ours = { name: 'deconfuse', by: 'package' };
  const all = [ours, ...workload.peers].map((contestant) => ({ contestant, warming: [], times: [], spent: 0 }));
  for (let round = 0; round <= rounds; round++) {
    for (const one of all) {
      if (one.error || one.isAbsent || one.spent > budget) continue;
      const { name, task = workload.task, data = workload.data } = one.contestant;
      const { milliseconds = [], ...answer } = await processes.of(one.contestant).ask(name, task, data);
      Object.assign(one, answer);
      one.spent += sum(milliseconds);
      (round === 0 ? one.warming : one.times).push(...milliseconds);
    }
  }
  for (const one of all) {
    if (one.times.length === 0) one.times = one.warming;
    one.minimum = Math.min(...one.times);
  }
  const [first] = all;
  return all
    .filter(({ isAbsent }) => !isAbsent)
    .map((one) => {
      const { contestant, error, minimum, times } = one;
      const name = contestant.label ?? contestant.name;
      if (error) return { name, error };
      const row = { name, minimum, median: median(times), runs: times.length };
      if (one === first) return { ...row, ...rowOfOurs(workload, one) };
      return first.error ? row : { ...row, ...rowOfPeer(contestant, workload, one, first) };
    });
}
