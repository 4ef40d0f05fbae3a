import { readdirSync, readFileSync } from 'node:fs';
import type { Trace } from './world/steps.ts';

const folder = new URL('regressions/', import.meta.url);

/** Runs that once broke a promise, shrunk; kept as steps, because a seed means another run after the next change. */
export const regressions: readonly string[] = readdirSync(folder).map((file) => file.replace('.json', ''));

export const traceOf = (name: string): Trace =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Trace;
