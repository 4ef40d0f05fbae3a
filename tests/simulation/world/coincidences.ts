import { Random } from './random.ts';
import type { Step } from './steps.ts';

const AT_LATE_MS = [15_000, 40_000] as const;
const beginOnline: readonly Step[] = [
  { do: 'go online', at: 0 },
  { do: 'go online', at: 1 },
  { do: 'wait', ms: 1_000 },
];
const wait = (random: Random, least: number, most: number): Step => ({ do: 'wait', ms: random.whole(least, most) });

/** Ids and values that no other step of a run uses. */
const [first, second] = ['9001', '9002'];

/**
 * Sequences of steps that reveal a bug and that random steps contain only once in thousands of runs. Each comes from a
 * stored trace that was found that way. Their times are still random.
 */
const coincidences: readonly ((random: Random) => Step[])[] = [
  // A commit gets an early timestamp and becomes visible late, after a pull has passed that time.
  (random) => [
    { do: 'call fault', at: 0, after: 0, fault: { is: 'slow commit', ms: random.whole(5_000, 15_000) }, on: 'commit' },
    { do: 'add', at: 0, ids: [`r${first}`] },
    wait(random, 200, 3_000),
    { do: 'add', at: 1, ids: [`r${second}`] },
    { do: 'wait', ms: 70_000 },
  ],
  // A create that arrives after its deletion.
  (random) => [
    { do: 'call fault', at: 0, after: 0, fault: { is: 'late', ms: random.whole(...AT_LATE_MS) }, on: 'commit' },
    { do: 'add', at: 0, ids: [`r${first}`] },
    wait(random, 100, 500),
    { do: 'remove', at: 0, id: `r${first}` },
    { do: 'wait', ms: 30_000 },
  ],
  // The same on a phone that died and does not know any more that it sent the create.
  (random) => [
    { do: 'call fault', at: 0, after: 0, fault: { is: 'late', ms: random.whole(...AT_LATE_MS) }, on: 'commit' },
    { do: 'add', at: 0, ids: [`r${first}`] },
    wait(random, 60, 160),
    { do: 'crash', at: 0 },
    wait(random, 100, 500),
    { do: 'remove', at: 0, id: `r${first}` },
    { do: 'go online', at: 0 },
    { do: 'wait', ms: 30_000 },
  ],
  // A clock is set back during a row of edits.
  (random) => [
    { do: 'edit profile', at: 0, field: 'name', value: `v${first}`, clock: 0 },
    wait(random, 1, 200),
    { do: 'edit profile', at: 0, field: 'phoneNumber', value: `v${second}`, clock: 0 },
    wait(random, 1, 20),
    { do: 'jump clocks', ms: random.pick([-3_600_000, -172_800_000]) },
  ],
  // A server is restored to an older state between accepting an edit and sending the event.
  (random) => [
    { do: 'add reminder', at: 0, id: `m${first}` },
    { do: 'wait', ms: 1_000 },
    { do: 'back up' },
    { do: 'edit reminder', at: 0, id: `m${first}`, field: 'dosage', value: `v${first}` },
    wait(random, 60, 300),
    { do: 'restore backup' },
    { do: 'assign doctor', patient: 'amina', doctor: 'dora' },
  ],
  // The same with a deletion.
  (random) => [
    { do: 'add', at: 0, ids: [`r${first}`] },
    { do: 'wait', ms: 1_000 },
    { do: 'back up' },
    { do: 'remove', at: 0, id: `r${first}` },
    wait(random, 100, 700),
    { do: 'restore backup' },
  ],
  // A record that the restored server lost is deleted, and another is created, before a phone has noticed the restore.
  (random) => [
    { do: 'back up' },
    { do: 'add reminder', at: 1, id: `m${first}` },
    wait(random, 35_000, 65_000),
    { do: 'remove', at: 0, id: `m${first}` },
    { do: 'restore backup' },
    { do: 'add reminder', at: 0, id: `m${second}` },
    { do: 'wait', ms: 70_000 },
  ],
];

/** Adds one of them to half of the runs, mostly at the end, because later steps often repair the damage. */
export function withCoincidence(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'coincidence');
  if (!random.chance(0.5)) return [...steps];
  const happens = [...beginOnline, ...random.pick(coincidences)(random)];
  const at = random.chance(0.7) ? steps.length : random.whole(0, steps.length);
  return steps.toSpliced(at, 0, ...happens);
}
