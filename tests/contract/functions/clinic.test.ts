import { describe, expect, it } from 'vitest';
import { Query } from 'node-appwrite';
import { unitOf } from '../../../functions/support/unit-label.ts';
import { midwifeLabel } from '../../../src/model/account/midwife-label.ts';
import { until } from '../../support/until.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Json } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();

const { about, admin, doctor, entries, held, hospital, patient, staff } = administration(server);
const invitation = (more: object = {}) => ({
  email: `${freshId('new')}@example.com`,
  name: 'Dr Zuri Kamau',
  roles: ['admin'],
  resetUrl: '',
  ...more,
});

describe('the calls of administrators', () => {
  it.each([
    '/staff',
    '/patients',
    '/installation',
    '/invite',
    '/invite-again',
    '/roles',
    '/dismiss',
    '/transfer',
    '/hospital',
    '/cohort',
    '/answer-message',
    '/delete-message',
    '/template',
    '/delete-template',
    '/order-templates',
    '/settings',
    '/roster',
    '/hospital-use',
    '/move-hospital',
    '/delete-hospital',
  ])(
    '%s is refused to a guest, a patient, a doctor, a midwife and a moderator, and nothing is written',
    async (path) => {
      const [before, ada] = [(await entries()).length, await doctor(await hospital())];
      const body = { ...invitation(), userId: ada.id, from: ada.id, to: ada.id, name: 'x' };
      expect((await call(server.guest(), path, body)).status).toBe(401);
      const midwife = await staff(midwifeLabel(unitOf('ward')), 'midwife');
      for (const caller of [await server.member('amina'), ada, midwife, await staff('moderator')])
        expect(await call(caller, path, body)).toMatchObject({ status: 403, answer: { reason: 'not-admin' } });
      expect((await entries()).length).toBe(before);
      expect((await ada.get('/account')).status).toBe(200);
    },
  );

  it('ask the account for the role, so a label that was withdrawn during the session opens nothing', async () => {
    const root = await admin();
    expect((await call(root, '/staff')).status).toBe(200);
    done(await server.key().put(`/users/${root.id}/labels`, { labels: [] }));
    expect((await call(root, '/staff')).status).toBe(403);
  });

  it('refuse what is no call and no body', async () => {
    const root = await admin();
    expect((await call(root, '/nothing')).status).toBe(400);
    expect((await call(root, '/constructor')).status).toBe(400);
  });
});

