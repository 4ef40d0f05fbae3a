import { forumGrants } from '../src/model/forum-rules.ts';
import { grant } from '../src/model/permission.ts';

/** Stands in the forum where an account has to be named that is gone. */
export const NOBODY = 'erased';

/** Appwrite lets an account have this id; it would own what all who left have written. */
export const isNobody = (userId: string): boolean => userId.toLowerCase() === NOBODY;

/** Who reads a text of the forum: never an account that has the id of those who are gone. */
export const textGrants = (userId: string, isHidden: boolean): string[] =>
  forumGrants(userId, isHidden).filter((given) => given !== grant('read', `user:${NOBODY}`));
