import { DAY_MS } from '@/model/time/durations.ts';
import { Random } from './random.ts';
import type { Step } from './steps.ts';

/** No weight of another step has this number. */
const reading = 'r9301';

/** A confirmed deletion is some days old when the server is set back to a state from before. */
const oldDeletion = (random: Random): readonly Step[] => [
  { do: 'go online', at: 0 },
  { do: 'wait', ms: 1_000 },
  { do: 'add', at: 0, ids: [reading] },
  { do: 'wait', ms: 5_000 },
  { do: 'back up' },
  { do: 'remove', at: 0, id: reading },
  { do: 'wait', ms: 70_000 },
  { do: 'time passes', ms: random.whole(2, 30) * DAY_MS },
  { do: 'wait', ms: random.whole(70_000, 130_000) },
  { do: 'restore backup' },
  { do: 'wait', ms: 1_000 },
];

/** In some runs days or months pass in which all phones sleep. Uses its own random numbers. */
export function withPassingTime(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'passing time');
  if (!random.chance(0.2)) return [...steps];
  const isRestored = steps.some(({ do: what }) => what === 'restore backup' || what === 'restore phone backup');
  if (!isRestored && random.chance(0.6)) return [...steps, ...oldDeletion(random)];
  // An old backup may bring back what was deleted longer ago than a tombstone is kept.
  const days = isRestored || random.chance(0.5) ? random.whole(1, 30) : 200;
  return steps.toSpliced(random.whole(0, steps.length), 0, { do: 'time passes', ms: days * DAY_MS });
}
