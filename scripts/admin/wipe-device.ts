import { Client } from 'node-appwrite';
import { orderWipe } from '../../functions/devices/order-wipe.ts';
import { connect as connectDevices, type Remote, type StoredDevice } from '../../functions/devices/remote.ts';
import { findAccount } from '../provision/accounts.ts';
import { connect, type ProvisionTarget } from '../provision/connect.ts';
import type { StaffReport } from './create-staff.ts';

/** The calls of the function `devices`, with the server key. */
export const devicesAt = ({ endpoint, projectId, apiKey }: ProvisionTarget): Remote =>
  connectDevices(() => new Client().setEndpoint(endpoint).setProject(projectId), apiKey);

const stateOf = ({ wipeRequestedAt, wipedAt, lastSeenAt }: StoredDevice): string => {
  if (wipedAt) return `wiped ${wipedAt}`;
  return wipeRequestedAt ? `reported lost ${wipeRequestedAt}, not wiped yet` : `last used ${lastSeenAt}`;
};

const lineOf = (each: StoredDevice): string =>
  `${each.$id}  ${[each.browser, each.system].filter(Boolean).join(' on ') || 'unknown device'}  ${stateOf(each)}`;

/**
 * Signs out a lost device of a person, and tells it to erase her data when it is next online. Without a device it lists
 * them.
 * @param which the id of a device, or `all`, which also ends the sessions of devices that are not listed
 * @throws Error when there is no such account or device
 */
export async function wipeDevice(target: ProvisionTarget, email: string, which?: string): Promise<StaffReport> {
  const { users } = connect(target);
  const remote = devicesAt(target);
  const account = await findAccount(users, email);
  if (!account) throw new Error(`No account has the address ${email}.`);
  const devices = await remote.devicesOf(account.$id);
  if (which === undefined)
    return devices.length > 0 ? devices.map(lineOf) : [`${email} has no device that this version of the app has used.`];
  const lost = which === 'all' ? devices : devices.filter(({ $id }) => $id === which);
  if (lost.length === 0 && which !== 'all') throw new Error(`${email} has no device ${which}.`);
  for (const device of lost) await orderWipe(remote, device);
  if (which === 'all') await users.deleteSessions({ userId: account.$id });
  return [
    ...lost.map(({ $id }) => `${$id} is signed out, and erases its data when it is next online`),
    ...(which === 'all' ? [`all sessions of ${email} are ended`] : []),
  ];
}
