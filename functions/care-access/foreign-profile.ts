import { profile } from '../../src/model/profile.ts';
import type { HeldDocument } from './held-document.ts';
import type { Remote } from './remote.ts';

/**
 * Was this profile made by another account than the one its id names?
 * @param writer the account that wrote it, or an empty string when that is not known
 */
export function isForeignProfile(held: HeldDocument, writer = ''): boolean {
  const users = held.$permissions.flatMap((given) => /\("user:([^"/]+)/.exec(given)?.[1] ?? []);
  if (users.includes(held.$id)) return false;
  return users.length > 0 || (writer !== '' && writer !== held.$id);
}

/** Removes such a profile: it would keep the account's owner from ever having one. @returns whether it was removed */
export async function removeForeignProfile(remote: Remote, held: HeldDocument, writer = ''): Promise<boolean> {
  if (!isForeignProfile(held, writer)) return false;
  await remote.remove(profile.collection, held.$id);
  return true;
}
