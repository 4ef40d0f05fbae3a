import { ApiError, userNotFound } from '../protocol/api-error.ts';
import { recordAccountChange } from '../audit/account-changes.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { requester } from '../audit/requester.ts';
import { logFailure } from '../logging/log.ts';
import type { Clock } from '../protocol/clock.ts';
import type { EventBus } from '../events/event-bus.ts';
import { isNobody, uniqueId } from '../protocol/ids.ts';
import type { Store } from '../store/store.ts';
import { violatedKey } from '../store/store.ts';
import { deleteTarget, findTarget, insertTarget, saveTarget, targetsOf } from './target-rows.ts';
import { deleteTokens } from './token-rows.ts';
import { deleteUser, findUser, insertUser, isIdTaken, saveUser, type User } from './user-rows.ts';
import { accountEvent } from './account-events.ts';
import { accountJson, type Json } from './account-json.ts';

export interface NewAccount {
  id: string;
  email: string;
  /** With + and the country code; '' or absent when there is none. */
  phone?: string;
  /** A hash, not the password. */
  password: string | null;
  name: string;
}

const accountExists = (type = 'user_already_exists'): ApiError =>
  new ApiError(409, type, 'A user with the same id, email, or phone already exists in this project.');

/** Turns a violated unique key into the API error that names what another account already has. */
function conflictError(error: unknown): unknown {
  const key = violatedKey(error);
  if (key === null) return error;
  return accountExists(key.includes('phone') ? 'user_phone_already_exists' : 'user_email_already_exists');
}

/** All changes of accounts go through this class: it publishes the events and updates the account's targets. */
export class Accounts {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;

  readonly audit: AuditTrail;

  constructor(parts: { store: Store; clock: Clock; events: EventBus; audit: AuditTrail }) {
    this.store = parts.store;
    this.clock = parts.clock;
    this.events = parts.events;
    this.audit = parts.audit;
  }

  /** @throws user_not_found */
  find(id: string): User {
    const user = findUser(this.store, id);
    if (!user) throw userNotFound();
    return user;
  }

  json(user: User): Json {
    return accountJson(user, targetsOf(this.store, user.id));
  }

  /** @throws user_already_exists */
  create({ id, email, phone = '', password, name }: NewAccount): Promise<User> {
    const by = requester();
    return this.store.write(() => {
      if (isNobody(id) || isIdTaken(this.store, id)) throw accountExists();
      const now = this.clock.stamp();
      const user: User = {
        id,
        created: now,
        updated: now,
        name,
        email: email.toLowerCase(),
        phone,
        password,
        passwordUpdate: now,
        registration: now,
        status: true,
        emailVerified: false,
        phoneVerified: false,
        labels: [],
        prefs: {},
        mfa: false,
        recoveryCodes: '',
      };
      try {
        insertUser(this.store, user);
        this.putTargets(user);
      } catch (error) {
        throw violatedKey(error) === null ? error : accountExists();
      }
      this.audit.record(by, { action: 'account-create', subject: id });
      this.publish(user, ['create']);
      return user;
    });
  }

  /**
   * @param what the changed part, for the event: 'name', 'prefs', 'labels', ...
   * @throws user_not_found, user_email_already_exists, user_phone_already_exists
   */
  change(id: string, what: string, changes: Partial<User> | ((user: User) => Partial<User>)): Promise<User> {
    const by = requester();
    return this.store.write(() => {
      const before = this.find(id);
      const newValues = typeof changes === 'function' ? changes(before) : changes;
      const user: User = { ...before, ...newValues, updated: this.clock.stampAfter(before.updated) };
      try {
        saveUser(this.store, user);
        this.putTargets(user);
      } catch (error) {
        throw conflictError(error);
      }
      this.dropOldLinks(before, user);
      recordAccountChange(this.audit, by, what, user);
      this.publish(user, ['update', what]);
      return user;
    });
  }

  /** Replaces the hash of an unchanged password. The account itself does not change, so there is no event. */
  rehash(id: string, before: string, after: string): Promise<void> {
    return this.store.write(() => {
      const user = findUser(this.store, id);
      if (user?.password === before) saveUser(this.store, { ...user, password: after });
    });
  }

  /** Call it inside a write. The account that callers see does not change, so there is no event. */
  saveRecoveryCodes(user: User, recoveryCodes: string): void {
    saveUser(this.store, { ...user, recoveryCodes });
  }

  /**
   * Also removes a patient's id from the audit trail. The id of staff stays: patients must still see who looked.
   * @throws user_not_found
   */
  async remove(id: string): Promise<void> {
    const by = requester();
    // Events of a deleted account that come into the trail later get no name.
    await this.audit.settle();
    const { labels } = await this.store.write(() => {
      const user = this.find(id);
      this.audit.record(by, { action: 'account-delete', subject: id });
      this.publish(user, ['delete']);
      deleteUser(this.store, id);
      return user;
    });
    // The account is gone in any case. A trail that cannot be written keeps the id, and `erase` says so.
    if (labels.length === 0) await this.audit.forget(id).catch(logFailure);
  }

  /**
   * Deletes mailed links when the address or the password changes: a reader of the old mailbox must not take the account
   * over.
   */
  private dropOldLinks(before: User, after: User): void {
    const isOtherAddress = after.email !== before.email;
    if (isOtherAddress) deleteTokens(this.store, after.id, 'verification');
    if (isOtherAddress || after.password !== before.password) deleteTokens(this.store, after.id, 'recovery');
  }

  /** An account has a target for its e-mail address and one for its phone number. */
  private putTargets(user: User): void {
    this.putTarget(user, 'email', user.email);
    this.putTarget(user, 'sms', user.phone);
  }

  private putTarget(user: User, providerType: 'email' | 'sms', identifier: string): void {
    const existing = targetsOf(this.store, user.id).find((target) => target.providerType === providerType);
    if (existing?.identifier === identifier || (!existing && identifier === '')) return;
    if (existing && identifier === '') return deleteTarget(this.store, existing.id);
    if (existing) return saveTarget(this.store, { ...existing, identifier, updated: user.updated });
    insertTarget(this.store, {
      id: this.freeTargetId(),
      userId: user.id,
      created: user.updated,
      updated: user.updated,
      providerId: null,
      providerType,
      identifier,
      name: '',
    });
  }

  private freeTargetId(): string {
    const id = uniqueId();
    return findTarget(this.store, id) ? this.freeTargetId() : id;
  }

  private publish(user: User, actions: string[]): void {
    const payload = this.json(user);
    this.store.afterCommit(() => this.events.publish(accountEvent(user.id, actions, payload)));
  }
}
