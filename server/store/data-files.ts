import { mkdirSync } from 'node:fs';

/** Names in a data folder. */
export const DATABASE_FILE = 'data.sqlite';
export const API_KEY_FILE = 'api-key';
export const BLOB_FOLDER = 'files';
export const MAIL_FILE = 'mail.jsonl';
export const REQUEST_LOG_FILE = 'requests.jsonl';
export const DEMO_FILE = 'demo.json';
/** The database of a restore that has not come to its end. */
export const UNFINISHED_FILE = 'restoring.sqlite';

/** Makes the folder, for its owner only, when it is missing. */
export function makeDataFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
}
