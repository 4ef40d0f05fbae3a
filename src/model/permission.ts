/** What a role may be allowed to do with one document. */
export type Action = 'read' | 'update' | 'delete';

/** Appwrite's text for one grant, for example `read("user:amina")`. */
export const grant = (action: Action, role: string): string => `${action}("${role}")`;

/** The grants of one user on a document of his own. */
export const ownerGrants = (actions: readonly Action[], userId: string): string[] =>
  actions.map((action) => grant(action, `user:${userId}`));

/**
 * The user who owns a document by its grants, or undefined.
 * Anyone may write any `userId` into a document, but nobody can grant a role that he does not hold,
 * so only the grants say whose record it is.
 */
export const ownerByGrant = (document: { userId: string; $permissions: readonly string[] }): string | undefined =>
  document.$permissions.includes(grant('delete', `user:${document.userId}`)) ? document.userId : undefined;
