import { forgetDeviceKey } from './device-key.ts';
import { forgetHead } from './head-snapshot.ts';
import { databaseName } from './open-store.ts';

/** Takes away what opens this user's data and what the next start would show, before anything that takes time. */
export async function forgetSealed(userId: string): Promise<void> {
  await forgetDeviceKey(userId);
  await forgetHead(userId);
}

/**
 * Removes everything of one user from this device. The key goes first, so that what an interruption leaves behind
 * is unreadable. Close the store in every tab and worker before.
 */
export async function eraseStore(userId: string): Promise<void> {
  await forgetSealed(userId);
  const name = databaseName(userId);
  const all = await indexedDB.databases();
  const own = all
    .map((database) => database.name ?? '')
    // The second is RxDB's channel between tabs in browsers without a BroadcastChannel.
    .filter((each) => each.includes(`${name}--`) || each.endsWith(`|${name}`));
  await Promise.all(own.map(deleteDatabase));
}

const deleteDatabase = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error));
    // A connection of another tab holds it; the deletion follows when that tab closes, and the key is gone already.
    request.addEventListener('blocked', () => resolve());
  });
