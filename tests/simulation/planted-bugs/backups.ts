import type { Edit } from './edit.ts';

/** Backups that are restored beside newer records. */
export const backupsBugs = {
  'a restored backup brings back what was deleted since': [
    ['db/backup/restore-backup.ts', '(stored?._deleted && !record.isNeverDeleted) || ', ''],
  ],
  'a restored backup overwrites later edits': [
    [
      'db/backup/restore-backup.ts',
      'const theirs = contentOf(record, before);',
      'const theirs = contentOf(record, before), newer = contentOf(record, row);',
    ],
    [
      'db/backup/restore-backup.ts',
      'return { ...localFields, ...merged,',
      'return { ...localFields, ...merged, ...newer,',
    ],
    [
      'db/backup/restore-backup.ts',
      'hasChanged = !isSameContent(merged, theirs);',
      'hasChanged = !isSameContent(newer, theirs);',
    ],
  ],
  'a restored deletion wins over a later edit': [
    ['db/backup/restore-deletion.ts', 'recordedDesc, isBrought: true });', 'recordedDesc });'],
  ],
} as const satisfies Record<string, readonly Edit[]>;
