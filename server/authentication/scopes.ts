import { missingScope } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { EVERY_SCOPE } from './authentication.ts';

/** The scope of routes that need no permission. */
export const PUBLIC = 'public';

const GUEST_SCOPES = [
  PUBLIC,
  'sessions.write',
  'documents.read',
  'documents.write',
  'files.read',
  'files.write',
  'execution.write',
];
const USER_SCOPES = [...GUEST_SCOPES, 'account', 'targets.write', 'execution.read'];
/** Only users act as an account; a key never has these scopes. */
const NEVER_FOR_KEYS = ['account'];

function scopesOf(caller: Caller): readonly string[] {
  if (caller.kind === 'key') return [PUBLIC, ...(caller.scopes ?? [])];
  return caller.kind === 'user' ? USER_SCOPES : GUEST_SCOPES;
}

const nameOf = (caller: Caller): string =>
  ({ guest: 'User (role: guests)', user: `${caller.userId} (role: users)`, key: 'app (role: applications)' })[
    caller.kind
  ];

/** @throws general_unauthorized_scope */
export function requireScope(caller: Caller, scope: string): void {
  const scopes = scopesOf(caller);
  const isAllowed = scopes.includes(scope) || (scopes.includes(EVERY_SCOPE) && !NEVER_FOR_KEYS.includes(scope));
  if (!isAllowed) throw missingScope(nameOf(caller), scope);
}
