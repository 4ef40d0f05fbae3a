import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { answer } from '../../../../tests/simulation/world/servers/model-query.ts';
import { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import { PullProgress } from '@/sync/replication/context/pull-progress.ts';
import { pullOf, type PullCheckpoint } from './pull.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import { ServerHistory } from '@/sync/replication/context/server-history.ts';
import type { Fetching } from '@/sync/status/sync-status.ts';
import { TombstoneLog } from '@/sync/replication/context/tombstone-log.ts';

const userId = 'amina';
const COUNT = 4_500;
let requests: string[] = [];
let tombstoneRequests = 0;
let documentsOf = new Map<string, readonly RemoteDocument[]>();
let isOver = false;
/** The next results of verifying the session; after them it is `held`. */
let verifications: ('held' | 'regained')[] = [];
let serverHistory: ServerHistory;
let progress: (Fetching | null)[] = [];
let untilPageIdle = async () => {};

/** One reading every three hours, the last one now. The server received each an hour after it was taken. */
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
/** Whether the next long page is lost. */
let isConnectionWeak = false;
const list = async (collection: string, queries: string[]) => {
  if (isConnectionWeak && queries.join(' ').includes('[2000]')) {
    isConnectionWeak = false;
    throw new RemoteFailure('unreachable', 'timeout', 'no answer', { isNetwork: true });
  }
  if (!documentsOf.has(collection)) return [];
  if (collection !== 'tombstones') requests.push(queries.join(' '));
  else tombstoneRequests += 1;
  return answer(documentsOf.get(collection) ?? [], queries);
};

function startPull(name: LocalCollectionName = 'readings') {
  const rateLimiter = new RateLimiter();
  serverHistory = new ServerHistory({ fact: async () => null, saveFact: async () => {} });
  const context = {
    userId,
    rateLimiter,
    remote: {
      list,
      count: async () => 4_900,
      byIds: async (collection: string, ids: string[]) =>
        (documentsOf.get(collection) ?? []).filter(({ $id }) => ids.includes($id)),
    },
    verify: async () => verifications.shift() ?? 'held',
    tombstones: new TombstoneLog({ list }, rateLimiter, userId),
    serverHistory: serverHistory,
    editsToConfirm: new Map(),
    pulled: () => {},
    takeQueuedRows: () => [],
    beforeRemoteDeletes: () => Promise.resolve(),
    hasConfirmedRows: () => Promise.resolve(false),
    progress: new PullProgress(
      ['readings'],
      (fetching) => progress.push(fetching),
      () => untilPageIdle(),
    ),
  } as unknown as ReplicationContext;
  return pullOf(name, context, (over) => (isOver = over));
}

beforeEach(() => {
  requests = [];
  tombstoneRequests = 0;
  documentsOf = new Map([
    ['blood_pressure', documents],
    ['tombstones', []],
  ]);
  progress = [];
  untilPageIdle = async () => {};
});

/** Pulls like RxDB: until the handler reports the end, or a page is empty, whose checkpoint RxDB does not store. */
async function cycle(pull: ReturnType<typeof startPull>, from?: PullCheckpoint, maxCalls = Infinity) {
  const pages: string[][] = [];
  let checkpoint = from;
  for (let call = 0; call < maxCalls; call += 1) {
    const result = await pull(checkpoint);
    if (result.documents.length === 0) break;
    pages.push(result.documents.map(({ id }) => id));
    checkpoint = result.checkpoint;
    if (isOver) break;
  }
  return { pages, checkpoint };
}

it('a new device pulls the newest thousand first, and then everything in the order of the server', async () => {
  const { pages } = await cycle(startPull());
  expect(pages.map(({ length }) => length)).toEqual([1000, 2000, 2000, 500]);
  expect(pages[0]?.[0]).toBe(`p-${COUNT - 1}`);
  expect(pages.slice(1).flat()).toEqual(documents.map(({ $id }) => $id));
  expect(progress.at(0)).toEqual({ done: 2000, total: null });
  expect(progress).toContainEqual({ done: 4000, total: 6900 });
  expect(progress.at(-1)).toBeNull();
});

it('a new device pulls the newest messages first, by the time of the server', async () => {
  const messages = documents.map((document, nth) => ({
    ...document,
    // Recorded in the opposite order by a wrong device clock.
    timestamp: documents[COUNT - 1 - nth]?.recordedAt,
    doctorId: 'dr-ada',
    senderId: userId,
    role: 'patient',
  }));
  documentsOf.set('doctor_messages', messages);
  const { pages } = await cycle(startPull('doctorMessages'), undefined, 1);
  expect(pages[0]?.[0]).toBe(`p-${COUNT - 1}`);
});

it('the next cycle starts one minute before the end of the last, and does not request the newest again', async () => {
  const pull = startPull();
  const { checkpoint } = await cycle(pull);
  requests = [];
  const { pages } = await cycle(pull, checkpoint);
  expect(pages).toEqual([[`p-${COUNT - 1}`]]);
  expect(requests).toHaveLength(1);
  const from = toInstant(Date.parse(documents.at(-1)?.$updatedAt ?? '') - 60_000);
  expect(requests[0]).toContain(`"greaterThanEqual","attribute":"$updatedAt","values":["${from}"]`);
});

it('a new device requests a collection that fits into one page once, and in the next cycle only what is new', async () => {
  documentsOf.set('blood_pressure', documents.slice(-200));
  const pull = startPull();
  const { pages, checkpoint } = await cycle(pull);
  expect(pages).toEqual([
    documents
      .slice(-200)
      .map(({ $id }) => $id)
      .toReversed(),
  ]);
  expect(requests).toHaveLength(1);
  expect((await cycle(pull, checkpoint)).pages).toEqual([[`p-${COUNT - 1}`]]);
});

it('tombstones are requested with the newest and with the first page of a cycle, not with every page', async () => {
  await cycle(startPull());
  expect(requests).toHaveLength(4);
  expect(tombstoneRequests).toBe(2);
});

it('older history waits for a busy page, the newest records do not', async () => {
  let isNowIdle: (() => void) | undefined;
  untilPageIdle = () => new Promise((resolve) => (isNowIdle = resolve));
  const pull = startPull();
  const newest = await pull(undefined);
  expect(newest.documents).toHaveLength(1000);
  await vi.waitFor(() => expect(isNowIdle).toBeDefined());
  expect(requests).toHaveLength(1);
  untilPageIdle = async () => {};
  isNowIdle?.();
  expect((await pull(newest.checkpoint)).documents).toHaveLength(2000);
});

it('the next page is requested while the one before is still being written', async () => {
  const pull = startPull();
  const { checkpoint } = await cycle(pull, undefined, 2);
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  const { documents: third } = await pull(checkpoint as PullCheckpoint);
  expect(third.map(({ id }) => id)).toEqual(documents.slice(2000, 4000).map(({ $id }) => $id));
});

it('a long page that fails is requested again in shorter ones', async () => {
  const pull = startPull();
  isConnectionWeak = true;
  const { pages } = await cycle(pull);
  expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 2000, 1500]);
  expect(new Set(pages.flat()).size).toBe(COUNT);
});

