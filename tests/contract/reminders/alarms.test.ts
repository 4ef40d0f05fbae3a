import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Query } from 'node-appwrite';
import { connect, type Remote } from '../../../functions/reminders/remote.ts';
import type { Run } from '../../../functions/reminders/run.ts';
import { escalateAlarms } from '../../../functions/reminders/escalate-alarms.ts';
import { PushSender } from '../../../functions/reminders/web-push/web-push.ts';
import { careNote } from '../../../src/model/records/care-note.ts';
import { episodeIdOf, openingIdOf } from '../../../src/model/records/care-episode.ts';
import { grant, ownerGrants } from '../../../src/model/schema/permission.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { documents } from '../server/person.ts';
import { grants, HOUR, MINUTE, reminderClinic, type Patient } from './reminder-clinic.ts';

const clinic = reminderClinic();
let now = 0;
const pass = (ms: number) => vi.setSystemTime((now += ms));
beforeEach(() => {
  // The function's checkpoints of other records never go back, so each test begins later than the one before.
  now = Math.max(now + MINUTE, Date.now());
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

interface Case {
  amina: Patient;
  ada: Patient;
  /** The second contact and the doctor on call of her hospital. */
  ben: Patient;
  eve: Patient;
}

async function doctor(): Promise<Patient> {
  const person = await clinic.patient();
  await clinic.server.must('PUT', `/users/${person.id}/labels`, { labels: ['doctor'] });
  return person;
}

async function newCase({ hasStaff = true } = {}): Promise<Case> {
  const [amina, ada, ben, eve] = [await clinic.patient(), await doctor(), await doctor(), await doctor()];
  const hospitalId = clinic.newId('hospital');
  const staff = hasStaff ? { secondContactId: ben.id, onCallId: eve.id } : {};
  await clinic.server.create('hospitals', hospitalId, { name: 'Pumwani', ...staff }, []);
  const profile = { userId: amina.id, hospitalId, assignedDoctorId: ada.id };
  await clinic.server.create('profiles', amina.id, profile, ownerGrants(['read', 'update'], amina.id));
  return { amina, ada, ben, eve };
}

/** The alarm that her phone noted; `minutesAgo` by its clock. */
async function alarm(amina: Patient, minutesAgo = 0, given: Record<string, unknown> = {}) {
  const { causeId = clinic.newId('p'), cause = 'bloodPressure', tier = 'URGENT' } = given;
  const episodeId = String(given['episodeId'] ?? (await episodeIdOf(amina.id, cause as 'lab', String(causeId))));
  const id = await openingIdOf(episodeId, String(causeId), String(tier));
  const recordedAt = toInstant(now - minutesAgo * MINUTE);
  const note = { userId: amina.id, senderId: amina.id, entry: 'opened', episodeId, cause, causeId, tier, recordedAt };
  await clinic.server.create('care_notes', id, { ...note, rule: 'B1', textId: 'clinical.bp.severe' }, own(amina));
  // The server's times are a few milliseconds ahead of the halted clock, because no two writes have the same time.
  pass(1000);
  return { id, episodeId, causeId: String(causeId) };
}
const own = ({ id }: Patient) => ownerGrants(careNote.creatorMay, id);

/** A doctor's note as care-access leaves it: the patient may read it. */
async function note(author: Patient, amina: Patient, given: Record<string, unknown>, readers = [amina]) {
  const id = clinic.newId('n');
  const values = { userId: amina.id, doctorId: author.id, senderId: author.id, recordedAt: toInstant(now), ...given };
  const allowed = [...own(author), ...readers.map((reader) => grant('read', `user:${reader.id}`))];
  await clinic.server.create('care_notes', id, values, allowed);
  return id;
}

async function pressure({ id }: Patient, systolic: number, diastolic: number) {
  const reading = { userId: id, systolic, diastolic, recordedAt: toInstant(now) };
  await clinic.server.create('blood_pressure', clinic.newId('bp'), reading, grants(id));
}

const steps = async ({ id }: Patient): Promise<string[]> => {
  const found = await clinic.server.list(
    'care_notes',
    Query.equal('userId', [id]),
    Query.equal('entry', ['step']),
    Query.orderAsc('recordedAt'),
  );
  return (found.body.documents ?? []).map(({ step, stepResult }) => `${String(step)} ${String(stepResult)}`).toSorted();
};
const kinds = (person: Patient) => clinic.got(person).map(({ payload }) => payload['kind']);
/** Runs the function each minute for so long, as the schedule does, but skips minutes in which nothing is due. */
async function minutes(count: number, every = 5): Promise<void> {
  for (let passed = 0; passed < count; passed += every) {
    await clinic.tick();
    pass(every * MINUTE);
  }
  await clinic.tick();
}

describe('an alarm without an answer', () => {
  it('asks her to repeat and calls her doctor at 15 minutes, the second contact at 1 hour, the doctor on call at 4 hours', async () => {
    const { amina, ada, ben, eve } = await newCase();
    await alarm(amina);
    await minutes(14, 7);
    expect([amina, ada, ben, eve].map(kinds)).toEqual([[], [], [], []]);
    await minutes(2, 1);
    expect([amina, ada, ben, eve].map(kinds)).toEqual([['measureAgain'], ['alarm'], [], []]);
    await minutes(45);
    expect([amina, ada, ben, eve].map(kinds)).toEqual([['measureAgain'], ['alarm'], ['alarmSecond'], []]);
    await minutes(180, 30);
    await minutes(600, 60);
    expect([amina, ada, ben, eve].map(kinds)).toEqual([['measureAgain'], ['alarm'], ['alarmSecond'], ['alarmOnCall']]);
    expect(await steps(amina)).toEqual(['doctor sent', 'onCall sent', 'repeat sent', 'secondContact sent']);
  });

  it('says nothing about her in a message', async () => {
    const { amina, ada } = await newCase();
    await alarm(amina, 20);
    await clinic.tick();
    const [message] = clinic.got(ada);
    expect(Object.keys(message?.payload ?? {}).toSorted()).toEqual([
      'date',
      'id',
      'kind',
      'subjectId',
      'time',
      'userId',
    ]);
    expect(JSON.stringify(message?.payload)).not.toContain(amina.id);
    expect(message?.urgency).toBe('high');
  });

  it('that arrives 90 minutes late calls her doctor at once, asks for no repeat, and keeps the later distances', async () => {
    const { amina, ada, ben } = await newCase();
    await alarm(amina, 90);
    await clinic.tick();
    expect([amina, ada, ben].map(kinds)).toEqual([[], ['alarm'], []]);
    await minutes(44, 11);
    expect(kinds(ben)).toEqual([]);
    await minutes(2, 1);
    expect(kinds(ben)).toEqual(['alarmSecond']);
  });

  it('is noted as the patient’s own record, which she and her doctor read', async () => {
    const { amina } = await newCase();
    await alarm(amina, 20);
    await clinic.tick();
    const found = await clinic.server.list(
      'care_notes',
      Query.equal('userId', [amina.id]),
      Query.equal('step', ['doctor']),
    );
    expect(found.body.documents?.[0]?.['$permissions']).toEqual(expect.arrayContaining(own(amina)));
  });

  it('says where the clinic has named nobody, and where a phone has no notifications', async () => {
    const { amina } = await newCase({ hasStaff: false });
    const assignedDoctorId = clinic.newId('without-phone');
    await clinic.server.must('POST', '/users', { userId: assignedDoctorId, email: `${assignedDoctorId}@example.com` });
    await clinic.server.must('PUT', `/users/${assignedDoctorId}/labels`, { labels: ['doctor'] });
    await clinic.server.must('PATCH', documents('profiles', amina.id), { data: { assignedDoctorId } });
    await alarm(amina);
    await minutes(60);
    expect(await steps(amina)).toEqual(['doctor noTarget', 'repeat sent', 'secondContact nobody']);
  });
});

describe('the steps end', () => {
  const answers: [what: string, given: (causeId: string, episodeId: string) => Record<string, unknown>][] = [
    ['the doctor has seen it', (causeId) => ({ entry: 'seen', readingId: causeId, tier: 'URGENT' })],
    [
      'the doctor has closed it',
      (causeId, episodeId) => ({
        entry: 'outcome',
        outcome: 'called',
        tier: 'URGENT',
        episodeId,
        coveredIds: [causeId],
      }),
    ],
    [
      'the doctor has called without an answer',
      (causeId, episodeId) => ({
        entry: 'outcome',
        outcome: 'noAnswer',
        tier: 'URGENT',
        episodeId,
        coveredIds: [causeId],
      }),
    ],
  ];
  it.each(answers)('when %s', async (_, given) => {
    const { amina, ada, ben } = await newCase();
    const { causeId, episodeId } = await alarm(amina, 5);
    await clinic.tick();
    await note(ada, amina, given(causeId, episodeId));
    await minutes(260, 65);
    expect([ada, ben].map(kinds)).toEqual([[], []]);
  });

  it('not when a stranger or a doctor without this patient says so', async () => {
    const { amina, ada, eve } = await newCase();
    const { causeId, episodeId } = await alarm(amina, 5);
    const seen = { entry: 'seen', readingId: causeId, episodeId, coveredIds: [causeId], tier: 'EMERGENCY' };
    // Nobody but care-access can let her read it.
    await note(eve, amina, seen, []);
    await note(eve, amina, { ...seen, senderId: ada.id, doctorId: ada.id }, []);
    await minutes(20);
    expect(kinds(ada)).toEqual(['alarm']);
  });

  it('not when the answer was undone', async () => {
    const { amina, ada } = await newCase();
    const { causeId, episodeId } = await alarm(amina, 14);
    const outcome = { entry: 'outcome', outcome: 'called', tier: 'URGENT', episodeId, coveredIds: [causeId] };
    const undoneId = await note(ada, amina, outcome);
    await clinic.tick();
    pass(5_000);
    await note(ada, amina, { entry: 'undone', episodeId, undoneId });
    await minutes(5, 1);
    expect(kinds(ada)).toEqual(['alarm']);
  });

  it('of the repeat when she has measured, and all when two readings in range are four hours apart', async () => {
    const { amina, ben, eve } = await newCase();
    await alarm(amina, 5);
    await pressure(amina, 128, 82);
    await minutes(225, 45);
    expect([amina, ben, eve].map(kinds)).toEqual([[], ['alarmSecond'], []]);
    pass(16 * MINUTE);
    await pressure(amina, 124, 80);
    await minutes(120, 30);
    expect(kinds(eve)).toEqual([]);
  });
});

describe('each step pushes once', () => {
  it('however many runs work at the same time', async () => {
    const { amina, ada } = await newCase();
    await alarm(amina, 16);
    await Promise.all([clinic.tick(), clinic.tick(), clinic.tick()]);
    await minutes(4, 2);
    expect([amina, ada].map(kinds)).toEqual([['measureAgain'], ['alarm']]);
  });

  it('for two alarms of one night, which call once', async () => {
    const { amina, ada } = await newCase();
    const { episodeId } = await alarm(amina, 40);
    await alarm(amina, 20, { episodeId, tier: 'EMERGENCY' });
    await alarm(amina, 18, { tier: 'EMERGENCY' });
    await minutes(30);
    expect(kinds(ada)).toEqual(['alarm']);
  });

  it('and again for an alarm that the doctor’s answer did not know of', async () => {
    const { amina, ada } = await newCase();
    const first = await alarm(amina, 20);
    await clinic.tick();
    await note(ada, amina, { entry: 'seen', readingId: first.causeId, tier: 'URGENT' });
    await alarm(amina, 0, { episodeId: first.episodeId, tier: 'EMERGENCY' });
    await minutes(20, 10);
    expect(kinds(ada)).toEqual(['alarm', 'alarm']);
  });

  const runWith = (remote: Remote): Run => ({
    remote,
    sender: new PushSender({ subject: 'mailto:clinic@example.com', ...clinic.vapid }),
    now,
    endsAt: now + MINUTE,
    failures: [],
    log: () => {},
  });
  /** A run that dies at its n-th write. */
  async function dyingRun(nth: number): Promise<void> {
    const scopes = ['users.read', 'users.write', 'documents.read', 'documents.write', 'databases.read', 'targets.read'];
    const remote = connect(clinic.running.backend.issueKey(scopes, 60));
    let writes = 0;
    const dying =
      <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
      async (...given: A): Promise<R> => {
        if ((writes += 1) >= nth) throw new Error('killed');
        return work(...given);
      };
    const run = runWith({ ...remote, create: dying(remote.create) as Remote['create'], change: dying(remote.change) });
    await escalateAlarms(run).catch(() => undefined);
  }
  it.each(Array.from({ length: 8 }, (_, index) => index + 1))('when a run dies at its write %i', async (nth) => {
    const { amina, ada } = await newCase();
    await alarm(amina, 16);
    await dyingRun(nth);
    await minutes(6, 3);
    expect(new Set(clinic.got(ada).map(({ topic }) => topic)).size).toBe(1);
    expect(await steps(amina)).toEqual(['doctor sent', 'repeat sent']);
    // Only a death between the push and its mark pushes again, and the phone then shows one notification.
    expect(clinic.got(ada).length + clinic.got(amina).length).toBeLessThanOrEqual(3);
  });
});

describe('a doctor who has lost the patient gets nothing', () => {
  it('when she has another doctor', async () => {
    const { amina, ada, eve } = await newCase();
    await alarm(amina, 5);
    await clinic.tick();
    await clinic.server.must('PATCH', documents('profiles', amina.id), { data: { assignedDoctorId: eve.id } });
    await minutes(15);
    expect([ada, eve].map(kinds)).toEqual([[], ['alarm']]);
  });

  it('when he has left the clinic', async () => {
    const { amina, ada } = await newCase();
    await alarm(amina, 5);
    await clinic.server.must('PUT', `/users/${ada.id}/labels`, { labels: [] });
    await minutes(15);
    expect(kinds(ada)).toEqual([]);
    expect(await steps(amina)).toEqual(['doctor nobody', 'repeat sent']);
  });

  it('also when his phone could not be reached before: the next attempt goes to her doctor of now', async () => {
    const { amina, ada, eve } = await newCase();
    clinic.service.script(ada.phone, { status: 503 });
    await alarm(amina, 16);
    await clinic.tick();
    await clinic.server.must('PATCH', documents('profiles', amina.id), { data: { assignedDoctorId: eve.id } });
    await minutes(6, 1);
    expect([ada, eve].map(kinds)).toEqual([[], ['alarm']]);
  });
});

it('an alarm in the name of another patient calls nobody', async () => {
  const { amina, ada } = await newCase();
  const stranger = await clinic.patient();
  const episodeId = await episodeIdOf(amina.id, 'bloodPressure', 'forged');
  const forged = { userId: amina.id, senderId: amina.id, entry: 'opened', episodeId, cause: 'bloodPressure' };
  const values = { ...forged, causeId: 'forged', tier: 'EMERGENCY', recordedAt: toInstant(now - 20 * MINUTE) };
  await clinic.server.create('care_notes', clinic.newId('forged'), values, own(stranger));
  await minutes(HOUR / MINUTE, 30);
  expect([amina, ada].map(kinds)).toEqual([[], []]);
});

describe('an alarm is marked as closed, so that lists leave it out', () => {
  const markOf = async (id: string) => (await clinic.server.get('care_notes', id)).body['caseClosedAt'] ?? null;
  it('after a day, once its case is closed; an open one of 30 days is not', async () => {
    const [closed, open] = [await newCase(), await newCase()];
    const first = await alarm(closed.amina, 5);
    const second = await alarm(open.amina, 5);
    await note(closed.ada, closed.amina, {
      entry: 'outcome',
      episodeId: first.episodeId,
      outcome: 'called',
      tier: 'URGENT',
      coveredIds: [first.causeId],
    });
    await clinic.tick();
    expect([await markOf(first.id), await markOf(second.id)]).toEqual([null, null]);
    pass(30 * 24 * HOUR);
    await clinic.tick();
    expect([await markOf(first.id), await markOf(second.id)]).toEqual([expect.any(String), null]);
  });
});
