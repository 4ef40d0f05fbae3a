import { causeOf, logEvents, partIn, type LogEntry, type LogEvent, type LogLevel } from './log-entry.ts';

/** In localStorage, unencrypted: it holds no health data, no name and no id. A sign-out removes it. */
export const LOG_KEY = 'maia-log';
/** More entries replace the oldest. */
const MAX_ENTRIES = 100;

/** The parts of localStorage that are used; a worker has none. */
interface LogStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}
const storage = (): LogStorage | undefined => (globalThis as { readonly localStorage?: LogStorage }).localStorage;

const isEntry = (value: unknown): value is LogEntry =>
  (logEvents as readonly unknown[]).includes((value as Partial<LogEntry> | null)?.event);

/** The entries on this phone, the oldest first. Empty in a worker, which has no localStorage. */
export function readLog(): readonly LogEntry[] {
  try {
    const stored = JSON.parse(storage()?.getItem(LOG_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();

/** Calls `changed` after every change by this tab, until the returned function is called. */
export function onLogChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function write(entries: readonly LogEntry[]): void {
  try {
    if (entries.length === 0) storage()?.removeItem(LOG_KEY);
    else storage()?.setItem(LOG_KEY, JSON.stringify(entries));
  } catch {
    // No storage, or a full one: a log entry is worth less than the data that has no place left.
  }
  for (const changed of listeners) changed();
}

/** Writes an entry; of the error only its status and its type or name. Never throws. */
export function log(level: LogLevel, event: LogEvent, part = '', error?: unknown): void {
  const entry = { level, event, part: partIn(part), ...causeOf(error) };
  const entries = readLog();
  const last = entries.at(-1);
  const isSame =
    last !== undefined && (Object.keys(entry) as (keyof typeof entry)[]).every((name) => last[name] === entry[name]);
  const before = isSame ? entries.slice(0, -1) : entries;
  write([...before, { ...entry, at: Date.now(), times: isSame ? last.times + 1 : 1 }].slice(-MAX_ENTRIES));
}

/** Whether a list cannot be read because the server has no index for it: a 400 that mentions one. */
export const isIndexError = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === 400 && typeof message === 'string' && /index/i.test(message);
};

const indexEvents: Readonly<Record<string, LogEvent>> = { topics: 'index-topics', posts: 'index-posts' };

/** Logs a list that could not be read; a missing index of topics and posts as such. */
export function logFailedList(part: string, error: unknown): void {
  const indexEvent = isIndexError(error) ? indexEvents[part] : undefined;
  log(indexEvent ? 'error' : 'warn', indexEvent ?? 'list-failed', part, error);
}

export const clearLog = (): void => write([]);
