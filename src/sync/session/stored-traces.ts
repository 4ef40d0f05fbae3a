import { FALLBACK_KEY } from '@/sync/transport/fallback-session.ts';

/**
 * Keys that belong to the device and not to a user: appearance, language, low-data mode, the country's emergency
 * number, that no user is signed in, that a user has signed out, that a contact message is unsent, the neutral name. The
 * session of a browser that sends no cookie stays until `endSignedOutSession` has ended it on the server, as a cookie
 * does.
 */
const deviceKeys = new Set([
  'maia-theme',
  'maia-language',
  'maia-text-size',
  'maia-low-data',
  'maia-emergency',
  'maia-auth',
  'maia-left',
  'maia-persist',
  'maia-contact',
  FALLBACK_KEY,
  'maia-plain',
]);
const userKey = /^maia-(?:kept|loss|leaving|lock)-(.+)$/;

/**
 * Clears what pages store unencrypted: the user's identity, the hospital's number, drafts, and any token that a library
 * has stored.
 */
export function forgetStoredTraces(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    const owner = userKey.exec(key)?.[1];
    // The markers of another user are for that user only; leave them.
    if (!deviceKeys.has(key) && (owner === undefined || owner === userId)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}
