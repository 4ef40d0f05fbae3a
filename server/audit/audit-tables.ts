import type { SqliteConnection } from '../store/driver.ts';
import { ACTOR, GENESIS, OTHER, SUBJECT } from './audit-entry.ts';

/**
 * Creates the tables of the trail. The triggers refuse ordinary mistakes: an entry that does not continue the chain, a
 * change, a deletion before a checkpoint covers it. A person who can change the file can also drop the triggers; the
 * chain of hashes is there for that case.
 */
export function makeAuditTables(connection: SqliteConnection): void {
  connection.exec(`
    CREATE TABLE IF NOT EXISTS entries (seq INTEGER PRIMARY KEY, body TEXT NOT NULL, previous TEXT NOT NULL,
      hash TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS checkpoints (up_to INTEGER PRIMARY KEY, hash TEXT NOT NULL, removed INTEGER NOT NULL,
      until TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS people (pseudonym TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, salt TEXT NOT NULL)
      WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS moved (epoch TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID;

    CREATE INDEX IF NOT EXISTS entries_subject ON entries (json_extract(body, '${SUBJECT}'), seq);
    CREATE INDEX IF NOT EXISTS entries_actor ON entries (json_extract(body, '${ACTOR}'));
    CREATE INDEX IF NOT EXISTS entries_other ON entries (json_extract(body, '${OTHER}'));

    CREATE TRIGGER IF NOT EXISTS entries_continue BEFORE INSERT ON entries
      WHEN NEW.previous <> coalesce((SELECT hash FROM entries ORDER BY seq DESC LIMIT 1), '${GENESIS}')
        OR NEW.seq <> coalesce((SELECT max(seq) FROM entries), 0) + 1
      BEGIN SELECT RAISE(ABORT, 'an entry must continue the chain'); END;
    CREATE TRIGGER IF NOT EXISTS entries_stay BEFORE UPDATE ON entries
      BEGIN SELECT RAISE(ABORT, 'entries cannot be changed'); END;
    CREATE TRIGGER IF NOT EXISTS entries_remain BEFORE DELETE ON entries
      WHEN OLD.seq > coalesce((SELECT max(up_to) FROM checkpoints), 0)
      BEGIN SELECT RAISE(ABORT, 'only entries below a checkpoint can be removed'); END;

    CREATE TRIGGER IF NOT EXISTS checkpoints_fit BEFORE INSERT ON checkpoints
      WHEN NOT EXISTS (SELECT 1 FROM entries WHERE seq = NEW.up_to AND hash = NEW.hash)
        OR NOT EXISTS (SELECT 1 FROM entries WHERE seq > NEW.up_to)
      BEGIN SELECT RAISE(ABORT, 'a checkpoint must name an entry that is not the last one'); END;
    CREATE TRIGGER IF NOT EXISTS checkpoints_stay BEFORE UPDATE ON checkpoints
      BEGIN SELECT RAISE(ABORT, 'checkpoints cannot be changed'); END;
    CREATE TRIGGER IF NOT EXISTS checkpoints_remain BEFORE DELETE ON checkpoints
      BEGIN SELECT RAISE(ABORT, 'checkpoints cannot be removed'); END;`);
}
