import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalRow } from '@/db/store/local-row.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { recordedDescOf } from '@/db/writes/recorded-desc.ts';
import { toInstant } from '@/model/time/instant.ts';
import {
  dropRejectedChange,
  rejectedChangeOf,
  liveRejectedChanges,
  retryRejectedChange,
  type RejectedChange,
} from './rejected-changes.ts';
import { currentSyncRecords } from '@/sync/records/current-sync-records.ts';
import { RemoteFailure } from '@/sync/transport/remote-failure.ts';
import type { Row } from '@/sync/records/row-mapping.ts';

let store: Store;
let letters: RejectedChange[] = [];
let stop = () => {};
const createdAt = toInstant(Date.UTC(2026, 10, 1));
const invalid = new RemoteFailure('refused', 'document_invalid_structure', 'The name is too long.', { code: 400 });

const reminder = (more: Partial<LocalRow> = {}): LocalRow => ({
  id: 'iron',
  userId: 'amina',
  medicationName: 'Iron',
  dosage: '1',
  frequency: 'daily',
  createdAt,
  recordedDesc: recordedDescOf('reminders', { createdAt }),
  serverUpdatedAt: '',
  ...more,
});
const reminders = () => store.collection('reminders');
const stored = async () => (await reminders()).storageInstance.findDocumentsById(['iron'], true).then(([row]) => row);

beforeAll(async () => {
  store = await openStore('amina');
  stop = liveRejectedChanges().subscribe((all) => (letters = all));
});
afterAll(async () => {
  stop();
  (await currentSyncRecords()).records.close();
  await store.close();
});
beforeEach(async () => {
  await (await reminders()).upsert(reminder());
});

async function refuse(base?: Row, failure = invalid): Promise<void> {
  const row = (await stored()) as unknown as Row;
  await (await currentSyncRecords()).records.saveRejection('reminders', { ...row, _deleted: false }, base, failure);
  await expect.poll(() => letters).toHaveLength(1);
}

describe('a rejected change', () => {
  it('is listed with its reason and content, and stored encrypted', async () => {
    await refuse();
    expect(letters[0]).toMatchObject({
      id: 'iron',
      collection: 'reminders',
      kind: 'reminders',
      reason: { messageId: 'attention.reason.invalid', type: 'document_invalid_structure', code: 400 },
      attempts: 1,
      row: { medicationName: 'Iron' },
    });
    await dropRejectedChange('iron');
  });

  it('gives the device as the reason when the device cannot read the file any more', async () => {
    await refuse(undefined, new RemoteFailure('refused', 'file_damaged', 'unreadable here'));
    expect(letters[0]).toMatchObject({ reason: { messageId: 'attention.reason.damaged' } });
    await dropRejectedChange('iron');
  });

  it('is deleted when it is dropped and the server never had the record', async () => {
    await refuse();
    await dropRejectedChange('iron');
    await expect.poll(() => letters).toEqual([]);
    expect(await stored()).toMatchObject({ _deleted: true, serverUpdatedAt: '' });
  });

  it('returns to the server’s copy when it is dropped', async () => {
    const base = { ...reminder({ dosage: '2', serverUpdatedAt: createdAt }), _deleted: false };
    await refuse(base);
    await dropRejectedChange('iron');
    await expect.poll(() => letters).toEqual([]);
    expect(await stored()).toMatchObject({ dosage: '2', serverUpdatedAt: createdAt, _deleted: false });
  });

  it('is marked for a retry, and its row stays as it is', async () => {
    await refuse();
    const before = await stored();
    await retryRejectedChange('iron');
    expect(await stored()).toEqual(before);
    expect((await (await currentSyncRecords()).records.rejections())[0]?.isAskedAgain).toBe(true);
  });

  it('is shown, and opened for correction, with the edits made on this device since', async () => {
    await refuse();
    await (await reminders()).upsert(reminder({ dosage: '200 mg' }));
    expect(await rejectedChangeOf('iron')).toMatchObject({ row: { dosage: '200 mg' }, isHere: true });
    let shown: RejectedChange[] = [];
    const stopHere = liveRejectedChanges().subscribe((all) => (shown = all));
    await expect.poll(() => shown).toMatchObject([{ row: { dosage: '200 mg', _deleted: false } }]);
    stopHere();
    await dropRejectedChange('iron');
  });

  it.each([{ base: undefined }, { base: { ...reminder({ serverUpdatedAt: createdAt }), _deleted: false } }])(
    'keeps an edit made since when it is dropped, and sends the edit (the server had it: $base._deleted)',
    async ({ base }) => {
      await refuse(base);
      await (await reminders()).upsert(reminder({ dosage: '200 mg' }));
      await dropRejectedChange('iron');
      await expect.poll(() => letters).toEqual([]);
      expect(await stored()).toMatchObject({ dosage: '200 mg', serverUpdatedAt: '', _deleted: false });
    },
  );

  it('whose row was deleted since is shown as it was rejected, and stays deleted when it is dropped', async () => {
    await refuse({ ...reminder({ serverUpdatedAt: createdAt }), _deleted: false });
    await (await reminders()).findOne('iron').remove();
    expect(await rejectedChangeOf('iron')).toMatchObject({ row: { medicationName: 'Iron' }, isHere: false });
    await dropRejectedChange('iron');
    await expect.poll(() => letters).toEqual([]);
    expect(await stored()).toMatchObject({ _deleted: true });
  });
});
