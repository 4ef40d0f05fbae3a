import type { SqlRow, Store } from '../store/store.ts';

export type TransactionStatus = 'pending' | 'committed' | 'failed';

export interface TransactionRow {
  id: string;
  /** A user's id, '*' for keys. */
  owner: string;
  status: TransactionStatus;
  operations: number;
  created: string;
  updated: string;
  expires: string;
}

const read = (row: SqlRow): TransactionRow => ({
  ...(row as unknown as TransactionRow),
  operations: Number(row['operations']),
});

export function insertTransaction(store: Store, row: TransactionRow): void {
  store.run(
    'INSERT INTO transactions (id, owner, status, operations, created, updated, expires) VALUES (?, ?, ?, ?, ?, ?, ?)',
    row.id,
    row.owner,
    row.status,
    row.operations,
    row.created,
    row.updated,
    row.expires,
  );
}

export function findTransaction(store: Store, id: string): TransactionRow | null {
  const row = store.get('SELECT * FROM transactions WHERE id = ?', id);
  return row ? read(row) : null;
}

/** @param owner null lists the transactions of all owners */
export function listTransactions(store: Store, owner: string | null): TransactionRow[] {
  const rows =
    owner === null
      ? store.all('SELECT * FROM transactions ORDER BY created LIMIT 5000')
      : store.all('SELECT * FROM transactions WHERE owner = ? ORDER BY created LIMIT 5000', owner);
  return rows.map(read);
}

export function saveTransaction(store: Store, row: TransactionRow): void {
  const sql = 'UPDATE transactions SET status = ?, operations = ?, updated = ? WHERE id = ?';
  store.run(sql, row.status, row.operations, row.updated, row.id);
}

/** Deletes the staged operations; the transaction itself stays readable for a while. */
export function dropOperations(store: Store, id: string): void {
  store.run('DELETE FROM staged WHERE transaction_id = ?', id);
}

/** Deletes the staged operations of transactions that can no longer be committed. */
export function dropOperationsExpiredBefore(store: Store, stamp: string): void {
  store.run('DELETE FROM staged WHERE transaction_id IN (SELECT id FROM transactions WHERE expires < ?)', stamp);
}

/**
 * The pending transactions of an owner that have not expired, and the size of their staged operations in bytes. They are
 * stored in Base64, four characters for three bytes.
 */
export function pendingOf(store: Store, owner: string, now: string): { count: number; bytes: number } {
  const sql = `SELECT COUNT(DISTINCT t.id) AS count, COALESCE(SUM(OCTET_LENGTH(s.operations)) * 3 / 4, 0) AS bytes
    FROM transactions t LEFT JOIN staged s ON s.transaction_id = t.id
    WHERE t.owner = ? AND t.status = 'pending' AND t.expires >= ?`;
  const row = store.get(sql, owner, now);
  return { count: Number(row?.['count']), bytes: Number(row?.['bytes']) };
}

export function deleteTransaction(store: Store, id: string): void {
  dropOperations(store, id);
  store.run('DELETE FROM transactions WHERE id = ?', id);
}

export function deleteTransactionsExpiredBefore(store: Store, stamp: string): void {
  dropOperationsExpiredBefore(store, stamp);
  store.run('DELETE FROM transactions WHERE expires < ?', stamp);
}

/** @param operations an encrypted list */
export function stageOperations(store: Store, id: string, operations: string): void {
  store.run('INSERT INTO staged (transaction_id, operations) VALUES (?, ?)', id, operations);
}

/** The staged lists of operations as they are stored, the oldest first. */
export function stagedOperations(store: Store, id: string): string[] {
  return store
    .all('SELECT operations FROM staged WHERE transaction_id = ? ORDER BY n', id)
    .map((row) => String(row['operations']));
}
