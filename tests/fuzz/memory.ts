import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = (globalThis.gc ?? runInNewContext('gc')) as () => void;
  collect();
  collect();
}

/** The memory of this process after a garbage collection, in bytes. */
export function memory(): { heap: number; resident: number } {
  collectGarbage();
  const { heapUsed, rss, external } = process.memoryUsage();
  return { heap: heapUsed + external, resident: rss };
}
