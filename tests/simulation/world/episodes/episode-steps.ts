import { Random } from '../random.ts';
import type { Step } from '../steps.ts';

const both = (step: 'go online' | 'look at episodes'): Step[] => [
  { do: step, at: 0 },
  { do: step, at: 1 },
];
const wait = (random: Random, least: number, most: number): Step => ({ do: 'wait', ms: random.whole(least, most) });
const desk = 3;
const begin: readonly Step[] = [
  { do: 'assign doctor', patient: 'amina', doctor: 'dora' },
  { do: 'edit profile', at: 0, field: 'name', value: 'v9400', clock: 0 },
  ...both('go online'),
  { do: 'go online', at: desk },
  { do: 'wait', ms: 3_000 },
];

/** Stories of alarms that random steps tell only rarely. */
const stories: readonly ((random: Random) => Step[])[] = [
  // The doctor answers one alarm while the other phone, without a network, has noted a further one.
  (random) => [
    ...both('go online'),
    { do: 'take pressure', at: 0, id: 'e9401', systolic: 172, hoursAgo: 0 },
    { do: 'look at episodes', at: 0 },
    wait(random, 2_000, 5_000),
    { do: 'wake', at: 1 },
    { do: 'wait', ms: 3_000 },
    { do: 'go offline', at: 1 },
    { do: 'take pressure', at: 1, id: 'e9402', systolic: 176, hoursAgo: 0 },
    { do: 'look at episodes', at: 1 },
    { do: 'act in episodes', at: 1, id: 'a9403', action: 'calledUnit' },
    { do: 'doctor answers', at: desk, id: 'o9404', outcome: random.pick(['called', 'comeIn']) },
    wait(random, 1_000, 4_000),
    { do: 'go online', at: 1 },
    { do: 'wait', ms: 5_000 },
    ...both('look at episodes'),
  ],
  // Both phones note the same alarm before either knows of the other's note.
  (random) => [
    ...both('go online'),
    { do: 'take pressure', at: 0, id: 'e9411', systolic: 172, hoursAgo: 1 },
    { do: 'wait', ms: 3_000 },
    { do: 'wake', at: 1 },
    { do: 'wait', ms: 3_000 },
    { do: 'go offline', at: 0 },
    { do: 'go offline', at: 1 },
    { do: 'look at episodes', at: 0 },
    wait(random, 1, 2_000),
    { do: 'look at episodes', at: 1 },
    { do: 'act in episodes', at: random.whole(0, 1), id: 'a9412', action: 'closedCard' },
    ...both('go online'),
    { do: 'wait', ms: 5_000 },
  ],
  // Two readings in range close an episode on one phone, and the other has a later alarm.
  (random) => [
    ...both('go online'),
    { do: 'take pressure', at: 0, id: 'e9421', systolic: 172, hoursAgo: 8 },
    { do: 'look at episodes', at: 0 },
    { do: 'wait', ms: 3_000 },
    { do: 'take pressure', at: 0, id: 'e9422', systolic: 118, hoursAgo: 6 },
    { do: 'take pressure', at: 0, id: 'e9423', systolic: 121, hoursAgo: 1 },
    { do: 'look at episodes', at: 0 },
    { do: 'take pressure', at: 1, id: 'e9424', systolic: 181, hoursAgo: random.pick([0, 3, 7]) },
    { do: 'look at episodes', at: 1 },
    { do: 'wait', ms: 5_000 },
    ...both('look at episodes'),
  ],
];

/** In a run with care notes, adds alarms, actions and answers of doctors. Uses its own random numbers. */
export function withEpisodes(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'episodes');
  let count = 0;
  const newId = (kind: string) => `${kind}${9_500 + (count += 1)}`;
  const patientPhone = () => random.whole(0, 1);
  const kinds: readonly (() => Step)[] = [
    () => ({
      do: 'take pressure',
      at: patientPhone(),
      id: newId('e'),
      systolic: random.pick([118, 172, 185]),
      hoursAgo: random.pick([0, 0, 1, 5, 9]),
    }),
    () => ({ do: 'look at episodes', at: patientPhone() }),
    () => ({ do: 'look at episodes', at: patientPhone() }),
    () => ({
      do: 'act in episodes',
      at: patientPhone(),
      id: newId('a'),
      action: random.pick(['calledUnit', 'calledEmergency', 'wentIn', 'closedCard', 'careReceived']),
    }),
    () => ({
      do: 'doctor answers',
      at: random.whole(desk, desk + 1),
      id: newId('o'),
      outcome: random.pick(['called', 'comeIn', 'noAnswer', 'falseReading']),
    }),
  ];
  const mixed = steps.flatMap((step) => (random.chance(0.2) ? [step, random.pick(kinds)()] : [step]));
  const told = stories.filter(() => random.chance(0.6)).flatMap((story) => story(random));
  return [...mixed, ...begin, ...told];
}