describe('an invitation', () => {
  it('makes a doctor whom patients can choose, with a password that is in the answer only', async () => {
    const [root, hospitalId] = [await admin(), await hospital()];
    const given = invitation({ roles: ['doctor', 'moderator'], hospitalId, phoneNumber: '+254 20 555' });
    const { status, answer } = await call(root, '/invite', given);
    expect({ status, way: answer['way'] }).toEqual({ status: 200, way: 'password' });
    const userId = String(answer['userId']);
    const zuri = server.guest();
    const logIn = { email: given.email, password: answer['password'] };
    done(await zuri.post('/account/sessions/email', logIn), 201);
    expect(done(await zuri.get('/account'))).toMatchObject({ labels: ['doctor', 'moderator'], name: given.name });
    expect(done(await held('doctors', userId))).toMatchObject({ userId, hospitalId, phoneNumber: '+254 20 555' });
    const [entry] = await about(userId);
    expect(entry).toMatchObject({ actorId: root.id, action: 'invite', isDone: true, detail: 'doctor, moderator' });
    expect(JSON.stringify(entry)).not.toContain(String(answer['password']));
  });

  it('is not for an account whose owner has not confirmed the address: it may be a stranger’s', async () => {
    const [root, mallory] = [await admin(), await server.member('mallory')];
    const given = invitation({ email: mallory.email });
    expect(await call(root, '/invite', given)).toMatchObject({ status: 409, answer: { reason: 'unconfirmed' } });
    done(await server.key().patch(`/users/${mallory.id}/verification`, { emailVerification: true }));
    expect(await call(root, '/invite', given)).toMatchObject({ status: 200, answer: { way: 'known' } });
    expect(done(await mallory.get('/account'))['labels']).toEqual(['admin']);
    // Nobody's password was changed.
    expect((await server.device(mallory)).id).toBe(mallory.id);
  });

  it('that broke off can be repeated; one that was finished cannot be used to set another password', async () => {
    const root = await admin();
    const given = invitation();
    const first = await call(root, '/invite', given);
    const userId = String(first.answer['userId']);
    expect(await call(root, '/invite', given)).toMatchObject({ answer: { reason: 'unconfirmed' } });
    const [entry] = await about(userId);
    done(await server.key().patch(documents('clinic_actions', String(entry?.['$id'])), { data: { isDone: false } }));
    const again = await call(root, '/invite', given);
    expect(again.answer).toMatchObject({ userId, way: 'password' });
    expect(again.answer['password']).not.toBe(first.answer['password']);
  });

  it.each([
    ['no address', { email: 'zuri' }],
    ['no name', { name: ' ' }],
    ['no role', { roles: [] }],
    ['a role that does not exist', { roles: ['root'] }],
    ['a doctor without a hospital', { roles: ['doctor'] }],
    ['a doctor of a hospital that does not exist', { roles: ['doctor'], hospitalId: 'nowhere' }],
  ])('with %s is refused before anything is written', async (_, more) => {
    const root = await admin();
    const given = invitation(more);
    expect(await call(root, '/invite', given)).toMatchObject({ status: 400, answer: { reason: 'invalid' } });
    expect(await entries(Query.equal('actorId', [root.id]))).toEqual([]);
  });
});

