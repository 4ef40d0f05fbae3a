import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DevicesAnswer } from '../../../src/model/clinic/clinic-answers.ts';
import type { OwnTrail } from '../../../src/model/account/own-trail.ts';
import type { Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();
const { about, admin, by, doctor, hospital, patient } = administration(server);

const devices = async (client: Client, path: string, body: object) => {
  const run = { path, method: 'POST', body: JSON.stringify(body) };
  const { body: answer } = await client.post('/functions/devices/executions', run);
  return JSON.parse(String(answer['responseBody'])) as Record<string, unknown>;
};

/** A phone on which this person has signed in, and which has reported its use. */
async function phoneOf(person: Client) {
  const client = await server.device(person);
  const secret = randomBytes(32).toString('hex');
  const sessionId = String((await client.get('/account/sessions/current')).body['$id']);
  const { deviceId } = await devices(client, '/seen', { secret, sessionId });
  const asks = async () => (await devices(server.guest(), '/check', { secret, userId: person.id }))['wipe'];
  return { client, id: String(deviceId), asks, erase: () => devices(server.guest(), '/erased', { secret }) };
}
const devicesOf = async (root: Client, body: object) =>
  (await call(root, '/devices', body)).answer as unknown as DevicesAnswer;

describe('a lost device of another person', () => {
  it('is signed out and wiped by an administrator, and shown as done when the device has confirmed', async () => {
    const [root, ada] = [await admin(), await doctor(await hospital())];
    const [lost, kept] = [await phoneOf(ada), await phoneOf(ada)];
    const stateOf = async (id: string) =>
      (await devicesOf(root, { userId: ada.id })).devices.find((device) => device.id === id);
    expect(await stateOf(lost.id)).toMatchObject({ wipeRequestedAt: null, wipedAt: null });
    expect(await call(root, '/wipe-device', { userId: ada.id, deviceId: lost.id })).toMatchObject({
      status: 200,
      answer: { ordered: 1 },
    });
    expect((await lost.client.get('/account')).status).toBe(401);
    expect([await lost.asks(), await kept.asks()]).toEqual([true, false]);
    expect((await kept.client.get('/account')).status).toBe(200);
    const ordered = await stateOf(lost.id);
    expect(ordered).toMatchObject({ wipedAt: null });
    expect(ordered?.wipeRequestedAt).not.toBeNull();
    await lost.erase();
    expect((await stateOf(lost.id))?.wipedAt).not.toBeNull();
    expect(await by(root)).toMatchObject([{ action: 'wipe-device', userId: ada.id, targetId: lost.id, isDone: true }]);
  });

  it('keeps the time of the first order when it is ordered again', async () => {
    const [root, ada] = [await admin(), await doctor(await hospital())];
    const lost = await phoneOf(ada);
    const order = () => call(root, '/wipe-device', { userId: ada.id, deviceId: lost.id });
    await order();
    const first = (await devicesOf(root, { userId: ada.id })).devices;
    await order();
    expect((await devicesOf(root, { userId: ada.id })).devices).toEqual(first);
  });

  it('is one of all, and all ends the sessions of devices that never reported themselves too', async () => {
    const [root, ada] = [await admin(), await doctor(await hospital())];
    const [one, other, silent] = [await phoneOf(ada), await phoneOf(ada), await server.device(ada)];
    expect((await call(root, '/wipe-device', { userId: ada.id, deviceId: 'all' })).answer).toEqual({ ordered: 2 });
    expect([await one.asks(), await other.asks()]).toEqual([true, true]);
    expect((await silent.get('/account')).status).toBe(401);
    expect(await by(root)).toMatchObject([{ action: 'wipe-device', userId: ada.id, detail: 'all' }]);
  });

  it('of a patient is found by the exact address; the look and the order are entries, and she reads both', async () => {
    const [root, amina] = [await admin(), await patient(null)];
    const lost = await phoneOf(amina);
    const found = await devicesOf(root, { email: amina.email.toUpperCase() });
    expect(found).toMatchObject({ userId: amina.id, devices: [{ id: lost.id }] });
    expect((await call(root, '/wipe-device', { userId: amina.id, deviceId: lost.id })).status).toBe(200);
    expect((await about(amina.id)).map(({ action }) => action)).toEqual(['list-devices', 'wipe-device']);
    const { entries } = done(await amina.get('/maia/audit')) as unknown as OwnTrail;
    expect(entries.filter(({ action }) => action === 'administer').map(({ detail }) => detail)).toEqual([
      'wipe-device',
      'list-devices',
    ]);
  });

  it.each([
    ['of the administrator himself, who reports it with his password', 'own', 'own-account'],
    ['of a third person', 'third', 'not-found'],
    ['that does not exist', 'none', 'not-found'],
    ['without a valid id', '../profiles', 'not-found'],
    ['of an account that does not exist', 'nobody', 'not-found'],
  ])('%s is not wiped, and no entry is written', async (_, which, reason) => {
    const [root, ada, ben] = [await admin(), await doctor(await hospital()), await doctor(await hospital())];
    const [own, third] = [await phoneOf(root), await phoneOf(ben)];
    const userId = which === 'own' ? root.id : which === 'nobody' ? 'nobody' : ada.id;
    const deviceId = which === 'own' ? own.id : which === 'third' ? third.id : which;
    expect((await call(root, '/wipe-device', { userId, deviceId })).answer['reason']).toBe(reason);
    expect([await own.asks(), await third.asks()]).toEqual([false, false]);
    expect(await by(root)).toEqual([]);
  });
});
