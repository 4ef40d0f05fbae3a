import { HOUR_MS, DAY_MS } from '../../src/model/durations.ts';
import type { Session } from '../store/session-rows.ts';
import type { User } from '../store/user-rows.ts';

/** How long a session lasts, in milliseconds. */
interface SessionLife {
  /** From the login. */
  whole: number;
  /** Without any call. */
  idle: number;
  /** May the client put off its end? */
  isExtendable: boolean;
}

/** Appwrite's year, which its clients are told; a phone that is not used for a week has to be signed in again. */
const OF_PATIENTS: SessionLife = { whole: 365 * DAY_MS, idle: 7 * DAY_MS, isExtendable: true };
/** Whoever reads other people's records signs in every day. */
const OF_STAFF: SessionLife = { whole: DAY_MS, idle: 12 * HOUR_MS, isExtendable: false };
const STAFF_LABELS = ['doctor', 'admin'];

type Holder = Pick<User, 'labels'>;

const lifeFor = ({ labels }: Holder): SessionLife =>
  labels.some((label) => STAFF_LABELS.includes(label)) ? OF_STAFF : OF_PATIENTS;

/** When a session that was opened at `created` and is put off at `now` ends, in milliseconds since 1970. */
export function sessionEnd(created: string, user: Holder, now: number): number {
  const { whole, isExtendable } = lifeFor(user);
  return (isExtendable ? now : Date.parse(created)) + whole;
}

/** Has it come to its end by the rules that hold for this account now? */
export function isSessionOver(session: Session, user: Holder, now: number): boolean {
  const { idle } = lifeFor(user);
  const seen = Math.max(...[session.created, session.updated, session.used].map((at) => Date.parse(at) || 0));
  return Math.min(Date.parse(session.expires), sessionEnd(session.created, user, now), seen + idle) <= now;
}

/** Uses less than this after the one noted last need no note, in milliseconds. */
export const noteStep = (user: Holder): number => Math.min(lifeFor(user).idle / 24, HOUR_MS);
