import { Random } from '../random.ts';
import type { CallFault, Step } from '../steps.ts';

const online: readonly Step[] = [
  { do: 'go online', at: 0 },
  { do: 'go online', at: 1 },
  { do: 'wait', ms: 1_000 },
];
const wait = (random: Random, least: number, most: number): Step => ({ do: 'wait', ms: random.whole(least, most) });

/** Stories of files that random steps tell only rarely. */
const stories: readonly ((random: Random) => Step[])[] = [
  // The phone dies while it sends a file.
  (random) => [
    ...online,
    {
      do: 'call fault',
      at: 0,
      after: random.whole(0, 2),
      fault: { is: random.pick(['crash before', 'crash after']) },
      on: 'file',
    },
    { do: 'add document', at: 0, id: 'd9807' },
    wait(random, 500, 3_000),
    { do: 'go online', at: 0 },
    wait(random, 1_000, 5_000),
  ],
  // A stored document is withdrawn on one of her phones.
  (random) => [
    ...online,
    { do: 'add document', at: 0, id: 'd9811' },
    wait(random, 50, 5_000),
    { do: 'wake', at: 1 },
    wait(random, 1_000, 3_000),
    { do: 'remove document', at: random.whole(0, 1), id: 'd9811' },
    wait(random, 1_000, 5_000),
  ],
  // A phone with an unsent document is wiped, and its backup is restored.
  (random) => [
    ...online,
    { do: 'go offline', at: 0 },
    { do: 'add document', at: 0, id: 'd9821' },
    { do: 'wait', ms: 100 },
    { do: 'make phone backup', at: 0, scope: random.pick(['unsent', 'everything']) },
    { do: 'wipe phone', at: 0 },
    { do: 'wait', ms: 500 },
    { do: 'restore phone backup', at: random.whole(0, 1), of: 0 },
    { do: 'go online', at: 0 },
    wait(random, 1_000, 5_000),
  ],
];

/** The server is set back to a state from before it had the file. */
const lostByServer = (random: Random): Step[] => [
  ...online,
  { do: 'back up' },
  { do: 'add document', at: random.whole(0, 1), id: 'd9831' },
  { do: 'wait', ms: 70_000 },
  { do: 'restore backup' },
  wait(random, 1_000, 5_000),
];

const fileFaults: readonly ((random: Random) => CallFault)[] = [
  () => ({ is: 'lose request' }),
  () => ({ is: 'lose response' }),
  () => ({ is: 'twice' }),
  () => ({ is: 'crash before' }),
  () => ({ is: 'crash after' }),
  () => ({ is: 'foreign answer' }),
  (random) => ({ is: 'late', ms: random.whole(500, 45_000) }),
  (random) => ({ is: 'slow', ms: random.whole(200, 25_000) }),
  (random) => ({ is: 'status', code: random.pick([429, 503, 403]) }),
];

/** In a run with documents, stores and removes them under faults of the storage. Uses its own random numbers. */
export function withFiles(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'files');
  const made: string[] = [];
  const add = (): Step => {
    made.push(`d${9_900 + made.length}`);
    return { do: 'add document', at: random.whole(0, 1), id: made.at(-1) ?? '' };
  };
  const kinds: readonly (() => Step)[] = [
    add,
    add,
    () => ({ do: 'remove document', at: random.whole(0, 1), id: random.pick(made) }),
    () => ({
      do: 'call fault',
      at: random.whole(0, 1),
      after: random.whole(0, 4),
      fault: random.pick(fileFaults)(random),
      on: 'file',
    }),
    () => ({
      do: 'call fault',
      at: random.whole(0, 1),
      after: random.whole(0, 4),
      fault: random.pick(fileFaults)(random),
      on: 'file',
    }),
    () => ({
      do: 'disk fault',
      at: random.whole(0, 1),
      after: random.whole(0, 12),
      fault: { is: random.pick(['crash before', 'crash after', 'quota']) },
      on: 'files',
    }),
  ];
  const next = () => (made.length === 0 ? add : random.pick(kinds))();
  const mixed = steps.flatMap((step) => (random.chance(0.2) ? [step, next()] : [step]));
  if (random.chance(0.2)) return mixed;
  const isSetBack = steps.some((step) => step.do === 'restore backup');
  // A server that is set back may need the wiped phone to bring back what it has lost.
  const wasWiped = steps.some((step) => step.do === 'wipe phone');
  if (isSetBack || (!wasWiped && random.chance(0.3))) return [...mixed, ...lostByServer(random)];
  return [...mixed, ...random.pick(stories)(random)];
}
