import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync, type SqliteConnection, type SqliteStatement } from '../store/driver.ts';
import type { SqlRow, SqlValue } from '../store/store.ts';
import {
  encodeEntry,
  GENESIS,
  hashEntry,
  NEVER_NAMED,
  pseudonymOf,
  type AuditDraft,
  type AuditEntry,
  type AuditHead,
} from './audit-entry.ts';
import { makeAuditTables } from './audit-tables.ts';

/** How far the outbox of a history of the data (an epoch) has been moved into the trail. */
export interface Moved {
  readonly epoch: string;
  readonly n: number;
}

/** Whether an id belonged to an account that was deleted; such a person gets no new row in `people`. */
export type IsFormer = (id: string) => boolean;

/** A shorter id of a person may stand in any other id by chance. */
const SHORTEST_ID_INSIDE = 3;

/** The id of a profile is that of its owner, and other ids of records may contain one. */
const withoutIds = (record: string, names: ReadonlyMap<string, string>): string =>
  [...names].reduce(
    (text, [id, pseudonym]) =>
      text === id ? pseudonym : id.length < SHORTEST_ID_INSIDE ? text : text.replaceAll(id, pseudonym),
    record,
  );

/**
 * The file with the chain. The server and the command line may have it open at the same time: each write reads the last
 * entry inside its own transaction.
 */
export class AuditFile {
  private readonly connection: SqliteConnection;
  private readonly statements = new Map<string, SqliteStatement>();

  constructor(path: string) {
    // SQLite would create the file readable by all; it fills an empty file as well.
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    this.connection = new DatabaseSync(path);
    try {
      // secure_delete: the bytes of a forgotten id are overwritten.
      this.connection.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
        PRAGMA secure_delete = ON`);
      makeAuditTables(this.connection);
    } catch (error) {
      this.connection.close();
      throw error;
    }
  }

  all(sql: string, ...values: SqlValue[]): SqlRow[] {
    return this.prepare(sql).all(...values) as SqlRow[];
  }

  get(sql: string, ...values: SqlValue[]): SqlRow | undefined {
    return this.prepare(sql).get(...values) as SqlRow | undefined;
  }

  run(sql: string, ...values: SqlValue[]): void {
    this.prepare(sql).run(...values);
  }

  /** Runs `work` in one durable transaction. */
  atomically<T>(work: () => T): T {
    this.connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.connection.exec('COMMIT');
      return result;
    } catch (error) {
      try {
        this.connection.exec('ROLLBACK');
      } catch {
        // SQLite has already rolled it back.
      }
      throw error;
    }
  }

  /** The last entry; null in a new file. */
  head(): AuditHead | null {
    const row = this.get('SELECT seq, hash FROM entries ORDER BY seq DESC LIMIT 1');
    return row ? { seq: Number(row['seq']), hash: String(row['hash']) } : null;
  }

  /** Whether the chain has this entry, or has removed it because of its age. */
  has({ seq, hash }: AuditHead): boolean {
    const row = this.get('SELECT hash FROM entries WHERE seq = ?', seq);
    if (row) return row['hash'] === hash;
    return Number(this.get('SELECT max(up_to) AS up_to FROM checkpoints')?.['up_to'] ?? 0) >= seq;
  }

  /** How far the outbox of this epoch has been moved; 0 before the first time. */
  movedUpTo(epoch: string): number {
    return Number(this.get('SELECT n FROM moved WHERE epoch = ?', epoch)?.['n'] ?? 0);
  }

  /** Call it inside `atomically`. */
  saveMoved({ epoch, n }: Moved): void {
    this.run('INSERT INTO moved (epoch, n) VALUES (?, ?) ON CONFLICT (epoch) DO UPDATE SET n = excluded.n', epoch, n);
  }

  /** Adds entries to the chain; call it inside `atomically`. */
  append(drafts: readonly AuditDraft[], isFormer: IsFormer = () => false): AuditHead {
    let head = this.head() ?? { seq: 0, hash: GENESIS };
    for (const draft of drafts) {
      const entry = this.entryOf(draft, head.seq + 1, isFormer);
      const body = encodeEntry(entry);
      const hash = hashEntry(head.hash, body);
      this.run('INSERT INTO entries (seq, body, previous, hash) VALUES (?, ?, ?, ?)', entry.seq, body, head.hash, hash);
      head = { seq: entry.seq, hash };
    }
    return head;
  }

  /** The pseudonym of a person who stands in the trail; null for all others. */
  pseudonymOf(id: string): string | null {
    const row = this.get('SELECT pseudonym FROM people WHERE id = ?', id);
    return row ? String(row['pseudonym']) : null;
  }

  /** Moves everything into the main file, so that no deleted byte is left in the log. */
  emptyLog(): void {
    this.connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 5000');
  }

  /** Afterwards everything is in one file, unless another process has it open. */
  close(): void {
    this.statements.clear();
    try {
      this.connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
    } catch {
      // Another process has the file open, or the disk is full: the log stays, and the next opening reads it.
    }
    this.connection.close();
  }

  private entryOf(draft: AuditDraft, seq: number, isFormer: IsFormer): AuditEntry {
    const { at, action, role, collection = '', device, session, detail = '' } = draft;
    const names = new Map<string, string>();
    const nameOf = (id: string | null | undefined): string | null => {
      if (id === null || id === undefined || id === '') return null;
      const pseudonym = names.get(id) ?? this.pseudonymOf(id) ?? this.newPseudonym(id, isFormer(id));
      names.set(id, pseudonym);
      return pseudonym;
    };
    const [actor, subject, other] = [nameOf(draft.actor), nameOf(draft.subject), nameOf(draft.other)];
    const records = (draft.records ?? []).map((record) => withoutIds(record, names));
    return { seq, at, action, role, actor, subject, other, collection, records, device, session, detail };
  }

  /** @param isFormer nothing is stored then, so the pseudonym cannot be traced back to the account */
  private newPseudonym(id: string, isFormer: boolean): string {
    const salt = randomBytes(16).toString('hex');
    const pseudonym = pseudonymOf(salt, id);
    if (isFormer) return `${NEVER_NAMED}${pseudonym.slice(1)}`;
    this.run('INSERT INTO people (pseudonym, id, salt) VALUES (?, ?, ?)', pseudonym, id, salt);
    return pseudonym;
  }

  private prepare(sql: string): SqliteStatement {
    const statement = this.statements.get(sql) ?? this.connection.prepare(sql);
    this.statements.set(sql, statement);
    return statement;
  }
}
