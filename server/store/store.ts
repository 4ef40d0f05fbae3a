import { endsTransaction } from './storage-failure.ts';
import { DatabaseSync, type SqliteConnection, type SqliteStatement } from './driver.ts';

/** What can be bound. Booleans, dates and objects are turned into one of these by their caller. */
export type SqlValue = string | number | null;
export type SqlRow = Record<string, SqlValue>;

interface Job {
  run(): void;
  settle(failure: unknown): void;
  afterCommit: (() => void)[];
  failure?: { error: unknown };
}

const MAX_STATEMENTS = 500;

/**
 * The database. Reads run at once; writes that arrive in one turn of the event loop share one commit, and none
 * is answered before the disk has it.
 */
export class Store {
  private readonly connection: SqliteConnection;
  private readonly statements = new Map<string, SqliteStatement>();
  private queue: Job[] = [];
  private current: Job | null = null;
  private pretending = false;
  /** Why the commit that is being prepared can no longer be made. */
  private lost: { error: unknown } | null = null;

  constructor(path: string) {
    this.connection = new DatabaseSync(path);
    // FULL: a commit in the write-ahead log is on the disk before it is answered.
    this.connection.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF;`);
  }

  all(sql: string, ...values: SqlValue[]): SqlRow[] {
    return this.prepare(sql).all(...values) as SqlRow[];
  }

  get(sql: string, ...values: SqlValue[]): SqlRow | undefined {
    return this.prepare(sql).get(...values) as SqlRow | undefined;
  }

  /** Returns the row id of an insert and the number of rows touched. Only inside `write`. */
  run(sql: string, ...values: SqlValue[]): { rowId: number; changes: number } {
    // SQLite would take it for a write of its own.
    if (this.lost) throw this.lost.error;
    const { lastInsertRowid, changes } = this.prepare(sql).run(...values);
    return { rowId: Number(lastInsertRowid), changes: Number(changes) };
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  /** Runs `work` atomically; resolves when it is durable, rejects with what it threw. */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      const job: Job = {
        run: () => {
          result = work();
        },
        settle: (failure) => (failure === null ? resolve(result) : reject((failure as { error: unknown }).error)),
        afterCommit: [],
      };
      this.queue.push(job);
      if (this.queue.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Runs `work` atomically and at once, for the opening of the store: nobody else uses it yet. */
  atomically<T>(work: () => T): T {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  /** To be done when the write that is running has become durable; forgotten when it fails. */
  afterCommit(callback: () => void): void {
    this.current?.afterCommit.push(callback);
  }

  /** A part of a write that can fail alone: its changes and its callbacks vanish, the error goes on. */
  nested<T>(work: () => T): T {
    const callbacks = this.current?.afterCommit.length ?? 0;
    this.exec('SAVEPOINT part');
    try {
      const result = work();
      this.exec('RELEASE part');
      return result;
    } catch (error) {
      if (this.lost || endsTransaction(error)) {
        this.lost ??= { error };
        throw error;
      }
      this.exec('ROLLBACK TO part; RELEASE part');
      this.current?.afterCommit.splice(callbacks);
      throw error;
    }
  }

  /** Runs `work` and takes back everything it wrote. */
  pretend<T>(work: () => T): T {
    const callbacks = this.current?.afterCommit.length ?? 0;
    this.exec('SAVEPOINT pretence');
    this.pretending = true;
    try {
      return work();
    } catch (error) {
      if (endsTransaction(error)) this.lost ??= { error };
      throw error;
    } finally {
      this.pretending = false;
      this.current?.afterCommit.splice(callbacks);
      if (!this.lost) this.exec('ROLLBACK TO pretence; RELEASE pretence');
      else if (!this.current) {
        this.rollBack();
        this.lost = null;
      }
    }
  }

  /** What is read now may never become true. */
  get isPretending(): boolean {
    return this.pretending;
  }

  /** Finishes what is queued and closes; everything is in one file then, unless another process has it open. */
  close(): void {
    this.flush();
    this.statements.clear();
    try {
      this.connection.exec('PRAGMA optimize');
      // Not every driver ends its statements, and with one left open SQLite would keep its log beside the file.
      this.connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
    } catch {
      // Somebody else reads it, or the disk is full: the log stays, and the next start reads it.
    }
    this.connection.close();
  }

  private prepare(sql: string): SqliteStatement {
    let statement = this.statements.get(sql);
    if (statement) {
      this.statements.delete(sql);
    } else {
      statement = this.connection.prepare(sql);
      const oldest = this.statements.keys().next().value;
      if (this.statements.size >= MAX_STATEMENTS && oldest !== undefined) this.statements.delete(oldest);
    }
    this.statements.set(sql, statement);
    return statement;
  }

  private flush(): void {
    const jobs = this.queue;
    this.queue = [];
    if (jobs.length === 0) return;
    try {
      this.exec('BEGIN IMMEDIATE');
      for (const job of jobs) this.runJob(job);
      this.exec('COMMIT');
    } catch (error) {
      this.rollBack();
      for (const job of jobs) job.failure ??= { error };
    } finally {
      this.lost = null;
    }
    for (const job of jobs) {
      if (!job.failure) for (const callback of job.afterCommit) callback();
      job.settle(job.failure ?? null);
    }
  }

  private rollBack(): void {
    try {
      this.exec('ROLLBACK');
    } catch {
      // It never began, or SQLite has already rolled it back.
    }
  }

  private runJob(job: Job): void {
    this.current = job;
    try {
      this.nested(() => job.run());
    } catch (error) {
      job.failure = { error };
      // With the disk full nothing of this turn can be committed, also not what other calls wrote.
      if (this.lost) throw error;
    } finally {
      this.current = null;
    }
  }
}

/** Which unique index or key a failed insert or update ran into; null for any other error. */
export function violatedKey(error: unknown): string | null {
  const text = error instanceof Error ? error.message : '';
  return /UNIQUE constraint failed: (.*)$/.exec(text)?.[1] ?? null;
}
