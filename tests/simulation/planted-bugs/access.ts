import type { Edit } from './edit.ts';

/** Accounts, permissions and what a device may hold of other people. */
export const accessBugs = {
  'any account will do': [['sync/transport/session-guard.ts', '.then((id) => id === userId)', '.then(() => true)']],
  'a lost session counts as a session': [
    [
      'sync/transport/session-guard.ts',
      "error.kind === 'unauthorized') return false;",
      "error.kind === 'unauthorized') return true;",
    ],
  ],
  'a lost session is not checked again': [
    ['sync/replication/replication.ts', "if (rateLimiter.blockedBy === 'sign-in') rateLimiter.wake();", ''],
  ],
  'rows are sent under any signed-in account': [
    ['sync/replication/push/push.ts', 'await context.verify(RECENT_MS);', 'void RECENT_MS;'],
    ['sync/records/row-mapping.ts', '$permissions: ownerGrants(record.creatorMay, userId),', '$permissions: [],'],
  ],
  'readings may be changed by their owner': [
    [
      'sync/records/row-mapping.ts',
      'ownerGrants(record.creatorMay, userId)',
      "ownerGrants([...record.creatorMay, 'update'], userId)",
    ],
  ],
  'rows of other users are pulled': [
    [
      'sync/replication/context/keyset-pagination.ts',
      'const queries = [ownedBy(userId, fields), ',
      'const queries = [',
    ],
    [
      'sync/replication/pull/pull.ts',
      'page.documents.filter((document) => isStoredFor(record, document, userId))',
      'page.documents',
    ],
  ],
  'a doctor keeps what she was shown of a patient who left': [
    [
      'features/doctor/queries/persist-queries.ts',
      'return !ids.has(patientId) || (partly.has(patientId) && isOfWholeRecord(queryKey));',
      'return partly.has(patientId) && isOfWholeRecord(queryKey);',
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;