describe('a doctor who leaves', () => {
  it('has no role, no session, no push and no place in the list at once; every device must wipe', async () => {
    const [root, ada] = [await admin(), await doctor(await hospital())];
    const secret = '0'.repeat(62) + '0a';
    const session = String(done(await ada.get('/account/sessions/current'))['$id']);
    const seen = { path: '/seen', method: 'POST', body: JSON.stringify({ secret, sessionId: session }) };
    done(await ada.post('/functions/devices/executions', seen), 201);
    const target = { targetId: freshId('t'), identifier: '{"endpoint":"https://push.example"}' };
    done(await ada.post('/account/targets/push', target), 201);

    expect(await call(root, '/dismiss', { userId: ada.id })).toMatchObject({ status: 200, answer: { devices: 1 } });

    expect((await ada.get('/account')).status).toBe(401);
    const account = done(await server.key().get(`/users/${ada.id}`));
    expect(account['labels']).toEqual([]);
    const targets = done(await server.key().get(`/users/${ada.id}/targets`))['targets'] as Json[];
    expect(targets.filter(({ providerType }) => providerType === 'push')).toEqual([]);
    expect((await held('doctors', ada.id)).status).toBe(404);
    const check = { path: '/check', method: 'POST', body: JSON.stringify({ secret, userId: ada.id, wasStaff: true }) };
    const run = await server.guest().post('/functions/devices/executions', check);
    expect(JSON.parse(String(run.body['responseBody']))).toEqual({ wipe: true });
    expect(await about(ada.id)).toMatchObject([{ actorId: root.id, action: 'withdraw-roles', isDone: true }]);
    // May be repeated.
    expect((await call(root, '/dismiss', { userId: ada.id })).status).toBe(200);
  });

  it('no longer reads her patients, who are listed as without a doctor by name and address alone', async () => {
    const [root, ada] = [await admin(), await doctor(await hospital())];
    const amina = await patient(ada.id);
    await until('the doctor reads her', async () => (await ada.get(documents('profiles', amina.id))).status === 200);
    const before = (await call(root, '/staff')).answer;
    expect((before['staff'] as Json[]).find(({ id }) => id === ada.id)).toMatchObject({
      patients: 1,
      roles: ['doctor'],
    });
    done(await server.key().put(`/users/${ada.id}/labels`, { labels: ['doctor'] }));
    await call(root, '/dismiss', { userId: ada.id });
    await until('her doctor’s grant is gone', async () => {
      const { body } = await held('profiles', amina.id);
      return !JSON.stringify(body['$permissions']).includes(ada.id);
    });
    const after = (await call(root, '/staff')).answer;
    expect((after['former'] as Json[]).find(({ id }) => id === ada.id)).toMatchObject({ patients: 1, roles: [] });
    expect(after['withoutDoctor']).toBe(Number(before['withoutDoctor']) + 1);
    const { answer } = await call(root, '/patients');
    const line = (answer['patients'] as Json[]).find(({ id }) => id === amina.id);
    expect(line).toEqual({ id: amina.id, name: 'amina', email: amina.email, formerDoctorId: ada.id });
    expect((await entries(Query.equal('actorId', [root.id]))).map(({ action }) => action)).toContain('list-patients');
  });

  it('leaves patients who are moved with their consent; a patient who has chosen another doctor stays with her', async () => {
    const [root, hospitalId] = [await admin(), await hospital('Riverside')];
    const [ada, ben, cyd] = [await doctor(hospitalId), await doctor(hospitalId), await doctor(hospitalId)];
    const [amina, hers, none] = [await patient(ada.id), await patient(cyd.id), await patient(null)];
    await call(root, '/dismiss', { userId: ada.id });
    expect((await call(root, '/transfer', { from: ada.id, to: ben.id })).answer).toEqual({ moved: 1, left: 0 });
    expect(done(await held('profiles', amina.id))).toMatchObject({
      assignedDoctorId: ben.id,
      hospitalId,
      hospitalName: 'Riverside',
      consentVersion: '2026-11-21',
      allergies: 'penicillin',
    });
    await until(
      'her new doctor reads her',
      async () => (await ben.get(documents('profiles', amina.id))).status === 200,
    );
    expect(done(await held('profiles', hers.id))['assignedDoctorId']).toBe(cyd.id);
    expect(done(await held('profiles', none.id))['assignedDoctorId']).toBeNull();
    expect(await about(amina.id)).toMatchObject([
      { actorId: root.id, action: 'transfer', otherId: ben.id, isDone: true },
    ]);
  });

  it('is told to her patient: the trail names the administrator who moved her and the new doctor', async () => {
    const [root, hospitalId] = [await admin(), await hospital()];
    const [ada, ben] = [await doctor(hospitalId), await doctor(hospitalId, 'Dr Ben')];
    const amina = await patient(ada.id);
    await call(root, '/transfer', { from: ada.id, to: ben.id });
    const { entries: own } = done(await amina.get('/maia/audit')) as unknown as { entries: Json[] };
    expect(own.find(({ action }) => action === 'administer')).toMatchObject({
      actorName: 'admin',
      role: 'admin',
      otherName: 'Dr Ben',
      detail: 'transfer',
    });
    expect(own.map(({ action }) => action)).toEqual(expect.arrayContaining(['assign', 'unassign']));
  });

  it('cannot hand patients to an account that is no doctor, nor to himself', async () => {
    const [root, ada, amina] = [await admin(), await doctor(await hospital()), await server.member('amina')];
    expect((await call(root, '/transfer', { from: ada.id, to: amina.id })).answer['reason']).toBe('not-doctor');
    expect((await call(root, '/transfer', { from: ada.id, to: ada.id })).answer['reason']).toBe('invalid');
    expect((await call(root, '/transfer', { from: ada.id, to: 'nobody' })).answer['reason']).toBe('not-found');
  });
});

