import type { PushMessage } from '../../src/model/notifications/push-message.ts';
import type { PushTarget } from '../../src/model/notifications/push-target.ts';
import type { Occasion } from './notice.ts';
import type { ServerDocument } from './remote.ts';

/** A record type that causes reminders. */
export interface Source<T = unknown> {
  readonly collection: string;
  /** Names of the fields that the app's forms would have rejected; Appwrite cannot check them. */
  faults(record: T & ServerDocument): string[];
  /** Queries that exclude records that can never be due; one index has their fields and `nextDueAt`. */
  readonly isOpen: readonly string[];
  /** Time of the first occasion after an instant, both in ms since 1970; null when there is none. */
  next(record: T & ServerDocument, after: number): number | null;
  /** The occasions with `from < dueAt <= until` (ms since 1970). */
  occasions(record: T & ServerDocument, from: number, until: number): Occasion[];
  /** What a notice of this record is about; undefined when there is nothing left to remind of. */
  subject(record: T & ServerDocument): Subject | undefined;
}

/** What a notice is about. */
export interface Subject {
  /** Shown only on devices whose owner allowed it. */
  readonly name: string;
  /** Of a reminder to measure. */
  readonly measures?: PushMessage['measures'];
  /** Of a message. */
  readonly message?: MessageSubject;
}

/** What the push of a message needs besides. */
export interface MessageSubject {
  readonly patientId: string;
  /** How many messages its receiver has not read. */
  readonly unread: number;
  /** At most 32 characters; of one conversation a late phone gets only the newest. */
  readonly topic: string;
  /** When a device may show it, in ms since 1970: 0 at once, Infinity never. */
  readonly heldUntil: (target: PushTarget) => number;
}

/** The fields of every record with a due time. */
export interface Scheduled {
  readonly userId: string;
  readonly nextDueAt?: string | null;
}

/** Value of `nextDueAt` when nothing will be due: the last year that the databases support. */
export const NEVER = '9999-12-31T00:00:00.000+00:00';