it('pages that were prefetched by a lost session are requested again', async () => {
  const pull = startPull();
  const { checkpoint } = await cycle(pull, undefined, 1);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  verifications = ['regained'];
  await pull(checkpoint as PullCheckpoint);
  await vi.waitFor(() => expect(requests).toHaveLength(5));
});

it.each([1, 2])('a device that dies after %i pages of its first pull misses nothing later', async (verifications) => {
  const before = await cycle(startPull(), undefined, verifications);
  const after = await cycle(startPull(), before.checkpoint);
  const here = new Set([...before.pages, ...after.pages].flat());
  expect(here.size).toBe(COUNT);
});

describe('the last document that was read', () => {
  /** More than one page of documents share the last minute. */
  const crowd = documents.slice(-1_500).map((document, n) => ({
    ...document,
    $updatedAt: toInstant(Date.UTC(2026, 10, 1) + n),
  }));
  const lastOfAll = crowd.at(-1)?.$id;

  it.each([
    ['is found again behind a full page', () => crowd, false],
    ['is missed behind a full page', () => crowd.filter(({ $id }) => $id !== lastOfAll), true],
  ])('%s', async (_, left, isMissed) => {
    documentsOf.set('blood_pressure', crowd);
    const pull = startPull();
    await serverHistory.load();
    const { checkpoint } = await cycle(pull);
    documentsOf.set('blood_pressure', left());
    await cycle(pull, checkpoint);
    expect(serverHistory.isDue).toBe(isMissed);
  });
});
