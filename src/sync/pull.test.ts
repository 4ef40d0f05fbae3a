import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/model/durations.ts';
import { toInstant } from '@/model/instant.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { answer } from '../../tests/simulation/world/model-query.ts';
import { Gate } from './gate.ts';
import { PullProgress } from './pull-progress.ts';
import { pullOf, type PullCheckpoint } from './pull.ts';
import { RemoteFailure } from './remote-failure.ts';
import type { RemoteDocument } from './remote.ts';
import type { ReplicationContext } from './replication-context.ts';
import { Soundness } from './soundness.ts';
import type { Fetching } from './sync-status.ts';
import { TombstoneLog } from './tombstone-log.ts';

const userId = 'amina';
const COUNT = 4_500;
let asked: string[] = [];
let askedForDeletions = 0;
let heldIn = new Map<string, readonly RemoteDocument[]>();
let isOver = false;
/** What the account says next; after that, that the session is held. */
let answers: ('held' | 'regained')[] = [];
let soundness: Soundness;
let progress: (Fetching | null)[] = [];
let pageIsIdle = async () => {};

/** One every three hours, the last one now. The server had each an hour after it was taken. */
const documents = Array.from({ length: COUNT }, (_, n): RemoteDocument => {
  const at = Date.now() - (COUNT - 1 - n) * 3 * HOUR_MS;
  const $updatedAt = toInstant(at + HOUR_MS);
  const recordedAt = toInstant(at);
  return {
    $id: `p-${n}`,
    $createdAt: $updatedAt,
    $updatedAt,
    $permissions: [`delete("user:${userId}")`],
    userId,
    systolic: 118,
    recordedAt,
  };
});
/** The first long answer is lost on its way. */
let isLineWeak = false;
const list = async (collection: string, queries: string[]) => {
  if (isLineWeak && queries.join(' ').includes('[2000]')) {
    isLineWeak = false;
    throw new RemoteFailure('unreachable', 'timeout', 'no answer', { isNetwork: true });
  }
  if (!heldIn.has(collection)) return [];
  if (collection !== 'tombstones') asked.push(queries.join(' '));
  else askedForDeletions += 1;
  return answer(heldIn.get(collection) ?? [], queries);
};

function beginPull(name: LocalCollectionName = 'readings') {
  const gate = new Gate();
  soundness = new Soundness({ fact: async () => null, note: async () => {} });
  const context = {
    userId,
    gate,
    remote: {
      list,
      count: async () => 4_900,
      byIds: async (collection: string, ids: string[]) =>
        (heldIn.get(collection) ?? []).filter(({ $id }) => ids.includes($id)),
    },
    verify: async () => answers.shift() ?? 'held',
    tombstones: new TombstoneLog({ list }, gate, userId),
    soundness,
    ownEdits: new Map(),
    pulled: () => {},
    takeNow: () => [],
    goneThere: () => Promise.resolve(),
    holdsConfirmed: () => Promise.resolve(false),
    progress: new PullProgress(
      ['readings'],
      (fetching) => progress.push(fetching),
      () => pageIsIdle(),
    ),
  } as unknown as ReplicationContext;
  return pullOf(name, context, (over) => (isOver = over));
}

beforeEach(() => {
  asked = [];
  askedForDeletions = 0;
  heldIn = new Map([
    ['blood_pressure', documents],
    ['tombstones', []],
  ]);
  progress = [];
  pageIsIdle = async () => {};
});

/** As RxDB goes on: until it is told that it is over, or a page is empty, whose checkpoint it forgets. */
async function cycle(pull: ReturnType<typeof beginPull>, from?: PullCheckpoint, mostCalls = Infinity) {
  const pages: string[][] = [];
  let checkpoint = from;
  for (let call = 0; call < mostCalls; call += 1) {
    const result = await pull(checkpoint);
    if (result.documents.length === 0) break;
    pages.push(result.documents.map(({ id }) => id));
    checkpoint = result.checkpoint;
    if (isOver) break;
  }
  return { pages, checkpoint };
}

it('a new phone gets the newest thousand, the newest first, and then everything in the order of the server', async () => {
  const { pages } = await cycle(beginPull());
  expect(pages.map(({ length }) => length)).toEqual([1000, 2000, 2000, 500]);
  expect(pages[0]?.[0]).toBe(`p-${COUNT - 1}`);
  expect(pages.slice(1).flat()).toEqual(documents.map(({ $id }) => $id));
  expect(progress.at(0)).toEqual({ done: 2000, total: null });
  expect(progress).toContainEqual({ done: 4000, total: 6900 });
  expect(progress.at(-1)).toBeNull();
});

