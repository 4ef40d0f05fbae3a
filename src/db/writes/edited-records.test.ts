import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addReminder, changeReminder, removeReminder } from '@/db/records/reminders.ts';
import { currentStore, openStore } from '@/db/store/open-store.ts';
import { RecordDeleted } from '@/model/schema/record.ts';

let person = 0;
beforeEach(async () => {
  await openStore(`editor${(person += 1)}`, 'reminders');
});
const iron = { medicationName: 'Iron', dosage: '1 tablet', frequency: 'Once a day', times: ['08:00'] };
const count = async () => (await (await (await currentStore()).collection('reminders')).find().exec()).length;

describe('a medicine that was deleted meanwhile', () => {
  it('is called deleted by a change of a few fields, and stays deleted', async () => {
    const { id } = await addReminder(iron);
    await removeReminder(id);
    await expect(changeReminder(id, { isActive: false })).rejects.toBeInstanceOf(RecordDeleted);
    expect(await count()).toBe(0);
  });

  it('is created again by a form that has all of its fields', async () => {
    const opened = await addReminder(iron);
    await removeReminder(opened.id);
    expect(await changeReminder(opened.id, { ...iron, dosage: '2 tablets' }, opened)).toMatchObject({
      dosage: '2 tablets',
    });
    expect(await count()).toBe(1);
  });
});
