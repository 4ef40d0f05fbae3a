// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '@/db/open-store.ts';
import * as kept from '@/db/reminders.ts';
import { followPhone } from './follow-phone.ts';
import { keepHomeZone, zoneSeen } from './reminder-actions.ts';

const device = vi.hoisted(() => ({ zone: '' }));
vi.mock('@/model/device-time-zone.ts', () => ({ deviceTimeZone: () => device.zone }));

let person = 0;
const userId = () => `traveller-${person}`;
beforeEach(async () => {
  person += 1;
  localStorage.clear();
  await openStore(userId(), 'reminders');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const addIn = (timeZone: string, medicationName = 'Iron') =>
  kept.addReminder({ medicationName, dosage: '1', frequency: 'Once a day', times: ['08:00'], timeZone });
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

describe('"Keep Nairobi time"', () => {
  it.each(['the phone that stayed', 'the tablet that travelled'])(
    'holds on both devices when %s is told',
    async (who) => {
      await addIn('Africa/Nairobi');
      const [phone, tablet] = [aDevice('Africa/Nairobi'), aDevice('Africa/Nairobi')];
      await phone.looks();
      await tablet.looks();
      tablet.zone = 'Asia/Tokyo';
      expect([await tablet.looks(), await phone.looks()]).toEqual([1, 0]);
      device.zone = who.includes('phone') ? phone.zone : tablet.zone;
      for (const reminder of await all()) await keepHomeZone(reminder, reminder.movedFromZone!);
      expect([await phone.looks(), await tablet.looks()]).toEqual([0, 0]);
      phone.zone = 'Europe/London';
      expect([await phone.looks(), await zones()]).toEqual([0, ['Africa/Nairobi']]);
    },
  );

  it('that was not asked for, but "OK", leaves them where the tablet is, also on the phone', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [aDevice('Africa/Nairobi'), aDevice('Asia/Tokyo')];
    await phone.looks();
    await tablet.looks();
    for (const reminder of await all()) await zoneSeen(reminder);
    expect([await phone.looks(), await tablet.looks(), await zones()]).toEqual([0, 0, ['Asia/Tokyo']]);
  });
});

describe('a device that is newly signed in', () => {
  it('takes them to where she holds it, once each: three of them in three zones do not quarrel', async () => {
    await addIn('Africa/Nairobi');
    const devices = ['Africa/Nairobi', 'Asia/Tokyo', 'America/Lima'].map(aDevice);
    const moves: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) for (const each of devices) moves.push(await each.looks());
    expect(moves).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(await zones()).toEqual(['America/Lima']);
  });
});

describe('two names of one zone', () => {
  it('are no journey: a phone whose browser calls Calcutta Kolkata now has stayed', async () => {
    await addIn('Asia/Calcutta');
    const [phone, tablet] = [aDevice('Asia/Calcutta'), aDevice('Asia/Tokyo')];
    await phone.looks();
    await tablet.looks();
    phone.zone = 'Asia/Kolkata';
    expect([await phone.looks(), await zones()]).toEqual([0, ['Asia/Tokyo']]);
  });
});

describe('what could not be moved', () => {
  const fails = (id: string, times: number) => {
    const change = kept.changeReminder;
    let left = times;
    return vi.spyOn(kept, 'changeReminder').mockImplementation(async (of, changes) => {
      if (of === id && (left -= 1) >= 0) throw new Error('no room');
      return change(of, changes);
    });
  };

  it('is tried again, and nothing is moved twice', async () => {
    const { id } = await addIn('Africa/Nairobi', 'Iron');
    await addIn('Africa/Nairobi', 'Folic acid');
    const [phone, tablet] = [aDevice('Africa/Nairobi'), aDevice('Africa/Nairobi')];
    await phone.looks();
    await tablet.looks();
    tablet.zone = 'Asia/Tokyo';
    const change = fails(id, 2);
    expect([await tablet.looks(), await phone.looks(), await tablet.looks()]).toEqual([1, 0, 0]);
    expect([await tablet.looks(), await tablet.looks(), await phone.looks()]).toEqual([1, 0, 0]);
    expect(await zones()).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(change).toHaveBeenCalledTimes(4);
    for (const { pastSchedules } of await all()) expect(pastSchedules).toHaveLength(1);
  });

  it('and never can be does not set two devices against each other over the rest', async () => {
    const { id } = await addIn('Africa/Nairobi', 'Iron');
    await addIn('Africa/Nairobi', 'Folic acid');
    fails(id, Infinity);
    const [phone, tablet] = [aDevice('Europe/London'), aDevice('Asia/Tokyo')];
    expect([await phone.looks(), await tablet.looks()]).toEqual([1, 1]);
    for (let visit = 0; visit < 3; visit += 1) expect([await phone.looks(), await tablet.looks()]).toEqual([0, 0]);
  });

  it('stays where the phone came from when that is where it goes back to', async () => {
    const { id } = await addIn('Africa/Nairobi', 'Iron');
    await addIn('Africa/Nairobi', 'Folic acid');
    const phone = aDevice('Africa/Nairobi');
    await phone.looks();
    fails(id, 1);
    phone.zone = 'Asia/Tokyo';
    await phone.looks();
    phone.zone = 'Africa/Nairobi';
    expect([await phone.looks(), await phone.looks()]).toEqual([1, 0]);
    expect(await zones()).toEqual(['Africa/Nairobi', 'Africa/Nairobi']);
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

  it.each(['getItem', 'setItem'] as const)(
    'cannot be kept where %s fails: it leaves the clocks she has, and moves them as soon as it can',
    async (method) => {
      await addIn('Africa/Nairobi');
      const [phone, tablet] = [aDevice('Africa/Nairobi'), aDevice('Asia/Tokyo')];
      await phone.looks();
      device.zone = tablet.zone;
      const fail = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: fail, [method]: fail });
      for (let visit = 0; visit < 3; visit += 1) expect(await followPhone(await all())).toBe(0);
      expect(await zones()).toEqual(['Africa/Nairobi']);
      vi.unstubAllGlobals();
      expect([await tablet.looks(), await tablet.looks(), await phone.looks()]).toEqual([1, 0, 0]);
    },
  );

  it('is a fresh start where what is kept cannot be opened', async () => {
    await addIn('Africa/Nairobi');
    device.zone = 'Asia/Tokyo';
    localStorage.setItem('maia-note-zone', 'not what any key has sealed');
    expect([await followPhone(await all()), await followPhone(await all())]).toEqual([1, 0]);
  });
});
