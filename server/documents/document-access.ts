import type { Caller } from '../protocol/caller.ts';
import {
  documentPermissions,
  ownPermissions,
  requireOwnRoles,
  rolesWith,
  type Action,
} from '../protocol/permissions.ts';
import type { Collection } from '../schema/schema.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';

/** Whether the collection's permissions give the caller this right on all its documents. */
export function mayOnCollection(caller: Caller, collection: Collection, action: Action): boolean {
  if (caller.kind === 'key') return true;
  return collection.permissions.some((p) => p.action === action && caller.roles.includes(p.role));
}

/**
 * Whether the caller has this right on a document, by the collection's permissions or, with document security, by the
 * document's.
 */
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

/**
 * The roles by which a list is filtered; null when the caller may read all, empty when only the collection's
 * permissions count and they do not allow it.
 */
export function readingRoles(caller: Caller, collection: Collection): readonly string[] | null {
  if (mayOnCollection(caller, collection, 'read')) return null;
  return collection.documentSecurity ? caller.roles : [];
}

/**
 * Validates the permissions of a request: well formed, and only for roles that the caller has. Undefined and null
 * return undefined.
 */
export function parsePermissions(caller: Caller, value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  const permissions = documentPermissions(value);
  if (caller.kind !== 'key') requireOwnRoles(caller.roles, permissions);
  return permissions;
}

/** The permissions of a new document whose creator sent none. */
export function defaultPermissions(caller: Caller): string[] {
  return caller.userId === undefined ? [] : ownPermissions(caller.userId);
}
