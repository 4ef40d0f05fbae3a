import { Random } from '../random.ts';
import { visitFields, type Step } from '../steps.ts';

const KEY = 'week 20';

/** Both phones accept the same suggested contact, often before they know of each other. */
const contact = (random: Random): Step[] => [
  { do: 'go online', at: 0 },
  ...(random.chance(0.5) ? [{ do: 'go offline', at: 1 } as const] : []),
  { do: 'accept contact', at: 0, key: KEY },
  { do: 'wait', ms: random.whole(1, 2_000) },
  { do: 'accept contact', at: 1, key: KEY },
  { do: 'go online', at: 1 },
  { do: 'wait', ms: random.whole(1, 5_000) },
];

/** A form of an appointment stays open on one phone while the other phone changes another field. */
function form(random: Random): Step[] {
  const [at, id] = [random.whole(0, 1), 'v9601'];
  const [theirs, hers] = random.chance(0.5) ? (['place', 'notes'] as const) : (['notes', 'place'] as const);
  return [
    { do: 'go online', at: 0 },
    { do: 'go online', at: 1 },
    { do: 'add appointment', at, id },
    { do: 'wait', ms: 3_000 },
    { do: 'wake', at: 1 - at },
    { do: 'wait', ms: 3_000 },
    { do: 'open appointment', at, id },
    { do: 'edit appointment', at: 1 - at, id, field: theirs, value: 'v9602' },
    { do: 'wait', ms: 3_000 },
    { do: 'wake', at },
    { do: 'wait', ms: random.whole(1, 5_000) },
    { do: 'save appointment', at, id, field: hers, value: 'v9603' },
    { do: 'wait', ms: random.whole(1, 5_000) },
  ];
}

/** In a run with appointments, makes and changes them. Uses its own random numbers. */
export function withVisits(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'visits');
  const made: string[] = [];
  const newId = () => `v${9_700 + made.length}`;
  const kinds: readonly (() => Step)[] = [
    () => {
      made.push(newId());
      return { do: 'add appointment', at: random.whole(0, 1), id: made.at(-1) ?? '' };
    },
    ...[0, 1].map((): (() => Step) => () => {
      const [at, id, field] = [random.whole(0, 1), random.pick(made), random.pick(visitFields)];
      return { do: 'edit appointment', at, id, field, value: `v${random.whole(1e6, 9e6)}` };
    }),
    () => ({ do: 'open appointment', at: random.whole(0, 1), id: random.pick(made) }),
    () => {
      const [at, id, field] = [random.whole(0, 1), random.pick(made), random.pick(visitFields)];
      return { do: 'save appointment', at, id, field, value: `v${random.whole(1e6, 9e6)}` };
    },
    () => ({ do: 'remove', at: random.whole(0, 1), id: random.pick(made) }),
    () => ({ do: 'accept contact', at: random.whole(0, 1), key: random.pick(['week 12', 'week 26']) }),
  ];
  const next = () => (made.length === 0 ? kinds[0]! : random.pick(kinds))();
  const mixed = steps.flatMap((step) => (random.chance(0.25) ? [step, next()] : [step]));
  return random.chance(0.7) ? [...mixed, ...random.pick([contact, form])(random)] : mixed;
}
