import { invalidArgument, unauthorized } from './api-error.ts';

export type Action = 'create' | 'read' | 'update' | 'delete';

export interface Permission {
  action: Action;
  role: string;
}

const FORM = /^(create|read|update|delete|write)\("([^"]+)"\)$/;
const ID = '[A-Za-z0-9][A-Za-z0-9._-]{0,35}';
const ROLE = new RegExp(
  `^(any|guests|users(/(un)?verified)?|user:${ID}(/(un)?verified)?|team:${ID}(/[A-Za-z0-9._-]+)?|member:${ID}|label:[A-Za-z0-9]{1,36})$`,
);
const MAX_PERMISSIONS = 100;

const refused = (detail: string): Error => invalidArgument(`Invalid \`permissions\` param: ${detail}`);

function parse(text: unknown, allowed: readonly string[]): { verb: string; role: string } {
  const [, verb, role] = (typeof text === 'string' && FORM.exec(text)) || [];
  if (verb === undefined || role === undefined || !ROLE.test(role)) {
    throw refused(`Invalid permission string format: "${String(text)}".`);
  }
  if (!allowed.includes(verb)) {
    throw refused(`Permission "${String(text)}" is not allowed. Must be one of: ${allowed.join(', ')}.`);
  }
  return { verb, role };
}

/** The permissions of a collection, `write` spelt out. Throws for a malformed one. */
export function collectionPermissions(texts: readonly string[]): Permission[] {
  return texts.flatMap((text) => {
    const { verb, role } = parse(text, ['create', 'read', 'update', 'delete', 'write']);
    const actions: Action[] = verb === 'write' ? ['create', 'update', 'delete'] : [verb as Action];
    return actions.map((action) => ({ action, role }));
  });
}

/**
 * The permission strings of a document as they are stored: `write` becomes update and delete, none twice.
 * Throws general_argument_invalid for a list that is none or for a malformed entry.
 */
export function documentPermissions(list: unknown): string[] {
  if (!Array.isArray(list) || list.length > MAX_PERMISSIONS) {
    throw refused(`Value must be an array of at most ${MAX_PERMISSIONS} permission strings.`);
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

/** Roles that stored permission strings give this action to. */
export function rolesWith(action: Action, permissions: readonly string[]): string[] {
  const prefix = `${action}("`;
  return permissions.filter((text) => text.startsWith(prefix)).map((text) => text.slice(prefix.length, -2));
}

/** Does this permission string give something to this user alone? */
export function isGrantTo(userId: string, permission: string): boolean {
  return permission.includes(`("user:${userId}")`) || permission.includes(`("user:${userId}/`);
}

/** The user may hand out only roles held; throws user_unauthorized otherwise. */
export function requireHeldRoles(held: readonly string[], permissions: readonly string[]): void {
  for (const permission of permissions) {
    const role = permission.slice(permission.indexOf('"') + 1, -2);
    if (!held.includes(role)) throw unauthorized(`Permissions must be one of: (${held.join(', ')})`);
  }
}

export const GUEST_ROLES: readonly string[] = ['any', 'guests'];

/** The roles an account holds. */
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
