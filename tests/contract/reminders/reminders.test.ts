import { afterEach, describe, expect, it, vi } from 'vitest';
import { doseId } from '../../../src/model/reminders/dose.ts';
import { NEVER } from '../../../functions/reminders/source.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { zoneMove } from '../../../src/clinical/medicines/time-zone-change.ts';
import { weekdayOf } from '../../../src/clinical/medicines/reminder-schedule.ts';
import type { Reminder } from '../../../src/model/reminders/reminder.ts';
import { documents } from '../server/person.ts';
import { grants, HOUR, MINUTE, reminderClinic, wallClock, type Patient } from './reminder-clinic.ts';

const clinic = reminderClinic();
afterEach(() => vi.useRealTimers());

describe('a dose that is due', () => {
  it('is sent once, neutral, however often the function runs', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 0);
    expect(await clinic.tick()).toBe(1);
    expect(await clinic.tick()).toBe(0);
    expect(clinic.service.faults).toEqual([]);
    const [only, ...others] = clinic.got(amina);
    expect(others).toEqual([]);
    const { date, time } = wallClock(Date.now());
    expect(only?.payload).toMatchObject({ kind: 'dose', userId: amina.id, subjectId: id, date });
    expect(String(only?.payload.time) <= time).toBe(true);
    // The message's random id may contain such digits.
    expect(JSON.stringify({ ...only?.payload, id: '' })).not.toMatch(/labetalol|200/i);
    expect(only?.ttl).toBeGreaterThan(HOUR / 1000);
    const held = await clinic.server.get('medication_reminders', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBeGreaterThan(Date.now() + 23 * HOUR);
  });

  it('names the medicine on the one device whose owner wants that', async () => {
    const amina = await clinic.patient({ showsNames: true });
    const other = clinic.service.subscribe();
    await clinic.keepTarget(amina.id, other);
    await clinic.reminder(amina, 0);
    await clinic.tick();
    expect(clinic.got(amina)[0]?.payload).toMatchObject({ name: 'Labetalol, 200 mg' });
    expect(clinic.service.deliveredTo(other)[0]?.payload).not.toHaveProperty('name');
  });

  it('is found though the phone gave no next time, or one that is two days late', async () => {
    const amina = await clinic.patient();
    const soon = Math.ceil(Date.now() / MINUTE) * MINUTE;
    const times = [wallClock(soon).time];
    const wrong = { times, scheduledSince: toInstant(Date.now() + 48 * HOUR) };
    const ids = [
      await clinic.reminder(amina, 0, { times, nextDueAt: null }),
      await clinic.reminder(amina, 0, { ...wrong, nextDueAt: toInstant(soon + 48 * HOUR) }),
    ];
    await clinic.tick();
    for (const id of ids) {
      const held = await clinic.server.get('medication_reminders', id);
      expect(Date.parse(String(held.body.nextDueAt)), id).toBe(soon);
      // Deleted now, because the reminder becomes due within a minute and would disturb the next tests.
      await clinic.server.must('DELETE', documents('medication_reminders', id));
    }
    expect(clinic.got(amina)).toEqual([]);
  });

  it('is not sent when it was recorded before, nor when the reminder pauses', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 0);
    await clinic.reminder(amina, 0, { isActive: false });
    const held = await clinic.server.get('medication_reminders', id);
    const { date, time } = wallClock(Date.parse(String(held.body.nextDueAt)));
    const taken = {
      userId: amina.id,
      reminderId: id,
      date,
      time,
      outcome: 'taken',
      recordedAt: toInstant(Date.now()),
    };
    await clinic.server.create('dose_events', await doseId(id, date, time), taken, grants(amina.id));
    expect(await clinic.tick()).toBe(0);
    expect(clinic.got(amina)).toEqual([]);
  });

  it('is sent though another user made the record of what became of it', async () => {
    const [amina, mallory] = [await clinic.patient(), await clinic.patient()];
    const id = await clinic.reminder(amina, 0);
    const held = await clinic.server.get('medication_reminders', id);
    const { date, time } = wallClock(Date.parse(String(held.body.nextDueAt)));
    const taken = { reminderId: id, date, time, outcome: 'taken', recordedAt: toInstant(Date.now()) };
    const planted = { ...taken, userId: amina.id };
    await clinic.server.create('dose_events', await doseId(id, date, time), planted, grants(mallory.id));
    expect(await clinic.tick()).toBe(1);
    expect(clinic.got(amina)).toHaveLength(1);
  });

  it('is not sent on the other days of a week when its record says no more than "Once a week"', async () => {
    const amina = await clinic.patient();
    const made = Date.now() - 3 * 24 * HOUR;
    const weekly = { frequency: 'Once a week', scheduledSince: toInstant(made) };
    const id = await clinic.reminder(amina, 0, weekly);
    const dueAt = Date.parse(String((await clinic.server.get('medication_reminders', id)).body.nextDueAt));
    expect(await clinic.tick()).toBe(0);
    const held = await clinic.server.get('medication_reminders', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBe(dueAt + 4 * 24 * HOUR);
    expect(clinic.got(amina)).toEqual([]);
  });

  it('is never sent to the phone of a user whom a stranger names', async () => {
    const [amina, mallory] = [await clinic.patient(), await clinic.patient()];
    await clinic.server.create(
      'medication_reminders',
      'forged',
      {
        userId: amina.id,
        medicationName: 'Nothing',
        dosage: '1',
        frequency: 'daily',
        times: [wallClock(Date.now()).time],
        isActive: true,
        timeZone: 'Africa/Nairobi',
        nextDueAt: toInstant(Date.now() - MINUTE),
      },
      grants(mallory.id),
    );
    await clinic.tick();
    expect([...clinic.got(amina), ...clinic.got(mallory)]).toEqual([]);
  });
});

