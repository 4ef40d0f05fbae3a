import { missingScope } from '../api-error.ts';
import type { Caller } from '../caller.ts';
import { EVERY_SCOPE } from './authentication.ts';

/** What nobody needs a right for. */
export const PUBLIC = 'public';

const OF_GUESTS = [
  PUBLIC,
  'sessions.write',
  'documents.read',
  'documents.write',
  'files.read',
  'files.write',
  'execution.write',
];
const OF_USERS = [...OF_GUESTS, 'account', 'targets.write', 'execution.read'];
/** Acting as an account is for people, whatever a key may do. */
const NEVER_OF_KEYS = ['account'];

function scopesOf(caller: Caller): readonly string[] {
  if (caller.kind === 'key') return [PUBLIC, ...(caller.scopes ?? [])];
  return caller.kind === 'user' ? OF_USERS : OF_GUESTS;
}

const nameOf = (caller: Caller): string =>
  ({ guest: 'User (role: guests)', user: `${caller.userId} (role: users)`, key: 'app (role: applications)' })[
    caller.kind
  ];

/** @throws general_unauthorized_scope */
export function requireScope(caller: Caller, scope: string): void {
  const held = scopesOf(caller);
  const isHeld = held.includes(scope) || (held.includes(EVERY_SCOPE) && !NEVER_OF_KEYS.includes(scope));
  if (!isHeld) throw missingScope(nameOf(caller), scope);
}
