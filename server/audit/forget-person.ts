import type { AuditHead } from './audit-entry.ts';
import type { AuditFile } from './audit-file.ts';
import { draftOf } from './drafts.ts';

/**
 * Removes the id of a person and the salt of the pseudonym, and adds an entry that says so; call it inside
 * `atomically`. The entries of the person stay, and cannot be traced back to the person any more.
 * @returns the new head; null when the person does not stand in the trail
 */
export function forgetPerson(file: AuditFile, userId: string): AuditHead | null {
  if (file.pseudonymOf(userId) === null) return null;
  const head = file.append([draftOf('server', { action: 'forget', subject: userId })]);
  file.run('DELETE FROM people WHERE id = ?', userId);
  return head;
}
