/** A unique name per user: every other character than a-z and 0-9 is replaced by its code, so that two ids never collide. */
export const databaseName = (userId: string): string =>
  `maia_${userId.replace(/[^a-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}`)}`;
