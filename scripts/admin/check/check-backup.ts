import { existsSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { lastBackupOf } from '../../../server/admin/last-backup.ts';
import { checkSecretFile } from './check-files.ts';
import { ok, unsafe, warning, type Finding } from './finding.ts';

const HOUR_MS = 3_600_000;
/** A backup a day, and one that failed or comes late. */
const MAX_AGE_HOURS = 48;
const MAKE_ONE = 'Make one, and let a timer make one a day: npm run admin -- backup FILE (docs/operations.md)';

/** The age of the newest backup, where it is, and who can read it. */
export function checkBackup(dataPath: string, now: number): Finding[] {
  const last = lastBackupOf(dataPath);
  if (!last) return [unsafe('No backup of this data folder is known.', MAKE_ONE)];
  const { path, made, isEncrypted } = last;
  const hours = (now - Date.parse(made)) / HOUR_MS;
  const age = `The newest backup is ${Math.floor(hours)} hours old (${made})`;
  const findings: Finding[] = [
    hours > MAX_AGE_HOURS ? unsafe(`${age}: what was written since can be lost.`, MAKE_ONE) : ok(`${age}.`),
  ];
  if (!isEncrypted)
    findings.push(
      warning(
        'The newest backup is not encrypted, and it has all data and the keys.',
        'Make a key on another machine (npm run admin -- backup-key FILE), and set BACKUP_RECIPIENT here.',
      ),
    );
  if (!existsSync(path))
    return [...findings, ok(`It is no longer in ${path}. Prove it where it is: npm run admin -- restore-drill FILE`)];
  if (path.startsWith(resolve(dataPath) + sep))
    findings.push(unsafe('The newest backup is inside the data folder, and is lost with it.', 'Keep it elsewhere.'));
  else if (statSync(path).dev === statSync(dataPath).dev)
    findings.push(
      warning('The newest backup is on the same disk as the data.', 'Copy it to another machine after it is made.'),
    );
  return [...findings, ...(isEncrypted ? [] : checkSecretFile(path, 'has all data and the keys'))];
}
