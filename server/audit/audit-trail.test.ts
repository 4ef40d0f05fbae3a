import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../protocol/caller.ts';
import { readDatabase } from '../store/read-only.ts';
import { makeBaseTables } from '../store/migration/base-tables.ts';
import { Store } from '../store/store.ts';
import { decodeEntry, type AuditEntry, type AuditEvent } from './audit-entry.ts';
import { knownHead, waitingEvents } from './audit-outbox.ts';
import { AuditTrail } from './audit-trail.ts';
import { verifyAudit } from './verify-audit.ts';

const doctor: Caller = { kind: 'user', userId: 'dr-ada', sessionId: 's-1', roles: ['users', 'label:doctor'] };
const change = (id: string, subject = 'p-amina'): AuditEvent => ({
  action: 'update',
  subject,
  collection: 'weight',
  records: [id],
});

let folder: string;
let store: Store;
const open = (retentionYears: number | null = null): AuditTrail =>
  new AuditTrail({
    store,
    dataPath: folder,
    epoch: 'epoch-1',
    deviceOf: () => 'Chrome, Android',
    isFormer: () => false,
    retentionYears,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'maia-audit-unit-'));
  store = new Store(join(folder, 'data.sqlite'));
  makeBaseTables(store);
});
afterEach(() => {
  vi.restoreAllMocks();
  store.close();
  rmSync(folder, { recursive: true });
});

const file = 'audit.sqlite';
const entries = (): AuditEntry[] =>
  readDatabase(join(folder, file), (db) =>
    db.all('SELECT body FROM entries ORDER BY seq').map(({ body }) => decodeEntry(String(body))),
  ).filter(({ action }) => action !== 'trail-begin');
const recordsIn = (): string[][] => entries().map(({ records }) => [...records]);

/** The server starts again after it died: the trail has the event once, and none waits. */
async function expectMovedAtNextStart(dead: AuditTrail): Promise<void> {
  const next = open();
  next.start();
  await next.settle();
  expect(recordsIn()).toEqual([['w-1']]);
  expect(waitingEvents(store)).toBe(0);
  for (const trail of [dead, next]) trail.close();
}

describe('an event', () => {
  it('that was committed and not moved when the server died comes into the trail at the next start', async () => {
    const dead = open();
    await store.write(() => dead.record(doctor, change('w-1')));
    expect(waitingEvents(store)).toBe(1);
    await expectMovedAtNextStart(dead);
  });

  it('that was moved, and still waits because the server died in between, does not come twice', async () => {
    const dead = open();
    await store.write(() => dead.record(doctor, change('w-1')));
    dead.move();
    // The commit that clears the outbox has not run yet.
    expect(waitingEvents(store)).toBe(1);
    await expectMovedAtNextStart(dead);
  });

  it('of a write that fails is in neither', async () => {
    const trail = open();
    const failed = store.write(() => {
      trail.record(doctor, change('w-1'));
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    await trail.settle();
    expect(recordsIn()).toEqual([]);
    trail.close();
  });

  it('waits in the outbox while the file of the trail cannot be opened, and comes later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mkdirSync(join(folder, file));
    const trail = open();
    await store.write(() => trail.record(doctor, change('w-1')));
    await trail.settle();
    expect(waitingEvents(store)).toBe(1);
    rmdirSync(join(folder, file));
    await trail.settle();
    expect(recordsIn()).toEqual([['w-1']]);
    trail.close();
  });

  it('has the actor with role, device and a hash of the session', async () => {
    const trail = open();
    await store.write(() => trail.record(doctor, change('w-1')));
    await trail.settle();
    expect(entries()[0]).toMatchObject({
      role: 'doctor',
      device: 'Chrome, Android',
      session: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    trail.close();
  });
});

it('changes within a second become one entry when only their records differ', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T08:00:00.100Z') });
  const trail = open();
  await store.write(() => {
    for (const id of ['w-1', 'w-2', 'w-1']) trail.record(doctor, change(id));
    trail.record(doctor, change('w-9', 'p-bella'));
    trail.record(doctor, change('w-3'));
  });
  vi.setSystemTime(Date.parse('2026-11-26T08:00:01.100Z'));
  await store.write(() => trail.record(doctor, change('w-4')));
  await trail.settle();
  expect(recordsIn()).toEqual([['w-1', 'w-2', 'w-3'], ['w-9'], ['w-4']]);
  expect(readDatabase(join(folder, file), (db) => verifyAudit(db)).fault).toBeNull();
  trail.close();
  vi.useRealTimers();
});

it('a running trail removes what is older than the retention time, and nothing without one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T08:00:00.000Z') });
  const first = open();
  await store.write(() => first.record(doctor, change('w-old')));
  await first.settle();
  vi.setSystemTime(Date.parse('2030-11-26T08:00:00.000Z'));
  await store.write(() => first.record(doctor, change('w-new')));
  await first.settle();
  vi.setSystemTime(Date.parse('2033-01-01T08:00:00.000Z'));
  await first.settle();
  expect(recordsIn()).toEqual([['w-old'], ['w-new']]);
  first.close();
  const second = open(6);
  await second.settle();
  expect(entries().map(({ action, records }) => [action, ...records])).toEqual([['update', 'w-new'], ['retention']]);
  expect(readDatabase(join(folder, file), (db) => verifyAudit(db, { known: knownHead(store) }))).toMatchObject({
    removed: 2,
    fault: null,
  });
  second.close();
  vi.useRealTimers();
});
