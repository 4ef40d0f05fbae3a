import type { Store } from '../store/store.ts';

export type TokenPurpose = 'verification' | 'recovery' | 'session';

/** A one-time token that was mailed or given to a key; only the hash of its secret is stored. */
export interface Token {
  id: string;
  userId: string;
  purpose: TokenPurpose;
  secretHash: string;
  created: string;
  expires: string;
}

export function insertToken(store: Store, token: Token): void {
  const sql = 'INSERT INTO tokens (id, user_id, purpose, secret_hash, created, expires) VALUES (?, ?, ?, ?, ?, ?)';
  store.run(sql, token.id, token.userId, token.purpose, token.secretHash, token.created, token.expires);
}

export function findToken(store: Store, userId: string, purpose: TokenPurpose, secretHash: string): Token | null {
  const row = store.get('SELECT * FROM tokens WHERE secret_hash = ?', secretHash);
  if (!row || row['user_id'] !== userId || row['purpose'] !== purpose) return null;
  return {
    id: String(row['id']),
    userId,
    purpose,
    secretHash,
    created: String(row['created']),
    expires: String(row['expires']),
  };
}

export function deleteTokens(store: Store, userId: string, purpose: TokenPurpose): void {
  store.run('DELETE FROM tokens WHERE user_id = ? AND purpose = ?', userId, purpose);
}

export function deleteToken(store: Store, id: string): void {
  store.run('DELETE FROM tokens WHERE id = ?', id);
}

export function deleteTokensExpiredBefore(store: Store, stamp: string): void {
  store.run('DELETE FROM tokens WHERE expires < ?', stamp);
}
