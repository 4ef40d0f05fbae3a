/**
 * What belongs to the phone: its look, its language, that it saves data, its country's emergency number, that nobody is signed
 * in, that somebody has left, that a message waits.
 */
const kept = new Set([
  'maia-theme',
  'maia-language',
  'maia-text-size',
  'maia-low-data',
  'maia-emergency',
  'maia-auth',
  'maia-left',
  'maia-persist',
  'maia-contact',
]);
const perUser = /^maia-(?:kept|loss|leaving)-(.+)$/;

/** Clears what pages keep in clear: who she was, her hospital's number, her drafts, and any token a library has left there. */
export function forgetStoredTraces(userId: string): void {
  for (const key of Object.keys(localStorage)) {
    const owner = perUser.exec(key)?.[1];
    // That another person's entries wait on this phone is hers to know.
    if (!kept.has(key) && (owner === undefined || owner === userId)) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}
