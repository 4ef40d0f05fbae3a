import { Query } from 'node-appwrite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { weekdayOf } from '../../../src/model/clinic/on-call.ts';
import { episodeIdOf, openingIdOf } from '../../../src/model/records/care-episode.ts';
import { careNote } from '../../../src/model/records/care-note.ts';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { documents } from '../server/person.ts';
import { HOUR, MINUTE, reminderClinic, type Patient } from './reminder-clinic.ts';

const clinic = reminderClinic();
let now = 0;
const pass = (ms: number) => vi.setSystemTime((now += ms));
beforeEach(() => {
  now = Math.max(now + 12 * HOUR, Date.now());
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

const ZONE = 'Africa/Nairobi';
/** Date and time of day in Nairobi, which has no summer time. */
const wall = (at: number) => {
  const [date = '', time = ''] = toInstant(at + 3 * HOUR).split('T');
  return { date, time: time.slice(0, 5), day: weekdayOf(date) };
};

async function doctor(hospitalId?: string): Promise<Patient> {
  const person = await clinic.patient();
  await clinic.server.must('PUT', `/users/${person.id}/labels`, { labels: ['doctor'] });
  const data = { userId: person.id, name: 'Dr', hospitalId };
  if (hospitalId) await clinic.server.create('doctors', person.id, data, []);
  return person;
}

/** A patient with an alarm of now, and who is on call in four hours by the roster that `lines` makes. */
async function newCase(standing: Patient | null, lines: (at: ReturnType<typeof wall>) => object | null) {
  const [amina, hospitalId] = [await clinic.patient(), clinic.newId('hospital')];
  const hospital = { name: 'Pumwani', ...(standing && { onCallId: standing.id }) };
  await clinic.server.create('hospitals', hospitalId, hospital, []);
  const given = lines(wall(now + 4 * HOUR));
  const roster = { hospitalId, timeZone: ZONE, week: [], exceptions: [], ...given };
  if (given) await clinic.server.create('rosters', hospitalId, roster, []);
  const profile = { userId: amina.id, hospitalId };
  await clinic.server.create('profiles', amina.id, profile, ownerGrants(['read', 'update'], amina.id));
  return { amina, hospitalId };
}

async function alarm({ id: userId }: Patient) {
  const causeId = clinic.newId('p');
  const episodeId = await episodeIdOf(userId, 'bloodPressure', causeId);
  const id = await openingIdOf(episodeId, causeId, 'URGENT');
  const what = { entry: 'opened', episodeId, cause: 'bloodPressure', causeId, tier: 'URGENT' };
  const note = { userId, senderId: userId, ...what, recordedAt: toInstant(now), rule: 'B1' };
  await clinic.server.create('care_notes', id, note, ownerGrants(careNote.creatorMay, userId));
  pass(1000);
}

const kinds = (person: Patient) => clinic.got(person).map(({ payload }) => payload['kind']);
async function ticks(count: number, every: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    await clinic.tick();
    pass(every);
  }
}
/** To four hours after the alarm, and some minutes more. */
async function fourHours(): Promise<void> {
  await ticks(4, 61 * MINUTE);
  await ticks(4, MINUTE);
}
const onCallSteps = async ({ id }: Patient) => {
  const queries = [Query.equal('userId', [id]), Query.equal('step', ['onCall'])];
  const found = await clinic.server.list('care_notes', ...queries);
  return (found.body.documents ?? []).map(({ stepResult }) => stepResult);
};

describe('after four hours without an answer', () => {
  it('the doctor of the roster is called and not the standing one', async () => {
    const [ada, standing] = [await doctor(), await doctor()];
    const { amina } = await newCase(standing, ({ day }) => ({ week: [`${day} 00:00 00:00 ${ada.id}`] }));
    await alarm(amina);
    await fourHours();
    expect([ada, standing].map(kinds)).toEqual([['alarmOnCall'], []]);
    expect(await onCallSteps(amina)).toEqual(['sent']);
  });

  it('an exception of the date counts more than the week', async () => {
    const [ada, ben] = [await doctor(), await doctor()];
    const { amina } = await newCase(null, ({ day, date }) => ({
      week: [`${day} 00:00 00:00 ${ada.id}`],
      exceptions: [`${date} 00:00 00:00 ${ben.id}`],
    }));
    await alarm(amina);
    await fourHours();
    expect([ada, ben].map(kinds)).toEqual([[], ['alarmOnCall']]);
  });

  it.each([
    ['in a gap of the roster', (ada: Patient, day: number) => [`${(day % 7) + 1} 12:00 13:00 ${ada.id}`]],
    ['without a roster', () => null],
  ])('%s the standing doctor is called', async (_, weekOf) => {
    const [ada, standing] = [await doctor(), await doctor()];
    const { amina } = await newCase(standing, ({ day }) => {
      const week = weekOf(ada, day);
      return week && { week };
    });
    await alarm(amina);
    await fourHours();
    expect([ada, standing].map(kinds)).toEqual([[], ['alarmOnCall']]);
  });

  it('a doctor of the roster who has left the clinic counts as a gap', async () => {
    const [ada, standing] = [await doctor(), await doctor()];
    const { amina } = await newCase(standing, ({ day }) => ({ week: [`${day} 00:00 00:00 ${ada.id}`] }));
    await clinic.server.must('PUT', `/users/${ada.id}/labels`, { labels: [] });
    await alarm(amina);
    await fourHours();
    expect([ada, standing].map(kinds)).toEqual([[], ['alarmOnCall']]);
  });

  it('two people on call at the same time are both called, and the step is noted once', async () => {
    const [ada, ben] = [await doctor(), await doctor()];
    const { amina } = await newCase(null, ({ day }) => ({
      week: [`${day} 00:00 00:00 ${ada.id}`, `${day} 00:00 00:00 ${ben.id}`],
    }));
    await alarm(amina);
    await fourHours();
    expect([ada, ben].map(kinds)).toEqual([['alarmOnCall'], ['alarmOnCall']]);
    expect(await onCallSteps(amina)).toEqual(['sent']);
  });

  it('without anyone on call all doctors of the unit are called, each once, also by runs at the same time', async () => {
    const { amina, hospitalId } = await newCase(null, () => null);
    const [ada, ben, elsewhere] = [await doctor(hospitalId), await doctor(hospitalId), await doctor('other')];
    await alarm(amina);
    await ticks(4, 60 * MINUTE);
    await Promise.all([clinic.tick(), clinic.tick(), clinic.tick()]);
    await ticks(4, MINUTE);
    expect([ada, ben, elsewhere].map(kinds)).toEqual([['alarmOnCall'], ['alarmOnCall'], []]);
    expect(await onCallSteps(amina)).toEqual(['sent']);
  });

  it('one of them whose phone cannot be reached is tried again, and the step is noted as sent for the other', async () => {
    const { amina, hospitalId } = await newCase(null, () => null);
    const [ada, ben] = [await doctor(hospitalId), await doctor(hospitalId)];
    clinic.service.script(ada.phone, { status: 503 });
    await alarm(amina);
    await fourHours();
    await ticks(4, MINUTE);
    expect([ada, ben].map(kinds)).toEqual([['alarmOnCall'], ['alarmOnCall']]);
    expect(await onCallSteps(amina)).toEqual(['sent']);
  });

  it('a unit without doctors is said to have nobody', async () => {
    const { amina } = await newCase(null, () => null);
    await alarm(amina);
    await fourHours();
    expect(await onCallSteps(amina)).toEqual(['nobody']);
  });

  it('a change of the roster before the step counts', async () => {
    const [ada, ben] = [await doctor(), await doctor()];
    const { amina, hospitalId } = await newCase(null, ({ day }) => ({ week: [`${day} 00:00 00:00 ${ada.id}`] }));
    await alarm(amina);
    await ticks(3, 60 * MINUTE);
    const { day } = wall(now + HOUR);
    const data = { week: [`${day} 00:00 00:00 ${ben.id}`] };
    await clinic.server.must('PATCH', documents('rosters', hospitalId), { data });
    await ticks(2, 61 * MINUTE);
    expect([ada, ben].map(kinds)).toEqual([[], ['alarmOnCall']]);
  });
});
