import { AuditFile } from './audit-file.ts';
import { draftOf } from './drafts.ts';

/** Opens the file of a trail, and begins the chain in a new one. */
export function openTrail(path: string): AuditFile {
  const file = new AuditFile(path);
  file.atomically(() => {
    if (file.head() === null) file.append([draftOf('server', { action: 'trail-begin' })]);
  });
  return file;
}
