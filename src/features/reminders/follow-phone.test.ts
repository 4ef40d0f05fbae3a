// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/open-store.ts';
import * as kept from '@/db/reminders.ts';
import { followPhone } from './reminder-actions.ts';

const device = vi.hoisted(() => ({ zone: '' }));
vi.mock('@/model/device-time-zone.ts', () => ({ deviceTimeZone: () => device.zone }));

let person = 0;
const userId = () => `traveller-${person}`;
beforeEach(async () => {
  person += 1;
  localStorage.clear();
  await openStore(userId(), 'reminders');
});
afterEach(() => vi.restoreAllMocks());

const addIn = (timeZone: string) =>
  kept.addReminder({ medicationName: 'Iron', dosage: '1', frequency: 'Once a day', times: ['08:00'], timeZone });
const all = () =>
  new Promise<kept.KeptReminder[]>((resolve) => {
    const stop = kept.liveReminders().subscribe((rows) => {
      resolve(rows);
      queueMicrotask(() => stop());
    });
  });
const zones = async () => (await all()).map(({ timeZone }) => timeZone);

/** One of her devices: each remembers for itself; what they hold is the same, as after a sync. */
function aDevice(zone: string) {
  let memory: Record<string, string> = {};
  return {
    zone,
    async looks() {
      const before = { ...localStorage };
      localStorage.clear();
      for (const [key, value] of Object.entries(memory)) localStorage.setItem(key, value);
      device.zone = this.zone;
      const moved = await followPhone(await all());
      memory = { ...localStorage };
      localStorage.clear();
      for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
      return moved;
    },
    /** A sign-out leaves no note here (see src/sync/stored-traces.test.ts). */
    signsOut() {
      memory = {};
    },
  };
}

describe('two devices that are in different zones', () => {
  it('move her reminders no more once each has looked', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [aDevice('Africa/Nairobi'), aDevice('Asia/Tokyo')];
    expect([await phone.looks(), await tablet.looks()]).toEqual([0, 1]);
    for (let visit = 0; visit < 5; visit += 1) expect([await phone.looks(), await tablet.looks()]).toEqual([0, 0]);
    const [reminder] = await all();
    expect(reminder).toMatchObject({ timeZone: 'Asia/Tokyo', movedFromZone: 'Africa/Nairobi' });
    expect(reminder?.pastSchedules).toHaveLength(1);
  });

  it('move them again when one of them travels, and when it comes home', async () => {
    await addIn('Africa/Nairobi');
    const phone = aDevice('Africa/Nairobi');
    await phone.looks();
    phone.zone = 'Europe/London';
    expect([await phone.looks(), await phone.looks(), await zones()]).toEqual([1, 0, ['Europe/London']]);
    phone.zone = 'Africa/Nairobi';
    expect([await phone.looks(), await zones()]).toEqual([1, ['Africa/Nairobi']]);
  });
});

describe('what a device remembers of where it was', () => {
  it('goes when she signs out: then it looks as if for the first time', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [aDevice('Africa/Nairobi'), aDevice('Asia/Tokyo')];
    await phone.looks();
    await tablet.looks();
    phone.signsOut();
    expect(await phone.looks()).toBe(1);
  });

  it('is hers alone: somebody else’s reminders move with this device', async () => {
    await addIn('Africa/Nairobi');
    device.zone = 'Asia/Tokyo';
    await followPhone(await all());
    person += 1;
    await openStore(userId(), 'reminders');
    await addIn('Africa/Nairobi');
    expect(await followPhone(await all())).toBe(1);
  });

  it('is nothing while it has seen none: those that have yet to arrive move with it', async () => {
    const tablet = aDevice('Asia/Tokyo');
    expect(await tablet.looks()).toBe(0);
    await addIn('Africa/Nairobi');
    expect(await tablet.looks()).toBe(1);
  });

  it('is nothing where one could not be moved: that is tried again', async () => {
    await addIn('Africa/Nairobi');
    const tablet = aDevice('Asia/Tokyo');
    vi.spyOn(kept, 'changeReminder').mockRejectedValueOnce(new Error('no room'));
    expect(await tablet.looks()).toBe(0);
    expect(await tablet.looks()).toBe(1);
  });
});
