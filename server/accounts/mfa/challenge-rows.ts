import type { Store } from '../../store/store.ts';

/** A request to prove a second factor. It is deleted when it is completed. */
export interface Challenge {
  id: string;
  userId: string;
  /** `totp`, `email`, `recoveryCode`, or a name that no code completes. */
  factor: string;
  /** SHA-256 of the mailed code with the id; '' for other factors. */
  codeHash: string;
  created: string;
  expires: string;
}

export function insertChallenge(store: Store, challenge: Challenge): void {
  const sql = 'INSERT INTO challenges (id, user_id, factor, code_hash, created, expires) VALUES (?, ?, ?, ?, ?, ?)';
  const { id, userId, factor, codeHash, created, expires } = challenge;
  store.run(sql, id, userId, factor, codeHash, created, expires);
}

export function findChallenge(store: Store, id: string): Challenge | null {
  const row = store.get('SELECT * FROM challenges WHERE id = ?', id);
  if (!row) return null;
  return {
    id,
    userId: String(row['user_id']),
    factor: String(row['factor']),
    codeHash: String(row['code_hash']),
    created: String(row['created']),
    expires: String(row['expires']),
  };
}

export function deleteChallenge(store: Store, id: string): void {
  store.run('DELETE FROM challenges WHERE id = ?', id);
}

export function deleteChallengesExpiredBefore(store: Store, stamp: string): void {
  store.run('DELETE FROM challenges WHERE expires < ?', stamp);
}
