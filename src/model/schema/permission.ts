/** What a role can be allowed to do with one document. */
export type Action = 'read' | 'update' | 'delete';

/** A grant in Appwrite's notation, for example `read("user:amina")`. */
export const grant = (action: Action, role: string): string => `${action}("${role}")`;

/** The grants of one user on a document that he owns. */
export const ownerGrants = (actions: readonly Action[], userId: string): string[] =>
  actions.map((action) => grant(action, `user:${userId}`));

/**
 * The user who owns a document, as its grants prove, or undefined.
 * Anyone may write any `userId` into a document, but no account can grant a role that it does not hold, so only the
 * grants prove the owner.
 */
export const ownerByGrant = (document: { userId: string; $permissions: readonly string[] }): string | undefined =>
  document.$permissions.includes(grant('delete', `user:${document.userId}`)) ? document.userId : undefined;
