import { Query } from 'appwrite';
import { device as deviceType, type Device } from '@/model/account/device.ts';
import { DAY_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { BackendRefusal, callFunction } from '@/sync/transport/backend-call.ts';
import { AccountError, listSessions, type AccountErrorReason, type ActiveSession } from './account-settings.ts';

/** A device of this account: with an open session, or one that the server still knows. */
export interface AccountDevice {
  /** Empty for a device that has not reported itself yet: it can be signed out, and not wiped. */
  readonly id: string;
  /** null: no open session */
  readonly session: ActiveSession | null;
  /** Empty when unknown. */
  readonly browser: string;
  readonly system: string;
  /** Instant of the last use, exact to an hour; null when the server does not know any use after the sign-in. */
  readonly lastSeenAt: string | null;
  /** Instants; null when it was not reported lost, or has not answered yet. */
  readonly wipeRequestedAt: string | null;
  readonly wipedAt: string | null;
}

type StoredDevice = Device & { readonly id: string };

/** For how long a device is listed that is wiped or not signed in any more. */
const LISTED_FOR_MS = 90 * DAY_MS;

/** A sign-in of the last minutes is as good as a password typed now. */
const FRESH_FOR_MS = 5 * MINUTE_MS;

const later = (one: string | null, other: string | null): string | null =>
  Date.parse(one ?? '') > (Date.parse(other ?? '') || 0) ? one : other;

/** Appwrite does not note the use of a session: there it was changed last when it was opened. */
const usedAt = ({ signedInAt, lastSeenAt }: ActiveSession): string | null =>
  Date.parse(lastSeenAt) > Date.parse(signedInAt) ? lastSeenAt : null;

const joined = (session: ActiveSession | null, stored: StoredDevice | undefined): AccountDevice => ({
  id: stored?.id ?? '',
  session,
  browser: session?.browser || (stored?.browser ?? ''),
  system: session?.system || (stored?.system ?? ''),
  lastSeenAt: later(session && usedAt(session), stored?.lastSeenAt ?? null),
  wipeRequestedAt: stored?.wipeRequestedAt ?? null,
  wipedAt: stored?.wipedAt ?? null,
});

const isRecent = ({ lastSeenAt, wipeRequestedAt, wipedAt }: StoredDevice, now: number): boolean =>
  (wipeRequestedAt !== null && !wipedAt) || Date.parse(wipedAt ?? lastSeenAt) > now - LISTED_FOR_MS;

/**
 * The devices of this account: this one first, then the other signed-in ones, then those without a session, each group
 * by the last use. @throws AccountError
 */
export async function listDevices(): Promise<AccountDevice[]> {
  const sessions = await listSessions();
  const userId = useSession.getState().user?.id ?? '';
  const queries = [Query.equal('userId', userId), Query.limit(100)];
  const stored = (await listOnline(deviceType.collection, queries).catch((error: unknown) => {
    throw new AccountError('unreachable', error);
  })) as unknown as StoredDevice[];
  const own = stored.filter((each) => each.userId === userId);
  const isOpen = ({ sessionId }: StoredDevice) => sessions.some(({ id }) => id === sessionId);
  const signedIn = sessions.map((session) =>
    joined(
      session,
      own.find(({ sessionId }) => sessionId === session.id),
    ),
  );
  const others = own.filter((each) => !isOpen(each) && isRecent(each, Date.now())).map((each) => joined(null, each));
  const time = ({ lastSeenAt }: AccountDevice) => Date.parse(lastSeenAt ?? '') || 0;
  return [...signedIn, ...others.toSorted((a, b) => time(b) - time(a))];
}

const refusals: Readonly<Record<number, AccountErrorReason>> = { 401: 'password', 403: 'sign-in', 429: 'often' };

async function callWithPassword(
  path: string,
  body: { readonly password: string; readonly deviceId?: string },
): Promise<void> {
  try {
    await callFunction('devices', path, body);
  } catch (error) {
    throw new AccountError((error instanceof BackendRefusal && refusals[error.status]) || 'unreachable', error);
  }
}

/** Whether the password must be typed again before another device is signed out from here. */
export const needsPassword = (devices: readonly AccountDevice[], now = Date.now()): boolean => {
  const here = devices.find(({ session }) => session?.isHere)?.session;
  return !here || Date.parse(here.signedInAt) < now - FRESH_FOR_MS;
};

/** @throws AccountError when this is not the password of the account */
export const confirmPassword = (password: string): Promise<void> => callWithPassword('/confirm', { password });

/**
 * Signs a lost device out at once; it erases the data of this account when it is next online. May be repeated.
 * @throws AccountError
 */
export const reportLostDevice = (deviceId: string, password: string): Promise<void> =>
  callWithPassword('/lost', { deviceId, password });
