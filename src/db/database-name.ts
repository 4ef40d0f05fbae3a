/** Different for every user: what is not a lower-case letter or digit is written as its code, so that no two ids meet. */
export const databaseName = (userId: string): string =>
  `maia_${userId.replace(/[^a-z0-9]/g, (char) => `_${char.charCodeAt(0).toString(16)}`)}`;
