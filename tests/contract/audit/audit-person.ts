import { join } from 'node:path';
import { decodeEntry, type AuditEntry } from '../../../server/audit/audit-entry.ts';
import { verifyAudit, type AuditVerdict, type VerifyOptions } from '../../../server/audit/verify-audit.ts';
import { readDatabase } from '../../../server/store/read-only.ts';

/** An entry with the ids of people in place of their pseudonyms; a forgotten one is `?`. */
export type NamedEntry = Omit<AuditEntry, 'actor' | 'subject' | 'other'> &
  Record<'actor' | 'subject' | 'other', string>;

/** All entries of a data folder, the oldest first. */
export function entriesIn(dataFolder: string): NamedEntry[] {
  return readDatabase(join(dataFolder, 'audit.sqlite'), (file) => {
    const ids = new Map(file.all('SELECT pseudonym, id FROM people').map((row) => [row['pseudonym'], row['id']]));
    const idOf = (pseudonym: string | null) => (pseudonym === null ? '' : String(ids.get(pseudonym) ?? '?'));
    return file
      .all('SELECT body FROM entries ORDER BY seq')
      .map(({ body }) => decodeEntry(String(body)))
      .map((entry) => ({
        ...entry,
        actor: idOf(entry.actor),
        subject: idOf(entry.subject),
        other: idOf(entry.other),
      }));
  });
}

/** `dr-ada (doctor) read p-1 blood_pressure` */
export const inWords = ({ actor, role, action, subject, collection, other, detail }: NamedEntry): string =>
  [actor === '' ? role : `${actor} (${role})`, action, subject, collection, other && `→ ${other}`, detail]
    .filter((part) => part !== '')
    .join(' ');

export const verifyIn = (dataFolder: string, options?: VerifyOptions): AuditVerdict =>
  readDatabase(join(dataFolder, 'audit.sqlite'), (file) => verifyAudit(file, options));
