import { createInterface } from 'node:readline/promises';
import { createIdentity } from '../../server/admin/age-keys.ts';
import { isEncrypted } from '../../server/admin/archive-input.ts';
import { createBackup } from '../../server/admin/backup.ts';
import { restore } from '../../server/admin/restore.ts';
import type { StaffReport } from './create-staff.ts';

/** Reads BACKUP_RECIPIENT: age recipients with spaces or commas between. */
export const recipientsOf = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,]+/).filter((word) => word !== '');

/** @throws Error when the backup is not made, or uploaded files had lost their bytes */
export async function backUp(data: string, file: string, recipients: readonly string[]): Promise<StaffReport> {
  const { path, files, bytes, missing, made } = await createBackup(data, file, recipients);
  if (missing > 0) throw new Error(`${path} is made, but ${missing} uploaded files had lost their bytes before.`);
  const size = `${path}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, as of ${made}.`;
  return recipients.length > 0
    ? [`${size} Encrypted for ${recipients.length} recipient${recipients.length === 1 ? '' : 's'}.`]
    : [
        `${size} It holds everything and is NOT encrypted: keep it as safe as the server, or set BACKUP_RECIPIENT (docs/operations.md).`,
      ];
}

/**
 * The file with the identity for a backup: the given one, or the one that the operator types.
 * @returns undefined when the backup is not encrypted
 * @throws Error when it is encrypted and there is neither a file nor a terminal
 */
export async function identityFor(file: string, given: string | undefined): Promise<string | undefined> {
  if (given !== undefined || !process.stdin.isTTY || !(await isEncrypted(file).catch(() => false))) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question('The backup is encrypted. File with the identity: ');
  terminal.close();
  return typed.trim() || undefined;
}

export async function restoreBackup(file: string, data: string, identity: string | undefined): Promise<StaffReport> {
  const { made, files, missing } = await restore(file, data, await identityFor(file, identity));
  const lost = missing > 0 ? [`${missing} uploaded files had lost their bytes before the backup.`] : [];
  return [`${data} is as it was on ${made}: ${files} files. Start the server.`, ...lost];
}

/** Writes a new identity into a file. */
export async function createBackupKey(file: string): Promise<StaffReport> {
  const recipient = await createIdentity(file);
  return [
    `${file} is the identity. Without it no encrypted backup can be restored: keep two copies, none of them on the server.`,
    'On the server set:',
    `BACKUP_RECIPIENT=${recipient}`,
  ];
}
