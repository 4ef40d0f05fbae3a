/** `info`: a note. `warn`: a part did not work, the rest did. `error`: what the user asked for did not work. */
export type LogLevel = 'info' | 'warn' | 'error';

/** What can be logged. A closed list: no entry can hold a text that a user or a server wrote. */
export const logEvents = [
  'list-failed',
  'index-topics',
  'index-posts',
  'counter-failed',
  'phone-list-failed',
  'log-out-failed',
  'session-unknown',
  'assistant-failed',
] as const;
export type LogEvent = (typeof logEvents)[number];

export interface LogEntry {
  /** When it last happened, ms since 1970. */
  readonly at: number;
  readonly level: LogLevel;
  readonly event: LogEvent;
  /** Which list or part, as the code calls it; empty when there is only one. */
  readonly part: string;
  /** The HTTP status; 0 without a response. */
  readonly code: number;
  /** The type of the backend's error, or the name of the error. */
  readonly type: string;
  /** How often it happened without another entry in between. */
  readonly times: number;
}

/** A name of the code: letters, digits, spaces and `_-`, too short and too plain for a text about a person. */
const NAME = /^[A-Za-z][A-Za-z0-9_ -]{0,47}$/;
const nameIn = (value: unknown): string => (typeof value === 'string' && NAME.test(value) ? value : '');

interface Failure {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly type?: unknown;
  readonly name?: unknown;
}

/** What an error says without its message, which may quote what a user typed. */
export function causeOf(error: unknown): Pick<LogEntry, 'code' | 'type'> {
  const { code, status, type, name } = (error ?? {}) as Failure;
  const number = typeof code === 'number' ? code : status;
  // A code below 100 is no HTTP status but comes from the browser.
  const isStatus = typeof number === 'number' && number >= 100 && number < 600;
  return { code: isStatus ? number : 0, type: nameIn(type) || nameIn(name) };
}

/** The part of an entry; a name that is not one of the code is left out. */
export const partIn = nameIn;

/** One line of a problem report, always English: `2026-11-26T15:22:10.000Z warn list-failed votes 500 general_unknown x3`. */
export const logLine = ({ at, level, event, part, code, type, times }: LogEntry): string =>
  [new Date(at).toISOString(), level, event, part, code || '', type, times > 1 ? `x${times}` : '']
    .filter((word) => word !== '')
    .join(' ');
