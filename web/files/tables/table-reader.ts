// Worker that reads the tables of binary files.
import { startAnswering, type Asked } from './answer-tables.ts';

const answer = startAnswering();

self.onmessage = async ({ data: { question, port } }: MessageEvent<Asked>) => port.postMessage(await answer(question));
