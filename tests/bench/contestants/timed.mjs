/** What is over at once is run again until this time has passed. */
const leastMilliseconds = 20;

/** The times of the runs in milliseconds, and the result of the last. */
export async function timed(run) {
  const milliseconds = [];
  let result;
  const begin = performance.now();
  do {
    const start = performance.now();
    result = await run();
    milliseconds.push(performance.now() - start);
  } while (performance.now() - begin < leastMilliseconds);
  return { milliseconds, result };
}

/**
 * Answers to the names of a contestant, a task and data. `contestants` has, by contestant and task, a function that
 * takes the name of the data, loads what is not to be timed, and gives a function that does what is. That one returns a
 * number or a list of them, by which contestants are compared, or nothing.
 */
export function answering(contestants) {
  let prepared = {};
  return async (contestant, task, data) => {
    try {
      const key = `${contestant} ${task}`;
      if (prepared.data !== data) prepared = { data };
      prepared[key] ??= await contestants[contestant][task](data);
      globalThis.gc?.();
      return await timed(prepared[key]);
    } catch (error) {
      return { error: error.message };
    }
  };
}
