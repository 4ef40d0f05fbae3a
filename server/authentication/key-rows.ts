import type { SqlRow, Store } from '../store/store.ts';

/** A key that was made with another key. */
export interface ProjectKey {
  id: string;
  name: string;
  scopes: readonly string[];
  /** SHA-256 of the secret, hexadecimal. */
  secretHash: string;
  created: string;
  updated: string;
  /** '' when it does not expire. */
  expires: string;
  /** Time of the last use, exact to a day; '' when it was never used. */
  accessed: string;
}

const read = (row: SqlRow): ProjectKey => ({
  id: String(row['id']),
  name: String(row['name']),
  scopes: JSON.parse(String(row['scopes'])) as string[],
  secretHash: String(row['secret_hash']),
  created: String(row['created']),
  updated: String(row['updated']),
  expires: String(row['expires']),
  accessed: String(row['accessed']),
});

/** @throws the unique violation of SQLite when the id is taken */
export function insertKey(store: Store, k: ProjectKey): void {
  const sql = `INSERT INTO project_keys (id, name, scopes, secret_hash, created, updated, expires, accessed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
  store.run(sql, k.id, k.name, JSON.stringify(k.scopes), k.secretHash, k.created, k.updated, k.expires, k.accessed);
}

export function saveKey(store: Store, { id, name, scopes, updated, expires }: ProjectKey): void {
  const sql = 'UPDATE project_keys SET name = ?, scopes = ?, updated = ?, expires = ? WHERE id = ?';
  store.run(sql, name, JSON.stringify(scopes), updated, expires, id);
}

export function touchKey(store: Store, id: string, accessed: string): void {
  store.run('UPDATE project_keys SET accessed = ? WHERE id = ?', accessed, id);
}

export function findKey(store: Store, id: string): ProjectKey | null {
  const row = store.get('SELECT * FROM project_keys WHERE id = ?', id);
  return row ? read(row) : null;
}

export function findKeyBySecret(store: Store, secretHash: string): ProjectKey | null {
  const row = store.get('SELECT * FROM project_keys WHERE secret_hash = ?', secretHash);
  return row ? read(row) : null;
}

/** Oldest first. */
export const allKeys = (store: Store): ProjectKey[] =>
  store.all('SELECT * FROM project_keys ORDER BY created, id').map(read);

/** @returns whether there was such a key */
export const deleteKey = (store: Store, id: string): boolean =>
  store.run('DELETE FROM project_keys WHERE id = ?', id).changes > 0;
