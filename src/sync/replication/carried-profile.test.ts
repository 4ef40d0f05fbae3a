import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileStore } from '@/db/files/file-store.ts';
import type { CarriedCheckpoint } from '@/db/migration/carry-over-metadata.ts';
import type { Store } from '@/db/store/open-store.ts';
import { SyncRecords } from '@/sync/records/sync-records.ts';
import {
  carryOverAll,
  metadataLeft,
  openProfile,
  restoreProfile,
  rowsOf,
  type CarriedRow,
} from '../../../tests/support/carried-profile.ts';
import { readOldProfile } from '../../../tests/support/old-profile.ts';

const profile = readOldProfile();
const saved = new Map<string, CarriedCheckpoint>();
let before: Map<string, CarriedRow>;
let after: Map<string, CarriedRow>;
let store: Store;

beforeAll(async () => {
  await restoreProfile(profile);
  store = await openProfile(profile);
  before = await rowsOf(store);
  await carryOverAll(store, saved);
  after = await rowsOf(store);
});
afterAll(() => store.close());

const isWaiting = ({ serverUpdatedAt }: CarriedRow) => serverUpdatedAt === '';
const waiting = (name: string) =>
  [...after].filter(([key, row]) => key.startsWith(`${name} `) && isWaiting(row)).map(([, row]) => row);

describe('what the version before has stored', () => {
  it('is read: rows of each kind, some of them waiting', () => {
    expect(before.size).toBeGreaterThan(12);
    expect([...before.values()].filter(({ unreadable }) => unreadable)).toEqual([]);
    expect([...before.values()].filter(isWaiting).length).toBeGreaterThanOrEqual(10);
  });

  it('stays as it is, row by row: only waiting rows have a base in addition', () => {
    const withoutBase = new Map([...after].map(([key, { base: _base, ...row }]) => [key, row]));
    expect(withoutBase).toEqual(before);
    expect([...after.values()].filter((row) => row.base && !isWaiting(row))).toEqual([]);
  });

  it('an edit gets the copy of the server that it was made from', () => {
    expect(waiting('profile')).toMatchObject([
      { preExistingConditions: 'hay fever', base: { preExistingConditions: 'none' } },
    ]);
    expect(waiting('reminders').filter(({ _deleted, base }) => !_deleted && base)).toMatchObject([
      { medicationName: 'Iron', dosage: '2 tablets', base: { medicationName: 'Iron', dosage: '1 tablet' } },
    ]);
    expect(waiting('appointments').filter(({ _deleted }) => !_deleted)).toMatchObject([
      { place: 'Room 11', base: { place: 'Room 1' } },
    ]);
  });

  it('a deletion gets the copy of the server, so that a refused one can be taken back', () => {
    expect(waiting('reminders').filter(({ _deleted }) => _deleted)).toMatchObject([
      { base: { medicationName: 'Folic acid' } },
    ]);
    expect(waiting('appointments').filter(({ _deleted }) => _deleted)).toMatchObject([{ base: { place: 'Room 2' } }]);
  });

  it('every base is the document of the server at that time', () => {
    const onServer = new Map(profile.server.documents.map(({ id, data }) => [id, data]));
    for (const { id, base } of after.values())
      if (base) expect([id, base.serverUpdatedAt]).toEqual([id, onServer.get(id)?.$updatedAt]);
  });

  it('a rejected edit gets no base: its metadata hold what was sent, and the rejection holds the base', () => {
    expect(waiting('reminders').filter(({ notes }) => notes === 'Room thirteen')).toHaveLength(1);
    expect(waiting('reminders').find(({ notes }) => notes === 'Room thirteen')?.base).toBeUndefined();
  });

  it('a record that was never sent gets no base', () => {
    const added = [...waiting('readings'), ...waiting('documents'), ...waiting('bookmarks')];
    expect(added.filter(({ _deleted }) => !_deleted).length).toBeGreaterThanOrEqual(5);
    expect(added.filter(({ base }) => base)).toEqual([]);
  });

  it('each pull checkpoint is saved without the position in a running cycle', () => {
    for (const name of ['readings', 'profile', 'reminders', 'appointments', 'documents', 'bookmarks'])
      expect(saved.get(name), name).toBeDefined();
    const latestOf = (collection: string) =>
      profile.server.documents
        .filter((document) => document.collection === collection)
        .map(({ data }) => String(data.$updatedAt))
        .toSorted()
        .at(-1);
    expect(saved.get('readings')?.streams.weight?.latest).toBe(latestOf('weight'));
    expect(saved.get('reminders')?.streams.reminders?.latest).toBe(latestOf('medication_reminders'));
    for (const checkpoint of saved.values()) {
      expect(Object.keys(checkpoint).toSorted()).toEqual(['latestGone', 'streams']);
      for (const stream of Object.values(checkpoint.streams)) expect(stream).not.toHaveProperty('place');
    }
  });

  it('leaves nothing of the metadata on the disk', async () => {
    expect(await metadataLeft(store)).toEqual([]);
  });

  it('is not carried over twice', async () => {
    const again = new Map<string, CarriedCheckpoint>();
    await carryOverAll(store, again);
    expect(again.size).toBe(0);
    expect(await rowsOf(store)).toEqual(after);
  });

  it('rejected changes and the file that waits are still there', async () => {
    const records = new SyncRecords(store);
    const rejections = (await records.rejections()).toSorted((one, other) =>
      one.collection < other.collection ? -1 : 1,
    );
    records.close();
    expect(rejections).toMatchObject([
      { collection: 'readings', row: { weight: 61.9 } },
      { collection: 'reminders', row: { notes: 'Room thirteen' }, base: { medicationName: 'Calcium' } },
    ]);
    const files = new FileStore(store);
    const uploads = await files.uploads();
    expect(uploads).toHaveLength(1);
    expect(waiting('documents').map(({ id }) => id)).toEqual(uploads.map(({ recordId }) => recordId));
    expect((await (await files.file(uploads[0]?.id ?? ''))?.text())?.slice(0, 5)).toBe('%PDF-');
    files.close();
  });
});
