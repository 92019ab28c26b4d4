// How every contestant is asked: a line names itself, a task and the data, with tabs between; a line of JSON answers.
// contestants/python.py and contestants/native.cpp do the same.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { answering } from './timed.mjs';

/** A file of data. */
export const pathOf = (name) => join(process.argv[2], name);
export const bytesOf = (name) => new Uint8Array(readFileSync(pathOf(name)));

/** Answers what is asked on standard input. */
export async function serve(contestants) {
  const answer = answering(contestants);
  for await (const line of createInterface({ input: process.stdin }))
    console.log(JSON.stringify(await answer(...line.split('\t'))));
}
