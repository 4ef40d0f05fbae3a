import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceMessages } from '../../../functions/reminders/announce-messages.ts';
import { connect, type Remote } from '../../../functions/reminders/remote.ts';
import { sendRetries } from '../../../functions/reminders/send-retries.ts';
import { PushSender } from '../../../functions/reminders/web-push/web-push.ts';
import { episodeIdOf, openingIdOf } from '../../../src/model/records/care-episode.ts';
import { careNote } from '../../../src/model/records/care-note.ts';
import { doctorMessage } from '../../../src/model/messages/doctor-message.ts';
import { defaultMessageAlerts, type MessageAlerts } from '../../../src/model/notifications/message-alerts.ts';
import { grant, ownerGrants } from '../../../src/model/schema/permission.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { documents } from '../server/person.ts';
import { HOUR, MINUTE, reminderClinic, type Patient } from './reminder-clinic.ts';

const clinic = reminderClinic();
let now = 0;
const pass = (ms: number) => vi.setSystemTime((now += ms));
beforeEach(() => {
  // The function's checkpoint never goes back, so each test begins later than the one before, at noon in Nairobi.
  now = Math.max(now, Date.now()) + 24 * HOUR;
  now += 9 * HOUR - (now % (24 * HOUR));
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

async function doctor(alerts?: MessageAlerts): Promise<Patient> {
  const person = await clinic.patient({ alerts });
  await clinic.server.must('PUT', `/users/${person.id}/labels`, { labels: ['doctor'] });
  await clinic.server.create('doctors', person.id, { userId: person.id, name: 'Dr Ada', hospitalId: 'h' }, []);
  return person;
}

async function pair(alerts: { amina?: MessageAlerts; ada?: MessageAlerts } = {}) {
  const [amina, ada] = [await clinic.patient({ alerts: alerts.amina }), await doctor(alerts.ada)];
  const profile = { userId: amina.id, name: 'Amina', assignedDoctorId: ada.id };
  await clinic.server.create('profiles', amina.id, profile, ownerGrants(['read', 'update'], amina.id));
  return { amina, ada };
}

/** A message as care-access leaves it: the other side may read it. */
async function message(
  from: Patient,
  to: Patient,
  { amina, ada }: Record<'amina' | 'ada', Patient>,
  more: object = {},
) {
  const id = clinic.newId('m');
  const values = {
    userId: amina.id,
    doctorId: ada.id,
    sessionId: 's',
    senderId: from.id,
    role: from === ada ? 'doctor' : 'patient',
    content: 'My head hurts and I see flashes.',
    timestamp: toInstant(now),
    isRead: false,
    deliveredAt: toInstant(now),
    ...more,
  };
  const allowed = [...ownerGrants(doctorMessage.creatorMay, from.id), grant('read', `user:${to.id}`)];
  await clinic.server.create('doctor_messages', id, values, allowed);
  pass(1000);
  return id;
}
const change = (id: string, data: object) => clinic.server.must('PATCH', documents('doctor_messages', id), { data });
const count = (person: Patient) => clinic.got(person).length;
const night: MessageAlerts = {
  ...defaultMessageAlerts,
  quiet: { from: '22:00', until: '07:00', timeZone: 'Africa/Nairobi' },
};
const untilTonight = () => pass(11 * HOUR);
async function minutes(total: number, every = 1): Promise<void> {
  for (let passed = 0; passed < total; passed += every) {
    await clinic.tick();
    pass(every * MINUTE);
  }
  await clinic.tick();
}

describe('a message that has arrived', () => {
  it('is pushed once to the other side, with both roles, and never to its writer', async () => {
    const both = await pair();
    await message(both.amina, both.ada, both);
    await minutes(8);
    expect([both.amina, both.ada].map(count)).toEqual([0, 1]);
    await message(both.ada, both.amina, both);
    await minutes(8);
    expect([both.amina, both.ada].map(count)).toEqual([1, 1]);
  });

  it('says no word of it and no name, but whose conversation to open and how many are unread', async () => {
    const both = await pair();
    const id = await message(both.amina, both.ada, both);
    await clinic.tick();
    const [push] = clinic.got(both.ada);
    expect(push?.payload).toEqual({
      id,
      kind: 'message',
      userId: both.ada.id,
      subjectId: both.amina.id,
      date: toInstant(now).slice(0, 10),
      time: '09:00',
      unread: 1,
    });
  });

  it('names the sender only on a device that chose so', async () => {
    const both = await pair({ amina: { ...defaultMessageAlerts, showsSender: true } });
    const hidden = clinic.service.subscribe();
    await clinic.keepTarget(both.amina.id, hidden, true);
    await message(both.ada, both.amina, both);
    await clinic.tick();
    expect(clinic.got(both.amina)[0]?.payload['name']).toBe('Dr Ada');
    expect(clinic.service.deliveredTo(hidden)[0]?.payload).not.toHaveProperty('name');
  });

  it('reaches each of two devices once, also one that was off at first', async () => {
    const both = await pair();
    const late = clinic.service.subscribe();
    await clinic.keepTarget(both.ada.id, late);
    clinic.service.script(late, { status: 503 });
    await message(both.amina, both.ada, both);
    await minutes(10);
    expect([count(both.ada), clinic.service.deliveredTo(late).length]).toEqual([1, 1]);
  });

  it('replaces an undelivered push of the same conversation only', async () => {
    const [both, others] = [await pair(), await pair()];
    await message(both.amina, both.ada, both);
    await clinic.tick();
    await message(both.amina, both.ada, both);
    await message(others.amina, others.ada, others);
    await clinic.tick();
    const topics = [...clinic.got(both.ada), ...clinic.got(others.ada)].map(({ topic }) => topic);
    expect(topics).toHaveLength(3);
    expect(new Set(topics).size).toBe(2);
    expect(topics[0]).toBe(topics[1]);
  });

  it('together with others of its conversation is one push, with their number', async () => {
    const both = await pair();
    for (let sent = 0; sent < 4; sent += 1) await message(both.amina, both.ada, both);
    await minutes(8);
    expect(clinic.got(both.ada).map(({ payload }) => payload['unread'])).toEqual([4]);
  });

  it('is announced up to a day later, and not after that', async () => {
    const both = await pair();
    await message(both.amina, both.ada, both);
    pass(23 * HOUR);
    await clinic.tick();
    expect(count(both.ada)).toBe(1);
    await message(both.amina, both.ada, both);
    pass(25 * HOUR);
    await clinic.tick();
    expect(count(both.ada)).toBe(1);
  });

  it('is found though the clock of the server was set back', async () => {
    const both = await pair();
    await message(both.amina, both.ada, both);
    await clinic.tick();
    pass(-6 * HOUR);
    await message(both.ada, both.amina, both);
    await clinic.tick();
    expect(count(both.amina)).toBe(1);
    pass(6 * HOUR);
  });
});

describe('no push has a message', () => {
  it('that was read before', async () => {
    const both = await pair();
    const id = await message(both.amina, both.ada, both);
    await change(id, { isRead: true });
    await minutes(2);
    expect(count(both.ada)).toBe(0);
  });

  it('that was read or deleted while its push was waiting', async () => {
    const both = await pair();
    clinic.service.script(both.ada.phone, { status: 503 }, { status: 503 });
    const id = await message(both.amina, both.ada, both);
    await clinic.tick();
    await change(id, { isRead: true });
    await minutes(5);
    const next = await message(both.amina, both.ada, both);
    await clinic.tick();
    await clinic.server.must('DELETE', documents('doctor_messages', next));
    await minutes(5);
    expect(count(both.ada)).toBe(0);
    expect((await clinic.noticesOf(both.ada)).map(({ outcome }) => outcome)).toEqual(['answered', 'answered']);
  });

  it('that the other side may not read, or that names another writer than its grants', async () => {
    const both = await pair();
    const stranger = await clinic.patient();
    await message(stranger, both.ada, both, { senderId: both.amina.id });
    const id = await message(both.amina, both.ada, both);
    await clinic.server.must('PATCH', documents('doctor_messages', id), {
      permissions: ownerGrants(doctorMessage.creatorMay, both.amina.id),
    });
    await minutes(2);
    expect(count(both.ada)).toBe(0);
  });

  it('of a doctor who is no longer hers, or has left the clinic', async () => {
    const [both, others] = [await pair(), await pair()];
    await message(both.amina, both.ada, both);
    await clinic.server.must('PATCH', documents('profiles', both.amina.id), { data: { assignedDoctorId: 'dr-new' } });
    await message(others.amina, others.ada, others);
    await clinic.server.must('PUT', `/users/${others.ada.id}/labels`, { labels: [] });
    await minutes(3);
    expect([both.ada, others.ada].map(count)).toEqual([0, 0]);
  });

  it('on a muted device; another device of the account gets it', async () => {
    const both = await pair({ ada: { ...defaultMessageAlerts, isMuted: true } });
    const other = clinic.service.subscribe();
    await clinic.keepTarget(both.ada.id, other);
    await message(both.amina, both.ada, both);
    await minutes(3);
    expect([count(both.ada), clinic.service.deliveredTo(other).length]).toEqual([0, 1]);
  });
});

describe('quiet hours', () => {
  it('hold a message until they end, then say all in one push; a device without them has each at once', async () => {
    const both = await pair({ amina: night });
    const loud = clinic.service.subscribe();
    await clinic.keepTarget(both.amina.id, loud);
    untilTonight();
    await message(both.ada, both.amina, both);
    await minutes(60, 30);
    await message(both.ada, both.amina, both);
    await minutes(360, 60);
    expect([count(both.amina), clinic.service.deliveredTo(loud).length]).toEqual([0, 2]);
    await minutes(180, 30);
    expect(clinic.got(both.amina).map(({ payload }) => payload['unread'])).toEqual([2]);
    expect(clinic.service.deliveredTo(loud)).toHaveLength(2);
  });

  it('hold nothing back that was read in the night', async () => {
    const both = await pair({ amina: night });
    untilTonight();
    const id = await message(both.ada, both.amina, both);
    await clinic.tick();
    await change(id, { isRead: true });
    await minutes(600, 60);
    expect(count(both.amina)).toBe(0);
  });

  it.each(['EMERGENCY', 'URGENT', 'TODAY'])('of a doctor and danger words of the level %s', async (tier) => {
    const both = await pair({ ada: night });
    untilTonight();
    const causeId = clinic.newId('m');
    const episodeId = await episodeIdOf(both.amina.id, 'message', causeId);
    const { id } = both.amina;
    const opened = { userId: id, senderId: id, entry: 'opened', episodeId, cause: 'message', causeId, tier };
    await clinic.server.create(
      'care_notes',
      await openingIdOf(episodeId, causeId, tier),
      { ...opened, recordedAt: toInstant(now) },
      ownerGrants(careNote.creatorMay, id),
    );
    const sent = { userId: id, doctorId: both.ada.id, sessionId: 's', senderId: id, role: 'patient', content: 'x' };
    await clinic.server.create(
      'doctor_messages',
      causeId,
      { ...sent, timestamp: toInstant(now), isRead: false, deliveredAt: toInstant(now) },
      [...ownerGrants(doctorMessage.creatorMay, id), grant('read', `user:${both.ada.id}`)],
    );
    pass(1000);
    await clinic.tick();
    const messages = clinic.got(both.ada).filter(({ payload }) => payload['kind'] === 'message');
    expect(messages).toHaveLength(tier === 'TODAY' ? 0 : 1);
  });
});

describe('each message is pushed once', () => {
  it('however many runs work at the same time', async () => {
    const both = await pair();
    await message(both.amina, both.ada, both);
    await Promise.all([clinic.tick(), clinic.tick(), clinic.tick()]);
    await minutes(8, 2);
    expect(count(both.ada)).toBe(1);
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
    const run = {
      remote: { ...remote, create: dying(remote.create) as Remote['create'], change: dying(remote.change) },
      sender: new PushSender({ subject: 'mailto:clinic@example.com', ...clinic.vapid }),
      now,
      endsAt: now + MINUTE,
      failures: [],
      log: () => {},
    };
    await announceMessages(run).catch(() => undefined);
    await sendRetries(run).catch(() => undefined);
  }
  it.each(Array.from({ length: 6 }, (_, index) => index + 1))('when a run dies at its write %i', async (nth) => {
    const both = await pair();
    await message(both.amina, both.ada, both);
    await dyingRun(nth);
    await message(both.ada, both.amina, both);
    await minutes(8, 2);
    // Only a death between the push and its mark pushes again, with the same topic and id: the phone shows one.
    for (const person of [both.ada, both.amina]) {
      expect(new Set(clinic.got(person).map(({ payload, topic }) => `${topic} ${String(payload['id'])}`)).size).toBe(1);
      expect(count(person)).toBeLessThanOrEqual(2);
    }
    expect(count(both.amina)).toBe(1);
  });
});
