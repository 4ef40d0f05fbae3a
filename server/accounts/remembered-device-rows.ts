import type { Store } from '../store/store.ts';

/** A device on which a user has proved a second factor. */
export interface RememberedDevice {
  /** SHA-256 of the token in the device's cookie. */
  tokenHash: string;
  userId: string;
  /** The factor that was proved: `totp`, `email`, `recoveryCode`. */
  factor: string;
  created: string;
  expires: string;
}

export function insertDevice(store: Store, { tokenHash, userId, factor, created, expires }: RememberedDevice): void {
  const sql = 'INSERT INTO remembered_devices (token_hash, user_id, factor, created, expires) VALUES (?, ?, ?, ?, ?)';
  store.run(sql, tokenHash, userId, factor, created, expires);
}

/** The unexpired device of this user with one of these hashes; null when there is none. */
export function findDevice(
  store: Store,
  userId: string,
  tokenHashes: readonly string[],
  now: string,
): RememberedDevice | null {
  const sql = 'SELECT * FROM remembered_devices WHERE token_hash = ? AND user_id = ? AND expires > ?';
  for (const tokenHash of tokenHashes) {
    const row = store.get(sql, tokenHash, userId, now);
    if (!row) continue;
    const { factor, created, expires } = row;
    return { tokenHash, userId, factor: String(factor), created: String(created), expires: String(expires) };
  }
  return null;
}

/** Which of these hashes are of unexpired devices, of any user. */
export const knownDevices = (store: Store, tokenHashes: readonly string[], now: string): string[] =>
  tokenHashes.filter((hash) =>
    store.get('SELECT 1 FROM remembered_devices WHERE token_hash = ? AND expires > ?', hash, now),
  );

export function deleteDevice(store: Store, userId: string, tokenHash: string): void {
  store.run('DELETE FROM remembered_devices WHERE token_hash = ? AND user_id = ?', tokenHash, userId);
}

/** Deletes the expired devices of all users, and the oldest ones of this user beyond a number. */
export function trimDevices(store: Store, userId: string, now: string, most: number): void {
  store.run('DELETE FROM remembered_devices WHERE expires <= ?', now);
  const sql = `DELETE FROM remembered_devices WHERE token_hash IN (SELECT token_hash FROM remembered_devices
    WHERE user_id = ? ORDER BY created DESC, token_hash LIMIT -1 OFFSET ?)`;
  store.run(sql, userId, most);
}

/**
 * From now on all devices of the user are asked for a second factor again. Call it inside a write.
 * @param except hashes of devices that stay remembered
 */
export function forgetDevices(store: Store, userId: string, except: readonly string[] = []): void {
  const sql = `DELETE FROM remembered_devices WHERE user_id = ?
    AND token_hash NOT IN (SELECT value FROM json_each(?))`;
  store.run(sql, userId, JSON.stringify(except));
}
