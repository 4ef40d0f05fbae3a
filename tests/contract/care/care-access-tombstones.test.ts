import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, PAGE, type Remote } from '../../../functions/care-access/remote.ts';
import { sweepTombstones } from '../../../functions/care-access/sweep-tombstones.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { TOMBSTONE_RETENTION_MS } from '../../../src/model/records/tombstone-retention.ts';
import { DAY_MS, HOUR_MS } from '../../../src/model/time/durations.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { documents, Person } from '../server/person.ts';

const data = mkdtempSync(join(tmpdir(), 'maia-tombstones-'));
let running: RunningBackend;
let server: Person;
let remote: Remote;
/** Later in each test: a sweep does nothing if the last one is recent. */
let now = Date.now();

beforeAll(async () => {
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  running = await startBackend({ config, data, port: 0, rateLimits: false });
  process.env.APPWRITE_FUNCTION_API_ENDPOINT = `${running.url}/v1`;
  process.env.APPWRITE_FUNCTION_PROJECT_ID = 'maia';
  server = new Person('server', running.url, running.apiKey);
  remote = connect(running.apiKey);
});
afterAll(async () => {
  await running.close();
  rmSync(data, { recursive: true });
});
beforeEach(() => (now += 2 * HOUR_MS));

const fail = (id: string, error: unknown) => {
  throw new Error(id, { cause: error });
};
const sweep = (given: Partial<{ endsAt: number; now: number }> = {}) =>
  sweepTombstones(remote, given.endsAt ?? Date.now() + 60_000, fail, given.now ?? now);

/** A tombstone that the server has had since `createdAt`, of a record deleted at `deletedAt` (ms since 1970). */
const tombstoneOf = ($id: string, createdAt: number, deletedAt = createdAt) => ({
  $id,
  $permissions: ['read("user:amina")', 'delete("user:amina")'],
  $createdAt: toInstant(createdAt),
  $updatedAt: toInstant(createdAt),
  userId: 'amina',
  entity: 'weight',
  deletedAt: toInstant(deletedAt),
});
const add = (...all: ReturnType<typeof tombstoneOf>[]) =>
  server.must('POST', documents('tombstones'), { documents: all });
const left = async () => (await remote.list('tombstones', [])).map(({ $id }) => $id).toSorted();
const clear = async () => {
  for (const id of await left()) await remote.remove('tombstones', id);
};

describe('the sweep of tombstones', () => {
  beforeEach(clear);

  it('removes those that the server has had for 180 days, and keeps one of the 180th day', async () => {
    await add(tombstoneOf('older', now - TOMBSTONE_RETENTION_MS - 1));
    await add(tombstoneOf('of-the-last-day', now - TOMBSTONE_RETENTION_MS + 1000));
    await add(tombstoneOf('new', now - DAY_MS));
    expect(await sweep()).toBe(1);
    expect(await left()).toEqual(['new', 'of-the-last-day']);
  });

  it('keeps a deletion that a phone made years ago and sent today: other phones have not seen it', async () => {
    await add(tombstoneOf('sent-today', now, now - 3 * TOMBSTONE_RETENTION_MS));
    expect(await sweep()).toBe(0);
    expect(await left()).toEqual(['sent-today']);
  });

  it('removes an old one although its grants changed today', async () => {
    await add(tombstoneOf('shared', now - TOMBSTONE_RETENTION_MS - DAY_MS));
    await remote.setGrants('tombstones', ['shared'], ['read("user:amina")', 'read("user:dr-ada")'], {});
    expect(await sweep()).toBe(1);
    expect(await left()).toEqual([]);
  });

  it('goes through many pages, and leaves what does not fit into its time to the next run', async () => {
    const count = 2 * PAGE + 20;
    const age = TOMBSTONE_RETENTION_MS + DAY_MS;
    const old = Array.from({ length: count }, (_, at) => tombstoneOf(`old-${at}`, now - age - at));
    for (let at = 0; at < count; at += PAGE) await add(...old.slice(at, at + PAGE));
    expect(await sweep({ endsAt: Date.now() - 1 })).toBe(0);
    expect(await sweep()).toBe(count);
    expect(await left()).toEqual([]);
  });

  it('rests for an hour after it has removed everything', async () => {
    expect(await sweep()).toBe(0);
    await add(tombstoneOf('old', now - 2 * TOMBSTONE_RETENTION_MS));
    expect(await sweep({ now: now + HOUR_MS - 1 })).toBe(0);
    expect(await sweep({ now: now + HOUR_MS })).toBe(1);
    now += HOUR_MS;
  });

  it('does not remove a record that is deleted again after its old tombstone was listed', async () => {
    const limit = toInstant(now - TOMBSTONE_RETENTION_MS);
    await add(tombstoneOf('again', now - DAY_MS));
    await remote.removeCreatedBefore('tombstones', ['again'], limit);
    expect(await left()).toEqual(['again']);
  });

  it('reports a server that does not answer, and tries again at the next run', async () => {
    await add(tombstoneOf('old', now - 2 * TOMBSTONE_RETENTION_MS));
    const failures: string[] = [];
    const broken: Remote = { ...remote, removeCreatedBefore: () => Promise.reject(new Error('503')) };
    expect(await sweepTombstones(broken, Date.now() + 60_000, (id) => failures.push(id), now)).toBe(0);
    expect(failures).toEqual(['tombstones']);
    expect(await sweep()).toBe(1);
  });
});
