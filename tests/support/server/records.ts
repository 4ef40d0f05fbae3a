import { ID, type Databases } from 'node-appwrite';

const ownerGrants = (userId: string) => ['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`);

/** Makes a record of `userId` on the server, as another device of hers would have. */
export const ownedDocument = (databases: Databases, collection: string, userId: string, data: object) =>
  databases.createDocument('maia', collection, ID.unique(), { ...data, userId }, ownerGrants(userId));

/** `HH:mm` and the date on the clocks of a zone, so many minutes from now. */
export function clockIn(timeZone: string, minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() + minutes * 60_000);
  const text = at.toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
