// @vitest-environment page
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dosesUpTo } from '@/clinical/medicines/adherence.ts';
import { nextDose } from '@/clinical/medicines/reminder-schedule.ts';
import { openStore } from '@/db/store/open-store.ts';
import * as records from '@/db/records/reminders.ts';
import { followTimeZone, keepZones, moveHere } from './follow-time-zone.ts';
import { keepHomeZone, dismissZoneNotice } from './reminder-actions.ts';

const device = vi.hoisted(() => ({ zone: '' }));
vi.mock('@/model/time/device-time-zone.ts', () => ({ deviceTimeZone: () => device.zone }));

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
  records.addReminder({ medicationName, dosage: '1', frequency: 'Once a day', times: ['08:00'], timeZone });
const all = () =>
  new Promise<records.StoredReminder[]>((resolve) => {
    const stop = records.liveReminders().subscribe((rows) => {
      resolve(rows);
      queueMicrotask(() => stop());
    });
  });
const zones = async () => (await all()).map(({ timeZone }) => timeZone);

/** A device with its own localStorage. The records are the same on all devices, as after a sync. */
function createDevice(zone: string) {
  let ownStorage: Record<string, string> = {};
  return {
    zone,
    /** The number of reminders that this device asks about at a visit; `answer` is what is tapped. */
    async checks(answer: typeof moveHere | typeof keepZones | null = moveHere) {
      const before = { ...localStorage };
      localStorage.clear();
      for (const [key, value] of Object.entries(ownStorage)) localStorage.setItem(key, value);
      device.zone = this.zone;
      const asked = await followTimeZone(await all());
      if (asked.length > 0) await answer?.(asked);
      ownStorage = { ...localStorage };
      localStorage.clear();
      for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
      return asked.length;
    },
    /** A sign-out deletes the stored item (see src/sync/session/stored-traces.test.ts). */
    signsOut() {
      ownStorage = {};
    },
  };
}

describe('a phone in another time zone', () => {
  it('moves no time without an answer, and asks again at the next visit', async () => {
    await addIn('Africa/Nairobi');
    const tablet = createDevice('Asia/Tokyo');
    expect([await tablet.checks(null), await tablet.checks(null)]).toEqual([1, 1]);
    expect(await zones()).toEqual(['Africa/Nairobi']);
    expect([await tablet.checks(moveHere), await tablet.checks()]).toEqual([1, 0]);
    expect(await zones()).toEqual(['Asia/Tokyo']);
  });

  it('keeps the home time when that is chosen: no phone asks again', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Asia/Tokyo')];
    expect([await tablet.checks(keepZones), await tablet.checks(), await phone.checks()]).toEqual([1, 0, 0]);
    expect(await all()).toMatchObject([{ timeZone: 'Africa/Nairobi', isZoneFixed: true }]);
  });

  it('is due, until the answer, at the same instant as on the server, and after it at the new one', async () => {
    await addIn('Africa/Nairobi');
    const tablet = createDevice('Asia/Tokyo');
    const at = Date.parse('2100-01-10T12:00:00.000Z');
    const dueOf = async () => {
      const [reminder] = await all();
      const server = nextDose(reminder!, at);
      const [shown] = dosesUpTo(server!.dueAt, {
        reminders: [reminder!],
        answers: [],
        days: 1,
        zone: device.zone,
      }).slice(-1);
      expect(shown?.dueAt).toBe(server?.dueAt);
      return new Date(server!.dueAt).toISOString();
    };
    await tablet.checks(null);
    device.zone = tablet.zone;
    expect(await dueOf()).toBe('2100-01-11T05:00:00.000Z');
    await tablet.checks(moveHere);
    expect(await dueOf()).toBe('2100-01-10T23:00:00.000Z');
  });
});

