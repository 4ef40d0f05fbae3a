import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Package = v.object({ version: v.string(), engines: v.object({ node: v.string() }) });

function readPackage(): v.InferOutput<typeof Package> {
  return v.parse(Package, JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));
}

/** The version of the installed app, from package.json. */
export const appVersion = (): string => readPackage().version;

/** The oldest version of Node that runs this app. */
export const oldestNode = (): string => readPackage().engines.node.replace(/^>=\s*/, '');

/** Whether version `a` (`1.2.3`) is older than `b`. */
export function isOlder(a: string, b: string): boolean {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let i = 0; i < 3; i++) {
    const difference = (left?.[i] ?? 0) - (right?.[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