describe('a record that came past the forms', () => {
  it('is reported by its id and field, and what is right about it is sent', async () => {
    const amina = await clinic.patient();
    const first = wallClock(Date.now());
    const id = await clinic.reminder(amina, 0, { times: [first.time, '25:00', first.time] });
    clinic.logged.length = 0;
    expect(await clinic.tick()).toBe(1);
    expect(clinic.got(amina)).toHaveLength(1);
    expect(clinic.logged).toContain(`medication_reminders/${id} is not as the app writes it: times`);
    expect(clinic.logged.join()).not.toContain('Labetalol');
    await clinic.reminder(amina, 0, { timeZone: 'Mars/Olympus' });
    expect(await clinic.tick()).toBe(0);
  });

  it('and that an earlier rule gave no next time is checked again, without a change', async () => {
    const amina = await clinic.patient();
    const dateIn = (days: number) => toInstant(Date.now() + days * 24 * HOUR).slice(0, 10);
    // Every 14 days, but the start date is not on the chosen weekday.
    const days = { startsOn: dateIn(-1), weekdays: [weekdayOf(dateIn(2))], everyDays: 14 };
    const id = await clinic.reminder(amina, 0, { ...days, nextDueAt: NEVER });
    for (const state of ['reminders.medication_reminders', 'reminders.2.medication_reminders'])
      await clinic.server.call('DELETE', documents('function_state', state));
    // The checkpoint of the earlier version of the function, which says that this reminder was checked.
    const seen = { owner: 'reminders', value: JSON.stringify(toInstant(Date.now() + HOUR)) };
    await clinic.server.create('function_state', 'reminders.medication_reminders', seen);
    await clinic.tick();
    const held = await clinic.server.get('medication_reminders', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBeLessThan(Date.now() + 4 * 24 * HOUR);
  });

  it('and names no day that exists waits until it is put right, and holds up no other', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 30, { startsOn: '9999-99-99' });
    const past = { nextDueAt: toInstant(Date.now() - HOUR), isCompleted: false };
    const visit = { userId: amina.id, date: '2026-99-99', time: '09:00', timeZone: 'Africa/Nairobi', ...past };
    await clinic.server.create('appointments', 'no-day', visit, grants(amina.id));
    await clinic.reminder(amina, 0);
    expect(await clinic.tick()).toBe(1);
    const nextOf = async (collection: string, of: string) => (await clinic.server.get(collection, of)).body.nextDueAt;
    expect([await nextOf('medication_reminders', id), await nextOf('appointments', 'no-day')]).toEqual([NEVER, NEVER]);

    await clinic.server.must('PATCH', documents('medication_reminders', id), { data: { startsOn: null } });
    await clinic.tick();
    expect(Date.parse(String(await nextOf('medication_reminders', id)))).toBeLessThan(Date.now() + 24 * HOUR);
  });

  it('and that no save lets through is moved on all the same, though there are pages of them', async () => {
    const [amina, mallory] = [await clinic.patient(), await clinic.patient()];
    const ids = await Promise.all(
      Array.from({ length: 101 }, () => clinic.reminder(mallory, 24 * 60, { everyDays: 1, startsOn: '2026-01-01' })),
    );
    for (const id of ids)
      await clinic.server.must('PATCH', `${documents('medication_reminders', id)}/everyDays/increment`, { value: 1e3 });
    await clinic.reminder(amina, 0);
    expect(await clinic.tick()).toBe(1);
    expect(clinic.got(amina)).toHaveLength(1);
    const first = await clinic.server.get('medication_reminders', ids[0] ?? '');
    expect(first.body).toMatchObject({ everyDays: 1001, nextDueAt: NEVER });
  });
});

