import { describe, expect, it } from 'vitest';
import { connect, PAGE, type Remote } from '../../../functions/reminders/remote.ts';
import type { Run } from '../../../functions/reminders/run.ts';
import { sendDue } from '../../../functions/reminders/send-due.ts';
import { sourceOf } from '../../../functions/reminders/sources.ts';
import { PushSender } from '../../../functions/reminders/web-push/web-push.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { notificationId } from '../../../src/model/reminders/reminder-notification.ts';
import { pushDevices } from '../../../src/model/notifications/push-target.ts';
import { documents } from '../server/person.ts';
import { HOUR, MINUTE, reminderClinic, wallClock } from './reminder-clinic.ts';

const clinic = reminderClinic();

const runWith = (remote: Remote): Run => ({
  remote,
  sender: new PushSender({ subject: 'mailto:clinic@example.com', ...clinic.vapid }),
  now: Date.now(),
  endsAt: Date.now() + MINUTE,
  failures: [],
  log: () => {},
});

describe('an outage', () => {
  it('between the claim and the message: a run after the lease sends it, once', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 0);
    const { nextDueAt } = (await clinic.server.get('medication_reminders', id)).body;
    // The record that a run leaves when it ends right after its first write.
    const dose = { ...wallClock(Date.parse(String(nextDueAt))), kind: 'dose' as const, subjectId: id };
    const claimed = {
      ...dose,
      userId: amina.id,
      dueAt: String(nextDueAt),
      lastAt: toInstant(Date.now() + HOUR),
      attemptAt: toInstant(Date.now() + MINUTE),
      attempts: 1,
    };
    await clinic.server.create('reminder_notices', await notificationId(claimed), claimed, []);
    expect(await clinic.tick()).toBe(0);
    expect(clinic.got(amina)).toEqual([]);
    await clinic.dueAgain(amina);
    expect(await clinic.tick()).toBe(1);
    expect(await clinic.tick()).toBe(0);
    expect(clinic.got(amina)).toHaveLength(1);
  });

  it('of a run that hangs while the next one begins: each dose is sent by one of them', async () => {
    const some = await Promise.all(Array.from({ length: 6 }, () => clinic.patient()));
    for (const one of some) await clinic.reminder(one, 0);
    const sent = await Promise.all([clinic.tick(), clinic.tick(), clinic.tick()]);
    expect(sent.reduce((sum, each) => sum + each, 0)).toBe(some.length);
    expect(some.map((one) => clinic.got(one).length)).toEqual(some.map(() => 1));
  });

  it('of the answer while a dose is taken up anew after a journey: a run after the lease sends it, once', async () => {
    const amina = await clinic.patient();
    const id = await clinic.reminder(amina, 0);
    const { nextDueAt } = (await clinic.server.get('medication_reminders', id)).body;
    const dueAt = Date.parse(String(nextDueAt));
    // The notice that was sent for the same date and time in the time zone of home.
    const rung = {
      ...wallClock(dueAt),
      kind: 'dose' as const,
      subjectId: id,
      userId: amina.id,
      dueAt: toInstant(dueAt - 8 * HOUR),
      lastAt: toInstant(dueAt - 6 * HOUR),
      attempts: 1,
      outcome: 'sent',
      reached: [amina.device],
    };
    await clinic.server.create('reminder_notices', await notificationId(rung), rung, []);
    const remote = connect(clinic.running.backend.issueKey(['documents.read', 'documents.write'], 60));
    const change: Remote['change'] = async (...of) => {
      await remote.change(...of);
      throw new Error('no answer');
    };
    const run = runWith({ ...remote, change });
    await sendDue(run, sourceOf('dose'));
    expect(run.failures).toHaveLength(1);
    await clinic.tick();
    expect(clinic.got(amina)).toEqual([]);
    await clinic.dueAgain(amina);
    await clinic.tick();
    await clinic.tick();
    expect(clinic.got(amina)).toHaveLength(1);
  });

  it('of the whole server after the message left: what comes again has the same id and topic', async () => {
    const amina = await clinic.patient();
    await clinic.reminder(amina, 0);
    clinic.service.beforeAnswer = () => clinic.running.close();
    await expect(clinic.tick()).rejects.toThrow();
    clinic.service.beforeAnswer = () => {};
    await clinic.start();
    await clinic.dueAgain(amina);
    await clinic.tick();
    await clinic.tick();
    const [first, second, ...more] = clinic.got(amina);
    expect(more).toEqual([]);
    expect(second?.payload).toEqual(first?.payload);
    expect(second?.topic).toBe(first?.topic);
    expect(first?.topic).toBe(first?.payload.id);
  });

  it('of an hour: the dose comes late; of three hours: it does not come any more, and the next one is waited for', async () => {
    const [amina, beth] = [await clinic.patient(), await clinic.patient()];
    await clinic.reminder(amina, 60);
    const id = await clinic.reminder(beth, 180);
    expect(await clinic.tick()).toBe(1);
    expect(clinic.got(amina)).toHaveLength(1);
    expect(clinic.got(beth)).toEqual([]);
    const held = await clinic.server.get('medication_reminders', id);
    expect(Date.parse(String(held.body.nextDueAt))).toBeGreaterThan(Date.now() + 20 * HOUR);
  });

  it('of one device: only that one is tried again, with the pause its service asks for', async () => {
    const amina = await clinic.patient();
    const tablet = clinic.service.subscribe();
    await clinic.keepTarget(amina.id, tablet);
    await clinic.reminder(amina, 0);
    clinic.service.script(tablet, { status: 429, headers: { 'retry-after': '600' } });
    await clinic.tick();
    expect([clinic.got(amina).length, clinic.service.deliveredTo(tablet).length]).toEqual([1, 0]);
    const [waiting] = await clinic.noticesOf(amina);
    expect(Date.parse(String(waiting?.attemptAt))).toBeGreaterThan(Date.now() + 9 * MINUTE);
    await clinic.dueAgain(amina);
    expect(await clinic.tick()).toBe(1);
    expect([clinic.got(amina).length, clinic.service.deliveredTo(tablet).length]).toEqual([1, 1]);
  });

  it('of the push service for good: the attempts end', async () => {
    const amina = await clinic.patient();
    await clinic.reminder(amina, 0);
    clinic.service.script(amina.phone, ...Array.from({ length: 40 }, () => ({ status: 503 })));
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await clinic.tick();
      await clinic.dueAgain(amina);
      const [notice] = await clinic.noticesOf(amina);
      if (notice?.outcome) break;
    }
    expect((await clinic.noticesOf(amina))[0]).toMatchObject({ outcome: 'refused' });
    expect(clinic.service.asked.length).toBeLessThanOrEqual(8);
  });
});

