import type { Store } from '../store.ts';

/** Creates the tables that do not depend on the app's schema. */
export function makeBaseTables(store: Store): void {
  store.exec(`
    CREATE TABLE IF NOT EXISTS collections (n INTEGER PRIMARY KEY AUTOINCREMENT, database_id TEXT NOT NULL,
      collection_id TEXT NOT NULL, UNIQUE (database_id, collection_id));

    CREATE TABLE IF NOT EXISTS audit_outbox (n INTEGER PRIMARY KEY AUTOINCREMENT, entry TEXT NOT NULL);

    CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS users (_seq INTEGER PRIMARY KEY AUTOINCREMENT, _id TEXT NOT NULL UNIQUE,
      _created TEXT NOT NULL, _updated TEXT NOT NULL, name TEXT NOT NULL COLLATE NOCASE,
      email TEXT UNIQUE COLLATE NOCASE, phone TEXT NOT NULL DEFAULT '', password TEXT, passwordUpdate TEXT NOT NULL,
      registration TEXT NOT NULL, status REAL NOT NULL, emailVerification REAL NOT NULL, labels TEXT NOT NULL,
      prefs TEXT NOT NULL);

    CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, secret_hash TEXT NOT NULL UNIQUE,
      created TEXT NOT NULL, updated TEXT NOT NULL, expires TEXT NOT NULL, provider TEXT NOT NULL,
      provider_uid TEXT NOT NULL, ip TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS sessions_user ON sessions (user_id, created);

    CREATE TABLE IF NOT EXISTS tokens (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, purpose TEXT NOT NULL,
      secret_hash TEXT NOT NULL UNIQUE, created TEXT NOT NULL, expires TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tokens_user ON tokens (user_id, purpose);

    CREATE TABLE IF NOT EXISTS targets (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, created TEXT NOT NULL,
      updated TEXT NOT NULL, provider_id TEXT, provider_type TEXT NOT NULL, identifier TEXT NOT NULL UNIQUE) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS targets_user ON targets (user_id, created);

    CREATE TABLE IF NOT EXISTS authenticators (user_id TEXT PRIMARY KEY, sealed_secret TEXT NOT NULL,
      verified INTEGER NOT NULL, last_step INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS known_devices (user_id TEXT NOT NULL, hash TEXT NOT NULL, language TEXT NOT NULL,
      used TEXT NOT NULL, PRIMARY KEY (user_id, hash)) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS challenges (id TEXT PRIMARY KEY, user_id TEXT NOT NULL, factor TEXT NOT NULL,
      code_hash TEXT NOT NULL, created TEXT NOT NULL, expires TEXT NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS remembered_devices (token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL,
      factor TEXT NOT NULL, created TEXT NOT NULL, expires TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS remembered_devices_user ON remembered_devices (user_id, created);

    CREATE TABLE IF NOT EXISTS project_keys (id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL,
      secret_hash TEXT NOT NULL UNIQUE, created TEXT NOT NULL, updated TEXT NOT NULL, expires TEXT NOT NULL,
      accessed TEXT NOT NULL) WITHOUT ROWID;

    CREATE TABLE IF NOT EXISTS transactions (id TEXT PRIMARY KEY, owner TEXT NOT NULL, status TEXT NOT NULL,
      operations INTEGER NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, expires TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS transactions_owner ON transactions (owner, created);
    CREATE INDEX IF NOT EXISTS transactions_expires ON transactions (expires);
    CREATE TABLE IF NOT EXISTS staged (n INTEGER PRIMARY KEY AUTOINCREMENT, transaction_id TEXT NOT NULL, operations TEXT NOT NULL);
    CREATE INDEX IF NOT EXISTS staged_transaction ON staged (transaction_id);`);
  // Not UNIQUE: an older data folder may have two ids that differ only in case, and must still open.
  store.exec(`CREATE INDEX IF NOT EXISTS users_any_case ON users (_id COLLATE NOCASE);
    CREATE TABLE IF NOT EXISTS former_accounts (id_hash TEXT PRIMARY KEY) WITHOUT ROWID;`);
  // Columns that were added later; the tables of older data folders do not have them.
  addColumn(store, 'users', 'phoneVerification', 'REAL NOT NULL DEFAULT 0');
  addColumn(store, 'targets', 'name', "TEXT NOT NULL DEFAULT ''");
  addColumn(store, 'sessions', 'used', "TEXT NOT NULL DEFAULT ''");
  addColumn(store, 'sessions', 'device', "TEXT NOT NULL DEFAULT ''");
  addColumn(store, 'sessions', 'factors', `TEXT NOT NULL DEFAULT '["password"]'`);
  addColumn(store, 'sessions', 'mfa_updated', "TEXT NOT NULL DEFAULT ''");
  addColumn(store, 'sessions', 'new_password', 'INTEGER NOT NULL DEFAULT 0');
  addColumn(store, 'users', 'mfa', 'REAL NOT NULL DEFAULT 0');
  addColumn(store, 'users', 'recoveryCodes', "TEXT NOT NULL DEFAULT ''");
  store.exec(`CREATE UNIQUE INDEX IF NOT EXISTS users_phone ON users (phone) WHERE phone <> ''`);
}

function addColumn(store: Store, table: string, column: string, type: string): void {
  const existing = store.all(`SELECT name FROM pragma_table_info('${table}')`).map(({ name }) => name);
  if (!existing.includes(column)) store.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
}
