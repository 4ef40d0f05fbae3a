import { isStaff } from '../../src/model/account/staff.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { hashedId } from '../support/hashed-id.ts';
import { passwordRefusal, type ResponseParts } from '../support/try-password.ts';
import { orderWipe } from './order-wipe.ts';
import type { Remote, ServerAccount } from './remote.ts';

const deviceIdOf = (secret: string): string => hashedId('devices', secret);

const isWorkingStaff = ({ status, labels }: ServerAccount): boolean => status && isStaff(labels);

/** A device that was not used for so long leaves the list, unless it still has to be wiped. */
const FORGET_AFTER_MS = 180 * DAY_MS;

async function removeForgotten(remote: Remote, userId: string): Promise<void> {
  for (const { $id, lastSeenAt, wipeRequestedAt, wipedAt } of await remote.devicesOf(userId)) {
    const isWaiting = wipeRequestedAt && !wipedAt;
    if (!isWaiting && Date.parse(lastSeenAt) < Date.now() - FORGET_AFTER_MS) await remote.remove($id);
  }
}

/**
 * Notes that this device was used in this session.
 * @returns `wipe`: whether it was reported lost and must erase the data of this person
 */
export async function noteUse(
  remote: Remote,
  userId: string,
  { secret, sessionId }: { secret: string; sessionId: string },
): Promise<ResponseParts> {
  const id = deviceIdOf(secret);
  const known = await remote.device(id);
  if (known && known.userId !== userId) return [403, { message: 'This is the device of another account.' }];
  if (known?.wipeRequestedAt) return [200, { wipe: true, deviceId: id }];
  const session = (await remote.sessions(userId)).find(({ $id }) => $id === sessionId);
  const use = {
    sessionId: session?.$id ?? null,
    browser: session?.clientName ?? null,
    system: session?.osName ?? null,
    lastSeenAt: toInstant(Date.now()),
  };
  if (known) await remote.change(id, use);
  else {
    await removeForgotten(remote, userId);
    await remote.create(id, { userId, ...use, wipeRequestedAt: null, wipedAt: null });
  }
  return [200, { wipe: false, deviceId: id }];
}

/**
 * What a device without a session must do. The server answers only the device that has the secret: a stranger must not
 * learn whether an account exists.
 * @param wasStaff whether the user was a doctor or admin when the device last knew
 * @returns `wipe`: whether it must erase the data of this user, because it was reported lost, or belonged to a doctor
 * or admin who has left. `erased`: the account was erased elsewhere
 */
export async function checkWipe(
  remote: Remote,
  { secret, userId, wasStaff }: { secret: string; userId: string; wasStaff: boolean },
): Promise<ResponseParts> {
  const id = deviceIdOf(secret);
  const known = await remote.device(id);
  if (!known) {
    const told = await remote.erasedDevice(id);
    if (told) return [200, told.wipe ? { wipe: true } : { wipe: false, erased: true }];
  }
  if (known?.userId !== userId) return [200, { wipe: false }];
  if (known.wipeRequestedAt) return [200, { wipe: true }];
  if (!wasStaff) return [200, { wipe: false }];
  const account = await remote.account(userId);
  return [200, { wipe: !account || !isWorkingStaff(account) }];
}

/** The device has erased all data: a lost one is shown as wiped from now on, any other one leaves the list. */
export async function noteErased(remote: Remote, secret: string): Promise<ResponseParts> {
  const id = deviceIdOf(secret);
  const known = await remote.device(id);
  if (known?.wipeRequestedAt && !known.wipedAt) await remote.change(id, { wipedAt: toInstant(Date.now()) });
  if (known && !known.wipeRequestedAt) await remote.remove(id);
  if (!known) await remote.forgetErasedDevice(id);
  return [200, { state: 'noted' }];
}

/** Checks the password of the caller, before another device of the account is signed out. */
export async function confirmPassword(remote: Remote, userId: string, password: string): Promise<ResponseParts> {
  const account = await remote.account(userId);
  if (!account) return [404, { message: 'There is no such account.' }];
  return passwordRefusal(await remote.tryPassword(account.email, password)) ?? [200, { state: 'confirmed' }];
}

/** Marks a device of the caller as lost, if the password is right, and ends its session. */
export async function reportLost(
  remote: Remote,
  userId: string,
  { deviceId, password }: { deviceId: string; password: string },
): Promise<ResponseParts> {
  const known = await remote.device(deviceId);
  if (known?.userId !== userId) return [404, { message: 'There is no such device.' }];
  const confirmed = await confirmPassword(remote, userId, password);
  if (confirmed[0] !== 200) return confirmed;
  await orderWipe(remote, known);
  return [200, { state: 'ordered' }];
}
