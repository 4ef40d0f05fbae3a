import { UNKNOWN_DEVICE, type Device } from './device.ts';
import type { SqlRow, Store } from '../store/store.ts';

export interface Session {
  id: string;
  userId: string;
  /** SHA-256 of the secret, hexadecimal. */
  secretHash: string;
  created: string;
  updated: string;
  expires: string;
  /** Approximate time of the last use; '' when none was stored. */
  recordUse: string;
  provider: string;
  providerUid: string;
  ip: string;
  device: Device;
  /** How the user has proved who she is: `password` or `server` first, then `totp`, `email`, `recoveryCode`. */
  factors: readonly string[];
  /** Time of the last completed challenge; '' when there was none. */
  mfaUpdated: string;
  /** Whether only a new password opens the rest of the API. */
  needsNewPassword: boolean;
}

const read = (row: SqlRow): Session => ({
  id: String(row['id']),
  userId: String(row['user_id']),
  secretHash: String(row['secret_hash']),
  created: String(row['created']),
  updated: String(row['updated']),
  expires: String(row['expires']),
  recordUse: String(row['used']),
  provider: String(row['provider']),
  providerUid: String(row['provider_uid']),
  ip: String(row['ip']),
  device: row['device'] === '' ? UNKNOWN_DEVICE : (JSON.parse(String(row['device'])) as Device),
  factors: JSON.parse(String(row['factors'])) as string[],
  mfaUpdated: String(row['mfa_updated']),
  needsNewPassword: row['new_password'] === 1,
});

export function insertSession(store: Store, s: Session): void {
  const sql = `INSERT INTO sessions (id, user_id, secret_hash, created, updated, expires, used, provider, provider_uid, ip,
    device, factors, mfa_updated, new_password) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
  store.run(
    sql,
    s.id,
    s.userId,
    s.secretHash,
    s.created,
    s.updated,
    s.expires,
    s.recordUse,
    s.provider,
    s.providerUid,
    s.ip,
    JSON.stringify(s.device),
    JSON.stringify(s.factors),
    s.mfaUpdated,
    Number(s.needsNewPassword),
  );
}

export function findSession(store: Store, id: string): Session | null {
  const row = store.get('SELECT * FROM sessions WHERE id = ?', id);
  return row ? read(row) : null;
}

export function findSessionBySecret(store: Store, secretHash: string): Session | null {
  const row = store.get('SELECT * FROM sessions WHERE secret_hash = ?', secretHash);
  return row ? read(row) : null;
}

/** Oldest first. */
export function sessionsOf(store: Store, userId: string): Session[] {
  return store.all('SELECT * FROM sessions WHERE user_id = ? ORDER BY created, id', userId).map(read);
}

export function extendSession(store: Store, id: string, updated: string, expires: string): void {
  store.run('UPDATE sessions SET updated = ?, expires = ? WHERE id = ?', updated, expires, id);
}

/** @param mfaUpdated time of the last completed challenge */
export function saveFactors(store: Store, id: string, factors: readonly string[], mfaUpdated: string): void {
  store.run('UPDATE sessions SET factors = ?, mfa_updated = ? WHERE id = ?', JSON.stringify(factors), mfaUpdated, id);
}

export function clearNewPassword(store: Store, id: string): void {
  store.run('UPDATE sessions SET new_password = 0 WHERE id = ?', id);
}

export function touchSession(store: Store, id: string, used: string): void {
  store.run('UPDATE sessions SET used = ? WHERE id = ?', used, id);
}

export function deleteSession(store: Store, id: string): void {
  store.run('DELETE FROM sessions WHERE id = ?', id);
}
