import { requester, type Requester } from '../audit/requester.ts';
import { ApiError } from '../protocol/api-error.ts';
import { toStamp } from '../protocol/clock.ts';
import { rolesOfUser } from '../protocol/permissions.ts';
import { uniqueId } from '../protocol/ids.ts';
import {
  clearNewPassword,
  deleteSession,
  extendSession,
  findSession,
  findSessionBySecret,
  insertSession,
  saveFactors,
  sessionsOf,
  touchSession,
  type Session,
} from './session-rows.ts';
import { forgetDevices } from './remembered-device-rows.ts';
import type { User } from './user-rows.ts';
import { sessionEvent } from './account-events.ts';
import { sessionJson } from './account-json.ts';
import type { Accounts } from './accounts.ts';
import { describeDevice, UNKNOWN_DEVICE, type Device } from './device.ts';
import { isSessionOver, lastUseInterval, sessionEnd } from './session-lifetime.ts';
import { decodeSession, encodeSession, hashSecret, newSecret } from '../protocol/secrets.ts';

/** Appwrite has no limit by default. This one only bounds what one account can store. */
const MAX_SESSIONS = 100;

type Provider = 'email' | 'server' | 'token';
/** The first factor of a session. */
const FIRST_FACTOR: Readonly<Record<Provider, string>> = { email: 'password', server: 'server', token: 'token' };

interface SessionClient {
  ip: string;
  device?: Device;
  provenFactor?: string | null;
  needsNewPassword?: boolean;
}

export const sessionNotFound = (): ApiError =>
  new ApiError(404, 'user_session_not_found', 'The current user session could not be found.');

/** A person who signs in is a guest until now; a session that a key opens is an act of the key. */
const openedBy = (by: Requester, { id: sessionId, device }: Session, user: User): Requester =>
  by.caller.kind === 'key'
    ? by
    : {
        caller: { kind: 'user', userId: user.id, sessionId, roles: rolesOfUser(user) },
        device: describeDevice(device),
      };

/** Opens, finds and ends the sessions of all accounts. */
export class Sessions {
  private readonly accounts: Accounts;
  /** Ids of the sessions whose last use is being written. */
  private readonly writingUse = new Set<string>();

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  /**
   * Opens a session; if there are too many, the oldest ends. `value` is what the client stores.
   * @param client.provenFactor the second factor that was proved earlier on this device
   * @param client.needsNewPassword whether the password breaks the rule for this account
   */
  open(
    user: User,
    { ip, device = UNKNOWN_DEVICE, provenFactor = null, needsNewPassword = false }: SessionClient,
    provider: Provider = 'email',
  ): Promise<{ session: Session; value: string }> {
    const { store, clock } = this.accounts;
    const secret = newSecret();
    const by = requester();
    return store.write(() => {
      const created = clock.stamp();
      const session: Session = {
        id: uniqueId(),
        userId: user.id,
        secretHash: hashSecret(secret),
        created,
        updated: created,
        expires: toStamp(sessionEnd(created, user, Date.now())),
        recordUse: created,
        provider,
        providerUid: provider === 'email' ? user.email : '',
        ip,
        device,
        factors: [FIRST_FACTOR[provider], ...(provenFactor === null ? [] : [provenFactor])],
        mfaUpdated: '',
        needsNewPassword,
      };
      const [ended, open] = [true, false].map((isEnded) =>
        sessionsOf(store, user.id).filter((old) => this.isOver(old, user) === isEnded),
      ) as [Session[], Session[]];
      for (const old of [...ended, ...open.slice(0, -(MAX_SESSIONS - 1))]) this.drop(old);
      insertSession(store, session);
      this.accounts.audit.record(openedBy(by, session, user), {
        action: 'sign-in',
        subject: user.id,
        detail: provider,
      });
      this.publish(session, 'create');
      return { session, value: encodeSession(user.id, secret) };
    });
  }

  /** The session of a client's value, even if it has ended; null when the value is not valid. */
  byValue(value: string): Session | null {
    const decoded = decodeSession(value);
    const session = decoded && findSessionBySecret(this.accounts.store, hashSecret(decoded.secret));
    return session?.userId === decoded?.id ? session : null;
  }

  isOver(session: Session, user: User): boolean {
    return isSessionOver(session, user, Date.now());
  }

  /** Stores the time of use, so that the session does not end as unused. */
  used(session: Session, user: User): void {
    const now = Date.now();
    if ((Date.parse(session.recordUse) || 0) + lastUseInterval(user) > now || this.writingUse.has(session.id)) return;
    const { store } = this.accounts;
    this.writingUse.add(session.id);
    const written = store.write(() => touchSession(store, session.id, toStamp(now)));
    // A full disk must not fail the request; the next use is stored instead.
    void written.catch(() => {}).finally(() => this.writingUse.delete(session.id));
  }

  of(userId: string): Session[] {
    return sessionsOf(this.accounts.store, userId);
  }

  /** @throws user_session_not_found */
  find(userId: string, id: string): Session {
    const session = findSession(this.accounts.store, id);
    if (session?.userId !== userId) throw sessionNotFound();
    return session;
  }

  extend(session: Session, user: User): Promise<Session> {
    const { store, clock } = this.accounts;
    return store.write(() => {
      const updated = clock.stamp();
      const expires = toStamp(sessionEnd(session.created, user, Date.now()));
      extendSession(store, session.id, updated, expires);
      return { ...session, updated, expires };
    });
  }

  /** Adds factors that the user has proved without a challenge. */
  addFactors(session: Session, factors: readonly string[]): Promise<Session> {
    return this.accounts.store.write(() => this.putFactors(session, factors));
  }

  /**
   * Call it inside a write.
   * @param challengedAt time of a completed challenge, if these factors come from one
   * @throws user_session_not_found when the session has ended meanwhile
   */
  putFactors({ id, userId }: Session, factors: readonly string[], challengedAt?: string): Session {
    const before = this.find(userId, id);
    const mfaUpdated = challengedAt ?? before.mfaUpdated;
    const session = { ...before, factors: [...new Set([...before.factors, ...factors])], mfaUpdated };
    saveFactors(this.accounts.store, id, session.factors, mfaUpdated);
    this.publish(session, 'update');
    return session;
  }

  /** The rest of the API is open to the session again. */
  passwordChanged(sessionId: string): Promise<void> {
    const { store } = this.accounts;
    return store.write(() => clearNewPassword(store, sessionId));
  }

  end(session: Session): Promise<void> {
    return this.accounts.store.write(() => this.drop(session));
  }

  /** Ends all sessions of a user except one, and forgets the devices that need no second factor. */
  endAll(userId: string, exceptId?: string): Promise<void> {
    return this.accounts.store.write(() => {
      forgetDevices(this.accounts.store, userId);
      for (const session of this.of(userId)) if (session.id !== exceptId) this.drop(session);
    });
  }

  private drop(session: Session): void {
    deleteSession(this.accounts.store, session.id);
    this.publish(session, 'delete');
  }

  private publish(session: Session, action: 'create' | 'delete' | 'update'): void {
    const { store, events } = this.accounts;
    store.afterCommit(() =>
      events.publish(sessionEvent(session.userId, session.id, action, sessionJson(session, true))),
    );
  }
}
