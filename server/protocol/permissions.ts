import { invalidArgument, unauthorized } from './api-error.ts';

export type Action = 'create' | 'read' | 'update' | 'delete';

export interface Permission {
  action: Action;
  role: string;
}

const PERMISSION = /^(create|read|update|delete|write)\("([^"]+)"\)$/;
const ID = '[A-Za-z0-9][A-Za-z0-9._-]{0,35}';
const ROLE = new RegExp(
  `^(any|guests|users(/(un)?verified)?|user:${ID}(/(un)?verified)?|team:${ID}(/[A-Za-z0-9._-]+)?|member:${ID}|label:[A-Za-z0-9]{1,36})$`,
);
const MAX_PERMISSIONS = 100;

const invalidPermission = (detail: string): Error => invalidArgument(`Invalid \`permissions\` param: ${detail}`);

function parse(text: unknown, allowed: readonly string[]): { verb: string; role: string } {
  const [, verb, role] = (typeof text === 'string' && PERMISSION.exec(text)) || [];
  if (verb === undefined || role === undefined || !ROLE.test(role)) {
    throw invalidPermission(`Invalid permission string format: "${String(text)}".`);
  }
  if (!allowed.includes(verb)) {
    throw invalidPermission(`Permission "${String(text)}" is not allowed. Must be one of: ${allowed.join(', ')}.`);
  }
  return { verb, role };
}

/**
 * Parses the permissions of a collection; `write` becomes create, update and delete.
 * @throws general_argument_invalid for a malformed one
 */
export function collectionPermissions(texts: readonly string[]): Permission[] {
  return texts.flatMap((text) => {
    const { verb, role } = parse(text, ['create', 'read', 'update', 'delete', 'write']);
    const actions: Action[] = verb === 'write' ? ['create', 'update', 'delete'] : [verb as Action];
    return actions.map((action) => ({ action, role }));
  });
}

/**
 * The permission strings of a document in stored form: `write` becomes update and delete, without duplicates.
 * @throws general_argument_invalid when it is not a list or an entry is malformed
 */
export function documentPermissions(list: unknown): string[] {
  if (!Array.isArray(list) || list.length > MAX_PERMISSIONS) {
    throw invalidPermission(`Value must be an array of at most ${MAX_PERMISSIONS} permission strings.`);
  }
  const stored = list.flatMap((text) => {
    const { verb, role } = parse(text, ['read', 'update', 'delete', 'write']);
    return verb === 'write' ? [`update("${role}")`, `delete("${role}")`] : [`${verb}("${role}")`];
  });
  return [...new Set(stored)];
}

export function ownPermissions(userId: string): string[] {
  return [`read("user:${userId}")`, `update("user:${userId}")`, `delete("user:${userId}")`];
}

/** The roles that have this action by stored permission strings. */
export function rolesWith(action: Action, permissions: readonly string[]): string[] {
  const prefix = `${action}("`;
  return permissions.filter((text) => text.startsWith(prefix)).map((text) => text.slice(prefix.length, -2));
}

/** Whether this permission is for this user alone. */
export function isGrantTo(userId: string, permission: string): boolean {
  return permission.includes(`("user:${userId}")`) || permission.includes(`("user:${userId}/`);
}

/**
 * A user may grant permissions only to his own roles.
 * @throws user_unauthorized
 */
export function requireOwnRoles(roles: readonly string[], permissions: readonly string[]): void {
  for (const permission of permissions) {
    const role = permission.slice(permission.indexOf('"') + 1, -2);
    if (!roles.includes(role)) throw unauthorized(`Permissions must be one of: (${roles.join(', ')})`);
  }
}

export const GUEST_ROLES: readonly string[] = ['any', 'guests'];

/** The roles of an account. */
export function rolesOfUser(user: { id: string; emailVerified: boolean; labels: readonly string[] }): string[] {
  const state = user.emailVerified ? 'verified' : 'unverified';
  return [
    'any',
    'users',
    `user:${user.id}`,
    `user:${user.id}/${state}`,
    `users/${state}`,
    ...user.labels.map((label) => `label:${label}`),
  ];
}

export function samePermissions(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && new Set([...a, ...b]).size === a.length;
}
