import { toStamp } from '../protocol/clock.ts';

const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const LIMITS = [9999, 12, 31, 23, 59, 59] as const;

function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/**
 * The stamp (UTC, milliseconds) of an ISO 8601 date or time; without a time zone it is UTC. Null when it is not valid.
 */
export function parseDateTime(value: unknown): string | null {
  const match = typeof value === 'string' ? DATE_TIME.exec(value.trim()) : null;
  if (!match) return null;
  const parts = match.slice(1, 7).map((part) => Number(part ?? 0));
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  if (year < 1000 || month < 1 || day < 1 || parts.some((part, i) => part > (LIMITS[i] ?? 0))) return null;
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0').slice(0, 3));
  const utc = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  return toStamp(utc - offsetMinutes(match[8]) * 60_000);
}
