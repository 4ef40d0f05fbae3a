import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Clinic } from './clinic.ts';
import { Device, type Account } from './device.ts';
import { Network } from './network.ts';

let clinic: Clinic;
let network: Network;
let amina: Account;
let number = 0;

beforeAll(async () => {
  clinic = await Clinic.open();
});
afterAll(() => clinic[Symbol.asyncDispose]());
beforeEach(async () => {
  network = new Network();
  amina = await clinic.signUp(`amina-${(number += 1)}`);
});
afterEach(() => network[Symbol.dispose]());

const pressuresOnServer = () => clinic.documents('blood_pressure', amina.id);
const isSynced = (device: Device) =>
  expect.poll(() => device.status, { timeout: 15_000, interval: 50 }).toMatchObject({ phase: 'idle', pending: 0 });

describe('what is written offline', () => {
  it('reaches the server with its owner as the only reader, and is marked as sent', async () => {
    await using phone = await Device.of(clinic.url, amina);
    const id = await phone.addPressure({ note: 'after the stairs' });
    await phone.goOnline();
    await isSynced(phone);
    const [document] = await pressuresOnServer();
    expect(document).toMatchObject({ $id: id, systolic: 100, note: 'after the stairs' });
    expect(document?.$permissions).toEqual([`read("user:${amina.id}")`, `delete("user:${amina.id}")`]);
    expect((await phone.readings())[0]?.serverUpdatedAt).toBe(document?.$updatedAt);
    expect(phone.status?.lastSafeCopyAt).not.toBeNull();
  });

  it('1,000 readings need at most 35 requests', async () => {
    await using phone = await Device.of(clinic.url, amina);
    await phone.addPressures(1000);
    await phone.goOnline();
    await isSynced(phone);
    expect(await pressuresOnServer()).toHaveLength(1000);
    expect(network.writes.length).toBeLessThanOrEqual(35);
  });
});
