import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { answer } from '../../../../tests/simulation/world/servers/model-query.ts';
import { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import { PullProgress } from '@/sync/replication/context/pull-progress.ts';
import { pullOf } from './pull.ts';
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

/** What a device has stored: the pages of rows in the order they were written, and the facts of sync. */
interface Disk {
  readonly pages: string[][];
  readonly facts: Map<string, string>;
  /** The device dies when it writes the page after so many. */
  pagesLeft: number;
}
const newDisk = (): Disk => ({ pages: [], facts: new Map(), pagesLeft: Infinity });

/** The collection of a store that records what is written to it. */
const collectionOn = (disk: Disk) => ({
  database: { token: 'device' },
  findOne: () => ({ exec: async () => null }),
  storageInstance: {
    findDocumentsById: async () => [],
    async bulkWrite(writes: { document: { id: string } }[]) {
      await new Promise((resolve) => setTimeout(resolve));
      if (disk.pagesLeft <= 0) throw new Error('dead');
      disk.pagesLeft -= 1;
      disk.pages.push(writes.map(({ document }) => document.id));
      return { error: [] };
    },
  },
});

function startPull(name: LocalCollectionName = 'readings', disk = newDisk()) {
  const rateLimiter = new RateLimiter();
  const records = {
    fact: async (fact: string) => disk.facts.get(fact) ?? null,
    saveFact: async (fact: string, value: string) => void disk.facts.set(fact, value),
  };
  serverHistory = new ServerHistory(records);
  const context = {
    userId,
    rateLimiter,
    records,
    store: { collection: async () => collectionOn(disk) },
    remote: {
      list,
      count: async () => 4_900,
      byIds: async (collection: string, ids: string[]) =>
        (documentsOf.get(collection) ?? []).filter(({ $id }) => ids.includes($id)),
    },
    verify: async () => verifications.shift() ?? 'held',
    tombstones: new TombstoneLog({ list }, rateLimiter, userId),
    serverHistory: serverHistory,
    pulled: async () => {},
    dropFiles: async () => {},
    progress: new PullProgress(
      ['readings'],
      (fetching) => progress.push(fetching),
      () => untilPageIdle(),
    ),
  } as unknown as ReplicationContext;
  return { pull: pullOf(name, context), disk };
}

beforeEach(() => {
  requests = [];
  verifications = [];
  tombstoneRequests = 0;
  documentsOf = new Map([
    ['blood_pressure', documents],
    ['tombstones', []],
  ]);
  progress = [];
  untilPageIdle = async () => {};
});

/** Pulls once. @returns the pages that were written */
async function pulled({ pull, disk }: ReturnType<typeof startPull>): Promise<string[][]> {
  disk.pages.length = 0;
  await pull();
  return [...disk.pages];
}

it('a new device pulls the newest thousand first, and then everything in the order of the server', async () => {
  const pages = await pulled(startPull());
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
  expect((await pulled(startPull('doctorMessages')))[0]?.[0]).toBe(`p-${COUNT - 1}`);
});

it('the next pull starts one minute before the end of the last, and does not request the newest again', async () => {
  const started = startPull();
  await pulled(started);
  requests = [];
  expect(await pulled(started)).toEqual([[`p-${COUNT - 1}`]]);
  expect(requests).toHaveLength(1);
  const from = toInstant(Date.parse(documents.at(-1)?.$updatedAt ?? '') - 60_000);
  expect(requests[0]).toContain(`"greaterThanEqual","attribute":"$updatedAt","values":["${from}"]`);
});

it('a new device requests a collection that fits into one page once, and in the next pull only what is new', async () => {
  documentsOf.set('blood_pressure', documents.slice(-200));
  const started = startPull();
  const newestFirst = documents
    .slice(-200)
    .map(({ $id }) => $id)
    .toReversed();
  expect(await pulled(started)).toEqual([newestFirst]);
  expect(requests).toHaveLength(1);
  expect(await pulled(started)).toEqual([[`p-${COUNT - 1}`]]);
});

it('tombstones are requested once in a pull, not with every page', async () => {
  await pulled(startPull());
  expect(requests).toHaveLength(4);
  expect(tombstoneRequests).toBe(1);
});

it('older history waits for a busy page, the newest records do not', async () => {
  let isNowIdle: (() => void) | undefined;
  untilPageIdle = () => new Promise((resolve) => (isNowIdle = resolve));
  const started = startPull();
  const ended = pulled(started);
  await vi.waitFor(() => expect(isNowIdle).toBeDefined());
  await vi.waitFor(() => expect(started.disk.pages).toHaveLength(1));
  expect(requests).toHaveLength(1);
  untilPageIdle = async () => {};
  isNowIdle?.();
  expect(await ended).toHaveLength(4);
});

it('the next page is requested while the one before is still being written', async () => {
  const started = startPull();
  let requestedMeanwhile = 0;
  const { push } = started.disk.pages;
  started.disk.pages.push = (page) => {
    requestedMeanwhile = Math.max(requestedMeanwhile, requests.length - started.disk.pages.length);
    return push.call(started.disk.pages, page);
  };
  await pulled(started);
  expect(requestedMeanwhile).toBeGreaterThanOrEqual(2);
});

it('a long page that fails is requested again in shorter ones', async () => {
  isConnectionWeak = true;
  const pages = await pulled(startPull());
  expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 2000, 1500]);
  expect(new Set(pages.flat()).size).toBe(COUNT);
});

it('a page that was read by a lost session is read again', async () => {
  verifications = Array<'regained'>(5).fill('regained');
  const pages = await pulled(startPull());
  expect(pages.slice(1).flat()).toEqual(documents.map(({ $id }) => $id));
  expect(requests.length).toBeGreaterThan(4);
});

it.each([1, 2])('a device that dies after %i pages of its first pull misses nothing later', async (count) => {
  const disk = newDisk();
  disk.pagesLeft = count;
  await expect(startPull('readings', disk).pull()).rejects.toThrow('dead');
  disk.pagesLeft = Infinity;
  const before = disk.pages.flat();
  expect(disk.pages).toHaveLength(count);
  const after = await pulled(startPull('readings', disk));
  expect(new Set([...before, ...after.flat()]).size).toBe(COUNT);
});

it('the checkpoint is saved after the rows', async () => {
  const disk = newDisk();
  disk.pagesLeft = 0;
  await expect(startPull('readings', disk).pull()).rejects.toThrow('dead');
  expect([...disk.facts.keys()].filter((fact) => fact.startsWith('checkpoint'))).toEqual([]);
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
    const started = startPull();
    await serverHistory.load();
    await pulled(started);
    documentsOf.set('blood_pressure', left());
    await pulled(started);
    expect(serverHistory.isDue).toBe(isMissed);
  });
});
