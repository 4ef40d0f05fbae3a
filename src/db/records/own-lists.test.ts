import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { LiveQuery } from '@/db/queries/live-query.ts';
import { openStore } from '@/db/store/open-store.ts';
import { addAppointment, liveAppointments } from './appointments.ts';
import { addReminder, liveReminders } from './reminders.ts';

const first = <T>(query: LiveQuery<T>) =>
  new Promise<T>((resolve, reject) => {
    const stop = query.subscribe((value) => (resolve(value), queueMicrotask(() => stop())), reject);
  });
const each = (count: number) => Array.from({ length: count }, (_, nth) => nth);

it('lists every reminder and every appointment, however many there are', async () => {
  await openStore('amina');
  for (const nth of each(60))
    await addReminder({ medicationName: `Medicine ${nth}`, dosage: '1', frequency: 'As needed', times: [] });
  for (const nth of each(110))
    await addAppointment({ date: `2027-${String((nth % 12) + 1).padStart(2, '0')}-10`, time: '09:30' });
  expect(await first(liveReminders())).toHaveLength(60);
  const dates = (await first(liveAppointments())).map(({ date }) => date);
  expect(dates).toHaveLength(110);
  expect(dates).toEqual(dates.toSorted());
});
