import { logLine, type LogEntry } from './log-entry.ts';

/** The newest lines of the log that fit into `room` characters, the newest first. */
export function logText(entries: readonly LogEntry[], room: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const entry of entries.toReversed()) {
    const line = logLine(entry);
    length += line.length + 1;
    if (length > room) break;
    lines.push(line);
  }
  return lines.join('\n');
}

/** A message with the log below it, at most `limit` characters; the message itself is never cut. */
export function withLog(text: string, entries: readonly LogEntry[], limit: number): string {
  const message = text.trim();
  const log = logText(entries, limit - message.length - 2);
  // An empty message stays empty, so that it is refused as one.
  return log === '' || message === '' ? message : `${message}\n\n${log}`;
}
