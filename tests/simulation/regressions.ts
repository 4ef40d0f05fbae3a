import { readdirSync, readFileSync } from 'node:fs';
import type { Trace } from './world/steps.ts';

const folder = new URL('regressions/', import.meta.url);

/**
 * Shrunk runs that once violated an invariant. They are stored as steps, because a seed gives another run after each
 * change of the simulation.
 */
export const regressions: readonly string[] = readdirSync(folder).map((file) => file.replace('.json', ''));

export const traceOf = (name: string): Trace =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Trace;
