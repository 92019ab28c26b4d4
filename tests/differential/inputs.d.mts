import type { Problem, ReportOptions } from 'deconfuse';

export interface Input {
  kind: string;
  options: ReportOptions;
  text?: string;
}
export function inputOf(seed: number, at: number, ids: readonly string[]): Input;
export function problemOf(input: Input): Problem;
export function questionOf(input: Input): string;
