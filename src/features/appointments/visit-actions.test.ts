// @vitest-environment page
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addAppointment,
  changeAppointment,
  liveAppointments,
  removeAppointment,
  type StoredAppointment,
} from '@/db/records/appointments.ts';
import { openStore } from '@/db/store/open-store.ts';
import { setVisitOutcome } from './visit-actions.ts';

let person = 0;
beforeEach(async () => {
  person += 1;
  await openStore(`visitor-${person}`, 'appointments');
});

const scan = {
  date: '2100-03-04',
  time: '09:30',
  timeZone: 'UTC',
  place: 'Room 2',
  isCompleted: false,
  isMissed: false,
};
const all = () =>
  new Promise<StoredAppointment[]>((resolve) => {
    const stop = liveAppointments().subscribe((rows) => {
      resolve(rows);
      queueMicrotask(() => stop());
    });
  });

describe('the outcome of a visit', () => {
  it('is saved also when another device has deleted the visit meanwhile', async () => {
    const visit = await addAppointment(scan);
    await removeAppointment(visit.id);
    await setVisitOutcome(visit, 'done');
    expect(await all()).toMatchObject([{ ...scan, id: visit.id, isCompleted: true }]);
  });

  it('keeps what another device has changed since the visit was shown', async () => {
    const visit = await addAppointment(scan);
    await changeAppointment(visit, { place: 'Room 7' });
    await setVisitOutcome(visit, 'missed');
    expect(await all()).toMatchObject([{ ...scan, place: 'Room 7', isMissed: true }]);
  });
});