describe('a record that cannot be processed', () => {
  it('holds up no other', async () => {
    const [amina, broken] = [await clinic.patient(), await clinic.patient()];
    await clinic.reminder(broken, 30);
    await clinic.reminder(amina, 0);
    // A push target that is only half written, as when the phone loses its connection.
    const first = `${broken.device}-0`;
    await clinic.server.must('PATCH', `/users/${broken.id}/targets/${first}`, { identifier: `${first}/2 {` });
    await clinic.tick();
    expect(clinic.got(amina)).toHaveLength(1);
    expect((await clinic.noticesOf(broken))[0]).toMatchObject({ outcome: 'refused' });
  });

  it('is passed over when it cannot be moved on, though there is more than a page of them', async () => {
    const [amina, broken] = [await clinic.patient(), await clinic.patient()];
    const stuck = new Set(await Promise.all(Array.from({ length: 2 * PAGE }, () => clinic.reminder(broken, 24 * 60))));
    const last = await clinic.reminder(amina, 0);
    const remote = connect(clinic.running.backend.issueKey(['documents.read', 'documents.write'], 60));
    const moved: string[] = [];
    const change: Remote['change'] = async (collection, held, data) => {
      if (stuck.has(held.$id)) throw new Error(`no ${held.$id}`);
      moved.push(held.$id);
      return remote.change(collection, held, data);
    };
    const run = runWith({ ...remote, change, targetsOf: async () => [] });
    await sendDue(run, sourceOf('dose'));
    expect(moved).toContain(last);
    expect(run.failures).toHaveLength(stuck.size);
    for (const id of stuck) await clinic.server.must('DELETE', documents('medication_reminders', id));
  });
});

describe('a device', () => {
  it.each([404, 410])('that is gone (%i) is forgotten, and the others get it all the same', async (status) => {
    const amina = await clinic.patient();
    const gone = clinic.service.subscribe();
    await clinic.keepTarget(amina.id, gone);
    await clinic.reminder(amina, 0);
    clinic.service.script(gone, { status });
    expect(await clinic.tick()).toBe(1);
    const { targets } = await clinic.server.must('GET', `/users/${amina.id}/targets`);
    const left = pushDevices((targets as { $id: string; identifier: string }[]) ?? []);
    expect(left.map(({ device }) => device)).toEqual([amina.device]);
    expect(clinic.got(amina)).toHaveLength(1);
  });

  it('that refuses a message keeps its place', async () => {
    const amina = await clinic.patient();
    await clinic.reminder(amina, 0);
    clinic.service.script(amina.phone, { status: 413 });
    await clinic.tick();
    expect((await clinic.noticesOf(amina))[0]).toMatchObject({ outcome: 'refused', attemptAt: null });
    await clinic.reminder(amina, 0);
    expect(await clinic.tick()).toBe(1);
  });
});
