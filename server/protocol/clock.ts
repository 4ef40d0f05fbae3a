/** A stored time further ahead than this (in ms) was set by hand or by a wrong clock, and is ignored. */
const MAX_AHEAD_MS = 24 * 3_600_000;

/** ISO 8601 in UTC with milliseconds and `+00:00`, the format of every time that the server stores or sends. */
export function toStamp(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, -1)}+00:00`;
}

/**
 * A clock that never runs backwards, even if the machine's clock does: so a client that asks for changes later than the
 * last one misses none.
 */
export class Clock {
  private last = 0;

  /** Ms since 1970, never earlier than a time returned before. */
  now(): number {
    this.last = Math.max(this.last, Date.now());
    return this.last;
  }

  stamp(): string {
    return toStamp(this.now());
  }

  /** A stamp later than `earlier`, so that two changes of a record never have the same time. */
  stampAfter(earlier: string): string {
    const next = Math.max(this.now(), Date.parse(earlier) + 1);
    if (next < Date.now() + MAX_AHEAD_MS) this.last = next;
    return toStamp(next);
  }

  /** Continues after a stamp of an earlier run. */
  startAfter(stamp: string | null): void {
    const time = stamp === null ? 0 : Date.parse(stamp);
    if (time < Date.now() + MAX_AHEAD_MS) this.last = Math.max(this.last, time);
  }
}
