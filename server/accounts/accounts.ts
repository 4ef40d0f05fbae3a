import { ApiError, userNotFound } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import { uniqueId } from '../ids.ts';
import type { Store } from '../store/store.ts';
import { violatedKey } from '../store/store.ts';
import { findTarget, insertTarget, saveTarget, targetsOf } from '../store/target-rows.ts';
import { deleteUser, findUser, insertUser, saveUser, type User } from '../store/user-rows.ts';
import { accountEvent } from './account-events.ts';
import { accountJson, type Json } from './account-json.ts';

export interface NewAccount {
  id: string;
  email: string;
  /** A hash, not the password. */
  password: string | null;
  name: string;
}

export const accountExists = (type = 'user_already_exists'): ApiError =>
  new ApiError(409, type, 'A user with the same id, email, or phone already exists in this project.');

/** The accounts: every change goes through here, is announced, and keeps the e-mail target in step. */
export class Accounts {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: EventBus;

  constructor(store: Store, clock: Clock, events: EventBus) {
    this.store = store;
    this.clock = clock;
    this.events = events;
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
  create({ id, email, password, name }: NewAccount): Promise<User> {
    return this.store.write(() => {
      const now = this.clock.stamp();
      const user: User = {
        id,
        created: now,
        updated: now,
        name,
        email: email.toLowerCase(),
        password,
        passwordUpdate: now,
        registration: now,
        status: true,
        emailVerified: false,
        labels: [],
        prefs: {},
      };
      try {
        insertUser(this.store, user);
        this.putEmailTarget(user);
      } catch (error) {
        throw violatedKey(error) === null ? error : accountExists();
      }
      this.publish(user, ['create']);
      return user;
    });
  }

  /**
   * @param what what is updated, for the event: 'name', 'prefs', 'labels', ...
   * @throws user_not_found, user_email_already_exists
   */
  change(id: string, what: string, changes: Partial<User> | ((user: User) => Partial<User>)): Promise<User> {
    return this.store.write(() => {
      const before = this.find(id);
      const wanted = typeof changes === 'function' ? changes(before) : changes;
      const user: User = { ...before, ...wanted, updated: this.clock.stampAfter(before.updated) };
      try {
        saveUser(this.store, user);
        if (user.email !== before.email) this.putEmailTarget(user);
      } catch (error) {
        throw violatedKey(error) === null ? error : accountExists('user_email_already_exists');
      }
      this.publish(user, ['update', what]);
      return user;
    });
  }

  /** @throws user_not_found */
  remove(id: string): Promise<void> {
    return this.store.write(() => {
      const user = this.find(id);
      this.publish(user, ['delete']);
      deleteUser(this.store, id);
    });
  }

  private putEmailTarget(user: User): void {
    if (user.email === '') return;
    const existing = targetsOf(this.store, user.id).find(({ providerType }) => providerType === 'email');
    if (existing) return saveTarget(this.store, { ...existing, identifier: user.email, updated: user.updated });
    insertTarget(this.store, {
      id: this.freeTargetId(),
      userId: user.id,
      created: user.created,
      updated: user.created,
      providerId: null,
      providerType: 'email',
      identifier: user.email,
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
