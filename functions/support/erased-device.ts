import { DAY_MS } from '../../src/model/time/durations.ts';
import { hashedId } from './hashed-id.ts';

/** Owner of these entries of `function_state`. */
export const ERASED_DEVICE = 'erased-device';

/** A phone that is not used for so long never learns that its account was erased; it asks for the password. */
export const ERASED_DEVICE_KEPT_MS = 180 * DAY_MS;

/** The answer to a device whose account was erased. */
export interface ErasedDevice {
  /** Erase at once: it was reported lost, or belonged to a doctor or admin. Otherwise the person decides when. */
  readonly wipe: boolean;
}

/**
 * The id of the entry. A device's id is a hash of the secret that only this device has, so only that device finds its
 * entry. The entry names no account.
 */
export const erasedDeviceId = (deviceId: string): string => hashedId(ERASED_DEVICE, deviceId);

export const erasedDeviceState = (told: ErasedDevice) => ({ owner: ERASED_DEVICE, value: JSON.stringify(told) });
