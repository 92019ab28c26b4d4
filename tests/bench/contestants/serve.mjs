// How every contestant is asked: a line names itself, a task and the data, with tabs between; a line of JSON answers.
// contestants/python.py and contestants/native.cpp do the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = process.argv[2];

const path = (name) => join(folder, name);

export const bytesOf = (name) => new Uint8Array(readFileSync(path(name)));

/** Copied, so that the numbers begin where their type may begin. */
const numbersOf = (Type, name) => new Type(bytesOf(name).buffer);

export const int32 = (name) => numbersOf(Int32Array, name);
export const float64 = (name) => numbersOf(Float64Array, name);

/** What is over at once is run again until this time has passed. */
const leastMilliseconds = 20;

async function timed(run) {
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
 * Answers what is asked on standard input. `contestants` has, by contestant and task, a function that takes the name of
 * the data, loads what is not to be timed, and gives a function that does what is. That one returns a number, by which
 * contestants are compared, or nothing.
 */
export async function serve(contestants) {
  let prepared = {};
  for await (const line of createInterface({ input: process.stdin })) {
    const [contestant, task, data] = line.split('\t');
    try {
      const key = `${contestant} ${task}`;
      if (prepared.data !== data) prepared = { data };
      prepared[key] ??= await contestants[contestant][task](data);
      globalThis.gc?.();
      console.log(JSON.stringify(await timed(prepared[key])));
    } catch (error) {
      console.log(JSON.stringify({ error: error.message }));
    }
  }
}
