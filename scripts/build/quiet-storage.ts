import type { Plugin } from 'vite';

/** The advertisement that RxDB's Dexie storage prints at its first write, in every tab and worker. */
const ADVERTISEMENT = /if \(!shownNonPremiumLog && .*\{\n[^}]*\} else \{\n[^}]*\}/;

/** @throws when the library no longer prints it so */
export function withoutAdvertisement(code: string): string {
  if (!ADVERTISEMENT.test(code))
    throw new Error('The Dexie storage of RxDB has changed: its advertisement was not found');
  return code.replace(ADVERTISEMENT, '');
}

/** Removes the advertisement from the app: on the console of a person's phone stands only what went wrong. */
export const quietStorage: Plugin = {
  name: 'quiet-storage',
  apply: 'build',
  transform: {
    filter: { id: /\/rxdb\/dist\/esm\/plugins\/storage-dexie\/rx-storage-instance-dexie\.js$/ },
    handler: withoutAdvertisement,
  },
};
