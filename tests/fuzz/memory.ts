import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = (globalThis.gc ?? runInNewContext('gc')) as () => void;
  collect();
  collect();
}

/** What the process uses after a collection of garbage, in bytes. */
export function memory(): { heap: number; resident: number } {
  collectGarbage();
  const { heapUsed, rss, external } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}