describe('two devices in different time zones', () => {
  it('do not move the reminders again after each has checked once', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Asia/Tokyo')];
    expect([await phone.checks(), await tablet.checks()]).toEqual([0, 1]);
    for (let visit = 0; visit < 5; visit += 1) expect([await phone.checks(), await tablet.checks()]).toEqual([0, 0]);
    const [reminder] = await all();
    expect(reminder).toMatchObject({ timeZone: 'Asia/Tokyo', movedFromZone: 'Africa/Nairobi' });
    expect(reminder?.pastSchedules).toHaveLength(1);
  });

  it('ask again when one device travels, and when it returns', async () => {
    await addIn('Africa/Nairobi');
    const phone = createDevice('Africa/Nairobi');
    await phone.checks();
    phone.zone = 'Europe/London';
    expect([await phone.checks(), await phone.checks(), await zones()]).toEqual([1, 0, ['Europe/London']]);
    phone.zone = 'Africa/Nairobi';
    expect([await phone.checks(), await zones()]).toEqual([1, ['Africa/Nairobi']]);
  });
});

describe('"Keep Nairobi time"', () => {
  it.each(['the phone that stayed', 'the tablet that travelled'])(
    'applies on both devices when chosen on %s',
    async (who) => {
      await addIn('Africa/Nairobi');
      const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Africa/Nairobi')];
      await phone.checks();
      await tablet.checks();
      tablet.zone = 'Asia/Tokyo';
      expect([await tablet.checks(), await phone.checks()]).toEqual([1, 0]);
      device.zone = who.includes('phone') ? phone.zone : tablet.zone;
      for (const reminder of await all()) await keepHomeZone(reminder, reminder.movedFromZone!);
      expect([await phone.checks(), await tablet.checks()]).toEqual([0, 0]);
      phone.zone = 'Europe/London';
      expect([await phone.checks(), await zones()]).toEqual([0, ['Africa/Nairobi']]);
    },
  );

  it('not chosen, but "OK", leaves the reminders in the zone of the tablet, also on the phone', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Asia/Tokyo')];
    await phone.checks();
    await tablet.checks();
    for (const reminder of await all()) await dismissZoneNotice(reminder);
    expect([await phone.checks(), await tablet.checks(), await zones()]).toEqual([0, 0, ['Asia/Tokyo']]);
  });
});

describe('a newly signed-in device', () => {
  it('asks once: three devices in three zones do not move the times back and forth', async () => {
    await addIn('Africa/Nairobi');
    const devices = ['Africa/Nairobi', 'Asia/Tokyo', 'America/Lima'].map(createDevice);
    const moves: number[] = [];
    for (let visit = 0; visit < 3; visit += 1) for (const each of devices) moves.push(await each.checks());
    expect(moves).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(await zones()).toEqual(['America/Lima']);
  });
});

describe('two names of one zone', () => {
  it('are no change of zone: Asia/Calcutta and Asia/Kolkata are the same', async () => {
    await addIn('Asia/Calcutta');
    const [phone, tablet] = [createDevice('Asia/Calcutta'), createDevice('Asia/Tokyo')];
    await phone.checks();
    await tablet.checks();
    phone.zone = 'Asia/Kolkata';
    expect([await phone.checks(), await zones()]).toEqual([0, ['Asia/Tokyo']]);
  });
});