describe('roles', () => {
  it('are given without an end of the session, and withdrawn with one', async () => {
    const [root, ada, hospitalId] = [await admin(), await staff('moderator'), await hospital()];
    expect((await call(root, '/roles', { userId: ada.id, roles: ['moderator', 'doctor'], hospitalId })).status).toBe(
      200,
    );
    expect(done(await ada.get('/account'))['labels']).toEqual(['moderator', 'doctor']);
    expect((await held('doctors', ada.id)).status).toBe(200);
    expect((await call(root, '/roles', { userId: ada.id, roles: ['moderator'] })).status).toBe(200);
    expect((await ada.get('/account')).status).toBe(401);
    expect(done(await server.key().get(`/users/${ada.id}`))['labels']).toEqual(['moderator']);
    expect((await held('doctors', ada.id)).status).toBe(404);
    expect((await about(ada.id)).map(({ action, detail }) => [action, detail])).toEqual([
      ['give-roles', 'doctor'],
      ['withdraw-roles', 'doctor'],
    ]);
  });

  it('are not given to a patient by this call, and an administrator cannot remove himself', async () => {
    const [root, amina] = [await admin(), await server.member('amina')];
    expect((await call(root, '/roles', { userId: amina.id, roles: ['admin'] })).answer['reason']).toBe('not-found');
    expect((await call(root, '/roles', { userId: root.id, roles: ['moderator'] })).answer['reason']).toBe(
      'own-account',
    );
    expect((await call(root, '/dismiss', { userId: root.id })).answer['reason']).toBe('own-account');
    expect(done(await root.get('/account'))['labels']).toEqual(['admin']);
  });
});

