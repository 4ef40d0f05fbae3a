import type { Edit } from './edit.ts';

/** Files and the records that name them. */
export const filesBugs = {
  'a record is sent before its file': [
    [
      'sync/replication/push/push.ts',
      'if (!row._deleted && (awaitingFile.has(row.id) || awaitedFile.has(row.id))) return [];',
      '',
    ],
  ],
  'a resumed file is sent under a second id': [
    [
      'sync/outbox/send-file.ts',
      'const piece = { bucket, id,',
      'const piece = { bucket, id: upload.isBegun ? `${id}b` : id,',
    ],
  ],
  'the file of a restored record is not sent': [
    [
      'db/backup/backup-files.ts',
      "if (row && row.get('serverUpdatedAt') === '') await files.change",
      'if (!row) await files.change',
    ],
  ],
  'a file that the server has lost is not sent again': [
    ['sync/outbox/reconcile-files.ts', "if (decision !== 'upload' || copy", "if (decision === 'upload' || copy"],
  ],
} as const satisfies Record<string, readonly Edit[]>;
