import type { Store } from '../../store/store.ts';

/** The authenticator app of an account. An account has at most one. */
export interface Authenticator {
  userId: string;
  /** Base 32, encrypted. */
  sealedSecret: string;
  isVerified: boolean;
  /** Half minutes since 1970 of the last code that completed a challenge; 0 when there was none. */
  lastStep: number;
}

export function findAuthenticator(store: Store, userId: string): Authenticator | null {
  const row = store.get('SELECT * FROM authenticators WHERE user_id = ?', userId);
  if (!row) return null;
  return {
    userId,
    sealedSecret: String(row['sealed_secret']),
    isVerified: row['verified'] === 1,
    lastStep: Number(row['last_step']),
  };
}

/** Replaces the earlier authenticator of the account. */
export function saveAuthenticator(store: Store, { userId, sealedSecret, isVerified, lastStep }: Authenticator): void {
  const sql = `INSERT INTO authenticators (user_id, sealed_secret, verified, last_step) VALUES (?, ?, ?, ?)
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, verified = excluded.verified,
    last_step = excluded.last_step`;
  store.run(sql, userId, sealedSecret, Number(isVerified), lastStep);
}

export function deleteAuthenticator(store: Store, userId: string): void {
  store.run('DELETE FROM authenticators WHERE user_id = ?', userId);
}