describe('hospitals, messages and the installation', () => {
  it('a hospital is made and changed by the rules of the record, with an entry of each change', async () => {
    const root = await admin();
    const made = await call(root, '/hospital', { name: ' Riverside ', maternityPhone: '+1 555', countryCode: 'KE' });
    const id = String(made.answer['id']);
    expect(done(await held('hospitals', id))).toMatchObject({ name: 'Riverside', maternityPhone: '+1 555' });
    expect((await call(root, '/hospital', { id, name: 'River', city: 'Kisumu' })).status).toBe(200);
    expect(done(await held('hospitals', id))).toMatchObject({ name: 'River', city: 'Kisumu', maternityPhone: null });
    expect((await call(root, '/hospital', { id, name: '' })).answer['reason']).toBe('invalid');
    expect((await call(root, '/hospital', { id, name: 'x', countryCode: 'KEN' })).answer['reason']).toBe('invalid');
    expect((await call(root, '/hospital', { id: 'nowhere', name: 'x' })).answer['reason']).toBe('not-found');
    expect(await entries(Query.equal('actorId', [root.id]))).toMatchObject([
      { action: 'hospital', targetId: id, isDone: true },
      { action: 'hospital', targetId: id, isDone: true },
    ]);
    // A call whose answer was lost is sent again.
    for (const name of ['Lakeside', 'Lakeside Hospital'])
      expect((await call(root, '/hospital', { newId: 'made-once', name })).answer['id']).toBe('made-once');
    expect((await call(root, '/hospital', { newId: '../x', name: 'x' })).answer['reason']).toBe('invalid');
  });

  it('the contacts of alarms, and what midwives read, stay when a page that does not know them saves the hospital', async () => {
    const root = await admin();
    const given = { secondContactId: 'ada', onCallId: 'ben', midwivesRead: 'readings' };
    const made = await call(root, '/hospital', { name: 'Riverside', ...given });
    const id = String(made.answer['id']);
    expect((await call(root, '/hospital', { id, name: 'River' })).status).toBe(200);
    const kept = { name: 'River', ...given };
    expect(done(await held('hospitals', id))).toMatchObject(kept);
    expect((await call(root, '/hospital', { id, name: 'River', onCallId: '' })).status).toBe(200);
    expect(done(await held('hospitals', id))).toMatchObject({ ...kept, onCallId: null });
  });

  it('a message is answered: its sender reads the answer, and no other account reads either', async () => {
    const [root, amina, mallory] = [await admin(), await server.member('amina'), await server.member('mallory')];
    const message = { id: freshId('m'), kind: 'idea', text: 'Larger text', writtenAt: '2026-11-21T08:00:00.000+00:00' };
    const run = { path: '/', method: 'POST', body: JSON.stringify(message) };
    done(await amina.post('/functions/contact/executions', run), 201);
    expect((await amina.get(documents('contact_messages', message.id))).status).toBe(404);
    expect((await call(root, '/answer-message', { id: message.id, answer: ' ' })).answer['reason']).toBe('invalid');
    expect((await call(root, '/answer-message', { id: message.id, answer: 'It comes.' })).status).toBe(200);
    // Sent again after a lost answer it changes nothing; another administrator’s page does not know of it.
    const again = { id: message.id, answer: 'It comes.', seenAt: '' };
    expect((await call(root, '/answer-message', again)).status).toBe(200);
    expect((await call(root, '/answer-message', { ...again, answer: 'No.' })).answer['reason']).toBe('taken');
    expect(done(await amina.get(documents('contact_messages', message.id)))).toMatchObject({ answer: 'It comes.' });
    for (const other of [mallory, server.guest()])
      expect((await other.get(documents('contact_messages', message.id))).status).toBeGreaterThanOrEqual(400);
    const forged = { data: { answer: 'Send money' } };
    expect((await amina.patch(documents('contact_messages', message.id), forged)).status).toBe(401);
    expect((await call(root, '/delete-message', { id: message.id })).status).toBe(200);
    expect((await held('contact_messages', message.id)).status).toBe(404);
    const log = await entries(Query.equal('targetId', [message.id]), Query.orderAsc('$createdAt'));
    expect(log.map(({ action }) => action)).toEqual(['answer-message', 'delete-message']);
    expect(JSON.stringify(log)).not.toContain('It comes');
  });

  it('the sender cannot put an answer into her own message', async () => {
    const amina = await server.member('amina');
    const forged = { answer: 'Yes', answeredAt: '2026-11-21T08:00:00.000+00:00' };
    const message = {
      id: freshId('m'),
      kind: 'idea',
      text: 'x',
      writtenAt: '2026-11-21T08:00:00.000+00:00',
      ...forged,
    };
    await amina.post('/functions/contact/executions', { path: '/', method: 'POST', body: JSON.stringify(message) });
    expect(done(await held('contact_messages', message.id))).toMatchObject({ answer: null, answeredAt: null });
  });

  it('the installation is described in numbers, and says that no backup was made', async () => {
    const root = await admin();
    await doctor(await hospital());
    const { answer } = await call(root, '/installation');
    expect(answer['server']).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      backup: null,
      mail: { isSent: false, failed: 0 },
    });
    const { databaseBytes, freeBytes } = answer['server'] as Json;
    expect(Number(databaseBytes)).toBeGreaterThan(1000);
    expect(Number(freeBytes)).toBeGreaterThan(0);
    const accounts = answer['accounts'] as { value: number; isLeast: boolean };
    expect(accounts.isLeast).toBe(false);
    expect(accounts.value).toBe(Number(done(await server.key().get('/users'))['total']));
  });

  it('what an administrator changes without the function is in the audit trail too', async () => {
    const root = await admin();
    const id = freshId('h');
    done(await root.post(documents('hospitals'), { documentId: id, data: { name: 'Direct' } }), 201);
    const { audit } = server.running.backend.services;
    await audit.settle();
    const last = audit
      .open()
      .all('SELECT body FROM entries ORDER BY seq DESC LIMIT 5')
      .map(({ body }) => String(body));
    expect(last.some((body) => body.includes('"create"') && body.includes('"admin"') && body.includes(id))).toBe(true);
  });

  it('only administrators read the entries, and nobody writes them but functions', async () => {
    const [root, ada] = [await admin(), await doctor(await hospital())];
    await call(root, '/hospital', { name: 'Riverside' });
    expect(Number(done(await root.get(documents('clinic_actions')))['total'])).toBeGreaterThan(0);
    expect(done(await ada.get(documents('clinic_actions')))['documents']).toEqual([]);
    const forged = { documentId: freshId('f'), data: { actorId: ada.id, action: 'invite' } };
    expect((await root.post(documents('clinic_actions'), forged)).status).toBe(401);
  });
});
