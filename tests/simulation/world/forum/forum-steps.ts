import { voteChoices } from '@/model/forum/vote.ts';
import { Random } from '../random.ts';
import type { CallFault, Step, Trace } from '../steps.ts';

const faults: readonly ((random: Random) => CallFault)[] = [
  () => ({ is: 'lose request' }),
  () => ({ is: 'lose response' }),
  () => ({ is: 'lose response' }),
  () => ({ is: 'twice' }),
  () => ({ is: 'crash before' }),
  () => ({ is: 'crash after' }),
  () => ({ is: 'foreign answer' }),
  (random) => ({ is: 'late', ms: random.whole(500, 45_000) }),
  (random) => ({ is: 'slow', ms: random.whole(200, 25_000) }),
  (random) => ({ is: 'status', code: random.pick([429, 503, 403]) }),
];

/** A topic, a reply to it and two votes, written at once while the answers of the forum are lost or late. */
function conversation(random: Random): Step[] {
  const at = random.whole(0, 1);
  return [
    ...(random.chance(0.5) ? [{ do: 'go online', at } as const] : []),
    { do: 'call fault', at, after: random.whole(0, 2), fault: random.pick(faults)(random), on: 'forum' },
    { do: 'write topic', at, id: 't9951' },
    { do: 'write reply', at, id: 'p9952', topic: 't9951' },
    { do: 'forum vote', at, target: 't9951', choice: 'up' },
    { do: 'wait', ms: random.whole(1, 200) },
    { do: 'forum vote', at, target: 't9951', choice: 'down' },
    { do: 'wait', ms: random.whole(1, 5_000) },
    { do: 'go online', at },
  ];
}

/** She changes her vote while the first one is on its way. */
function changedVote(random: Random): Step[] {
  const at = random.whole(0, 1);
  return [
    { do: 'go online', at },
    { do: 'write topic', at, id: 't9953' },
    { do: 'wait', ms: 3_000 },
    { do: 'call fault', at, after: 0, fault: { is: 'slow', ms: 2_000 }, on: 'forum' },
    { do: 'forum vote', at, target: 't9953', choice: 'up' },
    { do: 'wait', ms: random.whole(300, 1_500) },
    { do: 'forum vote', at, target: 't9953', choice: 'down' },
    { do: 'wait', ms: 5_000 },
  ];
}

/** In some runs people write in the forum. Uses its own random numbers. */
export function withForum(seed: number, trace: Trace): Trace {
  const random = Random.for(seed, 'forum');
  // A frozen tab holds the lock of the forum's outbox, and this outbox has no lock.
  if (trace.tabs || !random.chance(0.3)) return trace;
  const topics: string[] = [];
  const anyPhone = () => random.whole(0, 4);
  let count = 0;
  const topic = (): Step => {
    topics.push(`t${9_960 + topics.length}`);
    return { do: 'write topic', at: anyPhone(), id: topics.at(-1) ?? '' };
  };
  const kinds: readonly (() => Step)[] = [
    topic,
    () => ({ do: 'write reply', at: anyPhone(), id: `p${9_980 + (count += 1)}`, topic: random.pick(topics) }),
    () => ({ do: 'forum vote', at: anyPhone(), target: random.pick(topics), choice: random.pick(voteChoices) }),
    () => ({
      do: 'call fault',
      at: anyPhone(),
      after: random.whole(0, 2),
      fault: random.pick(faults)(random),
      on: 'forum',
    }),
    () => ({
      do: 'disk fault',
      at: anyPhone(),
      after: random.whole(0, 6),
      fault: { is: random.pick(['crash before', 'crash after', 'quota']) },
      on: 'forum',
    }),
  ];
  const next = () => (topics.length === 0 ? topic : random.pick(kinds))();
  const mixed = trace.steps.flatMap((step) => (random.chance(0.15) ? [step, next()] : [step]));
  return { ...trace, steps: [...mixed, ...random.pick([conversation, changedVote])(random)] };
}
