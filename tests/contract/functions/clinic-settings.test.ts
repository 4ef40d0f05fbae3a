import { describe, expect, it } from 'vitest';
import { deleteExpired, deleteExpiredNightly, monthsBefore } from '../../../functions/clinic/delete-expired.ts';
import { Remote } from '../../../functions/clinic/remote.ts';
import { unitOf } from '../../../functions/support/unit-label.ts';
import { midwifeLabel } from '../../../src/model/account/midwife-label.ts';
import { enrol } from '../accounts/mfa-person.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();
const { admin, by, doctor, held, hospital } = administration(server);
const remote = () =>
  new Remote({ endpoint: `${server.running.url}/v1`, projectId: 'maia', key: server.running.apiKey });
const settings = async () => done(await server.guest().get(documents('clinic_settings', 'clinic')));

describe('the settings of the clinic', () => {
  it('are saved by administrators with an entry that names each change, and read by guests', async () => {
    const root = await admin();
    expect((await call(root, '/settings', { languages: ['sw', 'en'], contactMonths: 12 })).status).toBe(200);
    expect(await settings()).toMatchObject({ languages: ['sw', 'en'], contactMonths: 12 });
    expect(JSON.stringify(await settings())).not.toContain(root.id);
    expect((await call(root, '/settings', { contactMonths: null })).status).toBe(200);
    expect(await settings()).toMatchObject({ languages: ['sw', 'en'], contactMonths: null });
    expect((await call(root, '/settings', { contactMonths: null })).status).toBe(200);
    expect((await by(root)).map(({ action, detail }) => [action, detail])).toEqual([
      ['settings', 'languages ["sw","en"], contactMonths 12'],
      ['settings', 'contactMonths null'],
    ]);
    const forged = { data: { requireStaffMfa: true } };
    expect((await root.patch(documents('clinic_settings', 'clinic'), forged)).status).toBe(401);
  });

  it.each([
    ['a list of who looked that is kept for less than a year', { accessMonths: 11 }],
    ['no month', { contactMonths: 0 }],
    ['a language that is no text', { languages: [7] }],
  ])('refuse %s', async (_, wrong) => {
    const root = await admin();
    expect((await call(root, '/settings', wrong)).answer['reason']).toBe('invalid');
    expect(await by(root)).toEqual([]);
  });
});

describe('the demand of a second factor', () => {
  it('is refused to an administrator who has none, and holds at once for open sessions of staff and not of patients', async () => {
    const [root, ada, amina] = [await admin(), await doctor(await hospital()), await server.member('amina')];
    expect((await call(root, '/settings', { requireStaffMfa: true })).answer['reason']).toBe('no-factor');
    expect((await ada.get('/account')).status).toBe(200);
    await enrol(root);
    expect((await call(root, '/settings', { requireStaffMfa: true })).status).toBe(200);
    expect((await ada.get('/account')).body['type']).toBe('user_more_factors_required');
    expect((await ada.get(documents('hospitals'))).status).toBe(401);
    expect((await root.get('/account')).status).toBe(200);
    expect((await amina.get('/account')).status).toBe(200);
    expect(done(await server.guest().get('/health/version'))['requiresStaffMfa']).toBe(true);
    await enrol(ada);
    expect((await ada.get('/account')).status).toBe(200);
    expect((await call(root, '/settings', { requireStaffMfa: false })).status).toBe(200);
    const ben = await doctor(await hospital());
    expect((await ben.get('/account')).status).toBe(200);
  });
});

describe('the demand of a second factor from midwives', () => {
  it('holds at once for an open session, opens nothing without one, and ends with the demand', async () => {
    const [root, eve] = [await admin(), await server.member('eve')];
    const label = midwifeLabel(unitOf(await hospital()));
    done(await server.key().put(`/users/${eve.id}/labels`, { labels: [label] }));
    await enrol(root);
    expect((await eve.get('/account')).status).toBe(200);
    expect((await call(root, '/settings', { requireStaffMfa: true })).status).toBe(200);
    for (const path of ['/account', documents('profiles'), documents('care_notes'), '/maia/audit'])
      expect((await eve.get(path)).body['type'], path).toBe('user_more_factors_required');
    await enrol(eve);
    expect((await eve.get('/account')).status).toBe(200);
    expect((await call(root, '/settings', { requireStaffMfa: false })).status).toBe(200);
  });
});

describe('what is older than the settings allow', () => {
  it('is deleted in the scheduled run, and nothing else', async () => {
    const [root, amina] = [await admin(), await server.member('amina')];
    const [message, entry] = [freshId('m'), freshId('a')];
    const at = '2026-11-21T08:00:00.000+00:00';
    const contact = { kind: 'idea', text: 'Larger text', writtenAt: at, userId: amina.id };
    done(await server.key().post(documents('contact_messages'), { documentId: message, data: contact }), 201);
    const access = { userId: amina.id, viewerId: root.id, what: 'weight', at };
    done(await server.key().post(documents('access_log'), { documentId: entry, data: access }), 201);
    const exists = async () =>
      Promise.all(
        [held('contact_messages', message), held('access_log', entry)].map(async (asked) => (await asked).status),
      );
    const inYears = (years: number) => new Date(Date.now() + years * 366 * 24 * 3_600_000);

    await call(root, '/settings', { contactMonths: null, accessMonths: null });
    expect(await deleteExpired(remote(), inYears(30))).toBe(0);
    await call(root, '/settings', { contactMonths: 6 });
    expect(await deleteExpired(remote(), new Date())).toBe(0);
    expect(await exists()).toEqual([200, 200]);
    await deleteExpired(remote(), inYears(1));
    expect(await exists()).toEqual([404, 200]);
    await call(root, '/settings', { accessMonths: 12 });
    await deleteExpired(remote(), inYears(2));
    expect(await exists()).toEqual([404, 404]);
  });

  it('is looked for once a day, from two at night on, also when the server was off then', async () => {
    await call(await admin(), '/settings', { contactMonths: 1 });
    const exists = async (id: string) => (await held('contact_messages', id)).status === 200;
    const message = async () => {
      const data = { kind: 'idea', text: 'Larger text', writtenAt: '2026-11-21T08:00:00.000+00:00' };
      const documentId = freshId('m');
      done(await server.key().post(documents('contact_messages'), { documentId, data }), 201);
      return documentId;
    };
    const first = await message();
    await deleteExpiredNightly(remote(), new Date('2999-05-01T01:59:00Z'));
    expect(await exists(first)).toBe(true);
    await deleteExpiredNightly(remote(), new Date('2999-05-01T17:00:00Z'));
    expect(await exists(first)).toBe(false);
    const second = await message();
    await deleteExpiredNightly(remote(), new Date('2999-05-01T17:05:00Z'));
    expect(await exists(second)).toBe(true);
    await deleteExpiredNightly(remote(), new Date('2999-05-02T02:00:00Z'));
    expect(await exists(second)).toBe(false);
  });

  it.each([
    ['2026-11-27T10:00:00Z', 1, '2026-10-27'],
    ['2026-03-31T10:00:00Z', 1, '2026-02-28'],
    ['2024-03-31T10:00:00Z', 1, '2024-02-29'],
    ['2026-01-15T10:00:00Z', 13, '2024-12-15'],
  ])('%s minus %i months is %s', (now, months, day) =>
    expect(monthsBefore(new Date(now), months).slice(0, 10)).toBe(day),
  );
});
