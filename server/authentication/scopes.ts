import { missingScope } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { EVERY_SCOPE } from './keys.ts';

/** The scope of routes for people, signed in or not. */
export const PUBLIC = 'public';
/** The scope of routes for everyone, people and keys. */
export const GLOBAL = 'global';

/**
 * The scope of people for signing up and in. Not `sessions.write`: a key with that scope also reaches the sessions of
 * all users.
 */
const LOGIN = 'login';
/** For people and keys that sign up and in. */
export const LOG_IN: Scope = ['sessions.write', LOGIN];

/** A scope, or several of which the caller needs one. */
export type Scope = string | readonly string[];

const GUEST_SCOPES = [
  PUBLIC,
  GLOBAL,
  LOGIN,
  'documents.read',
  'documents.write',
  'rows.read',
  'files.read',
  'files.write',
  'execution.write',
];
const USER_SCOPES = [...GUEST_SCOPES, 'account', 'execution.read'];
/** Every key has these. */
const KEY_SCOPES = [GLOBAL, 'health.read', 'graphql'];
/** Only people act as an account; a key never has these scopes, not even the server key. */
const NEVER_FOR_KEYS = [PUBLIC, 'account'];

function scopesOf(caller: Caller): readonly string[] {
  if (caller.kind === 'key') return [...KEY_SCOPES, ...(caller.scopes ?? [])];
  return caller.kind === 'user' ? USER_SCOPES : GUEST_SCOPES;
}

const nameOf = (caller: Caller): string =>
  ({ guest: 'User (role: guests)', user: `${caller.userId} (role: users)`, key: 'app (role: applications)' })[
    caller.kind
  ];

/** @throws general_unauthorized_scope */
export function requireScope(caller: Caller, scope: Scope): void {
  const needed = typeof scope === 'string' ? [scope] : scope;
  const scopes = scopesOf(caller);
  const isForKeys = needed.some((one) => !NEVER_FOR_KEYS.includes(one));
  const isAllowed = needed.some((one) => scopes.includes(one)) || (scopes.includes(EVERY_SCOPE) && isForKeys);
  if (!isAllowed) throw missingScope(nameOf(caller), needed.join('","'));
}
