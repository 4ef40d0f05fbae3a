import { forumGrants } from '../../src/model/forum/forum-rules.ts';
import { grant } from '../../src/model/schema/permission.ts';

/** The `userId` of forum texts whose account was deleted. */
export const NOBODY = 'erased';

/** Appwrite allows an account with this id; it would own the texts of all deleted accounts. */
export const isNobody = (userId: string): boolean => userId.toLowerCase() === NOBODY;

/** The grants of a forum text, without the grant to NOBODY: an account could have that id. */
export const textGrants = (userId: string, isHidden: boolean): string[] =>
  forumGrants(userId, isHidden).filter((permission) => permission !== grant('read', `user:${NOBODY}`));
