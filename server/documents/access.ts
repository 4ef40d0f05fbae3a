import type { Caller } from '../caller.ts';
import { documentPermissions, ownPermissions, requireHeldRoles, rolesWith, type Action } from '../permissions.ts';
import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/document-table.ts';

/** Does the collection itself give the caller this right over all its documents? */
export function mayOnCollection(caller: Caller, collection: Collection, action: Action): boolean {
  if (caller.kind === 'key') return true;
  return collection.permissions.some((p) => p.action === action && caller.roles.includes(p.role));
}

/** By the collection's permissions or, where documents have their own, by these. */
export function mayOnDocument(
  caller: Caller,
  collection: Collection,
  document: StoredDocument,
  action: Action,
): boolean {
  if (mayOnCollection(caller, collection, action)) return true;
  return (
    collection.documentSecurity && rolesWith(action, document.permissions).some((role) => caller.roles.includes(role))
  );
}

/** Roles to filter a list by; null when the caller reads all, none where documents have no permissions of their own. */
export function readingRoles(caller: Caller, collection: Collection): readonly string[] | null {
  if (mayOnCollection(caller, collection, 'read')) return null;
  return collection.documentSecurity ? caller.roles : [];
}

/**
 * Permissions as a client gives them: well formed, and only of roles held. Undefined stays undefined.
 */
export function givenPermissions(caller: Caller, given: unknown): string[] | undefined {
  if (given === undefined || given === null) return undefined;
  const permissions = documentPermissions(given);
  if (caller.kind !== 'key') requireHeldRoles(caller.roles, permissions);
  return permissions;
}

/** What a new document gets when its creator names none. */
export function defaultPermissions(caller: Caller): string[] {
  return caller.userId === undefined ? [] : ownPermissions(caller.userId);
}
