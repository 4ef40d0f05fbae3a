import { ID, type Databases } from 'node-appwrite';

const ownerGrants = (userId: string) => ['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`);

/** Creates a record of `userId` on the server, as another device of this user would. */
export const ownedDocument = (databases: Databases, collection: string, userId: string, data: object) =>
  databases.createDocument('maia', collection, ID.unique(), { ...data, userId }, ownerGrants(userId));

/** The date and the time (`HH:mm`) in a time zone, this many minutes from now. */
export function clockIn(timeZone: string, minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() + minutes * 60_000);
  const text = at.toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
