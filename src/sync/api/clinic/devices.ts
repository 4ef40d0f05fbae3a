import type { DevicesAnswer, WipeAnswer } from '@/model/clinic/clinic-answers.ts';
import { callFunction } from '@/sync/transport/backend-call.ts';

// All calls throw BackendRefusal when the server refuses, and TypeError when it cannot be reached.

/** @param whose the account, or its exact e-mail address */
export const listDevicesOf = (
  whose: { readonly userId: string } | { readonly email: string },
): Promise<DevicesAnswer> => callFunction('clinic', '/devices', whose);

/**
 * Signs out a lost device of another person; it erases its data when it is next online. May be repeated.
 * @param deviceId `all` for every device and session
 */
export const wipeDeviceOf = (userId: string, deviceId: string): Promise<WipeAnswer> =>
  callFunction('clinic', '/wipe-device', { userId, deviceId });
