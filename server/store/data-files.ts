import { mkdirSync } from 'node:fs';

/** Names of the files in a data folder. */
export const DATABASE_FILE = 'data.sqlite';
/** The audit trail. */
export const AUDIT_FILE = 'audit.sqlite';
export const API_KEY_FILE = 'api-key';
export const BLOB_FOLDER = 'files';
export const MAIL_FILE = 'mail.jsonl';
export const REQUEST_LOG_FILE = 'requests.jsonl';
export const DEMO_FILE = 'demo.json';
/** Where the newest backup was written, and when. */
export const LAST_BACKUP_FILE = 'last-backup.json';
/** The database of an unfinished restore. */
export const UNFINISHED_FILE = 'restoring.sqlite';

/** Creates the folder when it is missing, readable by its owner only. */
export function makeDataFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}
