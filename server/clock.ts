/** A stored time further ahead than this was set by hand or by a broken clock, and is not followed. */
const MAX_LEAD = 24 * 3_600_000;

/** ISO 8601 in UTC with milliseconds and `+00:00`, the form of every time the server stores or sends. */
export function toStamp(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, -1)}+00:00`;
}

/**
 * Times that never run backwards, whatever the machine's clock does: a client that has seen a change
 * and asks for later ones misses none.
 */
export class Clock {
  private last = 0;

  /** Milliseconds since 1970, at least as late as every one given out before. */
  now(): number {
    this.last = Math.max(this.last, Date.now());
    return this.last;
  }

  stamp(): string {
    return toStamp(this.now());
  }

  /** A stamp later than this one, so that two changes of one record can always be told apart. */
  stampAfter(earlier: string): string {
    const next = Math.max(this.now(), Date.parse(earlier) + 1);
    if (next < Date.now() + MAX_LEAD) this.last = next;
    return toStamp(next);
  }

  /** Start no earlier than this stamp, which an earlier run gave out. */
  startAfter(stamp: string | null): void {
    const time = stamp === null ? 0 : Date.parse(stamp);
    if (time < Date.now() + MAX_LEAD) this.last = Math.max(this.last, time);
  }
}
