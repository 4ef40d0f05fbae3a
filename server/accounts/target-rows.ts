import type { Readable } from '../store/read-only.ts';
import type { SqlRow, Store } from '../store/store.ts';

/** Where messages to a user are sent: an e-mail address, a phone number or a push subscription. */
export interface Target {
  id: string;
  userId: string;
  created: string;
  updated: string;
  providerId: string | null;
  providerType: 'email' | 'push' | 'sms';
  identifier: string;
  name: string;
}

const read = (row: SqlRow): Target => ({
  id: String(row['id']),
  userId: String(row['user_id']),
  created: String(row['created']),
  updated: String(row['updated']),
  providerId: row['provider_id'] as string | null,
  providerType: row['provider_type'] as Target['providerType'],
  identifier: String(row['identifier']),
  name: String(row['name']),
});

/** @throws the unique violation of SQLite when the id or the identifier is taken */
export function insertTarget(store: Store, t: Target): void {
  const sql = `INSERT INTO targets (id, user_id, created, updated, provider_id, provider_type, identifier, name)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
  store.run(sql, t.id, t.userId, t.created, t.updated, t.providerId, t.providerType, t.identifier, t.name);
}

export function saveTarget(store: Store, { id, updated, providerId, identifier, name }: Target): void {
  const sql = 'UPDATE targets SET updated = ?, provider_id = ?, identifier = ?, name = ? WHERE id = ?';
  store.run(sql, updated, providerId, identifier, name, id);
}

export function findTarget(store: Store, id: string): Target | null {
  const row = store.get('SELECT * FROM targets WHERE id = ?', id);
  return row ? read(row) : null;
}

export function targetsOf(database: Readable, userId: string): Target[] {
  return database.all('SELECT * FROM targets WHERE user_id = ? ORDER BY created, id', userId).map(read);
}

export function deleteTarget(store: Store, id: string): void {
  store.run('DELETE FROM targets WHERE id = ?', id);
}
