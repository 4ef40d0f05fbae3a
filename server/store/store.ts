import { markCleanStop } from './clean-stop.ts';
import { endsTransaction } from './storage-failure.ts';
import { DatabaseSync, type SqliteConnection, type SqliteStatement } from './driver.ts';

/** Values that can be bound; callers convert booleans, dates and objects. */
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
 * The database. Reads run at once. Writes of one turn of the event loop share one commit, and resolve only when it is
 * on the disk.
 */
export class Store {
  private readonly connection: SqliteConnection;
  private readonly statements = new Map<string, SqliteStatement>();
  private queue: Job[] = [];
  private current: Job | null = null;
  private inDryRun = false;
  /** The error that makes the current commit impossible. */
  private fatal: { error: unknown } | null = null;

  constructor(private readonly path: string) {
    this.connection = new DatabaseSync(path);
    // FULL: a commit is on the disk before the write resolves.
    this.connection.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY; PRAGMA foreign_keys = OFF;`);
  }

  all(sql: string, ...values: SqlValue[]): SqlRow[] {
    return this.prepare(sql).all(...values) as SqlRow[];
  }

  get(sql: string, ...values: SqlValue[]): SqlRow | undefined {
    return this.prepare(sql).get(...values) as SqlRow | undefined;
  }

  /**
   * Call it only inside `write`.
   * @returns the row id of an insert and the number of changed rows
   */
  run(sql: string, ...values: SqlValue[]): { rowId: number; changes: number } {
    // The transaction has ended, so SQLite would run and commit this statement alone.
    if (this.fatal) throw this.fatal.error;
    const { lastInsertRowid, changes } = this.prepare(sql).run(...values);
    return { rowId: Number(lastInsertRowid), changes: Number(changes) };
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  /** Runs `work` atomically; resolves when it is durable, rejects with the error of `work`. */
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

  /** Runs `work` atomically and synchronously. Only for opening the store, when nothing else uses it. */
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

  /** Registers a callback for the time after the current write is durable; it is dropped when the write fails. */
  afterCommit(callback: () => void): void {
    this.current?.afterCommit.push(callback);
  }

  /** Runs a part of a write that can fail alone: its changes and callbacks are dropped, and the error is rethrown. */
  nested<T>(work: () => T): T {
    const callbacks = this.current?.afterCommit.length ?? 0;
    this.exec('SAVEPOINT part');
    try {
      const result = work();
      this.exec('RELEASE part');
      return result;
    } catch (error) {
      if (this.fatal || endsTransaction(error)) {
        this.fatal ??= { error };
        throw error;
      }
      this.exec('ROLLBACK TO part; RELEASE part');
      this.current?.afterCommit.splice(callbacks);
      throw error;
    }
  }

  /** Runs `work` and rolls back everything that it wrote. */
  dryRun<T>(work: () => T): T {
    const callbacks = this.current?.afterCommit.length ?? 0;
    this.exec('SAVEPOINT pretence');
    this.inDryRun = true;
    try {
      return work();
    } catch (error) {
      if (endsTransaction(error)) this.fatal ??= { error };
      throw error;
    } finally {
      this.inDryRun = false;
      this.current?.afterCommit.splice(callbacks);
      if (!this.fatal) this.exec('ROLLBACK TO pretence; RELEASE pretence');
      else if (!this.current) {
        this.rollBack();
        this.fatal = null;
      }
    }
  }

  /** Whether reads see uncommitted changes that will be rolled back. */
  get isDryRun(): boolean {
    return this.inDryRun;
  }

  /** Runs the queued writes and closes. Then all data is in one file, unless another process has the database open. */
  close(): void {
    this.flush();
    this.statements.clear();
    try {
      this.connection.exec('PRAGMA optimize');
      // Some drivers leave statements open, and then SQLite would leave its log beside the file.
      this.connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode = DELETE');
    } catch {
      // Another process has the database open, or the disk is full: the log stays, and the next start reads it.
    }
    this.connection.close();
    markCleanStop(this.path);
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
      this.fatal = null;
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
      // The transaction never began, or SQLite has already rolled it back.
    }
  }

  private runJob(job: Job): void {
    this.current = job;
    try {
      this.nested(() => job.run());
    } catch (error) {
      job.failure = { error };
      // On a full disk no write of this turn can be committed, not even those of other calls.
      if (this.fatal) throw error;
    } finally {
      this.current = null;
    }
  }
}

/** The unique index or key that a failed insert or update violated; null for any other error. */
export function violatedKey(error: unknown): string | null {
  const text = error instanceof Error ? error.message : '';
  return /UNIQUE constraint failed: (.*)$/.exec(text)?.[1] ?? null;
}