it('a new phone gets her newest messages first, by the time of the server', async () => {
  const messages = documents.map((document, nth) => ({
    ...document,
    // The clock of a phone that ran the other way.
    timestamp: documents[COUNT - 1 - nth]?.recordedAt,
    doctorId: 'dr-ada',
    senderId: userId,
    role: 'patient',
  }));
  heldIn.set('doctor_messages', messages);
  const { pages } = await cycle(beginPull('doctorMessages'), undefined, 1);
  expect(pages[0]?.[0]).toBe(`p-${COUNT - 1}`);
});

it('the next cycle begins one minute before the end of the last, and asks no more for the newest', async () => {
  const pull = beginPull();
  const { checkpoint } = await cycle(pull);
  asked = [];
  const { pages } = await cycle(pull, checkpoint);
  expect(pages).toEqual([[`p-${COUNT - 1}`]]);
  expect(asked).toHaveLength(1);
  const from = toInstant(Date.parse(documents.at(-1)?.$updatedAt ?? '') - 60_000);
  expect(asked[0]).toContain(`"greaterThanEqual","attribute":"$updatedAt","values":["${from}"]`);
});

it('a new phone asks once for a collection that fits into one answer, and its next cycle only for what is new', async () => {
  heldIn.set('blood_pressure', documents.slice(-200));
  const pull = beginPull();
  const { pages, checkpoint } = await cycle(pull);
  expect(pages).toEqual([
    documents
      .slice(-200)
      .map(({ $id }) => $id)
      .toReversed(),
  ]);
  expect(asked).toHaveLength(1);
  expect((await cycle(pull, checkpoint)).pages).toEqual([[`p-${COUNT - 1}`]]);
});

it('deletions are asked for with the newest and with the first page of a cycle, not with every page', async () => {
  await cycle(beginPull());
  expect(asked).toHaveLength(4);
  expect(askedForDeletions).toBe(2);
});

it('what is older waits for a page that is busy, the newest do not', async () => {
  let isNowIdle: (() => void) | undefined;
  pageIsIdle = () => new Promise((resolve) => (isNowIdle = resolve));
  const pull = beginPull();
  const newest = await pull(undefined);
  expect(newest.documents).toHaveLength(1000);
  await vi.waitFor(() => expect(isNowIdle).toBeDefined());
  expect(asked).toHaveLength(1);
  pageIsIdle = async () => {};
  isNowIdle?.();
  expect((await pull(newest.checkpoint)).documents).toHaveLength(2000);
});

it('the next page is asked for while the one before is still being written', async () => {
  const pull = beginPull();
  const { checkpoint } = await cycle(pull, undefined, 2);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  const { documents: third } = await pull(checkpoint as PullCheckpoint);
  expect(third.map(({ id }) => id)).toEqual(documents.slice(2000, 4000).map(({ $id }) => $id));
});

it('a long answer that does not come is asked for in shorter ones', async () => {
  const pull = beginPull();
  isLineWeak = true;
  const { pages } = await cycle(pull);
  expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 2000, 1500]);
  expect(new Set(pages.flat()).size).toBe(COUNT);
});

it('what was asked for ahead by a session that was lost is asked for anew', async () => {
  const pull = beginPull();
  const { checkpoint } = await cycle(pull, undefined, 1);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  answers = ['regained'];
  await pull(checkpoint as PullCheckpoint);
  await vi.waitFor(() => expect(asked).toHaveLength(5));
});

it.each([1, 2])('a phone that dies after %i answers of its first pull misses nothing later', async (answers) => {
  const before = await cycle(beginPull(), undefined, answers);
  const after = await cycle(beginPull(), before.checkpoint);
  const here = new Set([...before.pages, ...after.pages].flat());
  expect(here.size).toBe(COUNT);
});

describe('the last that was read', () => {
  /** More than a page of them share the last minute. */
  const crowd = documents.slice(-1_500).map((document, n) => ({
    ...document,
    $updatedAt: toInstant(Date.UTC(2026, 10, 1) + n),
  }));
  const lastOfAll = crowd.at(-1)?.$id;

  it.each([
    ['is found again behind a full page', () => crowd, false],
    ['is missed behind a full page', () => crowd.filter(({ $id }) => $id !== lastOfAll), true],
  ])('%s', async (_, left, isMissed) => {
    heldIn.set('blood_pressure', crowd);
    const pull = beginPull();
    await soundness.begin();
    const { checkpoint } = await cycle(pull);
    heldIn.set('blood_pressure', left());
    await cycle(pull, checkpoint);
    expect(soundness.isDue).toBe(isMissed);
  });
});
