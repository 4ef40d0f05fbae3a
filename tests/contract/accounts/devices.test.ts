import { randomBytes } from 'node:crypto';
import { Query } from 'node-appwrite';
import { describe, expect, it } from 'vitest';
import { freshId, PASSWORD, type Client, type Json } from '../server/client.ts';
import { documents } from '../matrix/clinic.ts';
import { ownMaia } from '../server/own-server.ts';

const server = ownMaia();
const newSecret = () => randomBytes(32).toString('hex');

/** Calls the function as the app does. @returns the function's own status and answer */
async function call(
  client: Client,
  path: string,
  body: object,
  functionId = 'devices',
): Promise<{ status: number; answer: Json }> {
  const run = await client.post(`/functions/${functionId}/executions`, {
    path,
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: Number(run.body['responseStatusCode']), answer: JSON.parse(String(run.body['responseBody'])) };
}

const sessionOf = async (client: Client) => String((await client.get('/account/sessions/current')).body['$id']);

/** A phone on which this person has signed in, and which has reported its use. */
async function phoneOf(person: Client) {
  const client = await server.device(person);
  const secret = newSecret();
  const { answer } = await call(client, '/seen', { secret, sessionId: await sessionOf(client) });
  const check = async (wasStaff = false) =>
    (await call(server.guest(), '/check', { secret, userId: person.id, wasStaff })).answer['wipe'];
  return { client, secret, id: String(answer['deviceId']), check };
}
const list = async (person: Client) => ((await person.get(documents('devices'))).body['documents'] ?? []) as Json[];
const lost = (person: Client, deviceId: string, password = PASSWORD) =>
  call(person, '/lost', { deviceId, password }).then(({ status }) => status);

describe('the devices of an account', () => {
  it('are listed with the time of their last use for their owner, and for no other account', async () => {
    const [amina, other] = [await server.member('amina'), await server.member('other')];
    const before = Date.now();
    const phone = await phoneOf(amina);
    const [device] = await list(amina);
    expect(device).toMatchObject({ $id: phone.id, userId: amina.id, sessionId: await sessionOf(phone.client) });
    expect(Date.parse(String(device?.['lastSeenAt']))).toBeGreaterThanOrEqual(before);
    expect(await list(other)).toEqual([]);
    expect(await list(server.guest())).toEqual([]);
    expect(JSON.stringify(device)).not.toContain(phone.secret);
  });

  it('are signed out after a question for the password, which counts wrong ones as logins do', async () => {
    const amina = await server.member('amina');
    const confirm = async (password: string) => (await call(amina, '/confirm', { password })).status;
    expect(await confirm(PASSWORD)).toBe(200);
    for (let n = 0; n < 10; n++) expect(await confirm('Wrong-River-99')).toBe(401);
    expect(await confirm('Wrong-River-99')).toBe(429);
    expect((await call(server.guest(), '/confirm', { password: PASSWORD })).status).toBe(401);
  });

  it('leave the list when they have signed out', async () => {
    const amina = await server.member('amina');
    const { secret } = await phoneOf(amina);
    expect((await call(server.guest(), '/erased', { secret })).status).toBe(200);
    expect(await list(amina)).toEqual([]);
  });
});

describe('a phone that was reported lost', () => {
  it('has no session any more at once, and must wipe; the other devices go on', async () => {
    const amina = await server.member('amina');
    const [phone, tablet] = [await phoneOf(amina), await phoneOf(amina)];
    expect(await phone.check()).toBe(false);
    expect(await lost(amina, phone.id)).toBe(200);
    expect((await phone.client.get('/account')).status).toBe(401);
    expect(await phone.check()).toBe(true);
    expect((await tablet.client.get('/account')).status).toBe(200);
    expect(await tablet.check()).toBe(false);
  });

  it('must wipe also when it was signed in again since', async () => {
    const amina = await server.member('amina');
    const phone = await phoneOf(amina);
    await lost(amina, phone.id);
    const again = await server.device(amina);
    const seen = await call(again, '/seen', { secret: phone.secret, sessionId: await sessionOf(again) });
    expect(seen.answer).toMatchObject({ wipe: true });
  });

  it('is shown as wiped with the time, once it has said so, and the time stays', async () => {
    const amina = await server.member('amina');
    const phone = await phoneOf(amina);
    await lost(amina, phone.id);
    expect((await list(amina))[0]).toMatchObject({ wipeRequestedAt: expect.any(String), wipedAt: null });
    await call(server.guest(), '/erased', { secret: phone.secret });
    const [first] = await list(amina);
    expect(first?.['wipedAt']).toEqual(expect.any(String));
    await call(server.guest(), '/erased', { secret: phone.secret });
    expect((await list(amina))[0]?.['wipedAt']).toBe(first?.['wipedAt']);
  });

  it('is marked by its owner with the password only', async () => {
    const [amina, other] = [await server.member('amina'), await server.member('other')];
    const phone = await phoneOf(amina);
    expect(await lost(amina, phone.id, 'Wrong-River-99')).toBe(401);
    expect(await lost(other, phone.id)).toBe(404);
    expect(await lost(server.guest(), phone.id)).toBe(401);
    expect(await phone.check()).toBe(false);
    expect((await phone.client.get('/account')).status).toBe(200);
  });

  it('cannot be marked or unmarked by writing the document', async () => {
    const amina = await server.member('amina');
    const phone = await phoneOf(amina);
    const at = documents('devices', phone.id);
    expect((await amina.patch(at, { data: { wipedAt: '2026-11-26T08:00:00.000+00:00' } })).status).toBe(401);
    expect((await amina.delete(at)).status).toBe(401);
    const forged = { documentId: freshId(), data: { userId: amina.id, lastSeenAt: new Date().toISOString() } };
    expect((await amina.post(documents('devices'), forged)).status).toBe(401);
  });
});

describe('a session that has ended', () => {
  it('does not wipe a phone by itself, nor does an erased account of a patient', async () => {
    const amina = await server.member('amina');
    const phone = await phoneOf(amina);
    await phone.client.delete('/account/sessions/current');
    expect(await phone.check()).toBe(false);
    await server.key().delete(`/users/${amina.id}`);
    expect(await phone.check()).toBe(false);
  });

  it.each([
    ['has lost the label', (id: string) => server.key().put(`/users/${id}/labels`, { labels: [] })],
    ['is blocked', (id: string) => server.key().patch(`/users/${id}/status`, { status: false })],
    ['is deleted', (id: string) => server.key().delete(`/users/${id}`)],
  ])('wipes the device of a doctor whose account %s', async (_, end) => {
    const doctor = await server.member('doctor');
    await server.key().put(`/users/${doctor.id}/labels`, { labels: ['doctor'] });
    const desk = await phoneOf(doctor);
    expect(await desk.check(true)).toBe(false);
    expect((await end(doctor.id)).status).toBeLessThan(300);
    expect(await desk.check(true)).toBe(true);
  });

  it('says nothing to a stranger about an account that exists, nor about one that does not', async () => {
    const amina = await server.member('amina');
    for (const userId of [amina.id, freshId()])
      for (const wasStaff of [true, false]) {
        const { answer } = await call(server.guest(), '/check', { secret: newSecret(), userId, wasStaff });
        expect(answer).toEqual({ wipe: false });
      }
    expect((await call(server.guest(), '/check', { secret: 'short', userId: amina.id })).status).toBe(400);
  });
});

describe('an account that was erased on another device', () => {
  const erase = (person: Client) => call(person, '/erase', { password: PASSWORD }, 'account');
  const entries = async () => {
    const queries = [Query.equal('owner', ['erased-device']), Query.limit(100)];
    const asked = queries.map((query, at) => `queries[${at}]=${encodeURIComponent(query)}`).join('&');
    return (await server.key().get(`${documents('function_state')}?${asked}`)).body['documents'] as Json[];
  };
  const check = async (secret: string, userId: string) =>
    (await call(server.guest(), '/check', { secret, userId, wasStaff: false })).answer;

  it('is known to each phone that was signed in to it, and to no other caller', async () => {
    const amina = await server.member('amina');
    const [phone, tablet] = [await phoneOf(amina), await phoneOf(amina)];
    expect((await erase(phone.client)).answer).toEqual({ state: 'done' });
    expect((await tablet.client.get('/account')).status).toBe(401);
    expect(await check(tablet.secret, amina.id)).toEqual({ wipe: false, erased: true });
    expect(await check(tablet.secret, amina.id)).toEqual({ wipe: false, erased: true });
    expect(await check(newSecret(), amina.id)).toEqual({ wipe: false });
    expect(JSON.stringify(await entries())).not.toContain(amina.id);
  });

  it('is not known any more to a phone that has said that it is erased', async () => {
    const amina = await server.member('amina');
    const phone = await phoneOf(amina);
    const before = (await entries()).length;
    await erase(amina);
    expect((await entries()).length).toBe(before + 1);
    await call(server.guest(), '/erased', { secret: phone.secret });
    expect(await check(phone.secret, amina.id)).toEqual({ wipe: false });
    expect((await entries()).length).toBe(before);
  });

  it('wipes a phone at once that was reported lost before', async () => {
    const amina = await server.member('amina');
    const phone = await phoneOf(amina);
    await lost(amina, phone.id);
    await erase(amina);
    expect(await check(phone.secret, amina.id)).toEqual({ wipe: true });
  });

  it('is forgotten 180 days later', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const entry = async (days: number) => {
      const documentId = freshId();
      const data = { owner: 'erased-device', value: '{"wipe":false}', $createdAt: at(days) };
      expect((await server.key().post(documents('function_state'), { documentId, data })).status).toBe(201);
      return documentId;
    };
    const [old, recent] = [await entry(181), await entry(179)];
    await server.key().post('/functions/account/executions', {});
    const ids = (await entries()).map(({ $id }) => $id);
    expect(ids).toContain(recent);
    expect(ids).not.toContain(old);
  });
});
