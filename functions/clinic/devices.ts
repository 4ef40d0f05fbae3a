import { rolesOf, type DevicesAnswer, type WipeAnswer } from '../../src/model/clinic/clinic-answers.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { orderWipe } from '../devices/order-wipe.ts';
import { connect, type Remote as DevicesRemote, type StoredDevice } from '../devices/remote.ts';
import { accountIn, logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';
import type { ServerAccount } from './remote.ts';

const devicesAt = ({ remote }: Caller): DevicesRemote => connect(() => remote.newClient(), remote.backend.key);

/** The account of `userId`, or of the exact address in `email`. @throws Refusal */
async function personIn(caller: Caller, body: Body): Promise<ServerAccount> {
  const email = textIn(body, 'email');
  if (email === '') return accountIn(caller, body);
  const account = await caller.remote.accountOfAddress(email);
  if (!account) throw new Refusal('not-found', 'There is no such account.');
  return account;
}

const listed = ({ $id, browser, system, lastSeenAt, wipeRequestedAt, wipedAt }: StoredDevice) => ({
  id: $id,
  browser: browser ?? '',
  system: system ?? '',
  lastSeenAt,
  wipeRequestedAt: wipeRequestedAt ?? null,
  wipedAt: wipedAt ?? null,
});

/**
 * The devices of a person, the last used first. A look at those of a person who does not work here is an entry.
 * @throws Refusal
 */
export async function listDevices(caller: Caller, body: Body): Promise<DevicesAnswer> {
  const { $id: userId, name, email, labels } = await personIn(caller, body);
  const read = async () => {
    const devices = (await devicesAt(caller).devicesOf(userId)).map(listed);
    const byUse = devices.toSorted((a, b) => Date.parse(b.lastSeenAt) - Date.parse(a.lastSeenAt));
    return { userId, name, email, devices: byUse };
  };
  return rolesOf(labels).length > 0 ? read() : logged(caller, { action: 'list-devices', userId }, read);
}

/**
 * Signs out a lost device of another person; it erases the data of this person when it is next online. `all` also ends
 * the sessions of devices that are not listed. May be repeated: the time of the first order stays. @throws Refusal
 */
export async function wipeDevice(caller: Caller, body: Body): Promise<WipeAnswer> {
  const account = await accountIn(caller, body);
  const { $id: userId } = account;
  // Under Account the password of the owner is asked for.
  if (userId === caller.userId) throw new Refusal('own-account', 'Report your own device under Account.');
  const which = textIn(body, 'deviceId');
  const remote = devicesAt(caller);
  if (which === 'all') {
    const devices = await remote.devicesOf(userId);
    return logged(caller, { action: 'wipe-device', userId, detail: 'all' }, async () => {
      for (const device of devices) await orderWipe(remote, device);
      await caller.remote.users.deleteSessions({ userId });
      return { ordered: devices.filter(({ wipedAt }) => !wipedAt).length };
    });
  }
  const device = idPattern.test(which) ? await remote.device(which) : undefined;
  if (device?.userId !== userId) throw new Refusal('not-found', 'This person has no such device.');
  return logged(caller, { action: 'wipe-device', userId, targetId: device.$id }, async () => {
    await orderWipe(remote, device);
    return { ordered: 1 };
  });
}