describe('a reminder that could not be moved', () => {
  const fails = (id: string, times: number) => {
    const change = records.changeReminder;
    let left = times;
    return vi.spyOn(records, 'changeReminder').mockImplementation(async (of, changes) => {
      if (of === id && (left -= 1) >= 0) throw new Error('no room');
      return change(of, changes);
    });
  };

  it('is retried without another question, and nothing is moved twice', async () => {
    const { id } = await addIn('Africa/Nairobi', 'Iron');
    await addIn('Africa/Nairobi', 'Folic acid');
    const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Africa/Nairobi')];
    await phone.checks();
    await tablet.checks();
    tablet.zone = 'Asia/Tokyo';
    const change = fails(id, 2);
    expect([await tablet.checks(), await phone.checks(), await tablet.checks()]).toEqual([2, 0, 0]);
    expect((await zones()).toSorted()).toEqual(['Africa/Nairobi', 'Asia/Tokyo']);
    expect([await tablet.checks(), await tablet.checks(), await phone.checks()]).toEqual([0, 0, 0]);
    expect(await zones()).toEqual(['Asia/Tokyo', 'Asia/Tokyo']);
    expect(change).toHaveBeenCalledTimes(4);
    for (const { pastSchedules } of await all()) expect(pastSchedules).toHaveLength(1);
  });

  it('does not make two devices move the other reminders back and forth', async () => {
    const { id } = await addIn('Africa/Nairobi', 'Iron');
    await addIn('Africa/Nairobi', 'Folic acid');
    fails(id, Infinity);
    const [phone, tablet] = [createDevice('Europe/London'), createDevice('Asia/Tokyo')];
    expect([await phone.checks(), await tablet.checks()]).toEqual([2, 2]);
    for (let visit = 0; visit < 3; visit += 1) expect([await phone.checks(), await tablet.checks()]).toEqual([0, 0]);
  });

  it('stays in its zone when the phone returns there', async () => {
    const { id } = await addIn('Africa/Nairobi', 'Iron');
    await addIn('Africa/Nairobi', 'Folic acid');
    const phone = createDevice('Africa/Nairobi');
    await phone.checks();
    fails(id, 1);
    phone.zone = 'Asia/Tokyo';
    await phone.checks();
    phone.zone = 'Africa/Nairobi';
    expect([await phone.checks(), await phone.checks()]).toEqual([1, 0]);
    expect(await zones()).toEqual(['Africa/Nairobi', 'Africa/Nairobi']);
  });
});

describe('the stored time zone of a device', () => {
  it('is deleted at sign-out: then the device asks as if for the first time', async () => {
    await addIn('Africa/Nairobi');
    const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Asia/Tokyo')];
    await phone.checks();
    await tablet.checks();
    phone.signsOut();
    expect(await phone.checks()).toBe(1);
  });

  it('belongs to one user: this device also asks about the reminders of another user', async () => {
    await addIn('Africa/Nairobi');
    device.zone = 'Asia/Tokyo';
    await moveHere(await followTimeZone(await all()));
    person += 1;
    await openStore(userId(), 'reminders');
    await addIn('Africa/Nairobi');
    expect(await followTimeZone(await all())).toHaveLength(1);
  });

  it('is not stored before there are reminders: it asks about those that arrive later', async () => {
    const tablet = createDevice('Asia/Tokyo');
    expect(await tablet.checks()).toBe(0);
    await addIn('Africa/Nairobi');
    expect(await tablet.checks()).toBe(1);
  });

  it.each(['getItem', 'setItem'] as const)(
    'cannot be stored when %s fails: the reminders stay, and move as soon as it can',
    async (method) => {
      await addIn('Africa/Nairobi');
      const [phone, tablet] = [createDevice('Africa/Nairobi'), createDevice('Asia/Tokyo')];
      await phone.checks();
      device.zone = tablet.zone;
      const fail = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: fail, [method]: fail });
      for (let visit = 0; visit < 3; visit += 1) expect(await moveHere(await followTimeZone(await all()))).toBe(0);
      expect(await zones()).toEqual(['Africa/Nairobi']);
      vi.unstubAllGlobals();
      expect([await tablet.checks(), await tablet.checks(), await phone.checks()]).toEqual([1, 0, 0]);
    },
  );

  it('is ignored when it cannot be decrypted', async () => {
    await addIn('Africa/Nairobi');
    device.zone = 'Asia/Tokyo';
    localStorage.setItem('maia-note-zone', 'not what any key has sealed');
    expect(await moveHere(await followTimeZone(await all()))).toBe(1);
    expect(await followTimeZone(await all())).toEqual([]);
  });
});