describe('an appointment', () => {
  const visit = async (patientOf: Patient, at: number, more: object = {}) => {
    const id = clinic.newId('v');
    const record = { userId: patientOf.id, ...wallClock(at), timeZone: 'Africa/Nairobi', isCompleted: false, ...more };
    await clinic.server.create('appointments', id, record, grants(patientOf.id));
    return id;
  };

  it('is announced a day before and two hours before, each once', async () => {
    const amina = await clinic.patient();
    const begins = Math.floor(Date.now() / MINUTE) * MINUTE + 24 * HOUR;
    const id = await visit(amina, begins, { nextDueAt: toInstant(Date.now() - MINUTE) });
    expect(await clinic.tick()).toBe(1);
    expect(await clinic.tick()).toBe(0);
    const held = await clinic.server.get('appointments', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBe(begins - 2 * HOUR);
    expect(clinic.got(amina)[0]?.payload).toMatchObject({ kind: 'dayBefore', subjectId: id, ...wallClock(begins) });
    expect(clinic.got(amina)[0]?.payload).not.toHaveProperty('name');

    await visit(amina, Math.floor(Date.now() / MINUTE) * MINUTE + 2 * HOUR, {
      nextDueAt: toInstant(Date.now() - MINUTE),
    });
    expect(await clinic.tick()).toBe(1);
    expect(clinic.got(amina).map(({ payload }) => payload.kind)).toEqual(['dayBefore', 'hoursBefore']);
  });

  it('that is done, or has no time zone, is not announced', async () => {
    const amina = await clinic.patient();
    const begins = Date.now() + 2 * HOUR;
    await visit(amina, begins, { isCompleted: true, nextDueAt: toInstant(Date.now() - MINUTE) });
    await visit(amina, begins, { timeZone: null, nextDueAt: toInstant(Date.now() - MINUTE) });
    expect(await clinic.tick()).toBe(0);
  });
});

describe('a caller', () => {
  const ask = ({ id }: Patient, path: string, body: object = {}) =>
    clinic.run({ 'x-appwrite-trigger': 'http', 'x-appwrite-user-id': id }, path, body);

  it('gets the key that browsers subscribe with', async () => {
    const amina = await clinic.patient();
    expect(await ask(amina, '/key')).toEqual({ status: 200, body: { publicKey: clinic.vapid.publicKey } });
  });

  it('tests a device of her own and no other', async () => {
    const [amina, beth] = [await clinic.patient(), await clinic.patient()];
    const tried = await ask(amina, '/test', { device: amina.device });
    expect(tried).toMatchObject({ status: 200, body: { delivery: 'delivered' } });
    expect(clinic.got(amina)[0]?.payload).toMatchObject({ kind: 'test', id: tried.body.id });
    expect((await ask(amina, '/test', { device: beth.device })).status).toBe(404);
    expect(clinic.got(beth)).toEqual([]);
  });

  it('gets a dose once more a quarter of an hour later, and not a stranger’s', async () => {
    const [amina, beth] = [await clinic.patient(), await clinic.patient()];
    const id = await clinic.reminder(amina, 0);
    await clinic.tick();
    const payload = clinic.got(amina)[0]?.payload;
    const dose = { subjectId: id, date: payload?.date, time: payload?.time };
    expect((await ask(beth, '/later', dose)).status).toBe(404);
    for (const wrong of [{ date: 'today' }, { date: '2026-02-30' }, { time: '24:00' }, { time: '' }])
      expect((await ask(amina, '/later', { ...dose, ...wrong })).status).toBe(400);
    const { body } = await ask(amina, '/later', dose);
    await ask(amina, '/later', dose);
    expect(Date.parse(String(body.at)) - Date.now()).toBeGreaterThan(14 * MINUTE);
    expect(await clinic.tick()).toBe(0);
    const again = (await clinic.noticesOf(amina)).filter(({ kind }) => kind === 'again');
    expect(again).toHaveLength(1);
    await clinic.dueAgain(amina);
    await clinic.tick();
    expect(clinic.got(amina).map(({ payload: one }) => one.kind)).toEqual(['dose', 'again']);
  });

  it('gets it once, and once more after Later, also when she has travelled since it was due', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 5);
    await clinic.tick();
    const { body: home } = await clinic.server.get('medication_reminders', id);
    const moved = zoneMove(home as unknown as Reminder, 'Pacific/Auckland', Date.now());
    await clinic.server.must('PATCH', documents('medication_reminders', id), { data: moved });
    expect(await clinic.tick()).toBe(0);
    const [payload, ...others] = clinic.got(amina).map(({ payload: one }) => one);
    expect(others).toEqual([]);
    const { body } = await ask(amina, '/later', { subjectId: id, date: payload?.date, time: payload?.time });
    expect(Date.parse(String(body.at)) - Date.now()).toBeGreaterThan(14 * MINUTE);
  });

  it('gets a dose once, though a journey west meets its date and time a second time', async () => {
    const amina = await clinic.patient();
    // Johannesburg is always one hour west of Nairobi: a dose due one hour ago at home is due there now.
    const id = await clinic.reminder(amina, 60);
    expect(await clinic.tick()).toBe(1);
    const { body: home } = await clinic.server.get('medication_reminders', id);
    const moved = zoneMove(home as unknown as Reminder, 'Africa/Johannesburg', Date.now());
    const data = { ...moved, nextDueAt: toInstant(Date.now() - 2 * MINUTE) };
    await clinic.server.must('PATCH', documents('medication_reminders', id), { data });
    expect(await clinic.tick()).toBe(0);
    const [payload, ...others] = clinic.got(amina).map(({ payload: one }) => one);
    expect(others).toEqual([]);

    await ask(amina, '/later', { subjectId: id, date: payload?.date, time: payload?.time });
    await clinic.dueAgain(amina);
    await clinic.tick();
    expect(clinic.got(amina).map(({ payload: one }) => one.kind)).toEqual(['dose', 'again']);
  });

  describe('who flies eight hours west while a dose waits', () => {
    const kinds = (amina: Patient) => clinic.got(amina).map(({ payload }) => payload.kind);

    /** Simulates a flight that ends at the present time, so that the server has stored no time in the future. */
    async function flight(
      onTheWay: (dose: { userId: string; reminderId: string; date: string; time: string }) => unknown,
    ) {
      const dueAt = Math.floor(Date.now() / MINUTE) * MINUTE - 8 * HOUR;
      vi.useFakeTimers({ toFake: ['Date'], now: dueAt + 1000 });
      const amina = await clinic.patient();
      const id = await clinic.reminder(amina, 0);
      await clinic.tick();
      await onTheWay({ userId: amina.id, reminderId: id, ...wallClock(dueAt) });
      vi.setSystemTime(dueAt + 2.5 * HOUR);
      const { body: home } = await clinic.server.get('medication_reminders', id);
      const moved = zoneMove(home as unknown as Reminder, 'America/Lima', Date.now());
      expect(moved?.nextDueAt).toBe(toInstant(dueAt + 8 * HOUR));
      await clinic.server.must('PATCH', documents('medication_reminders', id), { data: moved });
      await clinic.tick();
      expect(kinds(amina)).toEqual(['dose']);
      vi.setSystemTime(dueAt + 8 * HOUR + 1000);
      return { amina, dose: { subjectId: id, ...wallClock(dueAt) } };
    }

    it('gets it when it is due there, once, and once more after Later', async () => {
      const { amina, dose } = await flight(async () => {});
      await Promise.all([clinic.tick(), clinic.tick()]);
      await clinic.tick();
      expect(kinds(amina)).toEqual(['dose', 'dose']);
      const [first, second] = clinic.got(amina).map(({ payload }) => payload);
      expect(second).toEqual(first);

      await ask(amina, '/later', dose);
      await clinic.dueAgain(amina);
      await clinic.tick();
      expect(kinds(amina)).toEqual(['dose', 'dose', 'again']);
    });

    it('gets no more of it when she answered it on the way', async () => {
      const { amina } = await flight(async (dose) => {
        const taken = { ...dose, outcome: 'taken', recordedAt: toInstant(Date.now()) };
        const id = await doseId(dose.reminderId, dose.date, dose.time);
        await clinic.server.create('dose_events', id, taken, grants(dose.userId));
      });
      await clinic.tick();
      expect(kinds(amina)).toEqual(['dose']);
    });
  });

  it('who chose Later, and then travelled, gets it', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 5);
    await clinic.tick();
    const { date, time } = clinic.got(amina)[0]?.payload ?? {};
    await ask(amina, '/later', { subjectId: id, date, time });
    const { body: home } = await clinic.server.get('medication_reminders', id);
    const moved = zoneMove(home as unknown as Reminder, 'America/Lima', Date.now());
    await clinic.server.must('PATCH', documents('medication_reminders', id), { data: moved });
    await clinic.dueAgain(amina);
    await clinic.tick();
    expect(clinic.got(amina).map(({ payload }) => payload.kind)).toEqual(['dose', 'again']);
  });

  it('gets a dose once more only while it does not count as missed', async () => {
    const amina = await clinic.patient();
    const later = async (minutesAgo: number) => {
      const id = await clinic.reminder(amina, minutesAgo);
      const held = await clinic.server.get('medication_reminders', id);
      const dueAt = Date.parse(String(held.body.nextDueAt));
      const answer = await ask(amina, '/later', { subjectId: id, ...wallClock(dueAt) });
      const [notice] = (await clinic.noticesOf(amina)).filter(({ subjectId }) => subjectId === id);
      return { answer, dueAt, notice };
    };
    // 12 hours ago is too late; 106 minutes ago is in the last quarter-hour of the two hours.
    for (const minutesAgo of [12 * 60, 106]) {
      const { answer, notice } = await later(minutesAgo);
      expect(answer, `${minutesAgo} minutes`).toEqual({ status: 200, body: { at: null } });
      expect(notice).toBeUndefined();
    }
    const { dueAt, notice } = await later(100);
    expect(Date.parse(String(notice?.lastAt))).toBe(dueAt + 2 * HOUR);
  });
});
