import { beforeEach, describe, expect, it } from 'vitest';
import { ownerGrants } from '@/model/schema/permission.ts';
import { profile } from '@/model/records/profile.ts';
import { baseOf } from '@/db/writes/unsent-change.ts';
import type { PushBatch } from './change.ts';
import { RateLimiter } from '@/sync/transport/rate-limiter.ts';
import { pushUpdates } from './push-updates.ts';
import type { RemoteDocument } from '@/sync/transport/remote.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import type { ReplicationContext } from '@/sync/replication/context/replication-context.ts';
import type { Row } from '@/sync/records/row-mapping.ts';

const createdAt = '2026-11-01T00:00:00.000+00:00';
const [before, earlier] = ['2026-11-01T12:00:00.500+00:00', '2026-11-01T12:00:00.200+00:00'];
const times = (age: number, address: number) => JSON.stringify({ age, address });

/** The profile as the server last confirmed it. */
const confirmed: Row = {
  id: 'amina',
  userId: 'amina',
  createdAt,
  recordedDesc: 1,
  name: 'Amina',
  address: 'Old street',
  age: 29,
  editTimes: times(100, 100),
  serverUpdatedAt: before,
  _deleted: false,
};
/** The profile after a local edit. */
const edited: Row = { ...confirmed, age: 30, editTimes: times(300, 100), serverUpdatedAt: '' };

const there = (more: Record<string, unknown>): RemoteDocument => ({
  $id: 'amina',
  $createdAt: createdAt,
  $updatedAt: before,
  $permissions: ownerGrants(['read', 'update'], 'amina'),
  userId: 'amina',
  name: 'Amina',
  address: 'Old street',
  age: 29,
  editTimes: times(100, 100),
  ...more,
});

let serverDocuments: RemoteDocument[];
let patched: Record<string, unknown>[];
let rejections: { readonly id: string; readonly base: Row | undefined }[];
let push: PushBatch;

beforeEach(() => {
  [serverDocuments, patched, rejections] = [[], [], []];
  const context = {
    userId: 'amina',
    rateLimiter: new RateLimiter(),
    verify: async () => 'held',
    serverHistory: { sinceInSyncMs: 0 },
    tombstones: { find: () => undefined, forget() {} },
    records: {
      saveRejection: async (_: string, { id }: Row, base: Row | undefined) => void rejections.push({ id, base }),
    },
    remote: {
      byIds: async () => serverDocuments,
      async patchIf(_: string, id: string, changes: Record<string, unknown>) {
        patched.push(changes);
        serverDocuments = serverDocuments.map((each) => (each.$id === id ? { ...each, ...changes } : each));
      },
      async commit() {
        throw new RemoteFailure('refused', 'document_invalid_structure', 'too long', { code: 400 });
      },
    },
  };
  push = {
    name: 'profile',
    kind: 'profile',
    context: context as unknown as ReplicationContext,
    serverCopies: [],
    rejected: new Set(),
  };
});

describe('an edit that meets a copy older than its base', () => {
  it('is sent to a server that was restored from a backup, because such a copy has no newer edit', async () => {
    serverDocuments = [there({ $updatedAt: earlier, address: 'Older street', editTimes: times(100, 50) })];
    await pushUpdates(push, profile, [{ row: edited, base: confirmed }]);
    expect(patched).toMatchObject([{ age: 30, address: 'Old street' }]);
    expect(push.serverCopies).toEqual([]);
  });

  it('is merged with another device’s later edit that the server stamped by a clock that was set back', async () => {
    serverDocuments = [there({ $updatedAt: earlier, address: 'New street', editTimes: times(100, 200) })];
    await pushUpdates(push, profile, [{ row: edited, base: confirmed }]);
    expect(patched).toEqual([]);
    expect(push.serverCopies).toMatchObject([{ id: 'amina', address: 'New street', serverUpdatedAt: earlier }]);
  });

  it('loses to such a later edit also when a comparison sends a confirmed row again', async () => {
    serverDocuments = [there({ $updatedAt: earlier, address: 'New street', editTimes: times(100, 200) })];
    await pushUpdates(push, profile, [{ row: { ...confirmed, serverUpdatedAt: '' }, base: confirmed }]);
    expect(patched).toEqual([]);
    expect(push.serverCopies).toMatchObject([{ id: 'amina', address: 'New street', serverUpdatedAt: earlier }]);
  });
});

describe('a copy from a backup file that replaced an unreadable row', () => {
  it('is merged when a client that stores no edit times changed a field since', async () => {
    const base = { ...confirmed, address: 'New street' };
    serverDocuments = [there({ address: 'New street' })];
    await pushUpdates(push, profile, [{ row: { ...confirmed, serverUpdatedAt: '' }, base }]);
    expect(patched).toEqual([]);
    expect(push.serverCopies).toMatchObject([{ id: 'amina', address: 'New street' }]);
  });
});

describe('a record that the server does not have and rejects', () => {
  it('has no base to return to when it was never sent, like one that waited for its file', async () => {
    const unsent = { ...confirmed, serverUpdatedAt: '' };
    await pushUpdates(push, profile, [{ row: unsent, base: baseOf(unsent) as Row | undefined }]);
    expect(rejections).toEqual([{ id: 'amina', base: undefined }]);
  });

  it('returns to the copy that the server once confirmed', async () => {
    await pushUpdates(push, profile, [{ row: edited, base: confirmed }]);
    expect(rejections).toEqual([{ id: 'amina', base: confirmed }]);
  });
});

describe('a profile that a stranger created under the user’s id', () => {
  beforeEach(() => {
    const $permissions = ['read("users")', ...ownerGrants(['read', 'update', 'delete'], 'mallory')];
    serverDocuments = [there({ $permissions, name: 'False', allergies: 'none', editTimes: times(999, 999) })];
  });

  it('is not merged into the user’s profile, which is rejected once', async () => {
    await pushUpdates(push, profile, [{ row: { ...confirmed, serverUpdatedAt: '' }, base: undefined }]);
    expect([push.serverCopies, patched, rejections]).toEqual([[], [], [{ id: 'amina', base: undefined }]]);
  });
});
