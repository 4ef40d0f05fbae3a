import { beforeEach, describe, expect, it } from 'vitest';
import { ownerGrants } from '@/model/permission.ts';
import { profile } from '@/model/profile.ts';
import type { Push } from './change.ts';
import { Gate } from './gate.ts';
import { pushUpdates } from './push-updates.ts';
import type { RemoteDocument } from './remote.ts';
import { RemoteFailure } from './remote-failure.ts';
import type { ReplicationContext } from './replication-context.ts';
import type { Row } from './rows.ts';

const createdAt = '2026-11-01T00:00:00.000+00:00';
const [before, earlier] = ['2026-11-01T12:00:00.500+00:00', '2026-11-01T12:00:00.200+00:00'];
const times = (age: number, address: number) => JSON.stringify({ age, address });

/** Her profile as the server last confirmed it to this phone. */
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
/** It after an edit on this phone. */
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

let held: RemoteDocument[];
let patched: Record<string, unknown>[];
let buried: { readonly id: string; readonly base: Row | undefined }[];
let push: Push;

beforeEach(() => {
  [held, patched, buried] = [[], [], []];
  const context = {
    userId: 'amina',
    gate: new Gate(),
    verify: async () => 'held',
    ownEdits: new Map(),
    tombstones: { find: () => undefined, forget() {} },
    records: { bury: async (_: string, { id }: Row, base: Row | undefined) => void buried.push({ id, base }) },
    remote: {
      byIds: async () => held,
      async patchIf(_: string, id: string, changes: Record<string, unknown>) {
        patched.push(changes);
        held = held.map((each) => (each.$id === id ? { ...each, ...changes } : each));
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
    conflicts: [],
    dead: new Set(),
  };
});

describe('an edit that meets a copy older than the one it was made from', () => {
  it('goes to a server that was set back, since such a copy is ahead in nothing', async () => {
    held = [there({ $updatedAt: earlier, address: 'Older street', editTimes: times(100, 50) })];
    await pushUpdates(push, profile, [{ row: edited, base: confirmed }]);
    expect(patched).toMatchObject([{ age: 30, address: 'Old street' }]);
    expect(push.conflicts).toEqual([]);
  });

  it('is merged with another phone’s later edit that the server stamped by a clock set back', async () => {
    held = [there({ $updatedAt: earlier, address: 'New street', editTimes: times(100, 200) })];
    await pushUpdates(push, profile, [{ row: edited, base: confirmed }]);
    expect(patched).toEqual([]);
    expect(push.conflicts).toMatchObject([{ id: 'amina', address: 'New street', serverUpdatedAt: earlier }]);
  });

  it('gives way to such a later edit too when comparing both sides sends what was confirmed here again', async () => {
    held = [there({ $updatedAt: earlier, address: 'New street', editTimes: times(100, 200) })];
    await pushUpdates(push, profile, [{ row: { ...confirmed, serverUpdatedAt: '' }, base: confirmed }]);
    expect(patched).toEqual([]);
    expect(push.conflicts).toMatchObject([{ id: 'amina', address: 'New street', serverUpdatedAt: earlier }]);
  });
});

describe('a copy out of a backup file, in the place of one that could not be read', () => {
  it('is merged where another client changed a field since that keeps no times', async () => {
    const base = { ...confirmed, address: 'New street' };
    held = [there({ address: 'New street' })];
    await pushUpdates(push, profile, [{ row: { ...confirmed, serverUpdatedAt: '' }, base }]);
    expect(patched).toEqual([]);
    expect(push.conflicts).toMatchObject([{ id: 'amina', address: 'New street' }]);
  });
});

describe('a record that the server does not have and refuses', () => {
  it('has no copy to go back to when it was never sent, as one that waited for its file', async () => {
    const unsent = { ...confirmed, serverUpdatedAt: '' };
    await pushUpdates(push, profile, [{ row: unsent, base: unsent }]);
    expect(buried).toEqual([{ id: 'amina', base: undefined }]);
  });

  it('goes back to the copy that the server once confirmed', async () => {
    await pushUpdates(push, profile, [{ row: edited, base: confirmed }]);
    expect(buried).toEqual([{ id: 'amina', base: confirmed }]);
  });
});

describe('a profile that a stranger made under her id', () => {
  beforeEach(() => {
    const $permissions = ['read("users")', ...ownerGrants(['read', 'update', 'delete'], 'mallory')];
    held = [there({ $permissions, name: 'False', allergies: 'none', editTimes: times(999, 999) })];
  });

  it('is not merged into hers, which is refused once', async () => {
    await pushUpdates(push, profile, [{ row: { ...confirmed, serverUpdatedAt: '' }, base: undefined }]);
    expect([push.conflicts, patched, buried]).toEqual([[], [], [{ id: 'amina', base: undefined }]]);
  });
});
