import type { Occasion } from './notice.ts';
import type { Held } from './remote.ts';

/** A kind of record that reminders come from. */
export interface Source<T = unknown> {
  readonly collection: string;
  /** The fields that no form would have let through; Appwrite cannot refuse them. */
  faults(record: T & Held): string[];
  /** Queries that leave out what can never be due; with `nextDueAt` they are one index. */
  readonly isOpen: readonly string[];
  /** When the first occasion after an instant (ms since 1970) is due, null when none is to come. */
  next(record: T & Held, after: number): number | null;
  /** What is due with `from < dueAt <= until` (ms since 1970). */
  occasions(record: T & Held, from: number, until: number): Occasion[];
  /** What a notice of this record is about; undefined when there is nothing to remind of any more. */
  subject(record: T & Held): Subject | undefined;
}

/** What a notice is about. */
export interface Subject {
  /** The words that only a device with its owner's consent may show. */
  readonly name: string;
}

/** What this function needs of every record with a time. */
export interface Scheduled {
  readonly userId: string;
  readonly nextDueAt?: string | null;
}

/** In `nextDueAt` when nothing is to come: the last year that databases know. */
export const NEVER = '9999-12-31T00:00:00.000+00:00';
