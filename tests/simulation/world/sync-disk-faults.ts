import { Random } from './random.ts';
import type { Step } from './steps.ts';

/** All are weights, which one page of a pull reads together. */
const [known, early, late] = ['r9198', 'r9201', 'r9204'];

/** The pages of a pull arrive while the phone's process dies: what was written of rows and checkpoint must agree. */
const deathInPull = (random: Random): readonly Step[] => [
  { do: 'go online', at: 0 },
  { do: 'go online', at: 1 },
  { do: 'add', at: 0, ids: [known] },
  // The other phone has a checkpoint from now on.
  { do: 'wait', ms: 70_000 },
  { do: 'go offline', at: 1 },
  { do: 'add', at: 0, ids: [early] },
  // Longer than the overlap of two pulls.
  { do: 'wait', ms: 90_000 },
  { do: 'add', at: 0, ids: [late] },
  { do: 'wait', ms: 2_000 },
  { do: 'disk fault', at: 1, after: random.whole(0, 8), fault: { is: 'crash in write' } },
  { do: 'go online', at: 1 },
  { do: 'wait', ms: 3_000 },
];

/** In some runs the tables of sync fail like the records. Uses its own random numbers. */
export function withSyncDiskFaults(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'sync disk');
  if (!random.chance(0.4)) return [...steps];
  const kinds = (['crash before', 'crash after', 'quota'] as const).filter(() => random.chance(0.7));
  const fault = (): Step => ({
    do: 'disk fault',
    at: random.pick([0, 0, 1, 1, 2]),
    after: random.whole(0, 40),
    fault: { is: random.pick(kinds) },
    on: 'sync',
  });
  const failing = steps.flatMap((step) => (kinds.length > 0 && random.chance(0.08) ? [step, fault()] : [step]));
  return random.chance(0.5) ? [...failing, ...deathInPull(random)] : failing;
}
