import { profile } from '../../src/model/records/profile.ts';
import type { ServerDocument } from './server-document.ts';
import type { Remote } from './remote.ts';

/**
 * Whether this profile was created by another account than the one its id names.
 * @param writer the account that wrote it, or an empty string when that is not known
 */
export function isForeignProfile(document: ServerDocument, writer = ''): boolean {
  const users = document.$permissions.flatMap((permission) => /\("user:([^"/]+)/.exec(permission)?.[1] ?? []);
  if (users.includes(document.$id)) return false;
  return users.length > 0 || (writer !== '' && writer !== document.$id);
}

/**
 * Removes a profile that another account created: otherwise the owner of the account could never create one.
 * @returns whether it was removed
 */
export async function removeForeignProfile(remote: Remote, document: ServerDocument, writer = ''): Promise<boolean> {
  if (!isForeignProfile(document, writer)) return false;
  await remote.remove(profile.collection, document.$id);
  return true;
}
