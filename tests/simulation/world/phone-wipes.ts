import { Random } from './random.ts';
import type { Step } from './steps.ts';

const [record, reading] = ['m9101', 'r9102'];

const begin = (at: number): readonly Step[] => [
  { do: 'go online', at: 0 },
  { do: 'go online', at: 1 },
  { do: 'wait', ms: 1_000 },
  { do: 'add reminder', at, id: record },
  { do: 'wait', ms: 3_000 },
  { do: 'wake', at: 1 - at },
  { do: 'wait', ms: 3_000 },
  { do: 'go offline', at },
];

/** The wiped phone fetches her records and is offline again, so that it does not see a later edit. */
const pullAnew = (at: number, ms: number): readonly Step[] => [
  { do: 'go online', at },
  { do: 'wait', ms },
  { do: 'go offline', at },
];

/**
 * In some runs a phone is wiped, for example after a repair, and the backup made before is restored on it or on the
 * other phone of this person. Uses its own random numbers.
 */
export function withPhoneWipe(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'phone wipe');
  // A server that is set back may need the wiped phone to bring back what it has lost.
  if (steps.some((step) => step.do === 'restore backup') || !random.chance(0.5)) return [...steps];
  const wiped = random.whole(0, 1);
  const at = random.chance(0.7) ? wiped : 1 - wiped;
  const edit: Step = { do: 'edit reminder', at: 1 - wiped, id: record, field: 'dosage', value: `v${seed}-after-wipe` };
  const scope = random.chance(0.5) ? 'everything' : 'unsent';
  return [
    ...steps,
    ...begin(wiped),
    { do: 'add', at: wiped, ids: [reading] },
    ...(random.chance(0.7) ? [{ do: 'remove', at: wiped, id: record } as const] : []),
    { do: 'make phone backup', at: wiped, scope },
    { do: 'wipe phone', at: wiped },
    ...(random.chance(0.6) ? pullAnew(wiped, random.whole(500, 5_000)) : []),
    ...(random.chance(0.7) ? [edit] : []),
    { do: 'wait', ms: random.whole(100, 5_000) },
    { do: 'restore phone backup', at, of: wiped },
    { do: 'wait', ms: random.whole(1, 2_000) },
    { do: 'go online', at: wiped },
  ];
}
