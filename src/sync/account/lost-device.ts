import {
  erasedSecrets,
  forgetErased,
  identityOf,
  keepIdentity,
  type DeviceIdentity,
} from '@/db/browser-storage/device-identity.ts';
import { withLock } from '@/db/scheduling/with-lock.ts';
import { forgetErasedAccount, noteErasedAccount, showErasedAccount } from './erased-account.ts';
import { callBackend, callFunction } from '@/sync/transport/backend-call.ts';

/** The server learns of the use of a device at most once in this time. */
const REPORT_INTERVAL_MS = 60 * 60_000;

interface WipeAnswer {
  readonly wipe: boolean;
  /** The account was erased on another device. */
  readonly erased?: boolean;
}

/** Stored before anything is erased: an interrupted wipe continues at the next start, also without a network. */
async function ordered(userId: string, { wipe, erased }: WipeAnswer): Promise<boolean> {
  // A captive portal answers any request with 200.
  if (wipe !== true) {
    if (erased === true) await noteErasedAccount(userId);
    return false;
  }
  await keepIdentity(userId, { mustWipe: true });
  return true;
}

const ask = ({ secret, isStaff }: DeviceIdentity, userId: string): Promise<WipeAnswer> =>
  // As a guest: the session has ended, or belongs to another user.
  callFunction<WipeAnswer>('devices', '/check', { secret, userId, wasStaff: isStaff }, 'guest');

/**
 * Whether this browser must erase the data of a user who has no session any more: it was reported lost, or the clinic
 * has ended the account of a doctor. A session that has only ended is no reason. False without a network, and when the
 * account was erased on another device: that is noted, and the person decides (`erased-account.ts`).
 */
export async function isWipeOrdered(userId: string): Promise<boolean> {
  const identity = await identityOf(userId);
  if (!identity) return false;
  if (identity.isAccountErased && !identity.mustWipe) {
    showErasedAccount(userId);
    return false;
  }
  return identity.mustWipe || ordered(userId, await ask(identity, userId));
}

/**
 * Reports to the account of the signed-in user that this browser is in use. The caller knows that the session is hers.
 * @param isNewSession whether she has just signed in: then the server must learn of the session at once
 * @returns whether this browser must erase her data
 */
export async function reportUse(userId: string, isStaff: boolean, isNewSession: boolean): Promise<boolean> {
  const identity = await keepIdentity(userId, { isStaff });
  if (identity.mustWipe) return true;
  if (identity.isAccountErased) await forgetErasedAccount(userId);
  if (!isNewSession && Date.now() - identity.reportedAt < REPORT_INTERVAL_MS) return false;
  const { $id: sessionId } = await callBackend<{ $id: string }>('GET', '/account/sessions/current');
  const answer = await callFunction<WipeAnswer>('devices', '/seen', { secret: identity.secret, sessionId });
  // It may have signed out meanwhile: its identity must not come back.
  if (await identityOf(userId)) await keepIdentity(userId, { reportedAt: Date.now() });
  return ordered(userId, answer);
}

const LOCK = 'maia-erased';

/**
 * Reports to the server which devices have erased their data, so that the account shows it. A report that fails is
 * repeated at the next start.
 */
export const reportErased = (): Promise<void> =>
  withLock(LOCK, async () => {
    for (const secret of await erasedSecrets()) {
      const { state } = await callFunction<{ state?: string }>('devices', '/erased', { secret }, 'guest');
      if (state === 'noted') await forgetErased(secret);
    }
  });
