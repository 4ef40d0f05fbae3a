/** A text that occurs exactly once in a file (path from `src`), and the text that replaces it. */
export type Edit = readonly [file: string, from: string, to: string];

/**
 * Small pages and transactions, so that a run with few records reaches every page boundary. Used in every simulation.
 */
export const narrow: readonly Edit[] = [
  ['sync/transport/remote.ts', 'MAX_OPERATIONS = 100', 'MAX_OPERATIONS = 10'],
  ['sync/replication/pull/page-reader.ts', 'const PAGE = 1000', 'const PAGE = 12'],
  ['sync/replication/pull/page-reader.ts', 'const OLDER_PAGE = 2 * PAGE', 'const OLDER_PAGE = PAGE'],
  ['sync/replication/context/tombstone-log.ts', 'const PAGE = 1000', 'const PAGE = 7'],
  ['model/files/bucket.ts', 'CHUNK_BYTES = 5 * 1024 * 1024', 'CHUNK_BYTES = 40'],
  // Encryption runs in another thread and ends at a random moment, so a backup of the simulation is not encrypted.
  ['db/encryption/passphrase-encryption.ts', 'const key = await keyOf(passphrase, salt, ROUNDS);', 'void passphrase;'],
  [
    'db/encryption/passphrase-encryption.ts',
    'box: await seal(key, text, aadOf(additionalData, { rounds: ROUNDS, salt }))',
    'box: text',
  ],
  [
    'db/encryption/passphrase-encryption.ts',
    'return unseal(await keyOf(passphrase, salt, rounds), box, aadOf(additionalData, sealed));',
    'return box;',
  ],
];

/** A version of a row that was sent is never sent again in this run: sending again would hide a bug in the normal path. */
export const sentOnce: Edit = [
  'sync/replication/push/push.ts',
  'revision === _rev && performance.now() - at < RESEND_MS',
  'revision === _rev && at > 0',
];
