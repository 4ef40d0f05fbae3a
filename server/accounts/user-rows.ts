import { createHash } from 'node:crypto';
import type { ListQuery } from '../queries/query.ts';
import { CountCache } from '../store/tables/count-cache.ts';
import { SYSTEM_COLUMNS } from '../store/identifiers.ts';
import { listRows, type ListSource } from '../store/tables/list-rows.ts';
import type { Readable } from '../store/read-only.ts';
import type { SqlRow, Store } from '../store/store.ts';

export interface User {
  id: string;
  created: string;
  updated: string;
  name: string;
  /** Lower case; '' when there is none. */
  email: string;
  /** With + and the country code; '' when there is none. */
  phone: string;
  /** A hash with its algorithm and parameters; null when there is no password. */
  password: string | null;
  passwordUpdate: string;
  registration: string;
  /** False when the account is blocked. */
  status: boolean;
  emailVerified: boolean;
  phoneVerified: boolean;
  labels: string[];
  prefs: Record<string, unknown>;
  /** Whether a login needs a second factor, if the account has one. */
  mfa: boolean;
  /** The recovery codes that are left, encrypted; '' when they were never made. */
  recoveryCodes: string;
}

const USERS: ListSource = {
  table: 'users',
  readers: null,
  column: (name) => SYSTEM_COLUMNS.get(name) ?? name,
  isArray: (name) => name === 'labels',
  searchTable: () => 'users',
  isIndexed: (name) => name === '$id' || name === 'email' || name === 'phone',
  comparing: () => null,
  isCreatedInOrder: () => false,
};

function read(row: SqlRow): User {
  return {
    id: String(row['_id']),
    created: String(row['_created']),
    updated: String(row['_updated']),
    name: String(row['name']),
    email: String(row['email'] ?? ''),
    phone: String(row['phone']),
    password: row['password'] as string | null,
    passwordUpdate: String(row['passwordUpdate']),
    registration: String(row['registration']),
    status: row['status'] === 1,
    emailVerified: row['emailVerification'] === 1,
    phoneVerified: row['phoneVerification'] === 1,
    labels: JSON.parse(String(row['labels'])) as string[],
    prefs: JSON.parse(String(row['prefs'])) as Record<string, unknown>,
    mfa: row['mfa'] === 1,
    recoveryCodes: String(row['recoveryCodes']),
  };
}

const COLUMNS =
  '_updated, name, email, phone, password, passwordUpdate, registration, status, emailVerification, phoneVerification, labels, prefs, mfa, recoveryCodes';

const valuesOf = (user: User): (string | number | null)[] => [
  user.updated,
  user.name,
  user.email || null,
  user.phone,
  user.password,
  user.passwordUpdate,
  user.registration,
  Number(user.status),
  Number(user.emailVerified),
  Number(user.phoneVerified),
  JSON.stringify(user.labels),
  JSON.stringify(user.prefs),
  Number(user.mfa),
  user.recoveryCodes,
];

/** Only a hash is stored: the id of a deleted account must not be found in the data folder. */
const formerId = (id: string): string => createHash('sha256').update(id.toLowerCase()).digest('hex');

/** Whether a deleted account had this id. */
export const isFormerAccount = (store: Store, id: string): boolean =>
  store.get('SELECT 1 FROM former_accounts WHERE id_hash = ?', formerId(id)) !== undefined;

/**
 * Whether an account has this id in any letter case, or a deleted one had it. Ids are compared without letter case, and
 * documents of other users still have grants to the old id.
 */
export function isIdTaken(store: Store, id: string): boolean {
  if (store.get('SELECT 1 FROM users WHERE _id = ? COLLATE NOCASE', id)) return true;
  return isFormerAccount(store, id);
}

/** @throws the unique violation of SQLite when the id or the e-mail address is taken */
export function insertUser(store: Store, user: User): void {
  const values = [user.id, user.created, ...valuesOf(user)];
  const sql = `INSERT INTO users (_id, _created, ${COLUMNS}) VALUES (${values.map(() => '?').join(', ')})`;
  store.run(sql, ...values);
}

export function saveUser(store: Store, user: User): void {
  const sets = COLUMNS.split(', ').map((column) => `${column} = ?`);
  store.run(`UPDATE users SET ${sets.join(', ')} WHERE _id = ?`, ...valuesOf(user), user.id);
}

export function findUser(store: Store, id: string): User | null {
  const row = store.get('SELECT * FROM users WHERE _id = ?', id);
  return row ? read(row) : null;
}

export function findUserByEmail(store: Store, email: string): User | null {
  const row = store.get('SELECT * FROM users WHERE email = ?', email);
  return row ? read(row) : null;
}

const PAGE = 500;

/** All accounts, the oldest first. Reads them in pages, so it may run over any number. */
export function* eachUser(database: Readable): Generator<User> {
  for (let last: number | null = 0; last !== null;) {
    const rows = database.all('SELECT * FROM users WHERE _seq > ? ORDER BY _seq LIMIT ?', last, PAGE);
    yield* rows.map(read);
    last = rows.length < PAGE ? null : Number(rows.at(-1)?.['_seq']);
  }
}

const TABLES_OF_USER = [
  'sessions',
  'tokens',
  'targets',
  'authenticators',
  'challenges',
  'remembered_devices',
  'known_devices',
];

/** Removes the account with its sessions, tokens, targets and factors. Its id stays taken. */
export function deleteUser(store: Store, id: string): void {
  for (const table of TABLES_OF_USER) store.run(`DELETE FROM ${table} WHERE user_id = ?`, id);
  store.run('DELETE FROM users WHERE _id = ?', id);
  store.run('INSERT OR IGNORE INTO former_accounts (id_hash) VALUES (?)', formerId(id));
}

/** @param search part of a name, e-mail address, phone number or id; '' matches all */
export function listUsers(store: Store, query: ListQuery, search: string): { total: number; users: User[] } {
  const anywhere = (attribute: string): ListQuery['filters'][number] => ({
    method: 'contains',
    attribute,
    values: [search],
  });
  const filters =
    search === '' ? [] : [{ method: 'or' as const, members: ['name', 'email', 'phone', '$id'].map(anywhere) }];
  const filtered = { ...query, filters: [...query.filters, ...filters] };
  const { rows, total } = listRows(store, USERS, filtered, null, new CountCache());
  return { total, users: rows.map(read) };
}
