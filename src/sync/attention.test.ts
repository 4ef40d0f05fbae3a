import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalRow } from '@/db/local-row.ts';
import { openStore, type Store } from '@/db/open-store.ts';
import { recordedDescOf } from '@/db/recorded-desc.ts';
import { toInstant } from '@/model/instant.ts';
import { dropLetter, letterOf, liveLetters, retryLetter, type Letter } from './attention.ts';
import { recordsHere } from './records-here.ts';
import { RemoteFailure } from './remote-failure.ts';
import type { Row } from './rows.ts';

let store: Store;
let letters: Letter[] = [];
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
  stop = liveLetters().subscribe((all) => (letters = all));
});
afterAll(async () => {
  stop();
  (await recordsHere()).records.close();
  await store.close();
});
beforeEach(async () => {
  await (await reminders()).upsert(reminder());
});

async function refuse(base?: Row, failure = invalid): Promise<void> {
  const row = (await stored()) as unknown as Row;
  await (await recordsHere()).records.bury('reminders', { ...row, _deleted: false }, base, failure);
  await expect.poll(() => letters).toHaveLength(1);
}

describe('a refused record', () => {
  it('is listed with why and what it says, and sealed where it is kept', async () => {
    await refuse();
    expect(letters[0]).toMatchObject({
      id: 'iron',
      collection: 'reminders',
      kind: 'reminders',
      reason: { messageId: 'attention.reason.invalid', type: 'document_invalid_structure', code: 400 },
      attempts: 1,
      row: { medicationName: 'Iron' },
    });
    await dropLetter('iron');
  });

  it('whose file this phone cannot read any more is not blamed on the server', async () => {
    await refuse(undefined, new RemoteFailure('refused', 'file_damaged', 'unreadable here'));
    expect(letters[0]).toMatchObject({ reason: { messageId: 'attention.reason.damaged' } });
    await dropLetter('iron');
  });

  it('that the server never had is deleted when it is given up', async () => {
    await refuse();
    await dropLetter('iron');
    await expect.poll(() => letters).toEqual([]);
    expect(await stored()).toMatchObject({ _deleted: true, serverUpdatedAt: '' });
  });

  it('that the server has in another form is that again when the change is given up', async () => {
    const base = { ...reminder({ dosage: '2', serverUpdatedAt: createdAt }), _deleted: false };
    await refuse(base);
    await dropLetter('iron');
    await expect.poll(() => letters).toEqual([]);
    expect(await stored()).toMatchObject({ dosage: '2', serverUpdatedAt: createdAt, _deleted: false });
  });

  it('is written once more when it is tried again, so that replication hears of it', async () => {
    await refuse();
    const before = await stored();
    await retryLetter('iron');
    const after = await stored();
    expect(after?._rev).not.toBe(before?._rev);
    expect(after).toMatchObject({ medicationName: 'Iron', serverUpdatedAt: '' });
    expect((await (await recordsHere()).records.letters())[0]?.isAskedAgain).toBe(true);
  });

  it('is shown, and begun with to correct it, as it was changed on this phone since', async () => {
    await refuse();
    await (await reminders()).upsert(reminder({ dosage: '200 mg' }));
    expect(await letterOf('iron')).toMatchObject({ row: { dosage: '200 mg' }, isHere: true });
    let shown: Letter[] = [];
    const stopHere = liveLetters().subscribe((all) => (shown = all));
    await expect.poll(() => shown).toMatchObject([{ row: { dosage: '200 mg', _deleted: false } }]);
    stopHere();
    await dropLetter('iron');
  });

  it.each([{ base: undefined }, { base: { ...reminder({ serverUpdatedAt: createdAt }), _deleted: false } }])(
    'given up after it was changed here keeps the change, which is sent (the server had it: $base._deleted)',
    async ({ base }) => {
      await refuse(base);
      await (await reminders()).upsert(reminder({ dosage: '200 mg' }));
      await dropLetter('iron');
      await expect.poll(() => letters).toEqual([]);
      expect(await stored()).toMatchObject({ dosage: '200 mg', serverUpdatedAt: '', _deleted: false });
    },
  );

  it('that is gone from this phone by now is shown as it was refused, and stays gone when it is given up', async () => {
    await refuse({ ...reminder({ serverUpdatedAt: createdAt }), _deleted: false });
    await (await reminders()).findOne('iron').remove();
    expect(await letterOf('iron')).toMatchObject({ row: { medicationName: 'Iron' }, isHere: false });
    await dropLetter('iron');
    await expect.poll(() => letters).toEqual([]);
    expect(await stored()).toMatchObject({ _deleted: true });
  });
});
