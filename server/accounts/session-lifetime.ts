import { isStaff } from '../../src/model/account/staff.ts';
import { HOUR_MS, DAY_MS } from '../../src/model/time/durations.ts';
import type { Session } from './session-rows.ts';
import type { User } from './user-rows.ts';

/** How long a session lasts, in milliseconds. */
interface SessionLifetime {
  /** Longest time since the login, or since the last extension. */
  total: number;
  /** Longest time without a request. */
  idle: number;
  /** Whether the client may extend it. */
  isExtendable: boolean;
}

/** One year, as Appwrite reports to its clients; after a week without use the phone must sign in again. */
const PATIENT_LIFETIME: SessionLifetime = { total: 365 * DAY_MS, idle: 7 * DAY_MS, isExtendable: true };
/** Accounts that can read other people's records sign in every day. */
const STAFF_LIFETIME: SessionLifetime = { total: DAY_MS, idle: 12 * HOUR_MS, isExtendable: false };

type SessionUser = Pick<User, 'labels'>;

const lifetimeFor = ({ labels }: SessionUser): SessionLifetime => (isStaff(labels) ? STAFF_LIFETIME : PATIENT_LIFETIME);

/** The end of a session that was opened at `created` and is extended at `now`, in ms since 1970. */
export function sessionEnd(created: string, user: SessionUser, now: number): number {
  const { total, isExtendable } = lifetimeFor(user);
  return (isExtendable ? now : Date.parse(created)) + total;
}

/** Whether the session has ended by the rules that apply to this account now. */
export function isSessionOver(session: Session, user: SessionUser, now: number): boolean {
  const { idle } = lifetimeFor(user);
  const lastUsed = Math.max(...[session.created, session.updated, session.recordUse].map((at) => Date.parse(at) || 0));
  return Math.min(Date.parse(session.expires), sessionEnd(session.created, user, now), lastUsed + idle) <= now;
}

/** Minimum time between two stored uses of a session, in ms. */
export const lastUseInterval = (user: SessionUser): number => Math.min(lifetimeFor(user).idle / 24, HOUR_MS);
