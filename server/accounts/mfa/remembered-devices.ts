import { DAY_MS } from '../../../src/model/time/durations.ts';
import { toStamp } from '../../protocol/clock.ts';
import { hashSecret, newSecret } from '../../protocol/secrets.ts';
import type { Store } from '../../store/store.ts';
import {
  deleteDevice,
  findDevice,
  forgetDevices,
  insertDevice,
  knownDevices,
  trimDevices,
} from '../remembered-device-rows.ts';

/** After a proved factor a device is not asked for this time, in ms. Using the device does not prolong it. */
export const REMEMBERED_MS = 30 * DAY_MS;
/** More devices of one account than a person uses. */
const MAX_DEVICES = 20;

/** Remembers on which devices a user has proved a second factor. A device is known by tokens in its cookie. */
export class RememberedDevices {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** The factor that this user has proved on the device with these tokens; null when it is not remembered. */
  factorOf(userId: string, tokens: readonly string[]): string | null {
    return findDevice(this.store, userId, tokens.map(hashSecret), toStamp(Date.now()))?.factor ?? null;
  }

  /**
   * Gives the device a new token for this user, in place of an earlier one of hers.
   * @param tokens those that the device has
   * @returns the tokens for the device's cookie: of other users the valid ones, and the new one last
   */
  remember(userId: string, factor: string, tokens: readonly string[]): Promise<string[]> {
    const token = newSecret();
    return this.store.write(() => {
      const now = Date.now();
      const [created, expires] = [toStamp(now), toStamp(now + REMEMBERED_MS)];
      for (const old of tokens) deleteDevice(this.store, userId, hashSecret(old));
      insertDevice(this.store, { tokenHash: hashSecret(token), userId, factor, created, expires });
      trimDevices(this.store, userId, created, MAX_DEVICES);
      const known = knownDevices(this.store, tokens.map(hashSecret), created);
      return [...tokens.filter((other) => known.includes(hashSecret(other))), token];
    });
  }

  /** Forgets all devices of the user but the one with these tokens. */
  forgetOthers(userId: string, tokens: readonly string[]): Promise<void> {
    return this.store.write(() => forgetDevices(this.store, userId, tokens.map(hashSecret)));
  }
}
